"""The seating list, by name and by table, in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal

from gui.paper.paper import (
    FIRM_MM,
    HAIRLINE,
    QUIET,
    Area,
    BodyPage,
    Face,
    Item,
    Rule,
    Ruler,
    Text,
    clean,
    fitted,
)
from gui.words.tr import Context

tr = Context("paper")

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
        """Return the height that the cap takes from every column."""
        return self.cap.height if self.cap else 0.0


@dataclass(frozen=True)
class _Place:
    """The place where pouring goes on: a block, and a row in it."""

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


SeatState = Literal["taken", "free", "closed"]

NAME = Face(3.5)
NOTE = Face(2.8, 400, QUIET)
NUMBER = Face(3.85, 700)
INITIAL = Face(3.45, 700)
LABEL = Face(2.5, 600, QUIET)
STATE = Face(2.9, 400, QUIET)
SEAT_CLOSED = Face(3.85, 400, QUIET)
TABLE = Face(6.0, 700)

ROW_MM = 6.2
LETTER_MM = 5.6
TABLE_HEAD_MM = 8.6
TABLE_GAP_MM = 6.0
BETWEEN_MM = 7.0


@dataclass(frozen=True)
class SeatRow:
    """One player in the list by name; rows with the same letter stand under one running head."""

    name: str
    letter: str
    table: str
    seat: int
    note: str = ""


@dataclass(frozen=True)
class TableBlock:
    """One table: its number or name as on the sign, and its seats in order as (seat, name or "", state).
    `numbers` are the club numbers by seat that tell namesakes apart."""

    label: str
    seats: tuple[tuple[int, str, SeatState], ...]
    note: str = ""
    numbers: Mapping[int, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Setting:
    """The setting that all rows of one list share: ruler, the width of a column, how large it is set."""

    ruler: Ruler
    width: float
    scale: float

    def fit(
        self, text: str, face: Face, x: float, room: float, baseline: float, role: str, *, right: bool = False
    ) -> Text:
        """Words fitted into `room`, in this list's size."""
        scaled = face.scaled(self.scale)
        return fitted(self.ruler, text, scaled, x=x, room=room, baseline=baseline, right=right, role=role)


@dataclass(frozen=True)
class Grid:
    """The columns inside a column of names: numbers as wide as this list needs, names get the rest."""

    on: Setting
    table: float
    seat: float

    def cap(self) -> Strip:
        """Return the labels of the two numbers, for the top of every column."""
        height = LETTER_MM * self.on.scale
        line = height - 1.9 * self.on.scale
        table = self._in_table(tr("Table"), LABEL, line, "label")
        seat = self._in_seat(tr("Seat"), LABEL, line, "label")
        return Strip(height, (table, seat, Rule(0, height, self.on.width, ink=HAIRLINE)))

    def letter(self, letter: str) -> Strip:
        """A running head: the letter on a firm line."""
        height = LETTER_MM * self.on.scale
        head = self.on.fit(letter, INITIAL, 0, self.on.width, height - 0.95 * self.on.scale, "letter")
        return Strip(height, (head, Rule(0, height, self.on.width, FIRM_MM)))

    def row(self, row: SeatRow) -> Strip:
        """A player: name, a quiet note, table and seat."""
        on = self.on
        height = ROW_MM * on.scale
        line = height - 1.95 * on.scale
        room = on.width - self.seat - self.table - 2 * BETWEEN_MM * on.scale
        items: list[Item] = []
        if row.note:
            aside = on.fit(row.note, NOTE, room / 2, room / 2, line, "note", right=True)
            items.append(aside)
            room -= aside.width + 2 * on.scale
        items.append(on.fit(row.name, NAME, 0, room, line, "name"))
        items.append(self._in_table(row.table, NUMBER, line, "table"))
        items.append(self._in_seat(str(row.seat), NUMBER, line, "seat"))
        items.append(Rule(0, height, on.width, ink=HAIRLINE))
        return Strip(height, tuple(items))

    def _in_table(self, text: str, face: Face, line: float, role: str) -> Text:
        x = self.on.width - self.seat - BETWEEN_MM * self.on.scale - self.table
        return self.on.fit(text, face, x, self.table, line, role, right=True)

    def _in_seat(self, text: str, face: Face, line: float, role: str) -> Text:
        return self.on.fit(text, face, self.on.width - self.seat, self.seat, line, role, right=True)


def grid_for(rows: Sequence[SeatRow], on: Setting) -> Grid:
    """A grid wide enough for these tables and seats, but never more than a quarter of the column each."""

    def widest(texts: set[str], title: str) -> float:
        most = max(on.ruler.width(clean(text), NUMBER.scaled(on.scale)) for text in texts)
        return min(max(most, on.ruler.width(title, LABEL.scaled(on.scale))), on.width / 4)

    return Grid(
        on,
        widest({row.table for row in rows}, tr("Table")),
        widest({str(row.seat) for row in rows}, tr("Seat")),
    )


