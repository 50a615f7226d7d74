"""The order of the duties: a rank for each type, and the order of the kinds within a rank."""

from __future__ import annotations

from enum import IntEnum


class Rank(IntEnum):
    """The order of duties that are equally urgent."""

    AT_ONCE = 0
    """A minute of somebody's hand, or what a table remembers only now: everything else can wait."""
    SEATS = 1
    TABLES = 2
    PEOPLE = 3
    HANDS = 4
    LEVEL = 5
    """The duties that begin with a level or a break."""
    MONEY = 6
    REPORTS = 7


ORDER: dict[Rank, tuple[str, ...]] = {
    Rank.AT_ONCE: ("clock_call", "same_time", "floor_call", "winner"),
    Rank.SEATS: ("accessible", "draw_number", "collect_slips", "seats"),
    Rank.TABLES: ("halt", "final_table", "redraw", "break_table", "balance", "deal", "stands_still"),
    Rank.PEOPLE: ("carry_chips", "come_back", "uncounted", "announce", "deal_in"),
    Rank.HANDS: ("same_hand", "hand_for_hand_off", "hand_played", "hand_for_hand"),
    Rank.LEVEL: ("talk", "raise_cap", "decks", "race", "colour_up", "day_end"),
    Rank.MONEY: ("unpaid", "late_closes", "sale_ends", "prizes", "sign_deal", "head", "to_pay"),
    Rank.REPORTS: ("served", "sits_out", "conduct_report", "report"),
}
KINDS = {kind for kinds in ORDER.values() for kind in kinds}


def know(rank: Rank, kind: str) -> None:
    """Let a kind of duty that a format adds be marked; it comes after the others of its rank."""
    if kind not in KINDS:
        ORDER[rank] += (kind,)
        KINDS.add(kind)
