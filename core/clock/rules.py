"""Starting, stopping and setting the clock. Each act writes down where the clock stands after it.

A stretch nobody saw (``Gap``) is asked about until it is answered. What says where the clock stands
whatever it showed (start, next, back, set clock) answers all before it, and so does going on after a
pause for the time the clock stood: both write that down as a ``GapAnswered`` of their own, so that an
undo opens the question again. What goes by what the clock showed (a pause, more time, an edit of the
sheet) answers nothing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.clock.clock import Reading, read
from core.say import acts, reasons, records
from core.say.decision import Context, Decision, impossible
from core.say.levels import Level
from core.say.reasons import Reason
from core.tournament.deciding import Deciding, against, rule
from core.tournament.state import Tournament

# The most time (ms) that can be added or taken off at once.
LONGEST = 24 * 3_600_000


def _plays(t: Tournament, reading: Reading) -> tuple[Reason, ...]:
    """Return the reasons against whatever needs a clock that has been started."""
    if not t.clock.levels:
        return (reasons.NoStructure(),)
    return (reasons.NotStarted(),) if reading.phase == "before" else ()


def _stands(level: Level | None, elapsed: int, running: bool, hands: int) -> records.ClockSet:
    assert level is not None
    return records.ClockSet(level.id, elapsed, running, hands)


def _answers(since: int, now: int) -> Iterator[records.Record]:
    """Return the records after which nobody asks about the time between these two moments any more."""
    if since < now:
        yield records.GapAnswered(since, now, True)


def put(
    t: Tournament, level: Level, elapsed: int, running: bool, now: int, hands: int = 0
) -> Iterator[records.Record]:
    """Yield the clock there, whatever it showed; a start that was scheduled is used up."""
    yield _stands(level, elapsed, running, hands)
    yield from _answers(0, now)
    if t.clock.position.level is None and t.clock.position.scheduled is not None:
        yield records.ClockScheduled(None)


@rule
def schedule(t: Tournament, act: acts.Schedule, now: int) -> Deciding:
    if read(t.clock.levels, t.clock.position, now).phase != "before":
        yield reasons.AlreadyStarted()
    if act.at is not None and act.at <= now:
        yield reasons.InThePast(at=act.at)
    if not t.clock.levels:
        yield reasons.NoStructure()
    return lambda _: (records.ClockScheduled(act.at),)


@rule
def start(t: Tournament, act: acts.Start, now: int) -> Decision:
    if not t.clock.levels:
        return impossible(reasons.NoStructure())
    if read(t.clock.levels, t.clock.position, now).phase != "before":
        return impossible(reasons.AlreadyStarted())
    return Decision((), lambda _: put(t, t.clock.levels[0], 0, True, now))


@rule
def pause(t: Tournament, act: acts.Pause, now: int) -> Decision:
    reading = read(t.clock.levels, t.clock.position, now)
    wrong = _plays(t, reading)
    # hand-for-hand stops the clock too, and has a picture of its own
    words_follow = bool(act.why) and t.game.hand_for_hand is None
    if not wrong and not reading.running and not words_follow:
        wrong = (reasons.AlreadyPaused(),)

    def paused(_: Context) -> Iterator[records.Record]:
        if reading.level is not None:
            yield replace(_stands(reading.level, reading.elapsed, False, reading.hands), why=act.why or "")

    return Decision(wrong, paused)


def stopped(t: Tournament, now: int) -> Iterator[records.Record]:
    """Let the clock stand from now on where it ran, and does not start by itself where it was to."""
    reading = read(t.clock.levels, t.clock.position, now)
    if reading.running:
        yield _stands(reading.level, reading.elapsed, False, reading.hands)
    elif t.clock.position.level is None and t.clock.position.scheduled is not None:
        yield records.ClockScheduled(None)


@rule
def resume(t: Tournament, act: acts.Resume, now: int) -> Decision:
    """Let the clock run on; a break without a set end is over."""
    reading = read(t.clock.levels, t.clock.position, now)
    level, following = reading.level, reading.index + 1
    if missing := _plays(t, reading):
        return impossible(*missing)
    assert level is not None
    wrong = list[Reason]()
    if reading.running and not (level.pause and level.length is None and following < len(t.clock.levels)):
        wrong.append(reasons.AlreadyRunning())
    minutes = t.rulebook.number("hand_for_hand.minutes")
    if t.game.hand_for_hand is not None and minutes and not level.pause and not level.hands:
        # a level that runs while each hand is taken off it too is paid for twice (procedure G4)
        wrong.append(against(t, "hand_for_hand.minutes", reasons.HandsRunTheClock(minutes=minutes)))

    def resumed(_: Context) -> Iterator[records.Record]:
        if reading.running:
            yield from put(t, t.clock.levels[following], 0, True, now)
        else:
            yield _stands(level, reading.elapsed, True, reading.hands)
            yield from _answers(t.clock.position.at, now)

    return Decision(tuple(wrong), resumed)


@rule
def add_time(t: Tournament, act: acts.AddTime, now: int) -> Decision:
    """Take the added time off the time that has run; it may go below nothing run, so that a level can be made
    longer."""
    reading = read(t.clock.levels, t.clock.position, now)
    missing, level = _plays(t, reading), reading.level
    wrong = list(missing)
    if not missing and reading.remaining is None:
        wrong.append(reasons.NoSetEnd())
    if not act.by or abs(act.by) > LONGEST:
        wrong.append(reasons.BadLength(length=act.by))
    if wrong or level is None or level.length is None:
        return impossible(*wrong)
    elapsed = min(min(reading.elapsed, level.length) - act.by, level.length)
    return Decision((), lambda _: (_stands(level, elapsed, reading.running, reading.hands),))


@rule
def step(t: Tournament, act: acts.NextRow | acts.BackRow, now: int) -> Decision:
    """Go on to the beginning of the next row, or back to that of the one before."""
    reading = read(t.clock.levels, t.clock.position, now)
    if missing := _plays(t, reading):
        return impossible(*missing)
    index = reading.index + (1 if isinstance(act, acts.NextRow) else -1)
    if index >= len(t.clock.levels):
        return impossible(reasons.NoNextRow())
    if index < 0:
        return impossible(reasons.NoPreviousRow())
    return Decision((), lambda _: put(t, t.clock.levels[index], 0, reading.running, now))


@rule
def set_clock(t: Tournament, act: acts.SetClock, now: int) -> Deciding:
    if not t.clock.levels:
        yield reasons.NoStructure()
        return None
    if not 1 <= act.row <= len(t.clock.levels):
        yield reasons.NoSuchRow(row=act.row, rows=len(t.clock.levels))
        return None
    level = t.clock.levels[act.row - 1]
    if act.elapsed < 0 or (level.length is not None and act.elapsed >= level.length):
        yield reasons.BadLength(length=act.elapsed)
    if act.hands and not 0 <= act.hands < level.hands:
        yield reasons.MoreHandsThanLevel(hands=act.hands, most=level.hands)
    running = read(t.clock.levels, t.clock.position, now).running
    return lambda _: put(t, level, act.elapsed, running, now, act.hands)


@rule
def answer_gap(t: Tournament, act: acts.AnswerGap, now: int) -> Deciding:
    same = any((start, end) == (act.start, act.end) for start, end, _ in t.clock.gaps)
    answered = same or any(start < act.end and act.start < end for start, end, _ in t.clock.gaps)
    if answered or not 0 < act.start <= act.end <= now or (act.start == act.end and not act.count):
        yield reasons.NoGap()
    elif _untouched(t, act.start):
        running = read(t.clock.levels, t.clock.position, act.end).running
        # a clock that had run out before anybody was away lost nothing
        out = t.game.stops_at_zero and read(t.clock.levels, t.clock.position, act.start).remaining == 0
        if not running or out:
            yield reasons.AlreadyPaused()
    elif t.clock.position.at < act.end:
        # entered late, for a moment within the gap: what happened in it has been told
        yield reasons.NoGap()
    return lambda _: _answered(t, act, now)


def _untouched(t: Tournament, since: int) -> bool:
    """Return whether nothing has been written about the clock since then."""
    return t.clock.position.level is None or t.clock.position.at <= since


def _answered(t: Tournament, act: acts.AnswerGap, now: int) -> Iterator[records.Record]:
    """Answer the gap. If its time counts, only the answer changes. Else the clock stands where the gap began,
    plus what has run since the gap ended; where the clock has been written down since, the gap's length is
    taken off."""
    yield records.GapAnswered(act.start, act.end, act.count)
    if act.count:
        return
    reading = read(t.clock.levels, t.clock.position, now)
    began = max(
        act.start, t.clock.position.scheduled or 0
    )  # what a start that came by itself in the gap has run
    if _untouched(t, act.start):
        then = read(t.clock.levels, t.clock.position, began)
        yield _stands(then.level, then.elapsed + now - act.end, reading.running, then.hands)
    else:
        level, elapsed = _taken_off(t.clock.levels, reading, act.end - began)
        yield _stands(level, elapsed, reading.running, reading.hands if level is reading.level else 0)


def _taken_off(levels: Sequence[Level], reading: Reading, off: int) -> tuple[Level, int]:
    """Return the row and time the clock showed ``off`` ms of running earlier, at the earliest the beginning
    of the rows it passed by itself; the clock stays if its row was given more time than it has."""
    index, elapsed = reading.index, reading.elapsed - off
    while reading.elapsed >= 0 > elapsed and index > 0:
        length = levels[index - 1].length
        if length is None:
            break
        index, elapsed = index - 1, elapsed + length
    return levels[index], elapsed
