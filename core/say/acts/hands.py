"""The acts on hands: hand-for-hand, the clock called, busts at one time (RULES G to I)."""

from __future__ import annotations

from typing import ClassVar

from core.say.acts.base import Act, arg
from core.say.value import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class HandForHand(Act):
    """Begin hand-for-hand: all tables deal the same hand, and the level clock stops; ``off``: end it."""

    VERB: ClassVar[str] = "hand-for-hand"
    off: bool = arg("flag", "off", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPlayed(Act):
    """Count a hand that every table has finished; its set time comes off the level clock."""

    VERB: ClassVar[str] = "hand played"


@dataclass(frozen=True, slots=True, kw_only=True)
class CallClock(Act):
    """Call the clock on ``entry``; ``seconds``: fewer than the rulebook's."""

    VERB: ClassVar[str] = "call clock"
    entry: int = arg("entry", required=True)
    by: int | None = arg("entry", "by")
    seconds: int | None = arg("int", "seconds")


@dataclass(frozen=True, slots=True, kw_only=True)
class EndClockCall(Act):
    """``acted``, ``withdrawn``, or what the rulebook makes of no action: ``dead``, ``checked``. ``on``: on
    whom, where the clock runs on several."""

    VERB: ClassVar[str] = "clock call"
    outcome: str = arg("word", required=True)
    on: int | None = arg("entry", "on")


@dataclass(frozen=True, slots=True, kw_only=True)
class SameTime(Act):
    """Let these players share their places: they went out at the same time."""

    VERB: ClassVar[str] = "same time"
    who: tuple[int, ...] = arg("entries", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class OneHand(Act):
    """Place players out in one hand: by ``stacks`` at its start (0: unknown), all ``shared``, or by the
    director in this ``order``: a number each, the lowest place first, equal numbers share."""

    VERB: ClassVar[str] = "one hand"
    who: tuple[int, ...] = arg("entries", required=True)
    stacks: tuple[int, ...] = arg("numbers", "stacks", ())
    shared: bool = arg("flag", "shared", False)
    order: tuple[int, ...] = arg("numbers", "order", ())


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoHands(Act):
    """Place players who went out in hands of their own, one after the other in this order."""

    VERB: ClassVar[str] = "two hands"
    who: tuple[int, ...] = arg("entries", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Misdeal(Act):
    """Declare the hand of this table void and deal it again."""

    VERB: ClassVar[str] = "misdeal"
    table: int = arg("table", required=True)
