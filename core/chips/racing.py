"""Chip races by the rulebook (procedures F1 to F3): which are next, what the odd chips of a table come to,
whether those of all tables can be, and holding a race."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import gcd

from core.chips.cards import PACK, card
from core.chips.now import (
    above,
    announcement,
    button,
    button_wanted,
    due,
    from_button,
    in_play,
    leaving,
    left_over,
    planned,
    raced,
    racers,
    rescue_chip,
    to_race,
)
from core.chips.race import (
    Card,
    Ways,
    chips_to_win,
    collected,
    dealing,
    dealt,
    given,
    rescued,
    seats_from,
    stack_limit,
    suits_decide,
    winners,
)
from core.chips.rules import chip_reasons, needed_reasons
from core.clock.clock import read
from core.say import acts, becauses, reasons, records
from core.say.decision import Context, Decision
from core.say.levels import Level
from core.say.reasons import Reason
from core.say.said import ByFields
from core.tournament.deciding import against, because, rule
from core.tournament.state import Tournament
from core.tournament.table import Table

SECRET_BYTES = 16


# -- before it is held ---------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, repr=False)
class Ahead(ByFields):
    """A race as the rulebook has it, before a card is dealt. ``held``: seat and number of odd chips;
    ``chips`` of the value ``new`` to win; ``order``: the seats in the order they get cards, None while the
    button that decides it is not known."""

    held: tuple[tuple[int, int], ...]
    chip: int
    new: int
    chips: int
    ways: Ways
    button: int | None
    order: tuple[int, ...] | None

    @property
    def odd(self) -> int:
        return sum(count for _, count in self.held)

    @property
    def value(self) -> int:
        """The total of all odd chips."""
        return self.chip * self.odd

    @property
    def cards(self) -> tuple[int, ...]:
        """The seats that get the first card, the second, … Empty while the order is not known."""
        return () if self.order is None else dealing(dict(self.held), self.order, self.ways.cards)

    @property
    def rounding(self) -> int:
        """The value the race adds or removes, if each of ``chips`` finds a winner."""
        return self.chips * self.new - self.value if self.held else 0


def ahead(t: Tournament, table: Table, chip: int, odd: Mapping[int, int], now: int) -> Ahead | None:
    """Return the race of these odd chips; None if there is no higher chip."""
    new, by = above(t, chip), ways(t)
    if new is None:
        return None
    odd_counts = {seat: count for seat, count in odd.items() if count > 0}
    order = _order(t, table, "race.start", [*odd_counts], now)
    chips = min(chips_to_win(odd_counts, chip, new, by), sum(min(n, by.most) for n in odd_counts.values()))
    return Ahead(tuple(odd_counts.items()), chip, new, chips, by, button(t, table, now), order)


def ways(t: Tournament) -> Ways:
    """Return how the tournament's rulebook races."""
    book = t.rulebook
    return Ways(
        book.word("race.count"), book.word("race.cards"), book.word("race.suits"), book.number("race.most")
    )


def collecting(t: Tournament, table: Table, chip: int, now: int) -> tuple[int, ...]:
    """Return the seats that race in the order their odd chips are collected; from seat 1 if the button that
    decides it is unknown."""
    seats = [*racers(t, table, chip)]
    order = _order(t, table, "race.collected_from", seats, now)
    return seats_from(seats, None) if order is None else order


def _order(t: Tournament, table: Table, key: str, seats: Sequence[int], now: int) -> tuple[int, ...] | None:
    if not from_button(t, key):
        return seats_from(seats, None)
    at = button(t, table, now)
    return None if at is None and len(seats) > 1 else seats_from(seats, at)


def most_odd(t: Tournament, chip: int) -> int:
    """Return the most odd chips a player can have; 0 if there is no higher chip."""
    new = above(t, chip)
    return 0 if new is None else stack_limit(chip, new)


def raced_now(t: Tournament, now: int) -> tuple[int, ...]:
    """Return the chips that are raced now, the lowest first: due by the structure, begun, or announced."""
    chips_due = due(t, now)
    told_chips = (v for v in in_play(t)[:-1] if announcement(v) in t.word.announced)
    return tuple(sorted({*chips_due, *told_chips}))


