"""When the rows of the sheet began and will begin. Times are ms."""

from collections.abc import Iterable, Sequence

from core.clock.clock import Reading
from core.say import records as r
from core.say.levels import Level, index_of

_OF_CLOCK = r.ClockScheduled, r.ClockSet
_Stood = tuple[int, int, int, bool]
"""The clock's position: the row's index, the time run in it, when that was, whether it ran."""


def of_clock(actions: Iterable[r.Action]) -> list[r.Action]:
    """Return those of the actions that say where the clock stands: ``begun`` reads nothing else."""
    return [a for a in actions if any(isinstance(x, _OF_CLOCK) for x in a.records)]


def begun(actions: Iterable[r.Action], levels: Sequence[Level], now: int) -> dict[int, int]:
    """Return when each row began, by level id: read from where the clock was said to stand, and from how it
    ran between. ``actions`` are those that count, in the order of the night."""
    found: dict[int, int] = {}
    stood: _Stood | None = None
    scheduled: int | None = None
    # a festival has 40,000 records and a handful of these: picked out first, it takes 6 ms
    told = [(action.happened, x) for action in actions for x in action.records if isinstance(x, _OF_CLOCK)]
    for happened, x in told:
        if isinstance(x, r.ClockScheduled):
            scheduled = x.at
            continue
        at = index_of(levels, x.level)
        if at is None:
            continue
        stood = _stands_by(levels, stood, scheduled, happened, found)
        if stood is not None and at < stood[0]:
            # gone back: what came later has not begun after all, and this row had
            for level in levels[at + 1 :]:
                found.pop(level.id, None)
            found.setdefault(x.level, happened - max(0, x.elapsed))
        elif stood is None or stood[0] != at:
            found[x.level] = happened - max(0, x.elapsed)
        stood = (at, x.elapsed, happened, x.running)
    _stands_by(levels, stood, scheduled, now, found)
    return found


def _stands_by(
    levels: Sequence[Level], stood: _Stood | None, scheduled: int | None, until: int, found: dict[int, int]
) -> _Stood | None:
    """Return the clock's position at ``until``. A scheduled start that has passed counts from its time."""
    if stood is None:
        if scheduled is None or scheduled > until or not levels:
            return None
        found[levels[0].id] = scheduled
        stood = (0, 0, scheduled, True)
    return _run_on(levels, stood, until, found)


def _run_on(levels: Sequence[Level], stood: _Stood, until: int, found: dict[int, int]) -> _Stood:
    """Return the position the clock reached by itself, and note the rows it entered."""
    index, elapsed, at, running = stood
    while running and index + 1 < len(levels):
        length = levels[index].length
        if length is None or elapsed + (until - at) < length:
            break
        at += length - elapsed
        index, elapsed = index + 1, 0
        found[levels[index].id] = at
    return index, elapsed, at, running


def to_come(levels: Sequence[Level], reading: Reading, now: int) -> dict[int, int]:
    """Return when each later row will begin at this pace, by level id; nothing after a row of open length."""
    found: dict[int, int] = {}
    before = reading.phase == "before"
    left = reading.starts_in if before else reading.remaining
    if left is None:
        return found
    at = now + left
    for level in levels if before else levels[reading.index + 1 :]:
        found[level.id] = at
        if level.length is None:
            break
        at += level.length
    return found
