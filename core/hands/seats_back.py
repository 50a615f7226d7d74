"""The seat for somebody who was not out after all."""

from core.floor.seating import seat_reasons
from core.say import acts
from core.say.acts import Seat
from core.tournament.game import Bust
from core.tournament.state import Tournament


def bust_of(t: Tournament, entry: int) -> Bust | None:
    return next((b for b in t.game.busts if b.entry == entry), None)


def seat_then(act: acts.TakeBack, bust: Bust) -> Seat | None:
    """Return the seat named, or the one left when going out."""
    return act.seat or ((bust.table, bust.seat) if bust.table and bust.seat else None)


def seats_instead(t: Tournament, act: acts.TakeBack) -> list[Seat]:
    """Return the free seats for a player whose seat cannot be had any more: a seat of each table first, the
    table with fewest players before the others. None where the seat is free."""
    bust = bust_of(t, act.entry)
    seat = None if bust is None else seat_then(act, bust)
    if seat is None or not list(seat_reasons(t, seat)):
        return []
    tables = sorted(t.open_tables, key=lambda x: len(x.seats))
    found = [(turn, i, (x.id, free)) for i, x in enumerate(tables) for turn, free in enumerate(x.free)]
    return [free for *_, free in sorted(found)]


def seat_back(t: Tournament, act: acts.CorrectBust) -> Seat | None:
    """Return the seat for the player who was not out: the old one, or where that is gone the one ``who``
    leaves now."""
    bust = bust_of(t, act.entry)
    if act.seat is not None or bust is None or bust.table is None or bust.seat is None:
        return act.seat
    table, leaves = t.room.tables[bust.table], None if act.who is None else t.people.entries.get(act.who)
    if table.open and bust.seat not in table.closed:
        return bust.table, bust.seat
    if leaves is None or leaves.table is None or leaves.seat is None:
        return None
    return leaves.table, leaves.seat
