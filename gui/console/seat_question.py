"""Who had the big blind last at a table, asked in a duty's card: the seat is typed, clicked, or reached with
the arrows. None is chosen before the director chooses one: an Enter pressed twice must not answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from core.tournament import Table, Tournament
from gui import text, text_console
from gui import text_tables as say
from gui.console.pending import seat_typed
from gui.text_names import called, told_by, with_initial
from gui.theme import BODY, font, repolish
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label

ACROSS = 2
"""Seats in a row."""
YOUNG = 1000
"""A question younger than this (ms) ignores an Enter before which nothing was typed."""
# Room for a seat and a name on one of two buttons beside each other, px.
SEAT_WORDS = 118
_STEPS = {Qt.Key.Key_Down: ACROSS, Qt.Key.Key_Up: -ACROSS, Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}


class _Field(QLineEdit):
    """Its arrows go round the seats; what is typed is too short to go about in. Space is the clock's."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("leavesSpace", True)

    def event(self, event: QEvent) -> bool:
        """A field claims each key it can type before the window's shortcuts are asked."""
        asked = event.type() == QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in (*_STEPS, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class SeatQuestion(QWidget):
    """``answered`` carries the seat's number. ``now`` (ms) is asked how young the question is."""

    answered = Signal(int)

    def __init__(self, table: Table, t: Tournament, now: Callable[[], int]) -> None:
        super().__init__()
        self._table, self._t, self._now = table, t, now
        self._typed = False
        self._since = now()
        self.seats = [s for s in range(1, table.size + 1) if s not in table.closed]
        self.field = _Field()
        self.field.setFont(font(BODY))
        self.field.setMaxLength(12)
        self.field.setPlaceholderText(text_console.word("seat_number"))
        self.field.setAccessibleName(say.balance_question(table.label))
        self.field.textEdited.connect(self.typed)
        self.enter = KeyButton(text_console.word("note_seat"), key="↵", kind="primary")
        self.enter.set_small()
        self.enter.clicked.connect(self.confirm)
        self.problem = label("", "", wrap=True)
        self.problem.setProperty("tone", "red")
        self.problem.hide()
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.enter)
        grid = QGridLayout()
        grid.setSpacing(6)
        # An empty seat can be it too: who had the last big blind may be out.
        self.buttons = [self._button(seat) for seat in self.seats]
        for i, button in enumerate(self.buttons):
            grid.addWidget(button, i // ACROSS, i % ACROSS)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 4, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(row)
        whole.addWidget(self.problem)
        whole.addLayout(grid)

    def _button(self, seat: int) -> KeyButton:
        table, t = self._table, self._t
        if seat in table.seats:
            player = t.players[t.entries[table.seats[seat]].player]
            name, words = called(t, player), _seat_words(seat, player.name, told_by(t, player))
        else:
            name = text_console.word("free_seat")
            words = _seat_words(seat, name)
        button = KeyButton(words, kind="answer")
        button.set_small()
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.setToolTip(name)
        button.setAccessibleName(f"{text.seat_text(table.label, seat)}, {name}")
        # The keyboard stays in the field, which shows what Enter would note.
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setCheckable(True)
        button.clicked.connect(lambda _=False: self.answered.emit(seat))
        return button

    def begin(self, typed: str = "") -> None:
        """Ask, with nothing chosen but what had been typed before."""
        self._since = self._now()
        self.field.setText(typed)
        self._typed = bool(typed)
        self._show_chosen()
        self._say("")

    # -- choosing ------------------------------------------------------------------------------------

    def typed(self) -> None:
        """Something was typed into the field: what Enter notes was meant."""
        self._typed = True
        self._say("")
        self._show_chosen()

    def _chosen(self) -> int | None:
        """The seat in the field, if this table has it."""
        found = seat_typed(self._t, self.field.text(), self._table.id)
        at, seat = found or (0, 0)
        return seat if at == self._table.id and seat in self.seats else None

    def _show_chosen(self) -> None:
        chosen = self._chosen()
        for seat, button in zip(self.seats, self.buttons, strict=True):
            button.setChecked(seat == chosen)

    def _step(self, by: int) -> None:
        """To the seat beside, or in the row above or below; the first arrow comes to the first seat."""
        chosen = self._chosen()
        at = 0 if chosen is None else self.seats.index(chosen) + by
        beside = abs(by) == 1 and chosen is not None
        if 0 <= at < len(self.seats) and not (beside and at // ACROSS != (at - by) // ACROSS):
            self.field.setText(str(self.seats[at]))
            self.field.selectAll()  # typing begins anew
            self._say("")
            self._show_chosen()

    def confirm(self) -> None:
        """Note the seat in the field, or say what is wrong with it."""
        typed, chosen = self.field.text().strip(), self._chosen()
        if chosen is not None:
            if self._typed or self._now() - self._since >= YOUNG:
                self.answered.emit(chosen)
        elif typed:
            found = seat_typed(self._t, typed, self._table.id)
            other = found is not None and found[0] != self._table.id
            self._say(say.asked_of_table(self._table.label) if other else say.no_seat(typed))
            self.field.selectAll()

    def _say(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        wrong = "true" if sentence else "false"
        if self.field.property("wrong") != wrong:
            self.field.setProperty("wrong", wrong)
            repolish(self.field)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the field leaves: Enter and the arrows."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        elif Qt.Key(event.key()) in _STEPS:
            self._step(_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def _seat_words(seat: int, name: str, number: str = "") -> str:
    """Return ``3  Maja Lind``, or ``3  M. Lind 113`` beside a namesake: as much of the name as half a card
    has room for, and always the number. The tooltip has all of it."""
    ink = QFontMetrics(font(BODY, 550))
    tail = f" {number}" if number else ""
    for said in (name, with_initial(name)):
        if ink.horizontalAdvance(f"{seat}  {said}{tail}") <= SEAT_WORDS:
            return f"{seat}  {said}{tail}"
    room = SEAT_WORDS - ink.horizontalAdvance(tail)
    return ink.elidedText(f"{seat}  {with_initial(name)}", Qt.TextElideMode.ElideRight, room) + tail
