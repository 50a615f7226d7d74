"""The Tables page's words, and the draw's."""

from collections.abc import Mapping, Sequence

from gui.words.numbers import amount, listed, players_text, tables_text
from gui.words.tr import Context, mark
from gui.words.voices import SelectFirst, told

tr = Context("tables")

_DEEDS = {
    "bust": (mark("Bust"), mark("Bust {name}")),
    "bust_by": (mark("Bust by…"), ""),
    "rebuy": (mark("Re-buy"), mark("Re-buy for {name}")),
    "move": (mark("Move…"), ""),
    "swap": (mark("Swap…"), ""),
    "clock_now": (mark("Call the clock"), mark("Call the clock on {name}")),
    "penalty": (mark("Penalty…"), mark("Penalty for {name}…")),
    "disqualify": (mark("Disqualify…"), mark("Disqualify {name}…")),
    "leave": (mark("Player leaves…"), mark("{name} leaves…")),
    "absent": (mark("Absent"), mark("{name} is absent")),
    "absent_back": (mark("Present"), mark("{name} is present")),
    "edit": (mark("Edit player…"), mark("Edit {name}…")),
    "keep": (mark("Keep for…"), ""),
    "needs": (mark("Needs…"), mark("Needs {name}…")),
    "close_seat": (mark("Close seat"), ""),
    "close_seat_back": (mark("Reopen seat"), ""),
    "big_blind": (mark("Last big blind here"), ""),
    "mark_seat": (mark("Accessible seat"), ""),
    "mark_seat_back": (mark("Ordinary seat"), ""),
    "halt": (mark("Stop dealing"), ""),
    "halt_back": (mark("Deal again"), ""),
    "track": (mark("Track every hand"), ""),
    "track_back": (mark("Stop tracking hands"), ""),
    "next_hand": (mark("Next hand"), ""),
    "misdeal": (mark("Misdeal"), mark("Misdeal at table {name}")),
    "break": (mark("Break table"), mark("Break table {name}")),
    "break_next": (mark("Break table"), mark("Break table {name}")),
    "break_next_back": (mark("Close table"), mark("Close table {name}")),
    "close_table": (mark("Close table"), mark("Close table {name}")),
    "balance": (mark("Balance…"), ""),
    "draw": (mark("Draw seats…"), ""),
    "add": (mark("Add tables…"), ""),
    "order": (mark("Break order…"), ""),
    "redraws": (mark("Redraws…"), ""),
    "apart": (mark("Keep apart…"), ""),
    "find": (mark("Find table or player"), ""),
    "whole": (mark("Whole floor"), ""),
    "whole_back": (mark("Readable"), ""),
}
_SELECT = {
    "occupied seat": mark("Select an occupied seat first."),
    "seat": mark("Select a seat first."),
    "table": mark("Select a table first."),
}


at_table = tr.phrase("{deed}: table {label}.")
moves_to = tr.phrase("{name} moves to {seat}.")
move_question = tr.phrase("Move {name} to")
accessible_for = tr.phrase("Mark and keep for {name}: which seat?")
table = tr.phrase("Table {table}")
big_blind_now = tr.phrase("Big blind now, <b>table {table}</b>")
# Beside a player whose move is in question.
to_table = tr.phrase("to table {table}")
all_seated = tr.phrase("Everybody who is in has a seat.")
# At the seat he gets.
from_table = tr.phrase("from table {table}")
and_table = tr.phrase("Table {table}: which seat?")
no_seat = tr.phrase("No seat “{text}”. Type table and seat like 3.4.")
# Of a table that is asked for its seat alone: a seat with its table is a bust there.
no_seat_at = tr.phrase("Table {label} has no seat {text}.")
nothing_found = tr.phrase("No table, seat or player matches “{text}”.")
no_number = tr.phrase("“{text}” is not a number.")
drawn = tr.phrase("%n players drew their seats.")


def no_seat_so(typed: str, meant: Sequence[str]) -> str:
    """Refuse what is no seat, and propose the seats that it may be without the point."""
    if not meant:
        return no_seat(typed)
    return tr("No seat “{text}”. Did you mean {seats}?", text=typed, seats=", ".join(meant))


