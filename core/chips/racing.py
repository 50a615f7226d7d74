"""Holding a chip race at a table by the rulebook (RULES F1 to F3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from core.chips import odd_count
from core.chips.cards import PACK, card
from core.chips.needed import needed_reasons
from core.chips.now import (
    above,
    announcement,
    button,
    button_wanted,
    from_button,
    in_play,
    leaving,
    planned,
    raced,
    rescue_chip,
)
from core.chips.race import (
    Card,
    Ways,
    chips_to_win,
    dealing,
    dealt,
    seats_from,
    stack_limit,
    suits_decide,
    winners,
)
from core.clock.clock import read
from core.say import acts, records
from core.say.becauses import CodedBecause
from core.say.reasons import BadAmount, BlindsUnknown, Coded, Fact, Reason, SameTwice, Why
from core.tournament.rule import Context, Rule
from core.tournament.ruling import coded_against, coded_because
from core.tournament.state import Table, Tournament

SECRET_BYTES = 16


def chip_reasons(t: Tournament, chip: int) -> Iterator[Reason]:
    """Why a chip cannot be raced off or taken from play."""
    if not t.chips:
        yield Coded(Why.CHIPS_UNKNOWN)
    elif chip not in t.chips:
        yield Coded(Why.NO_SUCH_CHIP, {"chip": chip, "chips": t.chips})
    elif chip in t.chips_gone:
        yield Coded(Why.CHIP_GONE, {"chip": chip})
    elif above(t, chip) is None:
        yield Coded(Why.HIGHEST_CHIP, {"chip": chip})


def check_race(t: Tournament, act: acts.Race, now: int) -> Iterator[Reason]:
    table = t.open_table(act.table)
    if table is None:
        yield Coded(Why.NO_SUCH_TABLE, {"table": act.table})
        return
    no_chip = [*chip_reasons(t, act.chip)]
    yield from no_chip
    yield from _odd_reasons(t, table, act)
    yield from _rescued_higher(t, table, act, now)
    yield from _card_reasons(table, act)
    if no_chip:
        return
    if len(act.odd) > 1 and not act.cards and button_wanted(t, table, now):
        # who is dealt to first, or whose chips are taken first; cards that were entered lie as they lie
        key = "race.start" if from_button(t, "race.start") else "race.collected_from"
        yield BlindsUnknown(table=table.id, need="race", clause=t.rulebook.cite(key))
    label = table.label
    lower = next((v for v in leaving(t, now) if v < act.chip and table.id not in raced(t, v)), None)
    if lower is not None:
        facts: dict[str, Fact] = {"chip": act.chip, "lower": lower}
        yield Coded(Why.LOWER_CHIP_FIRST, facts, overridable=True)
    if table.id in raced(t, act.chip):
        yield Coded(Why.RACED_ALREADY, {"table": label, "chip": act.chip}, overridable=True)
    yield from _miscounted(t, table, act)
    yield from needed_reasons(t, act.chip, now)
    if _silent(t, act.chip, now):
        yield coded_against(t, Why.COLOUR_UP_NOT_ANNOUNCED, "race.unscheduled", chip=act.chip)


def _miscounted(t: Tournament, table: Table, act: acts.Race) -> Iterator[Reason]:
    count = sum(max(0, n) for _, n in act.odd)
    found = odd_count.tally(t, table, act.chip)
    if found is not None and found.missing(count):
        value = found.value + act.chip * count
        facts: dict[str, Fact] = {
            "chip": act.chip, "value": value, "total": found.total, "rest": found.total - value,
            "unit": found.unit,
        }  # fmt: skip
        yield Coded(Why.ODD_MISCOUNTED, facts, overridable=True)


def _silent(t: Tournament, chip: int, now: int) -> bool:
    """Whether the room has to be told of it first: the structure does not plan it."""
    owed = t.rulebook.word("race.unscheduled") == "announced"
    return owed and not _planned(t, chip, now) and announcement(chip) not in t.announced


def _planned(t: Tournament, chip: int, now: int) -> bool:
    return any(chip in row.remove for row in planned(t, now))


def _odd_reasons(t: Tournament, table: Table, act: acts.Race) -> Iterator[Reason]:
    """What cannot be of odd chips, seats and players."""
    new = above(t, act.chip) if act.chip in in_play(t) else None
    most = None if new is None else stack_limit(act.chip, new)
    seen = set[int]()
    for seat, count in act.odd:
        where = f"{table.label}.{seat}"
        if not 1 <= seat <= table.size:
            yield Coded(Why.NO_SUCH_SEAT, {"seat": where, "size": table.size})
        elif seat not in table.seats:
            yield Coded(Why.SEAT_EMPTY, {"seat": where})
        elif seat in seen:
            yield SameTwice(entry=table.seats[seat])
        elif count < 1:
            yield BadAmount(what="chips", amount=count)
        elif most is not None and count > most:
            facts: dict[str, Fact] = {"seat": where, "odd": count, "most": most, "chip": act.chip, "new": new}
            yield Coded(Why.TOO_MANY_ODD, facts)
        seen.add(seat)
    value = act.chip * sum(max(0, count) for _, count in act.odd)
    if value > t.chips_in_play:
        yield Coded(Why.MORE_THAN_IN_PLAY, {"amount": value, "chips": t.chips_in_play})
    for seat in act.last:
        if seat not in seen:
            yield Coded(Why.NOT_IN_RACE, {"seat": f"{table.label}.{seat}"})


def _rescued_higher(t: Tournament, table: Table, act: acts.Race, now: int) -> Iterator[Reason]:
    """Whose last chips were raced off at this break has one chip of what stays, and none of what still goes
    (RULES F3). Once hands are played again he can have won some; when he was rescued is not kept, so what was
    carried over an earlier break is the director's to say."""
    level = read(t.levels, t.clock, now).level
    if level is None or not level.pause:
        return
    lower = {v for v in t.chips if v < act.chip}
    for seat, _ in act.odd:
        entry = table.seats.get(seat)
        races = [x for x in t.races if x.table == table.id and x.chip in lower and seat in x.rescued]
        if not races or not _rescued_with(t, entry, races[-1].rescue) or races[-1].rescue <= act.chip:
            continue
        facts: dict[str, Fact] = {
            "name": t.name(entry or 0), "seat": f"{table.label}.{seat}", "rescue": races[-1].rescue,
            "chip": act.chip,
        }  # fmt: skip
        yield Coded(Why.RESCUED_HIGHER, facts, overridable=True)


