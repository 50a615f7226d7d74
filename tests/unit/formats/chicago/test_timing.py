"""Procedure L12: the time of a round, kept by the clock; and a clock called on a player (procedure L10)."""

from __future__ import annotations

from typing import Any

import pytest

from core.clock.clock import goes_on
from core.formats.chicago.duties import TimeRoundDuty, TimeUpDuty
from core.formats.chicago.reasons import NoRoundToTime
from core.formats.chicago.timing import round_clock
from core.formats.duties import duties
from core.formats.format import can
from core.say import acts
from core.say.duties import ClockCallDuty
from core.say.reasons import AlreadyPaused, AlreadyStarted, BadLength
from core.text.setup import acts_of
from tests.unit.formats.chicago.nights import field, play, protocol, tables
from tests.unit.night import MINUTE, Night


def due(night: Night, kind: type[Any]) -> list[Any]:
    return [x for x in duties(night.state, night.ms) if isinstance(x, kind)]


def left(night: Night) -> int | None:
    reading = round_clock(night.state, night.ms)
    return None if reading is None else reading.remaining


def test_without_a_time_there_is_no_clock() -> None:
    night = field(8)
    assert night.whys("round time 40") == {NoRoundToTime}
    assert not can(night.state, acts.Start)
    night.do("draw heat")
    assert left(night) is None
    assert night.whys("round time") == {BadLength}
    assert not due(night, TimeRoundDuty)


@pytest.mark.parametrize("line", ["schedule 20:00", "start"])
def test_a_clock_that_was_to_start_or_ran_before_chicago_was_chosen_does_not(line: str) -> None:
    night = Night("1").run(f"add level blinds 100/200 length 20\n{line}")
    assert goes_on(night.state, night.ms) or night.state.clock.position.scheduled
    night.do("format chicago")
    assert not goes_on(night.state, night.ms)
    assert night.state.clock.position.scheduled is None


def test_at_zero_the_tables_still_in_the_round_finish_their_deal() -> None:
    night = field(16).run("draw heat\nround time 40")
    assert night.whys("round time 40") == {AlreadyStarted}
    first, second, third, fourth = tables(night)
    protocol(night, first)
    night.run("draw round 1\npoints 2.1 pair\npoints 3.1 flush\npoints 3.0\npoints 3.0\ntrick 3.1")
    night.wait(39)
    assert (left(night), due(night, TimeUpDuty)) == (MINUTE, [])
    night.run("pause")
    night.wait(10)
    night.run("resume\ntime +5")
    night.wait(6)
    ends = {x.table: (x.dealt, x.act is not None) for x in due(night, TimeUpDuty)}
    assert ends == {second.table: (True, False), third.table: (False, True), fourth.table: (False, False)}
    night.run("points 2.0\npoints 2.0\ntrick 2.2")
    for duty in due(night, TimeUpDuty)[:2]:
        night.act(duty.act)
    (duty,) = due(night, TimeUpDuty)
    assert (duty.table, duty.paper) == (fourth.table, True)
    night.do("protocol 4 points 20 16 12 8 said 1 time")
    assert not due(night, TimeUpDuty)
    assert all(x.sheet.round.timed for x in tables(night)[1:])
    assert not tables(night)[0].sheet.over


def test_the_next_round_gets_its_time_when_all_are_in_it() -> None:
    night = field(8).run("draw heat\nround time 40")
    for match in tables(night):
        protocol(night, match)
    assert left(night) is None
    assert night.whys("round time") == {NoRoundToTime}
    night.do("draw round 1")
    assert not due(night, TimeRoundDuty)
    night.do("draw round 2")
    (duty,) = due(night, TimeRoundDuty)
    assert (duty.round, duty.length) == (2, 40 * MINUTE)
    night.act(duty.act)
    assert left(night) == 40 * MINUTE
    night.do("undo")
    assert left(night) is None
    play(night)
    assert (left(night), due(night, TimeRoundDuty)) == (None, [])
    night.do("draw heat")
    assert [x.round for x in due(night, TimeRoundDuty)] == [1]


def test_a_clock_ends_with_its_round_and_an_undo_brings_it_back() -> None:
    night = field(8).run("draw heat\nround time 40")
    first, second = tables(night)
    protocol(night, first)
    assert goes_on(night.state, night.ms)
    night.wait(10)
    protocol(night, second)
    stands = night.state.clock.position
    assert (night.reading.phase, stands.level, goes_on(night.state, night.ms)) == ("before", None, False)
    assert night.reading.level is not None
    assert left(night) is None
    night.wait(1).do("undo")
    assert (left(night), goes_on(night.state, night.ms)) == (29 * MINUTE, True)
    night.do("redo")
    assert not goes_on(night.state, night.ms)


def test_a_clock_ends_when_no_table_is_in_its_round_any_more_handed_in_or_not() -> None:
    night = field(8).run("draw heat\nround time 40").wait(10)
    protocol(night, tables(night)[0])
    night.do("draw round 1")
    assert goes_on(night.state, night.ms)
    night.do('draw round 2 override "the sheet comes later"')
    assert not goes_on(night.state, night.ms)
    assert night.state.clock.position.level is None
    assert [x.round for x in due(night, TimeRoundDuty)] == [2]
    night.do("undo")
    assert left(night) == 30 * MINUTE


def test_a_clock_ends_when_all_but_one_have_left_the_tables_in_its_round() -> None:
    night = field(4).run("draw heat\nround time 40")
    for name in ("P1", "P2"):
        night.do(f'leave "{name}"')
    assert goes_on(night.state, night.ms)
    night.do('leave "P3"')
    assert not goes_on(night.state, night.ms)


def test_a_heat_drawn_again_has_no_clock() -> None:
    night = field(8).run("draw heat\nround time 40\ndraw heat again")
    assert (left(night), goes_on(night.state, night.ms)) == (None, False)


def test_a_clock_that_is_up_counts_no_more_and_takes_added_time() -> None:
    night = field(8).run("draw heat\nround time 40").wait(40)
    assert (left(night), goes_on(night.state, night.ms)) == (0, False)
    came = night.ms
    away = acts.AnswerGap(count=False, start=came, end=night.wait(20).ms)
    assert {type(x) for x in night.director.check(away)} == {AlreadyPaused}
    assert not night.director.check(acts.AnswerGap(count=False, start=came - MINUTE, end=night.ms))
    night.do("time +5")
    assert (left(night), goes_on(night.state, night.ms)) == (5 * MINUTE, True)


def test_a_setup_of_a_night_with_a_time_has_no_structure() -> None:
    night = field(8).run("draw heat\nround time 40")
    assert "structure" not in {x.VERB for x in acts_of(night.state)}


def test_a_clock_is_called_on_a_player_at_a_table() -> None:
    night = field(4).run("draw heat")
    night.do('call clock "P2"')
    (duty,) = due(night, ClockCallDuty)
    assert duty.due_ms == night.ms + MINUTE
