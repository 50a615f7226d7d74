"""A name in quiet text that links to its page."""

import re

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from gui.safely import safely
from gui.theme import SMALL, font
from gui.widgets.themed import draw_words, theme_of

# Stands before the name and is not underlined.
_BEFORE = " · "
_YEAR = re.compile(r"\s+\d{4}$")


class NameLink(QAbstractButton):
    """Without the year at its end if there is no room, and cut with … if that does not help; underlined under
    the mouse. Reached by Tab, not by a click, so that Space goes on meaning pause after one."""

    def __init__(self) -> None:
        super().__init__()
        self._face = font(SMALL)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        """Escape "&": a player called "A & B" gives it no key."""
        super().setText(text)
        if "&" in text:
            self.setShortcut(QKeySequence())

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._face)
        return QSize(metrics.horizontalAdvance(_BEFORE + self.text()) + 2, metrics.height() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(24, self.sizeHint().height())

    def _cut(self) -> str:
        metrics = QFontMetrics(self._face)
        room = self.width() - 2 - metrics.horizontalAdvance(_BEFORE)
        if metrics.horizontalAdvance(self.text()) <= room:
            return self.text()
        return metrics.elidedText(_YEAR.sub("", self.text()), Qt.TextElideMode.ElideRight, max(0, room))

    def hitButton(self, pos: QPoint) -> bool:
        """Accept clicks on the words only, not on the rest of the line."""
        words = QFontMetrics(self._face).horizontalAdvance(_BEFORE + self._cut())
        return self.rect().contains(pos) and pos.x() <= words + 2

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        lit = self.hasFocus() or self.underMouse()
        box = self.rect()
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        draw_words(painter, box, _BEFORE, theme.quiet, self._face, align)
        face = QFont(self._face)
        face.setUnderline(lit)
        box.setLeft(QFontMetrics(self._face).horizontalAdvance(_BEFORE))
        if self.hasFocus():
            ink = theme.green
        elif lit:
            ink = theme.text
        else:
            ink = theme.quiet
        draw_words(painter, box, self._cut(), ink, face, align)
        painter.end()
