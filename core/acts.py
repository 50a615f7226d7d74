"""What a director can want: one frozen dataclass per verb of the text form.

The fields' metadata say how each is written: one parser, one printer and the completion serve them all
(``core/script.py``). People are named by entry id, places by table id and seat; rules decide the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Literal

from core.records import PurchaseKind
from core.structure import AnteKind

Seat = tuple[int, int]

# How a field is written. "entries": one or more people or seats; "new": a name for somebody new.
Form = Literal[
    "entry", "entries", "player", "table", "seat", "seats", "label", "name", "text", "word", "int", "money",
    "blinds", "length", "duration", "time", "coming", "shares", "row", "level", "action", "flag", "key",
    "value", "chips", "rows",
]  # fmt: skip


def arg(form: Form, word: str = "", default: Any = None, *, required: bool = False) -> Any:
    """A field of an act: written in order when ``word`` is empty, else as ``word value`` anywhere after."""
    metadata = {"form": form, "word": word, "required": required}
    if required:
        return field(metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    VERB: ClassVar[str] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Set(Act):
    VERB: ClassVar[str] = "set"
    key: str = arg("key", required=True)
    value: str | int | None = arg("value", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPrice(Act):
    VERB: ClassVar[str] = "price"
    kind: PurchaseKind = arg("word", required=True)
    paid: int = arg("money", required=True)
    fee: int = arg("money", "fee", 0)
    chips: int = arg("int", "chips", 0)
    until: int | None = arg("level", "until")
    most: int | None = arg("int", "most")


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPrizes(Act):
    VERB: ClassVar[str] = "prizes"
    shares: tuple[tuple[str, int], ...] = arg("shares", required=True)


# -- the structure ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class RowAct(Act):
    """What the acts that make or change a row of the sheet share. Lengths in milliseconds, -1: open."""

    blinds: tuple[int, int] | None = arg("blinds", "blinds")
    bets: tuple[int, int] | None = arg("blinds", "limit")
    ante: int | None = arg("int", "ante")
    ante_kind: AnteKind | None = arg("word", "paid-by")
    length: int | None = arg("length", "length")
    name: str | None = arg("text", "called")
    remove: tuple[int, ...] | None = arg("chips", "remove")


@dataclass(frozen=True, slots=True, kw_only=True)
class AddLevel(RowAct):
    """A level at the end of the sheet, or before row ``at`` (rows count breaks too, from 1)."""

    VERB: ClassVar[str] = "add level"
    at: int | None = arg("row", "at")


@dataclass(frozen=True, slots=True, kw_only=True)
class AddBreak(RowAct):
    VERB: ClassVar[str] = "add break"
    at: int | None = arg("row", "at")


@dataclass(frozen=True, slots=True, kw_only=True)
class SetStructure(Act):
    """A whole sheet at once; rows that have begun stay. Each row is written as the line that adds it."""

    VERB: ClassVar[str] = "structure"
    rows: tuple[AddLevel | AddBreak, ...] = arg("rows", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class EditRow(RowAct):
    VERB: ClassVar[str] = "edit row"
    row: int = arg("row", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveRow(Act):
    VERB: ClassVar[str] = "remove row"
    row: int = arg("row", required=True)


# -- the clock ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule(Act):
    """The first level starts by itself then; without a time the schedule is taken away."""

    VERB: ClassVar[str] = "schedule"
    at: int | None = arg("coming")


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Act):
    VERB: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause(Act):
    VERB: ClassVar[str] = "pause"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume(Act):
    """Goes on after a pause; in an open break it ends the break."""

    VERB: ClassVar[str] = "resume"


@dataclass(frozen=True, slots=True, kw_only=True)
class AddTime(Act):
    """More (or, negative, less) time in the present row."""

    VERB: ClassVar[str] = "time"
    by: int = arg("duration", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class NextRow(Act):
    VERB: ClassVar[str] = "next"


@dataclass(frozen=True, slots=True, kw_only=True)
class BackRow(Act):
    """To the beginning of the row before."""

    VERB: ClassVar[str] = "back"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetClock(Act):
    """The clock as it should stand: the row (breaks counted, from 1) and the time run in it."""

    VERB: ClassVar[str] = "set clock"
    row: int = arg("row", "row", required=True)
    elapsed: int = arg("duration", "elapsed", 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerGap(Act):
    """``count``: the gap was played time; else the clock resumes where the gap began."""

    VERB: ClassVar[str] = "gap"
    count: bool = arg("flag", "counts", False)
    start: int = arg("time", "from", 0)
    end: int = arg("time", "to", 0)


# -- people ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class PurchaseAct(Act):
    chips: int | None = arg("int", "chips")
    pay: int | None = arg("money", "pay")
    fee: int | None = arg("money", "fee")


@dataclass(frozen=True, slots=True, kw_only=True)
class Register(PurchaseAct):
    VERB: ClassVar[str] = "register"
    name: str = arg("name", required=True)
    nickname: str = arg("text", "nickname", "")
    number: str = arg("text", "number", "")
    note: str = arg("text", "note", "")
    accessible: bool = arg("flag", "accessible", False)
    seat: Seat | None = arg("seat", "seat")


@dataclass(frozen=True, slots=True, kw_only=True)
class Unregister(Act):
    VERB: ClassVar[str] = "unregister"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reenter(PurchaseAct):
    VERB: ClassVar[str] = "reenter"
    player: int = arg("player", required=True)
    seat: Seat | None = arg("seat", "seat")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rebuy(PurchaseAct):
    VERB: ClassVar[str] = "rebuy"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class AddOn(PurchaseAct):
    VERB: ClassVar[str] = "addon"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectEntry(Act):
    """This entry was really another person's: ``name`` is found among the players or is new."""

    VERB: ClassVar[str] = "correct entry"
    entry: int = arg("entry", required=True)
    name: str = arg("name", required=True)
    number: str = arg("text", "number", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class EditPlayer(Act):
    """The same person, written right: spelling, club number, note, accessible seat."""

    VERB: ClassVar[str] = "edit player"
    player: int = arg("player", required=True)
    name: str | None = arg("text", "name")
    nickname: str | None = arg("text", "nickname")
    number: str | None = arg("text", "number")
    note: str | None = arg("text", "note")
    accessible: str | None = arg("word", "accessible")


# -- out ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Eliminate(Act):
    """Everybody named goes out in one hand, ordered by ``stacks`` at its start; without, they share."""

    VERB: ClassVar[str] = "eliminate"
    who: tuple[int, ...] = arg("entries", required=True)
    by: tuple[int, ...] = arg("entries", "by", ())
    stacks: tuple[int, ...] = arg("chips", "stacks", ())


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(Act):
    """Undo an elimination on the floor: in again, in the old seat or in the one named."""

    VERB: ClassVar[str] = "take back"
    entry: int = arg("entry", required=True)
    seat: Seat | None = arg("seat", "seat")


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectBust(Act):
    """Who it really was, by whom, when (orders it), in whose hand (shares), and the other one's seat."""

    VERB: ClassVar[str] = "correct bust"
    entry: int = arg("entry", required=True)
    who: int | None = arg("entry", "was")
    by: tuple[int, ...] | None = arg("entries", "by")
    at: int | None = arg("time", "at")
    same_hand: int | None = arg("entry", "with")
    seat: Seat | None = arg("seat", "seat")


# -- tables and seats -----------------------------------------------------------------------------


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
    """Seats everybody who has no seat; ``all``: everybody anew."""

    VERB: ClassVar[str] = "draw"
    number: str = arg("text", "number", "")
    everybody: bool = arg("flag", "all", False)


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
class Balance(Act):
    """One player from the fullest table to the shortest; ``bb``: next hand's big blind there."""

    VERB: ClassVar[str] = "balance"
    bb: Seat | None = arg("seat", "bb")
    to: Seat | None = arg("seat", "to")


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakTable(Act):
    VERB: ClassVar[str] = "break"
    table: int = arg("table", required=True)
    number: str = arg("text", "number", "")


# -- the log --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Note(Act):
    VERB: ClassVar[str] = "note"
    text: str = arg("text", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Act):
    """The last effective action, or this one; ``together`` with those that depend on it."""

    VERB: ClassVar[str] = "undo"
    action: int | None = arg("action")
    together: bool = arg("flag", "together", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Redo(Act):
    VERB: ClassVar[str] = "redo"
    action: int | None = arg("action")


def _verbs(cls: type[Act]) -> dict[str, type[Act]]:
    found = {cls.VERB: cls} if cls.VERB else {}
    for sub in cls.__subclasses__():
        found |= _verbs(sub)
    return found


VERBS: dict[str, type[Act]] = _verbs(Act)


def arguments(cls: type[Act]) -> list[tuple[str, Form, str, bool]]:
    """``(field, form, word, required)`` of an act: the positional ones first."""
    found = [(f.name, f.metadata["form"], f.metadata["word"], f.metadata["required"]) for f in fields(cls)]
    return sorted(found, key=lambda a: a[2] != "")
