"""Disqualification: for what, where the chips go, and what is paid back where the rulebook lets it."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from core.say.acts import Act, Disqualify
from gui.console.ask.motivated_dialog import MotivatedDialog, the_one, whole_number
from gui.console.ask.offence_fields import OffenceFields
from gui.console.floor.penalty_record import record_lines
from gui.program.session import Session
from gui.widgets.labels import ElidedLabel, label
from gui.words import floor_dialogs as say
from gui.words.because import with_clause
from gui.words.names import called
from gui.words.numbers import amount, money
from gui.words.tr import Context

tr = Context("floor")


_CHIPS, _REFUND = "elimination.disqualified_chips", "elimination.disqualified_refund"


class DisqualifyDialog(MotivatedDialog):
    """``entry`` 0 asks who it is. The chips go where the book has them go until the director says otherwise;
    a refund is asked for only where the book leaves one to the director."""

    def __init__(self, parent: QWidget, session: Session, entry: int = 0) -> None:
        state = session.state
        name = called(state, state.people.players[state.people.entries[entry].player]) if entry else ""
        super().__init__(parent, session, say.disqualify_title(name), tr("Disqualify"), danger=True)
        self.setMinimumWidth(560)
        self._entry, self._shown = entry, 0
        self.shares: dict[int, QLineEdit] = {}
        self.who = self.person(tr("Player"), tr("Name, number or seat"))
        self.record = label("", "quiet", wrap=True)
        self.offence = OffenceFields(session, self.refresh, self.carry_out)
        self.stack = self.number(tr("Chips counted"), tr("not counted"))
        self.refund = self.number(tr("Refund"), wide=220)
        self.sum, self.leaves = label("", "label"), label("", "quiet", wrap=True)
        self.dealt = QCheckBox(tr("Dealt out to the table"))
        self._seats = QWidget()
        self._grid = QGridLayout(self._seats)
        self._build(entry)
        (self.offence.offence if entry else self.who).setFocus()
        self._chosen()

    def _build(self, entry: int) -> None:
        book = self.session.state.rulebook
        if not entry:
            self.add(tr("Player"), self.who)
            self.who.changed.connect(self._chosen)
        else:
            self.unasked(self.who)
        self.body.addSpacing(4)
        self.body.addWidget(self.record)
        self.add("", self.offence)
        self.add(tr("Chips counted"), self.stack)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self.dealt.setChecked(book.word(_CHIPS) == "dealt_out")
        self.dealt.toggled.connect(self._ask_shares)
        self.add("", self.dealt)
        for one in (self._seats, self.sum, self.leaves):
            self.body.addWidget(one)
        self.leaves.setText(with_clause(say.leaves_play(), book.cite(_CHIPS)))
        if book.word(_REFUND) == "none":
            self.body.addWidget(
                label(with_clause(say.nothing_back(), book.cite(_REFUND)), "quiet", wrap=True)
            )
        else:
            self.add(tr("Refund"), self.refund)

    @property
    def entry(self) -> int:
        """Who is meant, 0 for nobody yet."""
        found = self._entry or the_one(self.who)
        return found if isinstance(found, int) and found in self.session.state.people.entries else 0

    def _chosen(self) -> None:
        if self.entry != self._shown or not self.entry:
            self._shown = self.entry
            t, lines = self.session.state, []
            if self.entry:
                found = t.people.entries[self.entry]
                lines = record_lines(self.session, found.player)
                self.stack.setText("" if found.stack is None else amount(found.stack))
                paid = money(found.paid, str(t.setting("currency")))
                self.refund.setPlaceholderText(say.refund_hint(paid))
                if not self._entry:
                    self.offence.offence.setFocus()
            self.record.setText("\n".join(lines))
            self.record.setVisible(bool(lines))
            self._ask_shares()
        self.refresh()

    def _ask_shares(self) -> None:
        """Where the chips are dealt out: a field for each of the others at the table."""
        while (item := self._grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self.shares.clear()
        t = self.session.state
        dealt, seated = self.dealt.isChecked(), t.people.entries[self.entry].table if self.entry else None
        table = t.room.tables.get(seated or 0)
        self.leaves.setVisible(not dealt)
        for one in (self._seats, self.sum):
            one.setVisible(dealt and table is not None)
        if table is None or not dealt:
            self.refresh()
            return
        before: QWidget = self.dealt
        others = [(seat, e) for seat, e in sorted(table.seats.items()) if e != self.entry]
        for i, (seat, other) in enumerate(others):
            said = say.share_of(seat, t.name(other))
            field = self.shares[seat] = self.number(said, wide=100)
            self._grid.addWidget(ElidedLabel(said), i // 2, i % 2 * 2)
            self._grid.addWidget(field, i // 2, i % 2 * 2 + 1)
            QWidget.setTabOrder(before, field)
            before = field
        for column in (0, 2):
            self._grid.setColumnStretch(column, 1)
        self.refresh()

    def wish(self) -> Act | str | None:
        if not self.entry:
            found = None if self._entry else the_one(self.who)
            return found if isinstance(found, str) else None
        at, chips = self.claimed(self.offence.at.text()), whole_number(self.stack)
        refund = whole_number(self.refund)
        shares: list[tuple[int, int]] = []
        for seat, field in self.shares.items():
            share = whole_number(field)
            if isinstance(share, str):
                return share
            if share:
                shares.append((seat, share))
        for wrong in (at, chips, refund):
            if isinstance(wrong, str):
                return wrong
        self._say_sum(sum(n for _, n in shares), chips if isinstance(chips, int) else None)
        offence = self.offence.offence.text().strip()
        if not offence:
            return None
        return Disqualify(
            entry=self.entry, offence=offence, chips=chips if isinstance(chips, int) else None,
            shares=tuple(shares), refund=refund if isinstance(refund, int) else 0,
            clause=self.offence.clause.text().strip(), claimed=at if isinstance(at, int) else None,
        )  # fmt: skip

    def _say_sum(self, total: int, stack: int | None) -> None:
        self.sum.setText(say.dealt_so_far(total, stack) if self.shares else "")
