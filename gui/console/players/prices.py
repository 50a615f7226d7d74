"""The price at which somebody buys, asked for where there are several."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from core.people.buying import asks_price, prices_of
from core.say.records import PurchaseKind
from gui.program.session import Session
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.menu import Menu, entry
from gui.words import people as say
from gui.words.tr import Context

tr = Context("players")

_WIDE = 140


class PriceChoice(ElidedCombo):
    """The prices of a kind of purchase, the usual one first; hidden while there is no other."""

    def __init__(self, session: Session, kind: PurchaseKind) -> None:
        super().__init__()
        self._session = session
        self.setAccessibleName(tr("Price"))
        self.setMinimumWidth(_WIDE)
        self.take(kind)

    @property
    def at(self) -> str:
        """Return the name of the chosen price; empty at the usual one."""
        return str(self.currentData() or "")

    def take(self, kind: PurchaseKind) -> None:
        """Show the prices as they stand, keeping the chosen one."""
        t, at = self._session.state, self.at
        found = [(price.name, say.price_name(price, t.currency)) for price in prices_of(t, kind)]
        if found != [(self.itemData(i), self.itemText(i)) for i in range(self.count())]:
            self.clear()
            for name, said in found:
                self.addItem(said, name)
            self.setCurrentIndex(max(0, self.findData(at)))
        self.setVisible(asks_price(t, kind))


def choose_price(page: QWidget, session: Session, kind: PurchaseKind, does: Callable[[str], object]) -> None:
    """Do it at the only price, or at the one that is chosen in a menu: Enter takes the usual one."""
    t = session.state
    prices = prices_of(t, kind)
    if not asks_price(t, kind):
        does("")
        return
    menu = Menu(page)
    for price in prices:
        entry(menu, say.price_line(price, t.currency), partial(does, price.name))
    menu.popup(page.mapToGlobal(page.rect().center()))
    menu.setActiveAction(menu.actions()[0])
