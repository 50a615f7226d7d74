"""Where a duty leads: the page it can be done on, the paper it is done with."""

from __future__ import annotations

from core.say.duty import DutyKind

# Where it can be done otherwise; "tables" where nothing else is said.
PAGES = {
    DutyKind.WINNER: "players",
    DutyKind.RACE: "chips",
    DutyKind.COLOUR_UP: "chips",
    DutyKind.LATE_CLOSES: "structure",
    DutyKind.PRIZES: "structure",
    DutyKind.COLLECT_SLIPS: "history",
    DutyKind.REPORT: "history",
    DutyKind.COME_BACK: "floor",
    DutyKind.CLOCK_CALL: "floor",
    DutyKind.HAND_FOR_HAND: "floor",
    DutyKind.HAND_FOR_HAND_OFF: "floor",
    DutyKind.HAND_PLAYED: "floor",
    DutyKind.SAME_TIME: "floor",
    DutyKind.SAME_HAND: "floor",
    DutyKind.SERVED: "floor",
    DutyKind.SITS_OUT: "floor",
    DutyKind.CONDUCT_REPORT: "floor",
}
# What is printed from the card.
PAPERS = {
    DutyKind.REPORT: "rulings",
    DutyKind.CONDUCT_REPORT: "conduct",
    DutyKind.COLOUR_UP: "dealer_sheets",
    DutyKind.SERVED: "table_sheets",
}

# What is printed once there is a winner; the last where there is anything to pay.
AT_THE_END = ("results", "payout_slips")
