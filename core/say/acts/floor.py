"""The acts on tables and seats."""

from __future__ import annotations

from typing import ClassVar

from core.say.acts.base import Act, Seat, arg
from core.say.value import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable(Act):
    VERB: ClassVar[str] = "open table"
    label: str = arg("label", required=True)
    size: int | None = arg("int", "seats")


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseTable(Act):
    VERB: ClassVar[str] = "close table"
    table: int = arg("table", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseSeat(Act):
    VERB: ClassVar[str] = "close seat"
    seat: Seat = arg("seat", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenSeat(Act):
    VERB: ClassVar[str] = "open seat"
    seat: Seat = arg("seat", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrepareDraw(Act):
    """Show the commitment; ``draw`` (``all`` as here) follows with the number called in the room."""

    VERB: ClassVar[str] = "prepare draw"
    everybody: bool = arg("flag", "all", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeDraw(Act):
    """Seat everybody without a seat; ``all``: redraw everybody; ``seeded``: keep the biggest stacks apart."""

    VERB: ClassVar[str] = "draw"
    number: str = arg("text", "number", "")
    everybody: bool = arg("flag", "all", False)
    seeded: bool = arg("flag", "seeded", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class AbandonDraw(Act):
    VERB: ClassVar[str] = "abandon draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Act):
    VERB: ClassVar[str] = "move"
    entry: int = arg("entry", required=True)
    seat: Seat = arg("seat", "to", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Swap(Act):
    VERB: ClassVar[str] = "swap"
    entry: int = arg("entry", required=True)
    other: int = arg("entry", "with", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongSeat(Act):
    """Move a player found at ``seat`` with the right stack to the seat that was drawn (RULES B5)."""

    VERB: ClassVar[str] = "wrong seat"
    entry: int = arg("entry", required=True)
    seat: Seat = arg("seat", "at", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkSeat(Act):
    """Mark a seat as ``accessible`` or ``ordinary`` (RULES B2)."""

    VERB: ClassVar[str] = "mark seat"
    seat: Seat = arg("seat", required=True)
    kind: str = arg("word", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceTable(Act):
    """Place a table in the room: column and row of the floor, from 1. ``across``: how many tables stand side
    by side if none has a place yet."""

    VERB: ClassVar[str] = "place"
    table: int = arg("table", required=True)
    column: int = arg("row", "column", required=True)
    row: int = arg("row", "row", required=True)
    across: int = arg("row", "across", 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteBlinds(Act):
    """Enter the last hand's big blind at a table; button and small blind too if they were not simply the
    players before it (RULES A5). A seat may be empty: that blind was dead."""

    VERB: ClassVar[str] = "blinds"
    table: int = arg("table", required=True)
    big: int = arg("row", "big", required=True)
    small: int | None = arg("row", "small")
    button: int | None = arg("row", "button")


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteBigBlinds(Act):
    """Enter the last hand's big blind at several tables at once: a seat of each."""

    VERB: ClassVar[str] = "big blinds"
    seats: tuple[Seat, ...] = arg("seats", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Track(Act):
    """Track every hand of this table from now on; ``off``: stop."""

    VERB: ClassVar[str] = "track"
    table: int = arg("table", required=True)
    off: bool = arg("flag", "off", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class NextHand(Act):
    """Begin the next hand at a table whose blinds are known."""

    VERB: ClassVar[str] = "hand"
    table: int = arg("table", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class DealIn(Act):
    """Deal in a player who waited for the button."""

    VERB: ClassVar[str] = "deal in"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance(Act):
    """Make the next move the rulebook asks for. ``source``: a nearby table that gives instead; ``who`` and
    ``to``: the director's choice, an override if the book chooses otherwise."""

    VERB: ClassVar[str] = "balance"
    source: int | None = arg("table", "from")
    who: int | None = arg("entry", "who")
    to: Seat | None = arg("seat", "to")


@dataclass(frozen=True, slots=True, kw_only=True)
class Halt(Act):
    """Stop dealing at a table until it is balanced."""

    VERB: ClassVar[str] = "halt"
    table: int = arg("table", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Act):
    """Deal again at a stopped table."""

    VERB: ClassVar[str] = "deal"
    table: int = arg("table", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakOrder(Act):
    """The tables in the order they break, the next one first; ``none``: the rulebook's."""

    VERB: ClassVar[str] = "break order"
    tables: tuple[int, ...] = arg("tables", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakTable(Act):
    VERB: ClassVar[str] = "break"
    table: int = arg("table", required=True)
    number: str = arg("text", "number", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalTable(Act):
    """Bring everybody left to one table, with a redraw if the rulebook has one (RULES B6)."""

    VERB: ClassVar[str] = "final table"
    table: int | None = arg("table", "at")
    number: str = arg("text", "number", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRedraws(Act):
    """Set redraws of all seats before the start (RULES B3); ``none``: never."""

    VERB: ClassVar[str] = "redraws"
    tables: tuple[int, ...] = arg("numbers", "tables", ())
    players: tuple[int, ...] = arg("numbers", "players", ())
    first_days: bool = arg("flag", "days", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Announce(Act):
    """Record an announcement: ``break-order``, ``redraws``, ``seeded``, ``difference``, ``cancelled`` …"""

    VERB: ClassVar[str] = "announce"
    what: str = arg("word", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkDuty(Act):
    """Mark a duty, by its identity: ``done``, ``dismissed``, ``otherwise``."""

    VERB: ClassVar[str] = "duty"
    duty: str = arg("text", required=True)
    how: str = arg("word", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedSlips(Act):
    """Record that the move slips of this action are on paper."""

    VERB: ClassVar[str] = "printed"
    action: int = arg("action", required=True)
