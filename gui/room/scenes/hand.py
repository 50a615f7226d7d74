"""Hand-for-hand: the level's time stands, quiet as in a pause, but play goes on and nothing is red."""

from __future__ import annotations

from gui.room.board import Board
from gui.room.ink import Ink
from gui.room.scenes import centred
from gui.theme import Theme


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return the pieces."""
    return centred.compose(w, h, board, theme, theme.text, theme.quiet)
