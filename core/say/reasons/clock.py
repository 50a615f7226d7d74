"""Why the clock or the structure cannot be set so."""

from __future__ import annotations

from core.say.refused import Reason


class NoStructure(Reason):
    """The structure has no row."""


class NotStarted(Reason):
    """The clock has not been started."""


class AlreadyStarted(Reason):
    """The clock has been started."""


class AlreadyRunning(Reason):
    """The clock runs."""


class AlreadyPaused(Reason):
    """The clock is paused."""


class NoSuchRow(Reason):
    """The structure has, or may have, ``rows`` rows."""

    row: int
    rows: int


class NoNextRow(Reason):
    """The clock is in the last row."""


class NoPreviousRow(Reason):
    """The clock is in the first row."""


class RowPast(Reason):
    row: int


class BlindsOfSeveral(Reason):
    """Blinds and limits are changed one level at a time."""


class NoLevelAbove(Reason):
    """The structure has no level whose blinds are higher than those being played."""


class RowShorterThanRun(Reason):
    """``run`` ms of the row have been played."""

    row: int
    run: int


class BadLength(Reason):
    """No row lasts, and no clock can be set to, ``length`` ms."""

    length: int


class NoSetEnd(Reason):
    """The row lasts until somebody ends it, so it cannot be given more time."""


class DayEndHasNoLength(Reason):
    """The end of a day lasts until the clock is started again."""


class NoBlinds(Reason):
    """A level has neither blinds nor limits nor an ante."""


class BadBlinds(Reason):
    small: int
    big: int


class BadAnte(Reason):
    ante: int


class BadAntePayer(Reason):
    paid_by: str


class BadCap(Reason):
    cap: int


class BadBringIn(Reason):
    bring_in: int


class BlindsOnBreak(Reason):
    """A break has no blinds, ante, bets or hands."""


class NoAnte(Reason):
    """The level has no ante to pay."""


class BadHands(Reason):
    hands: int
    most: int


class HandsAndLength(Reason):
    """A level lasts for a time or for a number of hands, not for both."""


class HandsPlayed(Reason):
    played: int


class MoreHandsThanLevel(Reason):
    """The level lasts ``most`` hands, 0: it is not counted by hands."""

    hands: int
    most: int


class BadBreakKind(Reason):
    name: str


class LevelHasNoKind(Reason):
    """Only a break is a talk break or the end of a day."""


class InThePast(Reason):
    """The moment (ms) is too early."""

    at: int


class InTheFuture(Reason):
    """The moment (ms) is in the future."""

    at: int


class NoGap(Reason):
    """No time away waits for this answer."""
