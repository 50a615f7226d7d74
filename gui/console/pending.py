"""A question the Tables page asks before it acts: where to, with whom, who has the big blind. It is
answered by a click on the floor or by typing the seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout

from core.acts import Act, Seat
from core.tournament import Tournament
from gui import text as words
from gui import text_tables as say
from gui.console.seat_words import with_point
from gui.session import Session
from gui.theme import repolish
from gui.widgets.deeds import stands_against
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.panel import RING, Card


@dataclass(frozen=True, slots=True)
class Pending:
    """``question`` stands before the field; ``answer`` makes the act of the seat given, or says what is
    wrong with it; ``table`` is meant where only a seat's number is typed."""

    question: str
    answer: Callable[[Seat], Act | str]
    table: int = 0


def seat_typed(state: Tournament, text: str, table: int = 0) -> Seat | None:
    """``3.4`` is seat 4 of table 3; ``4`` alone is a seat of ``table``."""
    label_, dot, seat = with_point(text.strip()).rpartition(".")
    if not seat.isdecimal() or len(seat) > 3:
        return None
    if not dot:
        return (table, int(seat)) if table else None
    found = next((t.id for t in state.open_tables if t.label.casefold() == label_.casefold()), None)
    return None if found is None else (found, int(seat))


class PendingBar(Card):
    """``answered`` carries the act; ``let_go`` says that nothing is asked any more."""

    answered = Signal(object)
    let_go = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(tone="green")
        self._session = session
        self.pending: Pending | None = None
        self.question = ElidedLabel("", "strong")
        self.question.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.field = QLineEdit()
        self.field.setPlaceholderText(say.word("seat_hint"))
        self.field.setFixedWidth(180)
        self.field.textEdited.connect(lambda _: self._say(""))
        self.problem = label("", "", wrap=True)
        self.problem.setProperty("tone", "red")
        self.problem.hide()
        cancel = KeyButton(say.word("cancel"), key="Esc")
        cancel.clicked.connect(self.cancel)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.question, 1)
        row.addWidget(self.field)
        row.addWidget(cancel)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(RING + 14, RING + 8, RING + 9, RING + 8)
        whole.setSpacing(6)
        whole.addLayout(row)
        whole.addWidget(self.problem)
        self.hide()

    def ask(self, pending: Pending) -> None:
        """Ask this instead of what was asked before."""
        self.pending = pending
        self.question.setText(pending.question)
        self.question.setToolTip(pending.question)
        self.field.clear()
        self._say("")
        self.show()
        self.field.setFocus()

    def type(self, typed: str) -> bool:
        """Typed elsewhere while this asks: it is the answer. Whether anything is asked."""
        if self.pending is None:
            return False
        self.field.setFocus()
        self.field.insert(typed)
        self._say("")
        return True

    def give(self, seat: Seat) -> None:
        """Answer with this seat: clicked, or typed."""
        if self.pending is None:
            return
        act = self.pending.answer(seat)
        if isinstance(act, str):
            self._say(act)
            return
        hard = stands_against(self._session.check(act))
        if hard:
            self._say(words.reasons(hard, self._session.state))
            return
        self.pending = None
        self.hide()
        self.answered.emit(act)

    def cancel(self) -> None:
        self.pending = None
        self.hide()
        self.let_go.emit()

    def _say(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        wrong = "true" if sentence else "false"
        if self.field.property("wrong") != wrong:
            self.field.setProperty("wrong", wrong)
            repolish(self.field)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.pending is not None:
            text = self.field.text()
            seat = seat_typed(self._session.state, text, self.pending.table)
            if seat is not None:
                self.give(seat)
            elif text.strip():
                self._say(say.no_seat(text.strip()))
        else:
            super().keyPressEvent(event)
