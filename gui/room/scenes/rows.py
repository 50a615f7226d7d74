"""A list in columns, as large as its length allows, on as many pages as stay readable: the prizes, and the
players of the final table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Literal

from core.say.value import dataclass
from gui.room.board import Board, Row
from gui.room.fit import name_in, text_in
from gui.room.ink import Bar, Ink, Text, width
from gui.room.parts import Frame, bands, clock_line, frame
from gui.theme import Theme
from gui.words.tr import fill

Loud = Literal["key", "value"]

TOP, BOTTOM = 0.14, 0.775
# Sizes of type: readable from the far table, in units and (of a narrow picture) in heights; the largest.
READABLE, READABLE_NARROW, LARGEST = 0.043, 0.036, 0.1
MOST_COLUMNS = 4
_HEADLINE, _QUIET = 0.06, 0.034
_GAP, _SAMPLE = 0.11, 100
# In sizes of the row: between its parts; its height; a long name at least on one line, at most on two.
_SPACE, _HIGH, _NAME_LEAST, _TWO_LINES = 0.5, 1.42, 0.66, 0.58
_LOUD, _WORDS, _SOFT = 700, 600, 500


@dataclass(frozen=True, slots=True)
class Grid:
    """Pages of ``columns`` × ``rows``; ``px`` is the size of a line."""

    pages: int
    columns: int
    rows: int
    px: int


def pages(w: int, h: int, board: Board) -> int:
    """Return the number of pages of the list at this size; at least 1."""
    return _fitted(frame(w, h, board), board.rows).pages


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return one page of the list, ``board.page`` modulo their number; the level's clock under it."""
    f = frame(w, h, board)
    grid = _fitted(f, board.rows)
    page = board.page % grid.pages
    per_page = grid.columns * grid.rows
    shown = board.rows[page * per_page : (page + 1) * per_page]
    pieces = _head(f, board, theme, page, grid.pages)
    loud: Loud = "key" if board.scene == "final" else "value"
    if shown:
        pieces += _list(f, grid, board.rows, shown, theme, loud)
    else:
        middle = round(f.c * (TOP + BOTTOM) / 2)
        pieces += text_in(board.note, f.m, middle, f.u * 0.05, 500, theme.quiet, f.inner, align=0.5)
    return pieces + clock_line(f, board, theme) + bands(f, board, theme)


def _head(f: Frame, board: Board, theme: Theme, page: int, page_count: int) -> list[Ink]:
    baseline, px = round(f.u * 0.088), f.u * _QUIET
    count = fill(board.page_words, {"page": page + 1, "pages": page_count}) if page_count > 1 else ""
    right = " · ".join(filter(None, (board.corner, count)))
    room = min(f.inner * 0.62, width(right, int(px), 500) + 1)
    free = f.inner - room - f.m * 0.7
    pieces = text_in(board.headline, f.m, baseline, f.u * _HEADLINE, 700, theme.text, free, least=0.4)
    left = f.w - f.m - room
    return pieces + text_in(right, left, baseline, px, 500, theme.quiet, room, least=0.45, align=1.0)


