"""A state that keeps what it was asked between two actions answers as if it were asked anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.balance.now import states
from core.floor.blinds import GOOD_FOR, known
from core.floor.breaking import due
from core.floor.duties import breaking
from core.formats.duties import duties
from core.say import acts
from core.say.reasons import Refused
from core.tournament.kept import FLOOR_WORK, once, once_over
from core.tournament.state import Tournament
from tests.examples import examples
from tests.unit.night import small
from tests.unit.random_nights import random_act


@contextmanager
def keeping_nothing(t: Tournament) -> Iterator[Tournament]:
    """Have everything asked of the state read from it anew."""
    kept, t.kept = t.kept, None
    try:
        yield t
    finally:
        t.kept = kept


def floor(t: Tournament, now: int) -> tuple[object, ...]:
    breaks = due(t)
    return [*states(t, now)], duties(t, now), breaks, breaks and breaking(t, breaks)


@settings(max_examples=examples(60), deadline=None)
@given(st.data())
def test_the_floor_and_its_duties_are_those_of_the_state(data: st.DataObject) -> None:
    """Whatever was asked before, at whichever time: told blinds are forgotten by the time alone."""
    night = small(started=data.draw(st.booleans()))
    for _ in range(data.draw(st.integers(1, 15))):
        what = data.draw(st.integers(0, 9))
        act = random_act(data, night.state, night.director.now())
        if what < 2:
            act = acts.Undo(together=True) if what else acts.Redo()
        elif what < 5:
            tables = [x for x in night.state.open_tables if x.seats]
            table = data.draw(st.sampled_from(tables)) if tables else None
            act = acts.NoteBlinds(table=table.id, big=min(table.seats)) if table else None
        if act is not None:
            with suppress(Refused):
                night.director.do(act, override="said so")
        for later in (0, data.draw(st.integers(0, 2 * GOOD_FOR)), 0):
            t, now = night.state, night.director.now() + later
            found = floor(t, now)
            with keeping_nothing(t):
                assert found == floor(t, now)
            playing = [x for x in t.open_tables if len(x.seats) > 1]
            blinds = {x.id: x.blinds for x in states(t, now)}
            assert [blinds[x.id] for x in playing] == [known(t, x, now) for x in playing]
        night.wait(seconds=data.draw(st.integers(0, 300)))


def test_a_state_is_asked_once_between_two_actions() -> None:
    night, asked = small(), list[int]()

    @once
    def live(t: Tournament) -> int:
        asked.append(len(t.people.live))
        return asked[-1]

    assert [live(night.state), live(night.state)] == [8, 8]
    assert asked == [8]
    night.do("eliminate 1.1 by 1.2")
    assert [live(night.state), live(night.state)] == [7, 7]
    assert asked == [8, 7]
    night.do("undo")
    assert live(night.state) == 8
    night.do("redo")
    assert live(night.state) == 7


def test_an_answer_is_kept_over_actions_that_change_nothing_of_it() -> None:
    night, asked = small(), list[int]()

    @once_over(FLOOR_WORK)
    def live(t: Tournament) -> int:
        asked.append(len(t.people.live))
        return asked[-1]

    assert live(night.state) == 8
    night.director.do(acts.NoteBlinds(table=night.state.open_tables[0].id, big=1))
    assert live(night.state) == 8
    assert asked == [8]
    night.do("eliminate 1.1 by 1.2")
    assert live(night.state) == 7
    assert asked == [8, 7]


def test_a_state_that_no_whole_action_has_made_keeps_nothing() -> None:
    asked = list[int]()

    @once
    def live(t: Tournament) -> int:
        asked.append(len(t.people.live))
        return asked[-1]

    with keeping_nothing(small().state) as t:
        assert live(t) == live(t)
    assert len(asked) == 2


def test_told_blinds_are_forgotten_by_the_time_alone() -> None:
    night = small()
    t, told = night.state, night.director.now()
    table = t.open_tables[0]
    night.director.do(acts.NoteBlinds(table=table.id, big=min(table.seats)))
    for later in (0, GOOD_FOR + 1, GOOD_FOR):
        known_then = states(t, told + later)[0].blinds
        assert known_then == (None if later > GOOD_FOR else table.blinds)
