"""Duties of the clock: what begins and ends with rows of the structure. ``level`` is the id of its row."""

from __future__ import annotations

from typing import ClassVar

from core.say.duties.base import Duty
from core.say.duties.floor import ReseatingDuty
from core.say.duties.rank import Rank


class TalkDuty(Duty):
    """A talk break is to be announced; ``left`` of it, None: until the director resumes."""

    rank: ClassVar = Rank.LEVEL
    CAUSE: ClassVar = ("level",)
    stands_before: ClassVar = (ReseatingDuty,)
    level: int


class DayEndDuty(Duty):
    """The chips are bagged and counted."""

    rank: ClassVar = Rank.LEVEL
    CAUSE: ClassVar = ("level",)
    level: int
    day: int
    players: int
    chips: int
    tables: int


class RaiseCapDuty(Duty):
    """The table is to be told that the raise ``cap`` is lifted."""

    rank: ClassVar = Rank.LEVEL
    cap: int


class LateClosesDuty(Duty):
    """Late registration closes after this ``level`` (its number)."""

    rank: ClassVar = Rank.MONEY
    CAUSE: ClassVar = ("level",)
    level: int
