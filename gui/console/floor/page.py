"""The Floor page: who sits out and for how long, clocks that run, hand-for-hand, what was ruled."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core.say.duties import ConductReportDuty, Duty, PenaltyDuty
from core.tournament.elimination import elimination
from gui.console.floor.calls import Calls
from gui.console.floor.deeds import ConductDeeds
from gui.console.floor.hands import Hands
from gui.console.floor.lists import FloorLists
from gui.console.floor.penalties import PenaltyCard
from gui.console.frame.off_keys import say_why_off
from gui.console.frame.page import Page
from gui.console.frame.printing import print_out
from gui.program.session import Session
from gui.widgets.deeds import DeedButton, key_of, menu_of
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel
from gui.widgets.panel import RING
from gui.words import floor_page as say
from gui.words.tr import Context

tr = Context("floor")


_ROOM_FOR_MONEY = 80
_SERVING = ("tally", "hands", "served", "lift")


class ConductPage(Page):
    """Letters act in both lists: P gives a penalty, C calls the clock; F finds a ruling."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._stale = True
        self.penalties = PenaltyCard(session, self)
        self.deeds = ConductDeeds(self, session, self.penalties.chosen)
        self.penalties.add_deeds([self.deeds.all[name] for name in _SERVING])
        self.calls = Calls(session, self)
        self.hands = Hands(session, self.deeds.all["hand_for_hand"], self.deeds.all["hand"])
        self.lists = FloorLists(session)
        self._build()
        self._connect()

    def _build(self) -> None:
        self._top = top = QHBoxLayout()
        top.setContentsMargins(RING, 0, RING, 0)
        top.setSpacing(8)
        for name in ("penalty", "clock", "misdeal_ask"):
            top.addWidget(DeedButton(self.deeds.all[name]))
        self.more = KeyButton(tr("More…"), icon="dots-three")
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
        whole.addWidget(self.penalties, 3)
        whole.addWidget(self.lists, 2)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(_scrolled(held))

    def _connect(self) -> None:
        self.session.changed.connect(self._changed)
        self.session.ticked.connect(self._tick)
        self.calls.let_go.connect(lambda: self.home().setFocus())
        self.lists.let_go.connect(lambda: self.home().setFocus())
        self.more.clicked.connect(self._more)
        self.penalties.print.clicked.connect(lambda: print_out(self, self.session, "conduct"))
        self.lists.print.clicked.connect(lambda: print_out(self, self.session, self.lists.paper))
        self.penalties.chose.connect(self.deeds.refresh)
        self.penalties.menu_wanted.connect(self._menu)
        for view in (self.penalties.table, self.lists.list, self):
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
        return self.penalties.table if self.penalties.model.lines else self

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """How far the money is stands beside the buttons where there is room for it."""
        super().resizeEvent(event)
        buttons = self._top.sizeHint().width() - self.money.sizeHint().width() * (not self.money.isHidden())
        self.money.setVisible(self.width() >= buttons + _ROOM_FOR_MONEY)

    def _changed(self, change: Any) -> None:
        self._stale = True
        if self.isVisible():
            self._refresh()

    def _tick(self) -> None:
        """What is left goes on; all else is as it was at the last action."""
        if self.isVisible():
            self.calls.refresh()
            self.penalties.take()
            self.deeds.refresh()

    def _refresh(self) -> None:
        if not self._stale:
            return
        self._stale = False
        self.calls.refresh()
        self.hands.refresh()
        by_hand = elimination(self.session.state.game).hand_for_hand is not None
        self._begin.setVisible(not by_hand)
        self.money.setText("" if by_hand else say.money_short(self.session.state))
        self.lists.refresh()
        self.penalties.take()
        self.deeds.refresh()

    def about(self, duty: Duty) -> None:
        """Come from a duty: the penalty it is about is the one that keys act on."""
        penalty = duty.penalty if isinstance(duty, PenaltyDuty | ConductReportDuty) else None
        if penalty is not None and self.penalties.model.row_of(penalty) >= 0:
            self.penalties.choose(penalty)

    # -- doing ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not say_why_off(self, self.deeds.all.values(), event):
            super().keyPressEvent(event)

    def _to_find(self) -> None:
        self.lists.finder.setFocus()
        self.lists.finder.selectAll()

    def _more(self) -> None:
        self._popup(("disqualify", "same"), self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _menu(self, at: QPoint) -> None:
        if self.penalties.chosen() is not None:
            self._popup((*_SERVING, "", "penalty"), at)

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
