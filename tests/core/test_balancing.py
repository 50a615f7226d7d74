"""Balancing by the plain rule: due at two fewer, from the fullest, to the shortest (RULES D.due, D.from)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.acts import Balance
from core.balancing import unbalanced
from core.refusal import Why
from tests.core.night import Night


def room(*sizes: int, seats: int = 9) -> Night:
    night = Night()
    for label, size in enumerate(sizes, 1):
        night.do(f"open table {label} seats {seats}")
        for seat in range(1, size + 1):
            night.do(f'register "T{label} S{seat}" seat {label}.{seat}')
    return night


@pytest.mark.parametrize(
    ("sizes", "pair"),
    [
        ((5, 5), None),
        ((5, 4), None),
        ((6, 4), ("1", "2")),
        ((4, 6), ("2", "1")),
        ((6, 6, 4), ("2", "3")),
        ((4, 6, 4), ("2", "1")),
        ((6, 5, 4), ("1", "3")),
        ((5,), None),
        ((), None),
    ],
)
def test_who_gives_and_who_takes(sizes: tuple[int, ...], pair: tuple[str, str] | None) -> None:
    found = unbalanced(room(*sizes).state)
    assert (found and (found[0].label, found[1].label)) == pair


def test_a_short_table_without_a_free_seat_takes_nobody() -> None:
    night = room(6, 4).run("close seat 2.5\nclose seat 2.6\nclose seat 2.7\nclose seat 2.8\nclose seat 2.9")
    assert unbalanced(night.state) is None
    assert night.whys("balance bb 1.1") == {Why.TABLES_BALANCED}


def test_the_big_blind_moves_and_nobody_else_does() -> None:
    night = room(6, 4)
    before = night.seats()
    moved = night.entry("1.3").id
    night.do("balance bb 1.3")
    after = night.seats()
    assert {e for e in after if after[e] != before[e]} == {moved}
    assert after[moved][0] == night.table("2").id
    assert night.sizes() == [5, 5]


def test_the_seat_named_is_the_seat_taken() -> None:
    night = room(6, 4).run("balance bb 1.3 to 2.9")
    assert night.entry("2.9").seat == 9


def test_any_of_equally_full_tables_may_give() -> None:
    night = room(6, 6, 4).run("balance bb 1.2")
    assert night.sizes() == [5, 6, 5]


@pytest.mark.parametrize(
    ("line", "whys"),
    [
        ("balance", {Why.NEED_BIG_BLIND}),
        ("balance bb 2.1", {Why.NEED_BIG_BLIND}),
        ("balance bb 1.9", {Why.SEAT_EMPTY}),
        ("balance bb 1.10", {Why.NO_SUCH_SEAT}),
        ("balance bb 1.1 to 2.1", {Why.SEAT_TAKEN}),
        ("balance bb 1.1 to 1.9", {Why.NEED_BIG_BLIND}),
        ("balance bb 1.1 to 3.9", {Why.NEED_BIG_BLIND}),
        ("balance bb 2.9 to 2.1", {Why.SEAT_EMPTY, Why.NEED_BIG_BLIND, Why.SEAT_TAKEN}),
        ("balance bb 1.10 to 2.1", {Why.NO_SUCH_SEAT, Why.SEAT_TAKEN}),
    ],
)
def test_what_is_no_balance(line: str, whys: set[Why]) -> None:
    night = room(6, 4, 5)
    assert night.whys(line) == whys


def test_tables_that_do_not_differ_by_two_are_balanced() -> None:
    assert room(5, 4).whys("balance bb 1.1") == {Why.TABLES_BALANCED}
    assert {x.why for x in Night().refused(Balance(bb=(1, 1)))} == {Why.TABLES_BALANCED}


def test_the_seat_is_by_chance_and_every_free_one_comes_up() -> None:
    found = set()
    for seed in range(60):
        night = Night(str(seed), log=room(6, 4).log)
        night.do("balance bb 1.1")
        found.add(night.state.seat_text(night.director.history[-1].records[0].entry))  # type: ignore[union-attr]
    assert found == {"2.5", "2.6", "2.7", "2.8", "2.9"}


@settings(max_examples=30)
@given(st.lists(st.integers(1, 6), min_size=2, max_size=4))
def test_balancing_until_it_is_done_takes_the_fewest_moves(sizes: list[int]) -> None:
    night = room(*sizes, seats=6)
    mean, more = divmod(sum(sizes), len(sizes))
    even = sorted([mean + 1] * more + [mean] * (len(sizes) - more))
    fewest = sum(max(0, a - b) for a, b in zip(sorted(sizes), even, strict=True))
    moves = 0
    while (pair := unbalanced(night.state)) is not None:
        night.do(f"balance bb {pair[0].label}.{min(pair[0].seats)}")
        moves += 1
    assert sorted(night.sizes()) == even
    assert moves == fewest
