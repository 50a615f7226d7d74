"""A short fade of what changes in the room; never of the digits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion
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
    """Lets what was ``before`` on its ``ground`` fade over this region of the widget, outside all large
    figures of then and now."""

    def __init__(
        self, widget: QWidget, ground: QColor, region: QRegion, before: Sequence[ink.Ink],
        after: Sequence[ink.Ink],
    ) -> None:  # fmt: skip
        super().__init__(widget)
        self.region = QRegion(region)
        for piece in (*before, *after):
            if isinstance(piece, ink.Figure):
                self.region -= QRegion(ink.bounds(piece))
        self._at, ratio = region.boundingRect(), widget.devicePixelRatioF()
        self._picture = QPixmap(self._at.size() * ratio)
        self._picture.setDevicePixelRatio(ratio)
        with QPainter(self._picture) as painter:
            painter.translate(-self._at.topLeft())
            painter.fillRect(self._at, ground)
            ink.draw(painter, before, region)
        self.valueChanged.connect(lambda _: widget.update(self.region))

    def paint(self, painter: QPainter, within: QRegion) -> None:
        """Paint what is left of the picture."""
        painter.save()
        painter.setOpacity(self.left)
        painter.setClipRegion(self.region & within)
        painter.drawPixmap(self._at.topLeft(), self._picture)
        painter.restore()
