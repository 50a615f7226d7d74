"""Reasons against entering, leaving and buying: unknown players, and what the rulebook allows."""

from __future__ import annotations

from typing import Literal

from core.say.facts.night import PurchaseKind
from core.say.refused import Reason

AmountOf = Literal[
    "chips",
    "pay",
    "paid",
    "fee",
    "bounty",
    "bounties",
    "until",
    "most",
    "refund",
    "till",
    "surrender",
    "shares",
    "minutes",
    "hands",
    "rounds",
    "misdeals",
    "stacks",
    "redraw_count",
    "stack_count",
    "prizes",
    "pool",
    "seconds",
]

# -- what is typed -----------------------------------------------------------------------------------------


class BadText(Reason):
    """The text has half a surrogate pair, which no file could keep."""


class NumberTooLarge(Reason):
    """A number is beyond ``most``, which no chips or money of a night come near."""

    most: int


class NameEmpty(Reason):
    """A required text or name is empty. ``offence``: it is that of a penalty."""

    offence: bool = False


class NameTooLong(Reason):
    """``name``: of the person in a list whose name, number or note it is."""

    most: int
    name: str = ""


class BadAmount(Reason):
    """``name``: of the person in a list whose amount it is."""

    what: AmountOf
    amount: int
    name: str = ""


class SameTwice(Reason):
    """A player is named twice, by ``name`` if a list names one without an entry, or a ``table`` is."""

    entry: int | None = None
    table: int | None = None
    name: str = ""


# -- who it is ---------------------------------------------------------------------------------------------


class NoSuchPlayer(Reason):
    player: int


class NoSuchEntry(Reason):
    entry: int


class NotEntered(Reason):
    player: int


class SeveralPlayers(Reason):
    name: str


class NumberTaken(Reason):
    """Somebody else has the club number; ``name`` where that is nobody of the night."""

    number: str
    player: int | None = None
    name: str = ""


class AlreadyRegistered(Reason):
    entry: int


class AlreadyOut(Reason):
    """``reenter``: that is what to do instead of registering."""

    entry: int
    reenter: bool = False


class StillIn(Reason):
    entry: int


class HasPlayed(Reason):
    """``beaten``: the entry this one has eliminated. ``paid``: the refund if this is overridden."""

    entry: int
    beaten: int | None = None
    paid: int | None = None


class ByHimself(Reason):
    entry: int


class LastPlayer(Reason):
    """Nobody would be left in."""


class OutBeforeStart(Reason):
    """The seats are not drawn yet, so nobody can have lost chips."""

    entry: int


# -- what is sold, and what the rulebook allows ------------------------------------------------------------


class NotSold(Reason):
    """``purchase``: a ``PurchaseKind``, or what was typed for one. ``prices``: the names at which it is sold,
    where it is not without one."""

    purchase: str
    prices: tuple[str, ...] = ()


class SaleClosed(Reason):
    """The price was sold until the end of this level, or until this time (ms); the other is 0."""

    purchase: PurchaseKind
    until: int = 0
    time: int = 0
    overridable: bool = True


class LimitReached(Reason):
    purchase: PurchaseKind
    most: int
    overridable: bool = True


class NoRefund(Reason):
    """``paid``: the refund if this is overridden."""

    entry: int
    paid: int


class HandoverForbidden(Reason):
    """``to``: the name of the player who would take the seat."""

    entry: int
    to: str


class SurrenderForbidden(Reason):
    player: int


class NotDeclared(Reason):
    """``deadline``: the end of the time for declaring the re-buy (``entering.rebuy_declared``)."""

    entry: int
    deadline: str


class NothingToCarry(Reason):
    entry: int
