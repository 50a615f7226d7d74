"""A list of places or seats: the prizes, the players of the final table, a format's standings."""

from gui.room.board import Board
from gui.room.ink import Ink
from gui.room.listing import Cell, Line, Listing, Shape, listed
from gui.room.parts import Frame
from gui.theme import Theme

TOP, BOTTOM = 0.14, 0.775
# Readable from the far table, in units and (of a narrow picture) in heights; the largest; a line's height.
READABLE, READABLE_NARROW, LARGEST, PITCH = 0.043, 0.036, 0.1, 1.42


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    return listed(f, board, theme, _listing(board), _shape(f))


def _listing(board: Board) -> Listing:
    """Return the rows as a list. The seat is largest at the final table, the prize on other lists."""
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
