"""The side of the Structure page: tonight's settings, the price list, the prizes."""

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from core.floor.cards import CARDS, SETTING, by_cards
from core.formats.format import can
from core.formats.setting_rules import against_book
from core.say.acts import Act, Balance, FinalTable, MakeDraw, Schedule, Set, SetStructure
from core.text.script_words import BadLine, Word, moment
from core.tournament.settings import DEFAULTS, NUMBERS
from gui.console.ask.each_field import EachField
from gui.console.frame.acting import go_to, perform
from gui.console.money.price_fields import PriceFields
from gui.console.money.prize_fields import PrizeFields
from gui.program.session import Session
from gui.widgets.boxes import cells, down
from gui.widgets.fields import CommitField, number_in
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import Label, WrappedLabel, label
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.words import rulebook
from gui.words import text as words
from gui.words.tr import Context, mark

tr = Context("structure")

_WIDE = ("title", "club")
# The label and the hint; the act that the format must have, without which the field means nothing.
_FIELDS: dict[str, tuple[str, str, type[Act] | None]] = {
    "title": (mark("Title"), "", None),
    "club": (mark("Club"), "", None),
    "currency": (mark("Currency"), "", None),
    "seats": (mark("Seats per table"), "", None),
    "late": (mark("Late registration until end of level"), mark("no limit"), SetStructure),
    "schedule": (mark("Scheduled start"), mark("manual"), Schedule),
    "closes": (mark("Venue closes at"), "", None),
    "difference": (mark("Balance when tables differ by"), mark("by the rulebook"), Balance),
    "final": (mark("Final table size"), mark("by the rulebook"), FinalTable),
}
_TIMES, _BY_THE_BOOK = ("schedule", "closes"), ("late", "difference", "final")


class SettingsFields(EachField):
    """Two fields a row, the rulebook and the seat cards at the end. Under a field stands what the rulebook
    has otherwise."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.fields: dict[str, CommitField] = {}
        self.notes: dict[str, WrappedLabel] = {}
        self._titles: dict[str, Label] = {}
        grid = cells(12, 4, of=self)
        row = column = 0
        for name, (said, hint, _) in _FIELDS.items():
            if name in _TIMES:
                pad = ":"
            elif name in NUMBERS:
                pad = ""
            else:
                pad = None
            made = CommitField(tr(hint) if hint else "")
            field = self.known(made, tr(said), partial(self._meant, name), pad)
            field.setMinimumWidth(60)
            self.fields[name] = field
            span = 2 if name in _WIDE else 1
            if column + span > 2:
                row, column = row + 3, 0
            if row:
                grid.setRowMinimumHeight(row - 1, 6)
            self._titles[name] = label(tr(said), "label")
            grid.addWidget(self._titles[name], row, column, 1, span)
            grid.addWidget(field, row + 1, column, 1, span)
            column += span
            if name in _BY_THE_BOOK:
                note = self.notes[name] = WrappedLabel("", "label")
                note.setProperty("tone", "amber")
                grid.addWidget(note, row + 2, 0, 1, 2)
        grid.setRowMinimumHeight(row + 2, 6)
        self.rulebook = KeyButton(key="Ctrl+R", does=lambda: go_to(self, "rulebook"))
        grid.addWidget(label(tr("Rulebook"), "label"), row + 3, 0, 1, 2)
        grid.addWidget(self.rulebook, row + 4, 0, 1, 2)
        self.cards = QCheckBox(tr("Seat cards"))
        self.cards.setObjectName("seat-cards")
        self.cards.setToolTip(tr("Players draw seat cards and you type the seats. Riffle does not draw."))
        self.cards.clicked.connect(self._draw_with)
        # beside the last field
        grid.addWidget(self.cards, row + 1, 1, Qt.AlignmentFlag.AlignLeft)
        for one in range(2):
            grid.setColumnStretch(one, 1)

    def take(self) -> None:
        """Show the settings as they stand."""
        state, zone = self._session.state, self._session.zone
        against = dict(against_book(state))
        for name, (_, _, needs) in _FIELDS.items():
            there = needs is None or can(state, needs)
            if name == "schedule":
                at = state.clock.position.scheduled if state.clock.position.level is None else None
                text = "" if at is None else words.time_of_day(at, zone)
            else:
                value = state.setting(name)
                text = "" if value is None else str(value)
            self.fields[name].show_text(text)
            self.fields[name].setVisible(there)
            self._titles[name].setVisible(there)
            if name in self.notes:
                reasons = (against[name],) if there and name in against else ()
                self.notes[name].show_text(words.reasons(reasons, state, zone))
        self.cards.setChecked(by_cards(state))
        self.cards.setVisible(can(state, MakeDraw))
        self.rulebook.say(state.rulebook.short if state.book else tr("no rulebook"))
        title = rulebook.book_title(state.rulebook, state.book[1] if state.book else "")
        self.rulebook.setToolTip(title)
        self.rulebook.setAccessibleName(tr("Rulebook: {title}", title=title))
        self.fields["schedule"].setEnabled(self._session.reading().phase == "before")

    def _draw_with(self, cards: bool) -> None:
        """Have seats drawn with cards or not; the box shows the setting as it stands, also where the disk
        refused."""
        perform(self, self._session, Set(key=SETTING, value=CARDS if cards else ""))
        self.cards.setChecked(by_cards(self._session.state))

    def _meant(self, name: str, typed: str) -> Act | str:
        """Return the act, or what is wrong. A start is the next time the hall's clock shows it; empty takes
        it away."""
        if name in NUMBERS:
            number = number_in(typed)
            if number is None and (typed or DEFAULTS[name] is not None):
                return words.not_a_number(typed)
            return Set(key=name, value=number)
        if name in _TIMES and typed:
            try:
                at = moment(Word(typed, 1), self._session.now(), self._session.zone)
            except BadLine:
                if name == "schedule":
                    return tr("This is not a time. Type it like 20:14.")
            else:
                if name == "schedule":
                    return Schedule(at=at)
                typed = words.time_of_day(at, self._session.zone)
        return Schedule(at=None) if name == "schedule" else Set(key=name, value=typed)


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
        self._cards: list[Card] = []
        for title, part in parts:
            self._cards.append(card := Card())
            edges = RING + 15, RING + 13, RING + 15, RING + 15
            down(label(title, "strong"), part, None, gap=10, margins=edges, of=card)
        self._columns = 0
        self._lay_out(1)
        self.setWidget(inner)

    def take(self) -> None:
        self.tonight.take()
        self.prices.take()
        self.prizes.take()

    @property
    def parts(self) -> list[tuple[Card, QWidget]]:
        """Return each card, and the field in it where the keyboard begins."""
        begins = next(iter(self.tonight.fields.values())), next(iter(self.prices.fields.values()))
        return list(zip(self._cards, (*begins, self.prizes.fields[0]), strict=True))

    def go_to_prizes(self) -> None:
        """Give the keyboard to the first prize, with all prizes in view."""
        self.ensureWidgetVisible(self._cards[-1])
        self.prizes.fields[0].setFocus(Qt.FocusReason.TabFocusReason)
        self.ensureWidgetVisible(self.prizes.fields[0])

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
