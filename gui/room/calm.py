"""What moves in the room fades for a moment; never the digits, nor where the system wants stillness."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QStyle, QWidget

from gui.room import ink
from gui.room.board import Board

FADE = 150
"""Ms; 0: never."""


_MOVING = "scene", "format", "movers", "moves", "page"


def moves(before: Board, after: Board) -> bool:
    """Return whether more than figures change: the scene, who moves, the page of a list."""
    return any(
        getattr(before, name) != getattr(after, name)
        for name in ("scene", "format", "movers", "moves", "page")
    )


def wanted(widget: QWidget) -> bool:
    """Return whether a change may fade here: it is seen, and the system does not ask for stillness."""
    style = widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget)
    still = sys.platform == "win32" and not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)
    return FADE > 0 and widget.isVisible() and style > 0 and not still


class Fade(QVariantAnimation):
    """Lets ``picture`` of before fade over the widget, outside all large figures of then and now."""

    def __init__(self, widget: QWidget, picture: QPixmap, pieces: Sequence[ink.Ink]) -> None:
        super().__init__(widget)
        self._picture = picture
        self.region = QRegion(widget.rect())
        for piece in pieces:
            if isinstance(piece, ink.Figure):
                self.region -= QRegion(ink.bounds(piece))
        self.setStartValue(1.0)
        self.setEndValue(0.0)
        self.setDuration(FADE)
        self.valueChanged.connect(lambda _: widget.update(self.region))
        self.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def paint(self, painter: QPainter, within: QRegion) -> None:
        """Paint what is left of the picture."""
        painter.save()
        painter.setOpacity(float(self.currentValue() or 0.0))
        painter.setClipRegion(self.region & within)
        painter.drawPixmap(0, 0, self._picture)
        painter.restore()
