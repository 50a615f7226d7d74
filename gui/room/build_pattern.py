"""The test pattern of one screen: its name and pixels in figures, and words in the small sizes."""

from __future__ import annotations

from gui.room.board import Board
from gui.words import scenes as say
from gui.words.tr import Context

tr = Context("room")


def pattern(name: str, width: int, height: int, rate: float) -> Board:
    """Return the pattern; ``width`` and ``height`` in pixels, ``rate`` in Hz (0: unknown)."""
    return Board(
        "pattern",
        headline=name,
        corner=say.dots(width, height, rate),
        page_words=tr("Farthest table: can you read this? Name lists are this size or larger."),
        note=tr("Nearest table: can you read this? No text on any view is smaller."),
    )
