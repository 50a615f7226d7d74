"""Prizes always sum to the pool: the remainder is never lost and never invented (RULES I3)."""

from __future__ import annotations

from itertools import groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.acts import SetPrizes
from core.payouts import Placing, fees, placings, pool, prizes, shared, taken, tonight
from core.refusal import Why
from tests.core.night import NAMES, SHEET, Night, seated

PERCENT = st.lists(st.integers(0, 10_000), min_size=1, max_size=12).filter(lambda x: sum(x) <= 10_000)
SHARES = st.lists(
    st.one_of(
        st.tuples(st.just("percent"), st.integers(0, 4000)),
        st.tuples(st.just("amount"), st.integers(0, 5000)),
    ),
    min_size=1,
    max_size=12,
).filter(lambda x: sum(v for kind, v in x if kind == "percent") <= 10_000)


@given(st.integers(1, 10**9), SHARES, st.integers(1, 1000), st.integers(1, 20))
def test_prizes_sum_to_the_pool_and_none_is_negative(
    total: int, shares: list[tuple[str, int]], unit: int, players: int
) -> None:
    found = prizes(total, shares, unit, players)
    assert sum(found) == total
    assert all(x >= 0 for x in found)
    assert len(found) <= min(len(shares), players)


@given(st.integers(1, 10**9), PERCENT, st.integers(1, 1000))
def test_every_place_but_the_first_is_whole_units_and_no_more_than_its_share(
    total: int, percent: list[int], unit: int
) -> None:
    found = prizes(total, [("percent", x) for x in percent], unit, 99)
    for amount, share in list(zip(found, percent, strict=False))[1:]:
        assert amount % unit == 0
        assert 0 <= total * share - amount * 10_000 < unit * 10_000
    if sum(percent) == 10_000:
        assert 0 <= found[0] - total * percent[0] / 10_000 < unit * len(percent)


@given(st.integers(1, 100_000), st.lists(st.integers(1, 5000), min_size=1, max_size=9))
def test_amounts_are_paid_as_written_while_the_pool_lasts_and_cut_from_the_last(
    total: int, amounts: list[int]
) -> None:
    found = prizes(total, [("amount", x) for x in amounts], 10, 99)
    if sum(amounts) <= total:
        assert found[1:] == amounts[1:]
        assert found[0] == amounts[0] + total - sum(amounts)
    else:
        whole = [x for x, y in zip(found, amounts, strict=False) if x == y]
        assert found[: len(whole)] == amounts[: len(whole)]
        assert len(found) - len(whole) <= 1


@given(st.lists(st.integers(0, 10_000), min_size=1, max_size=9), st.integers(1, 9))
def test_what_is_shared_sums_exactly_and_differs_by_at_most_one(covered: list[int], heads: int) -> None:
    found = shared(covered, heads)
    assert sum(found) == sum(covered)
    assert max(found) - min(found) <= 1
    assert found == sorted(found, reverse=True)


@pytest.mark.parametrize(
    ("total", "shares", "unit", "players", "expected"),
    [
        (1000, [("percent", 5000), ("percent", 3000), ("percent", 2000)], 1, 9, [500, 300, 200]),
        (1001, [("percent", 5000), ("percent", 3000), ("percent", 2000)], 1, 9, [501, 300, 200]),
        (1090, [("percent", 5000), ("percent", 3000), ("percent", 2000)], 100, 9, [590, 300, 200]),
        (1000, [("percent", 5000), ("percent", 3000), ("percent", 2000)], 1, 2, [700, 300]),
        (1000, [("percent", 5000)], 1, 9, [1000]),
        (1000, [("amount", 600), ("amount", 300)], 1, 9, [700, 300]),
        (700, [("amount", 600), ("amount", 300)], 1, 9, [600, 100]),
        (500, [("amount", 600), ("amount", 300)], 1, 9, [500]),
        (1000, [("percent", 6000), ("percent", 4000), ("amount", 50)], 10, 9, [570, 380, 50]),
        (0, [("percent", 10_000)], 1, 9, []),
        (1000, [], 1, 9, []),
    ],
)
def test_prizes_in_numbers(
    total: int, shares: list[tuple[str, int]], unit: int, players: int, expected: list[int]
) -> None:
    assert prizes(total, shares, unit, players) == expected


def by_name(night: Night) -> dict[str, tuple[int, int, int]]:
    return {night.state.name(p.entry).split()[0]: (p.place, p.last, p.prize) for p in placings(night.state)}


def test_the_pool_is_what_was_paid_less_the_houses_part() -> None:
    night = seated(count=8).run('rebuy "Anna Ek"\naddon "Bo Ros"')
    assert (taken(night.state), fees(night.state), pool(night.state)) == (4700, 400, 4300)


