"""What the Chips page asks in a dialog: the set of chips, an entry in the ledger, chips of a gone colour."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from core.chips.rules import LEDGER, suggested
from core.say.acts import Act, AdjustChips, ExchangeGone, SetChips
from gui.console.ask.ask_dialog import AskDialog, not_named
from gui.console.players.people import suggest_entries
from gui.program.session import Session
from gui.widgets.fields import chip_in, number_in, pieces_in
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad
from gui.widgets.people_field import PeopleField
from gui.words import chips as say
from gui.words.numbers import amount
from gui.words.tr import Context

tr = Context("chips")


class SetDialog(AskDialog):
    """Enter takes what stands there: the set as it is, or what the blinds and the stack propose."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, tr("Chip set"), tr("Set"), tr("Cancel"))
        chips = session.state.chips.values
        self.field = QLineEdit(say.values(chips or suggested(session.state)))
        self.field.setPlaceholderText(tr("25 100 500 1000"))
        self.field.setAccessibleName(tr("Chip set"))
        with_pad(self.field, " ")
        self.field.textEdited.connect(self.refresh)
        self.add(tr("Denominations, separated by spaces"), self.field)
        if not chips and self.field.text():
            self.body.addWidget(
                label(
                    tr(
                        "Suggested from the blinds and the starting stack. Change what your chip set "
                        "does not have."
                    ),
                    "quiet",
                    wrap=True,
                )
            )
        self.field.setFocus()
        self.field.selectAll()
        self.refresh()

    def wish(self) -> Act | str:
        pieces = pieces_in(self.field.text())
        if not pieces:
            return tr("Type the denominations, separated by spaces.")
        if len(pieces) == 1 and "," in pieces[0]:
            return tr("Separate denominations with spaces: 25 100 500.")
        values: list[int] = []
        for piece in pieces:
            value = chip_in(piece)
            if value is None:
                return say.no_chip(piece)
            values.append(value)
        return SetChips(values=tuple(sorted(values)))


class LedgerDialog(AskDialog):
    """Chips that came or went, by value: why, how many, whose or at which table."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, tr("Chips added or removed"), tr("Enter"), tr("Cancel"))
        self.why = QComboBox()
        for key in LEDGER:
            self.why.addItem(say.ledger_line(key), key)
        self.way = QComboBox()
        self.way.addItem(tr("removed from play"), "out")
        self.way.addItem(tr("added to play"), "in")
        self.amount = QLineEdit()
        with_pad(self.amount)
        self.whose = PeopleField(
            lambda typed: suggest_entries(session, typed), tr("Name or seat; empty: no player"), most=1
        )
        self.table = QComboBox()
        self.table.addItem(tr("no table"), None)
        for table in session.state.open_tables:
            self.table.addItem(say.table_name(table.label), table.id)
        for name, field in (
            (tr("Why"), self.why), (tr("Total value"), self.amount), (tr("Direction"), self.way),
            (tr("Player"), self.whose), (tr("Table"), self.table),
        ):  # fmt: skip
            field.setAccessibleName(name)
            self.add(name, field)
        self.whose.field.setAccessibleName(tr("Player"))
        self.why.currentIndexChanged.connect(lambda _: self._reason())
        self.way.currentIndexChanged.connect(lambda _: self.refresh())
        self.table.currentIndexChanged.connect(lambda _: self.refresh())
        self.amount.textEdited.connect(self.refresh)
        self.whose.changed.connect(self.refresh)
        self.whose.passed.connect(self.carry_out)
        self._reason()
        self.amount.setFocus()

    def _reason(self) -> None:
        """Some sorts can only go, or only come."""
        way = LEDGER[self.why.currentData()]
        self.way.setCurrentIndex(1 if way == "in" else 0)
        self.way.setEnabled(way not in ("in", "out"))
        self.refresh()

    def wish(self) -> Act | str | None:
        typed = self.amount.text().strip()
        chips = number_in(typed) if typed else 0
        if chips is None:
            return tr("Not a number. Type 500, 1,200 or 25k.")
        if self.whose.unknown:
            return not_named(self.whose)
        if not typed:
            return None
        entry = next((v for v in self.whose.values if isinstance(v, int)), None)
        self.table.setEnabled(entry is None)
        return AdjustChips(
            amount=-chips if self.way.currentData() == "out" else chips, why=self.why.currentData(),
            entry=entry, table=None if entry is not None else self.table.currentData(),
        )  # fmt: skip


class ExchangeDialog(AskDialog):
    """Chips of a colour that has left play, turned up in a stack."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, tr("Exchange old chips"), tr("Exchange"), tr("Cancel"))
        self.whose = PeopleField(lambda typed: suggest_entries(session, typed), tr("Name or seat"), most=1)
        self.whose.field.setAccessibleName(tr("Player"))
        self.chip = QComboBox()
        for value in sorted(session.state.chips.coloured_up):
            self.chip.addItem(amount(value), value)
        self.count = QLineEdit()
        with_pad(self.count)
        for name, field in (
            (tr("Player"), self.whose), (tr("Chip"), self.chip), (tr("Number of chips"), self.count)
        ):  # fmt: skip
            field.setAccessibleName(name)
            self.add(name, field)
        self.whose.changed.connect(self.refresh)
        self.whose.passed.connect(self.count.setFocus)
        # one person is meant: what is typed next is how many
        self.whose.field.taken.connect(lambda _: self.count.setFocus())
        self.chip.currentIndexChanged.connect(lambda _: self.refresh())
        self.count.textEdited.connect(self.refresh)
        self.whose.setFocus()
        self.refresh()

    def wish(self) -> Act | str | None:
        if self.whose.unknown:
            return not_named(self.whose)
        entry = next((v for v in self.whose.values if isinstance(v, int)), None)
        typed = self.count.text().strip()
        if entry is None:
            return tr("Type the player who has the chips.") if typed else None
        count = number_in(typed) if typed else None
        if count is None:
            return tr("Not a number. Type 3, or leave it empty.") if typed else None
        return ExchangeGone(entry=entry, chip=self.chip.currentData(), count=count)
