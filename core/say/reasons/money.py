"""Reasons against a change of the prizes."""

from __future__ import annotations

from core.say.refused import Reason


class OverHundred(Reason):
    """In hundredths of a per cent."""

    hundredths: int


class PrizeWon(Reason):
    """For each placed entry: its place, the prize it has won, the one it would win (currency units)."""

    entries: tuple[int, ...]
    places: tuple[int, ...]
    won: tuple[int, ...]
    would: tuple[int, ...]
    overridable: bool = True
