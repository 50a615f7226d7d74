"""How a blunder is written: what a director does that cannot or may not be, by the reason he is given.

Some need a moment that seldom comes by itself; they bring it about first and put it right again after.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.say.acts import Seat
from core.tournament.state import Table
from tests.simulator.scene import Deed, Scene

Blunder = Callable[[Scene], Iterable[Deed]]

NOBODY = 10**9
DAY = 24 * 3_600_000


def always(*deeds: Deed) -> Blunder:
    return lambda s: deeds


def of_one(make: Callable[[Scene, int], Iterable[Deed]]) -> Blunder:
    """About an entry that is in."""

    def blunder(s: Scene) -> Iterable[Deed]:
        entry = s.one()
        return () if entry is None else make(s, entry)

    return blunder


def of_gone(make: Callable[[Scene, int], Iterable[Deed]]) -> Blunder:
    """About an entry that is out."""

    def blunder(s: Scene) -> Iterable[Deed]:
        entry = s.gone()
        return () if entry is None else make(s, entry)

    return blunder


def of_table(make: Callable[[Scene, Table], Iterable[Deed]]) -> Blunder:
    """About a table with players."""

    def blunder(s: Scene) -> Iterable[Deed]:
        table = s.table()
        return () if table is None else make(s, table)

    return blunder


def of_seat(make: Callable[[Scene, Seat], Iterable[Deed]]) -> Blunder:
    """About a seat that nobody has."""

    def blunder(s: Scene) -> Iterable[Deed]:
        seat = s.free()
        return () if seat is None else make(s, seat)

    return blunder
