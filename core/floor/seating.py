"""Tables and seats: opening and closing them, and what stands against sitting down."""

import re
from collections.abc import Iterator

from core.floor.fold import MOST_SEATS
from core.say import acts, reasons, records
from core.say.acts import Seat
from core.say.decision import Decision, impossible
from core.tournament.deciding import Deciding, rule
from core.tournament.state import Tournament
from core.tournament.table import Table

LABEL = re.compile(r"[0-9A-Za-zÀ-ɏ-]{1,12}")
_WRITTEN = re.compile(r"""([^\s.,/:"]+)\.(\d{0,3})""")


def seat_parts(text: str) -> tuple[str, str]:
    """Return the table's label and the digits of a seat that is written ``7.4``, or ``7.`` while it is being
    typed; two empty words for any other text. Nothing else says how a seat is written."""
    found = _WRITTEN.fullmatch(text)
    return (found[1], found[2]) if found else ("", "")


def labelled(t: Tournament, label: str) -> Table | None:
    """Return the open table that is called so."""
    return next((x for x in t.open_tables if x.label.casefold() == label.casefold()), None)


def seat_name(t: Tournament, seat: Seat) -> str:
    """Return ``7.4``: the table's label and the seat."""
    table = t.room.tables.get(seat[0])
    return f"{table.label if table else '?'}.{seat[1]}"


def place_reasons(t: Tournament, seat: Seat) -> Iterator[reasons.Reason]:
    """Yield why there is no such seat."""
    table = t.open_table(seat[0])
    if table is None:
        yield reasons.NoSuchTable(table=seat[0])
    elif not 1 <= seat[1] <= table.size:
        yield reasons.NoSuchSeat(table=table.id, seat=seat[1], size=table.size)


def missing(t: Tournament, label: str) -> str:
    """Return why no open table has the label: ``closed``, ``unknown``; else nothing."""
    named = [x for x in t.room.tables.values() if x.label.casefold() == label.casefold()]
    if any(x.open for x in named):
        return ""
    return "closed" if named else "unknown"


def vacant(t: Tournament, seat: Seat) -> str:
    """Return why a seat of an open table has no player: ``missing``, ``closed``, ``empty``; else nothing."""
    table = t.need_table(seat[0])
    if not 1 <= seat[1] <= table.size:
        return "missing"
    if seat[1] in table.seats:
        return ""
    if seat[1] in table.closed:
        return "closed"
    return "empty"


def seat_reasons(t: Tournament, seat: Seat) -> Iterator[reasons.Reason]:
    """Yield why nobody can sit down here: physical facts that cannot be overridden."""
    missing = list(place_reasons(t, seat))
    yield from missing
    if missing:
        return
    table = t.room.tables[seat[0]]
    if seat[1] in table.closed:
        yield reasons.SeatIsClosed(table=table.id, seat=seat[1])
    if seat[1] in table.seats:
        yield reasons.SeatTaken(table=table.id, seat=seat[1], entry=table.seats[seat[1]])


@rule
def decide_open(t: Tournament, act: acts.OpenTable, now: int) -> Deciding:
    size: int = act.size or t.setting("seats")
    if not LABEL.fullmatch(act.label):
        yield reasons.BadLabel(label=act.label)
    for table in t.open_tables:
        if table.label.casefold() == act.label.casefold():
            yield reasons.TableExists(table=table.id)
    if act.size is not None and not 2 <= act.size <= MOST_SEATS:
        yield reasons.BadSize(size=act.size)
    return lambda context: (records.TableOpened(context.new_id(), act.label, size),)


@rule
def decide_close(t: Tournament, act: acts.CloseTable, now: int) -> Decision:
    table = t.open_table(act.table)
    if table is None:
        return impossible(reasons.NoSuchTable(table=act.table))
    if table.seats:
        return impossible(reasons.TableOccupied(table=table.id, players=len(table.seats)))
    return Decision((), lambda context: (records.TableClosed(act.table),))


@rule
def decide_close_seat(t: Tournament, act: acts.CloseSeat, now: int) -> Decision:
    return Decision(tuple(seat_reasons(t, act.seat)), lambda context: (records.SeatClosed(*act.seat),))


@rule
def decide_open_seat(t: Tournament, act: acts.OpenSeat, now: int) -> Decision:
    missing = tuple(place_reasons(t, act.seat))
    if missing:
        return impossible(*missing)
    table, seat = act.seat
    if seat not in t.room.tables[table].closed:
        return impossible(reasons.SeatNotClosed(table=table, seat=seat))
    return Decision((), lambda context: (records.SeatOpened(table, seat),))


def usual_size(t: Tournament) -> int:
    """Return the seats of a full table in this event: the largest in play, otherwise the number set."""
    set_: int = t.setting("seats")
    return max([x.size for x in t.room.tables.values() if x.open and x.seats], default=set_)


def played_tables(t: Tournament) -> int:
    """Return how many tables have been in play, without those opened and closed unused."""
    return sum([1 for x in t.room.tables.values() if x.played or x.seats])


def in_reasons(t: Tournament, entry: int) -> Iterator[reasons.Reason]:
    """Yield why this entry is not in play."""
    row = t.people.entries.get(entry)
    if row is None:
        yield reasons.NoSuchEntry(entry=entry)
    elif row.out:
        yield reasons.AlreadyOut(entry=entry)
