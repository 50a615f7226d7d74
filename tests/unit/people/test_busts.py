"""The order busts are kept in: who shares a place stands together, wherever the group came from."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats.fold import fold
from core.say import records as r
from core.tournament.state import Tournament

PEOPLE = range(1, 8)


def night(*some: r.Record) -> Tournament:
    people: list[r.Record] = []
    for i in PEOPLE:
        people += [r.PlayerNoted(i, f"P{i}"), r.Entered(i, i, 1)]
    return fold([r.Action(1, 0, 0, "", (*people, *some))])


def out(entry: int, group: int = 0) -> r.Eliminated:
    return r.Eliminated(entry, (), 0, group)


@pytest.mark.parametrize(
    ("some", "order"),
    [
        ([out(1, 9), out(2), out(3, 9)], [1, 3, 2]),
        ([out(1, 5), out(2, 9), out(3, 5)], [1, 3, 2]),
        ([out(1), out(2), r.BustCorrected(1, 1, (), None, 0, 9, 0), out(3, 9)], [1, 3, 2]),
        ([out(1, 9), out(2, 9), out(3, 9), r.BustCorrected(2, 2, (), None, 0, 0, 0)], [1, 3, 2]),
        ([out(1), out(2), r.PlayedTogether((1, 2), 9), out(3), out(4, 9)], [1, 2, 4, 3]),
        ([out(1), out(2, 9), out(3), out(4)], [1, 2, 3, 4]),
    ],
)
def test_who_shares_a_place_stands_behind_the_last_who_does(some: list[r.Record], order: list[int]) -> None:
    assert [b.entry for b in night(*some).game.busts] == order


@given(st.lists(st.integers(0, 4), max_size=len(PEOPLE)))
def test_groups_in_any_order(groups: list[int]) -> None:
    expected: list[tuple[int, int]] = []
    for entry, group in zip(PEOPLE, groups, strict=False):
        last = max((i for i, (_, g) in enumerate(expected, 1) if g == group), default=0) if group else 0
        expected.insert(last or len(expected), (entry, group))
    state = night(*(out(entry, group) for entry, group in zip(PEOPLE, groups, strict=False)))
    assert [(b.entry, b.group) for b in state.game.busts] == expected
