"""What the Chips page asks in a dialog: the set of chips, an entry in the ledger, chips of a gone colour."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from core.chips.plan import suggested
from core.chips.rules import LEDGER
from core.say.acts import Act, AdjustChips, ExchangeGone, SetChips
from gui.console.ask.ask_dialog import AskDialog, not_named
from gui.console.players.people import suggest_entries
from gui.program.session import Session
from gui.widgets.fields import chip_in, number_in, pieces_in
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad
from gui.widgets.people_field import PeopleField
from gui.words import chips_page as say
from gui.words.numbers import amount


class SetDialog(AskDialog):
    """Enter takes what stands there: the set as it is, or what the blinds and the stack propose."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, say.word("set_title"), say.word("set_take"), say.word("cancel"))
        chips = session.state.chips
        self.field = QLineEdit(say.values(chips or suggested(session.state)))
        self.field.setPlaceholderText(say.word("set_hint"))
        self.field.setAccessibleName(say.word("set_title"))
        with_pad(self.field, " ")
        self.field.textEdited.connect(self.refresh)
        self.add(say.word("set_field"), self.field)
        if not chips and self.field.text():
            self.body.addWidget(label(say.word("set_suggested"), "quiet", wrap=True))
        self.field.setFocus()
        self.field.selectAll()
        self.refresh()

    def wish(self) -> Act | str:
        pieces = pieces_in(self.field.text())
        if not pieces:
            return say.word("set_empty")
        if len(pieces) == 1 and "," in pieces[0]:
            return say.word("set_spaces")
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
        super().__init__(parent, session, say.word("entry_title"), say.word("entry_do"), say.word("cancel"))
        self.why = QComboBox()
        for key in LEDGER:
            self.why.addItem(say.ledger_line(key), key)
        self.way = QComboBox()
        for key in ("out", "in"):
            self.way.addItem(say.word(key), key)
        self.amount = QLineEdit()
        with_pad(self.amount)
        self.whose = PeopleField(
            lambda typed: suggest_entries(session, typed), say.word("whose_hint"), most=1
        )
        self.table = QComboBox()
        self.table.addItem(say.word("nowhere"), None)
        for table in session.state.open_tables:
            self.table.addItem(say.table_name(table.label), table.id)
        for name, field in (
            ("why", self.why), ("amount", self.amount), ("way", self.way), ("whose", self.whose),
            ("at", self.table),
        ):  # fmt: skip
            field.setAccessibleName(say.word(name))
            self.add(say.word(name), field)
        self.whose.field.setAccessibleName(say.word("whose"))
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
            return say.word("wrong_amount")
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
        super().__init__(
            parent, session, say.word("exchange_title"), say.word("exchange_do"), say.word("cancel")
        )
        self.whose = PeopleField(
            lambda typed: suggest_entries(session, typed), say.word("exchange_hint"), most=1
        )
        self.whose.field.setAccessibleName(say.word("exchange_whose"))
        self.chip = QComboBox()
        for value in sorted(session.state.chips_gone):
            self.chip.addItem(amount(value), value)
        self.count = QLineEdit()
        with_pad(self.count)
        for name, field in (
            ("exchange_whose", self.whose), ("exchange_chip", self.chip), ("how_many", self.count)
        ):  # fmt: skip
            field.setAccessibleName(say.word(name))
            self.add(say.word(name), field)
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
            return say.word("whose_first") if typed else None
        count = number_in(typed) if typed else None
        if count is None:
            return say.word("wrong_number") if typed else None
        return ExchangeGone(entry=entry, chip=self.chip.currentData(), count=count)
