"""The acts on hands: hand-for-hand, the clock called, busts at one time (procedures G to I)."""

from __future__ import annotations

from core.say.acts.base import Act, arg


class HandForHand(Act, verb="hand-for-hand"):
    """Begin hand-for-hand: all tables deal the same hand, and the level clock stops; ``off``: end it."""

    off: bool = arg("flag", "off", False)


class HandPlayed(Act, verb="hand played"):
    """Count a hand that every table has finished; its set time comes off the level clock."""


class CallClock(Act, verb="call clock"):
    """Call the clock on ``entry``; ``seconds``: fewer than the rulebook's."""

    entry: int = arg("entry", required=True)
    by: int | None = arg("entry", "by")
    seconds: int | None = arg("int", "seconds")


class EndClockCall(Act, verb="clock call"):
    """``acted``, ``withdrawn``, or what the rulebook makes of no action: ``dead``, ``checked``. ``on``: on
    whom, where the clock runs on several."""

    outcome: str = arg("word", required=True)
    on: int | None = arg("entry", "on")


class SameTime(Act, verb="same time"):
    who: tuple[int, ...] = arg("entries", required=True)


class OneHand(Act, verb="one hand"):
    """Place players out in one hand: by ``stacks`` at its start (0: unknown), all ``shared``, or by the
    director in this ``order``: a number each, the lowest place first, equal numbers share."""

    who: tuple[int, ...] = arg("entries", required=True)
    stacks: tuple[int, ...] = arg("numbers", "stacks", ())
    shared: bool = arg("flag", "shared", False)
    order: tuple[int, ...] = arg("numbers", "order", ())


class TwoHands(Act, verb="two hands"):
    """Place players who went out in hands of their own, one after the other in this order."""

    who: tuple[int, ...] = arg("entries", required=True)


class Misdeal(Act, verb="misdeal"):
    table: int = arg("table", required=True)
