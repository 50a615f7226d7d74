"""Nights of Chicago with real cards, derived again by the checker."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from datetime import UTC
from functools import cache
from random import Random

import pytest

from core.text.export import export
from tests.checker.chicago_cards import Sheet, _tricks, read
from tests.checker.chicago_night import check
from tests.formats.rounds.handed_in import handed_in
from tests.simulator.chicago import dump, night
from tests.simulator.chicago_cards import Odds, Table


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


CHAIRS = (1, 2, 3, 4)


@cache
def rounds(odds: Odds, many: int = 12) -> list[Table]:
    found = [Table(Random(seed), CHAIRS, odds=odds) for seed in range(many)]
    for table in found:
        table.play()
        assert agrees(table, table.cards)
    return found


def agrees(table: Table, cards: list[str]) -> bool:
    """Return whether the cards come to what was written; not where they cannot have gone so."""
    try:
        sheet = read(cards, CHAIRS)
    except (AssertionError, LookupError, ValueError):
        return False
    derived = [(sheet.side[c], sheet.strokes[c], sheet.stars[c], c in sheet.out) for c in CHAIRS]
    return derived == [(x.points, x.strokes, x.stars, x.out) for x in table.round.lines]


def without(what: str) -> Callable[[list[str], int], list[str]]:
    return lambda cards, at: [*cards[:at], *cards[at + 1 :]] if cards[at].startswith(what) else cards


def second_equal(cards: list[str], at: int) -> list[str]:
    """The second of two equal hands is not written."""
    both = at and cards[at].startswith("equal") and cards[at - 1].startswith("equal")
    return [*cards[:at], *cards[at + 1 :]] if both else cards


def kept(cards: list[str], at: int) -> list[str]:
    """A card that was opened wrongly is kept as if one had been wanted (point 15)."""
    if not cards[at].endswith("open=1"):
        return cards
    return [*cards[:at], cards[at].replace("wrong", "open").replace("open=1", "takes=1"), *cards[at + 1 :]]


def from_the_muck(cards: list[str], at: int) -> list[str]:
    """A card that was just thrown is dealt."""
    thrown = cards[at].split()
    gets = next((i for i in range(at, len(cards)) if cards[i].startswith("gets")), 0)
    if thrown[0] != "throws" or len(thrown) < 3 or not gets:
        return cards
    between = {x.split()[0] for x in cards[at + 1 : gets]}
    if between != {"throws"}:
        return cards
    return [*cards[:gets], " ".join([*cards[gets].split()[:2], thrown[2]]), *cards[gets + 1 :]]


@pytest.mark.parametrize(
    ("odds", "fault", "least"),
    [
        # in exchange 3 neither counts if somebody says Chicago
        (Odds(twins=800, fixed=0, equal=1000), second_equal, 0.8),
        (Odds(mistake=200), kept, 1.0),
        # of a dealer without points nothing is taken
        (Odds(mistake=200), without("wrong"), 0.3),
        (Odds(), without("reshuffled"), 0.9),
        (Odds(), without("open"), 1.0),
        (Odds(), from_the_muck, 1.0),
        (Odds(), without("gets"), 1.0),
        (Odds(), without("throws"), 1.0),
    ],
)
def test_the_checker_notices_what_was_dealt_wrongly(
    odds: Odds, fault: Callable[[list[str], int], list[str]], least: float
) -> None:
    tried = noticed = 0
    for table in rounds(odds):
        tried_at = (fault(table.cards, i) for i in range(len(table.cards)))
        faulty = [x for x in tried_at if x is not table.cards and x != table.cards]
        for cards in faulty[:: len(faulty) // 8 + 1]:
            tried += 1
            noticed += not agrees(table, cards)
    assert tried > 5
    assert noticed >= least * tried, (noticed, tried)
