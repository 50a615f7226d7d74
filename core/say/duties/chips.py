"""Duties of chips: races, and chips that leave play."""

from __future__ import annotations

from core.say.duties.base import Duty
from core.say.duties.floor import BalanceDuty, ReseatingDuty
from core.say.duties.rank import Rank


class RaceDuty(
    Duty, rank=Rank.LEVEL, subject="table", cause="chip late", before=(ReseatingDuty, BalanceDuty)
):
    """A table races this ``chip`` for chips of ``new``, collected and dealt as the rulebook has it.
    ``begun``: some table has raced, so that nobody is moved until all have. ``late``: the table has
    raced, and these entries came to it since from one that had not."""

    table: int
    chip: int
    new: int
    players: int
    collect: str
    start: str
    begun: bool = False
    late: tuple[int, ...] = ()

    def goes_before(self, other: Duty) -> bool:
        return self.begun and super().goes_before(other)


class ColourUpDuty(Duty, rank=Rank.LEVEL, cause="chips"):
    chips: tuple[int, ...]
    tables: int


class ColourUpAheadDuty(ColourUpDuty, subject="level"):
    """Chips leave play at this row of the structure; ``unset``: there is no chip set."""

    level: int
    unset: bool


class ColourUpRacedDuty(ColourUpDuty):
    """Every table has raced these chips."""
