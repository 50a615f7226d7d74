"""Tables and seats: opening and closing them, and what stands against sitting down."""

from __future__ import annotations

import re
from collections.abc import Iterator

from core.say import acts, records
from core.say.acts import Seat
from core.say.reasons import (
    AlreadyOut,
    BadLabel,
    BadSize,
    NoSuchEntry,
    NoSuchSeat,
    NoSuchTable,
    Reason,
    SeatIsClosed,
    SeatNotClosed,
    SeatTaken,
    TableExists,
    TableOccupied,
)
from core.tournament.rule import Context, Rule
from core.tournament.state import Tournament

LABEL = re.compile(r"[0-9A-Za-zÀ-ɏ-]{1,12}")


def seat_name(t: Tournament, seat: Seat) -> str:
    """``7.4``: the table's label and the seat."""
    table = t.tables.get(seat[0])
    return f"{table.label if table else '?'}.{seat[1]}"


def place_reasons(t: Tournament, seat: Seat) -> Iterator[Reason]:
    """Why there is no such seat."""
    table = t.open_table(seat[0])
    if table is None:
        yield NoSuchTable(table=seat[0])
    elif not 1 <= seat[1] <= table.size:
        yield NoSuchSeat(table=table.id, seat=seat[1], size=table.size)


def vacant(t: Tournament, seat: Seat) -> str:
    """Why nobody sits there: "table" or "missing" where there is none such, "closed" or "empty"; "" where
    somebody does."""
    table = t.open_table(seat[0])
    if table is None:
        return "table"
    if not 1 <= seat[1] <= table.size:
        return "missing"
    return "" if seat[1] in table.seats else "closed" if seat[1] in table.closed else "empty"


def seat_reasons(t: Tournament, seat: Seat) -> Iterator[Reason]:
    """Why nobody can sit down here: physical facts, not to be overruled."""
    missing = list(place_reasons(t, seat))
    yield from missing
    if missing:
        return
    table = t.tables[seat[0]]
    if seat[1] in table.closed:
        yield SeatIsClosed(table=table.id, seat=seat[1])
    if seat[1] in table.seats:
        yield SeatTaken(table=table.id, seat=seat[1], entry=table.seats[seat[1]])


def check_open(t: Tournament, act: acts.OpenTable, now: int) -> Iterator[Reason]:
    if not LABEL.fullmatch(act.label):
        yield BadLabel(label=act.label)
    yield from (TableExists(table=x.id) for x in t.open_tables if x.label.casefold() == act.label.casefold())
    if act.size is not None and not 2 <= act.size <= 23:
        yield BadSize(size=act.size)


def do_open(t: Tournament, act: acts.OpenTable, context: Context) -> Iterator[records.Record]:
    yield records.TableOpened(context.new_id(), act.label, act.size or t.setting("seats"))


def check_close(t: Tournament, act: acts.CloseTable, now: int) -> Iterator[Reason]:
    table = t.open_table(act.table)
    if table is None:
        yield NoSuchTable(table=act.table)
    elif table.seats:
        yield TableOccupied(table=table.id, players=len(table.seats))


def do_close(t: Tournament, act: acts.CloseTable, context: Context) -> Iterator[records.Record]:
    yield records.TableClosed(act.table)


def do_close_seat(t: Tournament, act: acts.CloseSeat, context: Context) -> Iterator[records.Record]:
    yield records.SeatClosed(*act.seat)


def check_close_seat(t: Tournament, act: acts.CloseSeat, now: int) -> Iterator[Reason]:
    yield from seat_reasons(t, act.seat)


def check_open_seat(t: Tournament, act: acts.OpenSeat, now: int) -> Iterator[Reason]:
    missing = list(place_reasons(t, act.seat))
    yield from missing
    if not missing and act.seat[1] not in t.tables[act.seat[0]].closed:
        yield SeatNotClosed(table=act.seat[0], seat=act.seat[1])


def do_open_seat(t: Tournament, act: acts.OpenSeat, context: Context) -> Iterator[records.Record]:
    yield records.SeatOpened(*act.seat)


def usual_size(t: Tournament) -> int:
    """Seats of a full table in this event: the largest in play, else as many as are set."""
    set_: int = t.setting("seats")
    return max([x.size for x in t.tables.values() if x.open and x.seats], default=set_)


def played_tables(t: Tournament) -> int:
    """How many tables have been in play: one that was opened and closed again unused is none."""
    return sum([1 for x in t.tables.values() if x.played or x.seats])


def in_reasons(t: Tournament, entry: int) -> Iterator[Reason]:
    """Why this entry is not one that plays."""
    found = t.entries.get(entry)
    if found is None:
        yield NoSuchEntry(entry=entry)
    elif found.out:
        yield AlreadyOut(entry=entry)


RULES = {
    acts.OpenTable: Rule(check_open, do_open),
    acts.CloseTable: Rule(check_close, do_close),
    acts.CloseSeat: Rule(check_close_seat, do_close_seat),
    acts.OpenSeat: Rule(check_open_seat, do_open_seat),
}
