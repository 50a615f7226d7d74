"""Find your seat: every name with table and seat, in columns, as large as the number of players allows."""

from collections.abc import Sequence
from functools import cache, lru_cache

from gui.room.board import Board, SeatLine
from gui.room.fit import run_in
from gui.room.ink import Ink, width
from gui.room.listing import Cell, Grid, Line, Listing, Shape, fitted, head, lines
from gui.room.parts import Frame, heading
from gui.theme import Theme
from gui.words.tr import apart, fill

# The most rows of a page: one page where a normal night fits on it, else the drawing's twelve.
ROWS, ROWS_IF_ONE_PAGE = 12, 14
TOP, BOTTOM = 0.125, 0.915


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    listing, shape = _listing(board.seating, board.table_word, board.seat_word), _shape(f, board)
    space = " " if board.corner and board.time_text else ""
    right = [(board.corner + space, theme.quiet, 600), (board.time_text, theme.text, 600)]
    pieces = head(f, board, theme, right) if board.headline else heading(f, board, theme)
    pieces += lines(f, listing, shape, board.page, theme)
    return pieces + _foot(f, board, theme, fitted(f, listing, shape))


@lru_cache(maxsize=4)
def _listing(seating: tuple[SeatLine, ...], table_word: str, seat_word: str) -> Listing:
    table, seat = Cell(table_word, size=0.72), Cell(seat_word, size=0.72)
    place = cache(lambda text: Cell(text, 700, "green"))
    return Listing(tuple([Line(x.name, (), (table, place(x.table), seat, place(x.seat))) for x in seating]))


def _shape(f: Frame, board: Board) -> Shape:
    columns, count = max(1, min(4, int(f.w / f.h / 0.55))), len(board.seating)
    rows = ROWS_IF_ONE_PAGE if count <= columns * ROWS_IF_ONE_PAGE else ROWS
    return Shape(columns, rows, 0.0, f.u * 0.06, 1.9, f.c * TOP, f.c * BOTTOM)


def _foot(f: Frame, board: Board, theme: Theme, grid: Grid) -> list[Ink]:
    baseline, px, every = round(f.c * 0.965), f.u * 0.027, board.seating
    page, per_page = board.page % grid.pages, grid.columns * grid.rows
    right = ""
    if shown := every[page * per_page : (page + 1) * per_page]:
        facts = {"range": _range(shown), "total": len(every), "page": page + 1, "pages": grid.pages}
        right = fill(board.page_words, facts)
    room = min(f.inner * 0.5, width(right, int(px), 500) + 1)
    pieces = run_in((right, theme.quiet, 500), f.w - f.m - room, baseline, px, room, align=1.0)
    return pieces + run_in((board.footer_left, theme.quiet, 500), f.m, baseline, px, f.inner - room - f.m)


def _range(shown: Sequence[SeatLine]) -> str:
    """Return the first letters of the first and last name on the page: "A – L"."""
    first, last = (line.name.strip()[:1].upper() for line in (shown[0], shown[-1]))
    return apart(first) if first == last else f"{apart(first)} – {apart(last)}"
