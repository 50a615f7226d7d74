"""Sizes of the tables, and the places that go on from each (point 1, the days at the end of the source)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from core.formats.chicago.numbers import Numbers

FIVE = 5


def sizes(players: int, numbers: Numbers) -> tuple[int, ...] | None:
    """Return the tables' sizes, the larger first: as few tables as possible, sizes that differ by at most
    one; None where no such tables are (of three and four: one, two and five players)."""
    tables = -(-players // numbers.most)
    if not tables or players // tables < numbers.fewest:
        return None
    small, more = divmod(players, tables)
    return (small + 1,) * more + (small,) * (tables - more)


class Final(Enum):
    """The heat or final that a place at a table leads to."""

    NEXT = "next"
    A = "a"
    B = "b"


@dataclass(frozen=True, slots=True)
class Advance:
    """``to`` are where the best of each table go, the winner first; who stands lower is out, or with
    ``rest`` plays one more match for the places left. Empty: these tables are the last."""

    to: tuple[Final, ...] = ()
    rest: bool = False


def proposed(tables: Sequence[int], numbers: Numbers, *, finals: bool = False, waiting: int = 0) -> Advance:
    """Return the plan that the rules propose after a heat with tables of so many players. ``finals``: they
    are the finals; ``waiting`` have a place in the final already.

    The source's four tables of four lead to an A and a B final; the other fields are ours: one table is the
    final itself, two send their best two to one final, five or more theirs to the next heat. Five players
    are the source's: the winners go on, the others play for two more places."""
    if waiting:
        return Advance((Final.A,) * (numbers.most - waiting))
    if finals or len(tables) == 1:
        return Advance()
    if sum(tables) == FIVE:
        return Advance((Final.A,), rest=True)
    if len(tables) == 2:
        return Advance((Final.A,) * numbers.advance)
    if len(tables) <= numbers.most:
        return Advance((Final.A, Final.B) if numbers.finals_a_b else (Final.A,))
    return Advance((Final.NEXT,) * numbers.advance)
