"""Duties of conduct: penalties being served, reports to the board."""

from __future__ import annotations

from typing import ClassVar

from core.say.duties.base import Duty
from core.say.duties.rank import Rank


class PenaltyDuty(Duty):
    """Somebody sits out: for which ``penalty`` and ``step``, and how many ``more`` follow."""

    SUBJECT: ClassVar = ("entry",)
    CAUSE: ClassVar = ("penalty",)
    entry: int
    table: int | None
    seat: int | None
    penalty: int
    step: str
    more: int


class ComeBackDuty(PenaltyDuty):
    """The penalties are over."""

    rank: ClassVar = Rank.PEOPLE


class ServedDuty(PenaltyDuty):
    """A penalty in ``hands``, of which so many are ``served``. ``begins`` is the rulebook's word for when,
    where that is still open; ``misdeal`` the one for a misdealt hand."""

    rank: ClassVar = Rank.REPORTS
    hands: int
    served: int
    misdeal: str
    begins: str | None = None


class SitsOutDuty(PenaltyDuty):
    """A penalty in minutes; ``begins`` as for one in hands."""

    rank: ClassVar = Rank.REPORTS
    begins: str | None = None


class ConductReportDuty(Duty):
    """A penalty, or the disqualification of an ``action``, is reported to the board."""

    rank: ClassVar = Rank.REPORTS
    SUBJECT: ClassVar = ("entry",)
    CAUSE: ClassVar = ("penalty", "action")
    entry: int
    player: int
    step: str
    offence: str
    penalty: int | None = None
    action: int | None = None

    @property
    def cause(self) -> tuple[int | str, ...]:
        return super().cause if self.action is None else (self.step, self.action)
