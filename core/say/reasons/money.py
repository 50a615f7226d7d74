"""Reasons against a change of the prizes."""

from __future__ import annotations

from core.say.refused import Reason


class OverHundred(Reason):
    """The shares come to more than a hundred per cent: to so many ``hundredths`` of one."""

    hundredths: int


class PrizeWon(Reason):
    """Placed entries have won other prizes than they would have now. For each of them: its place, the prize
    it has won, the one it would win (currency units)."""

    entries: tuple[int, ...]
    places: tuple[int, ...]
    won: tuple[int, ...]
    would: tuple[int, ...]
    overridable: bool = True
