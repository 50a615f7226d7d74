"""Reasons by code, until each has a type of its own."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from core.say.reasons.base import Reason
from core.say.said import Said

Fact = str | int | tuple[int, ...] | tuple[str, ...] | None


class Why(Enum):
    """What stands against an act. The value is stored with an override, so it never changes."""

    # who and where
    NOT_SEATED = "not_seated"
    # tables and seats
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_SEAT = "no_such_seat"
    TABLE_EXISTS = "table_exists"
    BAD_LABEL = "bad_label"
    BAD_SIZE = "bad_size"
    TABLE_OCCUPIED = "table_occupied"
    SEAT_TAKEN = "seat_taken"
    SEAT_CLOSED = "seat_closed"
    SEAT_NOT_CLOSED = "seat_not_closed"
    SAME_SEAT = "same_seat"
    ROOM_FULL = "room_full"
    NOBODY_TO_SEAT = "nobody_to_seat"
    # entering
    LATE_CLOSED = "late_closed"
    # the draw
    NO_DRAW_OPEN = "no_draw_open"
    DRAW_OPEN = "draw_open"
    # prizes and settings
    # the rulebook
    STILL_DUE = "still_due"
    # entering by the rulebook
    SEATS_ARE_DRAWN = "seats_are_drawn"
    LATE_FORBIDDEN = "late_forbidden"
    STACK_NOT_FULL = "stack_not_full"
    STACK_STAYS = "stack_stays"
    NOT_ABSENT = "not_absent"
    PRESENT_SO = "present_so"
    # drawing by the rulebook
    NOT_ANNOUNCED = "not_announced"
    REDRAW_NOT_SET = "redraw_not_set"
    SET_BEFORE_START = "set_before_start"
    STACKS_UNKNOWN = "stacks_unknown"
    RULED_BY_HAND = "ruled_by_hand"
    SEAT_MARKED_SO = "seat_marked_so"
    BAD_PLACE = "bad_place"
    STANDS_SO = "stands_so"
    TOO_MANY_FOR_FINAL = "too_many_for_final"
    FINAL_FIXED = "final_fixed"
    ONE_TABLE_LEFT = "one_table_left"


class Coded(Reason):
    """A reason whose facts are not typed yet."""

    why: Why
    facts: Mapping[str, Fact]

    def __init__(
        self,
        why: Why,
        facts: Mapping[str, Fact] | None = None,
        clause: str = "",
        overridable: bool = False,
        key: str = "",
    ) -> None:
        Said.__init__(self, why=why, facts=facts or {}, clause=clause, overridable=overridable, key=key)
        object.__setattr__(self, "kind", why.value)

    def __hash__(self) -> int:
        return hash((self.why, self.clause))