def test_a_tie_pools_all_the_paid_places_it_covers() -> None:
    """I3: three out together cover places 2, 3 and 4, of which the first two are paid."""
    night = seated(count=8).run("prizes 60% 25% 15%")
    night.run("eliminate 1.8\neliminate 1.7\neliminate 1.6\neliminate 1.5")
    night.do("eliminate 1.2 1.3 1.4 by 1.1")
    assert pool(night.state) == 3600
    found = by_name(night)
    assert found["Anna"] == (1, 1, 2160)
    assert [found[x] for x in ("Bo", "Carin", "David")] == [(2, 4, 480)] * 3
    assert sum(x[2] for x in found.values()) == 3600


def test_the_odd_units_of_a_tie_go_out_too() -> None:
    night = seated(count=4).run("prizes 999 401 400\neliminate 1.4\neliminate 1.2 1.3")
    found = by_name(night)
    assert [found["Bo"][2], found["Carin"][2]] == [401, 400]
    assert sum(x[2] for x in found.values()) == pool(night.state)


def test_a_place_beyond_the_prizes_gets_nothing() -> None:
    night = seated(count=8).run("prizes 100%\neliminate 1.8")
    assert by_name(night) == {"Hans": (8, 8, 0)}


@settings(max_examples=60)
@given(st.data())
def test_a_whole_night_pays_out_its_pool(data: st.DataObject) -> None:
    """Random busts with ties and re-entries, down to one: places fit, prizes sum, ties are fair."""
    night = seated(count=8).run(f"{SHEET}\nstart")
    act = SetPrizes(shares=tuple(data.draw(SHARES)))
    night.act(act)
    night.do(f"set rounding {data.draw(st.sampled_from([1, 5, 10, 50, 100]))}")
    while len(night.state.live) > 1:
        live = list(night.state.live.values())
        out = data.draw(st.lists(st.sampled_from(live), min_size=1, max_size=3, unique=True))
        out = out[: len(live) - 1]
        stacks = data.draw(st.lists(st.integers(1, 3), min_size=len(out), max_size=len(out)))
        with_stacks = " stacks " + " ".join(map(str, stacks)) if data.draw(st.booleans()) else ""
        night.do("eliminate " + " ".join(f"e{e}" for e in out) + with_stacks)
        if len(night.log.actions) < 30 and data.draw(st.integers(0, 4)) == 0:
            night.do(f"reenter p{night.state.entries[out[0]].player}")
    found = placings(night.state)
    assert sorted(night.state.entries[p.entry].player for p in found) == sorted(night.state.players)
    if act.shares:
        assert sum(p.prize for p in found) == pool(night.state)
    place = 1
    for (first, last), group in groupby(found, key=lambda p: (p.place, p.last)):
        mates: list[Placing] = list(group)
        assert (first, last) == (place, place + len(mates) - 1)
        assert max(p.prize for p in mates) - min(p.prize for p in mates) <= 1
        place = last + 1


def test_places_are_the_same_whoever_is_still_in() -> None:
    night = seated(count=8)
    for seat in (8, 7, 6):
        night.do(f"eliminate 1.{seat}")
    assert by_name(night) == {"Frans": (6, 6, 0), "Gun": (7, 7, 0), "Hans": (8, 8, 0)}
    assert len(NAMES) == 8


@pytest.mark.parametrize(
    ("shares", "whys"),
    [
        ((("percent", 6000), ("percent", 4001)), {Why.OVER_HUNDRED}),
        ((("amount", -1),), {Why.BAD_AMOUNT}),
        ((("beer", 5),), {Why.BAD_AMOUNT}),
        ((("percent", 10_001), ("amount", -1)), {Why.OVER_HUNDRED, Why.BAD_AMOUNT}),
    ],
)
def test_shares_that_are_none(shares: tuple[tuple[str, int], ...], whys: set[Why]) -> None:
    assert {x.why for x in Night().refused(SetPrizes(shares=shares))} == whys


def test_a_fee_above_what_was_paid_takes_nobody_elses_money() -> None:
    night = seated(count=2)
    night.do('register "Guest" pay 0 fee 100')
    assert (taken(night.state), fees(night.state), pool(night.state)) == (1000, 200, 900)


def test_the_prizes_of_tonight_are_for_the_people_not_their_entries() -> None:
    night = seated(count=2).run('eliminate "Anna Ek"\nreenter "Anna Ek"')
    assert tonight(night.state) == [945, 405] == prizes(1350, night.state.shares, 1, 2)
    assert tonight(Night().run("prizes 50% 30% 20%").state) == []
