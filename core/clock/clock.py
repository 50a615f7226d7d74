"""The clock: a pure function of what was written down and of ``now``. Nothing ticks down.

All times are milliseconds since the epoch, all lengths milliseconds.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from core.say.levels import Level, index_of, number
from core.say.said import ByFields
from core.tournament.clock import ClockState
from core.tournament.state import Tournament


@dataclass(frozen=True, eq=False, repr=False)
class Reading(ByFields):
    """The clock as it shows at one moment. ``remaining`` None: an open break, or no end. ``over`` is time
    past the last row's end; ``starts_in`` is only there before the start, when one is scheduled. ``hands`` is
    how many were played in a level of so many hands."""

    phase: Literal["before", "running", "paused"]
    index: int
    number: int
    level: Level | None
    elapsed: int = 0
    remaining: int | None = None
    over: int = 0
    starts_in: int | None = None
    hands: int = 0

    @property
    def running(self) -> bool:
        return self.phase == "running"


def begun(levels: Sequence[Level], clock: ClockState, now: int) -> bool:
    """Return whether play has begun, which is asked more often than what the clock shows."""
    if clock.level is not None:
        return True
    return clock.scheduled is not None and now >= clock.scheduled and bool(levels)


class _Read(NamedTuple):
    levels: tuple[Level, ...]
    clock: ClockState | None
    now: int
    reading: Reading


_last_read = _Read((), None, 0, Reading("before", 0, 0, None))


def read(levels: tuple[Level, ...], clock: ClockState, now: int) -> Reading:
    """Return the clock at ``now``. A scheduled start that has come counts as begun at its moment. One list of
    duties asks for the same moment some twenty times: the last answer is kept."""
    global _last_read
    last = _last_read
    if last.levels is not levels or last.clock is not clock or last.now != now:
        last = _last_read = _Read(levels, clock, now, _reading(levels, clock, now))
    return last.reading


def _reading(levels: tuple[Level, ...], clock: ClockState, now: int) -> Reading:
    at = _position(levels, clock, now)
    if at is None:
        starts_in = None if clock.scheduled is None else max(0, clock.scheduled - now)
        return Reading("before", 0, 0, levels[0] if levels else None, starts_in=starts_in)
    index, elapsed, stood, running = at
    level, hands = levels[index], clock.hands if index == stood else 0
    phase: Literal["running", "paused"] = "running" if running else "paused"
    over = 0 if level.length is None else max(0, elapsed - level.length)
    remaining = None if level.length is None else max(0, level.length - elapsed)
    return Reading(phase, index, number(levels, index), level, elapsed, remaining, over, hands=hands)


class _Position(NamedTuple):
    """The index of the row the clock is in, how much of it is over, the index of the row it was set to, and
    whether it runs."""

    row: int
    elapsed: int
    stood: int
    running: bool


def _position(levels: Sequence[Level], clock: ClockState, now: int) -> _Position | None:
    """Return where the clock is at ``now``; None before the start."""
    if not begun(levels, clock, now):
        return None
    if clock.level is None:
        assert clock.scheduled is not None
        stood, index, elapsed, running = 0, 0, now - clock.scheduled, True
    else:
        found = index_of(levels, clock.level)
        stood = index = 0 if found is None else found
        running = clock.running
        elapsed = clock.elapsed + (max(0, now - clock.at) if running else 0)
    if running:
        # past every row that has run out; an open break and the last row hold the clock
        while index + 1 < len(levels) and (length := levels[index].length) is not None and elapsed >= length:
            elapsed -= length
            index += 1
    return _Position(index, elapsed, stood, running)


def row_at(levels: Sequence[Level], clock: ClockState, now: int) -> Level | None:
    """Return the row in which the clock is at ``now``; None before the start."""
    at = _position(levels, clock, now)
    return None if at is None else levels[at.row]


def until_break(levels: Sequence[Level], reading: Reading) -> int | None:
    """Return the time left before the next break begins, talk breaks counted in: players stay at the tables
    in those. None: in a break, or none to come."""
    return _until(levels, reading, lambda level: level.rest)


def until_pause(levels: Sequence[Level], reading: Reading) -> int | None:
    """Return the time of play left before a break of any kind; None: in one, or none to come."""
    return _until(levels, reading, lambda level: level.pause)


def _until(levels: Sequence[Level], reading: Reading, ends: Callable[[Level], bool]) -> int | None:
    if reading.phase == "before" or reading.level is None or ends(reading.level):
        return None
    following = (i for i in range(reading.index + 1, len(levels)) if ends(levels[i]))
    index = next(following, None)
    return None if index is None else until_row(levels, reading, index)


def until_row(levels: Sequence[Level], reading: Reading, index: int) -> int | None:
    """Return the time until row ``index`` begins at this pace; None: past, or an open break before it."""
    if index <= reading.index and reading.phase != "before":
        return None
    rows = levels[:index] if reading.phase == "before" else levels[reading.index + 1 : index]
    total = (reading.starts_in or 0) if reading.phase == "before" else reading.remaining
    for level in rows:
        if total is None or level.length is None:
            return None
        total += level.length
    return total


@dataclass(frozen=True, eq=False, repr=False)
class Gap(ByFields):
    """A stretch in which nobody read the clock: Riffle was down, or the PC slept.

    It is ``unknown`` how long it was where the PC's time was set back meanwhile: it then ends where it
    began, and the clock goes on from there."""

    start: int
    end: int

    @property
    def unknown(self) -> bool:
        return self.end == self.start


def in_hands(reading: Reading) -> bool:
    """Return whether the level that is played is one of so many hands."""
    return reading.phase != "before" and reading.level is not None and reading.level.hands > 0


def goes_on(t: Tournament, now: int) -> bool:
    """Return whether the clock runs and time still counts on it."""
    reading = read(t.clock.levels, t.clock.position, now)
    return reading.running and not (t.game.stops_at_zero and reading.remaining == 0)


def started(t: Tournament, now: int) -> bool:
    """Return whether play has begun."""
    return t.game.begun or begun(t.clock.levels, t.clock.position, now)
