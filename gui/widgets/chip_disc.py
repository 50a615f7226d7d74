"""Chips as they lie in the case: a face, edge spots, a ring, and the value, which tells them apart for
whoever does not see the colours."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.safely import safely
from gui.theme import BODY, CHIPS, SMALL, Theme, font
from gui.widgets.themed import draw_words, theme_of

_SPOTS = 8


def paint_chip(painter: QPainter, box: QRectF, text: str, colour: str, theme: Theme) -> None:
    """Paint a chip of a colour of ``CHIPS``; without one dashed and faint, as everything that has left."""
    face, ink = CHIPS.get(colour, (theme.surface, theme.faint))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(face))
    outline = QPen(QColor(theme.faint if not colour else theme.strong), 1.2)
    outline.setStyle(Qt.PenStyle.SolidLine if colour else Qt.PenStyle.DashLine)
    painter.setPen(outline)
    painter.drawEllipse(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rim = box.width() * 0.15
    if colour:
        around = box.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
        painter.setPen(QPen(QColor(ink), rim, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for spot in range(_SPOTS):
            painter.drawArc(around, (spot * 360 // _SPOTS - 9) * 16, 18 * 16)
        painter.setPen(QPen(QColor(ink), max(1.0, box.width() / 40)))
        painter.drawEllipse(box.adjusted(rim * 1.25, rim * 1.25, -rim * 1.25, -rim * 1.25))
    draw_words(painter, box, text, ink, _fitted(text, box.width() - 2.9 * rim, round(box.width() * 0.36)))


def paint_stack(painter: QPainter, box: QRectF, count: int, text: str, colour: str, theme: Theme) -> None:
    """Paint so many chips over each other in ``box``, the last in front; what does not fit overlaps more."""
    size = box.height()
    step = min(size / 3, (box.width() - size) / max(1, count - 1))
    for i in range(count):
        at = QRectF(box.left() + i * step, box.top(), size, size)
        paint_chip(painter, at, text if i == count - 1 else "", colour, theme)


class ChipDisc(QWidget):
    """A chip of a colour of ``gui.theme.CHIPS``; without one it has left."""

    def __init__(self, text: str = "", colour: str = "", name: str = "", size: int = 50) -> None:
        super().__init__()
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_chip(text, colour, name)

    def show_chip(self, text: str, colour: str, name: str = "") -> None:
        self._text, self._colour = text, colour
        self.setAccessibleName(name or text)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(QPointF(1, 1), self.size().toSizeF() - QSize(2, 2).toSizeF())
        paint_chip(painter, box, self._text, self._colour, theme_of(self))
        painter.end()


def _fitted(text: str, room: float, most: int) -> QFont:
    """Return the largest type up to ``most`` px that fits."""
    for px in range(max(7, min(most, BODY + SMALL)), 6, -1):
        face = font(px, 680)
        if QFontMetrics(face).horizontalAdvance(text) <= room:
            break
    return face
