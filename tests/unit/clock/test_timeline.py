"""When rows began and will begin."""

from __future__ import annotations

from core.clock.clock import read
from core.clock.timeline import begun, to_come
from core.say.levels import MINUTE, Level
from core.say.records import Action, ClockScheduled, ClockSet
from core.tournament.clock import ClockState

HOUR = 60 * MINUTE
LEVELS = (
    Level(1, 25, 50, length=20 * MINUTE),
    Level(2, 50, 100, length=20 * MINUTE),
    Level(3, pause=True, length=10 * MINUTE),
    Level(4, 100, 200, length=20 * MINUTE),
)


def said(at: int, level: int, elapsed: int, running: bool) -> Action:
    return Action(1, at, at, "", (ClockSet(level, elapsed, running),))


def test_rows_begin_by_themselves() -> None:
    start = said(HOUR, 1, 0, True)
    assert begun([start], LEVELS, HOUR + 45 * MINUTE) == {
        1: HOUR,
        2: HOUR + 20 * MINUTE,
        3: HOUR + 40 * MINUTE,
    }


def test_a_pause_puts_off_what_follows() -> None:
    actions = [
        said(HOUR, 1, 0, True),
        said(HOUR + 10 * MINUTE, 1, 10 * MINUTE, False),
        said(HOUR + 25 * MINUTE, 1, 10 * MINUTE, True),
    ]
    assert begun(actions, LEVELS, 2 * HOUR - 20 * MINUTE)[2] == HOUR + 35 * MINUTE


def test_a_jump_begins_its_row_when_it_was_made() -> None:
    actions = [said(HOUR, 1, 0, True), said(HOUR + MINUTE, 4, 2 * MINUTE, True)]
    found = begun(actions, LEVELS, HOUR + 3 * MINUTE)
    assert found == {1: HOUR, 4: HOUR - MINUTE}


def test_going_back_takes_the_later_rows_back_and_keeps_the_first_start() -> None:
    """Slept from 1:10 to 1:40 and gone back at 1:40: nobody played level 2 or the break."""
    actions = [said(HOUR, 1, 0, True), said(HOUR + 40 * MINUTE, 1, 10 * MINUTE, True)]
    assert begun(actions, LEVELS, HOUR + 40 * MINUTE) == {1: HOUR}
    assert begun(actions, LEVELS, HOUR + 55 * MINUTE) == {1: HOUR, 2: HOUR + 50 * MINUTE}
    actions.append(said(HOUR + 55 * MINUTE, 1, 0, True))
    assert begun(actions, LEVELS, HOUR + 60 * MINUTE) == {1: HOUR}


def test_a_row_gone_back_to_that_was_jumped_over_begins_then() -> None:
    actions = [said(HOUR, 1, 0, True), said(HOUR + MINUTE, 4, 0, True), said(HOUR + 2 * MINUTE, 2, 0, True)]
    assert begun(actions, LEVELS, HOUR + 3 * MINUTE) == {1: HOUR, 2: HOUR + 2 * MINUTE}


def test_a_scheduled_start_begins_by_itself() -> None:
    plan = Action(1, HOUR, HOUR, "", (ClockScheduled(2 * HOUR),))
    assert begun([plan], LEVELS, 2 * HOUR - 1) == {}
    assert begun([plan], LEVELS, 2 * HOUR + 21 * MINUTE) == {1: 2 * HOUR, 2: 2 * HOUR + 20 * MINUTE}
    pause = said(2 * HOUR + 25 * MINUTE, 2, 5 * MINUTE, False)
    assert begun([plan, pause], LEVELS, 9 * HOUR)[1] == 2 * HOUR


def test_a_paused_clock_begins_nothing() -> None:
    assert begun([said(HOUR, 1, 0, False)], LEVELS, 9 * HOUR) == {1: HOUR}


def test_what_is_to_come_follows_the_time_left() -> None:
    reading = read(LEVELS, ClockState(1, 5 * MINUTE, HOUR, True), HOUR)
    found = to_come(LEVELS, reading, HOUR)
    assert found == {2: HOUR + 15 * MINUTE, 3: HOUR + 35 * MINUTE, 4: HOUR + 45 * MINUTE}


def test_before_the_start_all_rows_follow_the_schedule() -> None:
    reading = read(LEVELS, ClockState(scheduled=2 * HOUR), HOUR)
    found = to_come(LEVELS, reading, HOUR)
    assert (found[1], found[4]) == (2 * HOUR, 2 * HOUR + 50 * MINUTE)
    assert to_come(LEVELS, read(LEVELS, ClockState(), HOUR), HOUR) == {}


def test_nothing_is_known_after_a_break_of_open_length() -> None:
    levels = (*LEVELS[:2], Level(3, pause=True, length=None), LEVELS[3])
    reading = read(levels, ClockState(1, 0, HOUR, True), HOUR)
    assert set(to_come(levels, reading, HOUR)) == {2, 3}
