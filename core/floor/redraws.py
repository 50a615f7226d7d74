"""Redraws set ahead, and the seat found wrong (procedures B3 and B5).

A redraw of everybody is due when so many tables are left, when no more than so many players are, or when
first days merge. Riffle keeps no calendar: first days merge while play stands, so a redraw set for that is
due whenever the clock was stopped after the start, until it is made. A tournament that begins with the
players of earlier days is drawn before its start, which needs no leave.

Where the rulebook has seats drawn at random, drawing them again after the start must have been set before it;
where it leaves the seats to the director, so is drawing them again.
"""

from collections.abc import Iterator

from core.clock.clock import read, started
from core.floor.seating import in_reasons, place_reasons, played_tables
from core.say import acts, reasons, records
from core.say.becauses import FoundInWrongSeat
from core.say.reasons import Reason
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.settings import LARGEST
from core.tournament.state import Tournament

FIRST_DAYS = "first days"
MOST_TABLES = 999
MOST_REDRAWS = 20
"""Of one kind; the room is told of each."""


def due(t: Tournament, now: int | None = None) -> str:
    """Return the redraw to make now in a tournament that has begun: ``tables 2``, ``players 27``, ``first
    days``; empty if there is none. Without ``now`` the clock stands where it was last set."""
    return next(iter(all_due(t, now)), "")


def all_due(t: Tournament, now: int | None = None) -> list[str]:
    """Return every redraw that drawing all seats would settle: at three tables 27 may be left."""
    due_now: list[str] = []
    tables = [x for x in t.open_tables if x.seats]
    if len(tables) in t.room.redraws.tables and played_tables(t) > len(tables):
        due_now.append(f"tables {len(tables)}")
    # of 27 and 18 players, 18 left are the second; the first is past then, made or not
    players = min((n for n in t.room.redraws.players if len(t.people.live) <= n), default=0)
    if players and t.people.most_in > players:
        due_now.append(f"players {players}")
    if t.room.redraws.first_days and _stopped(t, now):
        due_now.append(FIRST_DAYS)
    return [which for which in due_now if which not in t.room.redrawn]


def _stopped(t: Tournament, now: int | None) -> bool:
    if now is None:
        return t.clock.position.level is not None and not t.clock.position.running
    return read(t.clock.levels, t.clock.position, now).phase == "paused"


def _days_by_start(t: Tournament) -> bool:
    return t.rulebook.word("draw.first_days") == "announced_by_start"


def against_redraw(t: Tournament, which: list[str], now: int) -> Iterator[Reason]:
    """Yield the reasons against drawing everybody again now, where the redraws ``which`` are due."""
    if not started(t, now):
        return
    not_set = reasons.RedrawNotSet(tables=len(t.open_tables), players=len(t.people.live))
    if not which and _stopped(t, now) and _days_by_start(t):
        yield against(t, "draw.first_days", not_set)
    elif not which and t.rulebook.word("draw.seats") == "random":
        yield not_set
    elif which == [FIRST_DAYS] and _days_by_start(t) and "redraws" not in t.word.before_play:
        yield against(t, "draw.first_days", reasons.NotAnnounced(what="redraws"))


@rule
def decide_set(t: Tournament, act: acts.SetRedraws, now: int) -> Deciding:
    for key, values, most in (("tables", act.tables, MOST_TABLES), ("players", act.players, LARGEST)):
        if len(values) > MOST_REDRAWS:
            yield reasons.BadAmount(what="redraw_count", amount=len(values))
            continue
        least = 1 if key == "tables" else 2
        for value in values:
            if not least <= value <= most:
                yield reasons.BadSetting(setting=f"redraws {key}", value=value, least=least, most=most)
    if started(t, now):
        same = {*act.tables} == {*t.room.redraws.tables} and {*act.players} == {*t.room.redraws.players}
        if not same and t.rulebook.word("draw.seats") == "random":
            yield reasons.SetBeforeStart(what="redraws")
        if act.first_days != t.room.redraws.first_days and _days_by_start(t):
            yield against(t, "draw.first_days", reasons.SetBeforeStart(what="first-days"))
    tables, players = (tuple(sorted(set(x), reverse=True)) for x in (act.tables, act.players))
    return lambda context: (records.RedrawsSet(tables, players, act.first_days),)


@rule
def decide_wrong(t: Tournament, act: acts.WrongSeat, now: int) -> Deciding:
    """Move a player in the wrong seat to the right one, with the current stack."""
    yield from in_reasons(t, act.entry)
    yield from place_reasons(t, act.seat)
    own, (found_table, found_seat) = t.people.entries.get(act.entry), act.seat
    if own is None or own.out:
        return None
    if own.table is None or own.seat is None:
        yield reasons.NotSeated(entry=own.id)
        return None
    if (own.table, own.seat) == act.seat:
        yield reasons.SameSeat(entry=own.id, table=own.table, seat=own.seat)
        return None
    if t.rulebook.word("draw.wrong_seat") == "by_hand":
        by_hand = reasons.RuledByHand(entry=own.id, table=own.table, seat=own.seat)
        yield against(t, "draw.wrong_seat", by_hand)
    why = FoundInWrongSeat(
        entry=own.id, table=own.table, seat=own.seat, found_table=found_table, found_seat=found_seat
    )
    return lambda context: (because(t, why, "draw.wrong_seat"),)
