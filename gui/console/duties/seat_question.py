"""Which seat had the big blind (at a chip race: has the button), asked of one table or of several at once:
``3 5`` and Enter, a click for each, or the arrows. None is chosen before the director chooses one: an Enter
pressed twice must not answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.tournament.state import Tournament
from core.tournament.table import Table
from gui.console.duties.question import Question, ShortField
from gui.console.tables.pending import seats_text, seats_typed
from gui.widgets.flow import Flow
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.words import tables as say
from gui.words import text
from gui.words.names import called, told_by, with_initial
from gui.words.tr import Context

tr = Context("console")


YOUNG = 1000
"""A question younger than this (ms) ignores an Enter before which nothing was typed."""
# Room for who is chosen beside the table, px.
WHO = 200
NOTHING: Mapping[int, int] = {}
_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
_ROWS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class _Row(QWidget):
    """The seats of one table, and who sits in the one that is chosen. ``clicked`` carries it."""

    clicked = Signal(int)

    def __init__(self, table: Table, t: Tournament) -> None:
        super().__init__()
        self.table = table
        self.seats = [s for s in range(1, table.size + 1) if s not in table.closed]
        sitting = {s: t.people.players[t.people.entries[e].player] for s, e in table.seats.items()}
        free = tr("free")
        self._names = {s: called(t, sitting[s]) if s in sitting else free for s in self.seats}
        self._short = {s: f"{with_initial(p.name)} {told_by(t, p)}".rstrip() for s, p in sitting.items()}
        self.buttons = [self._button(seat) for seat in self.seats]
        self.who = ElidedLabel("", "strong")
        head = QHBoxLayout()
        head.addWidget(label(say.table(table.label), "quiet"))
        head.addWidget(self.who, 1)
        self.who.setAlignment(Qt.AlignmentFlag.AlignRight)
        seats = Flow(gap=3)
        seats.show_all(self.buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(seats)

    def _button(self, seat: int) -> KeyButton:
        # An empty seat can be it too: who had the last big blind may be out.
        button = KeyButton(str(seat), kind="answer")
        button.set_narrow()
        button.set_small()
        name = self._names[seat]
        button.setToolTip(name)
        button.setAccessibleName(f"{text.seat_text(self.table.label, seat)}, {name}")
        button.setProperty("free", seat not in self.table.seats)
        # The keyboard stays in the field, which shows what Enter would note.
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setCheckable(True)
        button.clicked.connect(lambda: self.clicked.emit(seat))
        return button

    def show_chosen(self, chosen: int | None) -> None:
        for seat, button in zip(self.seats, self.buttons, strict=True):
            button.setChecked(seat == chosen)
        self.who.say("" if chosen is None else self._said(chosen), self._names.get(chosen or 0, ""))

    def _said(self, seat: int) -> str:
        """``3 · Maja Lind``; where that has no room the first name gives way, and never a number."""
        name = f"{seat} · {self._names[seat]}"
        fits = QFontMetrics(self.who.font()).horizontalAdvance(name) <= WHO
        return name if fits or seat not in self._short else f"{seat} · {self._short[seat]}"


class SeatQuestion(Question):
    """``answered`` carries a seat of each table, in their order. ``now`` (ms) is asked how young the question
    is; ``told`` is what was answered before."""

    def __init__(
        self,
        tables: Sequence[Table],
        t: Tournament,
        now: Callable[[], int],
        told: Mapping[int, int] = NOTHING,
    ) -> None:
        super().__init__("seat", ShortField(self._parts), tr("Note"))
        self._told = told
        self._t, self._now = t, now
        self._tables = tuple(x.id for x in tables)
        self._typed = False
        self._since = now()
        self.rows = [_Row(x, t) for x in tables]
        self._at = 0
        self.field.setMaxLength(40)
        self.field.setPlaceholderText(tr("Seat") if len(self.rows) == 1 else tr("A seat at each: 3 5"))
        self.field.setAccessibleName(say.balance_question([x.label for x in tables]))
        for row in self.rows:
            row.clicked.connect(partial(self._clicked, row.table.id))
        self.lay_out(*self.rows)

    @property
    def buttons(self) -> list[KeyButton]:
        """The seats of all its tables."""
        return [button for row in self.rows for button in row.buttons]

    def begin(self, typed: str = "") -> None:
        """Ask, with nothing chosen but what had been typed before; of what was told before typing begins
        anew, a click or an arrow changes one answer."""
        self._since = self._now()
        self.field.setText(typed or self._written(self._told))
        self._typed = bool(typed)
        self._show_chosen()
        self.problem.say("")
        if not typed:
            self.field.selectAll()

    # -- choosing ------------------------------------------------------------------------------------

    def typed(self) -> None:
        """Something was typed into the field: what Enter notes was meant."""
        self._typed = True
        self.problem.say("")
        self._show_chosen()

    @property
    def chosen(self) -> dict[int, int]:
        """The seats in the field that these tables have."""
        return seats_typed(self._t, self.field.text(), self._tables)[0]

    def _parts(self) -> bool:
        """Whether a Space parts two seats now."""
        return bool(self.field.text().strip()) and len(self.chosen) < len(self._tables)

    def _written(self, seats: Mapping[int, int]) -> str:
        return seats_text(self._t, seats, self._tables)

    def _show_chosen(self) -> None:
        found = self.chosen
        for i, row in enumerate(self.rows):
            row.show_chosen(found.get(row.table.id))
            if row.table.id in found:
                self._at = i

    def _clicked(self, table: int, seat: int) -> None:
        """The last seat that was missing answers."""
        self._choose(table, seat)
        if len(found := self.chosen) == len(self._tables):
            self._answer(found)

    def _choose(self, table: int, seat: int) -> None:
        self.field.setText(self._written(self.chosen | {table: seat}))
        self.problem.say("")
        self._show_chosen()

    def _step(self, by: int) -> None:
        """To the seat beside; the first arrow comes to the first seat."""
        row = self.rows[self._at]
        chosen = self.chosen.get(row.table.id)
        at = 0 if chosen is None else row.seats.index(chosen) + by
        if 0 <= at < len(row.seats):
            here = self._at
            self._choose(row.table.id, row.seats[at])
            self._at = here
            self.field.selectAll()  # typing begins anew

    def _to_row(self, by: int) -> None:
        """To the table above or below; the first arrow comes to the first seat."""
        if not self.chosen:
            self._step(1)
        elif 0 <= self._at + by < len(self.rows):
            self._at += by
            if self.rows[self._at].table.id not in self.chosen:
                self._step(1)

    def confirm(self) -> None:
        """Note the seats in the field, ask for the one that is missing, or say what is wrong."""
        typed = self.field.text().strip()
        found, problem = seats_typed(self._t, typed, self._tables)
        if not typed:
            return
        if problem:
            self.problem.say(problem)
            self.field.selectAll()
        elif missing := [row for row in self.rows if row.table.id not in found]:
            self._at = self.rows.index(missing[0])
            self.field.setText(f"{self._written(found)} ")
            self.problem.say(say.and_table(missing[0].table.label))
        elif self._typed or self._now() - self._since >= YOUNG:
            self._answer(found)

    def _answer(self, found: dict[int, int]) -> None:
        self.answered.emit(tuple((table, found[table]) for table in self._tables))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the field leaves: Enter and the arrows."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._step(_STEPS[key])
        elif key in _ROWS:
            self._to_row(_ROWS[key])
        else:
            super().keyPressEvent(event)


class ToldSeats(QWidget):
    """What was answered, beside the move that rests on it, and ``change``."""

    def __init__(self, seats: dict[str, int]) -> None:
        super().__init__()
        self.change = KeyButton(tr("Change"), kind="quiet")
        self.change.setObjectName("change_blinds")
        self.change.set_small()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(ElidedLabel(say.big_blinds_told(seats), "faint"), 1)
        line.addWidget(self.change)
