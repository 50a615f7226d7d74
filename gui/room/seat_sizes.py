"""The measures of the seating scene: the width of names, the tables and seats. With thousands of players they
are updated line by line."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

from gui.room.board import Seating, SeatLine, SeatSizes
from gui.room.ink import width

# Names are measured at this size (px).
SAMPLE, NAME_WEIGHT = 100, 600
# The share of names a column is made for; longer ones are set smaller or on two lines.
_FITTING = 0.97


def sizes_of(seating: Seating) -> SeatSizes:
    if seating.sizes is not None:
        return seating.sizes
    sizes = Sizes()
    sizes.add(seating.lines)
    return sizes.now()


class Sizes:
    def __init__(self) -> None:
        self._measured: dict[str, float] = {}
        # ascending, one for each line
        self._widths: list[float] = []
        self._tables, self._seats = Counter[str](), Counter[str]()

    def add(self, lines: Iterable[SeatLine]) -> None:
        for line in lines:
            self._widths.append(self._wide(line.name))
            self._tables[line.table] += 1
            self._seats[line.seat] += 1
        self._widths.sort()

    def drop(self, lines: Iterable[SeatLine]) -> None:
        """Remove lines that were added before."""
        for line in lines:
            del self._widths[bisect_left(self._widths, self._wide(line.name))]
            for labels, label in ((self._tables, line.table), (self._seats, line.seat)):
                labels[label] -= 1
                if not labels[label]:
                    del labels[label]

    def now(self) -> SeatSizes:
        wide = self._widths[int((len(self._widths) - 1) * _FITTING)] if self._widths else 1.0
        return SeatSizes(wide, frozenset(self._tables), frozenset(self._seats))

    def _wide(self, name: str) -> float:
        """Return the cached width, so that a dropped name has the width it was added with."""
        cached = self._measured.get(name)
        if cached is None:
            cached = self._measured[name] = width(name, SAMPLE, NAME_WEIGHT)
        return cached
