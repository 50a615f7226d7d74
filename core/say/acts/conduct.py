"""The acts on conduct: penalties and disqualification (RULES I5, J)."""

from __future__ import annotations

from typing import ClassVar

from core.say.acts.base import Act, arg
from core.say.value import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Disqualify(Act):
    """Disqualify a player. ``shares``: chips dealt out, by seat of the same table, if the rulebook deals
    them out; ``table``: where those of a stack without a seat are dealt out; ``chips``: the stack, if it
    was not counted; ``clause``: of the offence; ``claimed``: when it was reported."""

    VERB: ClassVar[str] = "disqualify"
    entry: int = arg("entry", required=True)
    offence: str = arg("text", "for", required=True)
    chips: int | None = arg("int", "chips")
    shares: tuple[tuple[int, int], ...] = arg("counts", "shares", ())
    table: int | None = arg("table", "at")
    refund: int = arg("money", "refund", 0)
    clause: str = arg("text", "clause", "")
    claimed: int | None = arg("time", "claimed")


@dataclass(frozen=True, slots=True, kw_only=True)
class Penalise(Act):
    """A penalty: ``penalty 7.4 minutes 10 for "phone"``; without a step the next one of the record."""

    VERB: ClassVar[str] = "penalty"
    entry: int = arg("entry", required=True)
    offence: str = arg("text", "for", required=True)
    warning: bool = arg("flag", "warning", False)
    minutes: int | None = arg("int", "minutes")
    hands: int | None = arg("int", "hands")
    rounds: int | None = arg("int", "rounds")
    # the hand is ruled dead besides; it was for exposed cards
    dead_hand: bool = arg("flag", "dead-hand", False)
    exposed: bool = arg("flag", "exposed", False)
    clause: str = arg("text", "clause", "")
    claimed: int | None = arg("time", "claimed")


@dataclass(frozen=True, slots=True, kw_only=True)
class TallyHands(Act):
    """Set how many hands were dealt without the player; ``misdeals`` of them were misdealt."""

    VERB: ClassVar[str] = "hands out"
    entry: int = arg("entry", required=True)
    hands: int = arg("int", required=True)
    misdeals: int = arg("int", "misdeals", 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class EndPenalty(Act):
    """``served`` or ``lifted``."""

    VERB: ClassVar[str] = "end penalty"
    entry: int = arg("entry", required=True)
    how: str = arg("word", required=True)
