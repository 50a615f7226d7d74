"""The rows of the moves scene: names from the left, old and new seats under each other at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil
from typing import Literal

from core.say.value import dataclass
from gui.room.board import Board, MoveLine
from gui.room.fit import name_in, text_in
from gui.room.ink import Bar, Ink, Text, width
from gui.room.parts import Frame, marked, tone_colour
from gui.theme import Theme

# "words": table 2 seat 7 · "short": 2.7 · "stacked": in words, under names too long for one line with them.
Style = Literal["words", "short", "stacked"]

NAME_WEIGHT, QUIET_WEIGHT, PLACE_WEIGHT = 600, 500, 700
TOP, BOTTOM = 0.135, 0.775
# Sizes of a name in heights: readable from the far table, large enough for words to cost a little, how
# little, and the largest.
READABLE, WORDS_FROM, WORDS_COST, LARGEST = 0.05, 0.058, 0.8, 0.105
# This few rows always share a page, however long the names.
FEW, MOST_ROWS = 3, 6
# The share of names a column is made for, above this number of names; longer ones are set smaller, to
# NAME_LEAST, then on two lines.
_FITTING, _ALL_FIT, NAME_LEAST, _TWO_LINES = 0.97, 5, 0.7, 0.62
# In sizes of the name: between two cells, before the first, the remark.
_SPACE, _BEFORE, _NOTE = 0.27, 0.25, 0.46
_GAP, _SAMPLE, _NOTE_LEAST = 0.07, 100, 0.026
# Names grow and shrink in steps of this share of the height.
_STEP = 0.004
_ARROW = "→"

# Baselines of name, places and note from the row's middle, in sizes of the name; stacked, and with a note.
_LINES = {
    (False, False): (0.36, 0.36, 0.0), (False, True): (0.0, 0.0, 0.84),
    (True, False): (-0.34, 1.03, 0.0), (True, True): (-0.92, 0.46, 1.29),
}  # fmt: skip

# A cell after the name: text, weight, tone, size in sizes of the name.
Cell = tuple[str, int, Literal["quiet", "green"], float]


@dataclass(frozen=True, slots=True)
class Grid:
    """Pages of ``columns`` × ``rows``; ``px`` is the size of a name."""

    pages: int
    columns: int
    rows: int
    px: int
    style: Style


def cells(board: Board, line: MoveLine, words: bool) -> list[Cell]:
    """Return ``5.3 → table 2 seat 7``; without words ``5.3 → 2.7``; with one table only the seat."""
    left: list[Cell] = [
        (line.was, QUIET_WEIGHT, "quiet", 0.9), (_ARROW if line.was else "", QUIET_WEIGHT, "quiet", 0.9)
    ]  # fmt: skip
    if not words:
        place = ".".join(filter(None, (line.table, line.seat)))
        return [*left, (place, PLACE_WEIGHT, "green", 1.12)]
    return [
        *left,
        (board.table_word, QUIET_WEIGHT, "quiet", 0.75), (line.table, PLACE_WEIGHT, "green", 1.12),
        (board.seat_word, QUIET_WEIGHT, "quiet", 0.75), (line.seat, PLACE_WEIGHT, "green", 1.12),
    ]  # fmt: skip


def rows(f: Frame, grid: Grid, board: Board, shown: Sequence[MoveLine], theme: Theme) -> list[Ink]:
    """Return one page of rows."""
    gap = f.u * _GAP
    column = (f.inner - gap * (grid.columns - 1)) / grid.columns
    row_high = min(f.c * (BOTTOM - TOP) / grid.rows, grid.px / _share(board.moves, grid.style) * 1.3)
    # a few rows in one column are centred
    spare = f.c * (BOTTOM - TOP) - row_high * grid.rows
    top = f.c * TOP + (spare / 2 if grid.columns == 1 else 0.0)
    table = _Places(board, grid.px, column, grid.style)
    pieces: list[Ink] = []
    for index, line in enumerate(shown):
        left = f.m + (index // grid.rows) * (column + gap)
        bottom = top + row_high * (index % grid.rows + 1)
        pieces += table.row(line, left, bottom - row_high / 2, column, f.u * _NOTE_LEAST, theme)
        if index % grid.rows < grid.rows - 1:
            pieces.append(Bar(left, round(bottom), column, f.rule, theme.hairline))
    return pieces


class _Places:
    """Old and new seats in columns that all rows share."""

    def __init__(self, board: Board, px: float, room: float, style: Style) -> None:
        self.board, self.px, self.style = board, px, style
        lines = [cells(board, line, style != "short") for line in board.moves]
        self.size = 1.0
        self.widths = self._widths(lines)
        most = room * (0.62 if style != "stacked" else 1.0)
        if self.taken() > most:
            self.size = most / self.taken()
            self.widths = self._widths(lines)

    def _widths(self, lines: list[list[Cell]]) -> list[float]:
        widths = [[self._wide(cell) for cell in line] for line in lines]
        return [max(column) for column in zip(*widths, strict=True)]

    def _px(self, cell: Cell) -> int:
        return max(1, int(self.px * self.size * cell[3]))

    def _wide(self, cell: Cell) -> float:
        return width(cell[0], self._px(cell), cell[1])

    def taken(self) -> float:
        """Return the width of all places, with the space before them."""
        return sum(wide + self.px * self.size * _SPACE for wide in self.widths if wide) + self.px * _BEFORE

    def row(
        self, line: MoveLine, left: float, middle: float, room: float, least: float, theme: Theme
    ) -> list[Ink]:
        """Return one player's row; a note stands under everything else."""
        stacked = self.style == "stacked"
        noted = any(x.note for x in self.board.moves)
        name_at, places_at, note_at = _LINES[stacked, noted if stacked else bool(line.note)]
        name_y, places_y = round(middle + self.px * name_at), round(middle + self.px * places_at)
        pieces, x = self._places(line, left + room, places_y, theme)
        free = room if stacked else x - left - self.px * _BEFORE
        # a row with a second line or a note leaves no second line for the name
        two = 0.0 if stacked or line.note else _TWO_LINES
        pieces += name_in(line.name, left, name_y, self.px, NAME_WEIGHT, theme.text, free, NAME_LEAST, two)
        if line.note:
            note_px = max(self.px * _NOTE, min(least, self.px * 0.6))
            note_y = round(middle + self.px * note_at)
            note = text_in(line.note, left, note_y, note_px, 600, theme.amber, room)
            pieces += marked(note, "amber", theme)
        return pieces

    def _places(self, line: MoveLine, right: float, baseline: int, theme: Theme) -> tuple[list[Ink], float]:
        """Return the places, set from the right, and where they begin."""
        pieces: list[Ink] = []
        x = right
        row_cells = cells(self.board, line, self.style != "short")
        for cell, wide in zip(row_cells[::-1], self.widths[::-1], strict=True):
            if not wide:
                continue
            text, weight, tone, _ = cell
            if text.strip():
                # a number follows its word; places without words are aligned at the right
                after = tone == "green" and self.style != "short"
                at = x - (wide if after else self._wide(cell))
                pieces.append(Text(text, at, baseline, self._px(cell), weight, tone_colour(tone, theme)))
            x -= wide + self.px * self.size * _SPACE
        return pieces, x


