"""The night's penalties on the Floor page: who sits out and how long, and the one that keys act on."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from gui.console.floor.lists import Pages
from gui.console.floor.penalty_lines import PenaltyLine, penalty_lines
from gui.console.floor.penalty_model import PLAYER, PenaltyModel
from gui.console.frame.off_keys import leave_letters
from gui.program.session import Session
from gui.widgets.deeds import Deed, DeedButton
from gui.widgets.empty import Empty
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.lined_table import LinedTable
from gui.widgets.panel import RING, Card
from gui.words import floor_page as say
from gui.words.numbers import time_of_day
from gui.words.tr import Context, common

tr = Context("floor")


_LEAST = 92
"""The head and two penalties, px."""


class PenaltyCard(Card):
    """``chose``: another penalty is chosen. ``menu_wanted`` carries the place on the screen. ``home`` is what
    has the keyboard while there is no list."""

    chose = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, session: Session, home: QWidget) -> None:
        super().__init__()
        self._session, self._home, self._kept = session, home, 0
        self.model = PenaltyModel(session.zone)
        self.table = _Table(self.model)
        self.summary, self.who = ElidedLabel("", "quiet"), ElidedLabel("", "strong")
        self.print = KeyButton(common("Print…"), icon="printer")
        self.print.setAccessibleName(f"{tr('Penalties')}, {common('Print…')}")
        self._build()
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.customContextMenuRequested.connect(
            lambda at: self.menu_wanted.emit(self.table.viewport().mapToGlobal(at))
        )

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(8, 0, 3, 0)
        head.setSpacing(12)
        head.addWidget(label(tr("Penalties"), "strong"))
        head.addWidget(self.summary, 1)
        self.print.set_small()
        keeps = self.print.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)  # the title stays where it is
        self.print.setSizePolicy(keeps)
        head.addWidget(self.print)
        self.stack = Pages()
        self.stack.setMinimumHeight(_LEAST)
        self.stack.addWidget(self.table)
        self.stack.addWidget(
            Empty(
                tr("No penalties tonight"), tr("Press P to give one. Riffle proposes the next penalty step.")
            )
        )
        self.foot = QWidget()
        foot = QVBoxLayout(self.foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(6)
        line = QFrame()
        line.setProperty("line", True)
        foot.addWidget(line)
        self._bar = QHBoxLayout()
        self._bar.setContentsMargins(8, 0, 3, 2)
        self._bar.setSpacing(8)
        self._bar.addWidget(self.who, 1)
        foot.addLayout(self._bar)
        inner = QVBoxLayout(self)
        inner.setContentsMargins(RING + 8, RING + 8, RING + 8, RING + 8)
        inner.setSpacing(6)
        inner.addLayout(head)
        inner.addWidget(self.stack, 1)
        inner.addWidget(self.foot)

    def add_deeds(self, deeds: list[Deed]) -> None:
        """What is done with the penalty chosen."""
        for deed in deeds:
            self._bar.addWidget(DeedButton(deed))

    # -- following the tournament --------------------------------------------------------------------

    def take(self) -> None:
        """Show the night as it stands; what was just given is what is spoken of now."""
        before = {x.id for x in self.model.lines}
        lines = penalty_lines(self._session)
        new = [x.id for x in lines if x.id not in before] if before else []
        kept = max(new, default=self._kept)
        # of the window: a dialog may have the keyboard just now
        focus = self.window().focusWidget()
        if not lines and focus is self.table:
            self._home.setFocus()  # a list that is hidden would hand the keyboard to a button
        if self.model.take(lines):
            self.choose(kept)
        self.stack.setCurrentIndex(0 if lines else 1)
        self.foot.setVisible(bool(lines))
        self.print.setVisible(bool(lines))
        if lines and focus is self._home:
            self.table.setFocus()
        self.summary.setText(self._sit_out(lines))
        self._say_who()

    def _sit_out(self, lines: list[PenaltyLine]) -> str:
        out = {x.entry for x in lines if x.status in ("serving", "over", "waits")}
        back = min((x for x in lines if x.back is not None), key=lambda x: x.back or 0, default=None)
        when = time_of_day(back.back or 0, self._session.zone) if back is not None else ""
        return say.sit_out(len(out), back.name if back is not None else "", when)

    # -- what is chosen ------------------------------------------------------------------------------

    def chosen(self) -> PenaltyLine | None:
        """The line that is selected."""
        rows = self.table.selectionModel().selectedRows()
        return self.model.line(rows[0].row()) if len(rows) == 1 else None

    def choose(self, penalty: int) -> None:
        """This one; the first where it is not shown."""
        if self.model.lines:
            flags = QItemSelectionModel.SelectionFlag
            index = self.model.index(max(0, self.model.row_of(penalty)), PLAYER)
            self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.table.scrollTo(index)

    def _selected(self) -> None:
        line = self.chosen()
        self._kept = line.id if line is not None else self._kept
        self._say_who()
        self.chose.emit()

    def _say_who(self) -> None:
        line = self.chosen()
        self.who.setText("" if line is None else f"{line.name} · {line.step}")


class _Table(LinedTable):
    """Letters are deeds here, not a search in the first column."""

    def __init__(self, model: PenaltyModel) -> None:
        super().__init__(model, [50, 172, 120, 170, 160, 54], stretch=4)
        self.setSelectionMode(LinedTable.SelectionMode.SingleSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAccessibleName(tr("Penalties"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        leave_letters(super().keyPressEvent, event)
