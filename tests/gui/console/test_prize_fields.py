"""What is typed as a share of the prizes: one, or several at once."""

from __future__ import annotations

import pytest

from gui.console.prize_fields import Share, shares_typed


@pytest.mark.parametrize(
    ("typed", "shares"),
    [
        ("50 30 20", [("percent", 5000), ("percent", 3000), ("percent", 2000)]),
        ("50 % 30% 20 %", [("percent", 5000), ("percent", 3000), ("percent", 2000)]),
        ("28 18 13 10 8 7 6 4 3 3", [("percent", 100 * n) for n in (28, 18, 13, 10, 8, 7, 6, 4, 3, 3)]),
        ("1 000", [("amount", 1000)]),
        ("1 000 000", [("amount", 1_000_000)]),
        ("40", [("percent", 4000)]),
        ("50 x", None),
    ],
)
def test_one_or_several(typed: str, shares: list[Share] | None) -> None:
    assert shares_typed(typed, percent=True) == shares