def _rescued_with(t: Tournament, entry: int | None, chip: int) -> bool:
    """Whether it was this player, and not somebody who had the seat before."""
    return any(x.entry == entry and (x.why, x.amount) == ("rescue", chip) for x in t.ledger)


def _card_reasons(table: Table, act: acts.Race) -> Iterator[Reason]:
    """What cannot be of cards: those entered, or a pack that does not suffice."""
    wanted = Counter[int]()
    for seat, count in act.odd:
        wanted[seat] += max(0, count)
    if not act.cards:
        if wanted.total() > len(PACK):
            yield Coded(Why.PACK_TOO_SMALL, {"odd": wanted.total(), "cards": len(PACK)})
        return
    seen = set[str]()
    for _, text in act.cards:
        found = card(text)
        if found is None:
            yield Coded(Why.NO_SUCH_CARD, {"card": text})
        elif found in seen:
            yield Coded(Why.CARD_TWICE, {"card": found})
        seen.add(found or "")
    got = Counter(seat for seat, _ in act.cards)
    for seat in sorted({*got, *wanted}):
        if got[seat] != wanted[seat]:
            facts: dict[str, Fact] = {
                "seat": f"{table.label}.{seat}", "cards": got[seat], "odd": wanted[seat]
            }  # fmt: skip
            yield Coded(Why.CARDS_UNEQUAL, facts)


def _order(t: Tournament, key: str, seats: list[int], at: int | None) -> tuple[int, ...]:
    return seats_from(seats, at if from_button(t, key) else None)


def ways(t: Tournament) -> Ways:
    """How the book it is played by races."""
    book = t.rulebook
    return Ways(
        book.word("race.count"), book.word("race.cards"), book.word("race.suits"), book.number("race.most")
    )


