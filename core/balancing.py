"""Balancing by the plain rule: next hand's big blind of the fullest table moves to the shortest.

Riffle does not know where the blinds are unless it is told: the act names the big blind's seat.
"""

from __future__ import annotations

from collections.abc import Iterator

from core import acts, records
from core.acts import Seat
from core.context import Context, Rule
from core.refusal import Reason, Why
from core.seating import place_reasons, seat_name, seat_reasons
from core.tournament import Table, Tournament

# A product default: tables that differ by two are to be balanced (RULES D.due).
DIFFERENCE = 2


def unbalanced(t: Tournament) -> tuple[Table, Table] | None:
    """The table to take from and the one to move to; None while sizes differ by less than two.

    Of equally full tables the one opened last gives (RULES D.from); of equally short ones the one
    opened first takes.
    """
    tables = t.open_tables
    if len(tables) < 2:
        return None
    full = max(reversed(tables), key=lambda x: len(x.seats))
    short = min((x for x in tables if x.free), key=lambda x: len(x.seats), default=None)
    if short is None or len(full.seats) - len(short.seats) < DIFFERENCE:
        return None
    return full, short


def check(t: Tournament, act: acts.Balance, now: int) -> Iterator[Reason]:
    pair = unbalanced(t)
    if pair is None:
        yield Reason(Why.TABLES_BALANCED)
        return
    full, short = pair
    if act.bb is None:
        yield Reason(Why.NEED_BIG_BLIND, {"table": full.label, "to": short.label})
        return
    missing = list(place_reasons(t, act.bb))
    yield from missing
    if not missing:
        table = t.tables[act.bb[0]]
        if act.bb[1] not in table.seats:
            yield Reason(Why.SEAT_EMPTY, {"seat": seat_name(t, act.bb)})
        if len(table.seats) < len(full.seats):
            yield Reason(Why.NEED_BIG_BLIND, {"table": full.label, "to": short.label})
    if act.to is not None:
        yield from seat_reasons(t, act.to)
        to = t.tables.get(act.to[0])
        if to is not None and to.open and len(full.seats) - len(to.seats) < DIFFERENCE:
            yield Reason(Why.NEED_BIG_BLIND, {"table": full.label, "to": short.label})


def act(t: Tournament, act: acts.Balance, context: Context) -> Iterator[records.Record]:
    pair = unbalanced(t)
    assert pair is not None
    assert act.bb is not None
    entry = t.tables[act.bb[0]].seats[act.bb[1]]
    yield records.Seated(entry, *(act.to or _any_seat(pair[1], context)))


def _any_seat(table: Table, context: Context) -> Seat:
    """A free seat by chance: nothing is known of that table's blinds."""
    free = table.free
    return table.id, free[int.from_bytes(context.entropy(8), "big") % len(free)]


RULES = {acts.Balance: Rule(check, act)}
