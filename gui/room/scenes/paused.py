"""Paused, and the wait for the start: a time with a word over it that says why nobody plays."""

from __future__ import annotations

from gui.room.board import Board
from gui.room.ink import Ink
from gui.room.parts import tone_colour
from gui.room.scenes import centred
from gui.theme import Theme


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return the pieces. A stopped time is quiet, so that nobody reads it as running."""
    tone = board.tone or "red"
    colour = theme.quiet if tone == "red" else theme.text
    return centred.compose(w, h, board, theme, tone_colour(tone, theme), colour)
