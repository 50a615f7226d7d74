"""Payouts by places and prizes: the sum is the pool, no place wins more than the one above it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from core.money.places import part_of, shipped
from core.money.prizes import smooth
from core.money.refusing import RefusedMoney
from core.money.scheme import Field, Rounded, Unshared, payouts, places_of

ROUNDED = st.builds(
    Rounded,
    st.integers(1, 300),
    st.booleans(),
    st.integers(1, 12),
    st.sampled_from(("place", "house")),
)
WORDS = st.one_of(
    st.sampled_from(
        ("grid", "50% 30%", "50% 30% 20%", "40% 25% 15% 10% 5%", "3000 2000 1000", "900 50% 20%")
    ),
    st.lists(st.integers(1, 1000), min_size=1, max_size=10).map(
        lambda x: " ".join(f"{y / 100:.2f}%" for y in sorted(x, reverse=True))
    ),
)


def field(pool: int = 1000, entries: int = 10, people: int = 0, buy_in: int = 0, decimals: int = 0) -> Field:
    return Field(entries, people or entries, pool, buy_in, decimals)


@given(st.integers(0, 10**9), st.integers(2, 200), st.integers(1, 200), WORDS, ROUNDED)
def test_prizes_and_house_come_to_the_pool_and_fall(
    pool: int, entries: int, people: int, words: str, rounded: Rounded
) -> None:
    found = payouts(field(pool, entries, min(people, entries)), "", words, rounded)
    assert sum(found.prizes) + found.house == pool
    assert [*found.prizes] == sorted(found.prizes, reverse=True)
    assert len(found.prizes) <= min(people, entries)
    assert min(found.prizes, default=0) >= 0
    assert found.house >= 0


@given(st.integers(1, 10**6), st.integers(1, 40), st.integers(1, 5), st.integers(1, 100))
def test_smooth_steps_fall_and_the_last_gets_its_buy_ins(
    buy_in: int, places: int, least: int, unit: int
) -> None:
    pool = buy_in * 300
    last = -(-buy_in * least // unit) * unit
    assume(last * places <= pool)
    found = payouts(field(pool, 300, buy_in=buy_in), str(places), f"smooth {least}", Rounded(unit)).prizes
    assert sum(found) == pool
    assert [*found] == sorted(found, reverse=True)
    assert len(found) == places
    assert found[-1] >= least * buy_in
    # the first place pays for all that is rounded: only the steps below it are near the exact ones
    steps = [a - b for a, b in pairwise(found[1:])]
    assert all(above >= below - 2 * unit for above, below in pairwise(steps))


@given(st.integers(1, 60), st.integers(0, 1000), st.integers(0, 10**7))
def test_the_exact_steps_fall_and_all_of_the_pool_is_in_them(places: int, least: int, more: int) -> None:
    pool = places * least + more
    parts = [part for _, part in smooth(pool, places, least)]
    of = sum(parts)
    steps = [a - b for a, b in pairwise(parts)]
    assert steps == sorted(steps, reverse=True)
    assert places == 1 or parts[-1] * pool == least * of


@given(st.integers(3000, 10**7), st.integers(1, 5), st.integers(1, 50), st.booleans())
def test_a_place_by_hand_gets_its_prize_and_the_others_the_rest(
    pool: int, place: int, unit: int, down: bool
) -> None:
    words = "40% 25% 15% 12% 8%"
    as_shared = payouts(field(pool), "", words).prizes
    by_hand = as_shared[place - 1]
    found = payouts(field(pool), "", words, Rounded(unit, down), [(place, by_hand)])
    assert sum(found.prizes) == pool
    assert found.prizes[place - 1] == by_hand
    assert all(abs(x - y) <= 6 * unit for x, y in zip(found.prizes, as_shared, strict=True))


@given(
    st.integers(3, 10).map(lambda hundreds: hundreds * 100),
    st.sampled_from(("40% 20% 15% 15% 10%", "30% 20% 20% 15% 10%", "500 300 200 200")),
    st.builds(Rounded, st.sampled_from((1, 100)), st.booleans(), st.integers(1, 2)),
    st.integers(1, 2),
)
def test_whatever_is_fixed_no_prize_is_negative(pool: int, words: str, rounded: Rounded, place: int) -> None:
    for fixed in range(pool // 5, pool, 10):
        try:
            found = payouts(field(pool), "", words, rounded, [(place, fixed)])
        except RefusedMoney:
            continue
        assert sum(found.prizes) + found.house == pool
        assert min(found.prizes) >= 0
        assert found.prizes[place - 1] == fixed


def test_what_rounding_takes_the_places_that_are_not_fixed_pay() -> None:
    found = payouts(field(700, 5), "", "40% 20% 15% 15% 10%", Rounded(100), [(1, 500)])
    assert found.prizes == (500, 67, 50, 50, 33)


def test_the_others_share_the_rest_in_proportion() -> None:
    assert payouts(field(), "", "50% 30% 20%", by_hand=[(3, 100)]).prizes == (562, 338, 100)
    assert payouts(field(), "", "500 300 200", by_hand=[(3, 100)]).prizes == (562, 338, 100)
    assert payouts(field(), "", "50% 30% 20%", by_hand=[(1, 600)]).prizes == (600, 240, 160)


@pytest.mark.parametrize(
    ("remainder", "down", "expected"),
    [(1, False, (4503, 2700, 1800)), (3, False, (4500, 2700, 1803)), (2, True, (4500, 2703, 1800))],
)
def test_the_remainder_goes_to_the_stated_place(
    remainder: int, down: bool, expected: tuple[int, ...]
) -> None:
    assert payouts(field(9003), "", "50% 30% 20%", Rounded(10, down, remainder)).prizes == expected


@pytest.mark.parametrize(
    ("unshared", "prizes", "house"), [("place", (700, 300), 0), ("house", (500, 300), 200)]
)
def test_what_is_in_no_share_goes_where_it_is_said(
    unshared: Unshared, prizes: tuple[int, ...], house: int
) -> None:
    found = payouts(field(), "", "50% 30%", Rounded(unshared=unshared))
    assert (found.prizes, found.house) == (prizes, house)


@pytest.mark.parametrize(
    ("words", "places"),
    [
        ("7", 7), ("15%", 7), ("15% up", 7), ("15% down", 6), ("15% nearest", 7), ("12.5% down people", 5),
        ("1% down", 1), ("grid", 6), ("grid 2-20:1 21-:3", None), ("grid 2-20:1 21-60:3", 3),
    ],
)  # fmt: skip
def test_places_by_number_per_cent_or_grid(words: str, places: int | None) -> None:
    big = field(entries=46, people=40)
    if places is None:
        assert places_of(words.replace("21-:", "21-99:"), big) == 3
    else:
        assert places_of(words, big) == places


def test_half_a_place_is_rounded_in_integers() -> None:
    """30 entries at 15 % are four places and a half."""
    assert [part_of(30, 1500, how) for how in ("up", "down", "nearest")] == [5, 4, 5]
    assert part_of(29, 1500, "nearest") == 4


def test_the_shipped_grid_is_whole() -> None:
    rows = shipped()
    assert all(sum(row.shares) == 10_000 for row in rows)
    assert [row.least for row in rows[1:]] == [row.most + 1 for row in rows[:-1]]
    assert [payouts(field(10_000, n), "grid", "grid").prizes for n in (4, 16)] == [
        (10_000,),
        (4200, 2600, 1800, 1400),
    ]


@pytest.mark.parametrize(
    ("code", "places", "words", "more"),
    [
        ("over_hundred", "", "50% 30% 20.1%", {}),
        ("negative", "", "-50% 30%", {}),
        ("too_fine", "", "10.5", {}),
        ("too_large", "", "1000000000000000000", {}),
        ("not_an_amount", "", "half", {}),
        ("per_cents_meant", "", "50 30 20", {}),
        ("no_prizes", "", "", {}),
        ("no_places", "0", "grid", {}),
        ("no_places", "0%", "grid", {}),
        ("no_places", "grid 1-20:0", "50% 50%", {}),
        ("not_places", "101%", "grid", {}),
        ("not_places", "15% about", "grid", {}),
        ("not_places", "7 people", "grid", {}),
        ("places_without_share", "4", "50% 30% 20%", {}),
        ("not_tickets", "", "tickets 0", {}),
        ("not_an_amount", "", "tickets", {}),
        ("tickets_alone", "3", "tickets 100", {}),
        ("pool_too_small", "", "tickets 500 3", {}),
        ("places_not_said", "", "smooth", {"buy_in": 10}),
        ("no_buy_in", "3", "smooth", {}),
        ("pool_too_small", "5", "smooth 3", {"buy_in": 100}),
        ("not_in_grid", "", "grid", {"entries": 201}),
        ("not_a_grid", "grid 5", "50% 50%", {}),
        ("not_a_grid", "grid 1-10:2 5-20:3", "50% 50%", {}),
        ("not_a_grid", "grid 20-1:2", "50% 50%", {}),
        ("more_people", "", "grid", {"people": 11}),
        ("negative", "", "grid", {"pool": -1}),
        ("too_large", "", "grid", {"pool": 10**18}),
    ],
)
def test_what_cannot_be_paid_is_refused_in_words(
    code: str, places: str, words: str, more: dict[str, int]
) -> None:
    with pytest.raises(RefusedMoney) as refused:
        payouts(field(**more), places, words)
    assert refused.value.code == code
    assert "{" not in refused.value.words(2)


@pytest.mark.parametrize(
    ("code", "by_hand"),
    [
        ("no_such_place", [(4, 10)]),
        ("fixed_twice", [(3, 10), (3, 20)]),
        ("fixed_over_pool", [(1, 1001)]),
        ("fixed_out_of_order", [(3, 900)]),
    ],
)
def test_a_place_that_cannot_be_fixed_is_refused(code: str, by_hand: list[tuple[int, int]]) -> None:
    with pytest.raises(RefusedMoney) as refused:
        payouts(field(), "", "50% 30% 20%", by_hand=by_hand)
    assert refused.value.code == code


def test_unshared_money_is_refused_if_it_is_said() -> None:
    with pytest.raises(RefusedMoney) as refused:
        payouts(field(), "", "50% 30%", Rounded(unshared="refuse"))
    assert (refused.value.code, refused.value.amounts["unshared"]) == ("unshared", 200)
