"""The Tables page's words, and the draw's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gui.words.numbers import amount, listed, players_text, tables_text
from gui.words.tr import counted, mark, tr

_DEEDS = {
    "bust": mark("Bust"),
    "bust_by": mark("Bust by…"),
    "move": mark("Move…"),
    "swap": mark("Swap…"),
    "close_seat": mark("Close the seat"),
    "open_seat": mark("Open the seat again"),
    "close_table": mark("Close table"),
    "break": mark("Break table"),
    "break_next": mark("Break a table"),
    "big_blind": mark("Big blind was here last"),
    "next_hand": mark("Next hand"),
    "track": mark("Tell every hand"),
    "track_back": mark("Tell the hands no more"),
    "halt": mark("Stop dealing"),
    "halt_back": mark("Deal again"),
    "mark_seat": mark("Accessible seat"),
    "mark_seat_back": mark("Ordinary seat"),
    "leave": mark("Leaves, gives up the seat…"),
    "absent": mark("Absent"),
    "absent_back": mark("Here again"),
    "balance": mark("Balance…"),
    "draw": mark("Draw seats…"),
    "add": mark("Add tables…"),
    "ahead": mark("Ahead…"),
    "order": mark("Break order…"),
    "redraws": mark("Redraws…"),
    "edit": mark("Edit player…"),
    "find": mark("Find a table or player"),
    "whole": mark("Whole floor"),
    "whole_back": mark("Readable"),
}
_WORDS = {
    "empty": mark("No tables yet"),
    "empty_more": mark("Open as many as you will play on, then draw the seats."),
    "floor": mark("The floor"),
    "unseated": mark("No seat yet"),
    "unseated_hint": mark("Drag a player to a seat, or draw."),
    "cancel": mark("Cancel"),
    "change": mark("Change"),
    "seat_first": mark("Choose a seat first."),
    "taken_first": mark("Choose a seat somebody sits in first."),
    "table_first": mark("Choose a table first."),
    "seat_hint": mark("3.4, or click the seat"),
    "add_title": mark("Add tables"),
    "label": mark("Name of the first"),
    "seats": mark("Seats each"),
    "count": mark("How many"),
    "add": mark("Add"),
    "count_wrong": mark("Write how many tables: 1 to 60."),
    "order_title": mark("Break order"),
    "order_field": mark("Tables, the next to break first"),
    "order_empty": mark("empty: as the rulebook says"),
    "order_do": mark("Set"),
    "redraws_title": mark("When all seats are drawn anew"),
    "redraws_tables": mark("At so many tables"),
    "redraws_players": mark("At so many players left"),
    "redraws_days": mark("When first days merge"),
    "draw_title": mark("Draw seats"),
    "draw_step_one": mark("1  Show this before the number is called. It ties the PC to its secret."),
    "draw_step_two": mark("2  A number called by a player in the room"),
    "draw_without": mark("Without a number only the PC's chance decides."),
    "number_hint": mark("for example 4711"),
    "everybody": mark("Everybody draws anew, those who have a seat too"),
    "draw": mark("Draw"),
    "abandon": mark("Abandon this draw"),
    "later": mark("Later"),
    "qr": mark("The whole commitment as a QR code"),
}


def word(key: str) -> str:
    """A fixed word or sentence of the page."""
    return tr(_WORDS[key])


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
        "leave": tr("{name} leaves, gives up the seat…", name=name),
        "absent": tr("{name} is absent", name=name),
        "absent_back": tr("{name} is here again", name=name),
    }
    return said.get(key) or deed(key)


def move_question(name: str) -> str:
    return tr("Move {name} to", name=name)


def card_question(name: str) -> str:
    return tr("The seat card of {name}", name=name)


def swap_question(name: str) -> str:
    return tr("Swap {name} with", name=name)


def table(label: str) -> str:
    return tr("Table {table}", table=label)


def balance_question(tables: Sequence[str]) -> str:
    if len(tables) == 1:
        return tr("Balance: who had the big blind last at table {table}?", table=tables[0])
    return tr("Balance: who had the big blind last at tables {tables}?", tables=listed(tables))


def big_blinds_told(seats: Mapping[str, int]) -> str:
    """Beside the move that rests on them: ``Big blinds · 4.3 · 5.5``."""
    told = [f"{table}.{seat}" for table, seat in seats.items()]
    return " · ".join([tr("Big blind") if len(told) == 1 else tr("Big blinds"), *told])


def seats_hint(tables: int) -> str:
    """What is typed: the seat, or one of each table."""
    return tr("Seat") if tables == 1 else tr("A seat of each: 3 5")


def and_table(table: str) -> str:
    """One of the tables asked about has no answer yet."""
    return tr("And at table {table}: which seat?", table=table)


def no_seat(text: str) -> str:
    return tr("There is no seat “{text}”. Write table and seat like 3.4.", text=text)


def stack_tip(chips: int) -> str:
    """On hover: chips that were counted."""
    return tr("{chips} chips", chips=amount(chips))


def accessible_need(known: int) -> str:
    """Of a player who needs an accessible seat and sits on another; ``known``: how many there are."""
    if known:
        return tr("Needs an accessible seat; this is none")
    return tr("Needs an accessible seat; none is known")


def accessible_question() -> str:
    return tr("A seat that a wheelchair reaches")


def asked_of_tables(tables: Sequence[str]) -> str:
    if len(tables) == 1:
        return tr("This asks about table {table}: type the seat alone.", table=tables[0])
    return tr("This asks about tables {tables}: type a seat of each.", tables=listed(tables))


def no_table(name: str) -> str:
    return tr("There is no open table {name}.", name=name)


def no_number(text: str) -> str:
    return tr("“{text}” is no number.", text=text)


def unseated_title(n: int) -> str:
    return tr("{title} · {n}", title=word("unseated"), n=amount(n))


def draw_count(players: int, seats: int, tables: int) -> str:
    """``24 players · 27 seats at 3 tables``."""
    free = counted(seats, "{n} seat", "{n} seats")
    return tr("{players} · {seats} at {tables}", players=players_text(players), seats=free,
              tables=tables_text(tables))  # fmt: skip


def drawn(players: int) -> str:
    return tr("{players} drew their seats.", players=players_text(players))


def moved(name: str, seat: str) -> str:
    return tr("{name} moves to seat {seat}.", name=name, seat=seat)
