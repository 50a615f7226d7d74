"""Breaking a table: its players draw the free seats of the others (RULES E3: both steps recorded)."""

from __future__ import annotations

from collections.abc import Iterator

from core import acts, records
from core.context import Context, Rule
from core.draw import draw_seats
from core.refusal import Reason, Why
from core.tournament import Table, Tournament


def due(t: Tournament) -> Table | None:
    """The table whose players fit into the others' free seats (RULES E2), highest number first."""
    tables = t.open_tables
    if len(tables) < 2 or not any(x.seats for x in tables):
        return None
    table = tables[-1]
    return table if len(table.seats) <= sum(len(x.free) for x in tables[:-1]) else None


def check(t: Tournament, act: acts.BreakTable, now: int) -> Iterator[Reason]:
    table = t.tables.get(act.table)
    if table is None or not table.open:
        yield Reason(Why.NO_SUCH_TABLE, {"table": act.table})
        return
    free = sum(len(x.free) for x in t.open_tables if x is not table)
    if len(table.seats) > free:
        yield Reason(Why.DOES_NOT_FIT, {"table": table.label, "players": len(table.seats), "seats": free})
    if len(act.number) > 40:
        yield Reason(Why.NAME_TOO_LONG, {"most": 40})


def act(t: Tournament, act: acts.BreakTable, context: Context) -> Iterator[records.Record]:
    table = t.tables[act.table]
    people = sorted(table.seats.values())
    if people:
        yield from draw_seats(t, context, act.number, people, without=table.id, purpose="break")
    yield records.TableClosed(table.id)


RULES = {acts.BreakTable: Rule(check, act)}
