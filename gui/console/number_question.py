"""The number called in the room, asked in the card of a draw that waits for it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from gui import text_console
from gui.theme import BODY, font
from gui.widgets.key_button import KeyButton
from gui.widgets.number_pad import with_pad


class NumberQuestion(QWidget):
    """``answered`` carries the number."""

    answered = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.field = QLineEdit()
        self.field.setFont(font(BODY))
        self.field.setPlaceholderText(text_console.word("number_called"))
        self.field.setAccessibleName(text_console.word("number_called"))
        self.field.returnPressed.connect(self._answer)
        with_pad(self.field)
        self.enter = KeyButton(text_console.word("draw"), key="↵", kind="primary")
        self.enter.clicked.connect(self._answer)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(self.enter)

    def _answer(self) -> None:
        if number := self.field.text().strip():
            self.answered.emit(number)

    def begin(self, typed: str = "") -> None:
        self.field.setText(typed)

    def type(self, typed: str) -> None:
        """Typed elsewhere while this asks."""
        self.field.insert(typed)

    @property
    def half_said(self) -> str:
        """What is answered so far, as ``begin`` takes it."""
        return self.field.text()
