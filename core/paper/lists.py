"""The lists of a night as plain rows: seating by name and by table, results, entries; and CSV."""

import csv
import io
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal, NamedTuple

from core.money.payouts import placings
from core.people.listing import Listed, listed, listing
from core.tournament.state import Tournament
from core.tournament.table import Table

SeatState = Literal["taken", "free", "closed"]

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_NUMBERS = re.compile(r"(\d+)")


def natural(label: str) -> tuple[Any, ...]:
    """Return a sort key that orders table names as people count: 2 before 10, "A2" before "A10"."""
    parts = _NUMBERS.split(label)
    return tuple((0, int(p), "") if p.isdecimal() else (1, 0, p.casefold()) for p in parts if p)


# -- seating ------------------------------------------------------------------------------------------


class TableSeat(NamedTuple):
    """A seat and the player, by the listed name; ``number`` is the club number of a namesake, ``team`` whose
    stack it is."""

    seat: int
    name: str
    state: SeatState
    number: str = ""
    team: str = ""


class TableRows(NamedTuple):
    """A table's seats in order."""

    label: str
    seats: tuple[TableSeat, ...]


class SeatingRow(NamedTuple):
    """A player and the seat. ``number`` is the club number, only set to tell namesakes apart; ``team`` is
    whose stack it is."""

    name: str
    letter: str
    table: str
    seat: int
    number: str = ""
    entry: int = 0
    team: str = ""


class Seated(NamedTuple):
    """Somebody at a table, in the order of the list by names; ``number`` is the club number of a namesake."""

    key: str
    number: str
    entry: int
    name: Listed
    table: str
    seat: int


def seated(t: Tournament) -> list[Seated]:
    """Return everybody who has a seat, by name; namesakes by club number."""
    how, players, tables = listing(t), t.people.players, t.room.tables
    sitting = [(e, e.table, e.seat) for e in t.playing if e.table is not None and e.seat is not None]
    names = [listed(players[e.player].name, how) for e, *_ in sitting]
    bearers, rows = Counter([x.alike for x in names]), []
    for (e, table, seat), name in zip(sitting, names, strict=True):
        number = players[e.player].number if bearers[name.alike] > 1 else ""
        rows.append(Seated(name.key, number, e.id, name, tables[table].label, seat))
    rows.sort()
    return rows


def seating_by_name(t: Tournament) -> list[SeatingRow]:
    """Return the rows of everybody who has a seat, by name; namesakes by club number."""
    return [
        SeatingRow(x.name.name, x.name.letter, x.table, x.seat, x.number, x.entry, t.game.owner(x.entry))
        for x in seated(t)
    ]


def seating_by_table(t: Tournament) -> list[TableRows]:
    """Return every open table with all its seats, the free and the closed ones too."""
    how, players = listing(t), t.people.players
    bearers = Counter([listed(players[e.player].name, how).alike for e in t.playing if e.table is not None])

    def at(table: Table, seat: int) -> TableSeat:
        if seat in table.closed or seat not in table.seats:
            return TableSeat(seat, "", "closed" if seat in table.closed else "free")
        entry = table.seats[seat]
        player = players[t.people.entries[entry].player]
        name = listed(player.name, how)
        number = player.number if bearers[name.alike] > 1 else ""
        return TableSeat(seat, name.name, "taken", number, t.game.owner(entry))

    tables = sorted(t.open_tables, key=lambda x: (natural(x.label), x.id))
    return [TableRows(x.label, tuple(at(x, seat) for seat in range(1, x.size + 1))) for x in tables]


# -- results --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A player's result; a shared place reaches to ``last``. ``paid`` is all the player paid tonight."""

    place: int
    last: int
    name: str
    number: str
    prize: int
    entries: int
    paid: int


def results(t: Tournament) -> list[ResultRow]:
    """Return everybody who has a place, best first; live players have none yet."""
    bought: dict[int, list[int]] = {}
    for entry in t.people.entries.values():
        count, paid = bought.get(entry.player, [0, 0])
        bought[entry.player] = [count + 1, paid + entry.paid]
    rows = []
    for placing in placings(t):
        player = t.people.players[t.people.entries[placing.entry].player]
        count, paid = bought[player.id]
        rows.append(
            ResultRow(placing.place, placing.last, player.name, player.number, placing.prize, count, paid)
        )
    return rows


# -- CSV ------------------------------------------------------------------------------------------------


def to_csv(rows: Sequence[Any], head: Sequence[str] = (), delimiter: str = ",") -> str:
    """Return rows (dataclasses of one kind, or sequences) as CSV; the head defaults to the fields' names.

    Text that a spreadsheet would take for a formula gets a leading apostrophe.
    """
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter)
    names = [f.name for f in fields(rows[0])] if rows and not isinstance(rows[0], list | tuple) else []
    plain = [[getattr(x, name) for name in names] for x in rows] if names else rows
    named = head or names
    if named:
        writer.writerow([_cell(x) for x in named])
    writer.writerows([_cell(x) for x in row] for row in plain)
    return out.getvalue()


def _cell(value: Any) -> Any:
    """Return the value harmless as a cell: a leading apostrophe makes a spreadsheet take it as text."""
    if isinstance(value, bool):
        return int(value)
    return f"'{value}" if isinstance(value, str) and value.lstrip(" ").startswith(_FORMULA) else value
