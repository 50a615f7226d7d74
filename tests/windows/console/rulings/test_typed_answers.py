"""Chips as they are typed in answer to a ruling's question."""

from __future__ import annotations

import pytest

from core.rulings.situations import Fact, shipped
from gui.console.rulings.questions import read


@pytest.mark.parametrize("typed", ["10.000", "10,000", "10 000", "10'000"])
def test_an_amount_in_groups_is_thousands(typed: str) -> None:
    assert read(fact("amount"), typed) == "10000"


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("10,000 25", "10000,25"), ("10.000 25", "10000,25"), ("25,100", "25,100"), ("25, 100", "25,100"),
        ("5,000", "5000"), ("2k 25", "2000,25"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["chips", "amounts"])
def test_a_comma_parts_chips_where_it_groups_no_thousands(kind: str, typed: str, values: str) -> None:
    """It made 10 and 000 of ten thousand."""
    assert read(fact(kind), typed) == values


def fact(kind: str) -> Fact:
    return next(x for x in shipped().facts.values() if x.kind == kind)
