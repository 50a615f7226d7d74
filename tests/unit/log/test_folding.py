"""The state is the fold of the whole night, after anything done, undone, redone or entered late."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import UTC

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.formats.fold import fold, take
from core.log.director import LEFT
from core.say.acts import Note, Redo, Undo
from core.say.reasons import Refused, StoreFailed
from core.say.records import Action, Redone, Undone
from core.text.opening import GAME
from core.tournament.director import Director
from core.tournament.state import Tournament
from tests.examples import examples
from tests.unit.log.test_director import FullDisk
from tests.unit.log.test_undo import UNEVEN
from tests.unit.night import Night, small
from tests.unit.random_nights import random_act


@settings(max_examples=examples(60), deadline=None)
@given(data=st.data())
def test_the_state_is_the_fold_of_the_night(data: st.DataObject) -> None:
    log = FullDisk(small(started=data.draw(st.booleans())).log.actions)
    night = Night(log=log)
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
        log.full = data.draw(st.integers(0, 4)) == 0
        if act is not None:
            with suppress(Refused, StoreFailed):
                night.director.do(act, override="so", happened=night.ms - late if late else None)
        assert night.state == fold(night.director._book.live())
        assert night.director.history == log.actions
        night.wait(seconds=data.draw(st.integers(0, 300)))
    assert Night(log=night.log).state == night.state
    moment = night.ms - data.draw(st.integers(0, 3000)) * 1000
    live = night.director._book.live()
    assert night.director.at(moment) == fold(a for a in live if a.happened <= moment)


def test_a_late_entry_that_was_not_stored_is_never_taken_for_the_next() -> None:
    night = small()
    for note in "ab":
        night.wait(seconds=60)
        night.director.do(Note(text=note))
    log = FullDisk(night.log.actions)
    night = Night(log=log)
    log.full = True
    with pytest.raises(StoreFailed):
        night.director.do(Note(text="not stored"), happened=night.ms - 90_000)
    log.full = False
    night.director.do(Note(text="stored"), happened=night.ms - 90_000)
    assert night.state == fold(night.director._book.live())


def counted(night: Night) -> tuple[Director, list[int]]:
    """Return a director of this night, and the folds of its first action from now on."""
    folds: list[int] = []

    def first(state: Tournament, action: Action) -> None:
        folds.extend([action.id] * (action.id == 1))
        take(state, action)

    game = replace(GAME, take=first)
    director = Director(night.log, lambda: night.ms, night.chance.bytes, UTC, game)
    folds.clear()
    return director, folds


def test_an_undo_folds_once_and_its_redo_and_a_button_never() -> None:
    night = small()
    for n in range(8):
        night.director.do(Note(text=str(n)))
    director, folds = counted(night)
    last = len(director.history)
    for act in (Undo(), Undo(), Undo(), Redo(), Redo(), Undo()):
        director.do(act)
        assert len(folds) == isinstance(act, Undo)
        folds.clear()
        assert director.check(Undo()) == ()
        assert director.check(Redo()) == ()
        assert folds == []
    older = Undo(action=last - 5)
    assert director.check(older) == director.check(older) == ()
    director.do(older)
    assert len(folds) == 1, "what was tried is the state"


def test_a_redo_knows_of_paper_that_was_printed_since_its_undo() -> None:
    night = small().run(f"{UNEVEN}\nbalance")
    moved = len(night.director.history)
    night.run(f"pause\nundo\nprinted {moved}\nredo")
    assert moved in night.state.room.printed
    assert night.state == fold(night.director._book.live())


def test_a_redo_leads_past_an_action_that_both_undid_and_redid() -> None:
    """No director writes one; an exported night can have it."""
    night = small()
    director = night.director
    first, second = (director.do(Note(text=text)).action.id for text in "ab")
    undo = director.do(Undo()).action
    both = Redone(second), Undone(first)
    director.bring(Action(undo.id + 1, undo.happened, undo.written, "undo", both))
    director.do(Redo(action=first))
    assert night.state == fold(director.live)


def test_more_undos_than_states_are_kept_for_are_all_redone() -> None:
    night = small()
    for n in range(2 * LEFT):
        night.director.do(Note(text=str(n)))
    states = []
    for _ in range(2 * LEFT):
        states.append(night.copy())
        night.director.do(Undo())
    for state in reversed(states):
        night.director.do(Redo())
        assert night.state == state


def test_a_late_entry_is_folded_up_to_its_moment_and_once_whole() -> None:
    night = small()
    for n in range(3):
        night.wait(seconds=60)
        night.director.do(Note(text=str(n)))
    director, folds = counted(night)
    director.do(Note(text="late"), happened=night.ms - 90_000)
    assert len(folds) == 2
    assert director.state == fold(director._book.live())
