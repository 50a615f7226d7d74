"""Where the button is, asked at the race desk: the same question of a seat as a duty's card asks."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from core.tournament.state import Table
from gui.console.duties.seat_question import SeatQuestion
from gui.program.session import Session
from gui.widgets.labels import label
from gui.words import chips_page as say

_WIDE = 400


class ButtonQuestion(QWidget):
    """``answered`` carries the seat."""

    answered = Signal(int)

    def __init__(self, session: Session, table: Table) -> None:
        super().__init__()
        self._question = SeatQuestion([table], session.state, session.now)
        self._question.field.setAccessibleName(say.button_question(table.label))
        self._question.answered.connect(lambda seats: self.answered.emit(seats[0][1]))
        self._question.begin()
        self.setMaximumWidth(_WIDE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(label(say.button_question(table.label), "strong"))
        column.addWidget(label(say.word("button_why"), "quiet", wrap=True))
        column.addWidget(self._question)
        column.addStretch(1)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)

    @property
    def field(self) -> QLineEdit:
        return self._question.field

    def type(self, typed: str) -> None:
        """Typed elsewhere while this asks."""
        self.field.setFocus()
        self._question.type(typed)
