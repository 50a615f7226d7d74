"""What a director can want of tables and seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from core.say.acts.base import Act, Seat, arg


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
    """Shows the commitment; ``draw`` (``all`` as here) follows with the number called in the room."""

    VERB: ClassVar[str] = "prepare draw"
    everybody: bool = arg("flag", "all", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeDraw(Act):
    """Seats everybody who has no seat; ``all``: everybody anew; ``seeded``: the biggest stacks apart."""

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
    """Found at ``seat`` with the right stack: goes where the draw had put him (RULES B5)."""

    VERB: ClassVar[str] = "wrong seat"
    entry: int = arg("entry", required=True)
    seat: Seat = arg("seat", "at", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkSeat(Act):
    """``accessible`` or ``ordinary``: whether a wheelchair reaches it (RULES B2)."""

    VERB: ClassVar[str] = "mark seat"
    seat: Seat = arg("seat", required=True)
    kind: str = arg("word", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceTable(Act):
    """Where a table stands in the room: which column and row of the floor, from 1. ``across``: how many
    stand beside each other where nobody has said so yet."""

    VERB: ClassVar[str] = "place"
    table: int = arg("table", required=True)
    column: int = arg("row", "column", required=True)
    row: int = arg("row", "row", required=True)
    across: int = arg("row", "across", 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteBlinds(Act):
    """The last hand's big blind at a table; button and small blind too where they were not simply the
    players before it (RULES A5). A seat may be empty: that blind was dead."""

    VERB: ClassVar[str] = "blinds"
    table: int = arg("table", required=True)
    big: int = arg("row", "big", required=True)
    small: int | None = arg("row", "small")
    button: int | None = arg("row", "button")


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteBigBlinds(Act):
    """Where the last hand's big blind was at several tables, told at once: a seat of each."""

    VERB: ClassVar[str] = "big blinds"
    seats: tuple[Seat, ...] = arg("seats", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Track(Act):
    """Every hand of this table is told from now on; ``off``: no longer."""

    VERB: ClassVar[str] = "track"
    table: int = arg("table", required=True)
    off: bool = arg("flag", "off", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class NextHand(Act):
    """The next hand begins at a table whose blinds are known."""

    VERB: ClassVar[str] = "hand"
    table: int = arg("table", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class DealIn(Act):
    """The button has passed: who waited there gets cards."""

    VERB: ClassVar[str] = "deal in"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance(Act):
    """The next move the rulebook asks for. ``source``: from this table, near by, instead; ``who`` and
    ``to``: as the director says, which is an override where the book says otherwise."""

    VERB: ClassVar[str] = "balance"
    source: int | None = arg("table", "from")
    who: int | None = arg("entry", "who")
    to: Seat | None = arg("seat", "to")


@dataclass(frozen=True, slots=True, kw_only=True)
class Halt(Act):
    """The table deals no more until it is balanced."""

    VERB: ClassVar[str] = "halt"
    table: int = arg("table", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Act):
    """A halted table deals again."""

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
    """Everybody left to one table, with a redraw where the rulebook has one (RULES B6)."""

    VERB: ClassVar[str] = "final table"
    table: int | None = arg("table", "at")
    number: str = arg("text", "number", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRedraws(Act):
    """When all seats are drawn again, set before the start (RULES B3); ``none``: never."""

    VERB: ClassVar[str] = "redraws"
    tables: tuple[int, ...] = arg("numbers", "tables", ())
    players: tuple[int, ...] = arg("numbers", "players", ())
    first_days: bool = arg("flag", "days", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Announce(Act):
    """Said to the room: ``break-order``, ``redraws``, ``seeded``, ``difference``, ``cancelled`` …"""

    VERB: ClassVar[str] = "announce"
    what: str = arg("word", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkDuty(Act):
    """The director's word on a duty, named by its identity: ``done``, ``dismissed``, ``otherwise``."""

    VERB: ClassVar[str] = "duty"
    duty: str = arg("text", required=True)
    how: str = arg("word", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedSlips(Act):
    """The move slips of this action are on paper."""

    VERB: ClassVar[str] = "printed"
    action: int = arg("action", required=True)
