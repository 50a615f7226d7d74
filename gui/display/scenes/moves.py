"""Who goes where: a name, the seat left, the new table and seat, as large as the number of them allows.

One player has the picture to himself; more stand in rows. The time and the blinds stay below.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Literal

from gui.display.board import Board, MoveLine
from gui.display.fit import Run, elide, figure_at, fit_figure, fit_px, runs_in, text_in
from gui.display.ink import Bar, Ink, Text, width
from gui.display.parts import Frame, bands, facts, frame, hairline, marked, tone_colour
from gui.theme import Theme

NAME_WEIGHT, QUIET_WEIGHT, PLACE_WEIGHT = 600, 500, 700
TOP, BOTTOM = 0.135, 0.785
# Sizes of a name in heights: what the far table still reads, from where on "table" and "seat" are written
# out if that costs little, and the largest.
READABLE, WORDS_FROM, WORDS_COST, LARGEST = 0.05, 0.058, 0.8, 0.105
# So few are never cut into more pages, however long their names.
FEW, MOST_ROWS = 3, 6
# The share of names a column is made for; longer ones are set smaller, down to NAME_LEAST, then cut.
_FITTING, NAME_LEAST = 0.97, 0.7
_GAP, _SAMPLE = 0.07, 100
_ARROW = "→"

# What a row says after the name: text, weight, tone, size in sizes of the name.
Cell = tuple[str, int, Literal["quiet", "green"], float]


@dataclass(frozen=True, slots=True)
class Grid:
    """Pages of ``columns`` × ``rows``; ``px`` is the size of a name; ``words``: "table 2 seat 7"."""

    pages: int
    columns: int
    rows: int
    px: int
    words: bool


def pages(w: int, h: int, board: Board) -> int:
    """How many pages everybody needs at this size; at least 1."""
    return _grid(frame(w, h, board), board).pages


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """One page of the moves, ``board.page`` taken round and round."""
    f = frame(w, h, board)
    grid = _grid(f, board)
    page = board.page % grid.pages
    per_page = grid.columns * grid.rows
    shown = board.moves[page * per_page : (page + 1) * per_page]
    pieces = _head(f, board, theme, grid, page)
    if len(board.moves) == 1:
        pieces += _alone(f, board, board.moves[0], theme)
    elif shown:
        pieces += _rows(f, grid, board, shown, theme)
    else:
        middle = round(f.c * (TOP + BOTTOM) / 2)
        pieces += text_in(board.note, f.m, middle, f.u * 0.05, 500, theme.quiet, f.inner, align=0.5)
    if board.foot:
        pieces.append(hairline(f, f.c * 0.8, theme))
        pieces += facts(f, board.foot, f.c * 0.865, f.c * 0.95, theme, f.u * 0.078, f.u * 0.029)
    return pieces + bands(f, board, theme)


def _head(f: Frame, board: Board, theme: Theme, grid: Grid, page: int) -> list[Ink]:
    baseline, px = round(f.u * 0.088), f.u * 0.034
    count = board.page_words.format(page=page + 1, pages=grid.pages) if grid.pages > 1 else ""
    legend = "" if grid.words or len(board.moves) < 2 else board.legend
    right = " · ".join(filter(None, (legend, count)))
    room = min(f.inner * 0.5, width(right, int(px), QUIET_WEIGHT) + 1)
    left = text_in(board.headline, f.m, baseline, f.u * 0.06, 700, theme.text, f.inner - room - f.m)
    return left + text_in(right, f.w - f.m - room, baseline, px, QUIET_WEIGHT, theme.quiet, room, align=1.0)


# -- one player ---------------------------------------------------------------------------------------


def _alone(f: Frame, board: Board, line: MoveLine, theme: Theme) -> list[Ink]:
    """The name, and under it where he goes, in the middle of the picture."""
    place_px, note_px = f.u * 0.12, f.u * 0.048
    size = fit_figure(line.name, f.inner * 0.96, f.u * 0.125, f.u * 0.06, 0.9) if line.name.strip() else None
    name_high = size.height if size is not None else 0.0
    total = name_high + f.u * 0.185 + (f.u * 0.1 if line.note else 0.0)
    y = f.c * TOP + max(0.0, (f.c * (BOTTOM - TOP) - total) / 2) + name_high
    pieces: list[Ink] = []
    if size is not None:
        pieces.append(figure_at(line.name, size, (f.w - size.width) / 2, round(y), theme.text))
    y += f.u * 0.185
    runs = [
        (text + " ", tone_colour(tone, theme), weight) for text, weight, tone, _ in _cells(board, line, True)
    ]
    pieces += runs_in(_trimmed(runs), f.m, round(y), place_px, f.inner, least=0.4, align=0.5)
    if line.note:
        note_y = round(y + f.u * 0.1)
        note = text_in(line.note, f.m, note_y, note_px, 600, theme.amber, f.inner, align=0.5)
        pieces += marked(note, "amber", theme)
    return pieces


def _trimmed(runs: list[Run]) -> list[Run]:
    """Without what is empty, and without a space after the last."""
    kept = [run for run in runs if run[0].strip()]
    return [*kept[:-1], *((text.rstrip(), colour, weight) for text, colour, weight in kept[-1:])]


# -- several ------------------------------------------------------------------------------------------


def _rows(f: Frame, grid: Grid, board: Board, shown: Sequence[MoveLine], theme: Theme) -> list[Ink]:
    gap = f.u * _GAP
    column = (f.inner - gap * (grid.columns - 1)) / grid.columns
    row_high = min(f.c * (BOTTOM - TOP) / grid.rows, grid.px / _share(board.moves) * 1.15)
    table = _Places(board, grid.px, column, grid.words)
    pieces: list[Ink] = []
    for index, line in enumerate(shown):
        left = f.m + (index // grid.rows) * (column + gap)
        bottom = f.c * TOP + row_high * (index % grid.rows + 1)
        pieces += table.row(line, left, bottom - row_high / 2, column, theme)
        if index % grid.rows < grid.rows - 1:
            pieces.append(Bar(left, round(bottom), column, f.rule, theme.hairline))
    return pieces


class _Places:
    """Seats left and seats taken, under each other in columns that all rows share."""

    def __init__(self, board: Board, px: float, room: float, words: bool) -> None:
        self.board, self.px, self.words = board, px, words
        lines = [_cells(board, line, words) for line in board.moves]
        self.size = 1.0
        self.widths = self._widths(lines)
        most = room * 0.62
        if self.taken() > most:
            self.size = most / self.taken()
            self.widths = self._widths(lines)

    def _widths(self, lines: list[list[Cell]]) -> list[float]:
        made = [[self._wide(cell) for cell in cells] for cells in lines]
        return [max(column) for column in zip(*made, strict=True)]

    def _px(self, cell: Cell) -> int:
        return max(1, int(self.px * self.size * cell[3]))

    def _wide(self, cell: Cell) -> float:
        return width(cell[0], self._px(cell), cell[1])

    def taken(self) -> float:
        """Width of everything to the right of the name, with the space before it."""
        return sum(wide + self.px * self.size * 0.27 for wide in self.widths if wide) + self.px * 0.25

    def row(self, line: MoveLine, left: float, middle: float, room: float, theme: Theme) -> list[Ink]:
        """Name from the left, places from the right; what he has to know besides under it."""
        baseline = round(middle + self.px * (0.06 if line.note else 0.36))
        pieces: list[Ink] = []
        x = left + room
        for cell, wide in zip(_cells(self.board, line, self.words)[::-1], self.widths[::-1], strict=True):
            if not wide:
                continue
            text, weight, tone, _ = cell
            if text.strip():
                at = x - self._wide(cell)
                pieces.append(Text(text, at, baseline, self._px(cell), weight, tone_colour(tone, theme)))
            x -= wide + self.px * self.size * 0.27
        free = x - left - self.px * 0.25
        size = fit_px(line.name, self.px, NAME_WEIGHT, free, self.px * NAME_LEAST)
        name = elide(line.name, size, NAME_WEIGHT, free)
        if name.strip():
            pieces.append(Text(name, left, baseline, size, NAME_WEIGHT, theme.text))
        if line.note:
            note_y = round(middle + self.px * 0.74)
            note = text_in(line.note, left, note_y, self.px * 0.46, 600, theme.amber, room)
            pieces += marked(note, "amber", theme)
        return pieces


def _cells(board: Board, line: MoveLine, words: bool) -> list[Cell]:
    cells: list[Cell] = [
        (line.was, QUIET_WEIGHT, "quiet", 0.9), (_ARROW if line.was else "", QUIET_WEIGHT, "quiet", 0.9)
    ]  # fmt: skip
    if not words:
        return [*cells, (f"{line.table}.{line.seat}", PLACE_WEIGHT, "green", 1.12)]
    return [
        *cells,
        (board.table_word, QUIET_WEIGHT, "quiet", 0.75), (line.table, PLACE_WEIGHT, "green", 1.12),
        (board.seat_word, QUIET_WEIGHT, "quiet", 0.75), (line.seat, PLACE_WEIGHT, "green", 1.12),
    ]  # fmt: skip


def _share(moves: tuple[MoveLine, ...]) -> float:
    """Of a row's height, the size of its name: smaller where something stands under it."""
    return 0.43 if any(line.note for line in moves) else 0.5


