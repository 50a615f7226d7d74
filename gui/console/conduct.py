"""The Floor page: who sits out and for how long, clocks that run, hand-for-hand, what was ruled."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core.duty import Duty
from gui import text_floor_page as say
from gui.console.acting import desk_of
from gui.console.conduct_calls import Calls
from gui.console.conduct_deeds import ConductDeeds
from gui.console.conduct_hands import Hands
from gui.console.conduct_lists import FloorLists, Pages, leave_letters
from gui.console.printing import print_out
from gui.models.penalty_lines import PenaltyLine, penalty_lines
from gui.models.penalty_model import PLAYER, PenaltyModel
from gui.session import Session
from gui.text_numbers import time_of_day
from gui.widgets.deeds import DeedButton, key_of, menu_of
from gui.widgets.empty import Empty
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.lined_table import LinedTable
from gui.widgets.panel import RING, Card

_LEAST = 92
"""The head and two penalties, px."""
_SERVING = ("tally", "hands", "served", "lift")


class ConductPage(QWidget):
    """Letters act in both lists: P gives a penalty, C calls the clock; F finds a ruling."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._stale = True
        self._kept = 0
        self.model = PenaltyModel(session.zone)
        self.table = _Table(self.model)
        self.deeds = ConductDeeds(self, session, self.chosen)
        self.calls = Calls(session)
        self.hands = Hands(session, self.deeds.all["hand_for_hand"], self.deeds.all["hand"])
        self.lists = FloorLists(session)
        self.summary = ElidedLabel("", "quiet")
        self._build()
        self._connect()

    # -- building ------------------------------------------------------------------------------------

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(RING, 0, RING, 0)
        top.setSpacing(8)
        for name in ("penalty", "clock", "misdeal_ask"):
            top.addWidget(DeedButton(self.deeds.all[name]))
        self.more = KeyButton(say.deed("more"), icon="dots-three")
        top.addWidget(self.more)
        self.money = ElidedLabel("", "quiet")
        self.money.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        top.addWidget(self.money, 1)
        self._begin = DeedButton(self.deeds.all["hand_for_hand"])
        top.addWidget(self._begin)
        held = QWidget()
        whole = QVBoxLayout(held)
        whole.setContentsMargins(20 - RING, 20, 20 - RING, 20 - RING)
        whole.setSpacing(8)
        whole.addLayout(top)
        whole.addWidget(self.calls)
        whole.addWidget(self.hands)
        whole.addWidget(self._penalties(), 3)
        whole.addWidget(self.lists, 2)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(_scrolled(held))

    def _penalties(self) -> Card:
        card = Card()
        head = QHBoxLayout()
        head.setContentsMargins(8, 0, 3, 0)
        head.setSpacing(12)
        head.addWidget(label(say.word("penalties"), "strong"))
        head.addWidget(self.summary, 1)
        self.print = KeyButton(say.word("print"), icon="printer")
        self.print.setAccessibleName(f"{say.word('penalties')}, {say.word('print')}")
        self.print.set_small()
        keeps = self.print.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)  # the title stays where it is
        self.print.setSizePolicy(keeps)
        head.addWidget(self.print)
        self._stack = Pages()
        self._stack.setMinimumHeight(_LEAST)
        self._stack.addWidget(self.table)
        self._stack.addWidget(Empty(say.word("empty"), say.word("empty_more")))
        self._bar = QWidget()
        bar = QHBoxLayout(self._bar)
        bar.setContentsMargins(8, 0, 3, 2)
        bar.setSpacing(8)
        self.who = ElidedLabel("", "strong")
        bar.addWidget(self.who, 1)
        for name in _SERVING:
            bar.addWidget(DeedButton(self.deeds.all[name]))
        inner = QVBoxLayout(card)
        inner.setContentsMargins(RING + 8, RING + 8, RING + 8, RING + 8)
        inner.setSpacing(6)
        inner.addLayout(head)
        inner.addWidget(self._stack, 1)
        line = QFrame()
        line.setProperty("line", True)
        inner.addWidget(line)
        inner.addWidget(self._bar)
        self._line = line
        return card

    def _connect(self) -> None:
        self.session.changed.connect(self._changed)
        self.session.ticked.connect(self._tick)
        self.calls.let_go.connect(lambda: self.home().setFocus())
        self.more.clicked.connect(self._more)
        self.print.clicked.connect(lambda: self._print("conduct"))
        self.lists.print.clicked.connect(lambda: self._print("rulings"))
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.customContextMenuRequested.connect(self._menu)
        for view in (self.table, self.lists.list, self):
            view.addActions(list(self.deeds.all.values()))
            key_of("F", view, self._to_find, Qt.ShortcutContext.WidgetShortcut)
        find = QKeySequence(QKeySequence.StandardKey.Find)
        key_of(find, self, self._to_find, Qt.ShortcutContext.WidgetWithChildrenShortcut)

    # -- following the tournament --------------------------------------------------------------------

    def shown(self) -> None:
        """Come into view: the letters act."""
        self._refresh()
        self.home().setFocus()

    def home(self) -> QWidget:
        """What has the keyboard where nothing else wants it."""
        return self.table if self.model.lines else self

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def _changed(self, change: Any) -> None:
        self._stale = True
        if self.isVisible():
            self._refresh()

    def _tick(self) -> None:
        """What is left goes on; all else is as it was at the last action."""
        if self.isVisible():
            self.calls.refresh()
            self._take()
            self.deeds.refresh()

    def _refresh(self) -> None:
        if not self._stale:
            return
        self._stale = False
        self.calls.refresh()
        self.hands.refresh()
        by_hand = self.session.state.hand_for_hand is not None
        self._begin.setVisible(not by_hand)
        self.money.setText("" if by_hand else say.money_short(self.session.state))
        self.lists.refresh()
        self._take()
        self.deeds.refresh()

    def _take(self) -> None:
        before = {x.id for x in self.model.lines}
        lines = penalty_lines(self.session)
        # what was just given is what is spoken of now
        new = [x.id for x in lines if x.id not in before] if before else []
        kept = max(new, default=self._kept)
        # of the window: a dialog may have the keyboard just now
        focus = self.window().focusWidget()
        if not lines and focus is self.table:
            self.setFocus()  # a list that is hidden would hand the keyboard to a button
        if self.model.take(lines):
            self._choose(kept)
        self._stack.setCurrentIndex(0 if lines else 1)
        self._bar.setVisible(bool(lines))
        self._line.setVisible(bool(lines))
        self.print.setVisible(bool(lines))
        if lines and focus is self:
            self.table.setFocus()
        self.summary.setText(self._sit_out(lines))
        self._say_who()

    def _sit_out(self, lines: list[PenaltyLine]) -> str:
        out = {x.entry for x in lines if x.status in ("serving", "over", "waits")}
        back = min((x for x in lines if x.back is not None), key=lambda x: x.back or 0, default=None)
        when = time_of_day(back.back or 0, self.session.zone) if back is not None else ""
        return say.sit_out(len(out), back.name if back is not None else "", when)

    # -- what is chosen ------------------------------------------------------------------------------

    def chosen(self) -> PenaltyLine | None:
        """The line that is selected."""
        rows = self.table.selectionModel().selectedRows()
        return self.model.line(rows[0].row()) if len(rows) == 1 else None

    def _choose(self, penalty: int) -> None:
        """The same as before, else the first."""
        row = max(0, self.model.row_of(penalty))
        if self.model.lines:
            flags = QItemSelectionModel.SelectionFlag
            index = self.model.index(row, PLAYER)
            self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def _selected(self) -> None:
        line = self.chosen()
        self._kept = line.id if line is not None else self._kept
        self._say_who()
        self.deeds.refresh()

    def _say_who(self) -> None:
        line = self.chosen()
        self.who.setText("" if line is None else f"{line.name} · {line.step}")

    def about(self, duty: Duty) -> None:
        """Come from a duty: the penalty it is about is the one that keys act on."""
        cause = duty.cause[0] if duty.cause else 0
        if isinstance(cause, int) and self.model.row_of(cause) >= 0:
            self._choose(cause)

    # -- doing ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A deed's key that comes as far as this is off: why, as its tooltip says."""
        key = QKeySequence(event.keyCombination())
        deed = next((d for d in self.deeds.all.values() if not d.isEnabled() and d.shortcut() == key), None)
        desk = desk_of(self)
        if deed is None or desk is None:
            super().keyPressEvent(event)
        else:
            desk.say(deed.toolTip())

    def _to_find(self) -> None:
        self.lists.finder.setFocus()
        self.lists.finder.selectAll()

    def _print(self, key: str) -> None:
        """A paper that this version does not have yet is said, not tried."""
        from gui.printing.documents import DOCUMENTS

        desk = desk_of(self)
        if key in dict(DOCUMENTS):
            print_out(self, self.session, key)
        elif desk is not None:
            desk.say(say.word("not_yet"))

    def _more(self) -> None:
        self._popup(("disqualify", "same"), self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _menu(self, at: QPoint) -> None:
        if self.chosen() is not None:
            self._popup((*_SERVING, "", "penalty"), self.table.viewport().mapToGlobal(at))

    def _popup(self, names: tuple[str, ...], at: QPoint) -> None:
        self.deeds.refresh()
        menu = menu_of([self.deeds.all[x] if x else None for x in names], self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)


def _scrolled(held: QWidget) -> QScrollArea:
    """Several clocks at once on a small screen: nothing is squeezed, the rest scrolls."""
    made = QScrollArea()
    made.setWidgetResizable(True)
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.viewport().setAutoFillBackground(False)
    made.setWidget(held)
    held.setAutoFillBackground(False)
    return made


class _Table(LinedTable):
    """Letters are deeds here, not a search in the first column."""

    def __init__(self, model: PenaltyModel) -> None:
        super().__init__(model, [56, 190, 104, 176, 160, 56], stretch=4)
        self.setSelectionMode(LinedTable.SelectionMode.SingleSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAccessibleName(say.word("penalties"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        leave_letters(super().keyPressEvent, event)
