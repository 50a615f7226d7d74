"""Taking in the records of seats: who sits down, leaves, changes seats, and the draws (see ``fold``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from core.floor.fold import stands
from core.say import records as r
from core.say.conflict import Conflict
from core.tournament.people import Entry
from core.tournament.room import Came, Draw
from core.tournament.state import Tournament

# Draws in which everybody leaves his seat.
EVERYBODY = ("redraw", "final")
# For what somebody leaves a seat to draw a card; empty: not for that.
CARDS = ("", "break", *EVERYBODY)


def _came(t: Tournament, entries: Iterable[Entry | None], happened: int) -> None:
    """Take in new seats. Before play begins a drawn seat is no move."""
    if t.clock.position.level is None and (
        t.clock.position.scheduled is None or happened < t.clock.position.scheduled
    ):
        return
    for entry in filter(None, entries):
        if entry.table is not None:
            t.room.tables[entry.table].played = True
        t.room.last_moves.pop(entry.id, None)
        t.room.last_moves[entry.id] = Came(happened, entry.table, entry.seat)


def _seated(t: Tournament, x: r.Seated, happened: int) -> None:
    entry = t.need_in(x.entry)
    if entry.table is not None:
        _came(t, (entry,), happened)
    elif entry.drawing and (old_seat := t.room.last_moves.pop(entry.id, None)) is not None:
        t.room.last_moves[entry.id] = old_seat._replace(at=happened)  # only now is it known where to
    _leaves_chips(t, entry)
    t.leave(entry)
    t.sit(entry, x.table, x.seat)
    stands(t, entry)
    entry.waits = entry.alternate = False
    entry.drawing, entry.card = "", x.card
    t.room.waiting.discard(entry.id)


def _unseated(t: Tournament, x: r.Unseated, happened: int) -> None:
    if x.purpose not in CARDS:
        raise Conflict(f"no draw of {x.purpose}")
    entry = t.need_in(x.entry)
    if x.purpose and entry.table is not None:
        _came(t, (entry,), happened)
    if x.purpose in EVERYBODY and len(t.room.out_at_redraw) < len(t.game.busts):
        _settle(t)
    _leaves_chips(t, entry)
    t.leave(entry)
    entry.drawing = x.purpose


def _settle(t: Tournament) -> None:
    """Take in a redraw of all seats: no table is short by the players who are out by now."""
    t.room.out_at_redraw = frozenset(b.entry for b in t.game.busts)


def _leaves_chips(t: Tournament, entry: Entry) -> None:
    """Leave an absent player's chips at the old seat until somebody carries them (RULES E5)."""
    if entry.absent and entry.table is not None and entry.seat is not None:
        t.room.to_carry.setdefault(entry.id, (entry.table, entry.seat))


def _swapped(t: Tournament, x: r.Swapped, happened: int) -> None:
    a, b = t.need_in(x.entry), t.need_in(x.other)
    if a.table is None or b.table is None or a.seat is None or b.seat is None or a is b:
        raise Conflict("both must sit to swap")
    _came(t, (a, b), happened)
    _leaves_chips(t, a)
    _leaves_chips(t, b)
    t.room.tables[a.table].seats[a.seat] = b.id
    t.room.tables[b.table].seats[b.seat] = a.id
    a.table, a.seat, b.table, b.seat = b.table, b.seat, a.table, a.seat
    a.waits = b.waits = False
    t.room.waiting -= {a.id, b.id}
    stands(t, a)
    stands(t, b)


def _prepared(t: Tournament, x: r.DrawPrepared, _: int) -> None:
    t.room.draws[x.draw] = Draw(x.draw, x.secret, x.commitment, purpose=x.purpose)


def _made(t: Tournament, x: r.DrawMade, happened: int) -> None:
    draw = t.room.draws.get(x.draw)
    # made of a used secret is for core.formats.verify_draws to say: the seats were given all the same
    if draw is None or draw.state not in ("prepared", "used"):
        raise Conflict(f"no draw {x.draw}")
    t.room.draws[x.draw] = replace(
        draw, state="made", number=x.number, entries=x.entries, seats=x.seats, purpose=x.purpose
    )
    if x.purpose in EVERYBODY:
        _settle(t)
    # now, while they still have the seats they are drawn away from
    _came(t, map(t.people.entries.get, x.entries), happened)


def _abandoned(t: Tournament, x: r.DrawAbandoned, _: int) -> None:
    draw = t.room.draws.get(x.draw)
    if draw is not None and draw.state == "prepared":
        t.room.draws[x.draw] = replace(draw, state="used" if x.used else "abandoned")
    elif not x.used:
        raise Conflict(f"no draw {x.draw}")


def _close_seat(t: Tournament, x: r.SeatClosed, _: int) -> None:
    table = t.need_table(x.table)
    if x.seat in table.seats or x.seat in table.closed or not 1 <= x.seat <= table.size:
        raise Conflict(f"seat {x.table}.{x.seat} cannot be closed")
    table.closed.add(x.seat)
    t.room.seat_count -= 1


def _open_seat(t: Tournament, x: r.SeatOpened, _: int) -> None:
    table = t.need_table(x.table)
    if x.seat not in table.closed:
        raise Conflict(f"seat {x.table}.{x.seat} is not closed")
    table.closed.discard(x.seat)
    t.room.seat_count += 1


SEATS: dict[type[Any], Callable[[Tournament, Any, int], None]] = {
    r.SeatClosed: _close_seat,
    r.SeatOpened: _open_seat,
    r.Seated: _seated,
    r.Unseated: _unseated,
    r.Swapped: _swapped,
    r.DrawPrepared: _prepared,
    r.DrawMade: _made,
    r.DrawAbandoned: _abandoned,
}
