"""The Money page: the pool as a chain, and the prizes it pays."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from core.formats.format import can
from core.say.acts import AddToPool, SetPrice
from core.say.duties import Duty, PrizesDuty
from gui.console.frame.acting import Page, desk_of
from gui.console.frame.deeds import DeedButton
from gui.console.frame.printing import print_out
from gui.console.money.pool_card import PoolCard
from gui.console.money.pool_dialog import PoolDialog
from gui.console.money.prize_card import PrizeCard
from gui.program.session import Session
from gui.widgets.boxes import across, down, stacked
from gui.widgets.empty import Empty
from gui.widgets.panel import RING
from gui.widgets.plain_scroll import PlainScroll
from gui.words.tr import Context

tr = Context("money")

_LEFT, _NARROW, _ROOMY = 320, 260, 760
"""The width (px) of the pool's card, and where the page has less room than this."""


class MoneyPage(Page):
    """Letters act while the page itself has the keyboard; in the list digits fix a prize."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._add_deeds()
        self.pool = PoolCard(session, self.deeds["change"])
        self.prizes = PrizeCard(session, self.deeds["share"], self.deeds["print"])
        self._build()
        self.prizes.table.left.connect(self._leave)

    def _add_deeds(self) -> None:
        def nothing() -> None:
            """Ask for nothing that could be refused."""

        change = self.deeds.opens(PoolDialog)
        self.addAction(self.deeds.add("change", tr("Change…"), "C", nothing, change))
        self.deeds["change"].kinds = (AddToPool,)
        share = self.deeds.add("share", tr("Sharing…"), "S", nothing, lambda: self.prizes.sharing.turn())
        prints = partial(print_out, self, self.session, "payouts")
        self.addAction(share)
        self.addAction(self.deeds.add("print", tr("Print prizes"), "R", nothing, prints))
        price = self.deeds.add("price", tr("Set the price of an entry"), "E", nothing, self._set_price)
        self.addAction(price)

    def _build(self) -> None:
        self._left_side = PlainScroll()
        left = QWidget()
        down(self.pool, None, of=left)
        self._left_side.setWidget(left)
        both, price = QWidget(), DeedButton(self.deeds["price"], kind="primary")
        self._split = across(self._left_side, (self.prizes, 1), gap=16 - 2 * RING, of=both)
        empty = QWidget()
        nothing = Empty(
            tr("No price yet"),
            tr("The prize pool is what the players pay. Set the price of an entry, then share the pool."),
        )
        down((nothing, 1), across(None, price, None), 40, of=empty)
        self.stack = stacked(both, empty)
        down((self.stack, 1), margins=(20 - RING, 16, 20 - RING, 16), of=self)
        self._fit()

    def _fit(self) -> None:
        self._left_side.setFixedWidth(_LEFT if self.width() >= _ROOMY else _NARROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # -- following the tournament --------------------------------------------------------------------

    @property
    def empty(self) -> bool:
        """Whether nobody has paid and nothing says what will be paid."""
        t = self.session.state
        price = t.money.prices.get("entry")
        return not (price and price.paid) and not t.money.pool and not t.money.prizes_set

    def refresh(self) -> None:
        self.stack.setCurrentIndex(1 if self.empty else 0)
        self.deeds.refresh()
        self.deeds["price"].setVisible(self.empty and can(self.session.state, SetPrice))
        for name in ("share", "print"):
            self.deeds[name].setVisible(not self.empty)
        if self.empty:
            self.deeds["change"].setVisible(False)
            return
        self.pool.take()
        self.prizes.take()

    def tick(self) -> None:
        if not self.empty:
            self.prizes.tick()

    def about(self, duty: Duty) -> None:
        """Open the shares, for the duty about the prizes."""
        if isinstance(duty, PrizesDuty) and not self.prizes.sharing.opened:
            self.prizes.sharing.turn()

    def left(self) -> None:
        self.prizes.table.clearSelection()

    # -- the keyboard ----------------------------------------------------------------------------------

    def _leave(self) -> None:
        self.prizes.table.clearSelection()
        self.setFocus()

    def _set_price(self) -> None:
        made = desk_of(self).show_page("structure")
        if made is not None:
            made.ask("entry")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let an arrow go to the prizes, at the first of them; Esc close what is opened."""
        table, sharing = self.prizes.table, self.prizes.sharing
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.hasFocus() and table.isVisible():
            table.setFocus()
            if table.lines.rows and not table.selectionModel().hasSelection():
                table.selectRow(0)
        elif event.key() == Qt.Key.Key_Escape and sharing.opened:
            sharing.turn()
            self.setFocus()
            event.ignore()
        else:
            super().keyPressEvent(event)
