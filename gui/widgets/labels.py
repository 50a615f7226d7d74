"""Labels by role: the style sheet gives each its size and colour."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


def label(text: str = "", role: str = "", *, wrap: bool = False) -> QLabel:
    """Plain text, whatever a player is called."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made


class WrappedLabel(QLabel):
    """As many lines as its plain text needs. How high that makes it is found once for a width: whatever
    changes beside it asks again, and the break order of a thousand tables is pages of it."""

    def __init__(self, text: str = "", role: str = "") -> None:
        super().__init__(text)
        self._heights: dict[int, int] = {}
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)
        self.setWordWrap(True)

    def setText(self, text: str) -> None:
        self._heights.clear()
        super().setText(text)

    def changeEvent(self, event: QEvent) -> None:
        """Another type, or another theme's."""
        self._heights.clear()
        super().changeEvent(event)

    def heightForWidth(self, width: int) -> int:
        found = self._heights.get(width)
        if found is None:
            found = self._heights[width] = super().heightForWidth(width)
        return found


def bold(parts: list[tuple[str, bool]]) -> str:
    """Pieces of a sentence as rich text, the marked ones bold; every piece escaped."""
    return "".join(f"<b>{escape(text)}</b>" if strong else escape(text) for text, strong in parts)


class ElidedLabel(QLabel):
    """One line that ends in … where there is no room; the whole of it on hover, or what was given instead."""

    def __init__(self, text: str = "", role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._more = ""
        # what is shown of which text in how much room
        self._shown: tuple[str, int, str] | None = None
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def say(self, text: str, more: str = "") -> None:
        """``text``, and ``more`` of it on hover also where there is room for it."""
        self._more = more
        self.setText(text)

    def setText(self, text: str) -> None:
        if text != self.text():
            super().setText(text)
        self._hint()

    def changeEvent(self, event: QEvent) -> None:
        """Another type, or another theme's."""
        self._shown = None
        super().changeEvent(event)

    def _hint(self) -> None:
        self.setToolTip(self._more or (self.text() if self._cut() != self.text() else ""))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._hint()
        super().resizeEvent(event)

    def _cut(self) -> str:
        text, room = self.text(), self.contentsRect().width()
        if self._shown is None or self._shown[:2] != (text, room):
            cut = QFontMetrics(self.font()).elidedText(text, Qt.TextElideMode.ElideRight, room)
            self._shown = (text, room, cut)
        return self._shown[2]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(QRect(self.contentsRect()), int(self.alignment()), self._cut())
        painter.end()
