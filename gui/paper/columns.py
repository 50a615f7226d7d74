"""Blocks of rows poured into columns and pages: whole where they can be, the last page level."""

from __future__ import annotations

from dataclasses import dataclass

from gui.paper.paper import Area, BodyPage, Item

# Rows of a block that stand together before and after a break: no head without its rows, no row left alone.
TOGETHER = 2
# The last page is made level to within this many mm.
LEVEL_MM = 0.25
# Sums of heights that are equal may differ by rounding.
TINY_MM = 1e-6


@dataclass(frozen=True)
class Strip:
    """A row as wide as its column: what it draws, from its own upper left corner."""

    height: float
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Block:
    """Rows under one head. `again` is the head where the block goes on in a new column.

    `gap` is left above unless the block starts a column. `whole` blocks are split only if no column can hold
    them.
    """

    name: str
    head: Strip
    again: Strip
    rows: tuple[Strip, ...]
    gap: float = 0.0
    whole: bool = False

    @property
    def height(self) -> float:
        """Head and all rows, in mm."""
        return self.head.height + sum(row.height for row in self.rows)


@dataclass(frozen=True)
class Columns:
    """How many columns, their width and the gutter between them in mm, and what stands at the top of each."""

    count: int
    width: float
    gutter: float
    cap: Strip | None = None

    @property
    def cap_height(self) -> float:
        """What the cap takes from every column."""
        return self.cap.height if self.cap else 0.0


@dataclass(frozen=True)
class _Place:
    """Where pouring goes on: a block, and a row in it."""

    block: int
    row: int


@dataclass(frozen=True)
class _Placed:
    strip: Strip
    y: float
    block: int


_Poured = list[list[_Placed]]


def columns_for(width: float, narrowest: float, gutter: float) -> int:
    """How many columns of at least `narrowest` mm stand side by side; at least one."""
    return max(1, int((width + gutter) / (narrowest + gutter)))


def pour(blocks: tuple[Block, ...], columns: Columns, area: Area, least: float = 0.0) -> list[BodyPage]:
    """All blocks in order, column after column, page after page.

    The columns of the last page are made equally long, but not shorter than `least` of the page, so that a
    short list is one column and not several stumps.
    """
    pages: list[BodyPage] = []
    here = _Place(0, 0)
    while here.block < len(blocks):
        start = here
        poured, here = _page(blocks, start, columns, area.height, area.height)
        if here.block == len(blocks):
            poured = _level(blocks, start, columns, area.height, least, poured)
        pages.append(_drawn(blocks, poured, columns, area))
    return pages


def depth(blocks: tuple[Block, ...], columns: Columns) -> float:
    """How long one endless column would be, in mm: says how full a page gets."""
    return sum(block.height + block.gap for block in blocks) + columns.cap_height


def _level(
    blocks: tuple[Block, ...], start: _Place, columns: Columns, full: float, least: float, best: _Poured
) -> _Poured:
    low, high = full * least, full
    poured, end = _page(blocks, start, columns, low, full)
    if end.block == len(blocks):
        return poured
    while high - low > LEVEL_MM:
        middle = (low + high) / 2
        poured, end = _page(blocks, start, columns, middle, full)
        if end.block == len(blocks):
            best, high = poured, middle
        else:
            low = middle
    return best


def _page(
    blocks: tuple[Block, ...], here: _Place, columns: Columns, height: float, full: float
) -> tuple[_Poured, _Place]:
    poured: _Poured = []
    for _ in range(columns.count):
        column, here = _column(blocks, here, height - columns.cap_height, full - columns.cap_height)
        if column:
            poured.append(column)
    return poured, here


def _column(
    blocks: tuple[Block, ...], here: _Place, height: float, full: float
) -> tuple[list[_Placed], _Place]:
    """One column from `here`. A column of full height always takes a row, so pouring always ends."""
    column: list[_Placed] = []
    y = 0.0
    while here.block < len(blocks):
        block = blocks[here.block]
        head = block.again if here.row else block.head
        gap = block.gap if column else 0.0
        fits = _take(block, here.row, height - y - gap - head.height, full - head.height)
        if fits is None:
            if column or height < full:
                break
            fits = 1
        y += gap
        column.append(_Placed(head, y, here.block))
        y += head.height
        for row in block.rows[here.row : here.row + fits]:
            column.append(_Placed(row, y, here.block))
            y += row.height
        if here.row + fits < len(block.rows):
            return column, _Place(here.block, here.row + fits)
        here = _Place(here.block + 1, 0)
    return column, here


def _take(block: Block, first: int, room: float, full: float) -> int | None:
    """How many rows to set in `room` mm before a break; None: start the block in the next column."""
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


def _drawn(blocks: tuple[Block, ...], poured: _Poured, columns: Columns, area: Area) -> BodyPage:
    items: list[Item] = []
    for number, column in enumerate(poured):
        x = area.x + number * (columns.width + columns.gutter)
        if columns.cap:
            items.extend(item.moved(x, area.y) for item in columns.cap.items)
        for placed in column:
            y = area.y + columns.cap_height + placed.y
            items.extend(item.moved(x, y) for item in placed.strip.items)
    if not poured:
        return BodyPage(())
    first, last = blocks[poured[0][0].block].name, blocks[poured[-1][-1].block].name
    return BodyPage(tuple(items), first if first == last else f"{first}–{last}")
