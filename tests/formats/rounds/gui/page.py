"""Points: a field for each player, for the round that is played."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from gui.console.frame.acting import Page, perform
from gui.program.session import Session
from tests.formats.rounds.core import Score, rounds


class PointsPage(Page):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._rows = QGridLayout(self)
        self.fields: dict[int, QLineEdit] = {}
        self.at: object = None
        self.shown()
        session.changed.connect(lambda _: self.shown())

    def shown(self) -> None:
        """Show a row for each player."""
        t = self.session.state
        if t.format != "rounds":
            return
        if [*self.fields] != sorted(t.people.live.values()):
            self._fill()
        for entry, field in self.fields.items():
            field.setText("")
            field.setPlaceholderText(" ".join(map(str, rounds(t).of(entry))))

    def go_to(self, what: object) -> None:
        self.at = what

    def home(self) -> QWidget:
        return next(iter(self.fields.values()), self)

    def _fill(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        self.fields = {entry: QLineEdit() for entry in sorted(self.session.state.people.live.values())}
        for row, (entry, field) in enumerate(self.fields.items()):
            name = self.session.state.name(entry)
            field.setAccessibleName(f"Points of {name}")
            field.setProperty("ownsEnter", True)
            field.returnPressed.connect(partial(self._enter, entry))
            self._rows.addWidget(QLabel(name), row, 0)
            self._rows.addWidget(field, row, 1)

    def _enter(self, entry: int) -> None:
        typed = self.fields[entry].text()
        if typed.isdecimal():
            perform(self, self.session, Score(entry=entry, points=int(typed)))
