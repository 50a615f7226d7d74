"""A short fade of what changes in the room; never of the digits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from gui.room import ink
from gui.room.board import Board
from gui.widgets.calm import Moment


def moves(before: Board, after: Board) -> bool:
    """Return whether more than figures change: the scene, who moves, the page of a list."""
    return any(
        getattr(before, name) != getattr(after, name)
        for name in ("scene", "format", "movers", "moves", "page")
    )


class Fade(Moment):
    """Lets ``picture`` of before fade over the widget, outside all large figures of then and now."""

    def __init__(self, widget: QWidget, picture: QPixmap, pieces: Sequence[ink.Ink]) -> None:
        super().__init__(widget)
        self._picture = picture
        self.region = QRegion(widget.rect())
        for piece in pieces:
            if isinstance(piece, ink.Figure):
                self.region -= QRegion(ink.bounds(piece))
        self.valueChanged.connect(lambda _: widget.update(self.region))

    def paint(self, painter: QPainter, within: QRegion) -> None:
        """Paint what is left of the picture."""
        painter.save()
        painter.setOpacity(self.left)
        painter.setClipRegion(self.region & within)
        painter.drawPixmap(0, 0, self._picture)
        painter.restore()
