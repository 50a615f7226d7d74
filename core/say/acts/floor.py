"""The acts on tables and seats."""

from __future__ import annotations

from core.say.acts.base import Act, Seat, arg


class OpenTable(Act, verb="open table"):
    label: str = arg("label", required=True)
    size: int | None = arg("int", "seats")


class CloseTable(Act, verb="close table"):
    table: int = arg("table", required=True)


class CloseSeat(Act, verb="close seat"):
    seat: Seat = arg("seat", required=True)


class OpenSeat(Act, verb="open seat"):
    seat: Seat = arg("seat", required=True)


class PrepareDraw(Act, verb="prepare draw"):
    """Show the commitment; ``draw`` (``all`` as here) follows with the number called in the room."""

    everybody: bool = arg("flag", "all", False)


class MakeDraw(Act, verb="draw"):
    """Seat everybody without a seat; ``all``: redraw everybody; ``seeded``: keep the biggest stacks apart."""

    number: str = arg("text", "number", "")
    everybody: bool = arg("flag", "all", False)
    seeded: bool = arg("flag", "seeded", False)


class AbandonDraw(Act, verb="abandon draw"):
    pass


class Move(Act, verb="move"):
    entry: int = arg("entry", required=True)
    seat: Seat = arg("seat", "to", required=True)


class Swap(Act, verb="swap"):
    entry: int = arg("entry", required=True)
    other: int = arg("entry", "with", required=True)


class WrongSeat(Act, verb="wrong seat"):
    """Move a player found at ``seat`` with the right stack to the seat that was drawn (procedure B5)."""

    entry: int = arg("entry", required=True)
    seat: Seat = arg("seat", "at", required=True)


class MarkSeat(Act, verb="mark seat"):
    """Mark a seat as ``accessible`` or ``ordinary``, and give it to ``entry`` (procedure B2)."""

    seat: Seat = arg("seat", required=True)
    kind: str = arg("word", required=True)
    entry: int | None = arg("entry", "for")


class KeepApart(Act, verb="apart"):
    """Let a draw give these people seats at different tables; ``off``: no longer."""

    who: tuple[int, ...] = arg("entries", required=True)
    off: bool = arg("flag", "off", False)


class PlaceTable(Act, verb="place"):
    """Place a table in the room: column and row of the floor, from 1. ``across``: how many tables stand side
    by side if none has a place yet."""

    table: int = arg("table", required=True)
    column: int = arg("row", "column", required=True)
    row: int = arg("row", "row", required=True)
    across: int = arg("row", "across", 0)


class NoteBlinds(Act, verb="blinds"):
    """Enter the last hand's big blind at a table; button and small blind too if they were not simply the
    players before it (procedure A5). A seat may be empty: that blind was dead."""

    table: int = arg("table", required=True)
    big: int = arg("row", "big", required=True)
    small: int | None = arg("row", "small")
    button: int | None = arg("row", "button")


class NoteBigBlinds(Act, verb="big blinds"):
    """Enter the last hand's big blind at several tables at once: a seat of each."""

    seats: tuple[Seat, ...] = arg("seats", required=True)


class Track(Act, verb="track"):
    table: int = arg("table", required=True)
    off: bool = arg("flag", "off", False)


class NextHand(Act, verb="hand"):
    table: int = arg("table", required=True)


class DealIn(Act, verb="deal in"):
    entry: int = arg("entry", required=True)


class Balance(Act, verb="balance"):
    """Make the next move the rulebook asks for. ``source``: a nearby table that gives instead; ``who`` and
    ``to``: the director's choice, an override if the book chooses otherwise."""

    source: int | None = arg("table", "from")
    who: int | None = arg("entry", "who")
    to: Seat | None = arg("seat", "to")


class Halt(Act, verb="halt"):
    table: int = arg("table", required=True)


class Deal(Act, verb="deal"):
    table: int = arg("table", required=True)


class BreakOrder(Act, verb="break order"):
    """The tables in the order they break, the next one first; ``none``: the rulebook's."""

    tables: tuple[int, ...] = arg("tables", required=True)


class BreakTable(Act, verb="break"):
    table: int = arg("table", required=True)
    number: str = arg("text", "number", "")


class FinalTable(Act, verb="final table"):
    """Bring everybody left to one table, with a redraw if the rulebook has one (procedure B6)."""

    table: int | None = arg("table", "at")
    number: str = arg("text", "number", "")


class SetRedraws(Act, verb="redraws"):
    """Set redraws of all seats before the start (procedure B3); ``none``: never."""

    tables: tuple[int, ...] = arg("numbers", "tables", ())
    players: tuple[int, ...] = arg("numbers", "players", ())
    first_days: bool = arg("flag", "days", False)


class Announce(Act, verb="announce"):
    """Record an announcement: ``break-order``, ``redraws``, ``seeded``, ``difference``, ``cancelled`` …"""

    what: str = arg("word", required=True)


class MarkDuty(Act, verb="duty"):
    """Mark a duty, by its identity: ``done``, ``dismissed``, ``otherwise``."""

    duty: str = arg("text", required=True)
    how: str = arg("word", required=True)


class PrintedSlips(Act, verb="printed"):
    action: int = arg("action", required=True)
