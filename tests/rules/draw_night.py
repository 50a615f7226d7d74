"""A room for the clauses of the draw: so many players and tables, by any book."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from core.say import records as r
from core.say.becauses import Because
from tests.rules.conftest import NightOf
from tests.unit.night import SHEET, Night

B = TypeVar("B", bound=Because)


def room(
    night_of: NightOf, book: str, players: int, sizes: Iterable[int], *, need: Iterable[int] = ()
) -> Night:
    """``P01``, ``P02``, … registered before the start, tables ``1``, ``2``, … open, nobody seated; those in
    ``need`` need an accessible seat."""
    night = night_of(book).run("price entry 0 chips 10000" + SHEET)
    for label, size in enumerate(sizes, 1):
        night.do(f"open table {label} seats {size}")
    for i in range(1, players + 1):
        night.do(f"register P{i:02d}{' accessible' if i in need else ''}")
    return night


def begun(night_of: NightOf, book: str, players: int, sizes: Iterable[int]) -> Night:
    """The same, drawn and begun."""
    return room(night_of, book, players, sizes).run('draw number "1"\nstart')


def out(night: Night, count: int) -> Night:
    """So many go out, one by one from the table with most."""
    for _ in range(count):
        table = max(night.state.open_tables, key=lambda x: len(x.seats))
        night.do(f"eliminate e{min(table.seats.values())}")
    return night


def all_because(night: Night, kind: type[B]) -> list[B]:
    """The reasons of this type that the last action left."""
    return [x for x in night.log.actions[-1].records if isinstance(x, kind)]


def redrawn(night: Night) -> list[str]:
    return [x.which for x in night.log.actions[-1].records if isinstance(x, r.Redrawn)]
