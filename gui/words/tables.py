"""The Tables page's words, and the draw's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gui.words.numbers import amount, listed, players_text, tables_text
from gui.words.tr import Context, mark

tr = Context("tables")

_DEEDS = {
    "bust": mark("Bust"),
    "bust_by": mark("Bust by…"),
    "move": mark("Move…"),
    "swap": mark("Swap…"),
    "close_seat": mark("Close seat"),
    "open_seat": mark("Reopen seat"),
    "close_table": mark("Close table"),
    "break": mark("Break table"),
    "break_next": mark("Break table"),
    "big_blind": mark("Last big blind here"),
    "next_hand": mark("Next hand"),
    "track": mark("Track every hand"),
    "track_back": mark("Stop tracking hands"),
    "halt": mark("Stop dealing"),
    "halt_back": mark("Deal again"),
    "mark_seat": mark("Accessible seat"),
    "mark_seat_back": mark("Ordinary seat"),
    "leave": mark("Player leaves…"),
    "absent": mark("Absent"),
    "absent_back": mark("Present"),
    "balance": mark("Balance…"),
    "draw": mark("Draw seats…"),
    "add": mark("Add tables…"),
    "order": mark("Break order…"),
    "redraws": mark("Redraws…"),
    "edit": mark("Edit player…"),
    "find": mark("Find table or player"),
    "whole": mark("Whole floor"),
    "whole_back": mark("Readable"),
}


def deed(key: str) -> str:
    """What a button or a menu does."""
    return tr(_DEEDS[key])


def named(key: str, name: str) -> str:
    """A menu entry with whom it means: ``Bust Anna Ek``, ``Break table 3``."""
    said = {
        "bust": tr("Bust {name}", name=name),
        "close_table": tr("Close table {name}", name=name),
        "break": tr("Break table {name}", name=name),
        "break_next": tr("Break table {name}", name=name),
        "edit": tr("Edit {name}…", name=name),
        "leave": tr("{name} leaves…", name=name),
        "absent": tr("{name} is absent", name=name),
        "absent_back": tr("{name} is present", name=name),
    }
    return said.get(key) or deed(key)


def move_question(name: str) -> str:
    return tr("Move {name} to", name=name)


def table(label: str) -> str:
    return tr("Table {table}", table=label)


def big_blind_now(label: str) -> str:
    return tr("Big blind now, <b>table {table}</b>", table=label)


def balance_question(tables: Sequence[str]) -> str:
    if len(tables) == 1:
        return tr("Balance: who had the big blind last at table {table}?", table=tables[0])
    return tr("Balance: who had the big blind last at tables {tables}?", tables=listed(tables))


def big_blinds_told(seats: Mapping[str, int]) -> str:
    """Beside the move that rests on them: ``Big blinds: table 4 seat 3, table 5 seat 5``."""
    told = [tr("table {table} seat {seat}", table=table, seat=seat) for table, seat in seats.items()]
    return tr("Big blind: {seats}" if len(told) == 1 else "Big blinds: {seats}", seats=", ".join(told))


def and_table(table: str) -> str:
    """One of the tables asked about has no answer yet."""
    return tr("Table {table}: which seat?", table=table)


def no_seat(text: str) -> str:
    return tr("No seat “{text}”. Type table and seat like 3.4.", text=text)


def accessible_need(known: int) -> str:
    """Of a player who needs an accessible seat and sits on another; ``known``: how many there are."""
    if known:
        return tr("Needs an accessible seat; this is an ordinary one")
    return tr("Needs an accessible seat; none is known")


def asked_of_tables(tables: Sequence[str]) -> str:
    if len(tables) == 1:
        return tr("Type a seat of table {table} only.", table=tables[0])
    return tr("Type a seat at each of tables {tables}.", tables=listed(tables))


def no_table(name: str) -> str:
    return tr("No open table {name}.", name=name)


def no_number(text: str) -> str:
    return tr("“{text}” is not a number.", text=text)


def floor_line(tables: int, free: int, order: Sequence[str]) -> str:
    """``6 tables · 4 free seats · break order 6, 5, 4, 3, 2, 1``."""
    seats = tr("%n free seats", free)
    if not 2 <= tables <= 6:
        return tr("{tables} · {seats}", tables=tables_text(tables), seats=seats)
    return tr("{tables} · {seats} · break order {order}",
              tables=tables_text(tables), seats=seats, order=", ".join(order))  # fmt: skip


def unseated_title(n: int) -> str:
    return tr("{title} · {n}", title=tr("No seat yet"), n=amount(n))


def draw_count(players: int, seats: int, tables: int) -> str:
    """``24 players · 27 seats at 3 tables``."""
    free = tr("%n seats", seats)
    return tr("{players} · {seats} at {tables}", players=players_text(players), seats=free,
              tables=tables_text(tables))  # fmt: skip


def drawn(players: int) -> str:
    return tr("{players} drew their seats.", players=players_text(players))
