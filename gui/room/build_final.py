"""The final table for the room: players by seat, with known stacks."""

from __future__ import annotations

from core.clock.clock import Reading
from core.tournament.state import Tournament
from core.tournament.table import Table
from gui.room.board import Board, Row
from gui.room.build_moves import time_and_blinds
from gui.words import screen, text
from gui.words.names import called
from gui.words.tr import Context

tr = Context("room")


def the_table(t: Tournament) -> Table | None:
    """Return the one table that is left of several."""
    seated = [x for x in t.open_tables if x.seats]
    return seated[0] if len(seated) == 1 and len(t.room.tables) > 1 and len(t.people.live) > 1 else None


def final(t: Tournament, reading: Reading, table: Table, page: int) -> Board:
    """Return the picture of its seats in order."""
    here = frozenset(t.people.entries[entry].player for entry in table.seats.values())
    rows = tuple(_row(t, seat, entry, here) for seat, entry in sorted(table.seats.items()))
    stacks = any(row.value for row in rows)
    return Board(
        "final",
        headline=tr("Final table"),
        corner=" · ".join(
            (
                tr("table {table}", table=table.label),
                tr("seat, name and chips" if stacks else "seat and name"),
            )
        ),
        rows=rows,
        page=page,
        page_words=screen.moves_page(),
        foot=tuple(time_and_blinds(t, reading)),
    )


def _row(t: Tournament, seat: int, entry: int, among: frozenset[int]) -> Row:
    player = t.people.entries[entry]
    stack = "" if player.stack is None else text.amount(player.stack)
    return Row(str(seat), called(t, t.people.players[player.player], among), stack)
