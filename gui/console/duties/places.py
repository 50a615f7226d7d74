"""The places that a duty leads to: the page it can be done on, the paper it is done with."""

from __future__ import annotations

from core.say.duties import (
    ClockCallDuty,
    CollectSlipsDuty,
    ColourUpDuty,
    ComeBackDuty,
    ConductReportDuty,
    Duty,
    HandForHandDuty,
    HandForHandOffDuty,
    HandPlayedDuty,
    LateClosesDuty,
    PrizesDuty,
    RaceDuty,
    ReportDuty,
    SameHandDuty,
    SameTimeDuty,
    ServedDuty,
    SitsOutDuty,
    WinnerDuty,
)
from gui.formats import format as formats

_PAGES: dict[type[Duty], str] = {
    WinnerDuty: "players",
    RaceDuty: "chips",
    ColourUpDuty: "chips",
    LateClosesDuty: "structure",
    PrizesDuty: "structure",
    CollectSlipsDuty: "history",
    ReportDuty: "history",
    ComeBackDuty: "floor",
    ClockCallDuty: "floor",
    HandForHandDuty: "floor",
    HandForHandOffDuty: "floor",
    HandPlayedDuty: "floor",
    SameTimeDuty: "floor",
    SameHandDuty: "floor",
    ServedDuty: "floor",
    SitsOutDuty: "floor",
    ConductReportDuty: "floor",
}
_PAPERS: dict[type[Duty], str] = {
    ReportDuty: "rulings",
    ConductReportDuty: "conduct",
    ColourUpDuty: "dealer_sheets",
    ServedDuty: "table_sheets",
}

# These are printed once there is a winner; the last where there is anything to pay.
AT_THE_END = ("results", "payout_slips")


def page(duty: Duty) -> str:
    """Return the page where it can be done otherwise."""
    own = (item for look in formats.LOOKS.values() for item in look.asked_on.items())
    return next((name for kind, name in (*_PAGES.items(), *own) if isinstance(duty, kind)), "tables")


def paper(duty: Duty) -> str:
    """Return what is printed from its card; empty where nothing is."""
    return next((name for kind, name in _PAPERS.items() if isinstance(duty, kind)), "")
