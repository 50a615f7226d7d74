"""Duties of the clock: what begins and ends with rows of the structure. ``level`` is the id of its row."""

from __future__ import annotations

from core.say.duties.base import Duty
from core.say.duties.floor import ReseatingDuty
from core.say.duties.rank import Rank


class TalkDuty(Duty, rank=Rank.LEVEL, cause="level", before=(ReseatingDuty,)):
    """A talk break is to be announced; ``left`` of it, None: until the director resumes."""

    level: int


class DayEndDuty(Duty, rank=Rank.LEVEL, cause="level"):
    """The chips are bagged and counted."""

    level: int
    day: int
    players: int
    chips: int
    tables: int


class RaiseCapDuty(Duty, rank=Rank.LEVEL):
    cap: int


class SaleEndsDuty(Duty, rank=Rank.MONEY, cause="time"):
    """These ``purchases`` are sold until ``time`` (ms), each at the price of one of the ``names`` ("": the
    usual one)."""

    time: int
    purchases: tuple[str, ...]
    names: tuple[str, ...]


class LateClosesDuty(Duty, rank=Rank.MONEY, cause="level"):
    """Late registration closes after this ``level`` (its number)."""

    level: int
