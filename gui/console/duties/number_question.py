"""The number called in the room, asked in the card of a draw that waits for it: digits alone.

Whatever else is typed there was meant for the command bar, or is said to be no number."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QLineEdit

from gui.console.duties.question import Question
from gui.theme import BODY, font
from gui.widgets.number_pad import with_pad
from gui.words.tr import Context

tr = Context("console")


MOST_DIGITS = 40
# A command begins with the command bar's own key, or with a seat that a dealer shouts.
_COMMAND = re.compile(r"/|\d+[.,]")


class NumberQuestion(Question):
    """``answered`` carries the number."""

    def __init__(self) -> None:
        super().__init__("number", QLineEdit(), tr("Draw"))
        self.field.setFont(font(BODY))
        self.field.setPlaceholderText(tr("Number called"))
        self.field.setAccessibleName(tr("Number called"))
        self.field.setMaxLength(MOST_DIGITS)
        with_pad(self.field)
        self.lay_out()

    def typed(self) -> None:
        """Keep the digits, and give what is none of them to the command bar."""
        text = self.field.text()
        digits = "".join(x for x in text if x in "0123456789")
        begun = _COMMAND.search(text)
        self.problem.say("" if digits == text or begun else tr("Type digits only."))
        if digits != text:
            self.field.setText("" if begun and begun[0] != "/" else digits)
        if begun:
            self.command.emit(begun[0].removeprefix("/"))

    def confirm(self) -> None:
        if number := self.field.text():
            self.answered.emit(number)
        else:
            self.problem.say(tr("Type the number called."))
