"""Duties of announcements and paper: the room, the federation, and slips of undone moves."""

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
    """An announcement is due; ``what`` is its word, ``decided`` the action that decided it (0: none)."""

    rank: ClassVar = Rank.PEOPLE
    CAUSE: ClassVar = ("what", "decided")
    what: str
    decided: int


class AnnounceBreakOrderDuty(AnnounceDuty):
    """The break order is to be announced; ``changed`` since play began."""

    tables: tuple[int, ...]
    changed: bool


class AnnounceRedrawsDuty(AnnounceDuty):
    """The redraws of all seats are to be announced."""


class AnnounceAlteredDuty(AnnounceDuty):
    """The news that the tournament is altered, or ``cancelled``."""

    reason: str
    cancelled: bool


class AnnounceColourUpDuty(AnnounceDuty):
    """A colour-up that the structure does not plan."""

    chip: int


class ReportDuty(Duty):
    """So many departures from the rules are to be reported with their reasons."""

    rank: ClassVar = Rank.REPORTS
    CAUSE: ClassVar = ("rulings",)
    rulings: int
