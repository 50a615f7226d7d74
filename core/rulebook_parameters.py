"""What a rulebook decides: every parameter of RULES A–E, what it may be, and which line of RULES it serves.

A value says what happens at the table, never whose rule it is. Where a choice has a number or a table of
its own (a final table's size, when a halt begins) they are fields of the choice: a number that is not
used in a rulebook cannot stand in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

Sizes = Mapping[int, int]
Field = str | int | Sizes


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several rules with what belongs to it: ``short_of_largest`` with ``short = 3``."""

    rule: str
    fields: Mapping[str, Field] = field(default_factory=dict, hash=False)

    def word(self, name: str) -> str:
        found = self.fields[name]
        assert isinstance(found, str)
        return found

    def number(self, name: str) -> int:
        found = self.fields[name]
        assert isinstance(found, int)
        return found

    def sizes(self, name: str) -> Sizes:
        found = self.fields[name]
        assert isinstance(found, Mapping)
        return found


Value = str | int | bool | Choice


@dataclass(frozen=True, slots=True)
class Word:
    """One of these words."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number, both ends included."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""


@dataclass(frozen=True, slots=True)
class SizeTable:
    """Seats of a table to seats of another, both between ``low`` and ``high``; at least one line."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class OneOf:
    """A ``Choice``: the names of its rules and the fields each must have, all of them."""

    rules: Mapping[str, Mapping[str, Word | Number | SizeTable]] = field(hash=False)


Kind = Word | Number | Flag | OneOf


@dataclass(frozen=True, slots=True)
class Parameter:
    """``rule`` is the id in RULES; ``meaning`` is for whoever writes a rulebook, not for the screen."""

    key: str
    rule: str
    kind: Kind
    meaning: str


_WHO = Word(("same_position_worst_first", "next_big_blind"))
_TO = Word(("same_position", "nearest_big_blind", "worst_position", "big_blind_else_next_clockwise"))
_MOVES = Word(("any_move", "broken_table"))
_SHORT: Mapping[str, Word | Number | SizeTable] = {
    "short": Number(2, 9),
    # where halting is the director's choice instead
    "by_director_in": Word(("none", "six_max_and_turbo")),
}


def _word(key: str, rule: str, words: str, meaning: str) -> Parameter:
    return Parameter(key, rule, Word(tuple(words.split())), meaning)


def _flag(key: str, rule: str, meaning: str) -> Parameter:
    return Parameter(key, rule, Flag(), meaning)


