"""Errors planted in each record of team poker and its fold store nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC

import pytest

from core.formats.team.state import Team, TeamGame, game
from core.say.acts import Note
from core.say.reasons import OurError, Refused
from core.say.records import Action
from core.text.opening import GAME
from core.tournament.director import Director
from core.tournament.state import Tournament
from tests.formats.planted import stores_nothing
from tests.formats.undone import Case
from tests.unit.formats.team.test_two_tables import rested
from tests.unit.formats.team.test_undone import CASES, Made

NAMED = frozenset(
    (
        "team",
        "teams",
        "members",
        "captain",
        "stacks",
        "player",
        "players",
        "unmanned",
        "giver",
        "taker",
        "takers",
        "entry",
    )
)


@pytest.mark.parametrize(
    ("made", "case"),
    [pytest.param(*x, id=f"{x[0].__name__} {x[1].line}") for cases in CASES.values() for x in cases],
)
def test_an_error_in_a_record_or_the_fold_stores_nothing(made: Callable[[], Made], case: Case) -> None:
    night, said = made()
    night.run(case.before.format(**said))
    stores_nothing(night, case.line.format(**said), NAMED)


def first(now: TeamGame) -> Team:
    return next(iter(now.teams.values()))


def no_captain(now: TeamGame) -> None:
    first(now).captain = max(now.of_member) + 1


def a_card_too_many(now: TeamGame) -> None:
    first(now).used += 1


def a_stack_of_no_team(now: TeamGame) -> None:
    now.of_stack.pop(first(now).stacks[0])


def of_two_teams(now: TeamGame) -> None:
    one, other, *_ = now.teams.values()
    other.members += one.members[:1]


def no_rest(now: TeamGame) -> None:
    now.rests.clear()


def a_step_for_nothing(now: TeamGame) -> None:
    now.to_punish[99] = first(now).id


@pytest.mark.parametrize(
    "spoil", [no_captain, a_card_too_many, a_stack_of_no_team, of_two_teams, no_rest, a_step_for_nothing]
)
def test_a_state_of_teams_that_cannot_be_is_not_stored(spoil: Callable[[TeamGame], None]) -> None:
    """A fold that goes wrong without an error is found by what is always true of teams."""

    def take(t: Tournament, action: Action) -> None:
        GAME.take(t, action)
        if action.line == 'note "bad"':
            spoil(game(t))

    night, _, _ = rested()
    stored, shown = list(night.log.actions), night.copy()
    director = Director(night.log, lambda: night.ms, night.chance.bytes, UTC, replace(GAME, take=take))
    with pytest.raises(Refused) as refused:
        director.do(Note(text="bad"))
    assert refused.value.reasons == (OurError(),)
    assert (night.log.actions, director.state) == (stored, shown)
    director.do(Note(text="good"))
