"""The chips of a tournament as they are now: in play, going, raced off at which tables (RULES F)."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from core.clock.clock import read
from core.floor.blinds import known
from core.say.levels import Level
from core.tournament import settled
from core.tournament.state import Tournament
from core.tournament.table import Table


def in_play(t: Tournament) -> tuple[int, ...]:
    """The denominations in use and not gone, the lowest first."""
    return tuple(v for v in t.chips.values if v not in t.chips.coloured_up)


def above(t: Tournament, chip: int) -> int | None:
    """The next higher denomination in play: what a chip is raced and exchanged into."""
    return next((v for v in in_play(t) if v > chip), None)


def announcement(chip: int) -> str:
    """Under which name the room is told of a colour-up that the structure does not plan."""
    return f"colour-up-{chip}"


def planned(t: Tournament, now: int) -> tuple[Level, ...]:
    """The rows up to the break being held or the next one: their colour-ups are on the plan by now."""
    index = read(t.clock.levels, t.clock.position, now).index
    end = next((i for i in range(index, len(t.clock.levels)) if t.clock.levels[i].rest), index)
    return t.clock.levels[: end + 1]


def going(t: Tournament, now: int) -> tuple[int, ...]:
    """What leaves at the break being held or the next one, or should have left before."""
    return _removed(t, planned(t, now))


def leaving(t: Tournament, now: int) -> tuple[int, ...]:
    """``going``, and what the room was told of besides."""
    planned = going(t, now)
    return tuple(v for v in in_play(t)[:-1] if v in planned or announcement(v) in t.word.announced)


def due(t: Tournament, now: int) -> tuple[int, ...]:
    """What is to be raced off now: planned for the row the clock is in or one before it, or begun at some
    table."""
    begun = {race.chip for race in t.chips.races}
    rows = t.clock.levels[: read(t.clock.levels, t.clock.position, now).index + 1]
    gone = set(_removed(t, rows))
    return tuple(v for v in in_play(t)[:-1] if v in gone or v in begun)


def _removed(t: Tournament, rows: Sequence[Level]) -> tuple[int, ...]:
    gone = {value for row in rows for value in row.remove}
    return tuple(v for v in in_play(t) if v in gone)


def raced(t: Tournament, chip: int) -> frozenset[int]:
    """Return the tables that have raced this denomination off: at Riffle's desk, or otherwise as the director
    said of the duty. Who is still to race follows from it alone, for duties, pages, screen and paper."""
    return frozenset((*(race.table for race in t.chips.races if race.chip == chip), *settled.raced(t, chip)))


def to_race(t: Tournament, chip: int) -> list[Table]:
    """The tables with players that still have to."""
    done = raced(t, chip)
    return [x for x in t.open_tables if x.seats and x.id not in done]


def button(t: Tournament, table: Table, now: int) -> int | None:
    """Where the table's button is; None where it must be asked for. Nobody deals in a break: what was told
    in it is good to its end."""
    last = known(table, now)
    if last is None and table.blinds is not None:
        reading = read(t.clock.levels, t.clock.position, now)
        in_break = reading.level is not None and reading.level.pause
        if in_break and table.blinds_at >= now - reading.elapsed:
            last = table.blinds
    return None if last is None else last.button


def from_button(t: Tournament, key: str) -> bool:
    return t.rulebook.word(key) == "left_of_button"


def button_wanted(t: Tournament, table: Table, now: int) -> bool:
    """Whether a race of several players needs a button that nobody told."""
    asked = from_button(t, "race.start") or from_button(t, "race.collected_from")
    return asked and button(t, table, now) is None


def rescue_chip(t: Tournament, chip: int, now: int) -> int:
    """What somebody gets who has no chips left after the race of ``chip`` (RULES F.rescue); a chip that is
    itself going is no help: the next one that stays instead (RULES F3). 0: nothing."""
    word = t.rulebook.word("race.rescue")
    if word == "none":
        return 0
    leave = {chip, *leaving(t, now)}
    stay = [v for v in in_play(t) if v not in leave]
    if word == "next_denomination":
        stay = [v for v in stay if v > chip]
    return min(stay, default=above(t, chip) or 0)


def left_over(t: Tournament) -> tuple[int, ...]:
    """Return the denominations that stacks are still made of: in play, and not raced off at every table."""
    return tuple(v for v in in_play(t) if not raced(t, v) or to_race(t, v))


def unit(chips: Sequence[int]) -> int:
    """Return what every stack made of these chips is a multiple of; 0 where there are none."""
    return gcd(*chips)
