"""A pool split into prizes: they sum to it, and no place wins more than the one above it (procedure I3)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.money.prizes import HUNDRED_PER_CENT, Share, Split, oddities, prizes

PERCENT = st.lists(st.integers(0, 10_000), min_size=1, max_size=12).filter(lambda x: sum(x) <= 10_000)
SHARES = st.lists(
    st.one_of(
        st.tuples(st.just("percent"), st.integers(0, 4000)),
        st.tuples(st.just("amount"), st.integers(0, 5000)),
    ),
    min_size=1,
    max_size=40,
).filter(lambda x: sum(v for kind, v in x if kind == "percent") <= 10_000)


def percent(*shares: float) -> tuple[Share, ...]:
    return tuple(("percent", round(share * 100)) for share in shares)


def amounts(*shares: int) -> tuple[Share, ...]:
    return tuple(("amount", share) for share in shares)


@given(st.integers(1, 10**9), SHARES, st.integers(1, 1000), st.integers(1, 50), st.booleans())
def test_prizes_sum_to_the_pool_and_never_rise_with_the_place(
    total: int, shares: list[Share], unit: int, players: int, down: bool
) -> None:
    found = prizes(Split(total, tuple(shares), players, unit, down))
    assert sum(found) == total
    assert found == sorted(found, reverse=True)
    assert found[-1] > 0
    assert len(found) <= min(len(shares), players)


@given(
    st.integers(1, 10**6),
    SHARES,
    st.integers(1, 1000),
    st.booleans(),
    st.integers(1, 12),
    st.dictionaries(st.integers(1, 12), st.integers(1, 10**6), max_size=4),
    st.booleans(),
)
def test_with_places_by_hand_no_prize_is_negative(
    total: int,
    shares: list[Share],
    unit: int,
    down: bool,
    remainder: int,
    by_hand: dict[int, int],
    house: bool,
) -> None:
    """Whatever is rounded, and however much was fixed."""
    fixed = tuple((place, sum_) for place, sum_ in sorted(by_hand.items()) if place <= len(shares))
    split = Split(total, tuple(shares), 99, unit, down, remainder, fixed, house)
    found = prizes(split)
    assert sum(found) + split.to_house == total
    assert found == sorted(found, reverse=True)
    assert min(found, default=0) >= 0
    assert split.to_house >= 0


@pytest.mark.parametrize(
    ("total", "shares", "by_hand", "expected"),
    [
        (700, percent(40, 20, 15, 15, 10), ((1, 500),), [500, 67, 50, 50, 33]),
        (1250, percent(50, 50), ((1, 2000),), [1250]),
        (1250, percent(50, 30, 20), ((1, 800), (2, 600)), [800, 450]),
        (1250, (*percent(30), *amounts(100)), ((1, 2000),), [1250]),
        (1250, (*percent(30), *amounts(100, 80)), ((1, 1160),), [1160, 50, 40]),
    ],
)
def test_places_by_hand_in_numbers(
    total: int, shares: tuple[Share, ...], by_hand: tuple[tuple[int, int], ...], expected: list[int]
) -> None:
    """A place that is fixed has what is left of the pool at most; rounding is paid by the others."""
    assert prizes(Split(total, shares, 9, 100, by_hand=by_hand)) == expected


def test_a_first_prize_fixed_above_the_pool_is_told() -> None:
    (short, nothing) = oddities(Split(1250, percent(50, 50), 9, by_hand=((1, 2000),)))
    assert (short.code, short.place, short.amount, short.total) == ("short", 1, 2000, 1250)
    assert (nothing.code, nothing.place) == ("nothing", 2)


def test_without_shares_nothing_is_the_house_s() -> None:
    assert Split(1000, (), 9, house=True).to_house == 0


@given(st.integers(1, 10**7), st.integers(1, 1000), st.integers(2, 200), st.booleans())
def test_many_equal_shares_leave_the_first_place_no_less_than_the_second(
    total: int, unit: int, places: int, down: bool
) -> None:
    """Each rounded up, they would come to more than the pool."""
    found = prizes(Split(total, (("percent", HUNDRED_PER_CENT // places),) * places, 999, unit, down))
    assert sum(found) == total
    assert found == sorted(found, reverse=True)


@given(st.integers(1, 10**9), PERCENT, st.integers(1, 1000), st.booleans())
def test_every_place_below_the_first_is_near_its_share(
    total: int, shares: list[int], unit: int, down: bool
) -> None:
    """Whole units, never as much as one unit from the share; below one unit the share itself."""
    shares.sort(reverse=True)
    found = [*prizes(Split(total, tuple(("percent", x) for x in shares), 99, unit, down))]
    found += [0] * (len(shares) - len(found))
    for amount, share in list(zip(found, shares, strict=True))[1:]:
        off = amount * HUNDRED_PER_CENT - total * share
        assert amount % unit == 0 or amount == total * share // HUNDRED_PER_CENT < unit
        assert abs(off) < unit * HUNDRED_PER_CENT
        assert off <= 0 or not down


@given(st.integers(1, 10**6), st.lists(st.integers(1, 100), min_size=1, max_size=9), st.integers(1, 1000))
def test_a_place_with_a_share_gets_something_whatever_the_unit(
    hundreds: int, weights: list[int], unit: int
) -> None:
    """Rounded to a unit larger than the pool, the lower places are still paid."""
    shares = tuple(("percent", HUNDRED_PER_CENT * w // sum(weights)) for w in sorted(weights, reverse=True))
    found = prizes(Split(hundreds * 100, shares, 99, unit * 1000))
    assert len(found) == sum(1 for _, x in shares if hundreds * 100 * x >= HUNDRED_PER_CENT)


@given(st.integers(1, 100_000), st.lists(st.integers(1, 5000), min_size=1, max_size=9))
def test_amounts_that_come_to_the_pool_are_paid_as_written(unit: int, written: list[int]) -> None:
    written.sort(reverse=True)
    assert prizes(Split(sum(written), amounts(*written), 99, unit)) == written
    assert not oddities(Split(sum(written), amounts(*written), 99, unit))


@given(st.integers(1, 10**5), st.lists(st.integers(1, 5000), min_size=2, max_size=9), st.integers(1, 500))
def test_of_amounts_that_do_not_the_first_place_takes_the_difference(
    total: int, written: list[int], unit: int
) -> None:
    """While that leaves it no less than the second; else all are paid in proportion."""
    written.sort(reverse=True)
    found = [*prizes(Split(total, amounts(*written), 99, unit))]
    codes = [x.code for x in oddities(Split(total, amounts(*written), 99, unit))]
    if total - sum(written[1:]) >= written[1]:
        assert found[1:] == written[1:]
        assert codes == ([] if total == sum(written) else ["rest"] if total > sum(written) else ["short"])
        return
    assert codes[0] == "in_proportion"
    found += [0] * (len(written) - len(found))
    for amount, share in list(zip(found, written, strict=True))[1:]:
        assert abs(amount - total * share / sum(written)) < unit


@pytest.mark.parametrize(
    ("total", "shares", "unit", "players", "expected"),
    [
        (1000, percent(50, 30, 20), 1, 9, [500, 300, 200]),
        (1001, percent(50, 30, 20), 1, 9, [501, 300, 200]),
        (1090, percent(50, 30, 20), 100, 9, [590, 300, 200]),
        (1000, percent(50, 30, 20), 1, 2, [700, 300]),
        (1000, percent(50), 1, 9, [1000]),
        (320, percent(70, 30), 100, 9, [220, 100]),
        (320, percent(70, 30), 500, 9, [224, 96]),
        (150, percent(50, 50), 100, 9, [75, 75]),
        (1500, percent(*[10] * 10), 100, 12, [200] * 5 + [100] * 5),
        (1080, amounts(900, 300), 100, 9, [780, 300]),
        (600, amounts(900, 300), 100, 9, [300, 300]),
        (599, amounts(900, 300), 1, 9, [449, 150]),
        (560, amounts(900, 300), 50, 9, [410, 150]),
        (5140, amounts(1600, 1100, 600, 300), 100, 9, [3140, 1100, 600, 300]),
        (1000, (*percent(60, 40), *amounts(50)), 10, 9, [570, 380, 50]),
        (500, (*percent(60, 40), *amounts(400, 400)), 1, 9, [250, 250]),
        (1000, percent(30, 70), 1, 9, [700, 300]),
        (0, percent(100), 1, 9, []),
        (1000, (), 1, 9, []),
    ],
)  # fmt: skip
def test_prizes_in_numbers(
    total: int, shares: tuple[Share, ...], unit: int, players: int, expected: list[int]
) -> None:
    assert prizes(Split(total, shares, players, unit)) == expected


def test_rounded_down_leaves_more_to_the_first() -> None:
    shares = percent(46, 27, 17, 10)
    assert prizes(Split(4200, shares, 20, 100)) == [2000, 1100, 700, 400]
    assert prizes(Split(4180, shares, 20, 100)) == [1980, 1100, 700, 400]
    assert prizes(Split(4180, shares, 20, 100, down=True)) == [1980, 1100, 700, 400]
    assert prizes(Split(4350, shares, 20, 100)) == [2050, 1200, 700, 400]
    assert prizes(Split(4350, shares, 20, 100, down=True)) == [2150, 1100, 700, 400]


@pytest.mark.parametrize(
    ("total", "shares", "unit", "odd"),
    [
        (3000, percent(50, 30, 20), 100, []),
        (3000, percent(33.33, 33.33, 33.33), 1, []),
        (1080, amounts(900, 300), 1, [("short", 1, 1200, 1080)]),
        (599, amounts(900, 300), 1, [("in_proportion", 1, 1200, 599)]),
        (1201, amounts(900, 300), 1, [("rest", 1, 1, 1201)]),
        (5140, amounts(1600, 1100, 600, 300), 1, [("rest", 1, 1540, 5140)]),
        (3000, percent(50, 30), 100, [("rest", 1, 600, 3000)]),
        (3000, percent(30, 70), 100, [("order", 2, 0, 0)]),
        (320, percent(70, 30), 500, [("not_rounded", 2, 96, 500)]),
        (1000, percent(100, 0), 1, [("nothing", 2, 0, 0)]),
        (
            500, (*percent(60, 40), *amounts(400, 400)), 1,
            [("in_proportion", 1, 800, 500), ("order", 3, 0, 0), ("nothing", 3, 0, 0)],
        ),
        (0, percent(50), 1, []),
    ],
)  # fmt: skip
def test_what_looks_wrong(
    total: int, shares: tuple[Share, ...], unit: int, odd: list[tuple[str, int, int, int]]
) -> None:
    found = oddities(Split(total, shares, 9, unit))
    assert [(x.code, x.place, x.amount, x.total) for x in found] == odd


def test_fewer_players_than_places_is_nothing_odd() -> None:
    """While the first of them register, most places have nobody to win them."""
    assert oddities(Split(1000, percent(50, 30, 20), 2)) == []
