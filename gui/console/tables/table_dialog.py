"""New tables: the first one's name, how many seats, how many tables."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from core.say.acts import OpenTable
from core.tournament.state import Tournament
from gui.console.ask.ask_dialog import AskDialog
from gui.console.frame.acting import perform_each
from gui.program.session import Session
from gui.widgets.fields import number_in
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad
from gui.words.tr import Context, common

tr = Context("tables")


_MOST = 60


def next_label(state: Tournament) -> str:
    """The number after the highest there has been tonight: a closed table's name may be on slips still."""
    numbers = [int(t.label) for t in state.room.tables.values() if t.label.isdecimal()]
    return str(max(numbers, default=0) + 1)


class AddTablesDialog(AskDialog):
    """Enter takes what is proposed: the next number, the usual seats, one table."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, tr("Add tables"), tr("Add"), common("Cancel"))
        self.label = QLineEdit(next_label(session.state))
        self.seats = QLineEdit(str(session.state.setting("seats")))
        self.count = QLineEdit("1")
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        for column, (name, field) in enumerate(
            (
                (tr("First table"), self.label),
                (tr("Seats per table"), self.seats),
                (tr("Number of tables"), self.count),
            )
        ):
            field.setAccessibleName(name)
            with_pad(field)
            field.textEdited.connect(self.refresh)
            grid.addWidget(label(name, "label"), 0, column)
            grid.addWidget(field, 1, column)
        self.add("", grid)
        self.count.setFocus()
        self.count.selectAll()
        self.refresh()

    def _all(self) -> list[OpenTable]:
        """One act a table; names after the first count on from it."""
        first, size, count = self.label.text().strip(), number_in(self.seats.text()), self._count()
        if size is None or not count:
            return []
        if count == 1:
            return [OpenTable(label=first, size=size)]
        plain = first.isdecimal()
        labels = [str(int(first) + i) if plain else f"{first}{i + 1}" for i in range(count)]
        return [OpenTable(label=x, size=size) for x in labels]

    def _count(self) -> int:
        count = number_in(self.count.text()) or 0
        return count if 1 <= count <= _MOST else 0

    def wish(self) -> OpenTable | str:
        if not self._count():
            return tr("Type a number of tables from 1 to 60.")
        everything = self._all()
        if not everything:
            return OpenTable(label=self.label.text().strip(), size=0)
        return next((a for a in everything if self.session.check(a)), everything[0])

    def carry_out(self) -> None:
        if not self.do_button.isEnabled() or self.doing:
            return
        self.doing = True
        self.session.changed.disconnect(self.refresh)
        perform_each(self, self.session, self._all(), lambda _: self.accept())