def _list(
    f: Frame, grid: Grid, every: tuple[Row, ...], shown: Sequence[Row], theme: Theme, loud: Loud
) -> list[Ink]:
    gap = f.u * _GAP
    column = (f.inner - gap * (grid.columns - 1)) / grid.columns
    high = min(f.c * (BOTTOM - TOP) / grid.rows, grid.px * _HIGH * 1.5)
    spare = f.c * (BOTTOM - TOP) - high * grid.rows
    top = f.c * TOP + (spare / 2 if grid.columns == 1 else 0.0)
    if grid.columns == 1 and not any(row.words for row in every):
        # two short words at the two ends of a wide picture would not read as a line
        column = min(column, _need(every, grid.px) * 1.6)
    lines = _Lines(every, grid.px, column, loud)
    left = f.m + (f.inner - column * grid.columns - gap * (grid.columns - 1)) / 2
    pieces: list[Ink] = []
    for index, row in enumerate(shown):
        x = left + (index // grid.rows) * (column + gap)
        bottom = top + high * (index % grid.rows + 1)
        pieces += lines.line(row, x, round(bottom - high / 2 + grid.px * 0.36), theme)
        if index % grid.rows < grid.rows - 1 and index + 1 < len(shown):
            pieces.append(Bar(x, round(bottom), column, f.rule, theme.hairline))
    return pieces


class _Lines:
    """The widths that all lines share, so that their parts are aligned."""

    def __init__(self, every: Sequence[Row], px: int, room: float, loud: Loud) -> None:
        self.room, self.loud = room, loud
        named = any(row.words for row in every)
        wanted = _ends(every, px) + (px * _SPACE if named else 0.0)
        # names keep a third of a line with wide ends
        self.px = px if wanted <= room * (0.67 if named else 1.0) else _smaller(every, px, room, named)
        self.key = max((width(x.key, self.px, self._weight("key")) for x in every), default=0.0)

    def _weight(self, part: Loud) -> int:
        return _LOUD if self.loud == part else _SOFT

    def line(self, row: Row, x: float, baseline: float, theme: Theme) -> list[Ink]:
        loud = theme.green if self.loud == "key" else theme.text
        key = loud if self.loud == "key" else theme.quiet
        value = loud if self.loud == "value" else theme.quiet
        pieces = self._end(row.key, x, baseline, self._weight("key"), key)
        wide = width(row.value, self.px, self._weight("value")) if row.value else 0.0
        pieces += self._end(row.value, x + self.room - wide, baseline, self._weight("value"), value)
        left = x + self.key + self.px * _SPACE
        free = x + self.room - wide - (self.px * _SPACE if wide else 0.0) - left
        if row.words.strip() and free > 0:
            weight = _WORDS if self.loud == "key" else _SOFT
            pieces += name_in(
                row.words, left, baseline, self.px, weight, theme.text, free, _NAME_LEAST, _TWO_LINES
            )
        return pieces

    def _end(self, text: str, x: float, baseline: float, weight: int, colour: str) -> list[Ink]:
        return [Text(text, x, baseline, self.px, weight, colour)] if text.strip() else []


def _ends(every: Sequence[Row], px: int) -> float:
    key = max((width(x.key, px, _LOUD) for x in every), default=0.0)
    value = max((width(x.value, px, _LOUD) for x in every), default=0.0)
    return key + value + px * _SPACE


def _smaller(every: Sequence[Row], px: int, room: float, named: bool) -> int:
    """Return a smaller size if the ends of a line leave no room between them."""
    limit = room * (0.67 if named else 1.0)
    while px > 1 and _ends(every, px) + (px * _SPACE if named else 0.0) > limit:
        px -= 1
    return px


def _need(every: Sequence[Row], px: int) -> float:
    """Return the width of a line: nearly all names fit it at nearly its size."""
    names = sorted(width(x.words, px, _WORDS) for x in every)
    name = names[int((len(names) - 1) * 0.95)] * 0.9 if names else 0.0
    return _ends(every, px) + name + (px * _SPACE if name else 0.0)


@lru_cache(maxsize=16)
def _fitted(f: Frame, every: tuple[Row, ...]) -> Grid:
    """Return the fewest pages, filled evenly, with readable lines; then the largest lines. Lines too wide for
    one column are as large as possible: more pages would not enlarge them."""
    count = max(1, len(every))
    most = max(1, min(MOST_COLUMNS, int(f.w / f.h / 0.44)))
    need = _need(every, _SAMPLE) / _SAMPLE
    wanted = min(max(f.u * READABLE, f.c * READABLE_NARROW) * f.small, f.inner / max(need, 1.0))
    for sheets in range(1, count + 1):
        best = max((_grid(f, sheets, n, ceil(count / sheets), need) for n in range(1, most + 1)), key=_size)
        if best.px >= int(wanted):
            break
    return best


def _size(grid: Grid) -> tuple[int, int]:
    """Return a sort key: larger is better; of equals the one with fewer columns."""
    return grid.px, -grid.columns


def _grid(f: Frame, sheets: int, columns: int, per_page: int, need: float) -> Grid:
    rows = ceil(per_page / columns)
    column = (f.inner - f.u * _GAP * (columns - 1)) / columns
    px = min(f.c * (BOTTOM - TOP) / rows / _HIGH, column / max(need, 1.0), f.u * LARGEST)
    return Grid(sheets, columns, rows, max(1, int(px)))
