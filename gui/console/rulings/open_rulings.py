"""The rulings that are open: a second one that begins puts the first aside, with all that was entered."""

from PySide6.QtCore import QObject, Signal

from gui.console.rulings.card import RulingCard
from gui.program.session import Session
from gui.widgets.boxes import down


class OpenRulings(QObject):
    """Each ruling has its card, and the ``card`` at hand is seen. ``closed``: none is open any more, and the
    keyboard goes back to the page."""

    closed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._cards: list[RulingCard] = []
        self.column = down()
        self._add()

    @property
    def card(self) -> RulingCard:
        return self._cards[-1]

    @property
    def tables(self) -> list[int]:
        """Return the tables whose rulings are open."""
        return [card.table for card in self._cards if card.is_begun and card.table is not None]

    def begin(self, table: int | None = None, shout: str = "") -> None:
        """Open the list of situations, or go back to the ruling of this table if it is open."""
        if table is not None and self._go_back_to_table(table):
            return
        self._make_room()
        self.card.begin(table, shout)

    def hear(self, situation: str, shout: str) -> None:
        """Open the situation that was shouted, or the list of all. A ruling of it that is open at the table
        the shout names is gone back to."""
        table = self.card.table_in(shout)
        if table is not None and self._go_back_to_table(table, situation):
            return
        self._make_room()
        self.card.hear(situation, shout)

    def _go_back_to_table(self, table: int, situation: str = "") -> bool:
        """Go back to the ruling at this table, of this situation where one is named; return whether one is
        open."""
        for card in reversed(self._cards):
            if card.table == table and situation in ("", card.situation):
                self.go_back_to(card)
                return True
        return False

    def refresh(self) -> None:
        for card in self._cards:
            card.refresh()

    def go_back_to(self, card: RulingCard) -> None:
        """Show this ruling as it was left. The one at hand waits, unless nothing was entered in it."""
        before = self.card
        if card is not before:
            self._cards.remove(card)
            self._cards.append(card)
            before.hide()
            if not before.is_begun:
                self._drop(before)
        self._tell()
        card.go_on()

    def _make_room(self) -> None:
        if self.card.is_begun:
            self.card.hide()
            self._add()

    def _add(self) -> None:
        made = RulingCard(self._session)
        made.closed.connect(lambda: self._closed(made))
        made.left_for.connect(self.go_back_to)
        self._cards.append(made)
        self.column.addWidget(made)
        self._tell()

    def _closed(self, card: RulingCard) -> None:
        """Go on with the ruling that was put aside last."""
        was_at_hand = card is self.card
        if len(self._cards) == 1:
            self.closed.emit()
            return
        self._drop(card)
        if was_at_hand:
            self.card.go_on()

    def _drop(self, card: RulingCard) -> None:
        self._cards.remove(card)
        self._tell()
        card.hide()
        card.deleteLater()

    def _tell(self) -> None:
        """Tell each card of the others, the one put aside last first."""
        for card in self._cards:
            card.show_others([x for x in reversed(self._cards) if x is not card])