def next_race(t: Tournament, now: int, chips: Sequence[int]) -> tuple[int, int] | None:
    """Return the lowest of ``chips`` that a table still has to race, and the first such table's id."""
    for chip in sorted(chips):
        tables = to_race(t, chip) if chip in in_play(t)[:-1] else []
        if tables:
            return chip, tables[0].id
    return None


def planned_at(levels: Sequence[Level], chip: int) -> int | None:
    """Return the row of the structure that colours up this chip, or None."""
    return next((i for i, level in enumerate(levels) if chip in level.remove), None)


def big_blind_after(table: Table, seat: int) -> int | None:
    """Return the big blind's seat for this button: the second player after it, heads-up the other."""
    after = [s for s in seats_from([*table.seats], seat) if s != seat]
    if len(table.seats) < 2:
        return None
    return after[0] if len(after) < 2 or (len(table.seats) == 2 and seat in table.seats) else after[1]


# -- the count of odd chips of all tables: a misfit is a miscount ---------------------------------------


@dataclass(frozen=True, eq=False, repr=False)
class Tally(ByFields):
    """``value``: what the odd chips of the other tables came to; ``total``: what was in play before they were
    raced; ``unit``: what must divide the total without all odd chips."""

    chip: int
    value: int
    total: int
    unit: int

    def missing(self, count: int) -> int:
        """Return how many more odd chips at the last table would fit, at the least; 0: ``count`` fits."""
        step, turn = gcd(self.chip, self.unit), self.unit // gcd(self.chip, self.unit)
        rest = (self.total - self.value - self.chip * count) % self.unit
        return rest // step * pow(self.chip // step, -1, turn) % turn


def tally(t: Tournament, table: Table, chip: int) -> Tally | None:
    """Return the count of the other tables, where this is the last of several to race this chip. None where
    nothing is known for certain: a table raced elsewhere, or what is in play could not be made of the chips
    before."""
    races = [x for x in t.chips.races if x.chip == chip]
    last = [x.id for x in to_race(t, chip)] == [table.id]
    if not races or not last or t.chips.raced_at[chip] != {x.table for x in races}:
        return None
    denominations = left_over(t)
    total = t.chips.in_play - sum(given(x) + rescued(x) - collected(x) for x in races)
    after = gcd(*(v for v in denominations if v != chip))
    if not after or total % gcd(*denominations):
        return None
    return Tally(chip, sum(map(collected, races)), total, after)


def fitted(t: Tournament, table: Table, chip: int, odd: Mapping[int, int]) -> tuple[tuple[int, int], ...]:
    """Return these odd chips with one seat's changed so that those of all tables fit."""
    tallied, counts, seats = tally(t, table, chip), dict(odd), racers(t, table, chip)
    if tallied is not None and seats:
        seat, turn = min(seats), tallied.unit // gcd(chip, tallied.unit)
        counts[seat] = (counts.get(seat, 0) + tallied.missing(sum(counts.values()))) % turn
    return tuple((seat, n) for seat, n in sorted(counts.items()) if n)


# -- holding it ----------------------------------------------------------------------------------------


@rule
def decide_race(t: Tournament, act: acts.Race, now: int) -> Decision:
    """Deal or take the cards, give the new chips to the highest and rescue who has nothing left."""
    table = t.open_table(act.table)
    if table is None:
        return Decision((reasons.NoSuchTable(table=act.table),), lambda context: ())
    race = ahead(t, table, act.chip, dict(act.odd), now)
    no_chip = [*chip_reasons(t, act.chip)]
    wrong = [
        *no_chip, *_odd_reasons(t, table, act), *_rescued_higher(t, table, act, now),
        *_card_reasons(table, act), *(() if no_chip else _moment_reasons(t, table, act, now)),
    ]  # fmt: skip
    return Decision(tuple(wrong), partial(_held, t, table, act, race) if race else lambda context: ())


