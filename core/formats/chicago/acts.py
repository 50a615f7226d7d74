"""The acts of Chicago, each a line of the text form. A seat names a chair: ``7.3``."""

from __future__ import annotations

from typing import ClassVar

from core.say.acts import Act, Seat, arg
from core.say.value import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanHeat(Act):
    """``stage 2 at 16:30 best 2 to next``: when a heat begins, and who goes on from it where ("next",
    "finals", "final", "end"; "proposed" takes back what was set)."""

    VERB: ClassVar[str] = "stage"
    heat: int = arg("int", required=True)
    at: int | None = arg("coming", "at")
    best: int | None = arg("int", "best")
    to: str = arg("word", "to", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawHeat(Act):
    """Draw the next heat, or with ``again`` the one that is drawn and not begun."""

    VERB: ClassVar[str] = "draw heat"
    number: str = arg("text", "number", "")
    again: bool = arg("flag", "again", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawRound(Act):
    """Draw the seats of the next round at these tables."""

    VERB: ClassVar[str] = "draw round"
    tables: tuple[int, ...] = arg("tables", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Points(Act):
    """``points 7.3 flush``; four of a kind may be ``against 7.1``. With ``deal`` and ``exchange`` it takes
    the place of what was written there, also in an earlier ``heat``; ``seat`` with chair 0: nobody scores.
    ``also``: an equal hand scores besides the one written last."""

    VERB: ClassVar[str] = "points"
    seat: Seat = arg("seat", required=True)
    hand: str = arg("word", default="")
    against: Seat | None = arg("seat", "against")
    deal: int | None = arg("int", "deal")
    exchange: int | None = arg("int", "exchange")
    round: int | None = arg("int", "round")
    also: bool = arg("flag", "also", False)
    heat: int | None = arg("int", "heat")


@dataclass(frozen=True, slots=True, kw_only=True)
class SayChicago(Act):
    VERB: ClassVar[str] = "chicago"
    seat: Seat = arg("seat", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclineChicago(Act):
    """All who were asked have said no."""

    VERB: ClassVar[str] = "declined"
    table: int = arg("table", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeChicago(Act):
    VERB: ClassVar[str] = "made"
    table: int = arg("table", required=True)
    deal: int | None = arg("int", "deal")
    round: int | None = arg("int", "round")
    heat: int | None = arg("int", "heat")


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakChicago(Act):
    """``broken 7 by 7.2``; by nobody: a ruling after a revoke."""

    VERB: ClassVar[str] = "broken"
    table: int = arg("table", required=True)
    by: Seat | None = arg("seat", "by")
    deal: int | None = arg("int", "deal")
    round: int | None = arg("int", "round")
    heat: int | None = arg("int", "heat")


@dataclass(frozen=True, slots=True, kw_only=True)
class WinTrick(Act):
    """``trick 7.2 deuce``; with ``deal`` it takes the place of what was written there."""

    VERB: ClassVar[str] = "trick"
    seat: Seat = arg("seat", required=True)
    deuce: bool = arg("flag", "deuce", False)
    deal: int | None = arg("int", "deal")
    round: int | None = arg("int", "round")
    heat: int | None = arg("int", "heat")


@dataclass(frozen=True, slots=True, kw_only=True)
class DealWrong(Act):
    """``mistake 7 cards 2``: the dealer of the deal in hand dealt so many cards wrong."""

    VERB: ClassVar[str] = "mistake"
    table: int = arg("table", required=True)
    cards: int = arg("int", "cards", 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyUnderStop(Act):
    VERB: ClassVar[str] = "bought"
    seat: Seat = arg("seat", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Revoke(Act):
    VERB: ClassVar[str] = "revoke"
    seat: Seat = arg("seat", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deduct(Act):
    """The director takes points off (point 32)."""

    VERB: ClassVar[str] = "deduct"
    seat: Seat = arg("seat", required=True)
    points: int = arg("int", "points", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeRound(Act):
    """``round time 40``: the round has so many minutes from now; none named: as many as the one before."""

    VERB: ClassVar[str] = "round time"
    length: int | None = arg("length")


@dataclass(frozen=True, slots=True, kw_only=True)
class EndByTime(Act):
    VERB: ClassVar[str] = "time up"
    table: int = arg("table", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Protocol(Act):
    """A whole round from paper: ``protocol 7 round 1 points 53 27 14 6 said 1 2 made 1 out 4``. ``points``,
    and ``strokes`` where they differ from them, are of the chairs in order; ``made`` names a chair once for
    each Chicago; ``won``: the chair with a straight flush, or that has won of two at the exit in one count;
    ``time``: the clock ended it."""

    VERB: ClassVar[str] = "protocol"
    table: int = arg("table", required=True)
    round: int | None = arg("int", "round")
    points: tuple[int, ...] = arg("numbers", "points", required=True)
    strokes: tuple[int, ...] = arg("numbers", "strokes", ())
    said: tuple[int, ...] = arg("numbers", "said", ())
    made: tuple[int, ...] = arg("numbers", "made", ())
    out: tuple[int, ...] = arg("numbers", "out", ())
    won: int | None = arg("int", "won")
    timed: bool = arg("flag", "time", False)
    heat: int | None = arg("int", "heat")


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOff(Act):
    """``play-off 7.1 7.3 points 12 8``: three deals between these; ``won``: who had a straight flush."""

    VERB: ClassVar[str] = "play-off"
    entries: tuple[int, ...] = arg("entries", required=True)
    points: tuple[int, ...] = arg("numbers", "points", required=True)
    won: int | None = arg("entry", "won")


@dataclass(frozen=True, slots=True, kw_only=True)
class SendOn(Act):
    """``advance 7 "Ek" "Sund"``: these go on from the table, the first to the first place; ``advance 7``: as
    the standings have it."""

    VERB: ClassVar[str] = "advance"
    table: int = arg("table", required=True)
    entries: tuple[int, ...] = arg("entries", default=())


@dataclass(frozen=True, slots=True, kw_only=True)
class NameAuditor(Act):
    """``auditor 7 "Maja Lind"``: who keeps the score at the table."""

    VERB: ClassVar[str] = "auditor"
    table: int = arg("table", required=True)
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class NoShow(Act):
    """Not there at the first deal; ``replaced`` by a player from a table of four."""

    VERB: ClassVar[str] = "no-show"
    entry: int = arg("entry", required=True)
    replaced: int | None = arg("entry", "replaced")


@dataclass(frozen=True, slots=True, kw_only=True)
class SitLate(Act):
    """``late "Eva Ek" at 7``: into a free chair of a table of three before its first deal."""

    VERB: ClassVar[str] = "late"
    entry: int = arg("entry", required=True, out=True)
    table: int = arg("table", "at", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveTable(Act):
    """The player goes home: 0 for this round and those after."""

    VERB: ClassVar[str] = "leave"
    entry: int = arg("entry", required=True)
