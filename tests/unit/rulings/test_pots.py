"""Pots and shares, worked out again chip by chip by other code, over all small cases and orders of hands."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product

import pytest

from core.rulings.pots import best, pots, uncalled
from core.rulings.values import Stake
from tests.unit.rulings.asking import BOOKS, CPC, SVEPOF, TDA_NL, amounts, asked, ruled

ORDERS = [
    (("A",), ("B",), ("C",)), (("B",), ("A",), ("C",)), (("C",), ("B",), ("A",)), (("C",), ("A",), ("B",)),
    (("A", "B"), ("C",)), (("B", "C"), ("A",)), (("C",), ("A", "B")), (("A", "B", "C"),),
]  # fmt: skip


def stakes() -> list[tuple[Stake, ...]]:
    """Three players with 0 to 4 chips each, folded or not, at least one not."""
    each = list(product(range(5), (False, True)))
    return [
        tuple(Stake(p, chips, folded) for p, (chips, folded) in zip("ABC", case, strict=True))
        for case in product(each, repeat=3)
        if not all(folded for _, folded in case) and any(chips for chips, _ in case)
    ]


def chip_by_chip(case: tuple[Stake, ...], order: tuple[tuple[str, ...], ...]) -> dict[str, Fraction]:
    """Return every player's share: of each layer of one chip the best hand gets all that matched it; a chip
    that nobody matched goes back."""
    found: dict[str, Fraction] = defaultdict(Fraction)
    for layer in range(1, 5):
        matched = [x for x in case if x.chips >= layer]
        if len(matched) == 1:
            found[matched[0].player] += 1
            continue
        live = [x.player for x in matched if not x.folded]
        deepest = max(x.chips for x in case if not x.folded)
        if matched and not live:
            # only folded players' chips: they belong to the last pot
            live = [x.player for x in case if not x.folded and x.chips == deepest]
        for group in order:
            if winners := [p for p in group if p in live]:
                for winner in winners:
                    found[winner] += Fraction(len(matched), len(winners))
                break
    return found


@pytest.mark.parametrize("order", ORDERS)
def test_every_small_case(order: tuple[tuple[str, ...], ...]) -> None:
    for case in stakes():
        who, over = uncalled(case)
        shares: dict[str, Fraction] = defaultdict(Fraction)
        shares[who] += over
        for pot in pots(case):
            winners = best(order, pot.players)
            for winner in winners:
                shares[winner] += Fraction(pot.chips, len(winners))
        assert sum(pot.chips for pot in pots(case)) + over == sum(x.chips for x in case)
        expected = {p: share for p, share in chip_by_chip(case, order).items() if share}
        assert {p: share for p, share in shares.items() if share} == expected, case


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("chip", [1, 25])
def test_no_chip_is_lost_in_a_division(book: str, chip: int) -> None:
    for units, rank, low in product(
        range(1, 14), ("A=B=C", "A=B,C", "C,A=B"), ("", "A=B,C", "B=C,A", "A=B=C")
    ):
        given = {"game": "high_low", "low_rank": low} if low else {}
        found = ruled("odd-chip", book, pot=units * chip, rank=rank, chip=chip, from_left="C,A,B", **given)
        shares = [x for x in found.amounts if x.what == "share"]
        assert sum(x.amount for x in shares) == units * chip
        assert all(x.amount % chip == 0 for x in shares)


def share(found: object) -> dict[str, int]:
    return {x.whose: x.amount for x in found.amounts if x.what == "share"}  # type: ignore[attr-defined]


def test_odd_chip_in_a_flop_game_svepof_3_6_cpc_tda_nl_3b() -> None:
    for book in BOOKS:
        found = ruled("odd-chip", book, pot=1025, rank="A=B", chip=25, from_left="B,A")
        assert share(found) == {"A": 500, "B": 525}


def test_two_odd_chips() -> None:
    """Two books leave two readings; 3 of the Dutch rules splits equal hands as equally as possible."""
    first, one_each = {"C": 400, "A": 350, "B": 350}, {"C": 375, "A": 375, "B": 350}
    given = {"pot": 1100, "rank": "A=B=C", "chip": 25, "from_left": "C,A,B"}
    told = {book: [share(x) for x in asked("odd-chip", book, **given).readings] for book in (SVEPOF, CPC)}
    assert told == {SVEPOF: [first, one_each], CPC: [one_each, first]}
    found = asked("odd-chip", TDA_NL, **given)
    assert share(found.ruling) == one_each
    assert not found.readings


def test_odd_chip_between_high_and_low() -> None:
    given = {"game": "high_low", "pot": 1025, "rank": "A,B", "low_rank": "B,A", "chip": 25}
    assert share(ruled("odd-chip", TDA_NL, from_left="B,A", **given)) == {"A": 525, "B": 500}
    assert share(ruled("odd-chip", SVEPOF, from_left="B,A", **given)) == {"A": 525, "B": 500}
    assert share(ruled("odd-chip", CPC, from_left="B,A", **given)) == {"A": 500, "B": 525}


def test_identical_hands_split_the_whole_pot_tda_nl_3d() -> None:
    given = {"game": "high_low", "rank": "A=B,C", "low_rank": "A=B,C", "chip": 25, "from_left": "A,B,C"}
    assert share(ruled("odd-chip", TDA_NL, pot=1050, **given)) == {"A": 525, "B": 525}


def test_the_highest_card_by_suit_gets_the_odd_chip_in_stud_tda_nl_3c() -> None:
    given = {"game": "stud", "pot": 1025, "rank": "A=B", "chip": 25, "cards": "A:Ah,B:As"}
    assert share(ruled("odd-chip", TDA_NL, **given)) == {"A": 500, "B": 525}


def test_side_pots_are_divided_one_by_one() -> None:
    given = {"in_": "A:125,B:325,C:325", "rank": "B=C,A", "chip": 25, "from_left": "B,C,A"}
    found = ruled("side-pots", CPC, **given)
    assert [(x.whose, x.amount, x.pot) for x in found.amounts if x.what == "share"] == [
        ("B", 200, 1),
        ("C", 175, 1),
        ("B", 200, 2),
        ("C", 200, 2),
    ]
    assert found.clauses == ("Ungerade Chips", "Side-Pots")


def test_what_nobody_called_goes_back() -> None:
    found = ruled("side-pots", CPC, in_="A:650,B:1400,D:50/folded", rank="A,B")
    assert amounts(found, "B") == {"back": 750}
    assert amounts(found, "A") == {"share": 1350}