def _moment_reasons(t: Tournament, table: Table, act: acts.Race, now: int) -> Iterator[Reason]:
    if len(act.odd) > 1 and not act.cards and button_wanted(t, table, now):
        # who is dealt to first, or whose chips are taken first; cards that were entered lie as they lie
        key = "race.start" if from_button(t, "race.start") else "race.collected_from"
        yield reasons.BlindsUnknown(table=table.id, need="race", clause=t.rulebook.cite(key))
    lower = next((v for v in leaving(t, now) if v < act.chip and table.id not in raced(t, v)), None)
    if lower is not None:
        yield reasons.LowerChipFirst(chip=act.chip, lower=lower)
    if table.id in raced(t, act.chip):
        yield reasons.RacedAlready(table=table.id, chip=act.chip)
    elif table.seats:
        late = racers(t, table, act.chip)
        for seat in dict.fromkeys(seat for seat, _ in act.odd if seat in table.seats and seat not in late):
            yield reasons.RacedAlready(table=table.id, chip=act.chip, entry=table.seats[seat])
    count = sum(max(0, n) for _, n in act.odd)
    tallied = tally(t, table, act.chip)
    if tallied is not None and tallied.missing(count):
        value = tallied.value + act.chip * count
        yield reasons.OddMiscounted(chip=act.chip, value=value, total=tallied.total, unit=tallied.unit)
    yield from needed_reasons(t, act.chip, now)
    owed = t.rulebook.word("race.unscheduled") == "announced"
    if owed and not _planned(t, act.chip, now) and announcement(act.chip) not in t.word.announced:
        yield against(t, "race.unscheduled", reasons.ColourUpNotAnnounced(chip=act.chip))


def _planned(t: Tournament, chip: int, now: int) -> bool:
    return any(chip in row.remove for row in planned(t, now))


def _odd_reasons(t: Tournament, table: Table, act: acts.Race) -> Iterator[Reason]:
    new = above(t, act.chip) if act.chip in in_play(t) else None
    most = None if new is None else stack_limit(act.chip, new)
    seen = set[int]()
    for seat, count in act.odd:
        if not 1 <= seat <= table.size:
            yield reasons.NoSuchSeat(table=table.id, seat=seat, size=table.size)
        elif seat not in table.seats:
            yield reasons.SeatEmpty(table=table.id, seat=seat)
        elif seat in seen:
            yield reasons.SameTwice(entry=table.seats[seat])
        elif count < 1:
            yield reasons.BadAmount(what="chips", amount=count)
        elif most is not None and count > most:
            yield reasons.TooManyOdd(table=table.id, seat=seat, chip=act.chip, odd=count, most=most)
        seen.add(seat)
    value = act.chip * sum(max(0, count) for _, count in act.odd)
    if value > t.chips.in_play:
        yield reasons.MoreThanInPlay(amount=value, chips=t.chips.in_play)
    for seat in act.last:
        if seat not in seen:
            yield reasons.NotInRace(table=table.id, seat=seat)


def _rescued_higher(t: Tournament, table: Table, act: acts.Race, now: int) -> Iterator[Reason]:
    """Yield a refusal for each odd chip of a player whose last chips were raced off at this break: he has one
    chip of a value that stays and none of those that still go (procedure F3). Once hands are played again he
    can have won some; when he was rescued is not kept, so the director has to say what was carried over an
    earlier break."""
    level = read(t.clock.levels, t.clock.position, now).level
    if level is None or not level.pause:
        return
    lower = {v for v in t.chips.values if v < act.chip}
    for seat, _ in act.odd:
        entry = table.seats.get(seat)
        races = [x for x in t.chips.races if x.table == table.id and x.chip in lower and seat in x.rescued]
        if not races or entry is None:
            continue
        rescue = races[-1].rescue
        # it was this player, and not somebody else in the seat before
        own = any((x.entry, x.why, x.amount) == (entry, "rescue", rescue) for x in t.chips.adjustments)
        if own and rescue > act.chip:
            yield reasons.RescuedHigher(entry=entry, table=table.id, seat=seat, rescue=rescue, chip=act.chip)


def _card_reasons(table: Table, act: acts.Race) -> Iterator[Reason]:
    """Yield the reasons against cards: impossible ones were entered, or the deck does not suffice."""
    wanted = Counter[int]()
    for seat, count in act.odd:
        wanted[seat] += max(0, count)
    if not act.cards:
        if wanted.total() > len(PACK):
            yield reasons.PackTooSmall(odd=wanted.total(), cards=len(PACK))
        return
    seen = set[str]()
    for _, text in act.cards:
        written = card(text)
        if written is None:
            yield reasons.NoSuchCard(card=text)
        elif written in seen:
            yield reasons.CardTwice(card=written)
        seen.add(written or "")
    got = Counter(seat for seat, _ in act.cards)
    for seat in sorted({*got, *wanted}):
        if got[seat] != wanted[seat]:
            yield reasons.CardsUnequal(table=table.id, seat=seat, cards=got[seat], odd=wanted[seat])


