"""Who comes in by the rulebook: whether it is too late, and who chooses the seat (RULES B1, C.late,
C.reentry, C.alternate)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from core import records
from core.acts import Seat
from core.floor.alternates import alternates
from core.floor.blinds import waits
from core.floor.seating import seat_name
from core.players.buying import level_now
from core.refusal import Reason, Why
from core.rulebook.ruling import against, because, started
from core.tournament import Tournament

Kind = Literal["start", "late", "reentry", "alternate"]

# What says where each kind of newcomer sits.
SEATS: dict[Kind, str] = {
    "start": "draw.seats",
    "late": "entering.late_seat",
    "reentry": "entering.reentry_seat",
    "alternate": "entering.alternate_seat",
}


def newcomer(t: Tournament, now: int, *, alternate: bool) -> Kind:
    """What somebody who registers now is."""
    if alternate:
        return "alternate"
    return "late" if started(t, now) else "start"


def still_entering(t: Tournament, now: int) -> bool:
    """Whether somebody may still come in: late registration is open until a level that is set, or alternates
    wait. Where no level is set nobody knows, and nothing waits for it."""
    return open_until(t, now) is not None or bool(alternates(t))


def open_until(t: Tournament, now: int) -> int | None:
    """The last level late registration is open in, while it is open and one is set."""
    late = t.setting("late") if t.rulebook.word("entering.late") == "until_level" else None
    return late if late is not None and level_now(t, now) <= late else None


def late_reasons(t: Tournament, now: int, name: str, *, prepaid: bool) -> Iterator[Reason]:
    """A first entry after the start. Where that is forbidden, who has paid before, by proxy too, or
    qualified is no late entry (RULES C.late)."""
    if t.rulebook.word("entering.late") == "until_level":
        yield from closed(t, now)
    elif started(t, now) and not prepaid:
        yield against(t, Why.LATE_FORBIDDEN, "entering.late", name=name, level=level_now(t, now))


def closed(t: Tournament, now: int) -> Iterator[Reason]:
    """The level that is set is over. Re-entries end with it too; a book that knows no late entry says
    nothing of re-entries, and is not cited against one."""
    late = t.setting("late")
    if late is not None and level_now(t, now) > late:
        clause = t.rulebook.cite("entering.late") if t.rulebook.word("entering.late") == "until_level" else ""
        yield Reason(Why.LATE_CLOSED, {"level": late}, clause, overridable=True)


def drawn_reasons(t: Tournament, kind: Kind, name: str) -> Iterator[Reason]:
    """A seat is named for somebody who is to draw one."""
    if t.rulebook.word(SEATS[kind]) in ("random", "shortest"):
        yield against(t, Why.SEATS_ARE_DRAWN, SEATS[kind], kind=kind, name=name)


def stack_reasons(t: Tournament, kind: Kind, name: str, chips: int | None) -> Iterator[Reason]:
    """Who enters after the start gets fewer chips than a full stack."""
    price = t.prices.get("reentry") if kind == "reentry" else None
    price = price or t.prices.get("entry")
    if kind == "start" or chips is None or price is None or chips >= price.chips:
        return
    if t.rulebook.word("entering.stack") == "full":
        yield against(t, Why.STACK_NOT_FULL, "entering.stack", name=name, chips=chips, full=price.chips)


def sit_down(
    t: Tournament, entry: int, name: str, seat: Seat, kind: Kind, now: int
) -> Iterator[records.Record]:
    """A newcomer in this seat, who waits there for the cards where the rulebook says so."""
    yield records.Seated(entry, *seat)
    if kind == "start":
        return
    table = t.tables[seat[0]]
    wait = waits(t, table, seat[1], "entering.late_wait", now)
    if wait == "yes":
        yield records.Waits(entry, True)
    yield because(
        t, kind, SEATS[kind], "entering.late_wait", entry=entry, name=name, table=table.label,
        seat=seat_name(t, seat), waits=wait,
    )  # fmt: skip
