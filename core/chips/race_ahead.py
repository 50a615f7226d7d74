"""A chip race before it is held: whose chips are collected when, what they come to, whose the cards are
(RULES F). Nothing is dealt or decided here; ``core.chips.racing`` holds the race."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.chips.now import above, announcement, button, due, from_button, in_play, to_race
from core.chips.race import Ways, chips_to_win, dealing, seats_from, stack_limit
from core.say.levels import Level
from core.tournament.state import Table, Tournament


@dataclass(frozen=True, slots=True)
class Ahead:
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
        """What all odd chips are worth."""
        return self.chip * self.odd

    @property
    def cards(self) -> tuple[int, ...]:
        """Whose the first card is, the second, … Empty while the order is not known."""
        return () if self.order is None else dealing(dict(self.held), self.order, self.ways.cards)

    @property
    def rounding(self) -> int:
        """What the race makes more or less, where each of ``chips`` finds a winner."""
        return self.chips * self.new - self.value if self.held else 0


def ahead(t: Tournament, table: Table, chip: int, odd: Mapping[int, int], now: int) -> Ahead | None:
    """What these odd chips come to; None where there is nothing to race them into."""
    new, by = above(t, chip), ways(t)
    if new is None:
        return None
    held = {seat: count for seat, count in odd.items() if count > 0}
    order = _order(t, table, "race.start", [*held], now)
    chips = min(chips_to_win(held, chip, new, by), sum(min(n, by.most) for n in held.values()))
    return Ahead(tuple(held.items()), chip, new, chips, by, button(t, table, now), order)


def ways(t: Tournament) -> Ways:
    """How the book it is played by races."""
    book = t.rulebook
    return Ways(
        book.word("race.count"), book.word("race.cards"), book.word("race.suits"), book.number("race.most")
    )


def collecting(t: Tournament, table: Table, now: int) -> tuple[int, ...]:
    """The table's seats in the order their odd chips are collected; from seat 1 where the button that
    decides it is not known."""
    order = _order(t, table, "race.collected_from", [*table.seats], now)
    return seats_from([*table.seats], None) if order is None else order


def _order(t: Tournament, table: Table, key: str, seats: Sequence[int], now: int) -> tuple[int, ...] | None:
    if not from_button(t, key):
        return seats_from(seats, None)
    at = button(t, table, now)
    return None if at is None and len(seats) > 1 else seats_from(seats, at)


def most_odd(t: Tournament, chip: int) -> int:
    """The most odd chips one player can have; 0 where there is nothing above the chip."""
    new = above(t, chip)
    return 0 if new is None else stack_limit(chip, new)


def racing(t: Tournament, now: int) -> tuple[int, ...]:
    """The chips that are raced now, the lowest first: due by the structure, begun, or announced."""
    found = due(t, now)
    told = (v for v in in_play(t)[:-1] if announcement(v) in t.announced)
    return tuple(sorted({*found, *told}))


def next_race(t: Tournament, now: int, chips: Sequence[int]) -> tuple[int, int] | None:
    """The lowest of ``chips`` that a table still has to race, and the first such table's id."""
    for chip in sorted(chips):
        tables = to_race(t, chip) if chip in in_play(t)[:-1] else []
        if tables:
            return chip, tables[0].id
    return None


def planned_at(levels: Sequence[Level], chip: int) -> int | None:
    """The row of the structure that takes this chip away, or None."""
    return next((i for i, level in enumerate(levels) if chip in level.remove), None)


def big_blind_after(table: Table, seat: int) -> int | None:
    """Who has the big blind where this seat has the button: the second player after it, heads-up the other.
    None where fewer than two sit there."""
    after = [s for s in seats_from([*table.seats], seat) if s != seat]
    if len(table.seats) < 2:
        return None
    return after[0] if len(after) < 2 or (len(table.seats) == 2 and seat in table.seats) else after[1]
