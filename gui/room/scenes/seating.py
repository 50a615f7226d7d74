"""Find your seat: every name with table and seat, in columns, as large as the number of players allows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from core.say.value import dataclass
from gui.room.board import NAME_WEIGHT, SAMPLE, Board, SeatLine, SeatSizes
from gui.room.fit import Run, elide, fit_px, name_in, runs_in, runs_width, text_in
from gui.room.ink import Bar, Ink, Text, width
from gui.room.parts import Frame, bands, frame, heading
from gui.theme import Theme
from gui.words.tr import apart, fill

WORD_WEIGHT, NUMBER_WEIGHT = 500, 700
# The most rows of a page: one page where a normal night fits on it, else LOOK's twelve.
ROWS, ROWS_IF_ONE_PAGE = 12, 14
# Names longer than a column is made for are set smaller, down to this share, then on two lines of that one.
NAME_LEAST, TWO_LINES = 0.74, 0.7
_GAP = 0.068
TOP, BOTTOM = 0.125, 0.915


@dataclass(frozen=True, slots=True)
class Grid:
    """Pages of ``columns`` × ``rows``; ``px`` is the size of a name."""

    pages: int
    columns: int
    rows: int
    px: int


def pages(w: int, h: int, board: Board) -> int:
    """Return the number of pages at this size; at least 1."""
    return _grid(frame(w, h, board), board).pages


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return one page of the list, ``board.page`` modulo their number."""
    f = frame(w, h, board)
    grid = _grid(f, board)
    page = board.page % grid.pages
    per_page = grid.columns * grid.rows
    shown = board.seating.lines[page * per_page : (page + 1) * per_page]
    pieces = _head(f, board, theme)
    pieces += _list(f, grid, board, shown, theme)
    return pieces + _foot(f, board, theme, grid, page, shown) + bands(f, board, theme)


