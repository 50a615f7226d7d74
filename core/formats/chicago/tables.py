"""How many tables of how many, and who goes on from each (point 1, the days at the end of the source)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

SEATS = 4
FEWEST = 3


def sizes(players: int) -> tuple[int, ...] | None:
    """Return the tables' sizes, the larger first: as few tables as possible, sizes that differ by at most
    one; None where no such tables are (one, two and five players)."""
    tables = -(-players // SEATS)
    if not tables or players // tables < FEWEST:
        return None
    small, more = divmod(players, tables)
    return (small + 1,) * more + (small,) * (tables - more)


class Final(Enum):
    """Where a place at a table leads."""

    NEXT = "next"
    A = "a"
    B = "b"


@dataclass(frozen=True, slots=True)
class Advance:
    """``to`` are where the best of each table go, the winner first; who stands lower is out. Empty: these
    tables are the last."""

    to: tuple[Final, ...] = ()


def proposed(tables: int, *, finals: bool = False) -> Advance:
    """Return what the rules propose after a heat of so many tables. ``finals``: they are the finals.

    The source's four tables of four lead to an A and a B final; the other fields are ours: one table is the
    final itself, two send their best two to one final, five or more theirs to the next heat."""
    if finals or tables == 1:
        return Advance()
    if tables == 2:
        return Advance((Final.A, Final.A))
    if tables <= SEATS:
        return Advance((Final.A, Final.B))
    return Advance((Final.NEXT, Final.NEXT))
