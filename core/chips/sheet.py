"""The dealer's sheet of a colour-up, per table: chips out, chips in, which colours (RULES F8)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from core.chips.now import above, button, from_button, raced
from core.chips.race import collected, seats_from
from core.say.facts.chips import RaceHeld
from core.tournament.state import Table, Tournament


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One player, in the order chips are collected. On a blank sheet all but the first two is empty;
    ``gets`` is value and number of the chips handed out to him."""

    seat: int
    name: str
    odd: int = 0
    cards: tuple[str, ...] = ()
    gets: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """``out`` and ``into``: value and number of the chips the dealer takes away and hands out. ``rounding``
    is what that makes more or less at the table, rescue chips not among it."""

    table: str
    chip: int
    new: int
    rows: tuple[SheetRow, ...]
    out: tuple[int, int]
    into: tuple[tuple[int, int], ...] = ()
    rounding: int = 0
    dealt: bool = False


def blank(t: Tournament, table: Table, chip: int, now: int) -> Sheet | None:
    """To be filled in at a table that still has to race this chip; None where there is nothing to race."""
    new = above(t, chip)
    if new is None or table.id in raced(t, chip):
        return None
    at = button(t, table, now) if from_button(t, "race.collected_from") else None
    rows = [SheetRow(seat, t.name(table.seats[seat])) for seat in seats_from([*table.seats], at)]
    return Sheet(table.label, chip, new, tuple(rows), (chip, 0))


def filled(t: Tournament, race: RaceHeld) -> Sheet:
    """As the race came out; ``t`` is the state it was held in, for the names."""
    seats = t.tables[race.table].seats if race.table in t.tables else {}
    won, saved = Counter(race.winners), Counter(race.rescued)
    rows = [
        SheetRow(
            seat, t.name(seats[seat]) if seat in seats else "", count,
            tuple(card for at, card in race.cards if at == seat),
            _chips(race, won[seat], saved[seat]),
        )
        for seat, count in sorted(race.odd)
    ]  # fmt: skip
    label = t.tables[race.table].label if race.table in t.tables else ""
    return Sheet(
        label, race.chip, race.new, tuple(rows), (race.chip, sum(n for _, n in race.odd)),
        _chips(race, len(race.winners), len(race.rescued)),
        race.new * len(race.winners) - collected(race), bool(race.secret),
    )  # fmt: skip


def _chips(race: RaceHeld, won: int, saved: int) -> tuple[tuple[int, int], ...]:
    """Value and number, a rescue chip of the new colour counted with those won."""
    found = Counter({race.new: won})
    found[race.rescue] += saved
    return tuple(sorted((value, n) for value, n in found.items() if n))
