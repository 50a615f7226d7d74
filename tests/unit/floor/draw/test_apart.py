"""Team-mates at different tables (procedure B7), against every seating there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.draw.apart import clashes, place
from tests.examples import examples


def seated(teams: list[int], there: list[list[int]], made: list[list[int]]) -> int:
    """Return the clashes of all teams."""
    return sum(
        clashes([n + tables.count(t) for t, n in enumerate(sitting)])
        for sitting, tables in zip(there, made, strict=True)
    )


def all_seatings(
    teams: list[int], seats: list[int], may: Collection[int] = (), more: int = 0
) -> set[tuple[tuple[int, ...], ...]]:
    """Every seating of labelled stacks, as the table of each."""
    found = set()
    for also in combinations(may, more):
        chairs = [t for t, n in enumerate(seats) for _ in range(n + (t in also))]
        for order in set(permutations(chairs)):
            at, seating = 0, []
            for n in teams:
                seating.append(order[at : at + n])
                at += n
            found.add(tuple(seating))
    return found


Room = tuple[list[int], list[int], list[int], int, list[list[int]]]


@st.composite
def rooms(draw: st.DrawFn) -> Room:
    """Teams, the seats of the tables, of which some get one more, and who sits there already."""
    tables = draw(st.integers(1, 3))
    teams = draw(st.lists(st.integers(0, 3), min_size=1, max_size=5).filter(lambda x: 0 < sum(x) <= 8))
    may = draw(st.lists(st.integers(0, tables - 1), unique=True))
    more = draw(st.integers(0, min(len(may), sum(teams))))
    dealt = sum(teams) - more
    cuts = sorted(draw(st.lists(st.integers(0, dealt), min_size=tables - 1, max_size=tables - 1)))
    seats = [b - a for a, b in zip([0, *cuts], [*cuts, dealt], strict=True)]
    there = [[draw(st.integers(0, 2)) for _ in seats] for _ in teams]
    return teams, seats, may, more, there


@settings(deadline=None, max_examples=examples(60))
@given(rooms(), st.integers(0, 1 << 30))
def test_b7_the_fewest_clashes_there_can_be(room: Room, seed: int) -> None:
    teams, seats, may, more, there = room
    made = place(teams, seats, there, Random(seed).randrange, may, more)
    assert [len(tables) for tables in made] == teams
    extra = [sum(tables.count(t) for tables in made) - n for t, n in enumerate(seats)]
    assert sum(extra) == more
    assert all(n == 0 or (n == 1 and t in may) for t, n in enumerate(extra))
    every = all_seatings(teams, seats, may, more)
    best = min(seated(teams, there, [list(x) for x in seating]) for seating in every)
    assert seated(teams, there, made) == best


@pytest.mark.parametrize(
    ("teams", "seats", "may", "more", "there"),
    [
        ([2, 2, 1], [2, 2, 1], (), 0, [[0, 0, 0]] * 3),
        ([1, 1, 1], [1, 1], (0, 1), 1, [[1, 0], [0, 0], [0, 1]]),
        ([2, 1, 1], [1, 0, 1], (0, 1, 2), 2, [[1, 0, 0], [1, 0, 0], [0, 0, 1]]),
        ([3, 3], [3, 3], (), 0, [[0, 0]] * 2),
    ],
)
def test_b7_every_such_seating_is_as_likely(
    teams: list[int], seats: list[int], may: tuple[int, ...], more: int, there: list[list[int]]
) -> None:
    every = all_seatings(teams, seats, may, more)
    best = min(seated(teams, there, [list(x) for x in s]) for s in every)
    fair = {s for s in every if seated(teams, there, [list(x) for x in s]) == best}
    random = Random(7)
    times = 4000
    drawn = Counter(
        tuple(tuple(x) for x in place(teams, seats, there, random.randrange, may, more)) for _ in range(times)
    )
    assert set(drawn) == fair
    expected = times / len(fair)
    assert sum((n - expected) ** 2 / expected for n in drawn.values()) < 3 * len(fair) + 3


@pytest.mark.parametrize("seats", [[9] * 6, [6] * 9, [8, 8, 8, 8, 8, 7, 7]])
def test_b7_eighteen_teams_sit_apart(seats: list[int]) -> None:
    teams = [3] * 18
    made = place(teams, seats, [[0] * len(seats)] * 18, Random(1).randrange, (), 0)
    assert all(len(set(tables)) == 3 for tables in made)
