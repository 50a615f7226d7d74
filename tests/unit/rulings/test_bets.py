"""What was put in or said: every door gives the same ruling, no chip is lost, and the half rule worked out
again by other code over all small cases."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from core.rulings.situations import shipped
from tests.unit.rulings.asking import BOOKS, CPC, SVEPOF, TDA_NL, amounts, asked, roads, ruled

DOORS = [x.id for x in shipped().situations.values() if x.door == "put-in"]
CHIPS = [chips for count in (1, 2, 3) for chips in combinations_with_replacement((100, 200, 300, 500), count)]
FACTS: list[dict[str, object]] = [
    {"chips": "1000", "faced": 100},
    {"chips": "500,100", "faced": 500},
    {"chips": "100", "faced": 500, "players": 3, "raise_size": 300},
    {"said": "check", "faced": 500},
    {"said": "raise", "chips": "200", "more": "400", "faced": 200},
]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("facts", FACTS)
def test_the_same_facts_through_any_door_give_the_same_ruling(book: str, facts: dict[str, object]) -> None:
    assert len({asked(door, book, **facts).ruling for door in (*DOORS, "put-in")}) == 1


def silent(book: str, chips: tuple[int, ...], faced: int, size: int) -> int | None:
    """Return the total that counts, from the sources; None where it is a short call."""
    total = sum(chips)
    if total <= faced:
        return total if total == faced else None
    if len(chips) == 1:
        return faced
    if book == CPC and total - min(chips) < faced:
        return faced
    if total - faced >= size:
        return total
    half_of = faced if book == TDA_NL else size
    return faced + size if (total - faced) / half_of >= 0.5 else faced


@pytest.mark.parametrize("book", BOOKS)
def test_every_few_chips_without_a_word(book: str) -> None:
    for chips, (faced, size) in product(CHIPS, [(100, 100), (200, 100), (300, 200), (300, 300), (500, 300)]):
        expected = silent(book, chips, faced, size)
        if expected is None:
            continue
        found = ruled("put-in", book, chips=",".join(map(str, chips)), faced=faced, raise_size=size)
        told = amounts(found)
        assert told["total"] == expected, (chips, faced, size)
        # what lies there, less what goes back, plus what is added, is what counts
        assert sum(chips) - told.get("back", 0) + told.get("owed", 0) == expected
        assert amounts(found, "others")["faced"] == max(expected, faced)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    "said", ["raise", "raise_to", "raise_by", "amount", "all_in", "call", "pot", "check"]
)
def test_no_chip_is_lost_whatever_is_said(book: str, said: str) -> None:
    for chips, more, faced in product(("none", "100", "300,100", "500"), ("none", "200"), (100, 300)):
        if chips == "none" and more != "none":
            continue
        found = asked(
            "put-in",
            book,
            said=said,
            said_amount=250,
            chips=chips,
            more=more,
            faced=faced,
            stack=400,
            pot=700,
            big_blind=100,
            players=2,
        ).ruling
        assert found is not None
        told = amounts(found)
        if "total" in told and said not in ("all_in", "amount", "raise_to", "raise_by"):
            put = sum(int(x) for part in (chips, more) if part != "none" for x in part.split(","))
            assert put - told.get("back", 0) + told.get("owed", 0) == told["total"], (
                chips,
                more,
                faced,
                found,
            )


def test_a_chip_of_an_earlier_bet_still_in_front() -> None:
    facts: dict[str, object] = {"chips": "500,100", "had": 100, "faced": 600, "raise_size": 500}
    found = ruled("old-chips", CPC, **facts)
    assert (found.outcome, found.discretion, set(roads(found))) == (
        "director_decides",
        True,
        {"call", "raise"},
    )
    assert ruled("old-chips", SVEPOF, **facts).outcome == "call"
    assert ruled("old-chips", CPC, chips="500", had=100, faced=600, raise_size=500).outcome == "call"


def test_chips_pulled_back() -> None:
    found = ruled("old-chips", CPC, pulled_back="yes", had=100, faced=600, raise_size=500)
    assert (found.outcome, set(roads(found))) == ("call_or_raise", {"call", "raise"})
    assert ruled("old-chips", SVEPOF, pulled_back="yes", had=100, faced=600).outcome == "not_stated"


def test_chips_that_lay_there_before_the_word() -> None:
    for book in BOOKS:
        found = ruled("one-chip", book, chips=1000, faced=100, said="raise", order="chips_first")
        assert found.outcome == "call"
