"""The seats of a race in the order their odd chips are collected: typed seat by seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from gui.console.chips.race_entry import Seen, Typed
from gui.theme import ROW_LIST, repolish
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.number_pad import with_pad
from gui.widgets.plain_scroll import PlainScroll
from gui.words import chips_page as say

_, PLAYER, ODD, LAST, CARDS, SAID = range(6)
RACE_SIDE = 19
"""What stands on the desk keeps this far from its edges, px."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NEXT = (*_ENTER, Qt.Key.Key_Down)
_ALSO_PLAIN = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
_LAST_KEYS = (Qt.Key.Key_L, Qt.Key.Key_Asterisk)


class SeatField(QLineEdit):
    """Enter and Down go on, Up goes back, Ctrl+Enter races; that one is no shortcut, for a notice has it
    first. In a field of numbers Space is the clock's, L marks the last chips."""

    on = Signal()
    back = Signal()
    marked = Signal()
    race = Signal()

    def __init__(self, name: str, *, number: bool) -> None:
        super().__init__()
        self._number = number
        self.setAccessibleName(name)
        self.setProperty("cell", True)
        self.setFixedHeight(ROW_LIST)
        if number:
            self.setProperty("leavesSpace", True)
            with_pad(self)

    def event(self, event: QEvent) -> bool:
        """A field claims each key it can type before the window's shortcuts are asked."""
        asked = event.type() == QEvent.Type.ShortcutOverride
        if self._number and asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = event.modifiers() | _ALSO_PLAIN == _ALSO_PLAIN
        if key in _NEXT and plain:
            self.on.emit()
        elif key in _ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.race.emit()
        elif key == Qt.Key.Key_Up and plain:
            self.back.emit()
        elif self._number and plain and key in _LAST_KEYS:
            self.marked.emit()
        else:
            super().keyPressEvent(event)

    def show_wrong(self, wrong: bool) -> None:
        """Edged in red."""
        if wrong != (self.property("wrong") == "true"):
            self.setProperty("wrong", "true" if wrong else "false")
            repolish(self)


class SeatRow:
    """The widgets of one seat, in a row of the grid."""

    def __init__(self, seat: int, name: str, typed: Typed) -> None:
        self.seat, self.typed = seat, typed
        self.number = label(str(seat), "strong")
        self.name = ElidedLabel(name)
        self.name.setMinimumWidth(120)
        self.odd = SeatField(say.odd_of(seat, name), number=True)
        self.odd.setFixedWidth(72)
        self.odd.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.odd.setMaxLength(12)
        self.odd.setText(typed.odd)
        self.last = QCheckBox()
        self.last.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.last.setAccessibleName(say.last_of(seat, name))
        self.last.setToolTip(say.word("last_hint"))
        self.last.setChecked(typed.last)
        self.cards = SeatField(say.cards_of(seat, name), number=False)
        self.cards.setPlaceholderText(say.word("cards_hint"))
        self.cards.setFixedWidth(148)
        self.cards.setText(typed.cards)
        self.said = label("", "quiet", wrap=True)

    def widgets(self) -> tuple[QWidget, ...]:
        return self.number, self.name, self.odd, self.last, self.cards, self.said

    def say(self, sentence: str, tone: str) -> None:
        self.said.setText(sentence)
        self.said.setToolTip(sentence)
        if self.said.property("tone") != tone:
            self.said.setProperty("tone", tone)
            repolish(self.said)


