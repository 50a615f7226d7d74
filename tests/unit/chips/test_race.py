"""The race of one table by itself: its value goes to the highest cards, to the chip (procedures F)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.chips.cards import PACK, RANKS, card, shuffled
from core.chips.race import (
    SUIT_ORDER,
    Ways,
    chips_to_win,
    dealing,
    dealt,
    new_chips,
    seats_from,
    stack_limit,
    suits_decide,
    winners,
)

PINNED = ("5d", "6h", "3c", "Ad", "2c")
SETS = [(25, 100), (100, 500), (500, 1000), (5, 25), (1000, 5000), (20, 50)]


@st.composite
def races(draw: Any) -> dict[str, Any]:
    chip, new = draw(st.sampled_from(SETS))
    most = stack_limit(chip, new)
    seats = draw(st.lists(st.integers(1, 10), min_size=1, max_size=10, unique=True))
    odd = {seat: draw(st.integers(1, most)) for seat in seats}
    ways = Ways(
        draw(st.sampled_from(["round_up", "nearest_half_up"])),
        draw(st.sampled_from(["all_before_next", "one_each_round"])),
        draw(st.sampled_from(list(SUIT_ORDER))),
        draw(st.integers(1, 3)),
    )
    return {
        "chip": chip,
        "new": new,
        "odd": odd,
        "ways": ways,
        "button": draw(st.none() | st.integers(1, 10)),
    }


@given(races(), st.text("0123456789abcdef", min_size=32, max_size=32))
def test_the_best_cards_win_one_chip_after_the_other(race: dict[str, Any], secret: str) -> None:
    odd, ways = race["odd"], race["ways"]
    order = seats_from(list(odd), race["button"])
    places = dealing(odd, order, ways.cards)
    assert Counter(places) == odd
    cards = dealt(secret, places)
    chips = chips_to_win(odd, race["chip"], race["new"], ways)
    won = winners(cards, chips, ways.most, ways.suits)
    got = Counter(seat for seat, _ in won)
    assert max(got.values(), default=0) <= ways.most
    ranking = [r + s for r in reversed(RANKS) for s in SUIT_ORDER[ways.suits]]
    if len(cards) == len(places):  # one pack was enough
        room_left = sum(min(ways.most, n) for n in odd.values())
        assert len(won) == min(chips, room_left)
    for seat, text in set(cards) - set(won):
        higher = [x for x in won if ranking.index(x[1]) < ranking.index(text)]
        assert got[seat] == ways.most or len(higher) == len(won) == min(chips, len(won)), "he was passed over"
    assert [ranking.index(text) for _, text in won] == sorted(ranking.index(text) for _, text in won)


@given(races())
def test_the_cards_go_out_clockwise(race: dict[str, Any]) -> None:
    odd, button = race["odd"], race["button"]
    order = seats_from(list(odd), button)
    assert sorted(order) == sorted(odd)
    steps = [(seat - (button or 0) - 1) % 10 for seat in order]
    assert steps == sorted(steps)
    in_turn = dealing(odd, order, "one_each_round")
    assert list(dict.fromkeys(in_turn)) == list(order)
    assert list(dict.fromkeys(dealing(odd, order, "all_before_next"))) == list(order)
    turns = Counter[int]()
    for seat in in_turn:
        turns[seat] += 1
        assert all(turns[x] >= min(turns[seat] - 1, odd[x]) for x in order), "a round before the next"


@pytest.mark.parametrize(
    ("value", "new", "up", "near"),
    [(250, 100, 3, 3), (225, 100, 3, 2), (200, 100, 2, 2), (25, 100, 1, 0), (50, 100, 1, 1), (0, 100, 0, 0)],
)
def test_the_number_of_new_chips(value: int, new: int, up: int, near: int) -> None:
    assert (new_chips(value, new, "round_up"), new_chips(value, new, "nearest_half_up")) == (up, near)


@pytest.mark.parametrize(("chip", "new", "most"), [(25, 100, 3), (100, 500, 4), (500, 1000, 1), (20, 50, 4)])
def test_how_many_odd_chips_a_stack_can_have(chip: int, new: int, most: int) -> None:
    assert stack_limit(chip, new) == most


def test_the_suits_are_named_only_where_they_decide() -> None:
    cards = ((1, "Kh"), (2, "Ks"), (3, "2c"))
    suits = "spades_hearts_diamonds_clubs"
    assert suits_decide(cards, 1, 1, suits)
    assert not suits_decide(cards, 2, 1, suits), "both win"
    assert not suits_decide(((1, "Kh"), (1, "Ks"), (2, "2c")), 1, 1, suits), "both are his"


def test_a_pack_has_each_card_once_and_its_order_follows_from_the_secret() -> None:
    assert len(set(PACK)) == 52
    assert sorted(shuffled("ab")) == sorted(PACK)
    assert shuffled("ab") == shuffled("ab") != shuffled("ac")
    assert shuffled("00")[:5] == PINNED, "a club may have printed what this secret comes to"
    first = Counter(shuffled(f"{n:032x}")[0] for n in range(5200))
    assert len(first) == 52
    assert 60 <= min(first.values()) <= max(first.values()) <= 145


@pytest.mark.parametrize(
    ("text", "found"),
    [("As", "As"), ("aS", "As"), ("10h", "Th"), ("th", "Th"), ("2C", "2c"), ("1s", None),
     ("A", None), ("", None), ("Ax", None), ("11h", None), ("s", None), ("AsKd", None)],
)  # fmt: skip
def test_cards_as_they_are_written(text: str, found: str | None) -> None:
    assert card(text) == found
