"""Duties of word and paper: what the room and the federation are owed, slips that are no longer true."""

from __future__ import annotations

from typing import ClassVar

from core.say.duties.base import Duty
from core.say.duties.rank import Rank


class CollectSlipsDuty(Duty):
    """The slips of this action were printed, and it was undone."""

    rank: ClassVar = Rank.SEATS
    SUBJECT: ClassVar = ("action",)
    action: int
    entries: tuple[int, ...]


class AnnounceDuty(Duty):
    """The room is told; ``what`` is the word for it, ``decided`` the action that decided it (0: none)."""

    rank: ClassVar = Rank.PEOPLE
    CAUSE: ClassVar = ("what", "decided")
    what: str
    decided: int


class AnnounceBreakOrderDuty(AnnounceDuty):
    """In which order the tables break; ``changed`` since play began."""

    tables: tuple[int, ...]
    changed: bool


class AnnounceRedrawsDuty(AnnounceDuty):
    """When all seats are drawn anew."""


class AnnounceAlteredDuty(AnnounceDuty):
    """The news that the tournament is altered, or ``cancelled``."""

    reason: str
    cancelled: bool


class AnnounceColourUpDuty(AnnounceDuty):
    """A colour-up that the structure does not plan."""

    chip: int


class ReportDuty(Duty):
    """So many rulings against the rules are reported with their motivation."""

    rank: ClassVar = Rank.REPORTS
    CAUSE: ClassVar = ("rulings",)
    rulings: int
