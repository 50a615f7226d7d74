"""Duties of the till: payments to take, prizes to pay."""

from __future__ import annotations

from core.say.duties.base import Duty
from core.say.duties.rank import Rank


class UnpaidDuty(Duty, rank=Rank.MONEY, cause="players amounts"):
    """These players owe so many currency units each as registration closes; of a team its captain is
    named."""

    players: tuple[int, ...]
    amounts: tuple[int, ...]


class ToPayDuty(Duty, rank=Rank.MONEY, cause="players amounts"):
    """These players are to be paid so many currency units each: a prize, bounties, money back."""

    players: tuple[int, ...]
    amounts: tuple[int, ...]
