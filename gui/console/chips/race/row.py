"""The widgets of a table's lines: a row for each seat, which takes its keys and clicks, and the titles."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from gui.console.chips.race.columns import (
    CHANGING,
    DIGIT,
    Columns,
    after_click,
    after_digit,
    after_key,
    below_name,
    cell,
    columns,
)
from gui.console.chips.race.painting import TITLES, Line, name_lines, paint_line, paint_titles
from gui.console.chips.race.reading import TypedSeat
from gui.console.frame.keys import ENTER
from gui.console.frame.picked import POINTS
from gui.safely import safely
from gui.widgets.key_button import KeyButton
from gui.widgets.themed import painting, theme_of
from gui.words import chips as say
from gui.words.cards import card_words
from gui.words.tr import Context

tr = Context("chips")

_LOW, _HIGH = 36, 61
_ALSO_PLAIN = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


@dataclass
class Sheet:
    """The values that the lines of a table share: the chip that is raced, how many odd ones there can be, the
    colours of chips by value, the width of the longest name (px), and whether the odd chips are ``asked``
    for."""

    chip: int = 0
    most: int = 0
    colours: dict[int, str] = field(default_factory=dict)
    names_wide: int = 0
    asked: bool = False

    def columns(self, wide: int) -> Columns:
        """Return the columns of a line this wide (px)."""
        return columns(wide, self.most, self.names_wide)


class RaceRow(QWidget):
    """A seat. Digits, arrows and clicks say how many odd chips it has."""

    changed = Signal()
    """Emitted when the typed answer changes."""
    picked = Signal(str, object)
    """A digit was typed, and the function that takes it back."""
    unpicked = Signal()
    """Something else than a digit was pressed."""
    went_on = Signal(bool)
    """The seat is answered: the next one is asked. ``True``: by its digit alone."""
    stepped = Signal(int)
    """The row below (1) or above (-1) is wanted."""
    raced = Signal()
    focused = Signal()

    asks, button, wrong, won, said = True, False, False, False, ""
    confirms = False
    """Enter belongs to the digit typed at the seat before, and answers nothing here."""
    gets: tuple[str, int] = "", 0
    """The seat's result: how it is said, and which chip."""

    def __init__(self, sheet: Sheet, seat: int, name: str, typed: TypedSeat) -> None:
        super().__init__()
        self._sheet, self.seat, self.name, self.typed = sheet, seat, name, typed
        self._fresh = True
        self.dealt: list[tuple[str, bool]] = []
        self.cards = QLineEdit(typed.cards, self)
        self.cards.setPlaceholderText(tr("As Kd 2c"))
        self.cards.setAccessibleName(tr("Cards of seat {seat}, {name}", seat=seat, name=name))
        self.cards.setProperty("cell", True)
        self.cards.textEdited.connect(self._type_cards)
        self.cards.installEventFilter(self)
        self.cards.hide()
        self.setProperty("ownsEnter", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click is told first whether the row is chosen
        self.setMinimumHeight(_LOW)
        self.setMaximumHeight(_HIGH)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    # -- what it shows -----------------------------------------------------------------------------------

    def tell(self, sentence: str, *, wrong: bool, types_cards: bool) -> None:
        """Say beside the seat what is wrong with it, what it has so far, or which cards are its.
        ``types_cards``: cards are typed for the seats that have odd chips."""
        self.said, self.wrong = sentence, wrong
        self.cards.setVisible(types_cards and bool(self.typed.odd or self.typed.cards))
        self._tell()

    def show_result(self, cards: list[tuple[str, bool]], gets: tuple[str, int], *, won: bool) -> None:
        """Show the cards, each with whether it won, and what the seat gets."""
        self.asks, self.dealt, self.gets, self.won = False, cards, gets, won
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._tell()

    def _tell(self) -> None:
        odd = "" if self.typed.odd is None else str(self.typed.odd)
        cards = ", ".join(card_words(one) for one, _ in self.dealt)
        last = say.last_chips() if self.typed.last else ""
        seat = tr("Seat {seat}, {name}", seat=self.seat, name=self.name)
        self.setAccessibleName(", ".join(filter(None, (seat, odd, last, cards, self.gets[0]))))
        self.setAccessibleDescription(self.said)
        self.setToolTip(self.said or self.name)
        self.update()

    # -- keys and clicks ---------------------------------------------------------------------------------

    def type(self, digit: str) -> None:
        """Take a digit: it is the answer, or one more of it where there can be more than nine."""
        most = self._sheet.most
        self.picked.emit(digit, partial(self._set_back, replace(self.typed)))
        self._set(after_digit(self.typed.odd, digit, most, goes_on=not self._fresh))
        if most <= DIGIT:
            self.went_on.emit(True)

    def _set_back(self, typed: TypedSeat) -> None:
        self.typed.odd, self.typed.last = typed.odd, typed.last
        self.changed.emit()

    def _set(self, odd: int | None) -> None:
        self._fresh, self.confirms, self.typed.odd = False, False, odd
        self.typed.last = self.typed.last and bool(odd)
        self.changed.emit()

    def wait_for_enter(self, waits: bool) -> None:
        """Let the next Enter confirm the digit of the seat before: some type ``1 Enter 2 Enter``."""
        self.confirms = waits
        self.update()

    def mark(self) -> None:
        """Mark the odd chips as the player's last, or as such no longer."""
        self.typed.last = not self.typed.last
        self.changed.emit()

    def _type_cards(self, typed: str) -> None:
        self.typed.cards = typed
        self.changed.emit()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() and not event.text().isdigit() and event.text() not in POINTS:
            self.unpicked.emit()
        if self._goes(event):
            return
        key = Qt.Key(event.key())
        if key in CHANGING:
            self._set(after_key(self.typed.odd, key, self._sheet.most))
        elif key == Qt.Key.Key_Asterisk:
            self.mark()
        elif self.asks and event.text().isdigit():
            self.type(event.text())
        else:
            super().keyPressEvent(event)

    def _goes(self, event: QKeyEvent) -> bool:
        """Enter and Down go on, Up goes back, Ctrl+Enter races: no shortcut, for a notice has it first."""
        key, plain = Qt.Key(event.key()), event.modifiers() | _ALSO_PLAIN == _ALSO_PLAIN
        if key in ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.raced.emit()
        elif key in ENTER and plain and self.confirms:
            self.wait_for_enter(False)
        elif key in ENTER and plain:
            if self.typed.odd is None:
                self._set(0)
            self.went_on.emit(False)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and plain:
            self.stepped.emit(1 if key == Qt.Key.Key_Down else -1)
        else:
            return False
        return True

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._goes(event)

    @safely
    def focusInEvent(self, event: QFocusEvent) -> None:
        self._fresh, self.confirms = True, False
        self.focused.emit()
        self.update()

    @safely
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.wait_for_enter(False)  # in the field of its cards Enter goes on

    @safely
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a click on a number; on the line below the name, once the row is chosen, it marks the last
        chips. Anywhere else it chooses the row alone."""
        at, spot = self._columns(), event.position()
        self.unpicked.emit()
        self.wait_for_enter(False)
        if not self.asks:
            return
        odd = after_click(self.typed.odd, spot.x(), at, self._sheet.most)
        if self.hasFocus() and self.typed.odd and below_name(at, self.height()).contains(spot):
            self.mark()
        elif odd is not None:
            self._set(odd)
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def cell(self, odd: int) -> QPoint:
        """Return where a click says that there are so many."""
        return cell(self._columns(), self.height(), odd)

    def below_name(self) -> QPoint:
        """Return where a click marks the last chips of a chosen row."""
        return below_name(self._columns(), self.height()).center().toPoint()

    # -- painting ----------------------------------------------------------------------------------------

    def _columns(self) -> Columns:
        return self._sheet.columns(self.width())

    def _line(self) -> Line:
        return Line(
            seat=self.seat,
            name=self.name,
            chip=self._sheet.chip,
            most=self._sheet.most,
            odd=self.typed.odd,
            last=self.typed.last,
            asks=self.asks,
            types=self.cards.isVisible(),
            focused=self.hasFocus(),
            confirms=self.confirms,
            button=self.button,
            wrong=self.wrong,
            won=self.won,
            said=self.said,
            gets=self.gets,
            dealt=tuple(self.dealt),
        )

    @property
    def hint(self) -> str:
        """Return the hint at the next key in the chosen row; empty where it asks nothing more."""
        return self._line().hint

    def name_lines(self, *, one: bool = False) -> tuple[list[str], QFont]:
        """Return the name as it is shown, and in which face."""
        return name_lines(self.name, self._columns(), won=self.won, one=one)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.cards.setGeometry(self._columns().stack, (self.height() - 30) // 2, 132, 30)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        paint_line(painter, theme, self.size(), self._columns(), self._line(), self._sheet.colours)
        painter.end()


class Titles(QWidget):
    """The names of the columns, and the switch for cards dealt at the table."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet
        self.real = KeyButton(tr("Deal real cards"), key="C", kind="quiet", parent=self)
        self.real.setCheckable(True)
        self.real.set_small()
        self.real.setToolTip(
            tr("When this is on, you type the cards that were dealt; otherwise Riffle deals. Key: C")
        )
        self.setFixedHeight(TITLES)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> Columns:
        at = self._sheet.columns(self.width())
        width = self.real.sizeHint().width()
        self.real.setGeometry(min(at.cards - 8, at.end - width - 40), 0, width, TITLES)
        return at

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        at, sheet, painter = self._place(), self._sheet, QPainter(self)
        most, cards = sheet.most if sheet.asked else None, not self.real.isVisible()
        paint_titles(painter, theme_of(self), self.width(), at, sheet.chip, most, cards=cards)
        painter.end()
