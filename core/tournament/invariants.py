"""The invariants of a state: they hold whatever was done.

Each is about one entry, one player or one table, or compares a running total with what these add to it. So
they can be asked of a whole night, and of what one action touched, by the state before it: an action among
10,000 entries then costs no more than one among 40.
"""

from collections.abc import Collection, Iterator, Sequence, Set
from itertools import chain, groupby

from core.say.levels import index_of
from core.tournament.game import Bust
from core.tournament.state import Tournament

_TOTALS = (
    "chips in play differ from those bought",
    "the money taken does not add up",
    "the money taken does not add up",
    "the seats do not add up",
)


def broken_invariants(t: Tournament, before: Tournament | None = None) -> list[str]:
    """Return the invariants that are broken. ``before`` is the state before the last action, in which
    none was broken: only what that action touched is looked at then."""
    busts = None if before is None else _added_busts(t, before)
    if busts is None:
        busts = t.game.busts
    gone = {*t.game.dissolved, *(b.entry for b in busts)}
    if before is None:
        entries: Set[int] = t.people.entries.keys() | t.room.unseated | gone
        players: Collection[int] = t.people.entries_of.keys() | t.people.live.keys()
        tables: Collection[int] = t.room.tables.keys()
    else:
        entries = tables = t.touched
        known = (x.people.entries for x in (before, t))
        players = {found[i].player for found in known for i in t.touched if i in found}
    wrong = [
        *_entries(t, entries, gone),
        *_players(t, players),
        *_tables(t, tables),
        *_busts(t, busts),
        *_sums(t, before),
    ]
    if t.clock.position.level is not None and index_of(t.clock.levels, t.clock.position.level) is None:
        wrong.append("the clock stands on no row")
    return [*dict.fromkeys(wrong)]


def _entries(t: Tournament, ids: Set[int], gone: Set[int]) -> Iterator[str]:
    """Yield the faults of these entries; ``gone`` are those that went out."""
    people, room = t.people, t.room
    found = [people.entries[id] for id in ids if id in people.entries]
    if room.unseated & ids != {e.id for e in found if not e.out and e.table is None} - room.resting:
        yield "who has no seat differs"
    if gone & ids != {e.id for e in found if e.out}:
        yield "busts and players out differ"
    for entry in found:
        id, player, table = entry.id, entry.player, entry.table
        if player not in people.players:
            yield f"entry {id} is nobody's"
        if id not in people.entries_of.get(player, ()):
            yield "whose entries they are differs"
        if table is None:
            continue
        if entry.out:
            yield f"entry {id} is out and sits"
        if entry.seat is not None:
            at = room.tables.get(table)
            if at is None or not at.open or at.seats.get(entry.seat) != id:
                yield f"entry {id} is not where it sits"


def _players(t: Tournament, ids: Collection[int]) -> Iterator[str]:
    """Yield where the lists of what these players bought differ from their entries."""
    entries, entries_of, live = t.people.entries, t.people.entries_of, t.people.live
    for id in ids:
        listed = entries_of.get(id, ())
        inside: int | None = None
        for i in listed:
            entry = entries.get(i)
            if entry is None or entry.player != id:
                yield "whose entries they are differs"
            elif not entry.out:
                if inside is not None:
                    yield "who is in differs"
                inside = i
        if len(listed) > 1 and len({*listed}) < len(listed):
            yield "whose entries they are differs"
        if inside != live.get(id):
            yield "who is in differs"


def _tables(t: Tournament, ids: Collection[int]) -> Iterator[str]:
    """Yield the faults of these tables."""
    entries = t.people.entries
    for table in (t.room.tables[i] for i in ids if i in t.room.tables):
        for seat, id in table.seats.items():
            found = entries.get(id)
            if found is None or found.table != table.id or found.seat != seat:
                yield f"seat {table.label}.{seat} holds somebody who is not there"
            if seat in table.closed or not 1 <= seat <= table.size:
                yield f"seat {table.label}.{seat} cannot be sat on"


def _added_busts(t: Tournament, before: Tournament) -> list[Bust] | None:
    """Return the busts that the last action added at the end, each with a place of its own; None if it did
    more to the busts, or deleted an entry that another may name."""
    had, have = before.people.entries, t.people.entries
    added = t.game.busts[len(before.game.busts) :]
    went_out = {i for i in t.touched if i in have and have[i].out} - t.game.dissolved
    more = any(i in had and (had[i].out or i not in have) for i in t.touched)
    if more or any(b.group for b in added) or went_out != {b.entry for b in added}:
        return None
    return added


def _busts(t: Tournament, busts: Sequence[Bust]) -> Iterator[str]:
    """Yield the faults of these busts, and that all there are do not match those who are out."""
    game = t.game
    if len(game.busts) + len(game.dissolved) != len(t.people.entries) - len(t.people.live):
        yield "busts and players out differ"
    if not {*chain.from_iterable([b.by for b in busts])} <= t.people.entries.keys():
        yield "somebody was knocked out by nobody"
    ties = [group for group, _ in groupby([b.group for b in busts]) if group]
    if len({*ties}) < len(ties):
        yield "a place is neither one player's nor shared"


def _sums(t: Tournament, before: Tournament | None) -> Iterator[str]:
    """Yield the running totals that have not changed by what the entries and tables add to them."""
    ids = None if before is None else t.touched
    had, added = ((0,) * 4, (0,) * 4) if before is None else (_totals(before), _added(before, ids))
    for had_, have, added_, add, wrong in zip(had, _totals(t), added, _added(t, ids), _TOTALS, strict=True):
        if have - had_ != add - added_:
            yield wrong
    if t.chips.adjusted != sum(x.amount for x in t.chips.adjustments):
        yield "the ledger of chips does not add up"


def _totals(t: Tournament) -> tuple[int, ...]:
    return t.chips.bought, t.money.paid, t.money.contributed, t.room.seat_count


def _added(t: Tournament, ids: Collection[int] | None) -> tuple[int, ...]:
    """Return the share of these entries and tables (None: all) in the totals."""
    entries, tables = t.people.entries, t.room.tables
    bought = entries.values() if ids is None else [entries[i] for i in ids if i in entries]
    stand = tables.values() if ids is None else [tables[i] for i in ids if i in tables]
    chips = paid = for_prizes = 0
    for entry in bought:
        chips += entry.chips
        paid += entry.paid
        for_prizes += entry.for_prizes
    return chips, paid, for_prizes, sum([x.room for x in stand if x.open])
