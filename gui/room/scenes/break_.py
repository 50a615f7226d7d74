"""The break: its time, what comes after it, its colour-ups."""

from __future__ import annotations

from gui.room.board import Board
from gui.room.ink import Ink
from gui.room.parts import time_colour, tone_colour
from gui.room.scenes import centred
from gui.theme import Theme


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return the break's pieces. In a break of open length the headline takes the place of the time."""
    colour = time_colour(board, theme, theme.text)
    return centred.compose(w, h, board, theme, tone_colour(board.tone or "green", theme), colour)
