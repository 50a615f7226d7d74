"""A list for the room: lines in columns, as large as their number allows, on pages that stay readable."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil
from typing import NamedTuple

from gui.room.board import Board, Tone
from gui.room.fit import Run, name_in, run_in, runs_in, runs_width
from gui.room.ink import Bar, Ink, Text, width
from gui.room.parts import Frame, band, clock_line, marked, tone_colour
from gui.theme import Theme
from gui.words.tr import dotted, fill

GAP, HEADLINE = 0.07, 0.055
# Measured at this size (px). In sizes of a name: the space after a cell, and between cells and name.
_SAMPLE, _SPACE, _BESIDE = 100, 0.3, 0.2
# Above this number of names a column is made for this share of them: longer ones are set smaller, down to a
# share of their size, then on two lines of another. Cells take at most this share of a line.
_ALL_FIT, _FITTING, _LEAST, _TWO, _CELLS = 5, 0.97, 0.7, 0.66, 0.66
# The height of a name on two lines, with what hangs below them, in sizes of theirs.
_BOTH = 2.4
_NOTE, _NOTE_LEAST = 0.46, 0.026


class Cell(NamedTuple):
    """A word beside the name; ``size`` in sizes of the name."""

    text: str
    weight: int = 500
    tone: Tone = "quiet"
    size: float = 1.0


class Line(NamedTuple):
    """One line: cells at the left, the name, cells at the right; ``note`` under it all."""

    name: str
    left: tuple[Cell, ...] = ()
    right: tuple[Cell, ...] = ()
    note: str = ""


@dataclass(frozen=True, eq=False)
class Listing:
    """All lines, in the order to show. A list that is kept keeps its measures too, for every page and second:
    of 10,000 names 20 ms."""

    lines: tuple[Line, ...]
    weight: int = 600

    @cached_property
    def name(self) -> float:
        """Return the room made for a name, in sizes."""
        wide = sorted(width(line.name, _SAMPLE, self.weight) for line in self.lines) or [0.0]
        fitting = len(wide) - 1 if len(wide) <= _ALL_FIT else int((len(wide) - 1) * _FITTING)
        return wide[fitting] / _SAMPLE

    @cached_property
    def cells(self) -> tuple[list[float], list[float]]:
        """Return the widths of the columns at the left and at the right of the names, in sizes."""
        return _widths([x.left for x in self.lines]), _widths([x.right for x in self.lines])

    @cached_property
    def taken(self) -> float:
        """Return the width of all cells, in sizes."""
        sides = [[width + _SPACE for width in side if width] for side in self.cells]
        return sum(sum(side) + _BESIDE for side in sides if side)

    @property
    def noted(self) -> bool:
        return any(line.note for line in self.lines)


def _widths(rows: Sequence[tuple[Cell, ...]]) -> list[float]:
    # ten thousand lines share the cells of a thousand tables: by identity first, then by what they say
    columns = (dict(zip(map(id, column), column, strict=True)).values() for column in zip(*rows, strict=True))
    return [
        max(width(text, int(_SAMPLE * size), weight) for text, weight, _, size in set(column)) / _SAMPLE
        for column in columns
    ]


class Shape(NamedTuple):
    """The limits within which a list is laid out: most columns and rows, the least and the largest size (px)
    of a name, the height of a line in sizes; this few lines always share a page. ``top``, ``bottom``: its
    place, in px."""

    columns: int
    rows: int
    readable: float
    largest: float
    pitch: float
    top: float
    bottom: float
    few: int = 1


class Grid(NamedTuple):
    """Pages of ``columns`` × ``rows``; ``px`` is the size of a name."""

    pages: int
    columns: int
    rows: int
    px: int


@lru_cache(maxsize=16)
def fitted(f: Frame, listing: Listing, shape: Shape) -> Grid:
    """Return the fewest pages, filled evenly, with readable lines; then the largest lines. Where lines are
    too wide for one column, more pages would not enlarge them."""
    count, need = max(1, len(listing.lines)), max(1.0, listing.name + listing.taken + 0.2)
    wanted = int(min(shape.readable, f.inner / need))
    for pages in range(ceil(count / (shape.columns * shape.rows)), count + 1):
        per_page = ceil(count / pages)
        best = Grid(pages, shape.columns, ceil(per_page / shape.columns), 1)
        for columns in range(1, shape.columns + 1):
            rows = ceil(per_page / columns)
            column = (f.inner - f.u * GAP * (columns - 1)) / columns
            px = int(min((shape.bottom - shape.top) / rows / shape.pitch, column / need, shape.largest))
            if rows <= shape.rows and px > best.px:
                best = Grid(pages, columns, rows, px)
        if best.px >= wanted or per_page <= shape.few:
            break
    return best


def head(f: Frame, board: Board, theme: Theme, right: Sequence[Run]) -> list[Ink]:
    """Return the headline, and words at the right."""
    pieces, theme = band(f, board, theme)
    runs, px, baseline = [run for run in right if run[0]], f.u * 0.036, round(f.u * 0.082)
    if board.colour:
        runs = [(words, theme.text, weight) for words, _, weight in runs]
    room = min(f.inner * 0.6, runs_width(runs, int(px)) + 1)
    free = f.inner - room - f.m * 0.7
    pieces += run_in((board.headline, theme.text, 700), f.m, baseline, f.u * HEADLINE, free, least=0.4)
    return pieces + runs_in(runs, f.w - f.m - room, baseline, px, room, least=0.3, align=1.0)


def page_of(board: Board, count: int) -> str:
    """Return which of ``count`` pages this is; nothing if it is the only one."""
    return fill(board.page_words, {"page": board.page % count + 1, "pages": count}) if count > 1 else ""


def listed(
    f: Frame, board: Board, theme: Theme, listing: Listing, shape: Shape, legend: str = ""
) -> list[Ink]:
    """Return one page of a list between headline and clock; the board's note if it is empty."""
    page = page_of(board, fitted(f, listing, shape).pages)
    right = dotted(legend or board.corner, page)
    pieces = head(f, board, theme, [(right, theme.quiet, 500)])
    if listing.lines:
        pieces += lines(f, listing, shape, board.page, theme)
    else:
        middle = round((shape.top + shape.bottom) / 2)
        pieces += run_in((board.note, theme.quiet, 500), f.m, middle, f.u * 0.05, f.inner, align=0.5)
    return pieces + clock_line(f, board, theme)


