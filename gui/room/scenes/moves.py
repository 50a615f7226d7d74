"""The moves: a name, the old seat, the new table and seat, as large as their number allows.

A single player gets the whole picture; more stand in rows. Time and blinds stay below.
"""

from gui.room.block import figure, line, stacked
from gui.room.board import Board, SeatLine
from gui.room.fit import Run
from gui.room.ink import Ink, width
from gui.room.listing import HEADLINE, Cell, Grid, Line, Listing, Shape, fitted, head, listed, page_of
from gui.room.parts import Frame, clock_line, tone_colour
from gui.theme import Theme

TOP, BOTTOM = 0.135, 0.775
# Sizes of a name in units: readable from the far table, large enough for words to cost a little, how little,
# and the largest.
READABLE, WORDS_FROM, WORDS_COST, LARGEST = 0.05, 0.058, 0.8, 0.105
MOST_ROWS, FEW = 6, 3
_ARROW = "→"


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    if len(board.moves) == 1:
        alone = _alone(f, board, board.moves[0], theme)
        return head(f, board, theme, ()) + alone + clock_line(f, board, theme)
    grid, listing, words = _fitted(f, board)
    # how a seat is written, where it is not written in words
    legend = "" if words else board.legend
    right = legend + page_of(board, grid.pages)
    taken = width(board.headline, int(f.u * HEADLINE), 700) + width(right, int(f.u * 0.036), 500)
    if taken > f.inner - 2 * f.m:
        legend = ""
    return listed(f, board, theme, listing, _shape(f, listing), legend)


def _alone(f: Frame, board: Board, move: SeatLine, theme: Theme) -> list[Ink]:
    """Return the name, and under it the new seat, in the middle of the picture."""
    cells = [cell for cell in _cells(board, move, True) if cell.text]
    place: list[Run] = [
        (cell.text + ("" if cell is cells[-1] else " "), tone_colour(cell.tone, theme), cell.weight)
        for cell in cells
    ]
    items = [
        figure(f, move.name, f.u * 0.125, theme.text, least=0.5),
        line(f, place, f.u * 0.12, gap=f.u * 0.09, least=0.4),
        line(f, [(move.note, theme.amber, 600)], f.u * 0.048, gap=f.u * 0.06, tone="amber", theme=theme),
    ]
    return stacked(items, f.c * TOP, f.c * BOTTOM)


def _cells(board: Board, move: SeatLine, words: bool) -> tuple[Cell, ...]:
    """Return ``5.3 → table 2 seat 7``; without words ``5.3 → 2.7``; with one table only the seat."""
    left = Cell(move.was, size=0.9), Cell(_ARROW if move.was else "", size=0.9)
    if not words:
        return *left, Cell(".".join(filter(None, (move.table, move.seat))), 700, "green", 1.12)
    return (
        *left, Cell(board.table_word, size=0.75), Cell(move.table, 700, "green", 1.12),
        Cell(board.seat_word, size=0.75), Cell(move.seat, 700, "green", 1.12),
    )  # fmt: skip


def _fitted(f: Frame, board: Board) -> tuple[Grid, Listing, bool]:
    """Return the list with its seats in words, if that costs little; else in figures."""
    both = [
        Listing(tuple(Line(x.name, (), _cells(board, x, words), x.note) for x in board.moves))
        for words in (True, False)
    ]
    (long, in_words), (short, in_figures) = [(fitted(f, each, _shape(f, each)), each) for each in both]
    if long.pages <= short.pages and long.px >= max(f.u * WORDS_FROM, short.px * WORDS_COST):
        return long, in_words, True
    return short, in_figures, False


def _shape(f: Frame, listing: Listing) -> Shape:
    columns, pitch = max(1, min(3, int(f.w / f.h / 0.7))), 2.33 if listing.noted else 2.0
    return Shape(columns, MOST_ROWS, f.u * READABLE, f.u * LARGEST, pitch, f.c * TOP, f.c * BOTTOM, FEW)
