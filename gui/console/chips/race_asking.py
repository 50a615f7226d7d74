"""The odd chips of one table, typed seat by seat, with what they come to; and the race itself."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from core.chips.racing import collecting
from core.tournament.state import Table
from gui.console.chips.race_entry import Seen, Typed, look
from gui.console.chips.race_foot import RaceFoot
from gui.console.chips.race_rows import RaceRows
from gui.console.frame.acting import perform
from gui.program.session import Session
from gui.words import chips_page as say
from gui.words.names import Names
from gui.words.numbers import amount


class RaceAsking(QWidget):
    """``raced``: it was held. ``real`` is the switch for cards that are dealt at the table. What is typed
    for a table and a chip stays as long as the program runs: an undone race is asked again with it."""

    raced = Signal()

    def __init__(self, session: Session, real: QAbstractButton) -> None:
        super().__init__()
        self._session, self._real = session, real
        self._typed: dict[tuple[int, int], dict[int, Typed]] = {}
        self._at = (0, 0)
        self._tried = False
        self._seen: Seen | None = None
        self.rows = RaceRows()
        self.foot = RaceFoot()
        self.rows.edited.connect(self.look)
        self.rows.race.connect(self.race)
        self.rows.through.connect(self.foot.setFocus)
        self.foot.back.connect(lambda: self.rows.go(len(self.rows.rows) - 1))
        self.foot.button.clicked.connect(self.race)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.rows, 1)
        column.addWidget(self.foot)

    def ask(self, table: Table, chip: int) -> None:
        """For this table. The keyboard stays at its seat, if it was at one."""
        where = self.rows.where() if (table.id, chip) == self._at else None
        self._at, self._tried = (table.id, chip), False
        t, typed = self._session.state, self._typed.setdefault(self._at, {})
        order = collecting(t, table, self._session.now())
        names = Names(t)
        seats = [(s, names.entry(table.seats[s]), typed.setdefault(table.seats[s], Typed())) for s in order]
        self.rows.show_seats(seats, self._real.isChecked())
        self.rows.set_order(self._real, self.foot)
        self.look()
        if where is not None:
            self.rows.go_back(where)

    def look(self) -> None:
        """What the fields come to, beside them and in the foot."""
        table, chip = self._session.state.open_table(self._at[0]), self._at[1]
        if table is None:
            return
        typed = {row.seat: row.typed for row in self.rows.rows}
        seats = [row.seat for row in self.rows.rows]
        real = self._real.isChecked()
        seen = self._seen = look(self._session, table, chip, seats, typed, real)
        self.rows.tell(seen, self._tried)
        found, foot = seen.ahead, self.foot
        foot.say_problem(seen.whole)
        foot.button.setEnabled(not seen.whole)
        if found is None:
            return
        told = {
            "odd_total": str(found.odd), "worth": amount(found.value),
            "to_win": say.chips_said(found.chips, found.new) if found.odd else "0",
            "rounding": say.signed(found.rounding),
        }  # fmt: skip
        for key, number in told.items():  # what cannot be comes to nothing
            foot.numbers.show_number(key, "–" if seen.wrong else number)
        foot.button.say(say.word("race_do" if found.odd or seen.wrong else "none_odd"))
        foot.button.set_kind("primary" if found.odd and not seen.wrong else "")
        foot.setAccessibleName(f"{foot.button.text()}. {foot.numbers.spoken()}")

    def race(self) -> None:
        """Hold it as typed, or go to the first thing that is wrong."""
        self.look()
        seen = self._seen
        if seen is None:
            return
        if not seen.ready:
            self._tried = True
            self.look()
            self.rows.first_wrong({**seen.missing, **seen.wrong})
        else:
            perform(self, self._session, seen.act, then=lambda _: self.raced.emit())

    def type(self, typed: str) -> None:
        """Typed elsewhere while this asks: for the first seat that nothing is typed for."""
        at = self.rows.first_blank()
        if at is not None:
            at.setFocus()
            at.insert(typed)
            at.textEdited.emit(at.text())

    def home(self) -> QWidget:
        """What has the keyboard here: the first seat that nothing is typed for."""
        at = self.rows.first_blank()
        return self.foot if at is None else at