def _grid(f: Frame, board: Board) -> Grid:
    return _fitted(f, board.moves, board.table_word, board.seat_word)


@lru_cache(maxsize=16)
def _fitted(f: Frame, moves: tuple[MoveLine, ...], table_word: str, seat_word: str) -> Grid:
    """As few pages as the far table can read, filled evenly; then the columns that give the largest names."""
    board = Board("moves", moves=moves, table_word=table_word, seat_word=seat_word)
    most = max(1, min(3, int(f.w / f.h / 0.7)))
    count = max(1, len(moves))
    names = sorted(width(line.name, _SAMPLE, NAME_WEIGHT) for line in moves) or [1.0]
    name = names[int((len(names) - 1) * _FITTING)] + _SAMPLE * 0.2
    needs = {words: name + _Places(board, _SAMPLE, 1e9, words).taken() if moves else name for words in (0, 1)}
    found = Grid(1, 1, 1, 1, False)
    for count_pages in range(ceil(count / (most * MOST_ROWS)), count + 1):
        per_page = ceil(count / count_pages)
        found = _best(f, count_pages, per_page, most, needs, _share(moves))
        if found.px >= int(f.u * READABLE) or per_page <= FEW:
            break
    return found


def _best(f: Frame, count: int, per_page: int, most: int, needs: dict[int, float], share: float) -> Grid:
    best = {words: Grid(count, most, ceil(per_page / most), 1, bool(words)) for words in needs}
    for columns in range(1, most + 1):
        rows = ceil(per_page / columns)
        if rows > MOST_ROWS:
            continue
        high = f.c * (BOTTOM - TOP) / rows * share
        column = (f.inner - f.u * _GAP * (columns - 1)) / columns
        for words, need in needs.items():
            fits = max(_SAMPLE * column / need, f.u * 0.02)
            px = max(1, int(min(high, fits, f.u * LARGEST)))
            if px > best[words].px:
                best[words] = Grid(count, columns, rows, px, bool(words))
    spelt, short = best[1], best[0]
    return spelt if spelt.px >= max(f.u * WORDS_FROM, short.px * WORDS_COST) else short
