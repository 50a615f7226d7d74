"""The acts of Chicago, each a line of the text form. A seat names a chair: ``7.3``."""

from __future__ import annotations

from core.say.acts import Act, Seat, arg


class PlanHeat(Act, verb="stage"):
    """``stage 2 at 16:30 best 2 to next``: when a heat begins, and who goes on from it where ("next",
    "finals", "final", "end"; "proposed" takes back what was set)."""

    heat: int = arg("int", required=True)
    at: int | None = arg("coming", "at")
    best: int | None = arg("int", "best")
    to: str = arg("word", "to", "")


class DrawHeat(Act, verb="draw heat"):
    """Draw the next heat, or with ``again`` the one that is drawn and not begun."""

    number: str = arg("text", "number", "")
    again: bool = arg("flag", "again", False)


class DrawRound(Act, verb="draw round"):
    tables: tuple[int, ...] = arg("tables", required=True)


class Points(Act, verb="points"):
    """``points 7.3 flush``; four of a kind may be ``against 7.1``. With ``deal`` and ``exchange`` it takes
    the place of what was written there, also in an earlier ``heat``; ``seat`` with chair 0: nobody scores.
    ``also``: an equal hand scores besides the one written last."""

    seat: Seat = arg("seat", required=True)
    hand: str = arg("word", default="")
    against: Seat | None = arg("seat", "against")
    deal: int | None = arg("int", "deal")
    exchange: int | None = arg("int", "exchange")
    round: int | None = arg("int", "round")
    also: bool = arg("flag", "also", False)
    heat: int | None = arg("int", "heat")


class SayChicago(Act, verb="chicago"):
    """``chicago 7.2``; with ``deal`` it takes the place of what was answered there: nobody, or another."""

    seat: Seat = arg("seat", required=True)
    deal: int | None = arg("int", "deal")
    round: int | None = arg("int", "round")
    heat: int | None = arg("int", "heat")


class DeclineChicago(Act, verb="declined"):
    """All who were asked have said no."""

    table: int = arg("table", required=True)


class MakeChicago(Act, verb="made"):
    table: int = arg("table", required=True)
    deal: int | None = arg("int", "deal")
    round: int | None = arg("int", "round")
    heat: int | None = arg("int", "heat")


class BreakChicago(Act, verb="broken"):
    """``broken 7 by 7.2``; by nobody: a ruling after a revoke."""

    table: int = arg("table", required=True)
    by: Seat | None = arg("seat", "by")
    deal: int | None = arg("int", "deal")
    round: int | None = arg("int", "round")
    heat: int | None = arg("int", "heat")


class WinTrick(Act, verb="trick"):
    """``trick 7.2 deuce``; with ``deal`` it takes the place of what was written there."""

    seat: Seat = arg("seat", required=True)
    deuce: bool = arg("flag", "deuce", False)
    deal: int | None = arg("int", "deal")
    round: int | None = arg("int", "round")
    heat: int | None = arg("int", "heat")


class DealWrong(Act, verb="mistake"):
    """``mistake 7 cards 2``: the dealer of the deal in hand dealt so many cards wrong."""

    table: int = arg("table", required=True)
    cards: int = arg("int", "cards", 1)


class BuyUnderStop(Act, verb="bought"):
    seat: Seat = arg("seat", required=True)


class Revoke(Act, verb="revoke"):
    seat: Seat = arg("seat", required=True)


class Deduct(Act, verb="deduct"):
    """``deduct 7.3 points 5 for "late"``: the director takes points off in the round the table is in."""

    seat: Seat = arg("seat", required=True)
    points: int = arg("int", "points", required=True)
    reason: str = arg("text", "for", "")


class TimeRound(Act, verb="round time"):
    """``round time 40``: the round has so many minutes from now; none named: as many as the one before."""

    length: int | None = arg("length")


class EndByTime(Act, verb="time up"):
    table: int = arg("table", required=True)


class Protocol(Act, verb="protocol"):
    """A whole round from paper: ``protocol 7 round 1 points 53 27 14 6 said 1 2 made 1 out 4``. ``points``,
    and ``strokes`` where they differ from them, are of the chairs in order; ``made`` names a chair once for
    each Chicago; ``won``: the chair with a straight flush, or that has won of two at the exit in one count;
    ``time``: the clock ended it."""

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


class PlayOff(Act, verb="play-off"):
    """``play-off 7.1 7.3 points 12 8``: three deals between these; ``won``: who had a straight flush."""

    entries: tuple[int, ...] = arg("entries", required=True)
    points: tuple[int, ...] = arg("numbers", "points", required=True)
    won: int | None = arg("entry", "won")


class SendOn(Act, verb="advance"):
    """``advance 7 "Ek" "Sund"``: these go on from the table, the first to the first place; ``advance 7``: as
    the standings have it."""

    table: int = arg("table", required=True)
    entries: tuple[int, ...] = arg("entries", default=())


class NameAuditor(Act, verb="auditor"):
    """``auditor 7 "Maja Lind"``: who keeps the score at the table."""

    table: int = arg("table", required=True)
    entry: int = arg("entry", required=True)


class NoShow(Act, verb="no-show"):
    """The entry is not there at the first deal; ``replaced`` by a player from a table of four."""

    entry: int = arg("entry", required=True)
    replaced: int | None = arg("entry", "replaced")


class SitLate(Act, verb="late"):
    """``late "Eva Ek" at 7``: into a free chair of a table of three before its first deal."""

    entry: int = arg("entry", required=True, out=True)
    table: int = arg("table", "at", required=True)


class LeaveTable(Act, verb="leave"):
    """The player goes home: 0 for this round and those after."""

    entry: int = arg("entry", required=True)