_ALL = (
    # A. Positions
    _word(
        "positions.empty_button", "A2", "dead stays",
        "the button's next seat is empty: it stands there all the same, or stays where it was for that hand",
    ),
    _word(
        "positions.heads_up", "A3", "big_blind_moves_on button_moves_on",
        "from three to two: nobody posts the big blind twice running and the button follows from that,"
        " or the button passes on and the blinds follow from it; the button posts the small blind",
    ),
    # B. Draw and final table
    _word("draw.seats", "B1", "random by_hand", "how seats are given out"),
    _word(
        "draw.accessible", "B2", "first by_hand",
        "players who need an accessible seat: seated there before anybody else is drawn, or by the director",
    ),
    _word(
        "draw.seeded", "B3", "if_announced setting",
        "keeping the biggest stacks apart: only if announced before the start, or at any time",
    ),
    _word(
        "draw.first_days", "B3", "announced_by_start setting",
        "drawing again when first days merge: how must be announced by the start, or is set at any time",
    ),
    _word(
        "draw.wrong_seat", "B5", "moved_with_stack by_hand",
        "found in the wrong seat with the right stack: moved to the right one as it is, or ruled upon",
    ),
    _flag("final_table.redraw", "B6", "all seats of the final table are drawn again"),
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
    _flag("final_table.not_heads_up_events", "B6", "heads-up events have no larger final table"),
    # C. Entering
    _word("entering.late", "C.late", "forbidden until_level", "entering after the start; the level is set"),
    _word("entering.late_seat", "C.late", "random by_hand", "a late entry's seat: any free one at any table"),
    _word(
        "entering.late_wait", "C.late", "between_small_blind_and_button none",
        "who enters during play (late, again, as an alternate) waits there until the button has passed",
    ),
    _word("entering.absent", "C.absent", "blinded not_blinded", "a paid stack without its player"),
    _word(
        "entering.absent_leaves", "C1", "when_blinded_off by_director",
        "when an absent stack leaves play: never before it is blinded off, or when the director says so",
    ),
    _word("entering.rebuy_seat", "C.rebuy", "kept drawn", "where a player who re-buys sits"),
    _word(
        "entering.rebuy_declared", "C.rebuy", "before_first_card before_next_hand",
        "until when a re-buy is declared and from then owed; a hand begins with the shuffle",
    ),
    _flag("entering.rebuy_owes_bets", "C.rebuy", "bets made before the chips arrive are owed too"),
    _word("entering.rebuy_undeclared", "C.rebuy", "out by_director", "who has not declared in time"),
    _flag("entering.rebuy_announced", "C.rebuy", "the table is told the amount he plays for meanwhile"),
    _word("entering.reentry_seat", "C.reentry", "random kept by_hand", "the seat of one who enters again"),
    _word(
        "entering.surrendered", "C.reentry", "leave_play not_allowed",
        "chips given up for a re-entry: they leave play, or may not be given up",
    ),
    _word(
        "entering.handover", "C.handover", "forbidden_after_start allowed",
        "giving or selling a seat to somebody else once play has begun",
    ),
    _word("entering.refund", "C.handover", "none_after_start by_director", "the entry of one who must leave"),
    _word("entering.alternate_seat", "C.alternate", "random by_hand", "an alternate's seat"),
    _word(
        "tournament.altered", "C2", "management override",
        "altering or cancelling the tournament: the management's right, or a departure from the rules",
    ),
    _flag("tournament.rulings_reported", "C2", "departures from the rules are reported, with the motivation"),
    # D. Balancing
    Parameter("balance.due_difference", "D.due", Number(2, 9), "so many fewer players than another table"),
    _word("balance.due_force", "D.due", "must proposed", "balancing that is due: a duty, or a proposal"),
    _flag("balance.may_tighten", "D.due", "the director may lower the difference as the event goes on"),
    _word(
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
    _word(
        "balance.wait", "D.to", "on_button_or_small_blind between_small_blind_and_button none",
        "where a balanced player sits out until the button has passed",
    ),
    _word(
        "balance.destination", "D.table", "shortest_then_breaks_last shortest_then_breaks_first",
        "the table that gets him",
    ),
    _flag("balance.destination_fixed", "D.table", "that is set beforehand: another table is an override"),
    Parameter(
        "balance.halt", "D.halt",
        OneOf({"none": {}, "short_of_largest": _SHORT, "short_when_big_blind_would_be_empty": _SHORT}),
        "a short table stops dealing: never; so many short of the largest table; so many short, once its big"
        " blind would fall on an empty seat",
    ),
    Parameter(
        "balance.near", "D2",
        OneOf({"never": {}, "above_tables": {"above": Number(2, 99), "who": _WHO, "to": _TO}}),
        "with more tables than that left, the player may come from any table nearby, but by this who and to",
    ),
    _flag("balance.option_kept", "D3", "an option is kept all tournament: changing it is an override"),
    Parameter(
        "moving.dodged_blind", "D6",
        OneOf({"by_director": {}, "penalty": {"on": _MOVES}, "dead_money_or_penalty": {"on": _MOVES}}),
        "a blind dodged on purpose when moving: dead_money_or_penalty is the money, a penalty, or both",
    ),
    # E. Breaking
    _word(
        "breaking.order", "E1", "highest_number_first lowest_number_first by_director",
        "the order where none is set; by_director: any table, the one opened last proposed",
    ),
    _flag("breaking.announced", "E1", "the order, and a change of it, is announced: a duty"),
    _word("breaking.due", "E2", "players_fit by_director", "a table breaks as soon as the others have room"),
    _word(
        "breaking.seats", "E3", "two_step_random one_step_random",
        "seats are drawn and shuffled and then drawn by the players, or each player is given a random seat",
    ),
    _word(
        "breaking.wait", "E4", "between_small_blind_and_button none",
        "where a player from a broken table gets no cards until the button has passed",
    ),
    _flag("breaking.staff_moves_absent", "E5", "the staff moves an absent player's chips: a duty"),
)  # fmt: skip

PARAMETERS: Mapping[str, Parameter] = MappingProxyType({p.key: p for p in _ALL})
GROUPS = tuple(dict.fromkeys(key.split(".")[0] for key in PARAMETERS))
