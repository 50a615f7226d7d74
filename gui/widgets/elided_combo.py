"""A combo box for words longer than their room."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

from gui.safe_paint import safely


class ElidedCombo(QComboBox):
    """A cut choice ends in … and stands whole in the tooltip. The box asks for no more room than it gets."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.currentTextChanged.connect(self.setToolTip)

    def shown(self) -> str:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        complex_, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(complex_, option, part, self).width() - 4
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave a character with which no choice begins to the dialog."""
        before, text = self.currentIndex(), event.text()
        super().keyPressEvent(event)
        typed = bool(text.strip()) and text.isprintable()
        if (
            typed
            and self.currentIndex() == before
            and not self.currentText().casefold().startswith(text.casefold())
        ):
            event.ignore()

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown()  # type: ignore[assignment,unused-ignore]
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()
