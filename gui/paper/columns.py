"""Rows poured into columns and pages: heads with their rows, no row left alone, the last page level."""

from collections.abc import Sequence
from dataclasses import dataclass

from gui.paper.paper import Area, BodyPage, Drawing, Item

# Rows of a block that stand together before and after a break: no head without its rows, no row left alone.
TOGETHER = 2
# The last page is made level to within this many mm.
LEVEL_MM = 0.25
# Sums of heights that are equal may differ by rounding.
TINY_MM = 1e-6


@dataclass(frozen=True)
class Block:
    """Rows under one head. `again` is the head where the block goes on in a new column.

    `gap` is left above unless the block starts a column. `whole` blocks are split only if no column can hold
    them.
    """

    name: str
    head: Drawing
    again: Drawing
    rows: Sequence[Drawing]
    gap: float = 0.0
    whole: bool = False

    @property
    def height(self) -> float:
        """Head and all rows, in mm."""
        return self.head.height + sum(row.height for row in self.rows)


@dataclass(frozen=True)
class Columns:
    """The number of columns, their width and the gutter between them in mm, and what stands at the top of
    each."""

    count: int
    width: float
    gutter: float = 0.0
    cap: Drawing | None = None

    @property
    def cap_height(self) -> float:
        """Return the height that the cap takes from every column."""
        return self.cap.height if self.cap else 0.0


_Place = tuple[int, int]
"""The place at which pouring goes on: a block, and a row in it."""
_Poured = list[list[tuple[Drawing, float, int]]]
"""By column what stands in it, at which height, of which block."""


def in_one_column(blocks: Sequence[Block], area: Area) -> list[BodyPage]:
    """Return all blocks in order, page after page."""
    return pour(blocks, Columns(1, area.width), area)


def pour(blocks: Sequence[Block], columns: Columns, area: Area, least: float = 0.0) -> list[BodyPage]:
    """Return all blocks in order, column after column, page after page.

    The columns of the last page are made equally long, but not shorter than `least` of the page, so that a
    short list is one column and not several stumps.
    """
    pages: list[BodyPage] = []
    here = (0, 0)
    while here[0] < len(blocks):
        start = here
        poured, here = _page(blocks, start, columns, area.height, area.height)
        if here[0] == len(blocks) and columns.count > 1:
            poured = _level(blocks, start, columns, area.height, least, poured)
        pages.append(_drawn(blocks, poured, columns))
    return pages


def depth(blocks: Sequence[Block], columns: Columns) -> float:
    """Return the length of one endless column (mm), which tells how full a page gets."""
    return sum(block.height + block.gap for block in blocks) + columns.cap_height


def _level(
    blocks: Sequence[Block], start: _Place, columns: Columns, full: float, least: float, best: _Poured
) -> _Poured:
    low, high = full * least, full
    poured, end = _page(blocks, start, columns, low, full)
    if end[0] == len(blocks):
        return poured
    while high - low > LEVEL_MM:
        middle = (low + high) / 2
        poured, end = _page(blocks, start, columns, middle, full)
        if end[0] == len(blocks):
            best, high = poured, middle
        else:
            low = middle
    return best


def _page(
    blocks: Sequence[Block], here: _Place, columns: Columns, height: float, full: float
) -> tuple[_Poured, _Place]:
    poured: _Poured = []
    for _ in range(columns.count):
        column, here = _column(blocks, here, height - columns.cap_height, full - columns.cap_height)
        if column:
            poured.append(column)
    return poured, here


def _column(
    blocks: Sequence[Block], here: _Place, height: float, full: float
) -> tuple[list[tuple[Drawing, float, int]], _Place]:
    """Return one column from `here`. One of full height always takes a row, so that pouring ends."""
    column: list[tuple[Drawing, float, int]] = []
    y, (at, first) = 0.0, here
    while at < len(blocks):
        block = blocks[at]
        head = block.again if first else block.head
        gap = block.gap if column else 0.0
        fits = _take(block, first, height - y - gap - head.height, full - head.height)
        if fits is None:
            if column or height < full:
                break
            fits = 1
        y += gap
        for drawing in (head, *block.rows[first : first + fits]):
            column.append((drawing, y, at))
            y += drawing.height
        if first + fits < len(block.rows):
            return column, (at, first + fits)
        at, first = at + 1, 0
    return column, (at, first)


def _take(block: Block, first: int, room: float, full: float) -> int | None:
    """Return the number of rows to set in `room` mm; None: start the block in the next column."""
    heights = [row.height for row in block.rows[first:]]
    if sum(heights) <= room + TINY_MM:
        return len(heights)
    if block.whole and sum(heights) <= full + TINY_MM:
        return None
    count = 0
    while count < len(heights) and heights[count] <= room + TINY_MM:
        room -= heights[count]
        count += 1
    count = min(count, len(heights) - TOGETHER)
    return count if count >= TOGETHER else None


def _drawn(blocks: Sequence[Block], poured: _Poured, columns: Columns) -> BodyPage:
    items: list[Item] = []
    for number, column in enumerate(poured):
        x = number * (columns.width + columns.gutter)
        drawings = [(drawing, columns.cap_height + y) for drawing, y, _ in column]
        for drawing, y in [(columns.cap, 0.0), *drawings] if columns.cap else drawings:
            items += [item.moved(x, y) for item in drawing.items]
    if not poured:
        return BodyPage(())
    first, last = blocks[poured[0][0][2]].name, blocks[poured[-1][-1][2]].name
    return BodyPage(tuple(items), first if first == last else f"{first}–{last}")
