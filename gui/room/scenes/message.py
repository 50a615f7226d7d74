"""Sentences on the whole picture: the director's message, and why a tournament is cancelled."""

from gui.room.block import figure, line, stacked, wrapping
from gui.room.board import Board
from gui.room.ink import Ink
from gui.room.parts import Frame, clock_line, heading, tone_colour
from gui.theme import Theme

_SIZES = tuple(0.15 * 0.94**step for step in range(22))
_REASON = (0.058, 0.05, 0.043, 0.037)
_PITCH, _CAPITAL = 1.28, 0.73


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return the sentence as large as it fits; the level's time and blinds stay under it."""
    top, bottom = f.top, f.c * (0.765 if board.foot else 0.95)
    px, lines = wrapping(f, board.headline, 600, bottom - top, _SIZES, _PITCH)
    gap = px * (_PITCH - _CAPITAL - 0.2)
    items = [line(f, [(each, theme.text, 600)], px, gap) for each in lines]
    pieces = heading(f, board, theme) + stacked(items, top, bottom)
    return pieces + clock_line(f, board, theme)


def cancelled(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return the word, and the reason under it; nothing on the picture runs any more."""
    bottom = f.c * 0.96
    px, lines = wrapping(f, board.note, 500, (bottom - f.top) * 0.68, _REASON, 1.38)
    items = [figure(f, board.headline, f.u * 0.15, tone_colour(board.tone or "red", theme), least=0.53)]
    for at, each in enumerate(lines):
        items.append(line(f, [(each, theme.text, 500)], px, px * 0.45 if at else f.u * 0.08))
    return heading(f, board, theme) + stacked(items, f.top, bottom)
