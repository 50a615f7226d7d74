"""The problem with a field's text, shown below it; the field is edged in red."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from gui.theme import repolish
from gui.widgets.labels import Label


class Problem(Label):
    def __init__(self, field: QLineEdit, name: str = "") -> None:
        super().__init__()
        self._field = field
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setProperty("tone", "red")
        self.hide()

    def say(self, sentence: str) -> None:
        """Show this problem; "" clears it."""
        self.setText(sentence)
        self.setVisible(bool(sentence))
        wrong = "true" if sentence else "false"
        if self._field.property("wrong") != wrong:
            self._field.setProperty("wrong", wrong)
            repolish(self._field)
