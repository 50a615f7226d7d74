"""The acts on settings, prices, structure and clock."""

from __future__ import annotations

from typing import Literal

from core.say.acts.base import Act, arg
from core.say.levels import AnteKind, PauseKind
from core.say.records import PurchaseKind, Until


class Set(Act, verb="set"):
    key: str = arg("key", required=True)
    value: str | int | None = arg("value", required=True)


class ChooseFormat(Act, verb="format"):
    """Choose what is played, by its id: ``holdem``."""

    format: str = arg("text", required=True)


class ChooseRulebook(Act, verb="rulebook"):
    """Play by this book from now on. ``text`` is a house book in TOML with that id."""

    book: str = arg("text", required=True)
    option: str = arg("text", "option", "")
    text: str = arg("text", "text", "")


class Alter(Act, verb="alter"):
    """The management alters the tournament; what is altered is done by its own acts (procedure C2)."""

    reason: str = arg("text", required=True)


class Cancel(Act, verb="cancel"):
    reason: str = arg("text", required=True)


class SetPrice(Act, verb="price"):
    kind: PurchaseKind = arg("word", required=True)
    # whose price it is beside the usual one: "Guest", "Early bird"; at 0 it is sold no longer
    name: str = arg("quoted", default="")
    paid: int = arg("money", required=True)
    fee: int = arg("money", "fee", 0)
    chips: int = arg("int", "chips", 0)
    # the last level it is sold in, or the time (ms) from which it is not
    until: Until | None = arg("until", "until")
    most: int | None = arg("int", "most")
    # the part of the price on the player's head
    bounty: int = arg("money", "bounty", 0)


class SetBounties(Act, verb="bounties"):
    """Pay a head whole, or progressively: so much of it at once, and the rest goes on the taker's own."""

    way: Literal["fixed", "progressive"] = arg("word", required=True)
    # per cents of a head that are paid at once; half of it where none is said
    share: tuple[tuple[str, int], ...] = arg("shares", default=())


class SetPrizes(Act, verb="prizes"):
    shares: tuple[tuple[str, int], ...] = arg("shares", required=True)


class GridPrizes(Act, verb="prizes grid"):
    """Share the pool by the grid that Riffle comes with, by entries, or by rows of an own one."""

    rows: str = arg("words", default="")


class SmoothPrizes(Act, verb="prizes smooth"):
    """Share the pool in falling steps, the last place at least so many buy-ins (1 if it is not said)."""

    least: str = arg("words", default="")


class TicketPrizes(Act, verb="prizes tickets"):
    """Win tickets: their value, how many (as many as the pool pays, if it is not said), what they are for;
    the rest goes to the next places in money."""

    tickets: str = arg("words", required=True)


class SetPlaces(Act, verb="places"):
    """Pay so many places: a number, a per cent of the entries, a grid; without words one a share."""

    places: str = arg("words", default="")


class FixPlace(Act, verb="fix"):
    """Fix the prize of a place: the others share the rest; at 0, or without an amount, no longer."""

    place: int = arg("int", required=True)
    amount: int = arg("money", default=0)


class AddToPool(Act, verb="pool add"):
    """Add money to the prize pool besides what is paid by the players; 0 takes it away again."""

    name: str = arg("text", required=True)
    amount: int = arg("money", required=True)


class KeepFromPool(Act, verb="pool keep"):
    """Keep money back from the prize pool: ``kept`` is the kind, "percent" or "amount", the value
    (hundredths of a per cent, or currency units) and how many times; 0 of it keeps nothing back any more."""

    name: str = arg("text", required=True)
    kept: tuple[str, int, int] = arg("kept", required=True)


class GuaranteePool(Act, verb="pool guarantee"):
    """Guarantee a prize pool: the house adds what is missing; 0 guarantees nothing any more."""

    amount: int = arg("money", required=True)


class RemoveFromPool(Act, verb="pool remove"):
    """Take away what is added or kept back under this name."""

    name: str = arg("text", required=True)


# -- the structure ------------------------------------------------------------------------------


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


class AddLevel(RowAct, verb="add level"):
    """A level at the end of the sheet, or before row ``at`` (rows count breaks too, from 1)."""

    at: int | None = arg("row", "at")


class AddBreak(RowAct, verb="add break"):
    at: int | None = arg("row", "at")


class SetStructure(Act, verb="structure"):
    """Set the whole structure, each row as the line that adds it; rows that have begun stay. ``above``: only
    from the first level whose blinds are higher than those being played."""

    rows: tuple[AddLevel | AddBreak, ...] = arg("rows", required=True)
    above: bool = arg("flag", "above", False)


class EditRow(RowAct, verb="edit row"):
    """Change a row, or from ``row`` to row ``to`` all those of the first one's sort: levels or breaks."""

    row: int = arg("row", required=True)
    to: int | None = arg("row", "to")


class RemoveRow(Act, verb="remove row"):
    row: int = arg("row", required=True)
    to: int | None = arg("row", "to")


class MoveRow(Act, verb="move row"):
    """Move a row, or all from ``row`` to row ``to``, before row ``at``."""

    row: int = arg("row", required=True)
    to: int | None = arg("row", "to")
    at: int = arg("row", "at", required=True)


# -- the clock ------------------------------------------------------------------------------------


class Schedule(Act, verb="schedule"):
    """Start the first level by itself at that time; without a time, remove the schedule."""

    at: int | None = arg("coming")


class Start(Act, verb="start"):
    pass


class Pause(Act, verb="pause"):
    """Stop the clock. ``why`` is what the room reads; it may follow once the clock stands."""

    why: str | None = arg("text")


class Resume(Act, verb="resume"):
    """Resume after a pause; in an open break, end the break."""


class AddTime(Act, verb="time"):
    """Add time to the present row, or remove it if negative."""

    by: int = arg("duration", required=True)


class NextRow(Act, verb="next"):
    pass


class BackRow(Act, verb="back"):
    """Go back to the beginning of the previous row."""


class SetClock(Act, verb="set clock"):
    """Set the clock: the row (breaks included, from 1), the time run in it, and in a level of hands the hands
    played."""

    row: int = arg("row", "row", required=True)
    elapsed: int = arg("duration", "elapsed", 0)
    hands: int = arg("int", "hands", 0)


class AnswerGap(Act, verb="gap"):
    """``count``: count the time away as played; otherwise the clock resumes where the gap began."""

    count: bool = arg("flag", "counts", False)
    start: int = arg("time", "from", 0)
    end: int = arg("time", "to", 0)
