"""What the floor must do now, most urgent first: one list, worked out from the state alone.

A duty is a fact, not a record: it comes when its cause does and goes with it. The words are made in
``gui/text.py``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum

from core import acts
from core.acts import Act
from core.balancing import unbalanced
from core.breaking import due
from core.clock import Reading, read, until_break, until_row
from core.draw import open_draw
from core.entries import level_now
from core.payouts import placings
from core.refusal import Fact
from core.structure import MINUTE, index_of_number
from core.tournament import Table, Tournament

# Product defaults: how long before it happens a duty is shown.
LATE_SHOWN = 10 * MINUTE
SEATS_PRESS = 15 * MINUTE


class DutyKind(Enum):
    """What is to be done, in the order it is done when several are as urgent."""

    WINNER = "winner"
    DRAW_NUMBER = "draw_number"
    SEATS = "seats"
    BREAK_TABLE = "break_table"
    BALANCE = "balance"
    COLOUR_UP = "colour_up"
    LATE_CLOSES = "late_closes"


class Urgency(IntEnum):
    NOW = 0
    SOON = 1
    LATER = 2


_ORDER = {kind: i for i, kind in enumerate(DutyKind)}


@dataclass(frozen=True, slots=True)
class Duty:
    """One thing to do. ``due_ms`` is the moment (ms) it falls due, None: now, or not by the clock.

    ``act`` carries it out; None where the director must say something first (a number, a seat).
    """

    kind: DutyKind
    subject: tuple[int, ...]
    cause: tuple[int, ...]
    urgency: Urgency
    facts: Mapping[str, Fact] = field(default_factory=dict, hash=False)
    due_ms: int | None = None
    act: Act | None = None

    @property
    def key(self) -> tuple[DutyKind, tuple[int, ...], tuple[int, ...]]:
        """Whose identity it is: the same duty tomorrow has the same kind, subject and cause."""
        return self.kind, self.subject, self.cause


def duties(t: Tournament, now: int) -> list[Duty]:
    """Everything due, the first to do first."""
    reading = read(t.levels, t.clock, now)
    return sorted(_all(t, reading, now), key=lambda d: (d.urgency, d.due_ms or 0, _ORDER[d.kind], d.subject))


def _all(t: Tournament, reading: Reading, now: int) -> Iterator[Duty]:
    yield from _draw_number(t)
    if len(t.live) == 1 and t.busts:
        yield _winner(t, reading)
        return
    yield from _seats(t, reading, now)
    if reading.phase == "before":
        return
    breaking = _table_to_break(t)
    if breaking is not None:
        yield _break(t, breaking)
    yield from _balance(t, breaking)
    yield from _colour_up(t, reading, now)
    yield from _late(t, reading, now)


def _winner(t: Tournament, reading: Reading) -> Duty:
    (entry,) = t.live.values()
    prize = next((p.prize for p in placings(t) if p.entry == entry), 0)
    return Duty(
        DutyKind.WINNER, (entry,), (len(t.busts),), Urgency.NOW if reading.running else Urgency.LATER,
        {"name": t.name(entry), "prize": prize}, act=acts.Pause() if reading.running else None,
    )  # fmt: skip


def _draw_number(t: Tournament) -> Iterator[Duty]:
    # a redraw of everybody is made where it was announced: a number alone would seat the newcomers
    draw = open_draw(t, "start")
    if draw is not None:
        facts: dict[str, Fact] = {"commitment": draw.commitment, "players": len(_unseated(t))}
        yield Duty(DutyKind.DRAW_NUMBER, (draw.id,), (), Urgency.NOW, facts)


def _unseated(t: Tournament) -> list[int]:
    return sorted(e.id for e in t.playing if e.table is None)


def _seats(t: Tournament, reading: Reading, now: int) -> Iterator[Duty]:
    """Players without a seat. Before the start the draw is announced first, later it is made at once."""
    people = _unseated(t)
    if not people or open_draw(t, "start") is not None:
        return
    free = sum(len(x.free) for x in t.open_tables)
    before = reading.phase == "before"
    act: Act | None = None
    if len(people) <= free:
        announced = before and len(people) == len(t.live) and open_draw(t) is None
        act = acts.PrepareDraw() if announced else acts.MakeDraw()
    pressing = not before or (reading.starts_in is not None and reading.starts_in <= SEATS_PRESS)
    facts: dict[str, Fact] = {"players": len(people), "free": free, "name": t.name(people[0])}
    yield Duty(
        DutyKind.SEATS, (), tuple(people), Urgency.NOW if pressing else Urgency.LATER, facts,
        None if reading.starts_in is None else now + reading.starts_in, act,
    )  # fmt: skip


def _table_to_break(t: Tournament) -> Table | None:
    """The table that can go, those who wait for a seat counted."""
    table = due(t)
    if table is None:
        return None
    free = sum(len(x.free) for x in t.open_tables if x is not table)
    return table if len(table.seats) + len(_unseated(t)) <= free else None


def _break(t: Tournament, table: Table) -> Duty:
    free = sum(len(x.free) for x in t.open_tables if x is not table)
    return Duty(
        DutyKind.BREAK_TABLE, (table.id,), (), Urgency.NOW,
        {"table": table.label, "players": len(table.seats), "free": free},
        act=acts.BreakTable(table=table.id),
    )  # fmt: skip


def _balance(t: Tournament, breaking: Table | None) -> Iterator[Duty]:
    """A table about to be broken is not balanced first."""
    pair = unbalanced(t)
    if pair is None or breaking in pair:
        return
    full, short = pair
    facts: dict[str, Fact] = {
        "table": full.label, "players": len(full.seats), "to": short.label, "to_players": len(short.seats)
    }  # fmt: skip
    cause = (len(full.seats), len(short.seats))
    yield Duty(DutyKind.BALANCE, (full.id, short.id), cause, Urgency.NOW, facts)


def _colour_up(t: Tournament, reading: Reading, now: int) -> Iterator[Duty]:
    """Chips that leave at the break being held, or at the next one."""
    rows = t.levels[reading.index :]
    row = next((level for level in rows if level.pause), None)
    if row is None or not row.remove:
        return
    held = row is reading.level
    left = None if held else until_break(t.levels, reading)
    facts: dict[str, Fact] = {"chips": row.remove, "tables": len(t.open_tables)}
    if left is not None:
        facts["left"] = left
    yield Duty(
        DutyKind.COLOUR_UP, (row.id,), row.remove, Urgency.NOW if held else Urgency.LATER, facts,
        now + left if left is not None and reading.running else None,
    )  # fmt: skip


def _late(t: Tournament, reading: Reading, now: int) -> Iterator[Duty]:
    """Late registration closes when the level after the last one it is open in begins."""
    late = t.setting("late")
    after = None if late is None else index_of_number(t.levels, late + 1)
    if late is None or after is None or level_now(t, now) > late:
        return
    left = until_row(t.levels, reading, after)
    if level_now(t, now) < late and (left is None or left > LATE_SHOWN):
        return
    soon = left is not None and left <= LATE_SHOWN
    facts: dict[str, Fact] = {"level": late}
    if left is not None:
        facts["left"] = left
    yield Duty(
        DutyKind.LATE_CLOSES, (), (late,), Urgency.SOON if soon else Urgency.LATER, facts,
        now + left if left is not None and reading.running else None,
    )  # fmt: skip
