"""The reasons against hand-for-hand, shared places and calls of the clock."""

from __future__ import annotations

from core.say.refused import Reason

# -- hands that are counted -------------------------------------------------------------------------


class HandForHandAlready(Reason):
    """Hand-for-hand is already on; not ``on``: it is off."""

    on: bool


class FarFromMoney(Reason):
    """``from_money`` players must go out before all who are left are paid: more than the ``most`` at which
    hand-for-hand may begin."""

    players: int
    places: int
    from_money: int
    most: int


class HandsRunTheClock(Reason):
    minutes: int


class NoHandCounted(Reason):
    """Hand-for-hand is off, and the level is timed in minutes."""


class AnteFixed(Reason):
    """The ante is not reduced at short tables."""


# -- places -----------------------------------------------------------------------------------------


class PlacesByChips(Reason):
    """These players sat at one table: the larger stack at the start of the hand finishes higher."""

    entries: tuple[int, ...]


class PlacesByTime(Reason):
    """These players finish in the order they went out, at different tables too."""

    entries: tuple[int, ...]


class SharedOnlyHandForHand(Reason):
    entries: tuple[int, ...]


class SharedAlready(Reason):
    entry: int


class NotBlindedOut(Reason):
    entry: int
    table: int | None
    seat: int | None


# -- the clock called -------------------------------------------------------------------------------


class CallRunning(Reason):
    entry: int


class NoCall(Reason):
    """No clock call is running on ``entry``; if nobody is named: none at all, or several (``running``)."""

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
    """``outcome`` is for a player who has not acted in time, and ``left`` (ms) is still to go."""

    entry: int
    left: int
    outcome: str


class CallOver(Reason):
    """The time is up; the rulebook decides the hand (``zero``), and not as ``outcome``."""

    entry: int
    zero: str
    outcome: str


class CallDoubtful(Reason):
    """The player acted as the time ended: the director rules on it."""

    entry: int
