"""The dealer's sheets of a colour-up, one for each table (procedure F8): chips out, chips in, by colour.

Before a table races they are blank, afterwards filled in.
"""

from collections import Counter
from dataclasses import dataclass, field

from core.chips.now import above, button, due, from_button, going, in_play, raced, racers
from core.chips.race import collected, rescued, seats_from
from core.clock.clock import read
from core.formats.fold import take
from core.paper.lists import natural
from core.say import records as r
from core.tournament.director import Director
from core.tournament.state import Tournament
from core.tournament.table import Table


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One player, in the order chips are collected. A blank sheet fills only the first two fields; ``gets``
    is value and number of the chips handed out; ``entry`` raced (0: nobody sits there)."""

    seat: int
    name: str
    odd: int = 0
    cards: tuple[str, ...] = ()
    gets: tuple[tuple[int, int], ...] = ()
    entry: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class RaceSheet:
    """``out`` and ``into``: value and number of the chips the dealer takes away and hands out. ``rounding``
    is the resulting difference at the table, rescue chips excluded. ``at`` is when the table raced (ms),
    None: it still has to. ``rescued`` are the seats that had nothing left and got a chip, ``rescue`` the
    worth of these chips together."""

    table: str
    chip: int
    new: int
    rows: tuple[SheetRow, ...]
    out: tuple[int, int] = (0, 0)
    into: tuple[tuple[int, int], ...] = ()
    rounding: int = 0
    dealt: bool = False
    at: int | None = None
    action: int = 0
    rescued: tuple[int, ...] = ()
    rescue: int = 0


def chips_to_race(t: Tournament, now: int) -> list[int]:
    """Return the chips raced off now or at the next break, the lowest first; none once somebody has won."""
    if t.won:
        return []
    return sorted(v for v in {*due(t, now), *going(t, now)} if above(t, v) is not None)


def race_sheets(director: Director, now: int) -> list[RaceSheet]:
    """Return a sheet for each table and denomination raced off now or at the next break; if there is none,
    those of the last colour-up. By table, and the lower chip first (procedure F3)."""
    t, races = director.state, _races(director)
    chips = chips_to_race(t, now)
    shown = chips or [sheet.chip for sheet, row in races if row == races[-1][1]]
    sheets = [sheet for sheet, _ in races if sheet.chip in shown]
    tables = [table for table in t.open_tables if table.seats]
    blanks = [blank(t, table, chip, now) for chip in chips for table in tables]
    sheets += [sheet for sheet in blanks if sheet is not None]
    return sorted(sheets, key=lambda x: (natural(x.table), x.chip, x.action))


def anything_to_race(t: Tournament, now: int) -> bool:
    """Return whether there would be a sheet: cheap enough to ask whenever a menu opens."""
    chips = chips_to_race(t, now)
    return bool(t.chips.races) or any(
        x.seats and x.id not in raced(t, v) for v in chips for x in t.open_tables
    )


def later_chips(t: Tournament, now: int) -> list[int]:
    """Return the chips that the structure races off after the next break, the lowest first."""
    soon, rows = chips_to_race(t, now), t.clock.levels[read(t.clock.levels, t.clock.position, now).index :]
    chips = {v for row in rows for v in row.remove if v in in_play(t) and above(t, v) is not None}
    return sorted(chips.difference(soon)) if t.game.left(t.people) > 1 or not t.game.busts else []


def _races(director: Director) -> list[tuple[RaceSheet, int]]:
    """Return every race that stands, with the names of the players seated then, and the break (or level) it
    was held in, in one pass through the night."""
    if not director.state.chips.races:
        return []
    t, races = Tournament(), list[tuple[RaceSheet, int]]()
    for action in director.live:
        for race in (x for x in action.records if isinstance(x, r.RaceHeld)):
            row = read(t.clock.levels, t.clock.position, action.happened).index
            races.append((filled(t, race, action.happened, action.id), row))
        take(t, action)
    return races


def blank(t: Tournament, table: Table, chip: int, now: int) -> RaceSheet | None:
    """Return a blank sheet for a table that still has to race this chip; None if there is nothing to race."""
    new = above(t, chip)
    if new is None or table.id in raced(t, chip):
        return None
    at = button(t, table, now) if from_button(t, "race.collected_from") else None
    seats = racers(t, table, chip)
    rows = [SheetRow(seat, t.name(seats[seat])) for seat in seats_from([*seats], at)]
    return RaceSheet(table.label, chip, new, tuple(rows))


def filled(t: Tournament, race: r.RaceHeld, at: int | None = None, action: int = 0) -> RaceSheet:
    """Return the sheet of a finished race; ``t`` is the state at its time, for the names."""
    seats = t.room.tables[race.table].seats if race.table in t.room.tables else {}
    won, saved = Counter(race.winners), Counter(race.rescued)
    rows = [
        SheetRow(
            seat,
            t.name(seats[seat]) if seat in seats else "",
            count,
            tuple(card for at, card in race.cards if at == seat),
            _chips(race, won[seat], saved[seat]),
            seats.get(seat, 0),
        )
        for seat, count in sorted(race.odd)
    ]
    label = t.room.tables[race.table].label if race.table in t.room.tables else ""
    return RaceSheet(
        label,
        race.chip,
        race.new,
        tuple(rows),
        (race.chip, sum(n for _, n in race.odd)),
        _chips(race, len(race.winners), len(race.rescued)),
        race.new * len(race.winners) - collected(race),
        bool(race.secret),
        at,
        action,
        race.rescued,
        rescued(race),
    )


def _chips(race: r.RaceHeld, won: int, saved: int) -> tuple[tuple[int, int], ...]:
    """Return value and number; a rescue chip of the new colour counts with those won."""
    counts = Counter({race.new: won})
    counts[race.rescue] += saved
    return tuple(sorted((value, n) for value, n in counts.items() if n))
