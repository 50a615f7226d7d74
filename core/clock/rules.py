"""Starting, stopping and setting the clock. Each act writes down where the clock stands after it.

A stretch nobody saw (``Gap``) is asked about until it is answered. What says where the clock stands
whatever it showed (start, next, back, set clock) answers all before it, and so does going on after a
pause for the time the clock stood: both write that down as a ``GapAnswered`` of their own, so that an
undo opens the question again. What goes by what the clock showed (a pause, more time, an edit of the
sheet) answers nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.clock.clock import Reading, read
from core.say import acts, records
from core.say.levels import Level
from core.say.reasons import (
    AlreadyPaused,
    AlreadyRunning,
    AlreadyStarted,
    BadLength,
    InThePast,
    MoreHandsThanLevel,
    NoGap,
    NoNextRow,
    NoPreviousRow,
    NoSetEnd,
    NoStructure,
    NoSuchRow,
    NotStarted,
    Reason,
    Why,
)
from core.tournament.rule import Context, Rule
from core.tournament.ruling import coded_against
from core.tournament.state import Tournament


def _reading(t: Tournament, now: int) -> Reading:
    return read(t.levels, t.clock, now)


def _stands(level: Level | None, elapsed: int, running: bool, hands: int) -> Iterator[records.Record]:
    assert level is not None
    yield records.ClockSet(level.id, elapsed, running, hands)


def _answers(since: int, now: int) -> Iterator[records.Record]:
    """Nothing between these two moments is to be asked about any more."""
    if since < now:
        yield records.GapAnswered(since, now, True)


def _set(
    t: Tournament, level: Level, elapsed: int, running: bool, now: int, hands: int = 0
) -> Iterator[records.Record]:
    """The clock stands there whatever it showed; a start that was scheduled is used up."""
    yield from _stands(level, elapsed, running, hands)
    yield from _answers(0, now)
    if t.clock.level is None and t.clock.scheduled is not None:
        yield records.ClockScheduled(None)


def _needs_start(t: Tournament, now: int) -> Iterator[Reason]:
    if not t.levels:
        yield NoStructure()
    elif _reading(t, now).phase == "before":
        yield NotStarted()


def check_schedule(t: Tournament, act: acts.Schedule, now: int) -> Iterator[Reason]:
    if _reading(t, now).phase != "before":
        yield AlreadyStarted()
    if act.at is not None and act.at <= now:
        yield InThePast(at=act.at)
    if not t.levels:
        yield NoStructure()


def do_schedule(t: Tournament, act: acts.Schedule, context: Context) -> Iterator[records.Record]:
    yield records.ClockScheduled(act.at)


def check_start(t: Tournament, act: acts.Start, now: int) -> Iterator[Reason]:
    if not t.levels:
        yield NoStructure()
    elif _reading(t, now).phase != "before":
        yield AlreadyStarted()


def do_start(t: Tournament, act: acts.Start, context: Context) -> Iterator[records.Record]:
    yield from _set(t, t.levels[0], 0, True, context.now)


def check_pause(t: Tournament, act: acts.Pause, now: int) -> Iterator[Reason]:
    missing = list(_needs_start(t, now))
    yield from missing
    if not missing and not _reading(t, now).running:
        yield AlreadyPaused()


def do_pause(t: Tournament, act: acts.Pause, context: Context) -> Iterator[records.Record]:
    reading = _reading(t, context.now)
    yield from _stands(reading.level, reading.elapsed, False, reading.hands)


def stopped(t: Tournament, now: int) -> Iterator[records.Record]:
    """The clock stands from now on where it ran, and does not start by itself where it was to."""
    reading = _reading(t, now)
    if reading.running:
        yield from _stands(reading.level, reading.elapsed, False, reading.hands)
    elif t.clock.level is None and t.clock.scheduled is not None:
        yield records.ClockScheduled(None)


def _ends_open_break(t: Tournament, reading: Reading) -> bool:
    level = reading.level
    return bool(level and level.pause and level.length is None and reading.index + 1 < len(t.levels))


def check_resume(t: Tournament, act: acts.Resume, now: int) -> Iterator[Reason]:
    missing = list(_needs_start(t, now))
    yield from missing
    reading = _reading(t, now)
    if not missing and reading.running and not _ends_open_break(t, reading):
        yield AlreadyRunning()
    minutes = t.rulebook.number("hand_for_hand.minutes")
    played = reading.level is not None and not reading.level.pause and not reading.level.hands
    if not missing and t.hand_for_hand is not None and minutes and played:
        # a level that runs while each hand is taken off it too is paid for twice (RULES G4)
        yield coded_against(t, Why.HANDS_RUN_THE_CLOCK, "hand_for_hand.minutes", minutes=minutes)


def do_resume(t: Tournament, act: acts.Resume, context: Context) -> Iterator[records.Record]:
    reading = _reading(t, context.now)
    if reading.running:
        yield from _set(t, t.levels[reading.index + 1], 0, True, context.now)
    else:
        yield from _stands(reading.level, reading.elapsed, True, reading.hands)
        yield from _answers(t.clock.at, context.now)


def check_add_time(t: Tournament, act: acts.AddTime, now: int) -> Iterator[Reason]:
    missing = list(_needs_start(t, now))
    yield from missing
    reading = _reading(t, now)
    if not missing and reading.remaining is None:
        yield NoSetEnd()
    if not act.by or abs(act.by) > 24 * 3_600_000:
        yield BadLength(length=act.by)


def do_add_time(t: Tournament, act: acts.AddTime, context: Context) -> Iterator[records.Record]:
    """More time is less time run; it may go below nothing run, so that a level can be made longer."""
    reading = _reading(t, context.now)
    assert reading.level is not None
    assert reading.level.length is not None
    elapsed = min(reading.elapsed, reading.level.length) - act.by
    yield from _stands(reading.level, min(elapsed, reading.level.length), reading.running, reading.hands)


def check_next(t: Tournament, act: acts.NextRow, now: int) -> Iterator[Reason]:
    missing = list(_needs_start(t, now))
    yield from missing
    if not missing and _reading(t, now).index + 1 >= len(t.levels):
        yield NoNextRow()


def do_next(t: Tournament, act: acts.NextRow, context: Context) -> Iterator[records.Record]:
    reading = _reading(t, context.now)
    yield from _set(t, t.levels[reading.index + 1], 0, reading.running, context.now)


def check_back(t: Tournament, act: acts.BackRow, now: int) -> Iterator[Reason]:
    missing = list(_needs_start(t, now))
    yield from missing
    if not missing and _reading(t, now).index == 0:
        yield NoPreviousRow()


def do_back(t: Tournament, act: acts.BackRow, context: Context) -> Iterator[records.Record]:
    reading = _reading(t, context.now)
    yield from _set(t, t.levels[reading.index - 1], 0, reading.running, context.now)


def check_set_clock(t: Tournament, act: acts.SetClock, now: int) -> Iterator[Reason]:
    if not t.levels:
        yield NoStructure()
    elif not 1 <= act.row <= len(t.levels):
        yield NoSuchRow(row=act.row, rows=len(t.levels))
    else:
        level = t.levels[act.row - 1]
        if act.elapsed < 0 or (level.length is not None and act.elapsed >= level.length):
            yield BadLength(length=act.elapsed)
        if act.hands and not 0 <= act.hands < level.hands:
            yield MoreHandsThanLevel(hands=act.hands, most=level.hands)


def do_set_clock(t: Tournament, act: acts.SetClock, context: Context) -> Iterator[records.Record]:
    running = _reading(t, context.now).running
    yield from _set(t, t.levels[act.row - 1], act.elapsed, running, context.now, act.hands)


def check_gap(t: Tournament, act: acts.AnswerGap, now: int) -> Iterator[Reason]:
    """A gap as long as nothing is one of unknown length: it can be let count, not be taken off."""
    same = any((start, end) == (act.start, act.end) for start, end, _ in t.gaps)
    answered = same or any(start < act.end and act.start < end for start, end, _ in t.gaps)
    if answered or not 0 < act.start <= act.end <= now or (act.start == act.end and not act.count):
        yield NoGap()
    elif _untouched(t, act.start):
        if not read(t.levels, t.clock, act.end).running:
            yield AlreadyPaused()
    elif t.clock.at < act.end:
        # entered late, for a moment within the gap: what happened in it has been told
        yield NoGap()


def _untouched(t: Tournament, since: int) -> bool:
    """Nothing has been written about the clock since then."""
    return t.clock.level is None or t.clock.at <= since


def do_gap(t: Tournament, act: acts.AnswerGap, context: Context) -> Iterator[records.Record]:
    """Counted: nothing changes but the answer. Else the clock stands where the gap began, plus what has
    run since the gap ended; where the clock has been written down since, the gap's length is taken off."""
    yield records.GapAnswered(act.start, act.end, act.count)
    if act.count:
        return
    now = _reading(t, context.now)
    began = max(act.start, t.clock.scheduled or 0)  # what a start that came by itself in the gap has run
    if _untouched(t, act.start):
        then = read(t.levels, t.clock, began)
        yield from _stands(then.level, then.elapsed + context.now - act.end, now.running, then.hands)
    else:
        level, elapsed = _taken_off(t.levels, now, act.end - began)
        yield from _stands(level, elapsed, now.running, now.hands if level is now.level else 0)


def _taken_off(levels: Sequence[Level], reading: Reading, off: int) -> tuple[Level, int]:
    """Where the clock stood ``off`` ms of running before, at the latest at the beginning of what it came
    through by itself; a row that was given more time than it has keeps the clock."""
    index, elapsed = reading.index, reading.elapsed - off
    while reading.elapsed >= 0 > elapsed and index > 0:
        length = levels[index - 1].length
        if length is None:
            break
        index, elapsed = index - 1, elapsed + length
    return levels[index], elapsed


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
