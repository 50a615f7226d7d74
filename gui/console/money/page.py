"""The Money page: the pool and its prizes, the till, the prizes for any number of entries, a deal."""

from collections.abc import Iterable, Mapping
from functools import cached_property, partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from core.formats.format import can
from core.money.payouts import may_come_in
from core.money.till import Account, kept, till
from core.say.acts import Act, AddToPool, Collect, CountTill, MoveTill, PayOut, Refund, Set, SetPrice, Settle
from core.say.duties import Duty, PrizesDuty, SignDealDuty, ToPayDuty, UnpaidDuty
from gui.console.frame.acting import Page, desk_of
from gui.console.frame.deeds import DeedButton
from gui.console.frame.printing import print_out, why_not
from gui.console.money import till_dialogs
from gui.console.money.deal_tab import DealTab
from gui.console.money.payouts_tab import PayoutsTab
from gui.console.money.pool_card import PoolCard
from gui.console.money.pool_dialog import PoolDialog
from gui.console.money.prize_card import PrizeCard
from gui.console.money.till_card import TillCard
from gui.console.money.till_tab import TillTab
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.boxes import across, down, put_on, stacked, tab_bar, tab_to
from gui.widgets.empty import Empty
from gui.widgets.lined_table import LinedTable
from gui.widgets.menu import key_of
from gui.widgets.panel import RING
from gui.widgets.plain_scroll import PlainScroll
from gui.words.tr import Context
from gui.words.voices import SelectFirst, told

tr = Context("money")

POOL, TILL, PAYOUTS, DEAL = range(4)
_LEFT, _NARROW, _ROOMY = 320, 260, 760
"""The width (px) of the pool's card, and where the page has less room than this."""

_OF_ACCOUNT = "collect", "pay_out", "refund"
"""The deeds about the account that is chosen in the till."""