def lines(f: Frame, listing: Listing, shape: Shape, page: int, theme: Theme) -> list[Ink]:
    """Return one page of the list, ``page`` modulo their number."""
    grid = fitted(f, listing, shape)
    per_page = grid.columns * grid.rows
    first = page % grid.pages * per_page
    shown = listing.lines[first : first + per_page]
    gap = f.u * GAP
    column = (f.inner - gap * (grid.columns - 1)) / grid.columns
    room = shape.bottom - shape.top
    high = min(room / grid.rows, grid.px * shape.pitch * 1.4)
    # a few rows in one column are centred
    top = shape.top + ((room - high * grid.rows) / 2 if grid.columns == 1 else 0.0)
    if grid.columns == 1 and listing.taken and not any(line.name for line in listing.lines):
        # two short words at the two ends of a wide picture would not read as a line
        column = min(column, listing.taken * grid.px * 1.6)
    left = (f.w - column * grid.columns - gap * (grid.columns - 1)) / 2
    two = min(_TWO, high / _BOTH / grid.px)
    pieces: list[Ink] = []
    for index, line in enumerate(shown):
        x = left + index // grid.rows * (column + gap)
        bottom = top + high * (index % grid.rows + 1)
        pieces += _line(f, listing, line, x, bottom - high / 2, column, grid.px, two, theme)
        if index % grid.rows < grid.rows - 1 and index + 1 < len(shown):
            pieces.append(Bar(x, round(bottom), column, f.rule, theme.hairline))
    return pieces


def _line(
    f: Frame,
    listing: Listing,
    line: Line,
    x: float,
    middle: float,
    room: float,
    px: int,
    two: float,
    theme: Theme,
) -> list[Ink]:
    baseline, pieces, end = round(middle + px * (0.0 if line.note else 0.36)), list[Ink](), x + room
    share = min(1.0, room * _CELLS / (listing.taken * px)) if listing.taken and line.name else 1.0
    share = min(share, room / (listing.taken * px)) if listing.taken else share
    start = x
    left, right = listing.cells
    # from the outside in
    for side, (cells, wide) in enumerate(((line.left, left), (line.right[::-1], right[::-1]))):
        for (text, weight, tone, size), each in zip(cells, wide, strict=True):
            if not each:
                continue
            cell_px = max(1, int(px * size * share))
            at = end - width(text, cell_px, weight) if side else start
            if text.strip():
                pieces.append(Text(text, at, baseline, cell_px, weight, tone_colour(tone, theme)))
            taken = (each + _SPACE) * px * share
            start, end = (start, end - taken) if side else (start + taken, end)
    if any(left):
        start += px * share * _BESIDE
    free = end - start - (px * share * _BESIDE if line.right else 0.0)
    name, two = (line.name, theme.text, listing.weight), 0.0 if line.note else two
    pieces += name_in(name, start, baseline, px, free, _LEAST, two)
    if line.note:
        note_px = max(px * _NOTE, min(f.u * _NOTE_LEAST, px * 0.6))
        note = run_in((line.note, theme.amber, 600), x, round(middle + px * 0.84), note_px, room)
        pieces += marked(note, "amber", theme)
    return pieces
