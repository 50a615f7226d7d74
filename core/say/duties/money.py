"""Duties of money: the winner, prizes that look wrong."""

from __future__ import annotations

from core.say.duties.base import Duty
from core.say.duties.rank import Rank


class WinnerDuty(Duty, rank=Rank.AT_ONCE, subject="entry", cause="busts"):
    """One player is left, after so many ``busts``; ``by_deal``: a deal ended play with more."""

    entry: int
    busts: int
    prize: int
    by_deal: bool = False


class PrizesDuty(Duty, rank=Rank.MONEY, cause="codes"):
    """The prizes look wrong: what (``core.money.prizes.PrizeOddity``), at which place, by how much."""

    codes: tuple[str, ...]
    places: tuple[int, ...]
    amounts: tuple[int, ...]
    totals: tuple[int, ...]


class SignDealDuty(Duty, rank=Rank.MONEY, cause="entries amounts agreed"):
    """A deal was made: these sign for so many currency units each, the winner gets ``kept`` besides, of which
    ``agreed`` were kept. What comes into the pool later is the winner's, and leaves what was signed as it
    is."""

    entries: tuple[int, ...]
    amounts: tuple[int, ...]
    kept: int
    agreed: int = 0


class HeadDuty(Duty, rank=Rank.MONEY, subject="entry", cause="amount"):
    """Nobody is known to have won the bounty of so many currency units on this entry's head. ``forfeited``:
    nobody can have, for the entry was disqualified or left with chips."""

    entry: int
    amount: int
    forfeited: bool = False