def _head(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    if not board.headline:
        return heading(f, board, theme)
    baseline, px = round(f.u * 0.082), f.u * 0.038
    space = " " if board.corner and board.time_text else ""
    right: list[Run] = [(board.corner + space, theme.quiet, 600), (board.time_text, theme.text, 600)]
    right = [run for run in right if run[0]]
    room = min(f.inner * 0.6, runs_width(right, int(px)) + 1)
    left = text_in(board.headline, f.m, baseline, f.u * 0.05, 700, theme.text, f.inner - room - f.m)
    return left + runs_in(right, f.w - f.m - room, baseline, px, room, align=1.0)


def _foot(
    f: Frame, board: Board, theme: Theme, grid: Grid, page: int, shown: Sequence[SeatLine]
) -> list[Ink]:
    baseline, px = round(f.c * 0.965), f.u * 0.027
    right = ""
    if shown:
        total, pages = len(board.seating.lines), grid.pages
        facts = {"range": _range(shown), "total": total, "page": page + 1, "pages": pages}
        right = fill(board.page_words, facts)
    room = min(f.inner * 0.5, width(right, int(px), WORD_WEIGHT) + 1)
    pieces = text_in(right, f.w - f.m - room, baseline, px, WORD_WEIGHT, theme.quiet, room, align=1.0)
    free = f.inner - room - f.m
    return pieces + text_in(board.footer_left, f.m, baseline, px, WORD_WEIGHT, theme.quiet, free)


def _range(shown: Sequence[SeatLine]) -> str:
    """Return the first letters of the first and last name on the page: "A – L"."""
    first, last = (line.name.strip()[:1].upper() for line in (shown[0], shown[-1]))
    return apart(first) if first == last else f"{apart(first)} – {apart(last)}"


def _list(f: Frame, grid: Grid, board: Board, shown: Sequence[SeatLine], theme: Theme) -> list[Ink]:
    gap = f.u * _GAP
    column = (f.inner - gap * (grid.columns - 1)) / grid.columns
    row_high = min(f.c * (BOTTOM - TOP) / grid.rows, grid.px / 0.43)
    parts = _Parts(_words(board), board.seating.sizes, grid.px)
    pieces: list[Ink] = []
    for index, line in enumerate(shown):
        left = f.m + (index // grid.rows) * (column + gap)
        bottom = f.c * TOP + row_high * (index % grid.rows + 1)
        baseline = round(bottom - row_high / 2 + grid.px * 0.36)
        pieces += parts.line(line, left, baseline, column, theme)
        pieces.append(Bar(left, round(bottom), column, f.rule, theme.hairline))
    return pieces


class _Parts:
    """The widths that all lines share, so that tables and seats are aligned."""

    def __init__(self, words: tuple[str, str], sizes: SeatSizes, px: int) -> None:
        self.px = px
        self.word_px, self.number_px = max(1, int(px * 0.76)), max(1, int(px * 1.16))
        self.words = words
        self.numbers = tuple(_widest(labels, self.number_px) for labels in (sizes.tables, sizes.seats))
        self.gap = px * 0.28

    def taken(self) -> float:
        """Return the width of everything to the right of the name, with the space before it."""
        words = sum(width(word, self.word_px, WORD_WEIGHT) + self.gap for word in self.words if word)
        return words + sum(self.numbers) + 2.6 * self.gap

    def line(self, line: SeatLine, left: float, baseline: float, room: float, theme: Theme) -> list[Ink]:
        """Return one player's line: the name at the left, table and seat at the right."""
        pieces: list[Ink] = []
        x = left + room
        for label, word, wide in zip(
            (line.seat, line.table), self.words[::-1], self.numbers[::-1], strict=True
        ):
            size = fit_px(label, self.number_px, NUMBER_WEIGHT, wide, self.px * 0.5)
            shown = elide(label, size, NUMBER_WEIGHT, wide)
            at = x - width(shown, size, NUMBER_WEIGHT)
            if shown.strip():
                pieces.append(Text(shown, at, baseline, size, NUMBER_WEIGHT, theme.green))
            x -= wide
            if word:
                x -= self.gap + width(word, self.word_px, WORD_WEIGHT)
                pieces.append(Text(word, x, baseline, self.word_px, WORD_WEIGHT, theme.quiet))
            x -= self.gap * 1.3
        room, ink = x - left - self.gap, (NAME_WEIGHT, theme.text)
        return pieces + name_in(line.name, left, baseline, self.px, *ink, room, NAME_LEAST, TWO_LINES)


@lru_cache(maxsize=8)
def _widest(labels: frozenset[str], px: int) -> float:
    """Return the widest label; cached, because a list may have thousands."""
    limit = width("0" * 6, px, NUMBER_WEIGHT)
    return min(limit, max((width(x, px, NUMBER_WEIGHT) for x in labels), default=0.0))


def _grid(f: Frame, board: Board) -> Grid:
    return _fitted(f, len(board.seating.lines), board.seating.sizes, _words(board))


def _words(board: Board) -> tuple[str, str]:
    return board.table_word, board.seat_word


@lru_cache(maxsize=16)
def _fitted(f: Frame, lines: int, sizes: SeatSizes, words: tuple[str, str]) -> Grid:
    """Return as few pages as stay readable, filled evenly; then the columns that give the largest names."""
    most = max(1, min(4, int(f.w / f.h / 0.55)))
    count = max(1, lines)
    count_pages = 1 if count <= most * ROWS_IF_ONE_PAGE else ceil(count / (most * ROWS))
    per_page = ceil(count / count_pages)
    best = Grid(count_pages, most, ceil(per_page / most), 1)
    need = sizes.name + _Parts(words, sizes, SAMPLE).taken() + SAMPLE * 0.2
    for columns in range(1, most + 1):
        rows = ceil(per_page / columns)
        if rows > ROWS_IF_ONE_PAGE:
            continue
        row_high = min(f.c * (BOTTOM - TOP) / rows, f.u * 0.115)
        column = (f.inner - f.u * _GAP * (columns - 1)) / columns
        px = max(1, int(min(row_high * 0.525, max(SAMPLE * column / need, f.u * 0.02))))
        if px > best.px:
            best = Grid(count_pages, columns, rows, px)
    return best
