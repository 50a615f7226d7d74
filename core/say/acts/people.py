"""The acts on people: in, out, and corrections."""

from __future__ import annotations

from typing import ClassVar

from core.say.acts.base import Act, Seat, arg
from core.say.value import dataclass


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
    # paid, by proxy too, or won by qualifying before the start
    prepaid: bool = arg("flag", "prepaid", False)
    # waits for a seat to come free
    alternate: bool = arg("flag", "alternate", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class RegisterList(Act):
    """Register all of these, as a pasted list names them: one action, undone as one."""

    VERB: ClassVar[str] = "register list"
    people: tuple[Register, ...] = arg("people", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Unregister(Act):
    VERB: ClassVar[str] = "unregister"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reenter(PurchaseAct):
    VERB: ClassVar[str] = "reenter"
    player: int = arg("player", required=True, out=True)
    seat: Seat | None = arg("seat", "seat")
    # the chips given up for it by somebody still in
    surrender: int | None = arg("int", "surrender")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rebuy(PurchaseAct):
    VERB: ClassVar[str] = "rebuy"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class AddOn(PurchaseAct):
    VERB: ClassVar[str] = "addon"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Absent(Act):
    """Mark a player as absent who has paid."""

    VERB: ClassVar[str] = "absent"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Present(Act):
    VERB: ClassVar[str] = "present"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveStack(Act):
    """Remove an absent stack from play; ``chips`` is what was left of it."""

    VERB: ClassVar[str] = "remove stack"
    entry: int = arg("entry", required=True)
    chips: int = arg("int", "chips", 0)
    # the player is here, and gives up the seat
    leaves: bool = arg("flag", "leaves", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Count(Act):
    """Enter the entry's chip count."""

    VERB: ClassVar[str] = "stack"
    entry: int = arg("entry", required=True)
    chips: int = arg("int", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOver(Act):
    """Give this entry to another player from now on: its seat and its chips."""

    VERB: ClassVar[str] = "hand over"
    entry: int = arg("entry", required=True)
    name: str = arg("name", "to", required=True)
    number: str = arg("text", "number", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectEntry(Act):
    """Correct the player of this entry: ``name`` is found among the players or is new."""

    VERB: ClassVar[str] = "correct entry"
    entry: int = arg("entry", required=True)
    name: str = arg("name", required=True)
    number: str = arg("text", "number", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class EditPlayer(Act):
    """Change the same person's spelling, club number, note or accessible seat."""

    VERB: ClassVar[str] = "edit player"
    player: int = arg("player", required=True)
    name: str | None = arg("text", "name")
    nickname: str | None = arg("text", "nickname")
    number: str | None = arg("text", "number")
    note: str | None = arg("text", "note")
    accessible: str | None = arg("word", "accessible")


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried(Act):
    """Record that an absent player's chips were carried to the new seat (RULES E5)."""

    VERB: ClassVar[str] = "carried"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Eliminate(Act):
    """Bust everybody named in one hand, placed by ``stacks`` at its start; without them Riffle asks."""

    VERB: ClassVar[str] = "eliminate"
    who: tuple[int, ...] = arg("entries", required=True)
    by: tuple[int, ...] = arg("entries", "by", ())
    stacks: tuple[int, ...] = arg("numbers", "stacks", ())


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(Act):
    """Undo an elimination on the floor: in again, in the old seat or in the one named."""

    VERB: ClassVar[str] = "take back"
    entry: int = arg("entry", required=True, out=True)
    seat: Seat | None = arg("seat", "seat")


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectBust(Act):
    """Correct a bust: who it was, by whom, when (which orders it), in whose hand (which shares), and the seat
    of the other player."""

    VERB: ClassVar[str] = "correct bust"
    entry: int = arg("entry", required=True, out=True)
    who: int | None = arg("entry", "was")
    by: tuple[int, ...] | None = arg("entries", "by")
    at: int | None = arg("time", "at")
    same_hand: int | None = arg("entry", "with", out=True)
    seat: Seat | None = arg("seat", "seat")
