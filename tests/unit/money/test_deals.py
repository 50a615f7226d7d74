"""ICM against a slow recursion, and deals: they sum to what is shared, and are rounded as written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pokerkit import calculate_icm

from core.money.deals import WAYS, By, Terms, deal, kept_of
from core.money.icm import MOST_PLAYERS, icm
from core.money.refusing import RefusedMoney

STACKS = st.lists(st.integers(1, 10**7), min_size=2, max_size=7)
PRIZES = st.lists(st.integers(0, 10**7), min_size=1, max_size=7).map(lambda x: sorted(x, reverse=True))


def slow(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]:
    """Return ICM by going through who comes first, then who comes second, and so on."""
    worth = [0.0] * len(stacks)
    if not prizes:
        return worth
    for first, stack in enumerate(stacks):
        if not stack:
            continue
        comes_first = stack / sum(stacks)
        worth[first] += comes_first * prizes[0]
        others = [0 if i == first else x for i, x in enumerate(stacks)]
        if any(others):
            for i, more in enumerate(slow(others, prizes[1:])):
                worth[i] += comes_first * more
    return worth


@settings(max_examples=60)
@given(STACKS, PRIZES)
def test_icm_is_what_the_slow_recursion_finds(stacks: list[int], prizes: list[int]) -> None:
    pool = max(1, sum(prizes))
    assert icm(stacks, prizes) == pytest.approx(slow(stacks, prizes), abs=1e-9 * pool, rel=0)


@pytest.mark.parametrize("prizes", [[4800, 3600, 2700], [9, 8, 7, 6, 5, 4, 3, 2, 1], [1000]])
def test_icm_of_nine_is_what_pokerkit_finds(prizes: list[int]) -> None:
    stacks = [612_000, 396_000, 192_000, 90_000, 45_500, 31_000, 8_000, 700, 1]
    theirs = calculate_icm(prizes, stacks)
    assert icm(stacks, prizes) == pytest.approx(theirs, abs=1e-9 * sum(prizes), rel=0)


def test_icm_of_as_many_players_as_there_may_be_pays_the_whole_pool() -> None:
    prizes = [*range(15_000, 0, -1000)]
    found = icm([*range(1000, 16_000, 1000)], prizes)
    assert len(found) == MOST_PLAYERS
    assert sum(found) == pytest.approx(sum(prizes))
    assert found == sorted(found)


@given(st.sampled_from(("icm", "chips", "even")), STACKS, PRIZES, st.integers(0, 99), st.integers(1, 500))
def test_a_deal_sums_to_what_is_shared_and_is_near_what_is_exact(
    by: By, stacks: list[int], prizes: list[int], hundredths: int, unit: int
) -> None:
    prizes = prizes[: len(stacks)]
    kept = kept_of(prizes, hundredths)
    if sum(prizes) <= kept:
        return
    found = deal(Terms(by, prizes, stacks, kept=kept, unit=unit))
    assert sum(found.amounts) == found.to_share == sum(prizes) - kept
    assert all(abs(x - exact) < unit + 1e-3 for x, exact in zip(found.amounts, found.exact, strict=True))
    if by == "chips":
        by_stack = sorted(zip(stacks, found.amounts, strict=True))
        assert [x for _, x in by_stack] == pytest.approx(sorted(found.amounts), abs=unit)


def test_the_deal_of_the_drawing() -> None:
    """Three left, 600 kept, to the nearest 10."""
    stacks, prizes = (612_000, 396_000, 192_000), (4800, 3600, 2700)
    assert deal(Terms("icm", prizes, stacks, kept=600, unit=10)).amounts == (3780, 3560, 3160)
    assert deal(Terms("even", prizes, stacks, kept=600, unit=10)).amounts == (3500, 3500, 3500)
    custom = deal(Terms("custom", prizes, stacks, kept=600, unit=10, custom=(3900, 3500, 3100)))
    assert custom.amounts == (3900, 3500, 3100)
    assert not custom.warnings


def test_equal_remainders_go_to_the_larger_stack() -> None:
    """5,355 and 3,465 both leave 5: the one odd ten is the larger stack's, wherever it sits."""
    prizes = (4800, 3600, 2700)
    assert deal(Terms("chips", prizes, (612, 396, 192), kept=600, unit=10)).amounts == (5360, 3460, 1680)
    assert deal(Terms("chips", prizes, (192, 396, 612), kept=600, unit=10)).amounts == (1680, 3460, 5360)
    assert deal(Terms("even", (5, 0), (1, 2))).amounts == (2, 3)


def test_warnings_name_who_gets_more_than_first_prize_or_less_than_the_next() -> None:
    found = deal(Terms("chips", (4800, 3600, 2700), (612, 396, 192), kept=600, unit=10)).warnings
    assert [(x.code, x.player, x.amount, x.limit) for x in found] == [
        ("more_than_first", 1, 5360, 4800),
        ("less_than_next", 3, 1680, 2700),
    ]


@pytest.mark.parametrize(
    ("code", "by", "prizes", "more"),
    [
        ("one_player", "icm", (100,), {"stacks": (5,)}),
        ("too_many_for_icm", "icm", (100,), {"stacks": (5,) * 16}),
        ("no_stacks", "chips", (100, 50), {"of": 2}),
        ("no_chips", "icm", (100, 50), {"stacks": (5, 0)}),
        ("more_prizes", "even", (100, 50, 20), {"stacks": (5, 5)}),
        ("prizes_rise", "even", (50, 100), {"stacks": (5, 5)}),
        ("nothing_to_share", "even", (0, 0), {"stacks": (5, 5)}),
        ("kept_all", "even", (100, 50), {"stacks": (5, 5), "kept": 150}),
        ("kept_over_first", "icm", (100, 50), {"stacks": (5, 5), "kept": 101}),
        ("negative", "even", (100, -50), {"stacks": (5, 5)}),
        ("negative", "custom", (100, 50), {"custom": (-10, 160)}),
        ("too_large", "even", (10**18, 50), {"stacks": (5, 5)}),
        ("no_unit", "even", (100, 50), {"stacks": (5, 5), "unit": 0}),
        ("amounts_missing", "custom", (100, 50), {"stacks": (5, 5), "custom": (150,)}),
        ("sum_differs", "custom", (100, 50), {"custom": (100, 51)}),
    ],
)
def test_what_is_no_deal_is_refused_in_words(
    code: str, by: By, prizes: tuple[int, ...], more: dict[str, object]
) -> None:
    with pytest.raises(RefusedMoney) as refused:
        deal(Terms(by, prizes, **more))  # type: ignore[arg-type]
    assert refused.value.code == code
    assert "{" not in refused.value.words(2)


def test_every_way_is_listed() -> None:
    assert get_args(By) == WAYS
