"""The acts on people: in, out, and corrections."""

from __future__ import annotations

from core.say.acts.base import Act, Seat, arg


class PurchaseAct(Act):
    # at the price of this name: "Guest"
    at: str = arg("text", "at", "")
    chips: int | None = arg("int", "chips")
    pay: int | None = arg("money", "pay")
    fee: int | None = arg("money", "fee")
    bounty: int | None = arg("money", "bounty")


class Register(PurchaseAct, verb="register"):
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


class RegisterList(Act, verb="register list"):
    """Register all of these, as a pasted list names them: one action, undone as one."""

    people: tuple[Register, ...] = arg("people", required=True)


class Unregister(Act, verb="unregister"):
    entry: int = arg("entry", required=True)


class Reenter(PurchaseAct, verb="reenter"):
    player: int = arg("player", required=True, out=True)
    seat: Seat | None = arg("seat", "seat")
    # the chips given up for it by somebody still in
    surrender: int | None = arg("int", "surrender")


class Rebuy(PurchaseAct, verb="rebuy"):
    entry: int = arg("entry", required=True)
    # who won all the chips before the re-buy, and so the head
    by: tuple[int, ...] = arg("entries", "by", ())


class AddOn(PurchaseAct, verb="addon"):
    entry: int = arg("entry", required=True)


class Absent(Act, verb="absent"):
    entry: int = arg("entry", required=True)


class Present(Act, verb="present"):
    entry: int = arg("entry", required=True)


class RemoveStack(Act, verb="remove stack"):
    """Remove an absent stack from play; ``chips`` is what was left of it."""

    entry: int = arg("entry", required=True)
    chips: int = arg("int", "chips", 0)
    # the player is here, and gives up the seat
    leaves: bool = arg("flag", "leaves", False)


class Count(Act, verb="stack"):
    entry: int = arg("entry", required=True)
    chips: int = arg("int", required=True)


class HandOver(Act, verb="hand over"):
    entry: int = arg("entry", required=True)
    name: str = arg("name", "to", required=True)
    number: str = arg("text", "number", "")


class CorrectEntry(Act, verb="correct entry"):
    """Correct the player of this entry: ``name`` is found among the players or is new."""

    entry: int = arg("entry", required=True)
    name: str = arg("name", required=True)
    number: str = arg("text", "number", "")


class EditPlayer(Act, verb="edit player"):
    player: int = arg("player", required=True)
    name: str | None = arg("text", "name")
    nickname: str | None = arg("text", "nickname")
    number: str | None = arg("text", "number")
    note: str | None = arg("text", "note")
    accessible: str | None = arg("word", "accessible")


class Carried(Act, verb="carried"):
    """Record that an absent player's chips were carried to the new seat (procedure E5)."""

    entry: int = arg("entry", required=True)


class Eliminate(Act, verb="eliminate"):
    """Bust everybody named in one hand, placed by ``stacks`` at its start; without them Riffle asks."""

    who: tuple[int, ...] = arg("entries", required=True)
    by: tuple[int, ...] = arg("entries", "by", ())
    stacks: tuple[int, ...] = arg("numbers", "stacks", ())


class TakeBack(Act, verb="take back"):
    """Undo an elimination on the floor: in again, in the old seat or in the one named."""

    entry: int = arg("entry", required=True, out=True)
    seat: Seat | None = arg("seat", "seat")


class CorrectBust(Act, verb="correct bust"):
    """Correct a bust: who it was, by whom, when (which orders it), in whose hand (which shares), and the seat
    of the other player."""

    entry: int = arg("entry", required=True, out=True)
    who: int | None = arg("entry", "was")
    by: tuple[int, ...] | None = arg("entries", "by")
    at: int | None = arg("time", "at")
    same_hand: int | None = arg("entry", "with", out=True)
    seat: Seat | None = arg("seat", "seat")
