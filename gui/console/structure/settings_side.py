"""The side of the Structure page: tonight's settings, the price list, the prizes."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from gui.console.money.price_fields import PriceFields
from gui.console.money.prize_fields import PrizeFields
from gui.console.structure.settings_fields import SettingsFields
from gui.program.session import Session
from gui.widgets.boxes import down
from gui.widgets.labels import label
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.words.tr import Context

tr = Context("structure")


_TWO_COLUMNS = 720


class SettingsSide(PlainScroll):
    """A card each, under each other or, with room, beside each other."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.tonight = SettingsFields(session)
        self.prices = PriceFields(session)
        self.prizes = PrizeFields(session)
        inner = QWidget()
        self._grid = QGridLayout(inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12 - RING)
        parts = (tr("Tonight"), self.tonight), (tr("Prices"), self.prices), (tr("Prizes"), self.prizes)
        self._cards = [_card(name, part) for name, part in parts]
        self._columns = 0
        self._lay_out(1)
        self.setWidget(inner)

    def take(self) -> None:
        """Show the tournament's values; what is being typed is left alone."""
        self.tonight.take()
        self.prices.take()
        self.prizes.take()

    @property
    def parts(self) -> list[tuple[Card, QWidget]]:
        """Each card, and the field in it where the keyboard begins."""
        begins = next(iter(self.tonight.fields.values())), next(iter(self.prices.fields.values()))
        return list(zip(self._cards, (*begins, self.prizes.fields[0]), strict=True))

    def go_to_prizes(self) -> None:
        """The first prize has the keyboard, and all of them are seen."""
        self.ensureWidgetVisible(self._cards[-1])
        self.prizes.fields[0].setFocus(Qt.FocusReason.TabFocusReason)
        self.ensureWidgetVisible(self.prizes.fields[0])

    def go_to_amounts(self) -> None:
        """Show where a deal is written: the prizes as amounts, which can be typed over."""
        self.go_to_prizes()
        if not self.prizes.as_amounts.isHidden():
            self.prizes.as_amounts.setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(self.prizes.as_amounts)

    def _lay_out(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        two = columns == 2
        for row, card in enumerate(self._cards):
            self._grid.removeWidget(card)
            beside = two and row == 2
            self._grid.addWidget(card, 0 if beside else row, beside, 2 if beside else 1, 1)
            self._grid.setAlignment(card, Qt.AlignmentFlag.AlignTop if beside else Qt.AlignmentFlag(0))
        self._grid.setRowStretch(2, two)
        self._grid.setRowStretch(3, not two)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, two)

    def resizeEvent(self, event: Any) -> None:
        # The least height of other columns first, or the area keeps to that of those there were.
        beside = self._cards[2].minimumSizeHint().width() + self._grid.spacing()
        both = max(x.minimumSizeHint().width() for x in self._cards[:2]) + beside
        self._lay_out(2 if self.width() >= max(_TWO_COLUMNS, both) else 1)
        self._grid.activate()
        super().resizeEvent(event)


def _card(title: str, part: QWidget) -> Card:
    card = Card()
    edges = RING + 15, RING + 13, RING + 15, RING + 15
    down(label(title, "strong"), part, None, gap=10, margins=edges, of=card)
    return card
