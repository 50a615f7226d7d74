"""Why seats were drawn so, a new player sits there, or an absent stack is where it is."""

from __future__ import annotations

from core.say.becauses.base import Because, SeatGiven


class SeatsDrawn(Because):
    players: int
    tables: int


class RedrawMade(Because):
    """Everybody drew again, as was set ahead. ``which``: the redraws this was (``core.floor.redraws``)."""

    which: tuple[str, ...]
    players: int
    tables: int


class CardsToBeDrawn(Because):
    """Everybody left the seat to draw a physical card. ``which``: the redraws this is, if any was set."""

    players: int
    which: tuple[str, ...] = ()


class StacksKeptApart(Because):
    """So many of the biggest stacks were kept ``apart`` in a seeded draw (procedure B3)."""

    apart: int
    players: int


class SatTogether(Because):
    """No draw of these seats could keep the ``entries`` apart that the club wants at different tables."""

    entries: tuple[int, ...]
    table: int


class FinalTableSet(Because):
    """So many ``players`` are left for a final table of ``size``. They sit at ``table``, to which ``chairs``
    are fetched. ``redraw``: everybody draws again there."""

    table: int
    players: int
    size: int
    redraw: bool
    chairs: int


class FinalSeatsDrawn(Because):
    """``redraw``: all seats are drawn again, else only the free ones; ``by_cards``: with physical cards."""

    redraw: bool
    by_cards: bool = False


class AccessibleSeatNeeded(Because):
    """The outcome for ``entry``, whose player needs an accessible seat (procedure B2). ``got``: an
    ``accessible`` seat, an ``ordinary`` one, or none from the draw, because the director gives it
    ``by_hand``; the seat is where the entry sits then. ``needed``: how many needed one; ``seats``: how many
    the draw had to give; ``known``: how many are marked at the open tables."""

    got: str
    needed: int
    seats: int
    known: int
    table: int | None = None
    seat: int | None = None


class NewcomerSeated(SeatGiven):
    """A new player, or one who left a seat to draw a card, sits down. ``comes`` as
    (``core.floor.newcomers.Kind``). ``how`` the seat was drawn: by ``card``, at ``random`` of all free ones,
    at the ``shortest`` table; empty if it was named."""

    comes: str
    how: str = ""


class MarkedAbsent(Because):
    """``blinded``: the stack of ``entry`` is set out and posts its blinds and antes meanwhile."""

    blinded: bool
    table: int | None = None
    seat: int | None = None


class AbsentStackRemoved(Because):
    chips: int
    table: int | None = None
    seat: int | None = None
