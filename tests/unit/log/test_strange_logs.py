"""Files no director wrote: opened as far as they hold, shown, and never a crash."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC

import pytest

from core.log.game import Game
from core.log.order import MemoryLog
from core.say import records as r
from core.say.acts import Redo, Undo
from core.say.reasons import ReadOnly
from core.say.records import Action
from core.text.opening import GAME, open_door
from core.tournament.chance import Chance
from core.tournament.director import Director
from core.tournament.state import Tournament
from tests.unit.night import MINUTE, at

SEVEN = at("2025-03-14 19:00")


def opened(*actions: Action) -> Director:
    return open_door(MemoryLog(actions), lambda: SEVEN + 60 * MINUTE, Chance("x").bytes)


def noted(
    number: int, happened: int, *records: r.Record, after: int | None = None, written: int = 0
) -> Action:
    return Action(number, happened, written or happened, "x", records or (r.Noted(str(number)),), after)


@pytest.mark.parametrize(
    "second",
    [
        noted(2, SEVEN + 1, r.Undone(77)),
        noted(2, SEVEN + 1, r.Undone(2)),
        noted(2, SEVEN + 1, r.Redone(1)),
        noted(2, SEVEN + 1, r.Undone(1), r.Noted("and")),
        noted(2, SEVEN - 60 * MINUTE),
        noted(2, SEVEN + 1, written=SEVEN),
        noted(2, SEVEN + 1, after=0),
        noted(2, SEVEN - 1, after=1),
        noted(2, SEVEN + 1, after=7),
    ],
)
def test_a_file_opens_up_to_what_no_director_writes(second: Action) -> None:
    director = opened(noted(1, SEVEN), second, noted(3, SEVEN + 2))
    assert director.problem.startswith("2: ")
    assert director.state.word.notes == [(SEVEN, "1")]
    assert director.at(SEVEN + 5) == director.state
    for act in (Undo(), Undo(action=1), Redo(), Redo(action=2)):
        assert [type(x) for x in director.check(act)] == [ReadOnly]
    assert director.next_redo() == ()


def test_as_it_was_stops_at_the_last_good_action() -> None:
    director = opened(noted(1, SEVEN), noted(2, SEVEN + 1, r.TableClosed(1)), noted(3, SEVEN + 2))
    assert director.problem.startswith("2: ")
    assert director.at(SEVEN + 5).word.notes == [(SEVEN, "1")]
    assert director.at(SEVEN - 1).word.notes == []


def test_what_was_entered_late_undone_and_redone_opens_whole() -> None:
    director = opened(
        noted(1, SEVEN),
        noted(2, SEVEN + 5),
        noted(3, SEVEN + 2, after=1, written=SEVEN + 6),
        noted(4, SEVEN + 7, r.Undone(3)),
        noted(5, SEVEN + 8, r.Redone(3)),
    )
    assert director.problem == ""
    assert [x for _, x in director.state.word.notes] == ["1", "3", "2"]


def bad_note(wrong: Callable[[], object]) -> Game[Tournament]:
    """Return a game that a note "2" puts into a state that cannot be, or of which it cannot be asked."""

    def broken(t: Tournament, before: Tournament | None = None) -> list[str]:
        return ["a bad note", str(wrong())] if any(text == "2" for _, text in t.word.notes) else []

    return replace(GAME, broken=broken)


@pytest.mark.parametrize("wrong", [str, lambda: int("gone")], ids=["untrue", "error"])
def test_a_state_that_cannot_be_opens_before_the_action_that_made_it_so(wrong: Callable[[], object]) -> None:
    actions = [noted(n, SEVEN + n) for n in range(1, 30)]
    actions[1], actions[17] = noted(2, SEVEN + 2, r.Noted("fine")), noted(18, SEVEN + 18, r.Noted("2"))
    game = bad_note(wrong)
    director = Director(MemoryLog(actions), lambda: SEVEN + 60 * MINUTE, Chance("x").bytes, UTC, game)
    assert director.problem.startswith("18: ")
    assert director.contradicts is actions[17]
    assert len(director.state.word.notes) == len(director.night) == 17
    assert director.at(SEVEN + 25) == director.state
    assert [type(x) for x in director.check(Undo())] == [ReadOnly]


def test_an_error_of_any_kind_in_the_fold_opens_before_its_action() -> None:
    def take(t: Tournament, action: Action) -> None:
        if action.id == 3:
            raise ZeroDivisionError
        GAME.take(t, action)

    actions = [noted(n, SEVEN + n) for n in range(1, 6)]
    game = replace(GAME, take=take)
    director = Director(MemoryLog(actions), lambda: SEVEN + 60 * MINUTE, Chance("x").bytes, UTC, game)
    assert director.problem.startswith("3: ZeroDivisionError")
    assert len(director.state.word.notes) == 2
    assert director.read_only
