"""How long play has run: with breaks, pauses, scheduled starts, the clock set by hand, and gaps."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.clock.played import between, moment, stretches
from core.say.reasons import Refused
from tests.examples import examples
from tests.unit.night import MINUTE, SHEET, Night, small


def ran(night: Night) -> float:
    return between(night.state, 0, night.ms) / MINUTE


def test_levels_run_on_by_themselves_and_a_break_is_no_play() -> None:
    """20 and 20 minutes of play, a break of 10, then play again."""
    night = small()
    for waited, expected in ((0, 0), (19, 19), (20, 39), (1, 40), (5, 40), (5, 40), (7, 47), (100, 147)):
        assert ran(night.wait(waited)) == expected


def test_a_pause_stands_and_more_or_less_time_changes_nothing() -> None:
    night = small().wait(5).run("pause").wait(30)
    assert ran(night) == 5
    night.run("resume").wait(2).run("time 10").wait(2).run("time -3").wait(1)
    assert ran(night) == 10


@pytest.mark.parametrize("line", ["next", "next\nback", "set clock row 4 elapsed 3:00", "set clock row 2"])
def test_the_clock_set_by_hand_leaves_what_has_run(line: str) -> None:
    night = small().wait(7).run(line).wait(3)
    assert ran(night) == 10


def test_a_break_entered_by_hand_ends_play_and_an_open_one_holds() -> None:
    night = small().wait(7).run("set clock row 3 elapsed 9:00").wait(4)
    assert ran(night) == 10
    night = small().wait(7).run("edit row 3 length open\nset clock row 3").wait(90)
    assert ran(night) == 7
    night.run("resume").wait(3)
    assert ran(night) == 10


def test_a_scheduled_start_runs_from_its_moment() -> None:
    night = Night().run(SHEET + "schedule 19:30").wait(29)
    assert ran(night) == 0
    assert ran(night.wait(6)) == 5
    assert ran(night.run("pause").wait(60)) == 5


def test_a_sheet_changed_under_the_clock_keeps_what_has_run() -> None:
    night = small().wait(15).run("edit row 1 length 40").wait(10)
    assert ran(night) == 25
    night.run("add break at 2 length 5").wait(20)
    assert ran(night) == 40


GAP = "gap{} from 2025-03-14T19:05:00+01:00 to 2025-03-14T19:10:00+01:00"


@pytest.mark.parametrize("before", ["", "pause\nresume"])
def test_a_gap_that_did_not_count_is_taken_out_one_that_did_stays(before: str) -> None:
    night = small().wait(12).run(before).wait(1)
    assert ran(night) == 13
    night.do(GAP.format(" counts"))
    assert ran(night) == 13
    night.do("undo")
    night.do(GAP.format(""))
    assert ran(night) == 8
    assert stretches(night.state, night.ms)[0][1] - stretches(night.state, night.ms)[0][0] == 5 * MINUTE


def test_of_a_gap_over_a_break_only_the_play_is_taken_out() -> None:
    night = small().run("edit row 1 length 7\nset clock row 2 elapsed 19:00").wait(15)
    assert ran(night) == 5
    night.do(GAP.format(""))
    assert ran(night) == pytest.approx(1 + 4)


def test_a_clock_put_far_into_its_row_is_in_the_row_it_comes_to() -> None:
    """At 19:50 the gap is taken off: 45 minutes are the fifth of the break, and play goes on at 19:55."""
    night = small().wait(50)
    night.do(GAP.format(""))
    assert (ran(night), night.reading.elapsed) == (35, 5 * MINUTE)
    assert ran(night.wait(10)) == 40


def test_what_ran_over_the_sheets_end_was_play_whatever_is_added() -> None:
    night = small().wait(80)
    assert ran(night) == 70
    night.do("add break length 5")
    assert ran(night) == 70


def test_when_so_much_had_run() -> None:
    night = small().wait(60)
    start = night.ms - 60 * MINUTE
    assert moment(night.state, start, 40 * MINUTE, night.ms) == start + 40 * MINUTE
    assert moment(night.state, start, 41 * MINUTE, night.ms) == start + 51 * MINUTE
    assert moment(night.state, start, 51 * MINUTE, night.ms) is None
    assert between(night.state, start + 35 * MINUTE, start + 55 * MINUTE) == 10 * MINUTE


def test_a_hand_played_while_the_clock_stands_counts_for_what_it_takes_off_the_level() -> None:
    """By hand: 5 minutes, then two hands of 2, however long they take, then 3 minutes by the clock."""
    night = small().wait(5).run("hand-for-hand")
    start = night.ms
    night.wait(7)
    assert ran(night) == 5
    night.run("hand played").wait(1).run("hand played").wait(seconds=30)
    assert (ran(night), night.reading.elapsed) == (9, 9 * MINUTE)
    assert moment(night.state, start, 4 * MINUTE, night.ms) == start + 8 * MINUTE
    assert moment(night.state, start, 3 * MINUTE, night.ms) == start + 8 * MINUTE
    assert moment(night.state, start, 5 * MINUTE, night.ms) is None
    night.run("hand-for-hand off").wait(3)
    assert ran(night) == 12
    assert moment(night.state, start, 5 * MINUTE, night.ms) == start + 9 * MINUTE + 30_000
    night.run("undo\nundo")
    assert ran(night) == 7


def test_a_hand_that_ended_as_a_penalty_was_given_is_none_of_it() -> None:
    night = small().run("hand-for-hand\nhand played")
    assert between(night.state, night.ms, night.ms + MINUTE) == 0
    assert between(night.state, night.ms - 1, night.ms) == 2 * MINUTE


def test_in_a_level_of_hands_too_and_not_twice_where_the_clock_runs() -> None:
    night = small().run("edit row 2 hands 20\nset clock row 2").wait(1).run("hand-for-hand").wait(9)
    assert ran(night.run("hand played")) == 3
    night = small().run("set clock row 3 elapsed 9:00\nhand-for-hand").wait(6)
    assert (night.reading.running, ran(night)) == (True, 5)
    assert ran(night.run("hand played")) == 5, "the clock ran from the end of the break"


LINES = (
    "pause", "resume", "next", "back", "time 3", "time -2", "set clock row 3", "set clock row 1 elapsed 9",
    "add level blinds 500/1000", "edit row 2 length 45", "remove row 4",
)  # fmt: skip


@settings(max_examples=examples(60))
@given(st.data())
def test_it_is_what_somebody_with_a_stop_watch_would_have_counted(data: st.DataObject) -> None:
    """Looking at the clock every second: it runs in a level, or it does not."""
    night, counted = small(started=False), 0
    for _ in range(data.draw(st.integers(1, 7))):
        line = data.draw(st.sampled_from(["start", "start", "schedule 19:10", *LINES]))
        try:
            night.do(line)
        except Refused:
            continue
        for _ in range(data.draw(st.integers(0, 35 * 4))):
            reading = night.reading
            counted += reading.running and reading.level is not None and not reading.level.pause
            night.wait(seconds=15)
        assert between(night.state, 0, night.ms) == counted * 15_000
