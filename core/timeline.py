"""When the rows of the sheet began, will begin, and about when the night ends. Times are ms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core import records as r
from core.clock import Reading
from core.structure import Level, index_of

# A tournament is usually over when all chips are worth this many big blinds (a product default, an
# estimate that is shown as one: two players with ten big blinds each).
BIG_BLINDS_AT_THE_END = 20

_Stood = tuple[int, int, int, bool]
"""Where the clock stood: the row's index, the time run in it, when that was, whether it ran."""


def begun(actions: Iterable[r.Action], levels: Sequence[Level], now: int) -> dict[int, int]:
    """When each row began, by level id: read from where the clock was said to stand, and from how it ran
    between. ``actions`` are those that count, in the order of the night."""
    found: dict[int, int] = {}
    stood: _Stood | None = None
    scheduled: int | None = None
    for action in actions:
        for x in action.records:
            if isinstance(x, r.ClockScheduled):
                scheduled = x.at
            if not isinstance(x, r.ClockSet):
                continue
            at = index_of(levels, x.level)
            if at is None:
                continue
            stood = _stands_by(levels, stood, scheduled, action.happened, found)
            if stood is not None and at < stood[0]:
                # gone back: what came later has not begun after all, and this row had
                for level in levels[at + 1 :]:
                    found.pop(level.id, None)
                found.setdefault(x.level, action.happened - max(0, x.elapsed))
            elif stood is None or stood[0] != at:
                found[x.level] = action.happened - max(0, x.elapsed)
            stood = (at, x.elapsed, action.happened, x.running)
    _stands_by(levels, stood, scheduled, now, found)
    return found


def _stands_by(
    levels: Sequence[Level], stood: _Stood | None, scheduled: int | None, until: int, found: dict[int, int]
) -> _Stood | None:
    """Where the clock stands at ``until``; a scheduled start that has come began at its moment."""
    if stood is None:
        if scheduled is None or scheduled > until or not levels:
            return None
        found[levels[0].id] = scheduled
        stood = (0, 0, scheduled, True)
    return _run_on(levels, stood, until, found)


def _run_on(levels: Sequence[Level], stood: _Stood, until: int, found: dict[int, int]) -> _Stood:
    """Where the clock came to by itself; rows it entered are noted."""
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
    """When each later row will begin at this pace, by level id; nothing after a row of open length."""
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


def ends_about(levels: Sequence[Level], chips: int, reading: Reading, now: int) -> int | None:
    """When the night will be over, if it goes as most do: in the level whose big blind makes all chips in
    play worth ``BIG_BLINDS_AT_THE_END``; at the sheet's end where none does. None: it cannot be told."""
    starts = to_come(levels, reading, now)
    last = next(
        (i for i, x in enumerate(levels) if not x.pause and 0 < chips <= _big(x) * BIG_BLINDS_AT_THE_END),
        len(levels) - 1,
    )
    if not levels or last < reading.index:
        return None
    if last == reading.index and reading.phase != "before":
        return None if reading.remaining is None else now + reading.remaining
    start, length = starts.get(levels[last].id), levels[last].length
    return None if start is None or length is None else start + length


def _big(level: Level) -> int:
    return level.big_blind or level.big_bet
