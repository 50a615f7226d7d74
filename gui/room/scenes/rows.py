"""A list of places or seats: the prizes, the players of the final table, a format's standings."""

from gui.room.board import Board
from gui.room.fit import Run, text_in
from gui.room.ink import Ink
from gui.room.listing import Cell, Line, Listing, Shape, fitted, head, lines
from gui.room.parts import Frame, bands, clock_line, frame
from gui.theme import Theme
from gui.words.tr import fill

TOP, BOTTOM = 0.14, 0.775
# Readable from the far table, in units and (of a narrow picture) in heights; the largest; a line's height.
READABLE, READABLE_NARROW, LARGEST, PITCH = 0.043, 0.036, 0.1, 1.42


def pages(w: int, h: int, board: Board) -> int:
    """Return the number of pages of the list at this size; at least 1."""
    f = frame(w, h, board)
    return fitted(f, _listing(board), _shape(f)).pages


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return one page of the list; the level's clock under it."""
    f = frame(w, h, board)
    count = pages(w, h, board)
    page = fill(board.page_words, {"page": board.page % count + 1, "pages": count}) if count > 1 else ""
    right: Run = (" · ".join(filter(None, (board.corner, page))), theme.quiet, 500)
    pieces = head(f, board, theme, [right])
    if board.rows:
        pieces += lines(f, _listing(board), _shape(f), board.page, theme)
    else:
        middle = round(f.c * (TOP + BOTTOM) / 2)
        pieces += text_in(board.note, f.m, middle, f.u * 0.05, 500, theme.quiet, f.inner, align=0.5)
    return pieces + clock_line(f, board, theme) + bands(f, board, theme)


def _listing(board: Board) -> Listing:
    """At the final table the seat is loudest, on other lists the prize."""
    seats = board.scene == "final"
    return Listing(
        tuple(
            Line(
                row.words,
                (Cell(row.key, 700, "green") if seats else Cell(row.key),),
                (Cell(row.value) if seats else Cell(row.value, 700, "text"),),
            )
            for row in board.rows
        ),
        600 if seats else 500,
    )


def _shape(f: Frame) -> Shape:
    columns = max(1, min(4, int(f.w / f.h / 0.44)))
    readable = max(f.u * READABLE, f.c * READABLE_NARROW) * f.small
    return Shape(columns, 10_000, readable, f.u * LARGEST, PITCH, f.c * TOP, f.c * BOTTOM)
