"""Which dealer's sheets a colour-up needs now: to be filled in before a table races, filled after (F8)."""

from __future__ import annotations

from dataclasses import dataclass

from core.chips.now import above, due, going, in_play, raced
from core.chips.race import rescued
from core.chips.sheet import Sheet, blank, filled
from core.clock.clock import read
from core.formats.holdem.fold import take
from core.paper.lists import natural
from core.say import records as r
from core.tournament.director import Director
from core.tournament.state import Tournament


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
