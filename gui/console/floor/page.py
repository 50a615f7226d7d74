"""The Floor page: clocks that run, hand-for-hand, and one list of penalties, rulings and calls."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from core.say.duties import ConductReportDuty, Duty, PenaltyDuty
from gui.console.floor.calls import Calls
from gui.console.floor.deeds import ConductDeeds
from gui.console.floor.hands import Hands
from gui.console.floor.listing import FloorList
from gui.console.frame.acting import say_why_off
from gui.console.frame.pages import Page
from gui.console.frame.printing import print_out
from gui.program.session import Session
from gui.widgets.boxes import across, down
from gui.widgets.deeds import DeedButton, key_of, menu_of
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel
from gui.widgets.panel import RING
from gui.widgets.plain_scroll import PlainScroll
from gui.words import floor as say
from gui.words.tr import Context

tr = Context("floor")

_SERVING, _COUNTED = ("tally", "hands", "served", "lift"), ("tally", "hands")


class ConductPage(Page):
    """Letters act in the list: P gives a penalty, C calls the clock; F finds a line."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._stale = True
        self.list = FloorList(session, self)
        self.deeds = ConductDeeds(self, session, self.list.chosen)
        self.list.add_deeds({self.deeds.all[name]: name in _COUNTED for name in _SERVING})
        self.calls = Calls(session, self)
        self.hands = Hands(session, self.deeds.all["hand_for_hand"], self.deeds.all["hand"])
        self.more = KeyButton(tr("More…"), icon="dots-three")
        self.money, self.sit_out = ElidedLabel("", "quiet"), ElidedLabel("", "quiet")
        self._begin = DeedButton(self.deeds.all["hand_for_hand"])
        self._build()
        self.session.changed.connect(self._changed)
        self.session.ticked.connect(self._tick)
        self.more.clicked.connect(lambda: self._popup(("disqualify", "same"), self._under_more()))
        self.list.print.clicked.connect(lambda: print_out(self, self.session, self.list.paper))
        self.list.chose.connect(self.deeds.refresh)
        self.list.menu_wanted.connect(self._menu)
        for view in (self.list.table, self):
            view.addActions(list(self.deeds.all.values()))
            key_of("F", view, self._to_find, Qt.ShortcutContext.WidgetShortcut)
        find = QKeySequence(QKeySequence.StandardKey.Find)
        key_of(find, self, self._to_find, Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _build(self) -> None:
        self._top = top = across(gap=8, margins=(RING, 0, RING, 0))
        asked = [DeedButton(self.deeds.all[name]) for name in ("penalty", "clock", "misdeal_ask")]
        self._acting = (*asked, self._begin)
        for made in asked:
            top.addWidget(made)
        top.addWidget(self.more)
        self.money.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        top.addStretch(1)
        top.addWidget(self.money, 99)
        top.addWidget(self._begin)
        self.sit_out.setContentsMargins(RING + 16, 0, RING, 0)
        held = QWidget()
        down(
            top, self.calls, self.hands, self.list, self.sit_out, None, gap=8,
            margins=(20 - RING, 20, 20 - RING, 20 - RING), of=held,
        )  # fmt: skip
        scroll = PlainScroll()  # several clocks at once on a small screen: nothing is squeezed
        scroll.setWidget(held)
        down(scroll, of=self)

    # -- following the tournament --------------------------------------------------------------------

    def shown(self) -> None:
        """Come into view: the letters act."""
        self._refresh()
        self.home().setFocus()

    def home(self) -> QWidget:
        """Return the widget that has the keyboard where nothing else wants it."""
        return self.list.table if self.list.model.rows else self

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_keys()
        self._fit_money()

    def _fit_keys(self) -> None:
        """Let the buttons' keys go where words of another language need their room: the help has them too."""
        for made in self._acting:
            made.set_compact(False)
        shown = [x for x in (*self._acting, self.more) if not x.isHidden()]
        need = sum(x.sizeHint().width() + self._top.spacing() for x in shown)
        for made in self._acting:
            made.set_compact(need > self.width() - 2 * 20)

    def _fit_money(self) -> None:
        """Say how far the money is beside the buttons where there is room for it."""
        wide = self._top.sizeHint().width() + self._top.spacing() + self.money.sizeHint().width()
        self.money.setVisible(self.width() >= wide + 2 * (20 - RING))

    def _changed(self, change: Any) -> None:
        self._stale = True
        if self.isVisible():
            self._refresh()

    def _tick(self) -> None:
        """Let the remaining times run on; all else is as it was at the last action."""
        if self.isVisible():
            self.calls.refresh()
            self.list.tick()
            self.sit_out.setText(self.list.summary)
            self.deeds.refresh()

    def _refresh(self) -> None:
        if not self._stale:
            return
        self._stale = False
        self.hands.refresh()
        by_hand = self.session.state.game.hand_for_hand is not None
        self._begin.setVisible(not by_hand)
        self.money.setText("" if by_hand else say.money_short(self.session.state))
        self._fit_money()
        self.list.refresh()
        self.calls.refresh()
        self.sit_out.setText(self.list.summary)
        self.deeds.refresh()

    def about(self, duty: Duty) -> None:
        """Come from a duty: the penalty it is about is the one that keys act on."""
        penalty = duty.penalty if isinstance(duty, PenaltyDuty | ConductReportDuty) else None
        if penalty is not None:
            self.list.show_line(("penalty", penalty))

    # -- doing ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not say_why_off(self, self.deeds.all.values(), event):
            super().keyPressEvent(event)

    def _to_find(self) -> None:
        if self.list.finder.isVisible():
            self.list.finder.setFocus()
            self.list.finder.selectAll()

    def _under_more(self) -> QPoint:
        return self.more.mapToGlobal(self.more.rect().bottomLeft())

    def _menu(self, at: QPoint) -> None:
        if self.list.chosen() is not None:
            self._popup((*_SERVING, "", "penalty"), at)

    def _popup(self, names: tuple[str, ...], at: QPoint) -> None:
        self.deeds.refresh()
        menu = menu_of([self.deeds.all[x] if x else None for x in names], self)
        menu.popup(at)
