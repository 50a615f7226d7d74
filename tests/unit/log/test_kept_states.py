"""States kept of before: whatever is folded from them is the fold of the whole night."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import UTC

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.formats.fold import fold, take
from core.log import kept_states
from core.log.kept_states import STEPS, places
from core.say.acts import Note, Redo, Undo
from core.say.reasons import Refused
from core.say.records import Action
from core.text.opening import GAME
from core.tournament.director import Director
from core.tournament.state import Tournament
from tests.unit.log.test_undo import ALL, CASES
from tests.unit.night import NAMES, Night, small
from tests.unit.random_nights import random_act


@given(st.integers(0, 100_000), st.integers(0, 2000))
def test_the_further_back_the_wider_apart_and_never_many(last: int, back: int) -> None:
    kept = [0, *places(last, STEPS)]
    assert kept == sorted(set(kept))
    assert len(kept) <= 1 + 2 * len(STEPS)
    wanted = max(0, last - back)
    nearest = max(x for x in kept if x <= wanted)
    if back <= STEPS[-1]:
        assert wanted - nearest < max(STEPS[0], 4 * back)


@given(st.integers(0, 5000))
def test_what_is_kept_was_kept_one_action_before_or_is_the_present(last: int) -> None:
    assert set(places(last + 1, STEPS)) <= {*places(last, STEPS), last + 1}


# Every stack counted and all blinds told: what takes them back is seen.
TOLD = "\n".join(["blinds 1 big 4", "blinds 2 big 4", *(f'stack "{name}" 12000' for name in NAMES)])


@pytest.mark.parametrize(("started", "told"), [(False, ""), (True, ""), (True, TOLD)])
@pytest.mark.parametrize(("verb", "number"), ALL)
def test_no_act_changes_what_is_shared_with_a_fork(verb: str, number: int, started: bool, told: str) -> None:
    """Also where the clock does not stand as the case wants it: what is refused changes nothing either."""
    case = CASES[verb][number]
    night = small(started=started).wait(seconds=123).run(told)
    with suppress(Refused):
        night.run(case.before)
    night.wait(seconds=61)
    before, fork = night.copy(), night.state.fork()
    with suppress(Refused):
        night.do(case.line)
    assert fork == before


def kept_is_folded(night: Night) -> None:
    book = night.director._book
    assert night.state == fold(book.live())
    for place, state in night.director._states._kept:
        assert state == fold(book.live(stop=place)), place


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_every_kept_state_is_the_fold_of_its_part_of_the_night(
    monkeypatch: pytest.MonkeyPatch, data: st.DataObject
) -> None:
    steps = data.draw(st.lists(st.sampled_from([1, 2, 3, 5, 16]), min_size=1, max_size=3, unique=True))
    monkeypatch.setattr(kept_states, "STEPS", tuple(sorted(steps)))
    monkeypatch.setattr(kept_states, "NEAR", tuple(sorted(steps))[:2])
    night = small(started=data.draw(st.booleans()))
    for _ in range(data.draw(st.integers(1, 25))):
        what = data.draw(st.integers(0, 9))
        written = len(night.director.history)
        act = random_act(data, night.state, night.ms)
        if what < 2:
            act = Undo(together=True)
        elif what == 2:
            act = Undo(action=data.draw(st.integers(max(1, written - 9), written)), together=True)
        elif what < 5:
            act = Redo()
        elif what == 5:
            act = Redo(action=data.draw(st.integers(max(1, written - 9), written)))
        late = data.draw(st.integers(0, 400)) * 1000 if what == 9 else 0
        if act is not None:
            with suppress(Refused):
                night.director.do(act, override="so", happened=night.ms - late if late else None)
        kept_is_folded(night)
        night.wait(seconds=data.draw(st.integers(0, 300)))
    again = Night(log=night.log)
    kept_is_folded(again)
    assert again.state == night.state
    moment = night.ms - data.draw(st.integers(0, 3000)) * 1000
    live = night.director._book.live()
    assert night.director.at(moment) == fold(a for a in live if a.happened <= moment)


def test_several_undone_at_once_fold_only_what_came_lately() -> None:
    """As a director does who has gone wrong: Ctrl+Z again and again, and back."""
    night = small()
    for n in range(300):
        night.director.do(Note(text=str(n)))
    taken: list[int] = []

    def counted(state: Tournament, action: Action) -> None:
        taken.append(action.id)
        take(state, action)

    game = replace(GAME, take=counted)
    night.director = Director(night.log, lambda: night.ms, night.chance.bytes, UTC, game)
    for act in [Undo()] * 8 + [Redo()] * 8:
        taken.clear()
        night.director.do(act)
        assert len(taken) < 3 * 4 * STEPS[0]
    kept_is_folded(night)