def deed(key: str, name: str = "") -> str:
    """Name what a button or a menu does, where it can be said with whom it means: ``Bust Anna Ek``."""
    plain, of_whom = _DEEDS[key]
    return tr(of_whom, name=name) if name and of_whom else tr(plain)


_NO_TABLE = {"closed": mark("Table {name} is closed."), "unknown": mark("There is no table {name}.")}


def no_table(why: str, name: str) -> str:
    return tr(_NO_TABLE[why], name=name)


def select_first(thing: str) -> str:
    return told(tr(_SELECT[thing]), SelectFirst(thing=thing))


def at_place(seat: str, name: str) -> str:
    """Say for which seat, for whom, or for whom in which seat a deed would be done."""
    if seat and name:
        return tr("{name}, seat {seat}.", name=name, seat=seat)
    return tr("Seat {seat}.", seat=seat) if seat else tr("{name}.", name=name)


def balance_question(tables: Sequence[str]) -> str:
    if len(tables) == 1:
        return tr("Balance: who had the big blind last at table {table}?", table=tables[0])
    return tr("Balance: who had the big blind last at tables {tables}?", tables=listed(tables))


def big_blinds_told(seats: Mapping[str, int]) -> str:
    """Say beside the move that rests on them: ``Big blinds: table 4 seat 3, table 5 seat 5``."""
    told = [tr("table {table} seat {seat}", table=table, seat=seat) for table, seat in seats.items()]
    return tr("Big blind: {seats}" if len(told) == 1 else "Big blinds: {seats}", seats=", ".join(told))


def accessible_need(known: int) -> str:
    if known:
        return tr("The player needs an accessible seat; this is an ordinary one")
    return tr("The player needs an accessible seat; none is known")


def asked_of_tables(tables: Sequence[str]) -> str:
    if len(tables) == 1:
        return tr("Type a seat of table {table} only.", table=tables[0])
    return tr("Type a seat at each of tables {tables}.", tables=listed(tables))


def floor_line(tables: int, free: int, order: Sequence[str]) -> str:
    """Return ``6 tables · 4 free seats · break order 6, 5, 4, 3, 2, 1``; of many tables, or where none
    breaks, without the order."""
    seats = tr("%n free seats", free)
    if not 2 <= tables <= 6 or not order:
        return tr("{tables} · {seats}", tables=tables_text(tables), seats=seats)
    return tr(
        "{tables} · {seats} · break order {order}",
        tables=tables_text(tables),
        seats=seats,
        order=", ".join(order),
    )


table_seat = tr.phrase("Table {table} seat {seat}")
seat_at = tr.phrase("table {table} seat {seat}")
no_longer_apart = tr.phrase("{who}: no longer apart")
needs_title = tr.phrase("Needs, {n}")
needs_more = tr.phrase("and {n} more")


def apart(met: bool) -> str:
    """Say beside people whom the draw is to keep apart whether it is sure to."""
    return tr("apart") if met else tr("not sure to be apart")


# Beside a player who needs an accessible seat, before the draw.
draws_one = tr.phrase("draws an accessible seat")
has_none = tr.phrase("no accessible seat")
no_needs = tr.phrase("Nobody needs an accessible seat. Players: Edit player notes it.")


def with_place(name: str, at: str) -> str:
    return tr("{name}: {at}", name=name, at=at)


def room_line(players: int, seats: int) -> str:
    return tr("{players}, {seats}", players=players_text(players), seats=tr("%n seats", seats))


def gets(least: int, most: int) -> str:
    """Return how many the draw gives a table: ``gets 8``, or what it lies between."""
    if least == most:
        return tr("gets {n}", n=amount(least))
    if most == least + 1:
        return tr("gets {least} or {most}", least=amount(least), most=amount(most))
    return tr("gets {least} to {most}", least=amount(least), most=amount(most))


def unseated_title(n: int) -> str:
    return tr("{title} · {n}", title=tr("No seat yet"), n=amount(n))


def draw_count(players: int, seats: int, tables: int) -> str:
    free = tr("%n seats", seats)
    return tr(
        "{players} · {seats} at {tables}",
        players=players_text(players),
        seats=free,
        tables=tables_text(tables),
    )
