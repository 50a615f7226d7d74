"""Duties of money: the winner, prizes that look wrong."""

from __future__ import annotations

from typing import ClassVar

from core.say.duties.base import Duty
from core.say.duties.rank import Rank


class WinnerDuty(Duty):
    """One is left, after so many ``busts``."""

    rank: ClassVar = Rank.AT_ONCE
    SUBJECT: ClassVar = ("entry",)
    CAUSE: ClassVar = ("busts",)
    entry: int
    busts: int
    prize: int


class PrizesDuty(Duty):
    """The prizes look wrong: what (``core.money.prizes.PrizeOddity``), at which place, by how much."""

    rank: ClassVar = Rank.MONEY
    CAUSE: ClassVar = ("codes",)
    codes: tuple[str, ...]
    places: tuple[int, ...]
    amounts: tuple[int, ...]
    totals: tuple[int, ...]
