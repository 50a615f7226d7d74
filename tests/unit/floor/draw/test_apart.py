"""Team-mates at different tables (B7), against every seating there is."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.draw.apart import clashes, place


def seated(teams: list[int], there: list[list[int]], made: list[list[int]]) -> int:
    """Return the clashes of all teams."""
    return sum(
        clashes([n + tables.count(t) for t, n in enumerate(sitting)])
        for sitting, tables in zip(there, made, strict=True)
    )


def all_seatings(teams: list[int], seats: list[int]) -> set[tuple[tuple[int, ...], ...]]:
    """Every seating of labelled stacks, as the table of each."""
    chairs = [t for t, n in enumerate(seats) for _ in range(n)]
    found = set()
    for order in set(permutations(chairs)):
        at, seating = 0, []
        for n in teams:
            seating.append(order[at : at + n])
            at += n
        found.add(tuple(seating))
    return found


@st.composite
def rooms(draw: st.DrawFn) -> tuple[list[int], list[int], list[list[int]]]:
    tables = draw(st.integers(1, 3))
    teams = draw(st.lists(st.integers(0, 3), min_size=1, max_size=5).filter(lambda x: 0 < sum(x) <= 8))
    cuts = sorted(draw(st.lists(st.integers(0, sum(teams)), min_size=tables - 1, max_size=tables - 1)))
    seats = [b - a for a, b in zip([0, *cuts], [*cuts, sum(teams)], strict=True)]
    there = [[draw(st.integers(0, 1)) for _ in seats] for _ in teams]
    return teams, seats, there


@settings(deadline=None, max_examples=60)
@given(rooms(), st.integers(0, 1 << 30))
def test_b7_the_fewest_clashes_there_can_be(
    room: tuple[list[int], list[int], list[list[int]]], seed: int
) -> None:
    teams, seats, there = room
    made = place(teams, seats, there, Random(seed).randrange)
    assert [len(tables) for tables in made] == teams
    assert [sum(tables.count(t) for tables in made) for t in range(len(seats))] == seats
    best = min(seated(teams, there, [list(x) for x in seating]) for seating in all_seatings(teams, seats))
    assert seated(teams, there, made) == best


def test_b7_every_such_seating_is_as_likely() -> None:
    teams, seats = [2, 2, 1], [2, 2, 1]
    nobody = [[0, 0, 0]] * 3
    best = min(seated(teams, nobody, [list(x) for x in s]) for s in all_seatings(teams, seats))
    fair = {s for s in all_seatings(teams, seats) if seated(teams, nobody, [list(x) for x in s]) == best}
    random = Random(7)
    times = 4000
    drawn = Counter(
        tuple(tuple(x) for x in place(teams, seats, nobody, random.randrange)) for _ in range(times)
    )
    assert set(drawn) == fair
    expected = times / len(fair)
    assert sum((n - expected) ** 2 / expected for n in drawn.values()) < 3 * len(fair)


@pytest.mark.parametrize("seats", [[9] * 6, [6] * 9, [8, 8, 8, 8, 8, 7, 7]])
def test_b7_eighteen_teams_sit_apart(seats: list[int]) -> None:
    teams = [3] * 18
    made = place(teams, seats, [[0] * len(seats)] * 18, Random(1).randrange)
    assert all(len(set(tables)) == 3 for tables in made)
