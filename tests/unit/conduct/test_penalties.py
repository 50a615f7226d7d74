"""Penalties as they are served: one after the other, by the clock or by hands, ended, lifted, undone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.clock.clock import read
from core.conduct.penalty_ladder import record
from core.conduct.penalty_time import of_player, sits_out, sitting_out, time_left
from core.conduct.report import at_table, conduct_rows
from core.formats.duties import duties
from core.say import acts
from core.say.duties import ComeBackDuty, ConductReportDuty, ServedDuty, SitsOutDuty, Urgency
from core.say.reasons import BadAmount, InTheFuture, InThePast, NoPenalty, OthersDepend, PenaltyRuns, Refused
from core.tournament.state import Tournament
from tests.examples import examples
from tests.rules.conduct_night import due, house, last
from tests.unit.night import MINUTE, NAMES, Night, small
from tests.unit.random_nights import random_act

TEN = 'penalty "Anna Ek" for "phone" minutes 10'


def minutes_left(night: Night) -> float:
    return time_left(night.state, last(night), night.ms) / MINUTE


def test_minutes_run_while_play_does_and_end_by_themselves() -> None:
    night = small().wait(15).run(TEN).wait(4)
    assert minutes_left(night) == 6
    night.run("pause").wait(30).run("resume").wait(1)
    assert minutes_left(night) == 5
    night.run("set clock row 3").wait(9)
    assert minutes_left(night) == 5
    night.wait(5)
    assert minutes_left(night) == 1
    assert night.whys('end penalty "Anna Ek" served') == {PenaltyRuns}
    night.wait(60)
    assert minutes_left(night) == 0
    written = len(night.log.actions)
    night.do('end penalty "Anna Ek" served')
    assert len(night.log.actions) == written + 1
    assert list(sitting_out(night.state, night.ms)) == []


def test_always_is_by_the_clock_on_the_wall() -> None:
    night = house({"penalty.runs": '"always"'}).run(f'{TEN} override "our unit"').run("pause").wait(9)
    assert minutes_left(night) == 1
    assert due(night, SitsOutDuty)[0].due_ms == night.ms + MINUTE
    assert minutes_left(night.wait(2)) == 0


def test_a_penalty_keeps_how_it_runs_when_the_book_changes() -> None:
    night = house({"penalty.runs": '"always"'}).run(f'{TEN} override "our unit"')
    night.run('rulebook cpc-2023 override "agreed"\npause').wait(4)
    assert minutes_left(night) == 6


def test_before_the_start_and_in_a_break_it_waits_for_play() -> None:
    night = small(started=False).run(TEN).wait(30)
    assert minutes_left(night) == 10
    assert minutes_left(night.run("start").wait(3)) == 7


def test_a_second_one_begins_when_the_first_is_over() -> None:
    night = small().run(TEN).wait(4).run('penalty "Anna Ek" for "insults" minutes 20').wait(3)
    first, second = night.state.conduct.penalties.values()
    assert (time_left(night.state, first, night.ms), time_left(night.state, second, night.ms)) == (
        3 * MINUTE,
        20 * MINUTE,
    )
    night.wait(5)
    assert time_left(night.state, second, night.ms) == 18 * MINUTE
    night.do('end penalty "Anna Ek" lifted')
    assert [p.ended for p in night.state.conduct.penalties.values()] == ["served", "lifted"]


def test_a_first_one_lifted_lets_the_second_begin() -> None:
    night = small().run(TEN).wait(4).run('penalty "Anna Ek" for "insults" minutes 20').wait(3)
    night.run('end penalty "Anna Ek" lifted').wait(2)
    assert minutes_left(night) == 18


def test_hands_are_tallied_never_fewer_and_close_with_a_question() -> None:
    night = house({}).run('penalty "Anna Ek" for "phone" rounds 1 override "x"').wait(3)
    (asked,) = due(night, ServedDuty)
    assert (asked.hands, asked.served, asked.urgency) == (4, 0, Urgency.LATER)
    night.do('hands out "Anna Ek" 2')
    assert time_left(night.state, last(night), night.ms) == 2
    assert night.whys('hands out "Anna Ek" 1') == {BadAmount}
    assert night.whys('hands out "Anna Ek" 3 misdeals 4') == {BadAmount}
    night.do('hands out "Anna Ek" 9')
    assert (last(night).served, time_left(night.state, last(night), night.ms)) == (4, 0)
    assert due(night, ServedDuty) == []
    (back,) = due(night, ComeBackDuty)
    assert (back.urgency, back.table, back.seat) == (Urgency.NOW, night.table("1").id, 1)
    assert back.act is not None
    night.act(back.act)
    assert due(night, ComeBackDuty) == []
    assert night.whys('end penalty "Anna Ek" served') == {NoPenalty}


def test_hands_of_a_misdeal_can_come_to_none_yet() -> None:
    night = house({}).run('penalty "Anna Ek" for "phone" hands 3')
    night.do('hands out "Anna Ek" 1 misdeals 1')
    assert last(night).served == 0


def test_the_duty_tells_when_it_ends_at_this_pace() -> None:
    night = small().wait(5).run(TEN).wait(4)
    (duty,) = due(night, SitsOutDuty)
    assert (duty.left, duty.due_ms) == (6 * MINUTE, night.ms + 6 * MINUTE)
    night.do("pause")
    assert due(night, SitsOutDuty)[0].due_ms is None
    night.run("resume\nset clock row 2 elapsed 16:00")
    assert due(night, SitsOutDuty)[0].due_ms is None, "a break comes first"


def test_who_sits_out_keeps_the_seat_and_stands_on_the_sheet_of_the_table() -> None:
    night = house({}).run('penalty "Carin Ål" for "x" hands 3')
    night.do('penalty "Anna Ek" for "x" minutes 10 override "y"')
    table = night.table("1").id
    assert [x.entry.seat for x in at_table(night.state, table, night.ms)] == [1, 5]
    assert len(night.table("1").seats) == 4
    night.do('penalty "Bo Ros" for "x" warning')
    assert len(at_table(night.state, table, night.ms)) == 2
    assert [row.step for row in conduct_rows(night.state)] == ["hands 3", "minutes 10", "warning"]


def test_out_it_is_nobodys_duty_and_back_in_it_goes_on() -> None:
    night = small().run(TEN).wait(4).run('eliminate "Anna Ek"')
    assert due(night, SitsOutDuty) == []
    night.run('reenter "Anna Ek"\ndraw')
    assert due(night, SitsOutDuty)[0].left == 6 * MINUTE


def test_an_entry_that_was_somebody_elses_takes_its_penalties_along() -> None:
    night = small().run(f'{TEN}\ncorrect entry "Anna Ek" "Anna Eek"')
    player = night.entry('"Anna Eek"').player
    assert [p.step for p in record(night.state, player)] == ["minutes 10"]
    assert of_player(night.state, player, night.ms) is not None


def test_a_claim_is_not_of_the_future_nor_of_before_the_entry() -> None:
    night = small().wait(30)
    assert night.whys(f"{TEN} claimed 19:40", past=True) == {InTheFuture}
    night.do('register "New One"')
    assert night.whys('penalty "New One" for "x" claimed 19:10', past=True) == {InThePast}


CLOCK = (
    "pause", "resume", "next", "back", "time 3", "time -2", "set clock row 3", "set clock row 1",
    "hand-for-hand", "hand played", "hand-for-hand off",
)  # fmt: skip


@settings(max_examples=examples(60))
@given(st.data())
def test_time_left_never_grows_and_never_runs_while_the_clock_stands(data: st.DataObject) -> None:
    night = small()
    for _ in range(data.draw(st.integers(1, 12))):
        who = data.draw(st.sampled_from(NAMES[:2]))
        line = data.draw(
            st.sampled_from(
                [
                    *CLOCK,
                    f'penalty "{who}" for "x" minutes 10',
                    f'penalty "{who}" for "x" hands 4 override "y"',
                    f'penalty "{who}" for "x" rounds 1 override "y"',
                    f'hands out "{who}" 2',
                    f'end penalty "{who}" served',
                    f'end penalty "{who}" lifted',
                    'eliminate "Hans Berg" "Gun Alm"',
                ]
            )
        )
        known = _all_left(night.state, night.ms)
        try:
            night.do(line)
        except Refused:
            continue
        _never_more(known, night)
        for _ in range(data.draw(st.integers(0, 25))):
            known, reading = _all_left(night.state, night.ms), night.reading
            night.wait(seconds=30)
            _never_more(known, night)
            ends = read(night.state.clock.levels, night.state.clock.position, night.ms - 1)
            stands = not reading.running or (reading.level is not None and reading.level.pause)
            if stands and ends.level == reading.level:
                assert _all_left(night.state, night.ms) == known


def _all_left(t: Tournament, now: int) -> dict[int, int]:
    return {p.id: time_left(t, p, now) for p in t.conduct.penalties.values()}


def _never_more(known: dict[int, int], night: Night) -> None:
    now = _all_left(night.state, night.ms)
    assert all(0 <= now[i] <= was for i, was in known.items())


@settings(max_examples=examples(25))
@given(st.data())
def test_random_nights_with_penalties_hold_and_what_is_due_can_be_done(data: st.DataObject) -> None:
    """``Night`` looks at the invariants, the fold and the line after each act."""
    night = small()
    for _ in range(data.draw(st.integers(5, 25))):
        act = random_act(data, night.state, night.ms)
        if act is None or night.director.check(act):
            continue
        fixed = {p.id: p.hands for p in night.state.conduct.penalties.values()}
        night.act(act)
        now = night.state.conduct.penalties
        assert all(now[i].hands == hands for i, hands in fixed.items() if i in now)
        night.wait(seconds=data.draw(st.integers(0, 400)))
        for duty in duties(night.state, night.ms):
            if duty.kind in (ComeBackDuty.kind, ServedDuty.kind, ConductReportDuty.kind):
                # of hands that nobody has counted yet the number is said first
                assert (duty.act is None) == (isinstance(duty, ServedDuty) and not duty.served)
                assert duty.act is None or night.director.check(duty.act) == ()
        for p in night.state.conduct.penalties.values():
            assert time_left(night.state, p, night.ms) >= 0
            assert sits_out(p) or time_left(night.state, p, night.ms) == 0


@pytest.mark.parametrize("seat", ["1.1", "1.3"])
def test_a_seat_is_enough_to_name_the_player(seat: str) -> None:
    night = house({}).run(f'penalty {seat} for "phone"')
    assert last(night).seat == seat


def test_entered_late_it_has_run_since_it_was_given() -> None:
    night = small().wait(20)
    night.late(f"19:05 {TEN}")
    assert minutes_left(night) == 0
    night.late('19:15 penalty "Bo Ros" for "phone" minutes 10')
    assert minutes_left(night) == 5


def test_undone_alone_it_names_what_was_tallied_of_it() -> None:
    night = house({})
    penalty = night.do('penalty "Anna Ek" for "phone" hands 3').action.id
    tally = night.do('hands out "Anna Ek" 2').action.id
    (reason,) = night.reasons(f"undo {penalty}")
    assert isinstance(reason, OthersDepend)
    assert reason.actions == (tally,)
    night.do(f"undo {penalty} together")
    assert night.state.conduct.penalties == {}


def test_a_penalty_in_hands_is_not_ended_by_one_key_before_a_hand_was_told() -> None:
    night = Night().run("rulebook cpc-2023\nadd level blinds 25/50 length 20\nopen table 1")
    for seat in (1, 2, 3):
        night.run(f'register "P{seat}"\nmove "P{seat}" to 1.{seat} override "set by the test"')
    night.run('start\npenalty "P1" hands 3 for "phone"')
    (asked,) = due(night, ServedDuty)
    assert asked.act is None
    night.do('hands out "P1" 1')
    (asked,) = due(night, ServedDuty)
    assert isinstance(asked.act, acts.EndPenalty)
