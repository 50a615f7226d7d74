"""Only what folds, into a state that can be, is written: tried one step ahead of the state that is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC
from typing import Any

import pytest

from core.formats.fold import fold
from core.log import director as director_module
from core.log.game import Game
from core.say.acts import Eliminate, Note, Redo, Register, Undo
from core.say.conflict import Conflict
from core.say.decision import Decision
from core.say.reasons import DoesNotFit, OurError, Reason, Refused, StoreFailed
from core.say.records import Action, Noted
from core.text.opening import GAME
from core.tournament.director import Director
from core.tournament.state import Tournament
from tests.unit.log.test_director import FullDisk
from tests.unit.night import Night, small

Planted = Callable[[Game[Tournament]], Game[Tournament]]


def noted(action: Action, text: str) -> bool:
    return any(isinstance(x, Noted) and x.text == text for x in action.records)


def in_fold(error: Callable[[int], Exception]) -> Planted:
    """Return a game that raises this when it takes the note “bad” in, after it has half taken it in."""

    def take(state: Tournament, action: Action) -> None:
        GAME.take(state, action)
        if noted(action, "bad"):
            state.people.entries.clear()
            raise error(action.id)

    return lambda game: replace(game, take=take)


def in_records(game: Game[Tournament]) -> Game[Tournament]:
    def decide(t: Tournament, act: Any, now: int) -> Decision:
        decision = GAME.decide(t, act, now)
        if act != Note(text="bad"):
            return decision
        return Decision((), lambda context: [Noted(str(int(act.text)))])

    return replace(game, decide=decide)


def in_rule(game: Game[Tournament]) -> Game[Tournament]:
    def decide(t: Tournament, act: Any, now: int) -> Decision:
        if act == Note(text="bad"):
            raise ZeroDivisionError
        return GAME.decide(t, act, now)

    return replace(game, decide=decide)


def in_state(game: Game[Tournament]) -> Game[Tournament]:
    def broken(t: Tournament, before: Tournament | None = None) -> list[str]:
        return [*GAME.broken(t, before), *(["a bad note"] if "bad" in dict(t.word.notes).values() else ())]

    return replace(game, broken=broken)


def in_invariants(game: Game[Tournament]) -> Game[Tournament]:
    """Return a game of whose state it cannot even be asked whether it can be."""

    def broken(t: Tournament, before: Tournament | None = None) -> list[str]:
        if "bad" in dict(t.word.notes).values():
            raise IndexError
        return GAME.broken(t, before)

    return replace(game, broken=broken)


PLANTED = {
    "fold": in_fold(KeyError), "conflict": in_fold(lambda id: Conflict("planted", id)), "records": in_records,
    "rule": in_rule, "state": in_state, "invariants": in_invariants,
}  # fmt: skip


def directed(night: Night, planted: Planted) -> Director:
    return Director(night.log, lambda: night.ms, night.chance.bytes, UTC, planted(GAME))


def refused(director: Director, act: Any, **more: Any) -> tuple[tuple[Reason, ...], BaseException | None]:
    with pytest.raises(Refused) as caught:
        director.do(act, **more)
    return caught.value.reasons, caught.value.__cause__


@pytest.mark.parametrize("planted", PLANTED.values(), ids=PLANTED)
@pytest.mark.parametrize("ago", [None, 30_000], ids=["now", "late"])
def test_an_error_of_ours_stores_nothing_and_the_night_goes_on(planted: Planted, ago: int | None) -> None:
    night = small()
    night.wait(seconds=60)
    night.do('note "before"')
    director = directed(night, planted)
    stored, shown = list(night.log.actions), night.copy()
    for _ in range(2):
        reasons, cause = refused(director, Note(text="bad"), happened=None if ago is None else night.ms - ago)
        assert reasons == (OurError(),)
        assert cause is not None
        assert night.log.actions == stored
        assert director.state == shown
    director.do(Note(text="good"))
    director.do(Undo())
    director.do(Redo())
    assert director.state.word.notes[-1][1] == "good"
    assert director.state == fold(director.live)
    assert Night(log=night.log).director.problem == ""


def test_an_undo_into_a_state_that_cannot_be_stores_nothing() -> None:
    night = small()

    def broken(t: Tournament, before: Tournament | None = None) -> list[str]:
        return [] if any(text == "needed" for _, text in t.word.notes) else ["the note is gone"]

    night.do('note "needed"')
    director = directed(night, lambda game: replace(game, broken=broken))
    stored = list(night.log.actions)
    for act in (Undo(), Undo(action=stored[-1].id, together=True)):
        assert refused(director, act)[0] == (DoesNotFit(),)
        assert night.log.actions == stored
        assert director.state == fold(director.live)


def test_an_exported_action_that_cannot_be_is_not_taken_in() -> None:
    night = small()
    director = directed(night, in_state)
    stored = list(night.log.actions)
    bad = Action(len(stored) + 1, night.ms, night.ms, 'note "bad"', (Noted("bad"),))
    with pytest.raises(Refused):
        director.bring(bad)
    assert night.log.actions == stored
    director.bring(replace(bad, line='note "good"', records=(Noted("good"),)))
    assert director.state == fold(director.live)


@pytest.mark.parametrize("parts", [0, 1, 10**6])
def test_the_second_state_is_folded_in_parts(monkeypatch: pytest.MonkeyPatch, parts: int) -> None:
    monkeypatch.setattr(director_module, "PART", 2)
    night = small()
    night.do('note "before"')
    night.do('note "taken back"')
    night.director.do(Undo())
    stands = night.director.ready()
    assert not stands, "it is folded in more parts than one"
    while parts and not night.director.ready():
        parts -= 1
    night.director.do(Register(name="Anna Berg"))
    assert night.director.ready()
    night.director.do(Undo())
    night.director.ready()
    night.director.do(Redo())
    night.director.do(Note(text="after"))
    assert night.state == fold(night.director.live)
    assert "Anna Berg" in {x.name for x in night.state.people.players.values()}


def test_a_second_state_that_could_not_be_folded_is_folded_anew() -> None:
    night, failing = small(), [False]

    def take(state: Tournament, action: Action) -> None:
        if failing[0]:
            raise KeyError
        GAME.take(state, action)

    director = directed(night, lambda game: replace(game, take=take))
    failing[0] = True
    for _ in range(2):
        assert refused(director, Note(text="bad"))[0] == (OurError(),)
    failing[0] = False
    director.do(Note(text="good"))
    assert director.state == fold(director.live)


def test_an_action_that_was_half_taken_in_leaves_nothing_to_the_next() -> None:
    director = directed(small(), in_fold(KeyError))
    for who in list(director.state.people.live.values())[:2]:
        assert refused(director, Note(text="bad"))[0] == (OurError(),)
        director.do(Eliminate(who=(who,)))
    assert director.state == fold(director.live)


def test_what_is_decided_is_shown_only_once_it_is_stored() -> None:
    night = small()
    shown = night.copy()
    action = night.director.decide(Register(name="Anna Berg"))
    assert night.state == shown
    night.director.take(night.log.append(action))
    assert night.state == fold(night.director.live) != shown


def test_after_a_disk_that_refused_the_next_action_rests_on_what_is_stored() -> None:
    log = FullDisk(small().log.actions)
    night = Night(log=log)
    log.full = True
    for _ in range(2):
        with pytest.raises(StoreFailed):
            night.director.do(Register(name="Anna Berg"))
    log.full = False
    night.director.do(Register(name="Anna Berg"))
    night.director.do(Undo())
    night.director.do(Note(text="after"))
    assert night.state == fold(night.director.live)
