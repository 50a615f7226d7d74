"""The shape of a blunder: an impossible or forbidden act of the director, by the reason against it.

Some need a rare moment; they create it first and restore the night afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.say.acts import Seat
from core.tournament.table import Table
from tests.simulator.scene import Deed, Scene

Blunder = Callable[[Scene], Iterable[Deed]]

NOBODY = 10**9
DAY = 24 * 3_600_000


def always(*deeds: Deed) -> Blunder:
    return lambda s: deeds


def of_one(make: Callable[[Scene, int], Iterable[Deed]]) -> Blunder:
    """Return a blunder about a live entry."""

    def blunder(s: Scene) -> Iterable[Deed]:
        entry = s.one()
        return () if entry is None else make(s, entry)

    return blunder


def of_gone(make: Callable[[Scene, int], Iterable[Deed]]) -> Blunder:
    """Return a blunder about an entry that is out."""

    def blunder(s: Scene) -> Iterable[Deed]:
        entry = s.gone()
        return () if entry is None else make(s, entry)

    return blunder


def of_table(make: Callable[[Scene, Table], Iterable[Deed]]) -> Blunder:
    """Return a blunder about a table with players."""

    def blunder(s: Scene) -> Iterable[Deed]:
        table = s.table()
        return () if table is None else make(s, table)

    return blunder


def of_seat(make: Callable[[Scene, Seat], Iterable[Deed]]) -> Blunder:
    """Return a blunder about a free seat."""

    def blunder(s: Scene) -> Iterable[Deed]:
        seat = s.free()
        return () if seat is None else make(s, seat)

    return blunder
