"""Duties of conduct: penalties being served, reports to the board."""

from __future__ import annotations

from core.say.duties.base import Duty
from core.say.duties.rank import Rank


class PenaltyDuty(Duty, subject="entry", cause="penalty"):
    """Somebody sits out: for which ``penalty`` and ``step``, and how many ``more`` follow."""

    entry: int
    table: int | None
    seat: int | None
    penalty: int
    step: str
    more: int


class ComeBackDuty(PenaltyDuty, rank=Rank.PEOPLE):
    """The penalties are over."""


class UncountedDuty(Duty, rank=Rank.PEOPLE, subject="entry", cause="action"):
    """The chips of a player who was disqualified by this ``action`` leave play, and nobody counted them."""

    entry: int
    action: int


class FloorCallDuty(Duty, rank=Rank.AT_ONCE, subject="table", cause="since"):
    """A table has called the floor, ``since`` (ms), and waits for a ruling; ``about`` is what was shouted."""

    table: int
    about: str
    since: int


class ServedDuty(PenaltyDuty, rank=Rank.REPORTS):
    """A penalty in ``hands``, of which so many are ``served``. ``begins`` is the rulebook's word for when,
    where that is still open; ``misdeal`` the one for a misdealt hand."""

    hands: int
    served: int
    misdeal: str
    begins: str | None = None


class SitsOutDuty(PenaltyDuty, rank=Rank.REPORTS):
    """A penalty in minutes; ``begins`` as for one in hands."""

    begins: str | None = None


class ConductReportDuty(Duty, rank=Rank.REPORTS, subject="entry", cause="penalty action"):
    """A penalty, or the disqualification of an ``action``, is reported to the board."""

    entry: int
    player: int
    step: str
    offence: str
    penalty: int | None = None
    action: int | None = None

    @property
    def cause(self) -> tuple[int | str, ...]:
        return super().cause if self.action is None else (self.step, self.action)
