"""Other amounts than the price list's for one entry, in a line under the list: chips, paid, fee."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from core.people.buying import price_of
from core.people.player_row import PlayerRow
from core.say.acts import Act, AddOn, Rebuy, Reenter, Register
from gui.console.players.lines import PlayerLine
from gui.program.session import Session
from gui.widgets.fields import number_in, price_in
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.number_pad import with_pad
from gui.widgets.panel import RING
from gui.words import players as say
from gui.words import text as words
from gui.words.tr import Context, common

tr = Context("players")


class PurchaseForm(QWidget):
    """``done`` carries the act; the page does it and hides this. Fields begin with the set price."""

    done = Signal(object)
    let_go = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._line: PlayerLine | None = None
        self._row: PlayerRow | None = None
        self.title = ElidedLabel("", "strong")
        self.kind = QComboBox()
        self.kind.currentIndexChanged.connect(self._prices)
        named = {"chips": tr("Chips"), "pay": tr("Paid"), "fee": tr("Fee")}
        self.fields = {name: QLineEdit() for name in named}
        self.problem = label("", "quiet", wrap=True)
        self.do_button = KeyButton(tr("Register"), key="↵", kind="primary")
        self.do_button.clicked.connect(self.carry_out)
        cancel = KeyButton(common("Cancel"), key="Esc")
        cancel.clicked.connect(self.let_go)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.kind)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        for column, (name, field) in enumerate(self.fields.items()):
            field.setMinimumWidth(72)
            with_pad(field)
            field.setAccessibleName(named[name])
            if name == "pay":
                field.textEdited.connect(self._fee_said)
            field.textEdited.connect(self.refresh)
            grid.addWidget(label(named[name], "label"), 0, column)
            grid.addWidget(field, 1, column)
        row.addLayout(grid, 1)
        row.addWidget(cancel, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.do_button, 0, Qt.AlignmentFlag.AlignBottom)
        row.setAlignment(self.kind, Qt.AlignmentFlag.AlignBottom)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(RING, 0, RING, 0)
        whole.setSpacing(4)
        whole.addWidget(self.title)
        whole.addLayout(row)
        whole.addWidget(self.problem)

    def ask(self, who: PlayerLine | PlayerRow) -> None:
        """Begin for a person of the night, or for somebody who is to be registered."""
        self._line = who if isinstance(who, PlayerLine) else None
        self._row = who if isinstance(who, PlayerRow) else None
        kinds = ["entry"] if self._line is None else ["reentry"]
        if self._line is not None and self._line.status == "in":
            kinds = ["rebuy", "addon"]
        self.kind.blockSignals(True)
        self.kind.clear()
        for kind in kinds:
            self.kind.addItem(words.purchase(kind), kind)
        self.kind.blockSignals(False)
        self.kind.setVisible(len(kinds) > 1)
        self._prices()
        self.show()
        self.fields["chips"].setFocus()
        self.fields["chips"].selectAll()

    def _prices(self) -> None:
        kind = self.kind.currentData()
        price = price_of(self._session.state, kind)
        for name, value in (("chips", price.chips), ("pay", price.paid), ("fee", price.fee)):
            self.fields[name].setText(words.amount(value))
        who = self._line or self._row
        self.title.setText(say.purchase_title(kind, who.name if who else ""))
        self.refresh()

    def wish(self) -> Act | str:
        chips, price = number_in(self.fields["chips"].text()), price_in(self.fields["pay"].text())
        fee = number_in(self.fields["fee"].text())
        if chips is None or price is None or fee is None:
            read = {"chips": chips, "pay": price, "fee": fee}
            return words.not_a_number(next(self.fields[x].text() for x in read if read[x] is None))
        pay = price[0]
        kind = self.kind.currentData()
        if self._row is not None:
            r = self._row
            return Register(
                name=r.name, nickname=r.nickname, number=r.number, note=r.note, accessible=r.accessible,
                chips=chips, pay=pay, fee=fee,
            )  # fmt: skip
        assert self._line is not None
        if kind == "reentry":
            return Reenter(player=self._line.player, chips=chips, pay=pay, fee=fee)
        make = Rebuy if kind == "rebuy" else AddOn
        return make(entry=self._line.entry, chips=chips, pay=pay, fee=fee)

    def _fee_said(self) -> None:
        """``300+50``: the fee's field says so too."""
        price = price_in(self.fields["pay"].text())
        if price is not None and price[1] is not None:
            self.fields["fee"].setText(words.amount(price[1]))

    def refresh(self) -> None:
        """Say what stands against it while one types."""
        wish = self.wish()
        found = () if isinstance(wish, str) else self._session.check(wish)
        said = wish if isinstance(wish, str) else words.reasons(found, self._session.state)
        self.problem.setText(said)
        self.problem.setVisible(bool(said))
        hard = isinstance(wish, str) or any(not r.overridable for r in found)
        self.do_button.setEnabled(not hard)

    def carry_out(self) -> None:
        wish = self.wish()
        if not isinstance(wish, str) and self.do_button.isEnabled():
            self.done.emit(wish)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.carry_out()
        elif event.key() == Qt.Key.Key_Escape:
            self.let_go.emit()
        else:
            super().keyPressEvent(event)
