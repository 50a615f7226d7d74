"""Why seats, blinds and tables stay as they are: balancing, breaking, stopped tables, tracked hands."""

from __future__ import annotations

from core.say.refused import Reason


class TablesBalanced(Reason):
    """No table is ``difference`` players short of another, or the short one has no free seat."""

    difference: int


class AnotherTableMeant(Reason):
    """The rulebook takes a player from, or sends one to, ``meant``, not ``table``. ``entry``: the player the
    director named, 0 for none."""

    table: int
    meant: int
    entry: int = 0


class AnotherPlayerMeant(Reason):
    """The rulebook moves the player at ``meant_seat`` of the same table, not this one. ``meant_seat`` is None
    if the rulebook moves nobody from that table."""

    entry: int
    table: int
    seat: int
    meant: int | None = None
    meant_seat: int | None = None


class AnotherSeatMeant(Reason):
    """The rulebook sends the player to ``meant_seat`` of the same table, not to this one. ``meant_seat`` is
    None if the rulebook sends nobody to that table."""

    table: int
    seat: int
    entry: int | None = None
    meant_seat: int | None = None


class NotNearby(Reason):
    """A player comes from ``giver``: not from any other table before there are more than ``above`` (0: never)
    of the ``tables`` there are; then from one near the short table. ``far_from``: the short table, if the
    floor plan shows the other far from it."""

    table: int
    giver: int
    tables: int
    above: int
    far_from: int | None = None


class DifferenceFixed(Reason):
    """The rulebook balances at this difference; ``tighten``: it may be made smaller."""

    difference: int
    tighten: bool


class TableDoesNotFit(Reason):
    table: int
    players: int
    seats: int


class BreakOutOfOrder(Reason):
    table: int
    first: int


class BlindsUnknown(Reason):
    """The last big blind of the table is unknown. ``need``: what needs it: ``giver`` or ``taker`` of a
    balance, ``halt``, ``race``, ``hand``."""

    table: int
    need: str


class BlindsClash(Reason):
    table: int
    seat: int


class TooFewAtTable(Reason):
    table: int
    players: int


class TrackedAlready(Reason):
    """The hands of the table are already tracked; ``on`` False: they are already not tracked."""

    table: int
    on: bool


class NotWaiting(Reason):
    entry: int


class TableNotShort(Reason):
    """The table may not stop dealing. ``short``: how many players a table lacks that does, 0 where the
    rulebook does not count. ``eliminated``: how many went out there, where those are too few."""

    table: int
    players: int
    largest: int
    short: int
    rule: str
    eliminated: int | None = None


class TableStillShort(Reason):
    table: int
    players: int
    largest: int
    short: int


class TableHasStopped(Reason):
    table: int


class TableIsDealing(Reason):
    table: int
