"""Rows under column heads, ruled, over as many pages as they need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gui.paper.half_sheet import stacked
from gui.paper.ink import ScaledRuler, scaled
from gui.paper.paper import (
    FIRM_MM,
    HAIRLINE,
    QUIET,
    SMALLEST_SHARE,
    THIN_MM,
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
from gui.paper.seating import Block, Columns, Strip, pour
from gui.paper.sheet import paragraphs, said
from gui.paper.wrapping import wrapped

LABEL = Face(2.35, 600, QUIET)
TEXT = Face(3.5)
STRONG = Face(3.85, 700)
ASIDE = Face(2.8, 400, QUIET)
# A name too long for one line, in a row that is high enough for two.
TWO_LINES = Face(2.8)
TWO_LEADING = 2.85

HEADS_MM = 5.0
# Between what is written in a column and its line.
INSIDE = 1.6
# Between what two columns say that no line parts.
APART = 3.0
# The names are left at least this width.
LEAST_REST = 40.0


@dataclass(frozen=True)
class Column:
    """``width`` 0: what the others leave. ``pen``: ruled off, to be written in. ``last``: it ends where the
    sheet does."""

    label: str
    width: float = 0.0
    right: bool = False
    pen: bool = False
    last: bool = False


@dataclass(frozen=True)
class Cell:
    """The text in a column; ``aside`` stands quietly at its right, never cut for what stands before it."""

    text: str = ""
    face: Face = TEXT
    role: str = ""
    aside: str = ""


def _placed(columns: Sequence[Column], width: float) -> list[tuple[float, float]]:
    """Return where each column begins and how wide it is. On narrow paper all give way to the names."""
    fixed = sum(x.width for x in columns)
    share = min(1.0, (width - LEAST_REST) / fixed)
    found, x = list[tuple[float, float]](), 0.0
    for column in columns:
        wide = column.width * share or width - fixed * share
        found.append((x, wide))
        x += wide
    return found


def _inside(column: Column, x: float, wide: float) -> tuple[float, float]:
    """The room for words: clear of the lines of a column to write in."""
    if column.pen:
        return x + INSIDE, wide - 2 * INSIDE
    return x, wide if column.last else wide - APART


def heads(columns: Sequence[Column], width: float, ruler: Ruler) -> Strip:
    """Return the labels of the columns, on a firm line."""
    items: list[Item] = [Rule(0, HEADS_MM, width, FIRM_MM)]
    for column, (x, wide) in zip(columns, _placed(columns, width), strict=True):
        left, room = _inside(column, x, wide)
        items.append(
            fitted(
                ruler,
                column.label.upper(),
                LABEL,
                x=left,
                room=room,
                baseline=HEADS_MM - 1.6,
                right=column.right,
                role="label",
            )
        )
    return Strip(HEADS_MM, tuple(items))


def row(cells: Sequence[Cell], columns: Sequence[Column], width: float, height: float, ruler: Ruler) -> Strip:
    """One row of this height on a hairline."""
    items: list[Item] = [Rule(0, height, width, ink=HAIRLINE)]
    for cell, column, (x, wide) in zip(cells, columns, _placed(columns, width), strict=True):
        left, room = _inside(column, x, wide)
        if column.pen:
            items.append(Rule(x, height / 2, THIN_MM, height, HAIRLINE))
        items += _cell(cell, column, left, room, height, ruler)
    return Strip(height, tuple(items))


def _cell(cell: Cell, column: Column, x: float, room: float, height: float, ruler: Ruler) -> list[Item]:
    line, items = height / 2 + 1.25, list[Item]()
    if cell.aside:
        aside = fitted(ruler, cell.aside, ASIDE, x=x + room / 3, room=room * 2 / 3, baseline=line, right=True,
                       role="aside")  # fmt: skip
        items.append(aside)
        room -= aside.width + 2.0
    if not cell.text:
        return items
    if ruler.width(clean(cell.text), cell.face) * SMALLEST_SHARE <= room or cell.face != TEXT:
        one = fitted(ruler, cell.text, cell.face, x=x, room=room, baseline=line, right=column.right,
                     role=cell.role)  # fmt: skip
        return [*items, one]
    lines = wrapped(ruler, cell.text, TWO_LINES, room, most=2)
    top = height / 2 - 0.45 if len(lines) > 1 else line
    for i, words in enumerate(lines):
        items.append(
            Text(x, top + i * TWO_LEADING, ruler.width(words, TWO_LINES), words, TWO_LINES, cell.role)
        )
    return items


ROW_MM = 6.8
# A row that stands apart has a ground that a printer's grey still shows and a copy does not blacken.
BAND = "#EDEDED"
STEP = 0.05
# A column that holds names takes no less than this, in the list's usual size.
LEAST_NAME = 34.0


@dataclass(frozen=True)
class RuledRow:
    """A cell a column. ``band``: it stands apart, as a break does."""

    cells: tuple[Cell, ...]
    band: bool = False


@dataclass(frozen=True)
class RuledSheet:
    """The body. ``columns`` are (label, right-aligned); each is as wide as its words, and what is ``name``
    takes what the others leave. ``largest`` is how many times the usual size it may be set. ``spread``: what
    the names do not need is shared with the columns after them."""

    columns: tuple[tuple[str, bool], ...]
    rows: tuple[RuledRow, ...]
    name: int = 1
    intro: tuple[str, ...] = ()
    empty: str = ""
    largest: float = 1.0
    spread: bool = False

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        if not self.rows:
            return [BodyPage(said(self.intro, self.empty, area, ruler))]
        scale = self.largest
        while scale > 1.0 + STEP / 2:
            found = self._at(scale, area, ruler)
            if found is not None:
                return found
            scale -= STEP
        return self._poured(self._columns(area.width, ruler), area, ruler)

    def _at(self, scale: float, area: Area, ruler: Ruler) -> list[BodyPage] | None:
        """On one page in this size, with every name whole; None: it does not fit."""
        within = ScaledRuler(ruler, scale)
        width = area.width / scale
        columns = self._columns(width, within)
        room = width - sum(x.width for x in columns) - APART
        if room < LEAST_NAME or any(_wide(x.cells[self.name], within) > room for x in self.rows):
            return None
        pages = self._poured(columns, Area(0, 0, width, area.height / scale), within)
        if len(pages) > 1:
            return None
        items = tuple(scaled(x, scale).moved(area.x, area.y) for x in pages[0].items)
        return [BodyPage(items)]

    def _columns(self, width: float, ruler: Ruler) -> list[Column]:
        end = len(self.columns) - 1
        needs = [
            max([ruler.width(label.upper(), LABEL), *(_wide(x.cells[i], ruler) for x in self.rows)])
            for i, (label, _) in enumerate(self.columns)
        ]
        own = [min(need, width / 4) + (APART if i < end else 0.0) for i, need in enumerate(needs)]
        room = width - sum(x for i, x in enumerate(own) if i != self.name)
        spare = max(0.0, room - needs[self.name] - APART) if self.spread else 0.0
        between = range(self.name + 1, end)
        share = spare / (len(between) + 1)
        return [
            Column(label, 0.0 if i == self.name else own[i] + share * (i in between), right, last=i == end)
            for i, (label, right) in enumerate(self.columns)
        ]

    def _poured(self, columns: Sequence[Column], area: Area, ruler: Ruler) -> list[BodyPage]:
        labels = heads(columns, area.width, ruler)
        above = paragraphs(self.intro, area.width, ruler)
        first = stacked([above, labels])
        rows = tuple(self._row(x, columns, area.width, ruler) for x in self.rows)
        return pour((Block("", first, labels, rows),), Columns(1, area.width, 0), area)

    def _row(self, found: RuledRow, columns: Sequence[Column], width: float, ruler: Ruler) -> Strip:
        made = row(found.cells, columns, width, ROW_MM, ruler)
        if not found.band:
            return made
        ground: list[Item] = [Rule(0, ROW_MM / 2, width, ROW_MM, BAND)]
        return replace(made, items=(*ground, *made.items))


def _wide(cell: Cell, ruler: Ruler) -> float:
    """How much room the cell's words take."""
    aside = ruler.width(clean(cell.aside), ASIDE) + 2.0 if cell.aside else 0.0
    return aside + (ruler.width(clean(cell.text), cell.face) if cell.text else 0.0)
