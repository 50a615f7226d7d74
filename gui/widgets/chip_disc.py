"""A chip as a disc with its value."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.theme import BODY, SMALL, font
from gui.widgets.themed import theme_of

_SIZE = 52


class ChipDisc(QWidget):
    """``gone``: dashed and faint, as everything that has left."""

    def __init__(self, text: str, *, gone: bool = False) -> None:
        super().__init__()
        self._text, self._gone = text, gone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        return QSize(_SIZE, _SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        ink = QColor(theme.faint if self._gone else theme.text)
        pen = QPen(QColor(theme.faint if self._gone else theme.strong), 1.7)
        if self._gone:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(theme.surface if self._gone else theme.raised))
        painter.drawEllipse(box)
        if not self._gone:
            edge = QPen(QColor(theme.strong), 4)
            edge.setDashPattern([2.0, 3.65])
            edge.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(edge)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box.adjusted(2.5, 2.5, -2.5, -2.5))
        painter.setPen(ink)
        painter.setFont(_fitted(self._text, box.width() - 12))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()


def _fitted(text: str, room: float) -> QFont:
    """Return the largest of our sizes that fits."""
    for px in (BODY, SMALL, SMALL - 1, SMALL - 2, SMALL - 3):
        face = font(px, 600)
        if QFontMetrics(face).horizontalAdvance(text) <= room:
            break
    return face
