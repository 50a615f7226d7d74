"""The side of the Structure page: tonight's settings, the price list, the prizes."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from core.log.change import Change
from core.say.acts import Act
from gui.console.frame.acting import desk_of, perform
from gui.console.money.price_fields import PriceFields
from gui.console.money.prize_fields import PrizeFields
from gui.console.structure.settings_fields import SettingsFields
from gui.program.session import Session
from gui.widgets.fields import CommitField
from gui.widgets.labels import label
from gui.widgets.panel import RING, Card
from gui.words.tr import Context

tr = Context("structure")


_TWO_COLUMNS = 720


class SettingsSide(QScrollArea):
    """A card each, under each other or, with room, beside each other. Every field is an action of its own;
    a refused one shows again what stands."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.tonight = SettingsFields(session)
        self.prices = PriceFields(session)
        self.prizes = PrizeFields(session)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        inner = QWidget()
        inner.setAutoFillBackground(False)
        self._grid = QGridLayout(inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12 - RING)
        self._cards = [
            _card(name, part)
            for name, part in (
                (tr("Tonight"), self.tonight),
                (tr("Prices"), self.prices),
                (tr("Prizes"), self.prizes),
            )
        ]
        self._columns = 0
        self._lay_out(1)
        self.setWidget(inner)
        for part in (self.tonight, self.prices, self.prizes):
            part.wanted.connect(self._wanted)
            part.misread.connect(self._misread)
            part.corrected.connect(self._corrected)

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
        """Where a deal is written: the prizes as amounts, which can be typed over."""
        self.go_to_prizes()
        if not self.prizes.as_amounts.isHidden():
            self.prizes.as_amounts.setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(self.prizes.as_amounts)

    def _wanted(self, act: Act, field: CommitField) -> None:
        # The field holds what was typed until the tournament says otherwise.
        def taken(_: Change) -> None:
            field.show_wrong(False)
            self._settle(field)

        perform(self, self._session, act, then=taken, otherwise=lambda: field.show_wrong(True))

    def _settle(self, field: CommitField) -> None:
        """Done: what stands is shown as it is written, also in the field that still has the keyboard."""
        field.setText(field.shown)
        self.take()

    def _misread(self, sentence: str, field: Any) -> None:
        desk = desk_of(self)
        if desk is not None:
            desk.say(sentence)

    def _corrected(self) -> None:
        desk = desk_of(self)
        if desk is not None:
            desk.unsay()

    def _lay_out(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for card in self._cards:
            self._grid.removeWidget(card)
        if columns == 1:
            for row, card in enumerate(self._cards):
                self._grid.addWidget(card, row, 0)
            self._grid.setRowStretch(3, 1)
        else:
            self._grid.addWidget(self._cards[0], 0, 0)
            self._grid.addWidget(self._cards[1], 1, 0)
            self._grid.addWidget(self._cards[2], 0, 1, 2, 1, Qt.AlignmentFlag.AlignTop)
            self._grid.setRowStretch(2, 1)
            self._grid.setRowStretch(3, 0)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def resizeEvent(self, event: Any) -> None:
        # The least height of other columns first, or the area keeps to that of those there were.
        self._lay_out(2 if self.width() >= _TWO_COLUMNS else 1)
        self._grid.activate()
        super().resizeEvent(event)


def _card(title: str, part: QWidget) -> Card:
    card = Card()
    column = QVBoxLayout(card)
    column.setContentsMargins(RING + 15, RING + 13, RING + 15, RING + 15)
    column.setSpacing(10)
    column.addWidget(label(title, "strong"))
    column.addWidget(part)
    column.addStretch(1)
    return card