def _share(moves: tuple[MoveLine, ...], style: Style) -> float:
    """Return the size of a name as a share of the row's height: smaller with something under it."""
    noted = any(line.note for line in moves)
    if style == "stacked":
        return 0.26 if noted else 0.33
    return 0.43 if noted else 0.5


def fitted(f: Frame, board: Board) -> Grid:
    """Return as few pages as the far table can read, filled evenly; then the columns that give the largest
    names."""
    return _fitted(f, board.moves, board.table_word, board.seat_word)


@lru_cache(maxsize=16)
def _fitted(f: Frame, moves: tuple[MoveLine, ...], table_word: str, seat_word: str) -> Grid:
    needs = _needs(Board("moves", moves=moves, table_word=table_word, seat_word=seat_word))
    most = max(1, min(3, int(f.w / f.h / 0.7)))
    count = max(1, len(moves))
    fewest = Grid(1, 1, 1, 1, "words")
    for count_pages in range(ceil(count / (most * MOST_ROWS)), count + 1):
        per_page = ceil(count / count_pages)
        best = {
            style: _best(f, count_pages, per_page, most, need, _share(moves, style), style)
            for style, need in needs.items()
        }
        fewest = _chosen(f, best)
        if fewest.px >= int(f.u * READABLE) or per_page <= FEW:
            break
    # in steps that include the readable size: one more name seldom resizes them all
    off = (fewest.px - int(f.u * READABLE)) % max(1, round(f.u * _STEP))
    return replace(fewest, px=max(1, fewest.px - off))


def _needs(board: Board) -> dict[Style, float]:
    """Return the width of a row in each style, for names of size ``_SAMPLE``."""
    if not board.moves:
        return {"words": 1.0}
    names = sorted(width(line.name, _SAMPLE, NAME_WEIGHT) for line in board.moves)
    fitting = len(names) - 1 if len(names) <= _ALL_FIT else int((len(names) - 1) * _FITTING)
    name = max(names[fitting], names[-1] * NAME_LEAST) + _SAMPLE * 0.2
    styles: tuple[Style, ...] = ("words", "short", "stacked")
    taken = {style: _Places(board, _SAMPLE, 1e9, style).taken() for style in styles}
    return {
        "words": name + taken["words"],
        "short": name + taken["short"],
        "stacked": max(name, taken["stacked"]),
    }


def _best(f: Frame, count: int, per_page: int, most: int, need: float, share: float, style: Style) -> Grid:
    best = Grid(count, most, ceil(per_page / most), 1, style)
    for columns in range(1, most + 1):
        high = ceil(per_page / columns)
        if high > MOST_ROWS:
            continue
        column = (f.inner - f.u * _GAP * (columns - 1)) / columns
        fits = max(_SAMPLE * column / need, f.u * 0.02)
        px = max(1, int(min(f.c * (BOTTOM - TOP) / high * share, fits, f.u * LARGEST)))
        if px > best.px:
            best = Grid(count, columns, high, px, style)
    return best


def _chosen(f: Frame, best: dict[Style, Grid]) -> Grid:
    """Return the style: in words if they cost little; on two lines only if one would be too small to read."""
    words = best["words"]
    short, stacked = best.get("short", words), best.get("stacked", words)
    if words.px >= max(f.u * WORDS_FROM, short.px * WORDS_COST):
        return words
    return stacked if short.px < int(f.u * READABLE) and stacked.px > short.px else short
