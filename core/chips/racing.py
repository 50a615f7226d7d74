"""Holding a chip race at a table by the rulebook (RULES F1 to F3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from core.chips import odd_count
from core.chips.cards import PACK, card
from core.chips.leaving import chip_reasons, needed_reasons
from core.chips.now import (
    above,
    announcement,
    button_wanted,
    from_button,
    in_play,
    leaving,
    planned,
    raced,
    rescue_chip,
)
from core.chips.race import Card, dealing, dealt, seats_from, stack_limit, suits_decide, winners
from core.chips.race_ahead import Ahead, ahead
from core.clock.clock import read
from core.say import acts, records
from core.say.becauses import (
    Because,
    OddChipsCollected,
    RaceCardsBegin,
    RaceCardsDealt,
    RaceCounted,
    RaceRescue,
    RaceWon,
)
from core.say.decision import Context, Decision
from core.say.reasons import (
    BadAmount,
    BlindsUnknown,
    CardsUnequal,
    CardTwice,
    ColourUpNotAnnounced,
    LowerChipFirst,
    MoreThanInPlay,
    NoSuchCard,
    NoSuchSeat,
    NoSuchTable,
    NotInRace,
    OddMiscounted,
    PackTooSmall,
    RacedAlready,
    Reason,
    RescuedHigher,
    SameTwice,
    SeatEmpty,
    TooManyOdd,
)
from core.tournament.ruling import against, because
from core.tournament.state import Table, Tournament

SECRET_BYTES = 16


def decide_race(t: Tournament, act: acts.Race, now: int) -> Decision:
    """Deal or take the cards, give the new chips to the highest and rescue who has nothing left."""
    table = t.open_table(act.table)
    if table is None:
        return Decision((NoSuchTable(table=act.table),), lambda context: ())
    race = ahead(t, table, act.chip, dict(act.odd), now)
    no_chip = [*chip_reasons(t, act.chip)]
    reasons = [
        *no_chip, *_odd_reasons(t, table, act), *_rescued_higher(t, table, act, now),
        *_card_reasons(table, act), *(() if no_chip else _moment_reasons(t, table, act, now)),
    ]  # fmt: skip
    return Decision(tuple(reasons), partial(_held, t, table, act, race) if race else lambda context: ())


def _moment_reasons(t: Tournament, table: Table, act: acts.Race, now: int) -> Iterator[Reason]:
    """What stands against racing this chip at this table now."""
    if len(act.odd) > 1 and not act.cards and button_wanted(t, table, now):
        # who is dealt to first, or whose chips are taken first; cards that were entered lie as they lie
        key = "race.start" if from_button(t, "race.start") else "race.collected_from"
        yield BlindsUnknown(table=table.id, need="race", clause=t.rulebook.cite(key))
    lower = next((v for v in leaving(t, now) if v < act.chip and table.id not in raced(t, v)), None)
    if lower is not None:
        yield LowerChipFirst(chip=act.chip, lower=lower)
    if table.id in raced(t, act.chip):
        yield RacedAlready(table=table.id, chip=act.chip)
    count = sum(max(0, n) for _, n in act.odd)
    found = odd_count.tally(t, table, act.chip)
    if found is not None and found.missing(count):
        value = found.value + act.chip * count
        yield OddMiscounted(chip=act.chip, value=value, total=found.total, unit=found.unit)
    yield from needed_reasons(t, act.chip, now)
    owed = t.rulebook.word("race.unscheduled") == "announced"
    if owed and not _planned(t, act.chip, now) and announcement(act.chip) not in t.announced:
        yield against(t, "race.unscheduled", ColourUpNotAnnounced(chip=act.chip))


def _planned(t: Tournament, chip: int, now: int) -> bool:
    return any(chip in row.remove for row in planned(t, now))


def _odd_reasons(t: Tournament, table: Table, act: acts.Race) -> Iterator[Reason]:
    """What cannot be of odd chips, seats and players."""
    new = above(t, act.chip) if act.chip in in_play(t) else None
    most = None if new is None else stack_limit(act.chip, new)
    seen = set[int]()
    for seat, count in act.odd:
        if not 1 <= seat <= table.size:
            yield NoSuchSeat(table=table.id, seat=seat, size=table.size)
        elif seat not in table.seats:
            yield SeatEmpty(table=table.id, seat=seat)
        elif seat in seen:
            yield SameTwice(entry=table.seats[seat])
        elif count < 1:
            yield BadAmount(what="chips", amount=count)
        elif most is not None and count > most:
            yield TooManyOdd(table=table.id, seat=seat, chip=act.chip, odd=count, most=most)
        seen.add(seat)
    value = act.chip * sum(max(0, count) for _, count in act.odd)
    if value > t.chips_in_play:
        yield MoreThanInPlay(amount=value, chips=t.chips_in_play)
    for seat in act.last:
        if seat not in seen:
            yield NotInRace(table=table.id, seat=seat)


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
        if not races or entry is None:
            continue
        rescue = races[-1].rescue
        if rescue > act.chip and _rescued_with(t, entry, rescue):
            yield RescuedHigher(entry=entry, table=table.id, seat=seat, rescue=rescue, chip=act.chip)


def _rescued_with(t: Tournament, entry: int, chip: int) -> bool:
    """Whether it was this player, and not somebody who had the seat before."""
    return any(x.entry == entry and (x.why, x.amount) == ("rescue", chip) for x in t.ledger)


def _card_reasons(table: Table, act: acts.Race) -> Iterator[Reason]:
    """What cannot be of cards: those entered, or a pack that does not suffice."""
    wanted = Counter[int]()
    for seat, count in act.odd:
        wanted[seat] += max(0, count)
    if not act.cards:
        if wanted.total() > len(PACK):
            yield PackTooSmall(odd=wanted.total(), cards=len(PACK))
        return
    seen = set[str]()
    for _, text in act.cards:
        found = card(text)
        if found is None:
            yield NoSuchCard(card=text)
        elif found in seen:
            yield CardTwice(card=found)
        seen.add(found or "")
    got = Counter(seat for seat, _ in act.cards)
    for seat in sorted({*got, *wanted}):
        if got[seat] != wanted[seat]:
            yield CardsUnequal(table=table.id, seat=seat, cards=got[seat], odd=wanted[seat])


def _held(
    t: Tournament, table: Table, act: acts.Race, race: Ahead, context: Context
) -> Iterator[records.Record]:
    odd, by = dict(race.held), race.ways
    # without a button cards that were entered lie as they lie
    order = race.order or tuple(dict.fromkeys(seat for seat, _ in act.cards))
    secret = context.entropy(SECRET_BYTES).hex() if race.chips and not act.cards else ""
    places = dealing(odd, order, by.cards)
    cards = _entered(act, places) if act.cards else dealt(secret, places) if race.chips else ()
    won = winners(cards, race.chips, by.most, by.suits)
    got = {seat for seat, _ in won}
    broke = tuple(seat for seat in order if seat in act.last and seat not in got)
    rescue = rescue_chip(t, act.chip, context.now)
    rounding = race.new * len(won) - race.value
    is_planned = _planned(t, act.chip, context.now)
    yield records.RaceHeld(
        table.id, act.chip, race.new, tuple((seat, odd[seat]) for seat in order), cards,
        tuple(seat for seat, _ in won), broke if rescue else (), rescue if broke else 0, secret, is_planned,
    )  # fmt: skip
    if rounding:
        yield records.ChipsAdjusted(table.id, 0, rounding, "rounding")
    for seat in broke if rescue else ():
        yield records.ChipsAdjusted(table.id, table.seats[seat], rescue, "rescue")
    counted = RaceCounted(
        table=table.id, chip=act.chip, new=race.new, odd=race.odd, value=race.value, won=len(won),
        rounding=rounding, count=by.count, planned=is_planned,
    )  # fmt: skip
    yield because(t, counted, *(["race.count"] if is_planned else ["race.count", "race.unscheduled"]))
    yield from _because_order(t, race, order, dealt=bool(cards))
    if won:
        tie = suits_decide(cards, race.chips, by.most, by.suits)
        by_card = tuple((table.seats[seat], card) for seat, card in won)
        said = RaceWon(cards=by_card, most=by.most, suits=by.suits, tie=tie)
        yield because(t, said, *(["race.most", "race.suits"] if tie else ["race.most"]))
    if broke:
        saved = RaceRescue(
            entries=tuple(table.seats[seat] for seat in broke), chip=rescue,
            rescue=t.rulebook.word("race.rescue"), going=race.new if rescue > race.new else 0,
        )  # fmt: skip
        yield because(t, saved, "race.rescue")


def _entered(act: acts.Race, places: tuple[int, ...]) -> tuple[Card, ...]:
    """The cards that lie before each, in the order of ``places``."""
    left: dict[int, list[str]] = {}
    for seat, text in act.cards:
        left.setdefault(seat, []).append(card(text) or text)
    return tuple((seat, left[seat].pop(0)) for seat in places)


def _because_order(t: Tournament, race: Ahead, order: Sequence[int], *, dealt: bool) -> Iterator[Because]:
    """Whose chips are taken first; where cards were dealt, to whom first and how many at a time. Of an order
    that goes by the button nothing is said where nobody told the button: entered cards lie as they lie."""
    if not race.held:
        return
    collected, start = t.rulebook.word("race.collected_from"), t.rulebook.word("race.start")
    if race.button is not None or not from_button(t, "race.collected_from"):
        at = race.button if from_button(t, "race.collected_from") else None
        found = OddChipsCollected(order=collected, seats=seats_from(order, at))
        yield because(t, found, "race.collected_from")
    if dealt and (race.button is not None or not from_button(t, "race.start")):
        yield because(t, RaceCardsBegin(order=start, seats=tuple(order)), "race.start")
    if dealt:
        yield because(t, RaceCardsDealt(way=race.ways.cards), "race.cards")


RULES = {acts.Race: decide_race}
