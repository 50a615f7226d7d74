"""Keys as they are drawn on buttons, beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.theme import SMALL, font
from gui.widgets.themed import theme_of

_HIGH, _PAD, _GAP = 19, 7, 4


class KeyCaps(QWidget):
    """Each in its box; they do the same."""

    def __init__(self, keys: Sequence[str]) -> None:
        super().__init__()
        self._keys = tuple(keys)
        self._face = font(SMALL - 1, 550)
        self.setAccessibleName(", ".join(keys))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _widths(self) -> list[int]:
        ink = QFontMetrics(self._face)
        return [max(_HIGH, ink.horizontalAdvance(key) + 2 * _PAD) for key in self._keys]

    def sizeHint(self) -> QSize:
        wide = self._widths()
        return QSize(sum(wide) + _GAP * (len(wide) - 1), _HIGH + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._face)
        left = 0.5
        for key, wide in zip(self._keys, self._widths(), strict=True):
            box = QRectF(left, 0.5, wide - 1, _HIGH - 1)
            painter.setPen(QPen(QColor(theme.strong), 1))
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(QColor(theme.text))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)
            left += wide + _GAP
        painter.end()
