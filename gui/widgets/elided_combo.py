"""A combo box for words longer than their room."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

from gui.safe_paint import safely


class ElidedCombo(QComboBox):
    """A cut choice ends in … and stands whole in the tooltip. The box asks for no more room than it gets."""

    def __init__(self) -> None:
        super().__init__()
        self._typed = ""
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.currentTextChanged.connect(self.setToolTip)

    def shown(self) -> str:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        complex_, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(complex_, option, part, self).width() - 4
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the choice that begins with what was typed, however slowly, else to the next one that begins
        with this character. Leave a character with which none begins to the dialog."""
        text = event.text()
        if not text.strip() or not text.isprintable():
            super().keyPressEvent(event)
            return
        longer, at = self._typed + text, self.currentIndex()
        for typed, first in ((longer, at), (text, at + 1)):
            found = self._beginning(typed, first)
            if found >= 0:
                self._typed = typed
                self.setCurrentIndex(found)
                event.accept()
                return
        self._typed = ""
        event.ignore()

    def _beginning(self, typed: str, first: int) -> int:
        """Return the index of the next choice that begins so, from this one on and round; -1 if none does."""
        count = self.count()
        order = ((first + i) % count for i in range(count))
        return next((i for i in order if self.itemText(i).casefold().startswith(typed.casefold())), -1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin anew with what is typed."""
        self._typed = ""
        super().focusInEvent(event)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown()  # type: ignore[assignment,unused-ignore]
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()
