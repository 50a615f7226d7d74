"""Starting, stopping and setting the clock. Each act writes down where the clock stands after it."""

from __future__ import annotations

from collections.abc import Iterator

from core import acts, records
from core.clock import Reading, read
from core.context import Context, Rule
from core.refusal import Reason, Why
from core.structure import Level
from core.tournament import Tournament


def _reading(t: Tournament, now: int) -> Reading:
    return read(t.levels, t.clock, now)


def _stands(level: Level | None, elapsed: int, running: bool) -> Iterator[records.Record]:
    assert level is not None
    yield records.ClockSet(level.id, elapsed, running)


def _needs_start(t: Tournament, now: int) -> Iterator[Reason]:
    if not t.levels:
        yield Reason(Why.NO_STRUCTURE)
    elif _reading(t, now).phase == "before":
        yield Reason(Why.NOT_STARTED)


def check_schedule(t: Tournament, act: acts.Schedule, now: int) -> Iterator[Reason]:
    if _reading(t, now).phase != "before":
        yield Reason(Why.ALREADY_STARTED)
    if act.at is not None and act.at <= now:
        yield Reason(Why.IN_THE_PAST, {"at": act.at})
    if not t.levels:
        yield Reason(Why.NO_STRUCTURE)


def do_schedule(t: Tournament, act: acts.Schedule, context: Context) -> Iterator[records.Record]:
    yield records.ClockScheduled(act.at)


def check_start(t: Tournament, act: acts.Start, now: int) -> Iterator[Reason]:
    if not t.levels:
        yield Reason(Why.NO_STRUCTURE)
    elif _reading(t, now).phase != "before":
        yield Reason(Why.ALREADY_STARTED)


def do_start(t: Tournament, act: acts.Start, context: Context) -> Iterator[records.Record]:
    yield from _stands(t.levels[0], 0, True)


def check_pause(t: Tournament, act: acts.Pause, now: int) -> Iterator[Reason]:
    missing = list(_needs_start(t, now))
    yield from missing
    if not missing and not _reading(t, now).running:
        yield Reason(Why.ALREADY_PAUSED)


def do_pause(t: Tournament, act: acts.Pause, context: Context) -> Iterator[records.Record]:
    reading = _reading(t, context.now)
    yield from _stands(reading.level, reading.elapsed, False)


def _ends_open_break(t: Tournament, reading: Reading) -> bool:
    level = reading.level
    return bool(level and level.pause and level.length is None and reading.index + 1 < len(t.levels))


def check_resume(t: Tournament, act: acts.Resume, now: int) -> Iterator[Reason]:
    missing = list(_needs_start(t, now))
    yield from missing
    reading = _reading(t, now)
    if not missing and reading.running and not _ends_open_break(t, reading):
        yield Reason(Why.ALREADY_RUNNING)


def do_resume(t: Tournament, act: acts.Resume, context: Context) -> Iterator[records.Record]:
    reading = _reading(t, context.now)
    if reading.running:
        yield from _stands(t.levels[reading.index + 1], 0, True)
    else:
        yield from _stands(reading.level, reading.elapsed, True)


def check_add_time(t: Tournament, act: acts.AddTime, now: int) -> Iterator[Reason]:
    missing = list(_needs_start(t, now))
    yield from missing
    reading = _reading(t, now)
    if not missing and reading.remaining is None:
        yield Reason(Why.BAD_LENGTH, {"open": 1})
    if not act.by or abs(act.by) > 24 * 3_600_000:
        yield Reason(Why.BAD_LENGTH, {"length": act.by})


def do_add_time(t: Tournament, act: acts.AddTime, context: Context) -> Iterator[records.Record]:
    """More time is less time run; it may go below nothing run, so that a level can be made longer."""
    reading = _reading(t, context.now)
    assert reading.level is not None
    assert reading.level.length is not None
    elapsed = min(reading.elapsed, reading.level.length) - act.by
    yield from _stands(reading.level, min(elapsed, reading.level.length), reading.running)


def check_next(t: Tournament, act: acts.NextRow, now: int) -> Iterator[Reason]:
    missing = list(_needs_start(t, now))
    yield from missing
    if not missing and _reading(t, now).index + 1 >= len(t.levels):
        yield Reason(Why.NO_NEXT_ROW)


def do_next(t: Tournament, act: acts.NextRow, context: Context) -> Iterator[records.Record]:
    reading = _reading(t, context.now)
    yield from _stands(t.levels[reading.index + 1], 0, reading.running)


def check_back(t: Tournament, act: acts.BackRow, now: int) -> Iterator[Reason]:
    missing = list(_needs_start(t, now))
    yield from missing
    if not missing and _reading(t, now).index == 0:
        yield Reason(Why.NO_PREVIOUS_ROW)


def do_back(t: Tournament, act: acts.BackRow, context: Context) -> Iterator[records.Record]:
    reading = _reading(t, context.now)
    yield from _stands(t.levels[reading.index - 1], 0, reading.running)


def check_set_clock(t: Tournament, act: acts.SetClock, now: int) -> Iterator[Reason]:
    if not t.levels:
        yield Reason(Why.NO_STRUCTURE)
    elif not 1 <= act.row <= len(t.levels):
        yield Reason(Why.NO_SUCH_ROW, {"row": act.row, "rows": len(t.levels)})
    else:
        length = t.levels[act.row - 1].length
        if act.elapsed < 0 or (length is not None and act.elapsed >= length):
            yield Reason(Why.BAD_LENGTH, {"length": act.elapsed})


def do_set_clock(t: Tournament, act: acts.SetClock, context: Context) -> Iterator[records.Record]:
    running = _reading(t, context.now).running
    yield from _stands(t.levels[act.row - 1], act.elapsed, running)


def check_gap(t: Tournament, act: acts.AnswerGap, now: int) -> Iterator[Reason]:
    answered = any(start < act.end and act.start < end for start, end, _ in t.gaps)
    if answered or not 0 < act.start < act.end <= now:
        yield Reason(Why.NO_GAP)
    elif t.clock.level is not None and t.clock.at > act.start:
        # the director has set the clock since: that was the answer
        yield Reason(Why.NO_GAP)
    elif not read(t.levels, t.clock, act.start).running:
        yield Reason(Why.ALREADY_PAUSED)


def do_gap(t: Tournament, act: acts.AnswerGap, context: Context) -> Iterator[records.Record]:
    """Counted: nothing changes but the answer. Else the clock stands where the gap began, plus what
    has run since the gap ended."""
    yield records.GapAnswered(act.start, act.end, act.count)
    if not act.count:
        before, running = read(t.levels, t.clock, act.start), _reading(t, context.now).running
        assert before.level is not None
        yield from _stands(before.level, before.elapsed + (context.now - act.end if running else 0), running)


RULES = {
    acts.Schedule: Rule(check_schedule, do_schedule),
    acts.Start: Rule(check_start, do_start),
    acts.Pause: Rule(check_pause, do_pause),
    acts.Resume: Rule(check_resume, do_resume),
    acts.AddTime: Rule(check_add_time, do_add_time),
    acts.NextRow: Rule(check_next, do_next),
    acts.BackRow: Rule(check_back, do_back),
    acts.SetClock: Rule(check_set_clock, do_set_clock),
    acts.AnswerGap: Rule(check_gap, do_gap),
}
