"""The night is over: the winner's name is the largest, then the prize; the runners-up stand below."""

from gui.room.block import figure, line, stacked
from gui.room.board import Board
from gui.room.ink import Ink
from gui.room.listing import Cell, Line, Listing, Shape, lines
from gui.room.parts import Frame, hairline, heading, tone_colour
from gui.theme import Theme

BESIDE = 3
"""Places shown under the winner."""
_ROW = 0.085


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return the pieces; the first of the board's rows is the winner's."""
    rest = board.rows[1 : 1 + BESIDE]
    high = f.u * _ROW * f.small * len(rest)
    foot = f.c * 0.95 - high
    pieces = heading(f, board, theme)
    colour = tone_colour(board.tone or "green", theme)
    if board.rows:
        first = board.rows[0]
        gap = f.u * 0.05
        items = [
            line(f, [(board.headline, colour, 600)], f.u * 0.06),
            figure(f, first.words, f.u * 0.17, theme.text, gap, least=0.35),
            line(f, [(first.value, colour, 700)], f.u * 0.09, gap),
        ]
        pieces += stacked(items, f.top, foot - f.u * 0.01)
    if rest:
        pieces.append(hairline(f, foot, theme))
        placed = Listing(tuple(Line(x.words, (Cell(x.key),), (Cell(x.value, 700, "text"),)) for x in rest))
        top = foot + f.c * 0.012
        pieces += lines(f, placed, Shape(1, BESIDE, 0.0, f.u * 0.05, 1.6, top, top + high), 0, theme)
    return pieces
