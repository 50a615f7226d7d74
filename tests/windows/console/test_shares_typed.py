"""Shares of the prizes, typed one at a time or several at once."""

from __future__ import annotations

import pytest

from core.money.prizes import Share
from gui.console.money.shares_typed import one_number, shares_typed


@pytest.mark.parametrize(
    ("typed", "shares"),
    [
        ("50 30 20", [("percent", 5000), ("percent", 3000), ("percent", 2000)]),
        ("50 % 30% 20 %", [("percent", 5000), ("percent", 3000), ("percent", 2000)]),
        ("28 18 13 10 8 7 6 4 3 3", [("percent", 100 * n) for n in (28, 18, 13, 10, 8, 7, 6, 4, 3, 3)]),
        ("1 000", [("amount", 1000)]),
        ("1 000 000", [("amount", 1_000_000)]),
        ("12 500", [("amount", 12_500)]),
        ("500 300 200", [("amount", 500), ("amount", 300), ("amount", 200)]),
        ("850\N{NO-BREAK SPACE}500", [("amount", 850_500)]),
        ("5\N{NO-BREAK SPACE}000 3\N{NO-BREAK SPACE}000", [("amount", 5000), ("amount", 3000)]),
        ("5 000 3 000 2 000", None),
        ("500 000 300 000", None),
        ("60 40 0", [("percent", 6000), ("percent", 4000), ("percent", 0)]),
        ("40", [("percent", 4000)]),
        ("7.5", [("percent", 750)]),
        ("7,5", [("percent", 750)]),
        ("50 30 12,5 7.5", [("percent", n) for n in (5000, 3000, 1250, 750)]),
        ("50 x", None),
    ],
)
def test_one_or_several(typed: str, shares: list[Share] | None) -> None:
    assert shares_typed(typed, percent=True) == shares


def test_what_comes_to_a_hundred_is_per_cent_beside_amounts_too() -> None:
    """Else the first place would get all but 50 of the pool."""
    assert shares_typed("50 30 20", percent=False) == [("percent", 100 * n) for n in (50, 30, 20)]
    assert shares_typed("60 30 20", percent=False) == [("amount", n) for n in (60, 30, 20)]
    assert shares_typed("100", percent=False) == [("amount", 100)]


def test_decimals_beside_amounts_are_refused() -> None:
    """Half a crown is no prize, and 7.5 per cent not what the others are."""
    assert shares_typed("7.5", percent=False) is None
    assert shares_typed("500,50", percent=True) is None
    assert shares_typed("7.5 %", percent=False) == [("percent", 750)]


@pytest.mark.parametrize(
    ("typed", "both"),
    [
        ("850 500", ([850, 500], 850_500)),
        ("500 300 200", ([500, 300, 200], 500_300_200)),
        ("850\N{NO-BREAK SPACE}500", None),
        ("500 850", None),
        ("50 30 20", None),
        ("850/500", None),
        ("1500 500", None),
        ("850", None),
    ],
)
def test_what_could_be_one_number_too(typed: str, both: tuple[list[int], int] | None) -> None:
    assert one_number(typed) == both
