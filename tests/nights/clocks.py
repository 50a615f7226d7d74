"""The clock of a recorded night: when each row of its structure really began, and the acts that reproduce it.

For a row that began late, the clock is stopped a second before the end of the row before it and goes on a
second before the row began; in the last row that began it stays stopped. A row that began early was begun by
*next*; one out of order was set by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from tests.nights.data import CannotReplay, Night


class Begun(NamedTuple):
    """A row of the structure (0: the first) and the seconds after the start of the clock when it began."""

    second: int
    row: int


def begun(night: Night) -> list[Begun]:
    """Return every row as it began, the first at once. Raises ``CannotReplay`` for a row the structure
    lacks."""
    rows = _rows(night)
    rows_begun = [Begun(0, 0)]
    for second, kind, number in night["clock"]:
        if (kind, number) not in rows:
            raise CannotReplay(f"the clock shows {kind} {number}, which the sheet does not have")
        rows_begun.append(Begun(second, rows[kind, number]))
    return [rows_begun[0], *(x for x in rows_begun[1:] if x != rows_begun[0])]


def _rows(night: Night) -> dict[tuple[str, int], int]:
    """Return the rows by the club's names: ``("round", 4)``, ``("break", 1)``."""
    counted = {"round": 0, "break": 0}
    rows = {}
    for index, row in enumerate(night["structure"]):
        kind = "break" if "break" in row else "round"
        counted[kind] += 1
        rows[kind, counted[kind]] = index
    return rows


def lengths(night: Night) -> list[int]:
    """Return the length of every row, in seconds."""
    return [round(row.get("min", row.get("break")) * 60) for row in night["structure"]]


def clock_acts(night: Night) -> Iterator[tuple[int, str]]:
    """Yield ``(second, line)`` of everything the director did to the clock after its start."""
    long, rows = lengths(night), begun(night)
    for before, now in pairwise(rows):
        over = before.second + long[before.row]
        if now.row != before.row + 1:
            yield now.second, f"set clock row {now.row + 1}"
        elif now.second < over:
            yield now.second, "next"
        elif now.second > over:
            yield over - 1, "pause"
            yield now.second - 1, "resume"
    yield rows[-1].second + long[rows[-1].row] - 1, "pause"
