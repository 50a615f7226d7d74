"""Reasons against an act in a night of Chicago."""

from __future__ import annotations

from core.say.reasons import Reason


class NotOnSheet(Reason):
    """An entry of the protocol cannot be; ``problem`` is one of ``core.formats.chicago.round.Problem``.
    ``entry``: who sat in the chair then, for the report too; 0: nobody."""

    table: int
    chair: int
    problem: str
    entry: int = 0


class NoMatchAt(Reason):
    table: int


class NoSuchRound(Reason):
    table: int
    round: int
    rounds: int


class NoSuchHand(Reason):
    hand: str
    hands: tuple[str, ...]


class NothingThere(Reason):
    table: int
    deal: int
    exchange: int


class LaterEntries(Reason):
    table: int
    deal: int


class SaidWithLess(Reason):
    """After this correction the ``entry`` in the chair has only so many ``points`` in a later ``deal``, in
    which it said Chicago."""

    table: int
    chair: int
    entry: int
    deal: int
    points: int


class DeductedWhy(Reason):
    """Points are taken off the ``entry`` in the chair (0: nobody), and nothing says why."""

    entry: int
    points: int


class BadProtocol(Reason):
    """A line of points that cannot be: ``what`` is "count", "negative", "chair", "high", "nobody_won",
    "two_won", "no_ring", "made_unsaid", "out_points", "out_ring", "out_few", "said_few", "flush", "strokes"
    or "strokes_high". ``entry``: who sat in the chair in that round; 0: nobody."""

    table: int
    what: str
    chair: int = 0
    points: int = 0
    entry: int = 0


class RoundNotOver(Reason):
    table: int
    round: int


class RoomWaits(Reason):
    tables: tuple[int, ...]


class NoMoreRounds(Reason):
    table: int
    rounds: int


class HeatNotDone(Reason):
    heat: int
    tables: tuple[int, ...]


class TieUndecided(Reason):
    """These entries are equal, and one of them goes on: a play-off decides."""

    table: int
    entries: tuple[int, ...]


class HeatBegun(Reason):
    heat: int


class NoFurtherHeat(Reason):
    """The finals are played."""


class NoHeatYet(Reason):
    """No heat was drawn."""


class NoRoundToTime(Reason):
    """No round is played that could have a time."""


class TooFewToPlay(Reason):
    """``table``: 0 where it is no single table."""

    players: int
    fewest: int
    table: int = 0


class FiveCannotSit(Reason):
    "Five players cannot sit at tables of three and four."


class TableIsFull(Reason):
    table: int
    most: int


class TableHasBegun(Reason):
    table: int


class NotAtTable(Reason):
    entry: int


class AlreadyAtTable(Reason):
    entry: int
    table: int


class TooLateToPlay(Reason):
    """The player comes after the draw; ``entry`` is 0 where it is not made yet. ``full``: no table has a free
    chair before its first deal."""

    entry: int = 0
    name: str = ""
    full: bool = False


class NotTied(Reason):
    entries: tuple[int, ...]


class PlayOffPoints(Reason):
    """Each entry of a play-off has a number of points in a play-off, from 0 to ``most``; who won by a
    straight flush to ``flush`` (0: nobody did)."""

    entries: tuple[int, ...]
    most: int
    flush: int = 0


class PutOut(Reason):
    entry: int


class DrawnToPlay(Reason):
    """The entry was drawn for a heat: its points are written under it."""

    entry: int


class CannotGoOn(Reason):
    entry: int


class BadPlan(Reason):
    """The plan of a heat cannot be set so: ``what`` is "heat", "best" or "to"."""

    what: str


class ChangesWhoGoesOn(Reason):
    """The correction is refused: with it ``into`` would go on in place of ``out``, but the next heat has
    begun."""

    heat: int
    table: int
    out: tuple[int, ...]
    into: tuple[int, ...]