class RaceRows(PlainScroll):
    """``edited``: something was typed or marked. ``through``: Enter after the last seat; ``race``: Ctrl+Enter
    anywhere."""

    race = Signal()
    edited = Signal()
    through = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[SeatRow] = []
        self._real = False
        self._wrong: set[int] = set()

    def show_seats(self, seats: Sequence[tuple[int, str, Typed]], real: bool) -> None:
        """These seats, in this order; what was typed for them stands in their fields."""
        self._real = real
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(RACE_SIDE, 0, RACE_SIDE, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(PLAYER, 1)
        grid.setColumnStretch(SAID, 1)
        for column, key in enumerate(("seat", "player", "odd", "last_key", "cards")):
            head = label(say.word(key), "label")
            head.setToolTip(say.word("last_hint") if column == LAST else "")
            if column == ODD:
                head.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(head, 0, column)
            head.setHidden(column == CARDS and not real)
        self.rows = [SeatRow(*one) for one in seats]
        for at, row in enumerate(self.rows):
            for column, widget in enumerate(row.widgets()):
                centred = Qt.AlignmentFlag.AlignHCenter if column == LAST else Qt.AlignmentFlag(0)
                grid.addWidget(widget, at + 1, column, centred)
            row.cards.setVisible(real)
            self._connect(at, row)
        grid.setRowStretch(len(self.rows) + 1, 1)
        self.setWidget(inside)

    def _connect(self, at: int, row: SeatRow) -> None:
        for field, keep in ((row.odd, "odd"), (row.cards, "cards")):
            field.textEdited.connect(_keeper(row, keep))
            field.textEdited.connect(lambda _: self.edited.emit())
            field.race.connect(self.race)
        row.last.toggled.connect(lambda on: self._mark(row, on))
        row.odd.marked.connect(row.last.toggle)
        row.odd.on.connect(lambda: self._on(at, from_odd=True))
        row.cards.on.connect(lambda: self._on(at, from_odd=False))
        row.odd.back.connect(lambda: self.go(at - 1))
        row.cards.back.connect(lambda: self._focus(row.odd))

    def set_order(self, before: QWidget, after: QWidget) -> None:
        """Tab goes from seat to seat, between these two: new widgets would come last of all."""
        for row in self.rows:
            for field in (row.odd, row.cards):
                QWidget.setTabOrder(before, field)
                before = field
        QWidget.setTabOrder(before, after)

    def _mark(self, row: SeatRow, on: bool) -> None:
        row.typed.last = on
        self.edited.emit()

    def _on(self, at: int, *, from_odd: bool) -> None:
        """To the seat's cards where it has odd chips, else to the next seat; not past a slip."""
        row = self.rows[at]
        if row.seat in self._wrong:
            self._focus(row.odd if from_odd else row.cards)
        elif from_odd and self._real and row.odd.text().strip().strip("0"):
            self._focus(row.cards)
        elif at + 1 < len(self.rows):
            self.go(at + 1)
        else:
            self.through.emit()

    def first_blank(self) -> SeatField | None:
        """The odd chips of the first seat that nothing is typed for."""
        return next((row.odd for row in self.rows if not row.odd.text()), None)

    def where(self) -> tuple[int, bool] | None:
        """The seat that has the keyboard, and whether in its cards."""
        for row in self.rows:
            if row.odd.hasFocus() or row.cards.hasFocus():
                return row.seat, row.cards.hasFocus()
        return None

    def go_back(self, where: tuple[int, bool]) -> None:
        """To the seat where the keyboard was, if there is one still; the cursor after what is typed."""
        row = next((row for row in self.rows if row.seat == where[0]), None)
        if row is not None:
            (row.cards if where[1] and self._real else row.odd).setFocus()

    def go(self, at: int) -> None:
        """To the odd chips of this row (from 0)."""
        if 0 <= at < len(self.rows):
            self._focus(self.rows[at].odd)

    def first_wrong(self, seats: Mapping[int, str]) -> None:
        """To the first seat something is wrong with."""
        at = next((i for i, row in enumerate(self.rows) if row.seat in seats), None)
        if at is not None:
            row = self.rows[at]
            cards = self._real and row.odd.property("wrong") != "true"
            self._focus(row.cards if cards else row.odd)

    def _focus(self, field: QLineEdit) -> None:
        field.setFocus()
        field.selectAll()
        self.ensureWidgetVisible(field, 0, 24)

    def tell(self, seen: Seen, tried: bool) -> None:
        """Beside each seat what is wrong with it, what it has so far, or which cards are its."""
        self._wrong = set(seen.wrong)
        for row in self.rows:
            wrong, missing = seen.wrong.get(row.seat, ""), seen.missing.get(row.seat, "")
            red = wrong or (missing if tried else "")
            row.say(red or missing or _cards(seen, row.seat), "red" if red else "")
            row.odd.setAccessibleDescription(red or missing)
            cards = bool(missing) or (bool(wrong) and self._real and row.odd.text().strip().isdecimal())
            row.odd.show_wrong(bool(red) and not cards)
            row.cards.show_wrong(bool(red) and cards)


def _cards(seen: Seen, seat: int) -> str:
    """``card 4``, ``cards 1 to 3``: which of those that are dealt."""
    found = seen.ahead
    if found is None or not found.chips:
        return ""
    return say.cards_dealt([i for i, at in enumerate(found.cards, 1) if at == seat])


def _keeper(row: SeatRow, what: str) -> Callable[[str], None]:
    def keep(text: str) -> None:
        setattr(row.typed, what, text)

    return keep
