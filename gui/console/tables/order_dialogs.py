"""What is decided ahead for the floor: the order the tables break in, and when all seats are drawn anew."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from core.floor.breaking import order
from core.say.acts import Act, BreakOrder, SetRedraws
from gui.console.ask.ask_dialog import AskDialog
from gui.program.session import Session
from gui.widgets.number_pad import with_pad
from gui.words import tables as say
from gui.words.tr import Context, common

tr = Context("tables")


def _listed(text: str) -> list[str]:
    """``5 4, 3`` in its parts."""
    return [part for part in re.split(r"[\s,;]+", text.strip()) if part]


class BreakOrderDialog(AskDialog):
    """The tables by name, the next to break first; left empty, the rulebook's order."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, tr("Break order"), tr("Set"), common("Cancel"))
        self.order = QLineEdit(" ".join(x.label for x in order(session.state)))
        self.order.setAccessibleName(tr("Tables, first to break first"))
        self.order.setPlaceholderText(tr("empty: by the rulebook"))
        self.order.textEdited.connect(self.refresh)
        with_pad(self.order, " ")
        self.add(tr("Tables, first to break first"), self.order)
        self.order.setFocus()
        self.order.selectAll()
        self.refresh()

    def wish(self) -> Act | str:
        state = self.session.state
        names = {x.label.casefold(): x.id for x in state.open_tables}
        found = _listed(self.order.text())
        unknown = next((x for x in found if x.casefold() not in names), "")
        if unknown:
            return say.no_table(unknown)
        return BreakOrder(tables=tuple(names[x.casefold()] for x in found))


class RedrawsDialog(AskDialog):
    """At how many tables, at how many players, and whether when first days merge."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, tr("Redraws"), tr("Set"), common("Cancel"))
        set_ = session.state.room.redraws
        self.tables = QLineEdit(" ".join(map(str, set_.tables)))
        self.players = QLineEdit(" ".join(map(str, set_.players)))
        self.days = QCheckBox(tr("When first days merge"))
        self.days.setChecked(set_.first_days)
        for name, field in (
            (tr("At this many tables"), self.tables),
            (tr("At this many players left"), self.players),
        ):
            field.setAccessibleName(name)
            with_pad(field, " ")
            field.textEdited.connect(self.refresh)
            self.add(name, field)
        self.tables.setPlaceholderText("3 2")
        self.players.setPlaceholderText("27")
        self.days.toggled.connect(lambda _: self.refresh())
        self.add("", self.days)
        self.tables.setFocus()
        self.refresh()

    def wish(self) -> Act | str:
        numbers: list[tuple[int, ...]] = []
        for field in (self.tables, self.players):
            found = _listed(field.text())
            wrong = next((x for x in found if not x.isdecimal() or len(x) > 6), "")
            if wrong:
                return say.no_number(wrong)
            numbers.append(tuple(map(int, found)))
        return SetRedraws(tables=numbers[0], players=numbers[1], first_days=self.days.isChecked())
