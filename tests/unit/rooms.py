"""Rooms of any sizes for tests, everybody in a seat of the test's choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from core.say import acts
from core.say.becauses import Balanced, Because, MovedByBreak
from core.tournament.table import Table
from tests.unit.night import Night

B = TypeVar("B", bound=Because)


def room(*sizes: int | Sequence[int], seats: int = 9, night: Night | None = None) -> Night:
    """Tables 1, 2, … with so many players in their first seats, or one in each of these seats. They are
    called ``T1 S4`` by table and seat."""
    night = night or Night()
    for label, taken in enumerate(sizes, 1):
        night.director.do(acts.OpenTable(label=str(label), size=seats))
        table = night.table(str(label)).id
        for seat in range(1, taken + 1) if isinstance(taken, int) else taken:
            name = f"T{label} S{seat}"
            wanted = acts.Register(name=name, seat=(table, seat))
            night.director.do(wanted, override="as the test wants")
    night.check()
    return night


def big(night: Night, *seats: int) -> Night:
    """Enter the last big blinds of tables 1, 2, …; the players before them had the others."""
    for label, seat in enumerate(seats, 1):
        night.do(f"blinds {label} big {seat}")
    return night


def because(night: Night, kind: type[B]) -> list[B]:
    """The becauses of this type in the last action."""
    return [x for x in night.director.history[-1].records if isinstance(x, kind)]


def way(night: Night, why: Balanced | MovedByBreak) -> tuple[str, str]:
    """From which seat to which, ``("2.9", "1.6")``."""
    return (short_seat(night, why.from_table, why.from_seat), short_seat(night, why.table, why.seat))


def short_seat(night: Night, table: int, seat: int) -> str:
    return f"{night.state.room.tables[table].label}.{seat}"


def labels(tables: Sequence[Table]) -> str:
    return " ".join(x.label for x in tables)


def each(key: str, rows: Mapping[str, tuple[Any, ...]]) -> list[Any]:
    """A line of a parametrized test for each book, marked as the guard of this parameter there."""
    return [
        pytest.param(book, *row, id=book, marks=pytest.mark.rule(book, key)) for book, row in rows.items()
    ]
