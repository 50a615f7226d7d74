"""Duties of hands: a called clock, places in one hand, hand-for-hand, decks."""

from __future__ import annotations

from core.say.duties.base import Duty
from core.say.duties.floor import BalanceDuty, BreakTableDuty, FinalTableDuty, HaltDuty, RedrawDuty
from core.say.duties.rank import Rank


class ClockCallDuty(Duty, rank=Rank.AT_ONCE, subject="call entry"):
    """The clock is called on an entry, for the ``nth`` time that night, ``by`` another (None: not told).
    ``outcomes`` are what it may come to now, the likeliest first. After the time to act ``counted_ms`` are
    counted down."""

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


class SameTimeDuty(AboutOneHand, rank=Rank.AT_ONCE, subject="entries", cause="what"):
    """These players went out in one hand: all ``share`` is proposed, or else their stacks are asked for."""

    what: str


class SameHandDuty(AboutOneHand, rank=Rank.HANDS, subject="pair", before=(BreakTableDuty, RedrawDuty)):
    """The question whether the two of ``pair``, of one table and ``apart`` (ms), went out in one hand.
    ``all_apart`` are the players of all such questions, where there are several: each in a hand of his own
    answers them at once."""

    # who went out is still being told: an Enter for this question moves nobody
    pair: tuple[int, int]
    apart: int
    all_apart: tuple[int, ...]


class HandForHandDuty(Duty, rank=Rank.HANDS, cause="players"):
    """Hand-for-hand is proposed: so many are left, ``places`` are paid."""

    players: int
    places: int
    from_money: int | None
    minutes: int


class HandForHandOffDuty(Duty, rank=Rank.HANDS, cause="hand"):
    """Hand-for-hand is over at this ``hand``: all are paid (``from_money`` 0), or one table is left."""

    hand: int
    from_money: int | None


class HandPlayedDuty(
    Duty, rank=Rank.HANDS, before=(FinalTableDuty, RedrawDuty, BreakTableDuty, BalanceDuty, HaltDuty)
):
    # nobody is moved while the hand has yet to end at another table
    hand: int


class HandForHandPlayedDuty(HandPlayedDuty, cause="hand"):
    """A hand played hand-for-hand, for which ``minutes`` come off the level."""

    from_money: int | None
    minutes: int


class LevelHandPlayedDuty(HandPlayedDuty, cause="level played"):
    """A hand of a level that has so many ``hands``, of which ``played`` are."""

    level: int
    played: int
    hands: int


class DecksDuty(Duty, rank=Rank.LEVEL, cause="level"):
    """The decks are changed at this row of the structure, level ``number``."""

    level: int
    number: int
    tables: int
