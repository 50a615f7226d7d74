"""The test pattern of one screen: its name and dots in figures, and words to try the small sizes with."""

from __future__ import annotations

from gui.room.board import Board
from gui.words import scenes as say


def pattern(name: str, width: int, height: int, rate: float) -> Board:
    """``width`` and ``height`` in dots, ``rate`` in Hz (0: not known)."""
    return Board(
        "pattern",
        headline=name,
        corner=say.dots(width, height, rate),
        page_words=say.word("read_this"),
        note=say.word("smallest"),
    )
