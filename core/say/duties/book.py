"""Duties of announcements and paper: the room, the federation, and slips of undone moves."""

from __future__ import annotations

from core.say.duties.base import Duty
from core.say.duties.rank import Rank


class CollectSlipsDuty(Duty, rank=Rank.SEATS, subject="action"):
    """The slips of this action were printed, and it was undone."""

    action: int
    entries: tuple[int, ...]


class AnnounceDuty(Duty, rank=Rank.PEOPLE, cause="what decided"):
    """An announcement is due; ``what`` is its word, ``decided`` the action that decided it (0: none)."""

    what: str
    decided: int


class AnnounceBreakOrderDuty(AnnounceDuty):
    """The break order is to be announced; ``changed`` since play began."""

    tables: tuple[int, ...]
    changed: bool


class AnnounceRedrawsDuty(AnnounceDuty):
    """The redraws of all seats are to be announced."""


class AnnounceAlteredDuty(AnnounceDuty):
    reason: str
    cancelled: bool


class AnnounceColourUpDuty(AnnounceDuty):
    """A colour-up that the structure does not plan."""

    chip: int


class ReportDuty(Duty, rank=Rank.REPORTS, cause="rulings"):
    """So many departures from the rules are to be reported with their reasons."""

    rulings: int
