"""Why hands and places were decided so."""

from __future__ import annotations

from core.say.becauses.base import Because

# -- hands that are counted -------------------------------------------------------------------------


class HandForHandBegun(Because):
    """The minutes each hand takes off the level, and whether the hand in progress ``counts`` for shared
    places. ``places``: how many are paid; 0: nobody has said."""

    minutes: int
    counts: bool
    players: int
    places: int


class AllInHands(Because):
    """The way all-in hands lie meanwhile: ``face_down`` or ``turned_up``."""

    shown: str


class HandTakenOff(Because):
    """The hand with this number took so many minutes off the level. ``level``: the number of the one that
    begins with that; ``pause``: a break does."""

    hand: int
    minutes: int
    level: int = 0
    pause: bool = False


class MisdealRuled(Because):
    """A ruling to deal the hand again, with the ``same`` button and level or not; both are given where every
    hand of the table is tracked. Entries that are ``new`` do not play; absent ones may be ``dealt`` in."""

    table: int
    same: bool
    level: int = 0
    button: int = 0
    new: tuple[int, ...] = ()
    dealt: tuple[int, ...] = ()


# -- places -----------------------------------------------------------------------------------------


class OutAtOneTable(Because):
    """Players went out in one hand at one table, the lowest place first. ``ranked``: how the rulebook places
    them; ``stacks`` they began the hand with, if all are known."""

    entries: tuple[int, ...]
    ranked: str
    stacks: tuple[int, ...] = ()


class OutAtSeveralTables(Because):
    """Players went out together at several tables. ``order``: how the rulebook places them."""

    entries: tuple[int, ...]
    tables: tuple[int, ...]
    order: str
    hand_for_hand: bool


class OutInOrder(Because):
    """The director ranked players out in one hand: the lowest first, equal ranks share."""

    entries: tuple[int, ...]
    ranks: tuple[int, ...]


class OutAtSameTime(Because):
    """Players share their places by the director's decision."""

    entries: tuple[int, ...]
    tables: tuple[int, ...]
    hand_for_hand: bool


# -- the clock called -------------------------------------------------------------------------------


class TimeToAct(Because):
    """The seconds ``entry`` has after the clock was called for the ``nth`` time tonight; a ``countdown`` of
    seconds ``within`` them or after them; the state of the hand at ``zero``. ``book``: the rulebook's
    seconds, if more. ``by``: the caller, if known."""

    table: int | None
    seat: int | None
    seconds: int
    countdown: int
    within: bool
    zero: str
    nth: int
    book: int | None = None
    by: int | None = None


class CallEnded(Because):
    """The outcome at zero of a call on ``entry``: ``dead``, ``checked``, ``acted``, as ``ruled``."""

    outcome: str
    ruled: str
