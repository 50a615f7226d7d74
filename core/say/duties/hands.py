"""Duties of hands: a called clock, places in one hand, hand-for-hand, decks."""

from __future__ import annotations

from typing import ClassVar

from core.say.duties.base import Duty
from core.say.duties.floor import BalanceDuty, BreakTableDuty, FinalTableDuty, HaltDuty, RedrawDuty
from core.say.duties.rank import Rank


class ClockCallDuty(Duty):
    """The clock is called on an entry, for the ``nth`` time that night, ``by`` another (None: not told).
    ``outcomes`` are what it may come to now, the likeliest first. After the time to act ``counted_ms`` are
    counted down."""

    rank: ClassVar = Rank.AT_ONCE
    SUBJECT: ClassVar = ("call", "entry")
    call: int
    entry: int
    table: int | None
    seat: int | None
    by: int | None
    outcomes: tuple[str, ...]
    phase: str
    nth: int
    counted_ms: int


class AboutOneHand(Duty):
    """Several went out in one hand, or perhaps did: each with the table (None: none) and the stack at the
    start of the hand (0: not told). ``shares``: at different tables they share the place."""

    entries: tuple[int, ...]
    tables: tuple[int | None, ...]
    stacks: tuple[int, ...]
    shares: bool


class SameTimeDuty(AboutOneHand):
    """They went out in one hand. ``what``: ``share``, that all share is proposed; else their stacks are
    asked for."""

    rank: ClassVar = Rank.AT_ONCE
    SUBJECT: ClassVar = ("entries",)
    CAUSE: ClassVar = ("what",)
    what: str


class SameHandDuty(AboutOneHand):
    """The question whether the two of ``pair``, of one table and ``apart`` (ms), went out in one hand.
    ``all_apart`` are the players of all such questions, where there are several: each in a hand of his own
    answers them at once."""

    rank: ClassVar = Rank.HANDS
    # who went out is still being told: an Enter for this question moves nobody
    stands_before: ClassVar = (BreakTableDuty, RedrawDuty)
    SUBJECT: ClassVar = ("pair",)
    pair: tuple[int, int]
    apart: int
    all_apart: tuple[int, ...]


class HandForHandDuty(Duty):
    """Hand-for-hand is proposed: so many are left, ``places`` are paid."""

    rank: ClassVar = Rank.HANDS
    CAUSE: ClassVar = ("players",)
    players: int
    places: int
    from_money: int | None
    minutes: int


class HandForHandOffDuty(Duty):
    """Hand-for-hand is over at this ``hand``: all are paid (``from_money`` 0), or one table is left."""

    rank: ClassVar = Rank.HANDS
    CAUSE: ClassVar = ("hand",)
    hand: int
    from_money: int | None


class HandPlayedDuty(Duty):
    """A hand is to be counted once it is played."""

    rank: ClassVar = Rank.HANDS
    # nobody is moved while the hand has yet to end at another table
    stands_before: ClassVar = (FinalTableDuty, RedrawDuty, BreakTableDuty, BalanceDuty, HaltDuty)
    hand: int


class HandForHandPlayedDuty(HandPlayedDuty):
    """A hand played hand-for-hand, for which ``minutes`` come off the level."""

    CAUSE: ClassVar = ("hand",)
    from_money: int | None
    minutes: int


class LevelHandPlayedDuty(HandPlayedDuty):
    """A hand of a level that has so many ``hands``, of which ``played`` are."""

    CAUSE: ClassVar = ("level", "played")
    level: int
    played: int
    hands: int


class DecksDuty(Duty):
    """The decks are changed at this row of the structure, level ``number``."""

    rank: ClassVar = Rank.LEVEL
    CAUSE: ClassVar = ("level",)
    level: int
    number: int
    tables: int
