"""Labels by role: the style sheet gives each its size and colour."""

from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from core.say.said import Said
from gui.safely import safely
from gui.theme import repolish


def in_two(
    text: str, ink: QFontMetrics, width: int = 0, cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight
) -> list[str]:
    """Return the text in one line if it fits the ``width`` (px), else in two, as even as can be, each cut
    only then; without a width in two."""
    words = text.split(" ")
    if len(words) == 1 or (width and ink.horizontalAdvance(text) <= width):
        return [ink.elidedText(text, cut, width) if width else text]
    two = _evenly(words, ink)
    return [ink.elidedText(line, cut, width) for line in two] if width else two


def _evenly(words: Sequence[str], ink: QFontMetrics) -> list[str]:
    """Return the words in two lines whose longer one is as short as can be. The first line grows with every
    word and the second one shrinks, so that a few measures are enough, however many words there are."""

    def way(at: int) -> list[str]:
        return [" ".join(words[:at]), " ".join(words[at:])]

    def first_is_longer(at: int) -> bool:
        first, second = map(ink.horizontalAdvance, way(at))
        return first >= second

    places = range(1, len(words))
    even = bisect_left(places, True, key=first_is_longer) + 1
    ways = [way(at) for at in (even - 1, even) if at in places]
    return min(ways, key=lambda lines: max(map(ink.horizontalAdvance, lines)))


class Label(QLabel):
    """Plain text, whatever a player is called, that knows what it says: ``said`` are the things."""

    def __init__(self, text: str = "", role: str = "") -> None:
        super().__init__(text)
        self.said: tuple[Said, ...] = getattr(text, "said", ())
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)

    def setText(self, text: str) -> None:
        self.said = getattr(text, "said", ())
        super().setText(text)

    def set_tone(self, tone: str) -> None:
        """Colour it in this tone; "" is the colour of its role."""
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            repolish(self)

    def show_text(self, text: str) -> None:
        """Show this text; where there is none, hide the label."""
        self.setText(text)
        self.setVisible(bool(text))


def label(
    text: str = "", role: str = "", *, wrap: bool = False, tone: str = "", face: QFont | None = None
) -> Label:
    widget = Label(text, role)
    if face is not None:
        widget.setFont(face)
    if tone:
        widget.setProperty("tone", tone)
    widget.setWordWrap(wrap)
    return widget


class WrappedLabel(Label):
    """Plain text on as many lines as it needs. The height is cached by font and width: every change beside it
    asks again, and the break order of a thousand tables is pages of it."""

    def __init__(self, text: str = "", role: str = "") -> None:
        super().__init__(text, role)
        self._heights: dict[int, int] = {}
        self._face = self.font()
        self.setWordWrap(True)

    def setText(self, text: str) -> None:
        self._heights.clear()
        super().setText(text)

    def heightForWidth(self, width: int) -> int:
        face = self.font()
        if face != self._face:
            self._face = face
            self._heights.clear()
        if width not in self._heights:
            self._heights[width] = self._high(width)
        return self._heights[width]

    def _high(self, width: int) -> int:
        return super().heightForWidth(width)


class ElidedLabel(Label):
    """One line that ends in … if it is cut; on hover the whole of it, or the given tip."""

    def __init__(self, text: str = "", role: str = "") -> None:
        super().__init__(text, role)
        self._more = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def say(self, text: str, more: str = "") -> None:
        """Show ``text``; ``more`` on hover, even if the text is not cut."""
        self._more = more
        self.setText(text)

    def setText(self, text: str) -> None:
        if text != self.text() or getattr(text, "said", ()) != self.said:
            super().setText(text)
        self._hint()

    def _hint(self) -> None:
        self.setToolTip(self._more or (self.text() if self._cut() != self.text() else ""))

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._hint()
        super().resizeEvent(event)

    def _cut(self) -> str:
        ink = QFontMetrics(self.font())
        return ink.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width())

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(QRect(self.contentsRect()), int(self.alignment()), self._cut())
        painter.end()
