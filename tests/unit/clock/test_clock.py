"""The clock is read, never counted: exact under whatever is done to it, and to the PC's own time."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.clock.clock import Gap, Reading, read, until_break, until_row
from core.clock.timebase import Timebase, TimeChanged
from core.say.acts import AnswerGap
from core.say.levels import MINUTE, Level
from core.say.reasons import (
    AlreadyPaused,
    AlreadyRunning,
    AlreadyStarted,
    BadLength,
    ClockSetSince,
    InThePast,
    NoGap,
    NoNextRow,
    NoPreviousRow,
    NoSetEnd,
    NoStructure,
    NoSuchRow,
    NotStarted,
    Reason,
    RowPast,
    RowShorterThanRun,
)
from core.tournament.clock import ClockState
from tests.examples import examples
from tests.unit.night import Night, at

HOUR, DAY = 60 * MINUTE, 24 * 60 * MINUTE

FOUR = """
add level blinds 100/200 length 20
add level blinds 200/400 length 20
add break length 10
add level blinds 300/600 length 20
"""


def four(more: str = "", began: str = "2025-03-14 19:00") -> Night:
    return Night(began=began).run(FOUR + more)


def stands(reading: Reading) -> tuple[int, int, int | None, str]:
    """Row from 1, elapsed, remaining, phase."""
    return reading.index + 1, reading.elapsed, reading.remaining, reading.phase


# -- running ------------------------------------------------------------------------------------------


@pytest.mark.rule_id("G2", "*")
def test_it_walks_through_levels_and_breaks_to_the_millisecond() -> None:
    night = four("start")
    for after, row, number, elapsed in [
        (0, 1, 1, 0),
        (20 * MINUTE - 1, 1, 1, 20 * MINUTE - 1),
        (20 * MINUTE, 2, 2, 0),
        (40 * MINUTE, 3, 2, 0),
        (50 * MINUTE - 1, 3, 2, 10 * MINUTE - 1),
        (50 * MINUTE, 4, 3, 0),
    ]:
        reading = night.read(night.ms + after)
        assert (reading.index + 1, reading.number, reading.elapsed) == (row, number, elapsed)
        assert reading.remaining == (10 if row == 3 else 20) * MINUTE - elapsed


def test_the_last_level_runs_over_and_says_by_how_much() -> None:
    night = four("start").wait(70)
    assert (night.reading.remaining, night.reading.over) == (0, 0)
    night.wait(3)
    assert (night.reading.index, night.reading.remaining, night.reading.over) == (3, 0, 3 * MINUTE)
    assert night.whys("next") == {NoNextRow}
    night.do("time 5")
    assert (night.reading.remaining, night.reading.over) == (5 * MINUTE, 0)


@pytest.mark.rule_id("G2", "*")
def test_a_pause_costs_no_time() -> None:
    night = four("start").wait(7, ms=123)
    night.do("pause")
    night.wait(11, ms=77)
    assert stands(night.reading) == (1, 7 * MINUTE + 123, 13 * MINUTE - 123, "paused")
    night.do("resume")
    night.wait(ms=1)
    assert stands(night.reading) == (1, 7 * MINUTE + 124, 13 * MINUTE - 124, "running")


def test_time_more_and_less_while_running_and_paused() -> None:
    night = four("start").wait(5)
    night.do("time 2")
    assert night.reading.remaining == 17 * MINUTE
    night.do("time -3:30")
    assert night.reading.remaining == 13 * MINUTE + 30_000
    night.do("pause")
    night.do("time 30")
    assert stands(night.reading)[2:] == (43 * MINUTE + 30_000, "paused")
    night.do("time -60")
    assert night.reading.remaining == 0
    night.do("resume")
    assert stands(night.reading) == (2, 0, 20 * MINUTE, "running")


@pytest.mark.parametrize("running", [True, False])
def test_next_and_back_go_to_a_beginning_and_keep_running_or_not(running: bool) -> None:
    night = four("start").wait(5)
    if not running:
        night.do("pause")
    phase = "running" if running else "paused"
    night.do("next")
    assert stands(night.reading) == (2, 0, 20 * MINUTE, phase)
    night.wait(3)
    night.do("back")
    assert stands(night.reading) == (1, 0, 20 * MINUTE, phase)
    assert night.whys("back") == {NoPreviousRow}


def test_set_clock_says_row_and_time_run() -> None:
    night = four("start").wait(5)
    night.do("set clock row 4 elapsed 12:34.500")
    assert stands(night.reading) == (4, 754_500, 20 * MINUTE - 754_500, "running")
    assert night.whys("set clock row 5") == {NoSuchRow}
    assert night.whys("set clock row 0") == {NoSuchRow}
    assert night.whys("set clock row 3 elapsed 10") == {BadLength}
    assert night.whys("set clock row 3 elapsed -1") == {BadLength}


@pytest.mark.parametrize(
    ("lines", "line", "why"),
    [
        ("", "start", NoStructure),
        ("", "pause", NoStructure),
        ("", "set clock row 1", NoStructure),
        (FOUR, "pause", NotStarted),
        (FOUR, "resume", NotStarted),
        (FOUR, "time 1", NotStarted),
        (FOUR, "next", NotStarted),
        (FOUR, "back", NotStarted),
        (FOUR + "start", "start", AlreadyStarted),
        (FOUR + "start", "schedule 23:00", AlreadyStarted),
        (FOUR + "start", "resume", AlreadyRunning),
        (FOUR + "start\npause", "pause", AlreadyPaused),
        (FOUR + "start", "time 0", BadLength),
        (FOUR + "start", "time 99999", BadLength),
    ],
)
def test_what_a_clock_cannot_do(lines: str, line: str, why: type[Reason]) -> None:
    assert Night().run(lines).whys(line) == {why}


def test_every_reason_at_once() -> None:
    night = Night()
    assert night.whys("schedule 2025-03-14T18:59:00+01:00") == {InThePast, NoStructure}
    assert night.whys("time 0") == {NoStructure, BadLength}


# -- schedule -----------------------------------------------------------------------------------------


def test_a_scheduled_start_counts_down_and_begins_by_itself() -> None:
    night = four("schedule 19:30")
    assert (night.reading.phase, night.reading.starts_in) == ("before", 30 * MINUTE)
    assert night.read(night.ms + 30 * MINUTE - 1).starts_in == 1
    assert stands(night.read(night.ms + 30 * MINUTE)) == (1, 0, 20 * MINUTE, "running")
    assert stands(night.read(night.ms + 55 * MINUTE)) == (2, 5 * MINUTE, 15 * MINUTE, "running")
    night.wait(35)
    night.do("pause")
    assert stands(night.reading) == (1, 5 * MINUTE, 15 * MINUTE, "paused")
    assert night.whys("schedule 23:00") == {AlreadyStarted}


def test_a_schedule_is_moved_and_taken_away_and_started_early() -> None:
    night = four("schedule 19:30\nschedule 20:00")
    assert night.reading.starts_in == HOUR
    night.do("schedule")
    assert night.reading == Reading("before", 0, 0, night.state.clock.levels[0])
    night.run("schedule 20:00\n19:10 start")
    assert stands(night.read(at("2025-03-14 20:05"))) == (4, 5 * MINUTE, 15 * MINUTE, "running")


# -- breaks -------------------------------------------------------------------------------------------


def test_an_open_break_holds_the_clock_until_resumed() -> None:
    night = four("edit row 3 length open\nstart").wait(47)
    assert stands(night.reading) == (3, 7 * MINUTE, None, "running")
    night.wait(600)
    assert stands(night.reading) == (3, 607 * MINUTE, None, "running")
    assert night.whys("time 1") == {NoSetEnd}
    night.do("resume")
    night.wait(1)
    assert stands(night.reading) == (4, MINUTE, 19 * MINUTE, "running")


def test_a_pause_inside_an_open_break_goes_on_in_it() -> None:
    night = four("edit row 3 length open\nstart").wait(41)
    night.run("pause\nresume")
    assert night.reading.index == 2
    night.do("resume")
    assert night.reading.index == 3


def test_until_the_break_and_until_a_row() -> None:
    night = four("start").wait(5)
    reading, levels = night.reading, night.state.clock.levels
    assert until_break(levels, reading) == 35 * MINUTE
    assert [until_row(levels, reading, i) for i in range(4)] == [None, 15 * MINUTE, 35 * MINUTE, 45 * MINUTE]
    night.do("edit row 3 length open")
    assert until_row(night.state.clock.levels, night.reading, 3) is None
    night.wait(36)
    assert until_break(night.state.clock.levels, night.reading) is None
    before = four("schedule 19:30")
    assert until_row(before.state.clock.levels, before.reading, 1) == 50 * MINUTE
    assert until_row(before.state.clock.levels, before.reading, 0) == 30 * MINUTE


# -- the sheet while it runs --------------------------------------------------------------------------


def test_past_rows_are_frozen() -> None:
    night = four("start").wait(25)
    for line in (
        "edit row 1 length 30",
        "edit row 1 blinds 1/2",
        "remove row 1",
        "remove row 2",
        "add level at 1 blinds 1/2",
        "add break at 2",
    ):
        assert night.whys(line) == {RowPast}


def test_the_present_row_is_never_shorter_than_what_has_run() -> None:
    night = four("start").wait(25, ms=1)
    (reason,) = night.reasons("edit row 2 length 5")
    assert isinstance(reason, RowShorterThanRun)
    assert reason.run == 5 * MINUTE + 1
    night.do("edit row 2 length 5:01")
    assert night.reading.remaining == 999
    night.do("edit row 2 length open")
    assert stands(night.reading) == (2, 5 * MINUTE + 1, None, "running")


@pytest.mark.parametrize(
    "line",
    [
        "edit row 2 length 45", "edit row 2 blinds 5/10", "edit row 4 length 5", "edit row 3 length open",
        "remove row 3", "remove row 4", "add level at 3 blinds 250/500", "add break at 3",
        "add level blinds 1000/2000",
    ],
)  # fmt: skip
@pytest.mark.parametrize("running", [True, False])
def test_an_edit_does_not_change_the_time_shown(line: str, running: bool) -> None:
    night = four("start").wait(25, ms=321)
    if not running:
        night.do("pause")
        night.wait(2)
    before = night.reading
    night.do(line)
    after = night.reading
    assert (after.index, after.elapsed, after.phase) == (before.index, before.elapsed, before.phase)
    night.wait(3)
    assert night.reading.elapsed == before.elapsed + (3 * MINUTE if running else 0)


@pytest.mark.parametrize("line", ["add level blinds 1/2", "add level at 5 blinds 1/2", "add break at 5",
                                  'structure "add level blinds 1/2"'])  # fmt: skip
@pytest.mark.parametrize("running", [True, False])
def test_a_row_added_behind_a_sheet_that_ran_out_begins_now(line: str, running: bool) -> None:
    """Not in the middle of it."""
    night = four("start").wait(75)
    if not running:
        night.do("pause")
    night.wait(2)
    night.do(line)
    night.run("" if running else "resume")
    assert (night.reading.index, night.reading.elapsed) == (4, 0)
    night.wait(3)
    assert night.reading.elapsed == 3 * MINUTE


def test_a_last_level_made_longer_goes_on_from_what_ran() -> None:
    night = four("start").wait(75)
    night.do("edit row 4 length 30")
    assert night.reading.remaining == 5 * MINUTE
    night.do("add level blinds 1/2")
    assert until_row(night.state.clock.levels, night.reading, 4) == 5 * MINUTE


def test_an_emptied_sheet_is_not_scheduled() -> None:
    """Else the first row laid later would be running at once, and over."""
    night = Night(began="2025-03-14 18:00").run("add level blinds 1/2 length 20\nschedule 19:00")
    night.do("remove row 1")
    assert night.state.clock.position.scheduled is None
    night.do("undo")
    assert night.state.clock.position.scheduled == at("2025-03-14 19:00")


def test_a_schedule_that_passed_over_no_sheet_starts_nothing() -> None:
    night = Night(began="2025-03-14 18:00").run("add level blinds 1/2 length 20\nschedule 19:00")
    night.run("undo 1\n19:30 add level blinds 1/2")
    assert night.reading.phase == "before"


# -- late ---------------------------------------------------------------------------------------------


def test_a_pause_entered_late_stops_the_clock_then() -> None:
    night = four('register "Anna"\nregister "Bo"\nstart').wait(15)
    night.late('19:12 note "the waiter fell"')
    night.wait(3)
    night.late("19:10 pause")
    assert stands(night.reading) == (1, 10 * MINUTE, 10 * MINUTE, "paused")
    assert [a.line.split()[0] for a in night.director.night][-3:] == ["start", "pause", "note"]


def test_a_late_clock_action_under_a_later_one_is_refused() -> None:
    night = four("start").wait(15)
    night.do("next")
    night.wait(3)
    for line in (
        "19:10 pause",
        "19:10 time 5",
        "19:10 set clock row 1",
        "19:10 edit row 4 length 5",
        "19:10 add level blinds 1/2",
    ):
        assert night.whys(line, past=True) == {ClockSetSince}


def test_a_late_edit_of_the_sheet_is_refused_once_the_clock_runs() -> None:
    night = four("schedule 19:05").wait(2)
    night.do('note "x"')
    night.wait(28)
    assert night.whys("19:01 add level at 1 blinds 1/2", past=True) == {ClockSetSince}


# -- gaps ---------------------------------------------------------------------------------------------


def gap_night() -> tuple[Night, str]:
    """Running from 19:00; nobody read the clock from 19:10 to 19:14; it is 19:15."""
    night = four("start").wait(15)
    return night, "from 2025-03-14T19:10:00+01:00 to 2025-03-14T19:14:00+01:00"


def test_a_gap_that_counts_changes_nothing_but_that_it_is_answered() -> None:
    night, gap = gap_night()
    night.do(f"gap counts {gap}")
    assert stands(night.reading) == (1, 15 * MINUTE, 5 * MINUTE, "running")
    assert night.whys(f"gap {gap}") == {NoGap}


def test_a_gap_that_does_not_count_resumes_where_it_began() -> None:
    night, gap = gap_night()
    night.do(f"gap {gap}")
    assert stands(night.reading) == (1, 11 * MINUTE, 9 * MINUTE, "running")
    night.wait(2)
    assert night.reading.elapsed == 13 * MINUTE


def test_a_gap_over_the_end_of_a_level_goes_back_to_the_level() -> None:
    night = four("start").wait(45)
    night.do("gap from 2025-03-14T19:15:00+01:00 to 2025-03-14T19:44:00+01:00")
    assert stands(night.reading) == (1, 16 * MINUTE, 4 * MINUTE, "running")


def test_a_gap_is_not_asked_about_when_the_clock_stood_or_was_set_since() -> None:
    night = four("start").wait(5)
    night.do("pause")
    night.wait(15)
    gap = "from 2025-03-14T19:10:00+01:00 to 2025-03-14T19:14:00+01:00"
    assert night.whys(f"gap {gap}") == {AlreadyPaused}
    night.do("set clock row 2")
    assert night.whys(f"gap {gap}") == {NoGap}
    assert night.whys("gap from 2025-03-14T19:14:00+01:00 to 2025-03-14T19:10:00+01:00") == {NoGap}
    assert night.whys("gap from 2025-03-14T19:10:00+01:00 to 2025-03-14T23:10:00+01:00") == {NoGap}


@pytest.mark.parametrize(
    ("line", "elapsed"),
    [
        ("pause", 11), ("pause\nresume", 11), ("time 2", 9), ("time -1", 12), ("edit row 4 length 5", 11),
        ("edit row 1 length 60", 11), ("add level blinds 1/2", 11), ('structure "add level blinds 1/2"', 11),
    ],
)  # fmt: skip
def test_only_what_says_where_the_clock_stands_answers_a_gap(line: str, elapsed: int) -> None:
    """Pausing first and answering then is what anybody does."""
    night, gap = gap_night()
    night.run(line)
    running = night.reading.running
    night.do(f"gap {gap}")
    assert (night.reading.index, night.reading.elapsed) == (0, elapsed * MINUTE)
    assert night.reading.running == running


@pytest.mark.parametrize("line", ["set clock row 1 elapsed 12", "next", "next\nback"])
def test_what_says_where_the_clock_stands_answers_a_gap_until_it_is_undone(line: str) -> None:
    night, gap = gap_night()
    night.run(line)
    assert night.whys(f"gap {gap}") == {NoGap}
    night.do("pause")
    assert night.whys(f"gap {gap}") == {NoGap}
    for _ in range(len(line.splitlines()) + 1):
        night.do("undo")
    night.do(f"gap {gap}")
    assert night.reading.elapsed == 11 * MINUTE


def test_a_gap_after_the_clock_was_set_is_one_of_its_own() -> None:
    night = four("start").wait(5)
    night.run("next\n19:15 pause")
    night.do("gap from 2025-03-14T19:10:00+01:00 to 2025-03-14T19:14:00+01:00")
    assert stands(night.reading) == (2, 6 * MINUTE, 14 * MINUTE, "paused")


def test_a_gap_taken_off_after_a_pause_goes_back_over_the_rows() -> None:
    """19:55 shows 5 minutes of the last level; 30 minutes of it were slept from 19:15 on."""
    night = four("start\n19:55 pause")
    assert stands(night.reading) == (4, 5 * MINUTE, 15 * MINUTE, "paused")
    night.do("gap from 2025-03-14T19:15:00+01:00 to 2025-03-14T19:45:00+01:00")
    assert stands(night.reading) == (2, 5 * MINUTE, 15 * MINUTE, "paused")


def test_a_gap_in_an_open_break_that_is_over_takes_nothing_off() -> None:
    night = four("edit row 3 length open\nstart").wait(70)
    night.do("resume")
    assert night.whys("gap from 2025-03-14T19:50:00+01:00 to 2025-03-14T20:00:00+01:00") == {NoGap}


def test_two_gaps_are_answered_each_and_play_between_them_stays() -> None:
    """5 played, 10 asleep, 5 played, 10 asleep, 1 played: 11."""
    night = Night().run("add level blinds 1/2 length 60\nstart").wait(31)
    night.do("gap from 2025-03-14T19:05:00+01:00 to 2025-03-14T19:15:00+01:00")
    assert night.reading.elapsed == 21 * MINUTE
    night.do("gap from 2025-03-14T19:20:00+01:00 to 2025-03-14T19:30:00+01:00")
    assert night.reading.elapsed == 11 * MINUTE


def test_a_pause_entered_late_inside_a_gap_tells_what_happened_in_it() -> None:
    night, gap = gap_night()
    night.do('note "back"')
    night.late("19:11 pause")
    assert night.whys(f"gap {gap}") == {NoGap}
    night.do("resume")
    assert night.whys(f"gap {gap}") == {NoGap}


@pytest.mark.parametrize("line", ["", "pause"])
def test_a_scheduled_start_that_passed_in_a_gap_is_asked_about(line: str) -> None:
    night = four("schedule 19:10").wait(20)
    night.run(line)
    night.do("gap from 2025-03-14T19:05:00+01:00 to 2025-03-14T19:20:00+01:00")
    assert stands(night.reading) == (1, 0, 20 * MINUTE, "paused" if line else "running")
    assert four("schedule 19:30").wait(20).whys(
        "gap from 2025-03-14T19:05:00+01:00 to 2025-03-14T19:20:00+01:00"
    ) == {AlreadyPaused}


def test_a_start_by_hand_uses_up_the_schedule() -> None:
    """It must not be taken for the start when its time passes in a gap later on."""
    night = four("schedule 19:30\nstart").wait(40)
    assert night.state.clock.position.scheduled is None
    night.do("pause")
    night.do("gap from 2025-03-14T19:25:00+01:00 to 2025-03-14T19:35:00+01:00")
    assert stands(night.reading) == (2, 10 * MINUTE, 10 * MINUTE, "paused")


def test_a_gap_of_unknown_length_can_be_answered_but_not_taken_off() -> None:
    night = four("start").wait(15)
    gap = "from 2025-03-14T19:10:00+01:00 to 2025-03-14T19:10:00+01:00"
    assert night.whys(f"gap {gap}") == {NoGap}
    night.do(f"gap counts {gap}")
    assert night.reading.elapsed == 15 * MINUTE
    assert night.whys(f"gap counts {gap}") == {NoGap}


# -- the PC's own time --------------------------------------------------------------------------------


class Pc:
    """A PC whose two clocks are ours."""

    def __init__(self, wall: int = at("2025-03-14 19:00"), steady: int = 5_000_000) -> None:
        self.wall, self.steady = wall, steady

    def run(self, ms: int) -> None:
        self.wall += ms
        self.steady += ms

    def base(self, not_before: int = 0) -> Timebase:
        return Timebase(lambda: self.wall, lambda: self.steady, not_before)


@pytest.mark.rule_id("G2", "*")
@pytest.mark.parametrize("by", [DAY, -DAY, HOUR, -HOUR, 2_001, -2_001])
def test_the_pcs_time_set_under_it_does_not_move_the_clock(by: int) -> None:
    pc = Pc()
    base, began = pc.base(), pc.wall
    pc.run(1_000)
    assert base.look() is None
    pc.wall += by
    pc.run(1_000)
    assert base.look() == TimeChanged(by)
    assert base.now() == began + 2_000
    assert base.offset == by
    pc.run(1_000)
    assert base.look() is None
    assert base.now() + base.offset == pc.wall


def test_small_corrections_by_the_network_are_not_told_until_they_add_up() -> None:
    pc = Pc()
    base = pc.base()
    told = []
    for _ in range(100):
        pc.run(1_000)
        pc.wall += 50
        told.append(base.look())
    assert [x for x in told if x] == [TimeChanged(2_050)] * 2


@pytest.mark.rule_id("G2", "*")
@pytest.mark.parametrize(("slept", "gap"), [(5_000, False), (5_001, True), (8 * HOUR, True)])
def test_sleep_is_a_gap_between_two_looks(slept: int, gap: bool) -> None:
    pc = Pc()
    base = pc.base()
    pc.run(1_000)
    base.look()
    before = base.now()
    pc.run(slept)
    assert base.look() == (Gap(before, before + slept) if gap else None)
    pc.run(1_000)
    assert base.look() is None


@pytest.mark.rule_id("G2", "*")
def test_a_pc_set_back_before_reopening_does_not_go_before_the_last_action() -> None:
    night = four("start").wait(15)
    last = night.ms
    night.do('note "x"')
    pc = Pc(wall=last - DAY)
    base = pc.base(not_before=last)
    assert base.now() == last
    pc.run(60_000)
    assert base.now() == last + 60_000
    assert base.offset == -DAY
    assert base.look() == Gap(last, last + 60_000)


def test_the_director_never_goes_before_what_has_happened() -> None:
    night = four("start").wait(15)
    night.do('note "x"')
    then = night.ms
    night.ms -= HOUR
    assert night.director.now() == then
    night.do("pause")
    assert night.director.history[-1].happened == then


def test_time_never_runs_backwards_whatever_is_done_to_the_pc() -> None:
    pc = Pc()
    base, last = pc.base(), 0
    for step, by in [(1, 0), (0, -DAY), (3, DAY * 400), (0, 0), (9, -HOUR), (7_000, 5)]:
        pc.run(step)
        pc.wall += by
        base.look()
        assert base.now() >= last
        last = base.now()


# -- times of day -------------------------------------------------------------------------------------


def test_over_midnight() -> None:
    night = four("start", began="2025-03-14 23:50")
    night.do("00:05 pause")
    assert night.ms == at("2025-03-15 00:05")
    assert night.reading.elapsed == 15 * MINUTE
    night.wait(5)
    night.late('23:58 note "before midnight"')
    assert night.director.history[-1].happened == at("2025-03-14 23:58")
    assert night.state.word.notes == [(at("2025-03-14 23:58"), "before midnight")]


def test_the_present_second_and_minute_are_not_tomorrows() -> None:
    night = four("start").wait(42, seconds=30)
    then = night.ms
    for line in ('19:42 note "this minute"', '19:42:30 note "this second"'):
        night.do(line)
        assert night.ms == night.director.history[-1].happened == then
    night.do('19:42:29 note "a second ago, so tomorrow"')
    assert night.ms == then + DAY - 1000


def test_summer_time_begins_in_the_middle_of_a_level() -> None:
    """2025-03-30: 02:00 CET is 03:00 CEST. An hour is missing on the wall, none on the clock."""
    night = four("start", began="2025-03-30 01:50")
    night.do("03:05 pause")
    assert night.reading.elapsed == 15 * MINUTE
    assert night.ms - at("2025-03-30 01:50") == 15 * MINUTE


def test_a_time_that_summer_time_leaves_out_is_a_clock_not_yet_put_forward() -> None:
    night = four("start", began="2025-03-30 01:10")
    night.do('02:30 note "by an old watch"')
    assert night.ms == at("2025-03-30 03:30")
    assert night.ms - at("2025-03-30 01:10") == 80 * MINUTE


def test_summer_time_ends_and_an_hour_comes_twice() -> None:
    """2025-10-26: 02:30 is shown twice; what comes next is meant, in the order of the night."""
    night = four("start", began="2025-10-26 01:50")
    began = night.ms
    night.do("02:05 pause")
    assert night.ms - began == 15 * MINUTE
    night.do("02:50 resume")
    assert night.ms - began == HOUR
    night.do("02:05 pause")
    assert night.ms - began == 75 * MINUTE
    assert stands(night.reading) == (2, 10 * MINUTE, 10 * MINUTE, "paused")
    night.do('02:50 note "second time"')
    night.do('03:05 note "after"')
    assert night.ms - began == 135 * MINUTE


def test_in_the_command_bar_a_time_is_the_last_such_time() -> None:
    night = four("start", began="2025-10-26 01:50").wait(80)
    night.late('02:05 note "x"')
    assert night.ms - night.director.history[-1].happened == 5 * MINUTE
    night.late('02:20 note "y"')
    assert night.ms - night.director.history[-1].happened == 50 * MINUTE


@pytest.mark.parametrize("zone", ["Europe/Stockholm", "America/New_York", "Australia/Lord_Howe", "UTC"])
def test_a_line_an_hour_goes_forward_on_every_awkward_day(zone: str) -> None:
    for day in ("2025-03-30", "2025-10-26", "2025-04-06", "2025-11-02", "2025-12-31"):
        night = Night(began=f"{day} 00:10", zone=ZoneInfo(zone))
        last = night.ms
        for hour in range(30):
            night.do(f'{hour % 24}:40 note "x"')
            assert 0 <= night.ms - last <= 2 * HOUR
            last = night.ms


# -- the whole ----------------------------------------------------------------------------------------

LEVELS = tuple(Level(i, 1, 2, length=length * MINUTE) for i, length in enumerate((20, 10, 15, 30), 1))


@given(st.integers(0, 10**8), st.integers(0, 10**8), st.integers(0, 3), st.integers(-(10**6), 10**6))
def test_reading_in_steps_is_reading_at_once(first: int, second: int, row: int, elapsed: int) -> None:
    """Written down anew at any moment, the clock reads the same ever after."""
    state = ClockState(row + 1, elapsed, 1_000, True)
    there = read(LEVELS, state, 1_000 + first)
    assert there.level is not None
    again = ClockState(there.level.id, there.elapsed, 1_000 + first, True)
    assert read(LEVELS, again, 1_000 + first + second) == read(LEVELS, state, 1_000 + first + second)


@given(st.integers(0, 10**8))
def test_the_rows_behind_and_the_row_present_are_the_time_run(run: int) -> None:
    reading = read(LEVELS, ClockState(1, 0, 0, True), run)
    assert sum(x.length or 0 for x in LEVELS[: reading.index]) + reading.elapsed == run
    assert reading.level is not None
    assert reading.elapsed - reading.over + (reading.remaining or 0) == reading.level.length


@pytest.mark.rule_id("G2", "*")
@settings(max_examples=examples(60))
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["pause", "resume", 'note "x"', "edit row 4 length 40", "gap", "answer", "undo"]),
            st.integers(0, 400_000),
        ),
        max_size=14,
    )
)
def test_time_run_is_wall_time_less_pauses_and_gaps(steps: list[tuple[str, int]]) -> None:
    night = Night().run("\n".join(["add level blinds 1/2 length 1440"] * 4) + "\nstart")
    run, running, seen = 0, True, 0
    gaps: list[AnswerGap] = []
    for what, ms in steps:
        if what == "pause" and running:
            night.do("pause")
            running = False
        elif what == "resume" and not running:
            night.do("resume")
            running = True
        elif what == "undo" and night.director.history[-1].line in ("pause", "resume") and not ms % 3:
            then = night.director.history[-1].happened
            since = night.ms - then
            # the clock stood after all while nobody looked
            gaps = [gap for gap in gaps if gap.start < then]
            running = not running
            run += since if running else -since
            night.do("undo")
        elif what == "gap" and running:
            slept = min(ms, night.ms - max(night.state.clock.position.at, seen))
            if slept:
                gaps.append(AnswerGap(start=night.ms - slept, end=night.ms))
                seen = night.ms
        elif what == "answer" and gaps:
            gap = gaps.pop(ms % len(gaps))
            night.act(gap)
            run -= gap.end - gap.start
        elif what.startswith(("note", "edit")):
            night.do(what)
        night.wait(ms=ms)
        run += ms if running else 0
        reading = night.reading
        assert reading.index * DAY + reading.elapsed == run
        assert reading.running == running