class MoneyPage(Page):
    """Letters act while the page itself has the keyboard; in the list digits fix a prize."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._add_deeds()
        self.pool = PoolCard(session, self.deeds["change"])
        self.beside = TillCard(session)
        self.prizes = PrizeCard(session, self.deeds["share"], self.deeds["print"])
        self._build()
        if session.earlier is not None:
            session.earlier.changed.connect(self.refresh)
        self.prizes.table.left.connect(self._leave)

    @cached_property
    def till(self) -> TillTab:
        deeds = self.deeds
        part = TillTab(
            self.session,
            deeds["keep_till"],
            [deeds["count_till"], deeds["move_till"]],
            [deeds[name] for name in _OF_ACCOUNT],
            deeds["earlier"],
        )
        self._put(part)
        part.table.selectionModel().selectionChanged.connect(lambda *_: self._choose())
        return part

    @cached_property
    def payouts(self) -> PayoutsTab:
        part = PayoutsTab(self.session)
        self._put(part)
        return part

    @cached_property
    def deal(self) -> DealTab:
        part = DealTab(self.session, self.deeds["print_deal"])
        self._put(part)
        part.left.connect(self._leave)
        return part

    def _put(self, part: QWidget) -> None:
        put_on(self.stack, part)
        tab_to(part, self.tabs)

    def _part(self, tab: int) -> TillTab | PayoutsTab | DealTab:
        """Return the part of this tab. It is built when it is first looked at: without these three the page
        opens in a quarter of the time."""
        if tab == TILL:
            return self.till
        return self.payouts if tab == PAYOUTS else self.deal

    def complete(self) -> None:
        for tab in (TILL, PAYOUTS, DEAL):
            self._part(tab)

    def _chosen(self) -> Account | None:
        """Return the account that is chosen in the till; None where the till is not looked at."""
        return self.till.chosen() if self.tabs.currentIndex() == TILL else None

    def _choose(self) -> None:
        for name in _OF_ACCOUNT:
            self.deeds[name].refresh()
            self.deeds[name].setVisible(self.tabs.currentIndex() == TILL and kept(self.session.state))
        self.deeds["earlier"].refresh()

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
        sheet = partial(print_out, self, self.session, "deal")
        self.addAction(self.deeds.add("print_deal", tr("Print sheet"), "R", self._undealt, sheet))
        for name, said, key, wish, run in (
            ("keep_till", tr("Keep a till"), "K", lambda: Set(key="till", value="on"), None),
            ("count_till", tr("Count…"), "N", nothing, partial(self._ask, CountTill)),
            ("move_till", tr("In or out…"), "M", nothing, partial(self._ask, MoveTill)),
            ("collect", tr("Take payment…"), "O", self._owing, self._collect),
            ("pay_out", tr("Pay out…"), "Y", self._due, self._pay_out),
            ("refund", tr("Refund…"), "F", self._collected, self._refund),
            ("earlier", tr("Earlier night"), "G", self._open_earlier, self._go_earlier),
        ):
            self.addAction(self.deeds.add(name, said, key, wish, run))

    def _undealt(self) -> str | None:
        """Return why no deal can be printed; None: one stands."""
        return why_not(self.session, "deal") or None

    def _ask(self, act: type[Act]) -> None:
        till_dialogs.ask(self, self.session, act).open()

    def _owing(self) -> str | None:
        """Return why no payment can be taken now; None: one can."""
        mine = self._chosen()
        if mine is None:
            return told(tr("Choose a player in the list first."), SelectFirst(thing="one player"))
        return None if mine.to_collect else tr("This player owes nothing.")

    def _due(self) -> str | None:
        mine = self._chosen()
        if mine is None:
            return told(tr("Choose a player in the list first."), SelectFirst(thing="one player"))
        return None if mine.to_pay + mine.to_refund else tr("Nothing is to be paid to this player.")

    def _collected(self) -> str | None:
        mine = self._chosen()
        if mine is None:
            return told(tr("Choose a player in the list first."), SelectFirst(thing="one player"))
        return None if mine.collected > mine.set_off else tr("Nothing was collected from this player.")

    def _open_earlier(self) -> str | None:
        mine = self._chosen()
        if mine is None:
            return told(tr("Choose a player in the list first."), SelectFirst(thing="one player"))
        return None if self.till.still_open(mine) else tr("Nothing is open from earlier nights.")

    def _go_earlier(self) -> None:
        """Show the account in the till of the night it belongs to: it is settled there."""
        mine, earlier = self._chosen(), self.session.earlier
        if mine is not None and earlier is not None:
            night, there = self.till.still_open(mine)[0]
            earlier.show(night.path, there.player)

    def _collect(self) -> None:
        if (mine := self._chosen()) is not None:
            till_dialogs.ask(self, self.session, Collect, mine.player).open()

    def _pay_out(self) -> None:
        if (mine := self._chosen()) is not None:
            till_dialogs.ask(self, self.session, PayOut, mine.player).open()

    def _refund(self) -> None:
        if (mine := self._chosen()) is not None:
            till_dialogs.ask(self, self.session, Refund, mine.player).open()

    def _build(self) -> None:
        self._titles, letters = (tr("Pool and prizes"), tr("Till"), tr("Payouts"), tr("Deal")), "PTAD"
        self.tabs = tab_bar(*self._titles, hints=letters)
        left, both, empty = QWidget(), QWidget(), QWidget()
        self._first = stacked(both, empty)
        self.stack = stacked(self._first)
        row = across(self.tabs, None, margins=(RING, 0, RING, 0))
        down(row, (self.stack, 1), gap=8, margins=(20 - RING, 12, 20 - RING, 16), of=self)
        self._left_side = PlainScroll()
        self._split = across(self._left_side, gap=16 - 2 * RING, of=both)
        self._left_side.setWidget(left)
        down(self.pool, self.beside, None, gap=16 - 2 * RING, of=left)
        self._split.addWidget(self.prizes, 1)  # Tab comes to the pool before them
        price = DeedButton(self.deeds["price"], kind="primary")
        nothing = Empty(
            tr("No price yet"),
            tr("The prize pool is what the players pay. Set the price of an entry, then share the pool."),
        )
        down((nothing, 1), across(None, price, None), 40, of=empty)
        here, within = Qt.ShortcutContext.WidgetShortcut, Qt.ShortcutContext.WidgetWithChildrenShortcut
        self._letters = [
            key_of(letter, self, partial(self.go, at), here) for at, letter in enumerate(letters)
        ]
        key_of("Ctrl+PgDown", self, partial(self._go_on, 1), within)
        key_of("Ctrl+PgUp", self, partial(self._go_on, -1), within)
        self.tabs.currentChanged.connect(self._turned)
        self._name_letters()
        self._fit()

    def _fit(self) -> None:
        self._left_side.setFixedWidth(_LEFT if self.width() >= _ROOMY else _NARROW)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # -- following the tournament --------------------------------------------------------------------

    @property
    def empty(self) -> bool:
        """Return whether nobody has paid and nothing says what will be paid."""
        t = self.session.state
        price = t.money.price("entry")
        return not (price and price.paid) and not t.money.pool and not t.money.prizes_set

    def refresh(self) -> None:
        t, at, bare = self.session.state, self.tabs.currentIndex(), self.empty
        self.tabs.setTabVisible(TILL, can(t, Collect))
        self.tabs.setTabVisible(DEAL, can(t, Settle))
        self._say_till()
        self._first.setCurrentIndex(1 if bare else 0)
        if at == POOL and not bare:
            self.pool.take()
            self.beside.take()
            self.prizes.take()
        elif at != POOL:
            self._part(at).take()
        self.deeds.refresh()
        offered = self._offered(at)
        for name, deed in self.deeds.items():
            deed.setVisible(name in offered)

    def _offered(self, part: int) -> tuple[str, ...]:
        """Return the deeds that this part has tonight."""
        t = self.session.state
        if part == POOL:
            if self.empty:
                return ("price",) if can(t, SetPrice) else ()
            return (*(("change",) if can(t, AddToPool) else ()), "share", "print")
        if part == TILL and kept(t):
            return ("count_till", "move_till", *_OF_ACCOUNT, *(("earlier",) if self.till.any_earlier else ()))
        return {TILL: ("keep_till",), DEAL: ("print_deal",)}.get(part, ())

    def elsewhere(self) -> Mapping[QAction, str]:
        at = self.tabs.currentIndex()
        others = ((part, said) for part, said in enumerate(self._titles) if self.tabs.isTabVisible(part))
        return {self.deeds[name]: said for part, said in others if part != at for name in self._offered(part)}

    def _say_till(self) -> None:
        self._may_come_in = may_come_in(self.session.state, self.session.now())
        self.tabs.setTabText(TILL, self._till_said())

    def _till_said(self) -> str:
        """Return the name of the till's part, with how many owe, or else how many are to be paid."""
        found = till(self.session.state, self.session.now()) if kept(self.session.state) else None
        if found is not None and found.owing:
            return tr("Till · %n owe", len(found.owing))
        if found is not None and found.to_pay:
            return tr("Till · %n to pay", len(found.to_pay))
        return tr("Till")

    def tick(self) -> None:
        """Follow the clock alone: once registration has closed, prizes are to be paid."""
        if may_come_in(self.session.state, self.session.now()) != self._may_come_in:
            self._say_till()
        if self.tabs.currentIndex() == POOL and not self.empty:
            self.pool.tick()
            self.prizes.tick()
        elif self.tabs.currentIndex() == TILL and self.till.take_if_new():
            self.deeds.refresh()

    # -- the parts -----------------------------------------------------------------------------------

    def go(self, tab: int) -> None:
        """Open this part of the page, and give it the keyboard."""
        self.tabs.setCurrentIndex(tab)
        self.setFocus()
        if tab == PAYOUTS:
            self.payouts.begin()
        elif tab == DEAL:
            self.deal.begin()

    def _go_on(self, by: int) -> None:
        seen = [x for x in range(self.tabs.count()) if self.tabs.isTabVisible(x)]
        self.go(seen[(seen.index(self.tabs.currentIndex()) + by) % len(seen)])

    def _turned(self, tab: int) -> None:
        self.stack.setCurrentWidget(self._first if tab == POOL else self._part(tab))
        if tab == TILL and self.session.earlier is not None:
            self.session.earlier.look()
        self._name_letters()
        if tab == PAYOUTS and not self.payouts.entries.text():
            self.payouts.entries.setModified(False)  # it begins with tonight's number again
        self.refresh()

    def _name_letters(self) -> None:
        """Leave the letter of the part that is shown, and of one that is not there, to the command bar."""
        for at, key in enumerate(self._letters):
            key.setEnabled(at != self.tabs.currentIndex() and self.tabs.isTabVisible(at))

    def absent(self) -> Iterable[QShortcut]:
        """Return the letters of parts that are not there, and the deal's own keys."""
        yield from (key for at, key in enumerate(self._letters) if not self.tabs.isTabVisible(at))
        if not self.tabs.isTabVisible(DEAL):
            yield from self.deal.findChildren(QShortcut)

    def about(self, duty: Duty) -> None:
        """Open the shares for the duty about the prizes, the deal for its own, the till for payments."""
        part = {PrizesDuty: POOL, SignDealDuty: DEAL}.get(type(duty), TILL)
        self.go(part)
        if isinstance(duty, PrizesDuty) and not self.prizes.sharing.opened:
            self.prizes.sharing.turn()
        elif isinstance(duty, UnpaidDuty | ToPayDuty) and self.till.table.isVisible():
            self.till.table.setFocus()
            self.till.choose(duty.players[0])

    def ask(self, what: str) -> None:
        if what == "deal":
            self.go(DEAL)

    def left(self) -> None:
        self._clear()

    # -- the keyboard ----------------------------------------------------------------------------------

    @property
    def _list(self) -> LinedTable | None:
        """The list of the part that is shown."""
        tab = self.tabs.currentIndex()
        if tab == POOL:
            return self.prizes.table
        part = self._part(tab)
        return None if isinstance(part, DealTab) else part.table

    def _clear(self) -> None:
        if self._list is not None:
            self._list.clearSelection()

    def _leave(self) -> None:
        self._clear()
        self.setFocus()

    def confirm(self) -> bool:
        """Record the deal, where it is looked at."""
        if self.tabs.currentIndex() == DEAL and self.deal.open:
            self.deal.carry_out()
            return True
        return False

    def _set_price(self) -> None:
        made = desk_of(self).show_page("structure")
        if made is not None:
            made.ask("entry")

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let an arrow go to the prizes, at the first of them; Esc close what is opened."""
        table, sharing = self._list, self.prizes.sharing
        arrow = event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.hasFocus()
        if arrow and table is not None and table.isVisible():
            table.setFocus()
            if table.model().rowCount() and not table.selectionModel().hasSelection():
                table.selectRow(0)
        elif event.key() == Qt.Key.Key_Escape:
            if sharing.opened and sharing.isVisible():
                sharing.turn()
            self._leave()
            event.ignore()
        else:
            super().keyPressEvent(event)
