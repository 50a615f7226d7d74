"""Denominations in use and gone, and the ledger of what came into play or left it (procedures F4 to F7)."""

from collections.abc import Iterator
from math import gcd

from core.chips.now import above, announcement, due, in_play, to_race
from core.clock.chip_plan import amounts, payable, removable
from core.clock.clock import read
from core.clock.levels import ante_shares
from core.floor.seating import in_reasons
from core.say import acts, reasons, records
from core.say.becauses import ChipsFound, ColourUpDone, GoneChipsExchanged
from core.say.decision import Context
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.state import Tournament

# The director's words for the ledger, and whether chips of that sort can only leave play, only come into
# it, or what the rulebook says of chips that were found.
LEDGER = {
    "found": "found", "hidden": "found", "pocketed": "found",
    "forfeited": "out", "missing": "out", "surplus": "in",
}  # fmt: skip
MOST_CHIPS, HIGHEST = 20, 1_000_000_000


# The chips that clubs' cases hold.
USUAL = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000)


def suggested(t: Tournament) -> tuple[int, ...]:
    """Return the usual chips, and those the structure takes away, from the lowest that a blind or ante needs
    up to half the stack sold at the door, two of the first big blinds or a quarter of a later one; nothing
    while there is no level."""
    blinds = [level.big_blind for level in t.clock.levels if not level.pause]
    if not blinds:
        return ()
    named = {value for level in t.clock.levels for value in level.remove}
    values = sorted({*USUAL, *named})
    idle = {*removable(t.clock.levels, values, -1, ante_shares(t))} - named
    entry = t.money.price("entry")
    most = max((entry.chips if entry else 0) // 2, 2 * blinds[0], *(big // 4 for big in blinds), *named)
    return tuple(v for v in values if v not in idle and v <= most)


def chip_reasons(t: Tournament, chip: int) -> Iterator[reasons.Reason]:
    """Yield why a chip cannot be raced or removed from play."""
    if not t.chips.values:
        yield reasons.ChipsUnknown()
    elif chip not in t.chips.values:
        yield reasons.NoSuchChip(chip=chip, chips=t.chips.values)
    elif chip in t.chips.coloured_up:
        yield reasons.ChipGone(chip=chip)
    elif above(t, chip) is None:
        yield reasons.HighestChip(chip=chip)


def needed_reasons(t: Tournament, chip: int, now: int) -> Iterator[reasons.Reason]:
    """Yield the next level that cannot be paid without this chip. Chips the structure colours up now leave, a
    mistake or not (procedure G6), and so do announced ones."""
    if chip in due(t, now) or announcement(chip) in t.word.announced:
        return
    playing, shares = in_play(t), ante_shares(t)
    remaining = [v for v in playing if v != chip]
    first = read(t.clock.levels, t.clock.position, now).index + 1
    for index in range(first, len(t.clock.levels)):
        for amount in sorted(amounts(t.clock.levels[index : index + 1], shares)):
            if payable(amount, playing) and not payable(amount, remaining):
                level = sum(not row.pause for row in t.clock.levels[: index + 1])
                yield reasons.ChipNeeded(chip=chip, amount=amount, level=level)
                return


@rule
def decide_set(t: Tournament, act: acts.SetChips, now: int) -> Deciding:
    if len(act.values) > MOST_CHIPS or len(set(act.values)) < len(act.values):
        yield reasons.BadChipSet()
    for value in act.values[:MOST_CHIPS]:
        if not 0 < value <= HIGHEST:
            yield reasons.BadAmount(what="chips", amount=value)
    return lambda context: [records.ChipSetMade(tuple(sorted(act.values)))]


@rule
def decide_colour_up(t: Tournament, act: acts.ColourUp, now: int) -> Deciding:
    wrong = [*chip_reasons(t, act.chip)]
    yield from wrong
    if not wrong:
        if (lower := in_play(t)[0]) < act.chip:
            yield reasons.LowerChipFirst(chip=act.chip, lower=lower)
        if tables := to_race(t, act.chip):
            yield reasons.NotRaced(chip=act.chip, tables=tuple(x.id for x in tables))
        yield from needed_reasons(t, act.chip, now)

    def done(context: Context) -> Iterator[records.Record]:
        yield records.ColouredUp(act.chip)
        # to the chip the ledger closes all the same: some were not raced, or nobody told of them
        unmade = t.chips.in_play % gcd(*(v for v in in_play(t) if v != act.chip))
        gone = t.rulebook.word("race.gone_colour")
        unpaid = t.chips.in_play if unmade else 0
        yield because(t, ColourUpDone(chip=act.chip, gone=gone, unpaid=unpaid), "race.gone_colour")

    return done


@rule
def decide_exchange(t: Tournament, act: acts.ExchangeGone, now: int) -> Deciding:
    """Exchange chips that are out of play for whole chips of the lowest denomination in play; a remainder is
    removed (procedure F4)."""
    value = act.chip * act.count
    yield from in_reasons(t, act.entry)
    if not t.chips.values:
        yield reasons.ChipsUnknown()
    elif act.chip not in t.chips.values:
        yield reasons.NoSuchChip(chip=act.chip, chips=t.chips.values)
    elif act.chip not in t.chips.coloured_up:
        yield reasons.ChipInPlay(chip=act.chip)
    elif not in_play(t):
        yield reasons.ChipsUnknown()
    if act.count < 1:
        yield reasons.BadAmount(what="chips", amount=act.count)
    elif value > t.chips.in_play:
        yield reasons.MoreThanInPlay(amount=value, chips=t.chips.in_play)

    def exchanged(context: Context) -> Iterator[records.Record]:
        at_par = t.rulebook.word("race.gone_colour") == "exchanged_at_par"
        kept = value - value % in_play(t)[0] if at_par else 0
        yield records.ChipsAdjusted(t.people.entries[act.entry].table or 0, act.entry, kept - value, "gone")
        exchange = GoneChipsExchanged(
            entry=act.entry, chip=act.chip, count=act.count, value=value, exchanged=kept, removed=value - kept
        )
        yield because(t, exchange, "race.gone_colour")

    return exchanged


@rule
def decide_adjust(t: Tournament, act: acts.AdjustChips, now: int) -> Deciding:
    way, found_rule = LEDGER.get(act.why, ""), t.rulebook.word("chips.found")

    def adjusted(context: Context) -> Iterator[records.Record]:
        entry, table = act.entry or 0, act.table or 0
        if entry and not table:
            table = t.people.entries[entry].table or 0
        yield records.ChipsAdjusted(table, entry, act.amount, act.why)
        if way == "found":
            yield because(t, ChipsFound(found=found_rule, out=act.amount < 0), "chips.found")

    if not way:
        yield reasons.NoSuchLedgerWord(word=act.why, words=tuple(LEDGER))
    if act.entry is not None and act.entry not in t.people.entries:
        yield reasons.NoSuchEntry(entry=act.entry)
    if act.table is not None and t.open_table(act.table) is None:
        yield reasons.NoSuchTable(table=act.table)
    wrong_way = (way == "out" and act.amount > 0) or (way == "in" and act.amount < 0)
    if wrong_way or not 0 < abs(act.amount) <= HIGHEST:
        yield reasons.BadAmount(what="chips", amount=act.amount)
    elif -act.amount > t.chips.in_play:
        yield reasons.MoreThanInPlay(amount=-act.amount, chips=t.chips.in_play)
    elif way == "found" and act.amount > 0 and found_rule == "leave_play":
        yield against(t, "chips.found", reasons.FoundLeavesPlay(amount=act.amount))
    return adjusted
