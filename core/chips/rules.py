"""Denominations in use and gone, and the ledger of what came into play or left it (RULES F4 to F7)."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from core.chips.needed import needed_reasons
from core.chips.now import above, in_play, to_race
from core.chips.racing import chip_reasons
from core.floor.seating import in_reasons
from core.say import acts, records
from core.say.acts import Act
from core.say.reasons import BadAmount, Coded, Fact, NoSuchEntry, Reason, Why
from core.tournament.rule import Context, Rule
from core.tournament.ruling import coded_against, coded_because
from core.tournament.state import Tournament

# The director's words for the ledger, and whether chips of that sort can only leave play, only come into
# it, or what the rulebook says of chips that were found.
LEDGER = {
    "found": "found", "hidden": "found", "pocketed": "found",
    "forfeited": "out", "missing": "out", "surplus": "in",
}  # fmt: skip
MOST_CHIPS, HIGHEST = 20, 1_000_000_000


def check_set(t: Tournament, act: acts.SetChips, now: int) -> Iterator[Reason]:
    values = act.values
    if len(values) > MOST_CHIPS or len(set(values)) < len(values):
        yield Coded(Why.BAD_CHIPS, {"chips": values[: MOST_CHIPS + 1]})
    for value in values[:MOST_CHIPS]:
        if not 0 < value <= HIGHEST:
            yield BadAmount(what="chips", amount=value)


def do_set(t: Tournament, act: acts.SetChips, context: Context) -> Iterator[records.Record]:
    yield records.ChipSetMade(tuple(sorted(act.values)))


def check_colour_up(t: Tournament, act: acts.ColourUp, now: int) -> Iterator[Reason]:
    wrong = [*chip_reasons(t, act.chip)]
    yield from wrong
    if wrong:
        return
    if (lower := in_play(t)[0]) < act.chip:
        facts: dict[str, Fact] = {"chip": act.chip, "lower": lower}
        yield Coded(Why.LOWER_CHIP_FIRST, facts, overridable=True)
    if tables := to_race(t, act.chip):
        labels = tuple(x.label for x in tables)
        yield Coded(Why.NOT_RACED, {"chip": act.chip, "tables": labels}, overridable=True)
    yield from needed_reasons(t, act.chip, now)


def do_colour_up(t: Tournament, act: acts.ColourUp, context: Context) -> Iterator[records.Record]:
    yield records.ColouredUp(act.chip)
    races = [x for x in t.races if x.chip == act.chip]
    facts: dict[str, str | int] = {"chip": act.chip, "new": above(t, act.chip) or 0, "races": len(races)}
    if t.chips_in_play % gcd(*(v for v in in_play(t) if v != act.chip)):
        # to the chip the ledger closes all the same: some were not raced, or nobody told of them
        facts["unpaid"] = t.chips_in_play
    yield coded_because(
        t, "colour_up", "race.gone_colour", entry=0, gone=t.rulebook.word("race.gone_colour"), **facts
    )  # fmt: skip


def check_exchange(t: Tournament, act: acts.ExchangeGone, now: int) -> Iterator[Reason]:
    yield from in_reasons(t, act.entry)
    if not t.chips:
        yield Coded(Why.CHIPS_UNKNOWN)
    elif act.chip not in t.chips:
        yield Coded(Why.NO_SUCH_CHIP, {"chip": act.chip, "chips": t.chips})
    elif act.chip not in t.chips_gone:
        yield Coded(Why.CHIP_IN_PLAY, {"chip": act.chip})
    elif not in_play(t):
        yield Coded(Why.CHIPS_UNKNOWN)
    if act.count < 1:
        yield BadAmount(what="chips", amount=act.count)
    elif act.chip * act.count > t.chips_in_play:
        facts: dict[str, Fact] = {"amount": act.chip * act.count, "chips": t.chips_in_play}
        yield Coded(Why.MORE_THAN_IN_PLAY, facts)


def do_exchange(t: Tournament, act: acts.ExchangeGone, context: Context) -> Iterator[records.Record]:
    """Into whole chips of the lowest denomination in play; what is left over is removed (RULES F4)."""
    value, lowest = act.chip * act.count, in_play(t)[0]
    at_par = t.rulebook.word("race.gone_colour") == "exchanged_at_par"
    exchanged = value // lowest * lowest if at_par else 0
    table = t.entries[act.entry].table or 0
    yield records.ChipsAdjusted(table, act.entry, exchanged - value, "gone")
    yield coded_because(
        t, "gone_colour", "race.gone_colour", name=t.name(act.entry), chip=act.chip, count=act.count,
        value=value, exchanged=exchanged, removed=value - exchanged, lowest=lowest,
    )  # fmt: skip


def check_adjust(t: Tournament, act: acts.AdjustChips, now: int) -> Iterator[Reason]:
    if act.why not in LEDGER:
        yield Coded(Why.BAD_LEDGER, {"why": act.why, "words": tuple(LEDGER)})
    if act.entry is not None and act.entry not in t.entries:
        yield NoSuchEntry(entry=act.entry)
    if act.table is not None and t.open_table(act.table) is None:
        yield Coded(Why.NO_SUCH_TABLE, {"table": act.table})
    way = LEDGER.get(act.why, "")
    wrong_way = (way == "out" and act.amount > 0) or (way == "in" and act.amount < 0)
    if wrong_way or not 0 < abs(act.amount) <= HIGHEST:
        yield BadAmount(what="chips", amount=act.amount)
    elif -act.amount > t.chips_in_play:
        yield Coded(Why.MORE_THAN_IN_PLAY, {"amount": -act.amount, "chips": t.chips_in_play})
    elif way == "found" and act.amount > 0 and t.rulebook.word("chips.found") == "leave_play":
        yield coded_against(t, Why.FOUND_LEAVES_PLAY, "chips.found", amount=act.amount)


def do_adjust(t: Tournament, act: acts.AdjustChips, context: Context) -> Iterator[records.Record]:
    entry, table = act.entry or 0, act.table or 0
    if entry and not table:
        table = t.entries[entry].table or 0
    yield records.ChipsAdjusted(table, entry, act.amount, act.why)
    if LEDGER[act.why] == "found":
        yield coded_because(
            t, "chips_found", "chips.found", amount=abs(act.amount), out=int(act.amount < 0),
            found=t.rulebook.word("chips.found"), why=act.why,
        )  # fmt: skip


RULES: dict[type[Act], Rule] = {
    acts.SetChips: Rule(check_set, do_set),
    acts.ColourUp: Rule(check_colour_up, do_colour_up),
    acts.ExchangeGone: Rule(check_exchange, do_exchange),
    acts.AdjustChips: Rule(check_adjust, do_adjust),
}
