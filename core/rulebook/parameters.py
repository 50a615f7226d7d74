"""What a rulebook decides: every parameter of RULES A–J, what it may be, and which line of RULES it serves.

A value says what happens at the table, never whose rule it is. Where a choice has a number or a table of
its own (a final table's size, when a halt begins) they are fields of the choice: a number that is not
used in a rulebook cannot stand in it. A–E are here, F–J in ``core/rulebook/parameters_play.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from core.rulebook.kinds import (
    Choice,
    Field,
    Flag,
    Kind,
    Number,
    OneOf,
    Parameter,
    Sizes,
    SizeTable,
    Step,
    Steps,
    Value,
    Word,
    flag,
    step,
    word,
)
from core.rulebook.parameters_play import PLAY

__all__ = [
    "GROUPS",
    "PARAMETERS",
    "Choice",
    "Field",
    "Flag",
    "Kind",
    "Number",
    "OneOf",
    "Parameter",
    "SizeTable",
    "Sizes",
    "Step",
    "Steps",
    "Value",
    "Word",
    "step",
]

_WHO = Word(("same_position_worst_first", "next_big_blind"))
_TO = Word(("same_position", "nearest_big_blind", "worst_position", "big_blind_else_next_clockwise"))
_WAIT = Word(("on_button_or_small_blind", "between_small_blind_and_button", "none"))
_MOVES = Word(("any_move", "broken_table"))
_SHORT: Mapping[str, Word | Number | SizeTable] = {
    "short": Number(2, 9),
    # where halting is the director's choice instead
    "by_director_in": Word(("none", "six_max_and_turbo")),
}

_SEATS = (
    # A. Positions
    word(
        "positions.empty_button", "A2", "dead stays",
        "the button's next seat is empty: it stands there all the same, or stays where it was for that hand",
    ),
    word(
        "positions.heads_up", "A3", "big_blind_moves_on button_moves_on",
        "from three to two: nobody posts the big blind twice running and the button follows from that,"
        " or the button passes on and the blinds follow from it; the button posts the small blind",
    ),
    # B. Draw and final table
    word("draw.seats", "B1", "random by_hand", "how seats are given out"),
    word(
        "draw.accessible", "B2", "first by_hand",
        "players who need an accessible seat: seated there before anybody else is drawn, or by the director",
    ),
    word(
        "draw.seeded", "B3", "if_announced setting",
        "keeping the biggest stacks apart: only if announced before the start, or at any time",
    ),
    word(
        "draw.first_days", "B3", "announced_by_start setting",
        "drawing again when first days merge: how must be announced by the start, or is set at any time",
    ),
    word(
        "draw.wrong_seat", "B5", "moved_with_stack by_hand",
        "found in the wrong seat with the right stack: moved to the right one as it is, or ruled upon",
    ),
    flag("final_table.redraw", "B6", "all seats of the final table are drawn again"),
    Parameter(
        "final_table.size", "B6",
        OneOf({
            "table_plus": {"plus": Number(0, 3), "most": Number(2, 12)},
            "map": {"sizes": SizeTable(2, 12)},
            "director": {},
        }),
        "players at the final table: a full table and some more, by the table's size, or the director's"
        " setting (also for a size that the map does not name)",
    ),
    flag("final_table.not_heads_up_events", "B6", "heads-up events have no larger final table"),
    # C. Entering
    word("entering.late", "C.late", "forbidden until_level", "entering after the start; the level is set"),
    word(
        "entering.late_seat", "C.late", "random shortest by_hand",
        "a late entry's seat: drawn of all free ones at any table; drawn, the shortest table first; or named"
        " by the director (drawn, the shortest table first)",
    ),
    word(
        "entering.stack", "C.late", "full by_director",
        "what a late entry, an alternate or a re-entry starts with: a full stack, or what the director sells",
    ),
    word(
        "entering.late_wait", "C.late", "between_small_blind_and_button none",
        "who enters during play (late, again, as an alternate) waits there until the button has passed",
    ),
    word("entering.absent", "C.absent", "blinded not_blinded", "a paid stack without its player"),
    word(
        "entering.absent_leaves", "C1", "when_blinded_off by_director",
        "when an absent stack leaves play: never before it is blinded off, or when the director says so",
    ),
    word("entering.rebuy_seat", "C.rebuy", "kept drawn", "where a player who re-buys sits"),
    word(
        "entering.rebuy_declared", "C.rebuy", "before_first_card before_next_hand",
        "until when a re-buy is declared and from then owed; a hand begins with the shuffle",
    ),
    flag("entering.rebuy_owes_bets", "C.rebuy", "bets made before the chips arrive are owed too"),
    word("entering.rebuy_undeclared", "C.rebuy", "out by_director", "who has not declared in time"),
    flag("entering.rebuy_announced", "C.rebuy", "the table is told the amount he plays for meanwhile"),
    word(
        "entering.reentry_seat", "C.reentry", "random shortest kept by_hand",
        "the seat of one who enters again: as a late entry's, or the old one",
    ),
    word(
        "entering.surrendered", "C.reentry", "leave_play not_allowed",
        "chips given up for a re-entry: they leave play, or may not be given up",
    ),
    word(
        "entering.handover", "C.handover", "forbidden_after_start allowed",
        "giving or selling a seat to somebody else once play has begun",
    ),
    word("entering.refund", "C.handover", "none_after_start by_director", "the entry of one who must leave"),
    word(
        "entering.alternate_seat", "C.alternate", "random shortest by_hand",
        "an alternate's seat: as a late entry's",
    ),
    word(
        "tournament.altered", "C2", "management override",
        "altering or cancelling the tournament: the management's right, or a departure from the rules",
    ),
    flag("tournament.rulings_reported", "C2", "departures from the rules are reported, with the motivation"),
    # D. Balancing
    Parameter("balance.due_difference", "D.due", Number(2, 9), "so many fewer players than another table"),
    word("balance.due_force", "D.due", "must proposed", "balancing that is due: a duty, or a proposal"),
    flag("balance.may_tighten", "D.due", "the director may lower the difference as the event goes on"),
    word(
        "balance.from", "D.from", "most_players_then_breaks_first most_players_then_breaks_last",
        "the table that gives a player",
    ),
    Parameter(
        "balance.who", "D.who", _WHO,
        "the player whose position is free at the other table, the worst first, never next hand's small"
        " blind; or next hand's big blind",
    ),
    Parameter(
        "balance.to", "D.to", _TO,
        "the position he left; as near the big blind as possible, best on it; the worst, a single big blind"
        " included, never the small blind; the big blind, else the first free seat clockwise from it",
    ),
    Parameter(
        "balance.wait", "D.to", _WAIT, "where a balanced player sits out until the button has passed"
    ),
    word(
        "balance.destination", "D.table", "shortest_then_breaks_last shortest_then_breaks_first",
        "the table that gets him",
    ),
    flag("balance.destination_fixed", "D.table", "that is set beforehand: another table is an override"),
    Parameter(
        "balance.halt", "D.halt",
        OneOf({"none": {}, "short_of_largest": _SHORT, "short_when_big_blind_would_be_empty": _SHORT}),
        "a short table stops dealing: never; so many short of the largest table; so many short by"
        " eliminations since it was opened or drawn again, once its big blind would fall on an empty seat",
    ),
    Parameter(
        "balance.near", "D2",
        OneOf({
            "never": {}, "above_tables": {"above": Number(2, 99), "who": _WHO, "to": _TO, "wait": _WAIT}
        }),
        "with more tables than that left, the player may come from any table nearby, but by this who, to and"
        " wait",
    ),
    flag("balance.option_kept", "D3", "an option is kept all tournament: changing it is an override"),
    Parameter(
        "moving.dodged_blind", "D6",
        OneOf({"by_director": {}, "penalty": {"on": _MOVES}, "dead_money_or_penalty": {"on": _MOVES}}),
        "a blind dodged on purpose when moving: dead_money_or_penalty is the money, a penalty, or both",
    ),
    # E. Breaking
    word(
        "breaking.order", "E1", "highest_number_first lowest_number_first by_director",
        "the order where none is set; by_director: any table, the one opened last proposed",
    ),
    flag("breaking.announced", "E1", "the order, and a change of it, is announced: a duty"),
    word("breaking.due", "E2", "players_fit by_director", "a table breaks as soon as the others have room"),
    word(
        "breaking.seats", "E3", "two_step_random one_step_random",
        "seats are drawn and shuffled and then drawn by the players, or each player is given a random seat",
    ),
    word(
        "breaking.wait", "E4", "between_small_blind_and_button none",
        "where a player from a broken table gets no cards until the button has passed",
    ),
    flag("breaking.staff_moves_absent", "E5", "the staff moves an absent player's chips: a duty"),
)  # fmt: skip

PARAMETERS: Mapping[str, Parameter] = MappingProxyType({p.key: p for p in (*_SEATS, *PLAY)})
GROUPS = tuple(dict.fromkeys(key.split(".")[0] for key in PARAMETERS))
