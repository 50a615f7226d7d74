"""Players who sit apart by the format, as teams do: draw, break and balance ask it; hold'em has nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from core.floor.balance.now import method, states
from core.floor.balance.plan import plan
from core.formats.verify_draws import verify_draws
from core.tournament.state import Tournament
from tests.formats.rounds.handed_in import handed_in
from tests.unit.night import Night, small


@pytest.fixture(autouse=True)
def rounds() -> Iterator[None]:
    with handed_in():
        yield


def teams(tables: int, count: int, of: int, size: int = 9) -> Night:
    """Return a night of ``count`` teams of so many, nobody seated."""
    night = Night().run("format rounds")
    for i in range(1, tables + 1):
        night.do(f"open table {i} seats {size}")
    for team in range(count):
        for one in range(of):
            night.do(f'register "P{team} {one}" note "team {team}"')
    return night


def together(t: Tournament) -> int:
    """Return how many sit with another of their team."""
    groups = t.game.apart(t.people)
    at = Counter((t.people.entries[e].table, group) for e, group in groups.items())
    return sum(n for (table, _), n in at.items() if n > 1 and table is not None)


@pytest.mark.parametrize("number", ["1", "7", "4711", "Anna"])
@pytest.mark.parametrize(("tables", "count", "of"), [(4, 9, 4), (3, 8, 3), (5, 4, 2), (2, 9, 2)])
def test_a_draw_parts_teams_and_anybody_recomputes_it(tables: int, count: int, of: int, number: str) -> None:
    night = teams(tables, count, of)
    night.do(f'draw number "{number}"')
    assert together(night.state) == 0
    assert all(x.ok for x in verify_draws(night.director.history))
    sizes = [len(x.seats) for x in night.state.open_tables]
    assert max(sizes) - min(sizes) <= 1


def test_newcomers_are_kept_from_those_who_sit_there_already() -> None:
    night = teams(2, 4, 1)
    night.do('draw number "1"')
    for team in range(4):
        night.do(f'register "Late {team}" note "team {team}"')
    night.do('draw number "2"')
    assert together(night.state) == 0
    assert all(x.ok for x in verify_draws(night.director.history))


def test_more_of_a_team_than_tables_sit_together_all_the_same() -> None:
    night = teams(2, 1, 4)
    night.do('draw number "1"')
    assert together(night.state) == 4
    assert not night.state.room.unseated


def test_a_table_that_breaks_parts_them() -> None:
    night = teams(4, 7, 3)
    night.do('draw number "1"')
    table = night.state.open_tables[-1]
    night.do(f'break {table.label} number "5" override "so"')
    assert together(night.state) == 0
    assert all(x.ok for x in verify_draws(night.director.history))


def test_a_balance_passes_over_who_would_come_to_his_team() -> None:
    night = teams(2, 4, 2)
    for i, name in enumerate(("P0 0", "P1 0", "P2 0", "P3 0", "P0 1"), 1):
        night.do(f'move "{name}" to 1.{i} override "so"')
    for i, name in enumerate(("P1 1", "P2 1"), 1):
        night.do(f'move "{name}" to 2.{i} override "so"')
    night.run("blinds 1 big 5\nblinds 2 big 2")
    (move, *_) = plan(states(night.state, night.ms), method(night.state)).moves
    mover = night.state.room.tables[1].seats[move.who[1]]
    assert night.state.name(mover) in ("P0 0", "P3 0", "P0 1"), "P1 0 and P2 0 would come to their teams"


def test_in_holdem_nobody_sits_apart() -> None:
    night = small()
    assert night.state.game.apart(night.state.people) == {}
    assert not any(x.groups for x in states(night.state, night.ms))
