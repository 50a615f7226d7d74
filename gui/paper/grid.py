"""Rows with columns to read and columns to write in. Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gui.paper.columns import Strip
from gui.paper.paper import (
    FIRM_MM,
    HAIRLINE,
    QUIET,
    SMALLEST_SHARE,
    THIN_MM,
    Face,
    Item,
    Rule,
    Ruler,
    Text,
    clean,
    fitted,
)
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
# What is left for names at least.
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
    """What stands in a column; ``aside`` quietly at its right, and never cut for what stands before it."""

    text: str = ""
    face: Face = TEXT
    role: str = ""
    aside: str = ""


def _placed(columns: Sequence[Column], width: float) -> list[tuple[float, float]]:
    """Where each column begins and how wide it is. On narrow paper all give way to the names."""
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
    """What the columns are, on a firm line."""
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
