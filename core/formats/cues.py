"""The sounds that announce things to the room, and their moments (ms); nothing here plays anything."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from core.clock.clock import Reading, read
from core.hands.call_clock import running, zero_at
from core.say import records as r
from core.say.levels import MINUTE, Level
from core.tournament.clock import ClockState
from core.tournament.state import Tournament

Cue = Literal[
    "level", "minute", "break", "break_over", "countdown", "draw", "bubble", "final_table", "time_up"
]
SECOND = 1000
# The countdown is so long; a row shorter than twice a minute has no warning of its last one.
COUNTDOWN = 5 * SECOND
# More rows than this in one look are a clock that was put forward, not a night.
MOST = 50


def by_clock(levels: tuple[Level, ...], clock: ClockState, since: int, now: int) -> list[tuple[int, Cue]]:
    """Return the cues the clock reached after ``since`` until ``now``, with their moments, in order."""
    return [x for x in sorted(_of(levels, clock, since, now)) if since < x[0] <= now]


def _of(levels: tuple[Level, ...], clock: ClockState, since: int, now: int) -> Iterator[tuple[int, Cue]]:
    at = since
    for _ in range(MOST):
        reading = read(levels, clock, at)
        before = reading.phase == "before"
        left = reading.starts_in if before else reading.remaining
        if left is None or not (before or reading.running) or not levels:
            return
        zero, row, after = at + left, None if before else reading.level, 0 if before else reading.index + 1
        last = after >= len(levels)
        if last and not _timed(row):
            return
        if row is not None and _warned(row):
            yield zero - MINUTE, "minute"
        yield zero - COUNTDOWN, "countdown"
        yield zero, "time_up" if last else _begins(row, levels[after])
        if last or zero > now:
            return
        at = max(zero, at + 1)


def _timed(row: Level | None) -> bool:
    """Return whether the row is a time by itself, told when it is up though nothing follows; the last level
    of a sheet goes on."""
    return row is not None and not row.pause and not row.stakes


def _warned(row: Level) -> bool:
    return row.length is not None and row.length >= 2 * MINUTE


def last_minute(levels: Sequence[Level], reading: Reading) -> bool:
    """Return whether the row's last minute runs: from its cue on, until the next row begins."""
    left, row = reading.remaining, reading.level
    if not reading.running or left is None or row is None or not _warned(row):
        return False
    return 0 < left <= MINUTE and (reading.index + 1 < len(levels) or _timed(row))


def just_begun(reading: Reading, within: int) -> bool:
    """Return whether a level after another row began less than ``within`` ms ago, and the clock runs."""
    if not reading.running or reading.level is None or reading.level.pause:
        return False
    return reading.index > 0 and reading.elapsed < within and reading.level.stakes


def _begins(row: Level | None, after: Level) -> Cue:
    if after.pause:
        return "break"
    return "break_over" if row is not None and row.pause else "level"


def by_step(before: Reading, after: Reading) -> Cue | None:
    """Return the cue of the director's own start, or of a step to the next row; none for any other change."""
    if after.level is None or after.elapsed or after.phase == "before":
        return None
    if before.phase == "before":
        return _begins(None, after.level) if after.index == 0 else None
    return _begins(before.level, after.level) if after.index == before.index + 1 else None


def by_calls(t: Tournament, since: int, now: int) -> list[tuple[int, Cue]]:
    """Yield the cues of clocks called on players that ran out (procedures H)."""
    return [(at, "time_up") for call in running(t) if since < (at := zero_at(call)) <= now]


def by_records(records: Iterable[r.Record]) -> Cue | None:
    """Return the cue of an action: the final table seated, hand-for-hand begun, seats drawn for many."""
    found = {cue for x in records if (cue := _by_record(x)) is not None}
    order: tuple[Cue, ...] = ("final_table", "bubble", "draw")
    return next((x for x in order if x in found), None)


def _by_record(record: r.Record) -> Cue | None:
    match record:
        case r.Redrawn(which="final"):
            return "final_table"
        case r.HandForHandSet(on=True, number=1):
            return "bubble"
        case r.DrawMade() if len(record.entries) > 1:
            return "draw"
    return None
