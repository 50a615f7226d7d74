"""The number called in the room, asked in the card of a draw that waits for it: digits alone.

Whatever else is typed there was meant for the command bar, or is said to be no number."""

from __future__ import annotations

import re

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from gui.theme import BODY, font
from gui.widgets.key_button import KeyButton
from gui.widgets.number_pad import with_pad
from gui.widgets.problem import Problem
from gui.words import console

MOST_DIGITS = 40
# What the command bar begins with: its own key, or a seat that a dealer shouts.
_COMMAND = re.compile(r"/|\d+[.,]")


class NumberQuestion(QWidget):
    """``answered`` carries the number, ``command`` the beginning of a line for the command bar."""

    answered = Signal(str)
    command = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.field = QLineEdit()
        self.field.setFont(font(BODY))
        self.field.setPlaceholderText(console.word("number_called"))
        self.field.setAccessibleName(console.word("number_called"))
        self.field.setMaxLength(MOST_DIGITS)
        self.field.returnPressed.connect(self._answer)
        self.field.textEdited.connect(self._typed)
        with_pad(self.field)
        self.enter = KeyButton(console.word("draw"), key="↵", kind="primary")
        self.enter.clicked.connect(self._answer)
        self.problem = Problem(self.field, "number_problem")
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.enter)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 4, 0, 0)
        whole.addLayout(row)
        whole.addWidget(self.problem)

    def _typed(self, text: str) -> None:
        """Keep the digits, and give what is none of them to the command bar."""
        digits = "".join(x for x in text if x in "0123456789")
        begun = _COMMAND.search(text)
        self.problem.say("" if digits == text or begun else console.word("digits_only"))
        if digits != text:
            self.field.setText("" if begun and begun[0] != "/" else digits)
        if begun:
            self.command.emit(begun[0].removeprefix("/"))

    def _answer(self) -> None:
        if number := self.field.text():
            self.answered.emit(number)
        else:
            self.problem.say(console.word("number_first"))

    def begin(self, typed: str = "") -> None:
        self.problem.say("")
        self.field.setText(typed)

    def type(self, typed: str) -> None:
        """Typed elsewhere while this asks."""
        self.field.insert(typed)
        self.problem.say("")

    @property
    def half_said(self) -> str:
        """What is answered so far, as ``begin`` takes it."""
        return self.field.text()