def table_block(block: TableBlock, on: Setting) -> Block:
    """A table, kept whole; where it is longer than a page its head is repeated and says so."""
    number = max(
        (on.ruler.width(str(seat), NUMBER.scaled(on.scale)) for seat, _, _ in block.seats), default=0.0
    )
    return Block(
        clean(block.label),
        _table_head(block.label, block.note, on),
        _table_head(block.label, tr("continued"), on),
        tuple(
            _seat(seat, name, state, number, on, block.numbers.get(seat, ""))
            for seat, name, state in block.seats
        ),
        gap=TABLE_GAP_MM * on.scale,
        whole=True,
    )


def _table_head(label: str, note: str, on: Setting) -> Strip:
    """The table's number big, the word small before it, a quiet note at the right."""
    height = TABLE_HEAD_MM * on.scale
    line = height - 2.0 * on.scale
    word = on.fit(tr("Table"), LABEL, 0, on.width / 3, line, "label")
    start = word.width + 1.6 * on.scale
    items: list[Item] = [word]
    room = on.width - start
    if note:
        aside = on.fit(note, NOTE, on.width / 2, on.width / 2, line, "note", right=True)
        items.append(aside)
        room -= aside.width + 4 * on.scale
    items.append(on.fit(label, TABLE, start, room, line, "table"))
    items.append(Rule(0, height, on.width, FIRM_MM))
    return Strip(height, tuple(items))


def _seat(seat: int, name: str, state: SeatState, number: float, on: Setting, note: str) -> Strip:
    """A seat: a free one keeps its line for a pen, a closed one is struck through: nobody writes there.
    `note` stands at the right of the name and is never cut for it."""
    height = ROW_MM * on.scale
    line, start = height - 1.95 * on.scale, number + 4.0 * on.scale
    face = SEAT_CLOSED if state == "closed" else NUMBER
    items: list[Item] = [
        on.fit(str(seat), face, 0, number, line, "seat", right=True),
        Rule(0, height, on.width, ink=HAIRLINE),
    ]
    room = on.width - start
    if state != "taken":
        word = tr("free") if state == "free" else tr("closed")
        said = on.fit(word, STATE, on.width / 2, on.width / 2, line, state, right=True)
        items.append(said)
        room -= said.width + 3 * on.scale
    if state == "closed":
        items.append(Rule(start, height / 2, room, ink=QUIET))
    elif name:
        if note:
            aside = on.fit(note, NOTE, on.width / 2, on.width / 2, line, "note", right=True)
            items.append(aside)
            room -= aside.width + 2 * on.scale
        items.append(on.fit(name, NAME, start, room, line, "name"))
    return Strip(height, tuple(items))


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

_PouredRows = tuple[tuple[Block, ...], Columns]
_Set = Callable[[Setting], tuple[tuple[Block, ...], Strip | None]]


@dataclass(frozen=True)
class NameList:
    """The body of a seating list by name; ``nobody``: what it says without a row."""

    rows: tuple[SeatRow, ...]
    nobody: str = ""

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        """Two columns on A4 and Letter, with the letters as running heads."""
        return _pages(self._set, len(self.rows), area, ruler, self.nobody)

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

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        """Tables under each other in columns, none split unless it is longer than the page."""
        return _pages(self._set, sum(len(x.seats) for x in self.blocks), area, ruler)

    def _set(self, on: Setting) -> tuple[tuple[Block, ...], Strip | None]:
        return tuple(table_block(block, on) for block in self.blocks), None


def _pages(set_: _Set, rows: int, area: Area, ruler: Ruler, nobody: str = "") -> Sequence[BodyPage]:
    if not rows:
        said = fitted(
            ruler,
            nobody or tr("Nobody is seated yet."),
            NAME,
            x=area.x,
            room=area.width,
            baseline=area.y + ROW_MM,
            role="nobody",
        )
        return [BodyPage((said,))]
    count = columns_for(area.width, NARROWEST_MM, GUTTER_MM)
    larger = [(1, WIDE_SCALE, 1.0)] if count > 1 else []
    larger.append((count, LARGE_SCALE, ROOMY * count))
    for columns, scale, limit in larger:
        # Not even tried where the rows alone would be too many.
        if rows * ROW_MM * scale > limit * area.height:
            continue
        blocks, one = _at(set_, columns, scale, area, ruler)
        if depth(blocks, one) <= limit * area.height and not _cut(blocks, scale):
            return pour(blocks, one, area, SHORTEST)
    usual = pour(*_at(set_, count, 1.0, area, ruler), area, SHORTEST)
    if len(usual) == 1:
        return usual
    dense = pour(*_at(set_, count, DENSE_SCALE, area, ruler), area, SHORTEST)
    return dense if len(dense) < len(usual) else usual


def _at(set_: _Set, count: int, scale: float, area: Area, ruler: Ruler) -> _PouredRows:
    width = (area.width - (count - 1) * GUTTER_MM) / count
    blocks, cap = set_(Setting(ruler, width, scale))
    return blocks, Columns(count, width, GUTTER_MM, cap)


def _cut(blocks: Sequence[Block], scale: float) -> bool:
    """Return whether a name had to be set smaller or cut: then it is better not to set the list larger."""
    items = (item for block in blocks for row in block.rows for item in row.items)
    return any(
        isinstance(item, Text) and item.role == "name" and item.face.size < NAME.size * scale
        for item in items
    )
