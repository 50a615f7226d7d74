"""What a duty is: one thing to do, who, where and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum

from core.say.acts import Act
from core.say.reasons import Fact


class DutyKind(Enum):
    """What is to be done, in the order it is done when several are as urgent."""

    CLOCK_CALL = "clock_call"  # a minute of somebody's hand: everything else can wait for it
    SAME_TIME = "same_time"  # while the table remembers the hand
    WINNER = "winner"
    ACCESSIBLE = "accessible"
    DRAW_NUMBER = "draw_number"
    COLLECT_SLIPS = "collect_slips"
    SEATS = "seats"
    HALT = "halt"
    FINAL_TABLE = "final_table"
    REDRAW = "redraw"
    BREAK_TABLE = "break_table"
    BALANCE = "balance"
    DEAL = "deal"
    CARRY_CHIPS = "carry_chips"
    COME_BACK = "come_back"
    ANNOUNCE = "announce"
    DEAL_IN = "deal_in"
    SAME_HAND = "same_hand"
    HAND_FOR_HAND_OFF = "hand_for_hand_off"
    HAND_PLAYED = "hand_played"
    HAND_FOR_HAND = "hand_for_hand"
    TALK = "talk"
    RAISE_CAP = "raise_cap"
    DECKS = "decks"
    RACE = "race"
    COLOUR_UP = "colour_up"
    DAY_END = "day_end"
    LATE_CLOSES = "late_closes"
    PRIZES = "prizes"
    SERVED = "served"
    SITS_OUT = "sits_out"
    CONDUCT_REPORT = "conduct_report"
    REPORT = "report"


class Urgency(IntEnum):
    NOW = 0
    SOON = 1
    LATER = 2


@dataclass(frozen=True, slots=True)
class Duty:
    """One thing to do. ``due_ms`` is the moment (ms) it falls due, None: now, or not by the clock.

    ``act`` carries it out; None where the director must say something first (a number, a seat). ``asks``
    are the tables whose last big blind (at a chip race: button) is told in it: must be, or beside an ``act``
    may be told otherwise. ``clauses`` are the rulebook's for it.
    """

    kind: DutyKind
    subject: tuple[int, ...]
    cause: tuple[int | str, ...]
    urgency: Urgency
    facts: Mapping[str, Fact] = field(default_factory=dict, hash=False)
    due_ms: int | None = None
    act: Act | None = None
    asks: tuple[int, ...] = ()
    clauses: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[DutyKind, tuple[int, ...], tuple[int | str, ...]]:
        """Whose identity it is: the same duty tomorrow has the same kind, subject and cause."""
        return self.kind, self.subject, self.cause

    @property
    def id(self) -> str:
        """The same as text, for the log: ``balance 3 5 / 9 7``."""
        parts = [" ".join(map(str, part)) for part in (self.subject, self.cause)]
        return " / ".join([f"{self.kind.value} {parts[0]}".rstrip(), *parts[1:]]).removesuffix(" / ")


def duty_id(kind: DutyKind, subject: tuple[int, ...], cause: tuple[int | str, ...] = ()) -> str:
    return Duty(kind, subject, cause, Urgency.NOW).id
