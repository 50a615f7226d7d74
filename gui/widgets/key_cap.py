"""Keys as they are drawn on buttons, beside each other."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.safely import safely
from gui.theme import SMALL, font
from gui.widgets.themed import draw_box, draw_words, painting

_HIGH, _PAD, _GAP = 19, 7, 4
_WIDEST = 140


class KeyCaps(QWidget):
    """Keys that do the same, each in its box."""

    def __init__(self, keys: Sequence[str]) -> None:
        super().__init__()
        self._keys = tuple(keys)
        self._face = font(SMALL - 1, 550)
        self.setAccessibleName(", ".join(keys))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _widths(self) -> list[int]:
        ink = QFontMetrics(self._face)
        return [max(_HIGH, ink.horizontalAdvance(key) + 2 * _PAD) for key in self._keys]

    def _places(self) -> list[QRectF]:
        """Return the boxes, wrapped early: the words beside them need the room."""
        lines: list[list[int]] = [[]]
        for width in self._widths():
            if lines[-1] and _long([*lines[-1], width]) > _WIDEST:
                lines.append([])
            lines[-1].append(width)
        longest, places = max(map(_long, lines)), []
        for at, line in enumerate(lines):
            left = longest - _long(line)
            for width in line:
                places.append(QRectF(left + 0.5, at * (_HIGH + _GAP) + 0.5, width - 1, _HIGH - 1))
                left += width + _GAP
        return places

    def sizeHint(self) -> QSize:
        places = self._places()
        return QSize(ceil(max(x.right() for x in places)), ceil(max(x.bottom() for x in places)) + 1)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        for key, box in zip(self._keys, self._places(), strict=True):
            draw_box(painter, box, 4, theme.raised, theme.strong)
            draw_words(painter, box, key, theme.text, self._face)
        painter.end()


def _long(line: Sequence[int]) -> int:
    return sum(line) + _GAP * (len(line) - 1)
