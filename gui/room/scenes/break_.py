"""The break: how long it lasts, what comes after it, what is coloured up meanwhile."""

from __future__ import annotations

from gui.room.board import Board
from gui.room.ink import Ink
from gui.room.parts import time_colour, tone_colour
from gui.room.scenes import centred
from gui.theme import Theme


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """The break's pieces. Without a time (a break of open length) the headline stands in its place."""
    colour = time_colour(board, theme, theme.text)
    return centred.compose(w, h, board, theme, tone_colour(board.tone or "green", theme), colour)