def _held(
    t: Tournament, table: Table, act: acts.Race, race: Ahead, context: Context
) -> Iterator[records.Record]:
    odd, by = dict(race.held), race.ways
    # without a button cards that were entered lie as they lie
    order = race.order or tuple(dict.fromkeys(seat for seat, _ in act.cards))
    secret = context.entropy(SECRET_BYTES).hex() if race.chips and not act.cards else ""
    places = dealing(odd, order, by.cards)
    if act.cards:
        cards = _entered(act, places)
    elif race.chips:
        cards = dealt(secret, places)
    else:
        cards = ()
    won = winners(cards, race.chips, by.most, by.suits)
    got = {seat for seat, _ in won}
    broke = tuple(seat for seat in order if seat in act.last and seat not in got)
    rescue = rescue_chip(t, act.chip, context.now)
    rounding = race.new * len(won) - race.value
    is_planned = _planned(t, act.chip, context.now)
    yield records.RaceHeld(
        table.id,
        act.chip,
        race.new,
        tuple((seat, odd[seat]) for seat in order),
        cards,
        tuple(seat for seat, _ in won),
        broke if rescue else (),
        rescue if broke else 0,
        secret,
        is_planned,
    )
    if rounding:
        yield records.ChipsAdjusted(table.id, 0, rounding, "rounding")
    for seat in broke if rescue else ():
        yield records.ChipsAdjusted(table.id, table.seats[seat], rescue, "rescue")
    counted = becauses.RaceCounted(
        table=table.id,
        chip=act.chip,
        new=race.new,
        odd=race.odd,
        value=race.value,
        won=len(won),
        rounding=rounding,
        count=by.count,
        planned=is_planned,
    )
    yield because(t, counted, "race.count", "" if is_planned else "race.unscheduled")
    yield from _because_order(t, race, order, cards=bool(cards))
    if won:
        tie = suits_decide(cards, race.chips, by.most, by.suits)
        by_card = tuple((table.seats[seat], card) for seat, card in won)
        said = becauses.RaceWon(cards=by_card, most=by.most, suits=by.suits, tie=tie)
        yield because(t, said, "race.most", "race.suits" if tie else "")
    if broke:
        saved = becauses.RaceRescue(
            entries=tuple(table.seats[seat] for seat in broke),
            chip=rescue,
            rescue=t.rulebook.word("race.rescue"),
            going=race.new if rescue > race.new else 0,
        )
        yield because(t, saved, "race.rescue")


def _entered(act: acts.Race, places: tuple[int, ...]) -> tuple[Card, ...]:
    remaining: dict[int, list[str]] = {}
    for seat, text in act.cards:
        remaining.setdefault(seat, []).append(card(text) or text)
    return tuple((seat, remaining[seat].pop(0)) for seat in places)


def _because_order(
    t: Tournament, race: Ahead, order: Sequence[int], *, cards: bool
) -> Iterator[becauses.Because]:
    """Yield the order in which chips are taken and, if cards are dealt, who gets them first and how many at a
    time. Nothing is said of an order by the button when nobody gave the button: the cards of an entered race
    stay as they are."""
    if not race.held:
        return
    collected, start = t.rulebook.word("race.collected_from"), t.rulebook.word("race.start")
    if race.button is not None or not from_button(t, "race.collected_from"):
        at = race.button if from_button(t, "race.collected_from") else None
        collecting_order = becauses.OddChipsCollected(order=collected, seats=seats_from(order, at))
        yield because(t, collecting_order, "race.collected_from")
    if cards and (race.button is not None or not from_button(t, "race.start")):
        yield because(t, becauses.RaceCardsBegin(order=start, seats=tuple(order)), "race.start")
    if cards:
        yield because(t, becauses.RaceCardsDealt(way=race.ways.cards), "race.cards")
