"""Which chips a structure still needs, and what looks like a slip in its colour-ups (procedure F7)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.clock.chip_plan import amounts, chip_warnings, payable, plan, removable
from core.say.levels import AnteKind, Level

CHIPS = (25, 100, 500, 1000, 5000)


def sheet(*rows: tuple[int, int, int] | tuple[int, ...]) -> list[Level]:
    """``(small, big, ante)`` is a level, anything shorter a break at which these chips go."""
    found = []
    for i, row in enumerate(rows, 1):
        if len(row) == 3:
            small, big, ante = row
            kind: AnteKind = "each" if ante else "none"
            found.append(Level(i, small, big, ante, kind))
        else:
            found.append(Level(i, pause=True, remove=tuple(row)))
    return found


@given(st.lists(st.integers(1, 30), min_size=1, max_size=4, unique=True), st.integers(1, 200))
def test_payable_is_what_some_handful_of_chips_comes_to(values: list[int], amount: int) -> None:
    handfuls = {0}
    for value in values:
        handfuls = {x + n * value for x in handfuls for n in range((amount - x) // value + 1)}
    assert payable(amount, values) == (amount in handfuls)


@pytest.mark.parametrize(
    ("rows", "gone"),
    [
        ([(25, 50, 0), (), (100, 200, 0)], (25,)),
        ([(25, 50, 0), (), (100, 200, 25)], ()),  # the antes still need the 25s
        ([(25, 50, 0), (), (75, 150, 0)], ()),
        ([(25, 50, 0), (), (200, 400, 0)], (25,)),
        ([(25, 50, 0), (), (500, 1000, 0)], (25, 100)),
        ([(25, 50, 0), (), (500, 1000, 100)], (25,)),
        ([(25, 50, 0), (), (300, 600, 0), (1000, 2000, 0)], (25,)),
        ([(25, 50, 0), (), (5000, 10000, 0)], (25, 100, 500, 1000)),  # one denomination always stays
        ([(25, 50, 0), ()], ()),  # nothing to come: nothing can be said
    ],
)
def test_what_can_go_by_the_blinds_and_antes_to_come(
    rows: list[tuple[int, int, int]], gone: tuple[int, ...]
) -> None:
    assert removable(sheet(*rows), CHIPS, 1) == gone


def test_an_ante_that_nobody_pays_needs_no_chips() -> None:
    assert amounts([Level(1, 100, 200, 25, "none")]) == {100, 200}
    assert amounts([Level(1, 0, 0, small_bet=50, big_bet=100), Level(2, 5, 10, pause=True)]) == {50, 100}


def test_an_ante_that_shrinks_where_few_are_left_is_one_to_come() -> None:
    """Procedure F7: the 50s of a half ante are needed though no level names them."""
    table, each = Level(2, 200, 300, 300, "bb"), Level(2, 200, 300, 300, "each")
    assert amounts([table], (50, 25, 0)) == {200, 300, 150, 75}
    assert amounts([each], (50,)) == {200, 300}, "each player's own never shrinks"
    rows = [Level(1, 50, 100), Level(3, pause=True, remove=(50,)), table]
    assert plan(rows, (50, 100, 500)) == {1: (50,)}
    assert plan(rows, (50, 100, 500), (50,)) == {}
    assert chip_warnings(rows, (50, 100, 500)) == []
    assert [x.code for x in chip_warnings(rows, (50, 100, 500), (50,))] == ["chip_needed"]


def test_the_plan_names_the_first_break_each_chip_can_go_at() -> None:
    rows = sheet((25, 50, 0), (), (100, 200, 0), (), (300, 600, 0), (), (500, 1000, 0))
    assert plan(rows, CHIPS) == {1: (25,), 5: (100,)}


@given(
    st.lists(
        st.one_of(
            st.just(()),
            st.tuples(st.integers(0, 40), st.integers(1, 80), st.integers(0, 4)).map(
                lambda x: tuple(25 * n for n in x)
            ),
        ),
        max_size=10,
    ),
    st.sets(st.sampled_from([25, 50, 75, 100, 200, 500, 1000]), min_size=1),
)
def test_what_is_planned_leaves_every_later_row_payable_that_was(
    rows: list[tuple[int, ...]], values: set[int]
) -> None:
    levels, left = sheet(*rows), sorted(values)
    for index, gone in plan(levels, left).items():
        left = [v for v in left if v not in gone]
        assert left
        assert all(payable(x, left) for x in amounts(levels[index + 1 :]))
        assert max(gone) < min(left)


@pytest.mark.parametrize(
    ("rows", "codes"),
    [
        ([(25, 50, 0), (25,), (100, 200, 0)], []),
        ([(25, 50, 0), (25,), (100, 200, 25)], [("chip_needed", 1)]),
        ([(25, 50, 0), (20,), (100, 200, 0)], [("chip_unknown", 1)]),
        ([(25, 50, 0), (25,), (), (25,), (100, 200, 0)], [("chip_unknown", 3)]),
        ([(25, 50, 0), (100,), (500, 1000, 0)], [("lower_chip_stays", 1)]),
        ([(25, 50, 0), (25, 500), (100, 200, 0)], [("lower_chip_stays", 1)]),
        ([(25, 50, 0), (25, 100), (25, 50, 0)], [("chip_needed", 1)]),
    ],
)
def test_a_colour_up_that_looks_like_a_slip(
    rows: list[tuple[int, ...]], codes: list[tuple[str, int]]
) -> None:
    levels = sheet(*rows)
    assert [(x.code, x.index) for x in chip_warnings(levels, CHIPS)] == codes
    assert chip_warnings(levels, ()) == [], "nobody said which chips there are"


def test_the_last_chips_are_not_taken_away() -> None:
    levels = [Level(1, 25, 50), Level(2, pause=True, remove=CHIPS), Level(3, 100, 200)]
    assert [(x.code, x.index) for x in chip_warnings(levels, CHIPS)] == [("no_chips_left", 1)]


def test_odd_sets_are_looked_at_too() -> None:
    """20s and 50s: 30 cannot be paid, 60 can; a set of large chips without a common step costs no time."""
    assert [x for x in (30, 60, 70, 80, 110, 130) if not payable(x, (20, 50))] == [30]
    assert payable(10**12, (999_999_937, 1_000_000_000))
    for a, b in product((3, 5), (7, 11)):
        assert not payable(a * b - a - b, (a, b))
