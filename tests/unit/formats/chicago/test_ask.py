"""The page's question which straight flush is higher."""

from __future__ import annotations

from core.formats.chicago.ask import higher


def test_rank_is_before_suit_between_straight_flushes() -> None:
    assert higher(("K", "c"), ("Q", "h")) == 1
    assert higher(("K", "d"), ("K", "s")) == 2
    assert higher(("9", "s"), ("9", "h")) == 2
    assert higher(("9", "s"), ("9", "s")) == 0
