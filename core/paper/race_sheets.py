"""The dealer's sheets of a colour-up, one for each table (RULES F8): chips out, chips in, which colours.

They are to be filled in before a table races, and filled after."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from core.chips.now import above, button, due, from_button, going, in_play, raced
from core.chips.race import collected, rescued, seats_from
from core.clock.clock import read
from core.formats.holdem.fold import take
from core.paper.lists import natural
from core.say import records as r
from core.tournament.director import Director
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


@dataclass(frozen=True, slots=True)
class RaceSheet:
    """``at`` is when the table raced (ms), None: it still has to. ``rescued`` are the seats that
    had nothing left and got a chip, ``rescue`` what these are worth together."""

    sheet: Sheet
    at: int | None
    action: int = 0
    rescued: tuple[int, ...] = ()
    rescue: int = 0


@dataclass(frozen=True, slots=True)
class _Held:
    race: r.RaceHeld
    sheet: RaceSheet
    row: int


def chips_to_race(t: Tournament, now: int) -> list[int]:
    """What is raced off now or at the next break, the lowest first; nothing once somebody has won."""
    if t.won:
        return []
    return sorted(v for v in {*due(t, now), *going(t, now)} if above(t, v) is not None)


def race_sheets(director: Director, now: int) -> list[RaceSheet]:
    """Of what is raced off now or at the next break, a sheet for each table and denomination; where nothing
    is, those of the last colour-up. By table, and the lower chip first (RULES F3)."""
    t, held = director.state, _held(director)
    chips = chips_to_race(t, now)
    found = [(x.race.chip, x.sheet) for x in held if x.race.chip in (chips or _last(held))]
    for chip in chips:
        for table in t.open_tables:
            made = blank(t, table, chip, now) if table.seats else None
            if made is not None:
                found.append((chip, RaceSheet(made, None)))
    return [x for _, x in sorted(found, key=lambda x: (natural(x[1].sheet.table), x[0], x[1].action))]


def anything_to_race(t: Tournament, now: int) -> bool:
    """Whether there would be a sheet at all: cheap enough to ask whenever a menu opens."""
    chips = chips_to_race(t, now)
    return bool(t.races) or any(x.seats and x.id not in raced(t, v) for v in chips for x in t.open_tables)


def later_chips(t: Tournament, now: int) -> list[int]:
    """What the structure has raced off after the next break, the lowest first."""
    soon, rows = chips_to_race(t, now), t.levels[read(t.levels, t.clock, now).index :]
    found = {v for row in rows for v in row.remove if v in in_play(t) and above(t, v) is not None}
    return sorted(found.difference(soon)) if len(t.live) > 1 or not t.busts else []


def _last(held: list[_Held]) -> set[int]:
    """The chips that left in the break (or level) the last race was held in."""
    return {x.race.chip for x in held if x.row == held[-1].row}


def _held(director: Director) -> list[_Held]:
    """Every race that stands, each with the names of who sat there then, in one walk through the night."""
    if not director.state.races:
        return []
    t, found = Tournament(), list[_Held]()
    for action in director.night:
        if director.undone_by(action.id) is not None:
            continue
        for race in (x for x in action.records if isinstance(x, r.RaceHeld)):
            sheet = RaceSheet(filled(t, race), action.happened, action.id, race.rescued, rescued(race))
            row = read(t.levels, t.clock, action.happened).index
            found.append(_Held(race, sheet, row))
        take(t, action)
    return found


def blank(t: Tournament, table: Table, chip: int, now: int) -> Sheet | None:
    """To be filled in at a table that still has to race this chip; None where there is nothing to race."""
    new = above(t, chip)
    if new is None or table.id in raced(t, chip):
        return None
    at = button(t, table, now) if from_button(t, "race.collected_from") else None
    rows = [SheetRow(seat, t.name(table.seats[seat])) for seat in seats_from([*table.seats], at)]
    return Sheet(table.label, chip, new, tuple(rows), (chip, 0))


def filled(t: Tournament, race: r.RaceHeld) -> Sheet:
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


def _chips(race: r.RaceHeld, won: int, saved: int) -> tuple[tuple[int, int], ...]:
    """Value and number, a rescue chip of the new colour counted with those won."""
    found = Counter({race.new: won})
    found[race.rescue] += saved
    return tuple(sorted((value, n) for value, n in found.items() if n))
