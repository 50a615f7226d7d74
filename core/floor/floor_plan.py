"""The plan of the floor: a place for each table, in columns and rows. The director sets it and no rule
depends on it; the screen shows the floor as the room is. Once one table has a place all have one: tables
without a place stand in rows."""

from collections.abc import Iterator
from itertools import count
from math import ceil, sqrt

from core.floor.fold import MOST_PLACES
from core.say import acts, records
from core.say.decision import Context, Decision, impossible
from core.say.reasons import BadPlace, NoSuchTable, StandsSo
from core.tournament.deciding import rule
from core.tournament.state import Tournament

Place = tuple[int, int]
"""Column and row, from 1."""


def known(t: Tournament) -> bool:
    """Return whether any table has a place."""
    return any(table.place for table in t.open_tables)


def places(t: Tournament, across: int = 0) -> dict[int, Place]:
    """Return a place of its own for every open table. Those without one take the first that are free, row by
    row, ``across`` beside each other (0: as many as there are columns already, or about a square)."""
    tables = t.open_tables
    # a table opened where another stood before it was closed, or put there late
    by_table: dict[int, Place] = {}
    used: set[Place] = set()
    for table in tables:
        if table.place is not None and table.place not in used:
            by_table[table.id] = table.place
            used.add(table.place)
    width = across or max((c for c, _ in by_table.values()), default=ceil(sqrt(len(tables))))
    width = max(1, width, ceil(len(tables) / MOST_PLACES))
    in_rows = ((column, row) for row in count(1) for column in range(1, width + 1))
    free = (place for place in in_rows if place not in used)
    return {x.id: by_table[x.id] if x.id in by_table else next(free) for x in tables}


def near(t: Tournament, one: int, other: int) -> bool:
    """Return whether two tables stand next to each other, also across a corner. Where nobody said how the
    tables stand, any table may be near."""
    if not known(t):
        return True
    where = places(t)
    (column, row), (column_there, row_there) = where[one], where[other]
    return max(abs(column - column_there), abs(row - row_there)) <= 1


@rule
def decide_place(t: Tournament, act: acts.PlaceTable, now: int) -> Decision:
    """Place a table; one that stands there changes places with it, the others stay where they were shown."""
    table = t.open_table(act.table)
    if table is None:
        return impossible(NoSuchTable(table=act.table))
    if not (1 <= act.column <= MOST_PLACES and 1 <= act.row <= MOST_PLACES and act.across <= MOST_PLACES):
        return impossible(BadPlace(most=MOST_PLACES))
    wanted = (act.column, act.row)
    if table.place == wanted:
        return impossible(StandsSo(table=table.id))

    def put(context: Context) -> Iterator[records.Record]:
        stand = places(t, act.across)
        there = next((x for x, place in stand.items() if place == wanted and x != table.id), None)
        if there is not None:
            stand[there] = stand[table.id]
        stand[table.id] = wanted
        for moved in sorted(stand, key=lambda x: x != table.id):
            if t.room.tables[moved].place != stand[moved]:
                yield records.TablePlaced(moved, *stand[moved])

    return Decision((), put)
