"""Duties of chips: races, and chips that leave play."""

from __future__ import annotations

from typing import ClassVar

from core.say.duties.base import Duty
from core.say.duties.rank import Rank


class RaceDuty(Duty):
    """A table races this ``chip`` for chips of ``new``, collected and dealt as the rulebook has it."""

    rank: ClassVar = Rank.LEVEL
    SUBJECT: ClassVar = ("table",)
    CAUSE: ClassVar = ("chip",)
    table: int
    chip: int
    new: int
    players: int
    collect: str
    start: str


class ColourUpDuty(Duty):
    """These ``chips`` leave play."""

    rank: ClassVar = Rank.LEVEL
    CAUSE: ClassVar = ("chips",)
    chips: tuple[int, ...]
    tables: int


class ColourUpAheadDuty(ColourUpDuty):
    """Chips leave play at this row of the structure; ``unset``: there is no chip set."""

    SUBJECT: ClassVar = ("level",)
    level: int
    unset: bool


class ColourUpRacedDuty(ColourUpDuty):
    """Every table has raced them."""
