"""A line edit that shows its purpose: an icon at its left and, while it waits, its key at its right."""

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLineEdit

from gui.safely import safely
from gui.theme import SMALL, font, icon
from gui.widgets.themed import draw_words, painting

_ICON, _LEFT = 16, 12


class HintedEdit(QLineEdit):
    """``icon`` is a name of the theme's set; ``key`` brings the keyboard here."""

    def __init__(self, placeholder: str = "", *, icon: str = "", key: str = "") -> None:
        super().__init__()
        self._icon, self._key = icon, key
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(placeholder)
        self.setTextMargins(_ICON + 8 if icon else 0, 0, 28 if key else 0, 0)

    def take_keyboard(self) -> None:
        """Have the keyboard, where the field is seen, with what stands in it chosen."""
        if self.isVisible():
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.selectAll()

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the whole purpose on hovering where it is cut."""
        super().resizeEvent(event)
        purpose, margins = self.placeholderText(), self.textMargins()
        room = self.width() - margins.left() - margins.right() - 2 * _LEFT
        if self.toolTip() in ("", purpose):
            self.setToolTip(purpose if self.fontMetrics().horizontalAdvance(purpose) > room else "")

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme, painter = painting(self)
        if self._icon:
            at = QRect(_LEFT, (self.height() - _ICON) // 2, _ICON, _ICON)
            icon(self._icon, theme, theme.quiet).paint(painter, at)
        if self._key and not self.hasFocus() and not self.text():
            face = font(SMALL - 1, 500)
            width = QFontMetrics(face).horizontalAdvance(self._key) + 12
            box = QRectF(self.width() - width - 9.5, (self.height() - 18) / 2 + 0.5, width, 17)
            line = QColor(theme.text)
            line.setAlphaF(0.35)
            painter.setPen(QPen(line, 1))
            painter.drawRoundedRect(box, 4, 4)
            draw_words(painter, box, self._key, theme.quiet, face)
        painter.end()


class Finder(HintedEdit):
    """``left`` by Enter and Esc; the first Esc clears what was typed."""

    left = Signal()

    def __init__(self, purpose: str, key: str = "F") -> None:
        super().__init__(purpose, icon="magnifying-glass", key=key)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class ListFinder(HintedEdit):
    """Looks for a row of the list below it: Up and Down go through the list, Enter opens what is lit. Esc
    clears what was typed, then leaves."""

    entered = Signal()
    stepped = Signal(int)

    def __init__(self, purpose: str, key: str = "F") -> None:
        super().__init__(purpose, icon="magnifying-glass", key=key)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.entered.emit()
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self.stepped.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
            case Qt.Key.Key_Escape if self.text():
                self.clear()
                self.textEdited.emit("")
            case _:
                super().keyPressEvent(event)
