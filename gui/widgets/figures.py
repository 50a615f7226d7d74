"""A number that repaints when it changes, and asks for room only when its length changes."""

import re

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.safely import safely
from gui.theme import font
from gui.widgets.panel import Tone, tone_colour
from gui.widgets.themed import draw_words, theme_of

_FIGURE = re.compile(r"\d")


class Figures(QWidget):
    """``text`` in figures of ``px``; ``quiet`` follows it in quieter letters."""

    def __init__(self, px: int, weight: int = 680) -> None:
        super().__init__()
        self._font, self._tail = font(px, weight), font(px, 450)
        self._text = self._quiet = ""
        self._tone: Tone = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        return self._text + self._quiet

    def show_text(self, text: str, quiet: str = "", tone: Tone = "") -> None:
        if (text, quiet, tone) == (self._text, self._quiet, self._tone):
            return
        before = self.sizeHint()
        self._text, self._quiet, self._tone = text, quiet, tone
        self.setAccessibleName(text + quiet)
        if self.sizeHint() != before:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        ink = QFontMetrics(self._font)
        # with every figure as 0: figures are equally wide in our font, but not in every fallback
        width = ink.horizontalAdvance(_FIGURE.sub("0", self._text))
        width += QFontMetrics(self._tail).horizontalAdvance(_FIGURE.sub("0", self._quiet))
        return QSize(width + 1, round(ink.height() * 0.98))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setFont(self._font)
        painter.setPen(QColor(tone_colour(theme, self._tone)))
        left = QRect(0, 0, self.width(), self.height())
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(left, flags, self._text)
        if self._quiet:
            left.setLeft(QFontMetrics(self._font).horizontalAdvance(self._text))
            draw_words(painter, left, self._quiet, theme.quiet, self._tail, flags)
        painter.end()
