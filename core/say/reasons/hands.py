"""The reasons against hand-for-hand, shared places and calls of the clock."""

from __future__ import annotations

from core.say.reasons.base import Reason

# -- hands that are counted -------------------------------------------------------------------------


class HandForHandAlready(Reason):
    """The tables deal hand for hand already; not ``on``: they do not."""

    on: bool


class FarFromMoney(Reason):
    """``from_money`` have yet to go out before all who are left are paid: more than the ``most`` with which
    hand-for-hand begins."""

    players: int
    places: int
    from_money: int
    most: int


class HandsRunTheClock(Reason):
    """The clock stands hand for hand: each hand takes ``minutes`` off the level."""

    minutes: int


class NoHandCounted(Reason):
    """It is not hand-for-hand, and the level is not one of so many hands."""


class AnteFixed(Reason):
    """The ante is not reduced, however few are left."""


# -- places -----------------------------------------------------------------------------------------


class PlacesByChips(Reason):
    """These sat at one table: who began the hand with more chips finishes higher."""

    entries: tuple[int, ...]


class PlacesByTime(Reason):
    """These finish in the order they went out, at different tables too."""

    entries: tuple[int, ...]


class SharedOnlyHandForHand(Reason):
    """These cannot share their places: that is only in hand-for-hand."""

    entries: tuple[int, ...]


class SharedAlready(Reason):
    """``entry`` and the others named share their places already."""

    entry: int


class NotBlindedOut(Reason):
    """A player who is not in the seat cannot be blinded out."""

    entry: int
    table: int | None
    seat: int | None


# -- the clock called -------------------------------------------------------------------------------


class CallRunning(Reason):
    """The clock runs on ``entry`` already."""

    entry: int


class NoCall(Reason):
    """No clock runs on ``entry``; where nobody is named: on nobody, or on several (``running``)."""

    entry: int | None
    running: int


class CallerAway(Reason):
    """The caller is in no seat at that table: he sits at this one, or is ``away`` from it."""

    entry: int
    table: int | None
    seat: int | None
    away: bool


class CallTime(Reason):
    """The rulebook gives another time to act (s)."""

    seconds: int
    book: int


class CallBeforeZero(Reason):
    """``outcome`` is for who has not acted in time, and ``left`` (ms) is still to go."""

    entry: int
    left: int
    outcome: str


class CallOver(Reason):
    """The time is up; the rulebook says what becomes of the hand (``zero``), and it is not ``outcome``."""

    entry: int
    zero: str
    outcome: str


class CallDoubtful(Reason):
    """The player acted as the time ended: that is for the director to rule."""

    entry: int
