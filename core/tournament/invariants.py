"""The invariants of a state: they hold whatever was done."""

from itertools import groupby

from core.say.levels import index_of
from core.tournament.state import Tournament


def broken_invariants(t: Tournament) -> list[str]:
    """Return the invariants that are broken. Checked after every apply in tests, and at open."""
    wrong: list[str] = []
    for entry in t.people.entries.values():
        if entry.player not in t.people.players:
            wrong.append(f"entry {entry.id} is nobody's")
        if entry.out and entry.table is not None:
            wrong.append(f"entry {entry.id} is out and sits")
        if entry.table is not None and entry.seat is not None:
            table = t.room.tables.get(entry.table)
            if table is None or not table.open or table.seats.get(entry.seat) != entry.id:
                wrong.append(f"entry {entry.id} is not where it sits")
    for table in t.room.tables.values():
        for seat, entry_id in table.seats.items():
            found = t.people.entries.get(entry_id)
            if found is None or (found.table, found.seat) != (table.id, seat):
                wrong.append(f"seat {table.label}.{seat} holds somebody who is not there")
            if seat in table.closed or not 1 <= seat <= table.size:
                wrong.append(f"seat {table.label}.{seat} cannot be sat on")
    if sorted((e.player, e.id) for e in t.people.entries.values() if not e.out) != sorted(
        t.people.live.items()
    ):
        wrong.append("who is in differs")
    if sorted((p, e) for p, es in t.people.entries_of.items() for e in es) != sorted(
        (e.player, e.id) for e in t.people.entries.values()
    ):
        wrong.append("whose entries they are differs")
    gone = [*(b.entry for b in t.game.busts), *t.game.dissolved]
    if sorted(gone) != sorted(e.id for e in t.people.entries.values() if e.out):
        wrong.append("busts and players out differ")
    if any(winner not in t.people.entries for b in t.game.busts for winner in b.by):
        wrong.append("somebody was knocked out by nobody")
    wrong += _sums(t)
    if t.chips.adjusted != sum(x.amount for x in t.chips.adjustments):
        wrong.append("the ledger of chips does not add up")
    ties = [group for group, _ in groupby(b.group for b in t.game.busts) if group]
    if len(set(ties)) < len(ties):
        wrong.append("a place is neither one player's nor shared")
    if t.clock.position.level is not None and index_of(t.clock.levels, t.clock.position.level) is None:
        wrong.append("the clock stands on no row")
    return wrong


def _sums(t: Tournament) -> list[str]:
    """Return the running totals that differ from a fresh count."""
    entries = t.people.entries.values()
    money = sum(e.paid for e in entries), sum(max(0, e.paid - e.fee) for e in entries)
    unseated = {e.id for e in entries if not e.out and e.table is None} - t.room.resting
    wrong = []
    if t.chips.bought != sum(e.chips for e in entries):
        wrong.append("chips in play differ from those bought")
    if (t.money.paid, t.money.pool) != money:
        wrong.append("the money taken does not add up")
    if t.room.unseated != unseated:
        wrong.append("who has no seat differs")
    if t.room.seat_count != sum(x.room for x in t.open_tables):
        wrong.append("the seats do not add up")
    return wrong
