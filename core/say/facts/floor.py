"""Facts of the floor: tables, seats, who sits where, draws, blinds."""

from __future__ import annotations

from core.say.facts import Fact, fact


@fact
class TableOpened(Fact):
    table: int
    label: str
    size: int


@fact
class TableClosed(Fact):
    table: int


@fact
class SeatClosed(Fact):
    """A seat nobody may be drawn or moved to: a broken chair."""

    table: int
    seat: int


@fact
class SeatOpened(Fact):
    table: int
    seat: int


@fact
class Seated(Fact):
    """The entry sits here from now on, wherever it sat before; ``card``: a physical card was drawn for it."""

    entry: int
    table: int
    seat: int
    card: bool = False


@fact
class Unseated(Fact):
    """The entry is in, but has no seat: it is between two draws. ``purpose``: left to draw a physical card,
    for a draw of this sort ("break", "redraw", "final"); empty: not so."""

    entry: int
    purpose: str = ""


@fact
class ChipsCarried(Fact):
    """An absent player's chips stand at this seat now: the staff carried them (procedure E5)."""

    entry: int
    table: int
    seat: int


@fact
class Swapped(Fact):
    entry: int
    other: int


@fact
class DrawPrepared(Fact):
    """The PC's secret and the commitment shown before a number is called in the room (hex), for a draw of
    this ``purpose`` ("start": who has no seat, "redraw": everybody, "break": a table's players, "final":
    the final table)."""

    draw: int
    secret: str
    commitment: str
    purpose: str = "start"


@fact
class DrawMade(Fact):
    """A draw was made: with the secret and the number anyone can recompute the seats. ``apart`` are the
    biggest stacks of a seeded draw, the biggest first; ``anywhere`` the entries that draw any free seat at
    any table."""

    draw: int
    number: str
    entries: tuple[int, ...]
    seats: tuple[tuple[int, int], ...]
    purpose: str = "start"
    apart: tuple[int, ...] = ()
    anywhere: tuple[int, ...] = ()


@fact
class DrawAbandoned(Fact):
    """The draw will not be made. ``used``: seats were drawn from its secret and that was undone; no action
    says so, it is what an undone ``DrawMade`` leaves in the fold."""

    draw: int
    used: bool = False


@fact
class SeatMarked(Fact):
    """An accessible seat, or an ordinary one again (procedure B2)."""

    table: int
    seat: int
    accessible: bool


@fact
class KeptApart(Fact):
    """A draw gives these players seats at different tables; or no longer."""

    players: tuple[int, ...]
    apart: bool


@fact
class TablePlaced(Fact):
    """The table's place in the room, in columns and rows of the floor from 1."""

    table: int
    column: int
    row: int


@fact
class TableResized(Fact):
    table: int
    size: int


@fact
class BlindsNoted(Fact):
    """Button, small and big blind of the table's last hand, on empty seats too (procedure A5).

    Told by the director, or worked out for the next hand: then ``seats`` are those somebody sat on and
    ``after`` button, small and big blind of the hand before. Where something entered late has made either
    another, what was worked out holds no more (see ``core.floor.fold``)."""

    table: int
    button: int
    small: int
    big: int
    seats: tuple[int, ...] = ()
    after: tuple[int, ...] = ()


@fact
class BlindsTracked(Fact):
    table: int
    on: bool


@fact
class TableHalted(Fact):
    """The table stops dealing, or deals again (procedure D.halt); ``by_hand``: by the director's decision,
    not by a rule."""

    table: int
    halted: bool
    by_hand: bool = False


@fact
class Waits(Fact):
    """The entry gets no cards until the button has passed (procedure A4); or is dealt in again."""

    entry: int
    waits: bool


@fact
class BreakOrderSet(Fact):
    """The tables in the order they break, the next one first (procedure E1); those not named come after
    them."""

    tables: tuple[int, ...]


@fact
class RedrawsSet(Fact):
    """All seats are redrawn at so many tables, at so many players left, or when first days merge."""

    tables: tuple[int, ...] = ()
    players: tuple[int, ...] = ()
    first_days: bool = False


@fact
class Redrawn(Fact):
    """A planned redraw has been made: ``tables 2``, ``players 27``, ``first days``, ``final``."""

    which: str
