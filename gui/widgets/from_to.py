"""A move: the old seat and the new one, beside each other."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.theme import RADIUS_BUTTON, SMALL, STRONG, font, icon
from gui.widgets.themed import theme_of


class FromTo(QWidget):
    """The old seat, an arrow, the new seat."""

    def __init__(self, from_: tuple[str, str], to: tuple[str, str]) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._show_pairs(from_, to)

    def _show_pairs(self, from_: tuple[str, str], to: tuple[str, str]) -> None:
        self._pairs = from_, to
        self.setAccessibleName(f"{from_[0]}, {from_[1]} → {to[0]}, {to[1]}")
        self.setToolTip(from_[0])
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 54)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.hairline))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_BUTTON, RADIUS_BUTTON
        )
        first = self._first_half()
        for i, (name, below) in enumerate(self._pairs):
            left, half = (12, first) if i == 0 else (first + 32, self.width() - first - 32)
            painter.setFont(font(STRONG, 600))
            painter.setPen(QColor(theme.text))
            text = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, half - 12)
            painter.drawText(QRect(left, 8, half, 20), Qt.AlignmentFlag.AlignVCenter, text)
            painter.setFont(font(SMALL))
            painter.setPen(QColor(theme.quiet))
            painter.drawText(QRect(left, 28, half, 18), Qt.AlignmentFlag.AlignVCenter, below)
        icon("arrow-right", theme, theme.text).paint(
            painter, QRect(first + 8, self.height() // 2 - 8, 16, 16)
        )
        painter.end()

    def _first_half(self) -> int:
        """Return the width of the left side: half, or what the right side leaves. A name is cut before it."""
        text, below = QFontMetrics(font(STRONG, 600)), QFontMetrics(font(SMALL))
        left, right = (
            max(text.horizontalAdvance(name), below.horizontalAdvance(under)) + 13
            for name, under in self._pairs
        )
        return min(max((self.width() - 32) // 2, left), self.width() - 32 - right)
