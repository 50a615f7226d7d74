"""The seating list on paper: by name for the players, by table for the dealers.

Rows come sorted and with their letter from the caller, who knows whether Å follows Z or stands with A.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from gui.paper.columns import Block, Columns, Strip, columns_for, depth, pour
from gui.paper.paper import Area, BodyPage, Ruler, Text, clean, fitted
from gui.paper.seating_rows import (
    NAME,
    ROW_MM,
    SeatRow,
    SeatState,
    Setting,
    TableBlock,
    grid_for,
    table_block,
)
from gui.paper.words import Words

__all__ = ["NameList", "SeatRow", "SeatState", "TableBlock", "TableList"]

GUTTER_MM = 9.0
NARROWEST_MM = 80.0
# A short list is set larger, to be read from further away: over the whole width if one column takes it all,
# else a quarter larger while that takes no more than this share of the page.
WIDE_SCALE = 2.0
LARGE_SCALE = 1.25
ROOMY = 0.6
# A long list is set a little smaller where that saves a page: better than a last page with four names.
DENSE_SCALE = 0.93
# Columns of a last page are not made shorter than this share of it.
SHORTEST = 0.2

_Poured = tuple[tuple[Block, ...], Columns]
_Set = Callable[[Setting], tuple[tuple[Block, ...], Strip | None]]


@dataclass(frozen=True)
class NameList:
    """The body of a seating list by name."""

    rows: tuple[SeatRow, ...]
    words: Words = field(default_factory=Words)

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        """Two columns on A4 and Letter, with the letters as running heads."""
        return _pages(self._set, len(self.rows), area, ruler, self.words)

    def _set(self, on: Setting) -> tuple[tuple[Block, ...], Strip | None]:
        grid = grid_for(self.rows, on)
        blocks = []
        for letter, group in groupby(self.rows, key=lambda row: row.letter):
            head = grid.letter(letter)
            blocks.append(Block(clean(letter), head, head, tuple(grid.row(row) for row in group)))
        return tuple(blocks), grid.cap()


@dataclass(frozen=True)
class TableList:
    """The body of a seating list by table."""

    blocks: tuple[TableBlock, ...]
    words: Words = field(default_factory=Words)

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        """Tables under each other in columns, none split unless it is longer than the page."""
        return _pages(self._set, sum(len(x.seats) for x in self.blocks), area, ruler, self.words)

    def _set(self, on: Setting) -> tuple[tuple[Block, ...], Strip | None]:
        return tuple(table_block(block, on) for block in self.blocks), None


def _pages(set_: _Set, rows: int, area: Area, ruler: Ruler, words: Words) -> Sequence[BodyPage]:
    if not rows:
        said = fitted(
            ruler, words.nobody, NAME, x=area.x, room=area.width, baseline=area.y + ROW_MM, role="nobody"
        )
        return [BodyPage((said,))]
    count = columns_for(area.width, NARROWEST_MM, GUTTER_MM)
    larger = [(1, WIDE_SCALE, 1.0)] if count > 1 else []
    larger.append((count, LARGE_SCALE, ROOMY * count))
    for columns, scale, limit in larger:
        # Not even tried where the rows alone would be too many.
        if rows * ROW_MM * scale > limit * area.height:
            continue
        blocks, one = _at(set_, columns, scale, area, ruler, words)
        if depth(blocks, one) <= limit * area.height and not _cut(blocks, scale):
            return pour(blocks, one, area, SHORTEST)
    usual = pour(*_at(set_, count, 1.0, area, ruler, words), area, SHORTEST)
    if len(usual) == 1:
        return usual
    dense = pour(*_at(set_, count, DENSE_SCALE, area, ruler, words), area, SHORTEST)
    return dense if len(dense) < len(usual) else usual


def _at(set_: _Set, count: int, scale: float, area: Area, ruler: Ruler, words: Words) -> _Poured:
    width = (area.width - (count - 1) * GUTTER_MM) / count
    blocks, cap = set_(Setting(ruler, words, width, scale))
    return blocks, Columns(count, width, GUTTER_MM, cap)


def _cut(blocks: Sequence[Block], scale: float) -> bool:
    """Whether a name had to be set smaller or cut: then it is better not to set the list larger."""
    items = (item for block in blocks for row in block.rows for item in row.items)
    return any(
        isinstance(item, Text) and item.role == "name" and item.face.size < NAME.size * scale
        for item in items
    )
