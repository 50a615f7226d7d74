"""Nights of Chicago with real cards, derived again by the checker."""

from __future__ import annotations

from copy import deepcopy
from datetime import UTC

import pytest

from core.text.export import export
from tests.checker.chicago_cards import Sheet, _tricks
from tests.checker.chicago_night import check
from tests.formats.rounds.handed_in import handed_in
from tests.simulator.chicago import dump, night


@pytest.mark.parametrize(("seed", "players"), [(1, 3), (2, 5), (3, 8), (4, 13), (20, 20)])
def test_the_checker_finds_what_riffle_found(seed: int, players: int) -> None:
    with handed_in(()):
        played = night(seed, players).play()
        lines, told = [*export(played.director, UTC)], dump(played.state)
        wrong, seen = check(lines, played.cards, told)
        untrue = played.invariants()
    assert (wrong, untrue) == ([], [])
    assert seen["trick"]


def test_the_checker_notices_who_was_not_asked_and_a_card_of_no_hand() -> None:
    with handed_in(()):
        played = night(1, 6).play()
        lines, told = [*export(played.director, UTC)], dump(played.state)
    cards = played.cards
    asked = [i for i, x in enumerate(cards) if x.startswith("asked") and "yes=0" in x]
    pair = next(i for i in asked if cards[i + 1].startswith("asked"))
    turned = [*cards[:pair], cards[pair + 1], cards[pair], *cards[pair + 2 :]]
    lone = next(i for i in asked if not cards[i + 1].startswith("asked") and i - 1 in asked)
    skipped = [*cards[:lone], *cards[lone + 1 :]]
    plays = [i for i, x in enumerate(cards) if x.startswith("plays")]
    twice = list(cards)
    twice[plays[3]] = " ".join([*cards[plays[3]].split()[:2], cards[plays[0]].split()[2]])
    for wrong in (turned, skipped, twice):
        assert check(lines, wrong, told)[0]


def test_the_checker_notices_a_wrong_point_and_a_wrong_place() -> None:
    with handed_in(()):
        played = night(1, 6).play()
        lines, told = [*export(played.director, UTC)], dump(played.state)
    point, place, card = deepcopy(told), deepcopy(told), list(played.cards)
    table = next(iter(point["heats"][0]["tables"].values()))
    next(iter(table["rounds"][0]["lines"].values()))[0] += 1
    first, second = place["final"][:2]
    first[2], second[2] = second[2], first[2]
    del card[len(card) // 2]
    assert any("the cards say" in x for x in check(lines, played.cards, point)[0])
    assert any("final order" in x for x in check(lines, played.cards, place)[0])
    assert check(lines, card, told)[0]


def test_the_checker_notices_a_suit_that_was_not_followed() -> None:
    played = [(1, "9h"), (2, "3s"), (1, "8d"), (2, "5h")]
    played += [(1, "7d"), (2, "6c"), (1, "6d"), (2, "7c"), (1, "5d"), (2, "8c")]
    with pytest.raises(AssertionError, match="suit was not followed"):
        _tricks(Sheet([1, 2]), played, [1, 2], 0, set())
