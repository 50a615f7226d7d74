"""The acts on settings, prices, structure and clock."""

from __future__ import annotations

from typing import ClassVar

from core.say.acts.base import Act, arg
from core.say.levels import AnteKind, PauseKind
from core.say.records import PurchaseKind
from core.say.value import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Set(Act):
    VERB: ClassVar[str] = "set"
    key: str = arg("key", required=True)
    value: str | int | None = arg("value", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseFormat(Act):
    """Choose what is played, by its id: ``holdem``."""

    VERB: ClassVar[str] = "format"
    format: str = arg("text", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseRulebook(Act):
    """Play by this book from now on. ``text`` is a house book in TOML with that id."""

    VERB: ClassVar[str] = "rulebook"
    book: str = arg("text", required=True)
    option: str = arg("text", "option", "")
    text: str = arg("text", "text", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Alter(Act):
    """The management alters the tournament; what is altered is done by its own acts (RULES C2)."""

    VERB: ClassVar[str] = "alter"
    reason: str = arg("text", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancel(Act):
    VERB: ClassVar[str] = "cancel"
    reason: str = arg("text", required=True)


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
    """The fields shared by acts that make or change a row of the structure. Lengths in milliseconds, -1:
    open. A level has a length or a number of ``hands``; ``kind`` (break, talk, day-end) is a break's."""

    blinds: tuple[int, int] | None = arg("blinds", "blinds")
    bets: tuple[int, int] | None = arg("blinds", "limit")
    ante: int | None = arg("int", "ante")
    ante_kind: AnteKind | None = arg("word", "paid-by")
    length: int | None = arg("length", "length")
    name: str | None = arg("text", "called")
    remove: tuple[int, ...] | None = arg("chips", "remove")
    cap: int | None = arg("int", "cap")
    bring_in: int | None = arg("int", "bring-in")
    hands: int | None = arg("int", "hands")
    kind: PauseKind | None = arg("word", "kind")


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
    """Set the whole structure at once; rows that have begun stay. Each row is written as the line that adds
    it."""

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
    """Start the first level by itself at that time; without a time, remove the schedule."""

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
    """Resume after a pause; in an open break, end the break."""

    VERB: ClassVar[str] = "resume"


@dataclass(frozen=True, slots=True, kw_only=True)
class AddTime(Act):
    """Add time to the present row, or remove it if negative."""

    VERB: ClassVar[str] = "time"
    by: int = arg("duration", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class NextRow(Act):
    VERB: ClassVar[str] = "next"


@dataclass(frozen=True, slots=True, kw_only=True)
class BackRow(Act):
    """Go back to the beginning of the previous row."""

    VERB: ClassVar[str] = "back"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetClock(Act):
    """Set the clock: the row (breaks included, from 1), the time run in it, and in a level of hands the hands
    played."""

    VERB: ClassVar[str] = "set clock"
    row: int = arg("row", "row", required=True)
    elapsed: int = arg("duration", "elapsed", 0)
    hands: int = arg("int", "hands", 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerGap(Act):
    """``count``: count the time away as played; otherwise the clock resumes where the gap began."""

    VERB: ClassVar[str] = "gap"
    count: bool = arg("flag", "counts", False)
    start: int = arg("time", "from", 0)
    end: int = arg("time", "to", 0)
