"""Duties of hands over nights of any kind: what is due can be done, and undone the places are as before."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from core.formats.duties import duties
from core.hands import call_clock
from core.money.payouts import placings
from core.say import acts
from core.say.acts import Act, Undo
from core.say.duties import (
    ClockCallDuty,
    DecksDuty,
    HandForHandDuty,
    HandForHandOffDuty,
    HandPlayedDuty,
    SameHandDuty,
    SameTimeDuty,
)
from gui.words import text
from tests.examples import examples
from tests.rules.conftest import chosen
from tests.rules.entering_night import BOOKS, filled
from tests.unit.night import NAMES, Night, small
from tests.unit.random_nights import MAKERS

HANDS = {
    ClockCallDuty.kind, HandForHandDuty.kind, HandForHandOffDuty.kind, HandPlayedDuty.kind,
    SameTimeDuty.kind, SameHandDuty.kind, DecksDuty.kind,
}  # fmt: skip
KINDS: list[type[Act]] = [
    acts.HandForHand, acts.HandPlayed, acts.CallClock, acts.EndClockCall, acts.SameTime, acts.Misdeal,
    acts.OneHand, acts.TwoHands,
    acts.Absent, acts.TakeBack, acts.CorrectBust, acts.Pause, acts.Resume, acts.NextRow,
    *[acts.Eliminate] * 6, *[acts.HandPlayed] * 2, *[acts.SameTime] * 2,
]  # fmt: skip


def due(night: Night) -> list[Any]:
    return [d for d in duties(night.state, night.ms) if d.kind in HANDS]


@settings(max_examples=examples(60), deadline=None)
@given(st.data())
def test_what_is_due_can_be_done_and_undone(data: st.DataObject) -> None:
    night = filled(chosen(data.draw(st.sampled_from(BOOKS))))
    if data.draw(st.booleans()):
        night.do("hand-for-hand")
    for _ in range(data.draw(st.integers(1, 14))):
        night.wait(seconds=data.draw(st.sampled_from([0, 1, 29, 61, 400])))
        found: list[Any] = due(night)
        for duty in found:
            if duty.act is not None:
                assert night.director.check(duty.act) == (), duty.id
        offered = [d.act for d in found if d.act is not None]
        draw: Any = data.draw
        if offered and draw(st.booleans()):
            act = draw(st.sampled_from(offered))
        else:
            cls = draw(st.sampled_from(KINDS))
            values = MAKERS[cls](draw, night.state, night.ms)
            if values is None or night.director.check(act := cls(**values)):
                continue
        places, before = placings(night.state), night.copy()
        night.act(act)
        if data.draw(st.integers(0, 3)) == 0:
            night.act(Undo())
            assert night.state == before
            assert placings(night.state) == places


def test_a_called_clock_shows_the_time_to_act_and_then_the_countdown_as_the_room_sees_it() -> None:
    night = Night().run("rulebook svepof-2006\nadd level blinds 25/50 length 20\nopen table 1")
    for seat in (1, 2):
        night.run(f'register "P{seat}"\nmove "P{seat}" to 1.{seat} override "set by the test"')
    night.run('start\ncall clock "P1"')
    began = night.ms

    def shown(seconds: int) -> str:
        now = began + seconds * 1000
        found = next(d for d in duties(night.state, now) if isinstance(d, ClockCallDuty))
        left = call_clock.reading(call_clock.running(night.state)[0], now).left_ms
        said = text.duty(found, now, text.Names(night.state)).when
        assert said == text.clock_text(left)
        return said

    wanted = ["01:00", "00:15", "00:01", "00:10", "00:08", "00:01"]
    assert [shown(x) for x in (0, 45, 59, 60, 62, 69)] == wanted


def test_no_clock_runs_on_an_entry_that_is_taken_back() -> None:
    """Nobody is left to act or to be shown; undone, it runs on."""
    night = small()
    night.run(f'call clock "{NAMES[0]}" by "{NAMES[1]}"')
    night.do(f'unregister "{NAMES[0]}" override "the wrong Anna"')
    assert due(night) == []
    assert not night.state.conduct.clock_calls
    night.do("undo")
    assert [d.kind for d in due(night)] == [ClockCallDuty.kind]
