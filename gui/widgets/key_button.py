"""A button with an icon, its words in one line or two, and the key that does the same."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget

from gui.safely import safely
from gui.theme import BODY, BUTTON, HEADING, ROW_CARD, SMALL, STRONG, font, icon, repolish
from gui.widgets.panel import Tone, tone_colour
from gui.widgets.themed import draw_words, theme_of

_PAD, _GAP, _ICON, _NARROW, _LINE = 15, 9, 16, 27, 14


class KeyButton(QPushButton):
    """``kind`` is the style sheet's ("primary", "quiet", "danger", ""). Reached by Tab, not by a click, so
    that Space goes on meaning pause after one. A click calls ``does``."""

    def __init__(
        self,
        text: str = "",
        *,
        icon: str = "",
        key: str = "",
        kind: str = "",
        parent: QWidget | None = None,
        does: Callable[..., object] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setText(text)
        self._icon, self._key, self._compact = icon, key, False
        self._wordless, self._narrow, self._high = False, False, BUTTON
        self.tone: Tone = ""
        self.setProperty("kind", kind)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._words = font(STRONG if kind == "primary" else BODY, 550)
        self._caps = font(SMALL - 1, 500)
        self.setAccessibleName(text)
        if does is not None:
            self.clicked.connect(does)

    def setText(self, text: str) -> None:
        """Escape "&": a player called "A & B" gives the button no key."""
        super().setText(text)
        if "&" in text:
            self.setShortcut(QKeySequence())

    def say(self, text: str, *, icon: str | None = None) -> None:
        """Change the words; ask for room only if it differs."""
        if text != self.text():
            self.setText(text)
            self.setAccessibleName(text)
        if icon is not None and icon != self._icon:
            self._icon = icon
            self._ask_for_room()

    def _ask_for_room(self) -> None:
        self.updateGeometry()
        self.update()

    def set_kind(self, kind: str) -> None:
        if kind != self.property("kind"):
            self.setProperty("kind", kind)
            repolish(self)
            self.update()

    def set_key(self, key: str) -> None:
        if key != self._key:
            self._key = key
            self._ask_for_room()

    @property
    def shows_key(self) -> bool:
        return bool(self._key) and not self._compact

    def set_compact(self, compact: bool) -> None:
        """Hide the key, where there is little room."""
        if compact != self._compact:
            self._compact = compact
            self._ask_for_room()

    def set_wordless(self, wordless: bool) -> None:
        """Show only the icon; the words on hover."""
        if wordless != self._wordless:
            self._wordless = wordless
            self.setToolTip(self.text() if wordless else "")
            self._ask_for_room()

    def set_tone(self, tone: Tone) -> None:
        """Set the colour of a quiet button's words."""
        if tone != self.tone:
            self.tone = tone
            self.update()

    def set_small(self) -> None:
        """Make it as high as a row of a card."""
        self.setProperty("small", True)
        self._high = ROW_CARD
        self.setFixedHeight(ROW_CARD)

    def set_large(self) -> None:
        """Make it the one main button of a whole page."""
        self._words, self._caps, self._high = font(HEADING, 650), font(SMALL, 500), 64
        self.setFixedHeight(self._high)

    def set_narrow(self) -> None:
        """Make it as wide as a number of two digits."""
        self._narrow = True
        self.updateGeometry()

    def can(self, reasons: str) -> None:
        """Enable it, or disable it with ``reasons`` as tooltip."""
        self.setEnabled(not reasons)
        self.setToolTip(reasons)

    def _parts(self) -> tuple[QFont, int, int, int, int]:
        """Return the font of the words, small in two lines; the widths of icon, words and key, and of all and
        the gaps between."""
        sign, lines = _ICON if self._icon else 0, self.text().split("\n")
        face = font(SMALL, 550) if len(lines) > 1 else self._words
        ink = QFontMetrics(face)
        words = 0 if self._wordless else max(map(ink.horizontalAdvance, lines))
        shows = self._key and not self._compact
        key = QFontMetrics(self._caps).horizontalAdvance(self._key) + 12 if shows else 0
        gaps = bool(sign) + bool(words) + bool(key) - 1
        return face, sign, words, key, sign + words + key + _GAP * gaps

    def sizeHint(self) -> QSize:
        if self._narrow:
            return QSize(_NARROW, self._high)
        _, _, words, _, whole = self._parts()
        pad = 10 if self.property("kind") == "quiet" or not words else _PAD
        return QSize(whole + 2 * pad, self._high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""  # type: ignore[assignment,unused-ignore]
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_words(painter)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        theme = theme_of(self)
        kind = self.property("kind")
        ink = {"primary": theme.on_green, "quiet": theme.quiet, "danger": theme.red}.get(kind, theme.text)
        if kind == "quiet" and (self.underMouse() or self.isChecked()):
            ink = theme.green if self.isChecked() else theme.text
        if self.tone:
            ink = tone_colour(theme, self.tone)
        if not self.isEnabled():
            ink = theme.faint
        face, sign, words, key, whole = self._parts()
        x = (self.width() - whole) // 2
        if sign:
            at = QRect(x, (self.height() - _ICON) // 2, _ICON, _ICON)
            icon(self._icon, theme, ink).paint(painter, at)
            x += sign + _GAP
        if words:
            lines = self.text().split("\n")
            at = QRect(x, -_LINE * (len(lines) - 1) // 2, words + 2, self.height())
            for line in lines:
                draw_words(painter, at, line, ink, face, Qt.AlignmentFlag.AlignVCenter)
                at.translate(0, _LINE)
        if key:
            self._paint_key(painter, x + words + _GAP, key, ink)

    def _paint_key(self, painter: QPainter, x: int, wide: int, ink: str) -> None:
        primary = self.property("kind") == "primary"
        box = QRectF(x + 0.5, (self.height() - 18) / 2 + 0.5, wide - 1, 17)
        line = QColor(ink)
        line.setAlphaF(0.55 if primary else 0.35)
        painter.setPen(QPen(line, 1))
        painter.drawRoundedRect(box, 4, 4)
        draw_words(painter, box, self._key, ink if primary else theme_of(self).faint, self._caps)


class OnceButton(KeyButton):
    """A button that a double click presses once: its second press would do whatever has come under the
    pointer meanwhile, which nobody has read."""

    @safely
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