def do_race(t: Tournament, act: acts.Race, context: Context) -> Iterator[records.Record]:
    """Deals or takes the cards, gives the new chips to the highest and rescues who has nothing left."""
    table, new = t.tables[act.table], above(t, act.chip)
    assert new is not None
    book, odd = t.rulebook, dict(act.odd)
    at = button(t, table, context.now)
    order = _order(t, "race.start", [*odd], at)
    if act.cards and at is None and from_button(t, "race.start"):
        order = tuple(dict.fromkeys(seat for seat, _ in act.cards))
    by = ways(t)
    chips = chips_to_win(odd, act.chip, new, by)
    secret = context.entropy(SECRET_BYTES).hex() if chips and not act.cards else ""
    places = dealing(odd, order, by.cards)
    cards = _entered(act, places) if act.cards else dealt(secret, places) if chips else ()
    won = winners(cards, chips, by.most, by.suits)
    rescue = rescue_chip(t, act.chip, context.now)
    got = {seat for seat, _ in won}
    broke = tuple(seat for seat in order if seat in act.last and seat not in got)
    value, rounding = act.chip * sum(odd.values()), new * len(won) - act.chip * sum(odd.values())
    is_planned = _planned(t, act.chip, context.now)
    yield records.RaceHeld(
        table.id, act.chip, new, tuple((seat, odd[seat]) for seat in order), cards,
        tuple(seat for seat, _ in won), broke if rescue else (), rescue if broke else 0, secret, is_planned,
    )  # fmt: skip
    if rounding:
        yield records.ChipsAdjusted(table.id, 0, rounding, "rounding")
    for seat in broke if rescue else ():
        yield records.ChipsAdjusted(table.id, table.seats[seat], rescue, "rescue")
    keys = ["race.count"] if is_planned else ["race.count", "race.unscheduled"]
    yield coded_because(
        t, "race", *keys, table=table.label, chip=act.chip, new=new, odd=sum(odd.values()), value=value,
        chips=len(won), rounding=rounding, count=by.count, planned=int(is_planned),
    )  # fmt: skip
    if odd:
        yield from _because_order(t, order, _order(t, "race.collected_from", [*odd], at), at, bool(cards))
    if won:
        yield _because_won(t, table, won, suits_decide(cards, chips, by.most, by.suits))
    if broke:
        names = "; ".join(t.name(table.seats[seat]) for seat in broke)
        yield coded_because(
            t, "race_rescue", "race.rescue", names=names, chip=rescue, rescue=book.word("race.rescue"),
            carried=int(rescue > new), going=new,
        )  # fmt: skip


def _entered(act: acts.Race, places: tuple[int, ...]) -> tuple[Card, ...]:
    """The cards that lie before each, in the order of ``places``."""
    left: dict[int, list[str]] = {}
    for seat, text in act.cards:
        left.setdefault(seat, []).append(card(text) or text)
    return tuple((seat, left[seat].pop(0)) for seat in places)


def _because_order(
    t: Tournament, order: tuple[int, ...], collected: tuple[int, ...], at: int | None, cards: bool
) -> Iterator[CodedBecause]:
    """Whose chips are taken first; where cards were dealt, to whom first and how many at a time. Of an order
    that goes by the button nothing is said where nobody told the button: entered cards lie as they lie."""
    seats, taken = " ".join(map(str, order)), " ".join(map(str, collected))
    found = [("race_collected", "race.collected_from", taken)]
    if cards:
        found += [("race_start", "race.start", seats), ("race_cards", "race.cards", "")]
    for rule, key, said in found:
        if at is not None or not said or not from_button(t, key):
            yield coded_because(t, rule, key, by=t.rulebook.word(key), order=said)


def _because_won(t: Tournament, table: Table, won: tuple[Card, ...], tie: bool) -> CodedBecause:
    """By which card each won; the clause on suits only where they decided between cards of one rank."""
    keys = ["race.most", "race.suits"] if tie else ["race.most"]
    said = "; ".join(f"{t.name(table.seats[seat])} ({card})" for seat, card in won)
    return coded_because(
        t, "race_won", *keys, won=said, most=t.rulebook.number("race.most"), tie=int(tie),
        suits=t.rulebook.word("race.suits"),
    )  # fmt: skip


RULES = {acts.Race: Rule(check_race, do_race)}
