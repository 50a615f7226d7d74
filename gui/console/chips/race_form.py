"""The odd chips of one table as they are typed, seat by seat, with what they come to and what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from core.chips.cards import card
from core.chips.racing import Ahead, ahead, collecting
from core.say import acts
from core.say.reasons import (
    BlindsUnknown,
    CardsUnequal,
    CardTwice,
    NoSuchCard,
    NotInRace,
    Reason,
    RescuedHigher,
    SeatEmpty,
    TooManyOdd,
)
from core.tournament.table import Table
from gui.console.frame.acting import perform
from gui.program.session import Session
from gui.theme import NUMBER, ROW_LIST, repolish
from gui.widgets.figures import Figures
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.number_pad import with_pad
from gui.widgets.panel import Card, Tone
from gui.widgets.plain_scroll import PlainScroll
from gui.words import chips as say
from gui.words import text
from gui.words.names import Names
from gui.words.numbers import amount
from gui.words.tr import Context

tr = Context("chips")

# -- what is typed -----------------------------------------------------------------------------------


_CARD = r"(?:10|[2-9tjqka])[shdc]"
# The desk says so itself: how many cards are missing, and where the button is.
_SAID_ELSEWHERE = (CardsUnequal, BlindsUnknown)
_RUN = re.compile(f"(?:{_CARD})+", re.IGNORECASE)


@dataclass
class Typed:
    """One seat: as it stands in its fields."""

    odd: str = ""
    cards: str = ""
    last: bool = False


@dataclass
class Seen:
    """The result of the fields. ``wrong``: a sentence by seat; ``missing``: cards still to be typed, which is
    no mistake before one races; ``whole``: what stands against the race altogether."""

    act: acts.Race
    ahead: Ahead | None
    wrong: dict[int, str] = field(default_factory=dict)
    missing: dict[int, str] = field(default_factory=dict)
    whole: str = ""

    @property
    def ready(self) -> bool:
        return not self.wrong and not self.missing and not self.whole


def count_in(typed: str) -> int | None:
    """Chips of one seat; nothing typed is none, None what is no number."""
    typed = typed.strip()
    if not typed:
        return 0
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 7 else None


def cards_in(typed: str) -> tuple[str, ...]:
    """``As Kd``, ``as,kd`` and ``AsKd`` are two cards; what is no card stays as it was typed."""
    found: list[str] = []
    for piece in filter(None, re.split(r"[\s,;]+", typed)):
        found += re.findall(_CARD, piece, re.IGNORECASE) if _RUN.fullmatch(piece) else [piece]
    return tuple(found)


def look(
    session: Session, table: Table, chip: int, seats: Sequence[int], typed: Mapping[int, Typed], real: bool
) -> Seen:
    """The race as typed; with ``real`` the cards are those typed, else Riffle deals."""
    t, now = session.state, session.now()
    wrong: dict[int, str] = {}
    odd: dict[int, int] = {}
    for seat in seats:
        count = count_in(typed[seat].odd)
        if count is None:
            wrong[seat] = tr("Not a number. Type 3, or leave it empty.")
        elif count:
            odd[seat] = count
    cards = [(s, c) for s in seats for c in cards_in(typed[s].cards)] if real else []
    act = acts.Race(
        table=table.id, chip=chip, odd=tuple(odd.items()),
        last=tuple(s for s in seats if typed[s].last), cards=tuple(cards),
    )  # fmt: skip
    seen = Seen(act, ahead(t, table, chip, odd, now), wrong)
    for reason in session.check(act):
        _put(seen, reason, session)
    wanted = real and seen.ahead is not None and bool(seen.ahead.chips or cards)
    for seat in seats if wanted else ():
        n, of = sum(s == seat for s, _ in cards), odd.get(seat, 0)
        if n != of:
            into = seen.wrong if n > of else seen.missing
            into.setdefault(seat, say.cards_so_far(n, of))
    return seen


def _put(seen: Seen, reason: Reason, session: Session) -> None:
    """A reason beside the field it is about; what may be overruled is the notice's."""
    if reason.overridable or isinstance(reason, _SAID_ELSEWHERE):
        return
    said = text.reasons((reason,), session.state, session.zone)
    seat = _seat_of(reason, seen.act)
    if seat is None:
        seen.whole = f"{seen.whole} {said}".strip()
    else:
        seen.wrong.setdefault(seat, said)


def _seat_of(reason: Reason, act: acts.Race) -> int | None:
    """The seat a reason names; of a card, the last seat it was typed for."""
    match reason:
        case SeatEmpty() | TooManyOdd() | NotInRace() | RescuedHigher() | CardsUnequal():
            return reason.seat
        case NoSuchCard() | CardTwice():
            return next((s for s, c in reversed(act.cards) if reason.card in (c, card(c))), None)
    return None


# -- the seats ---------------------------------------------------------------------------------------


_, PLAYER, ODD, LAST, CARDS, SAID = range(6)
RACE_SIDE = 19
"""The distance that the contents of the desk keep from its edges, px."""
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
        self.odd = SeatField(tr("Odd chips of seat {seat}, {name}", seat=seat, name=name), number=True)
        self.odd.setFixedWidth(72)
        self.odd.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.odd.setMaxLength(12)
        self.odd.setText(typed.odd)
        self.last = QCheckBox()
        self.last.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.last.setAccessibleName(tr("Last chips of seat {seat}, {name}", seat=seat, name=name))
        self.last.setToolTip(tr("The player has no other chips. Key: L"))
        self.last.setChecked(typed.last)
        self.cards = SeatField(tr("Cards of seat {seat}, {name}", seat=seat, name=name), number=False)
        self.cards.setPlaceholderText(tr("As Kd 2c"))
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
        titles = tr("Seat"), tr("Player"), tr("Odd chips"), tr("Last chips · L"), tr("Cards")
        for column, title in enumerate(titles):
            head = label(title, "label")
            head.setToolTip(tr("The player has no other chips. Key: L") if column == LAST else "")
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
        for cell, keep in ((row.odd, "odd"), (row.cards, "cards")):
            cell.textEdited.connect(_keeper(row, keep))
            cell.textEdited.connect(lambda _: self.edited.emit())
            cell.race.connect(self.race)
        row.last.toggled.connect(lambda on: self._mark(row, on))
        row.odd.marked.connect(row.last.toggle)
        row.odd.on.connect(lambda: self._on(at, from_odd=True))
        row.cards.on.connect(lambda: self._on(at, from_odd=False))
        row.odd.back.connect(lambda: self.go(at - 1))
        row.cards.back.connect(lambda: self._focus(row.odd))

    def set_order(self, before: QWidget, after: QWidget) -> None:
        """Tab goes from seat to seat, between these two: new widgets would come last of all."""
        for row in self.rows:
            for cell in (row.odd, row.cards):
                QWidget.setTabOrder(before, cell)
                before = cell
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


# -- under them, what it comes to --------------------------------------------------------------------


class EnterCard(Card):
    """A card that can have the keyboard: Enter is then its button's, and the ring shows it."""

    back = Signal()

    def __init__(self, key: str = "↵") -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ownsEnter", True)
        self._away = key
        self.button = KeyButton(key=key, kind="primary")

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.ring = True
        self.button.set_key("↵")
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.ring = False
        self.button.set_key(self._away)
        self.update()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.button.click()
        elif event.key() == Qt.Key.Key_Up:
            self.back.emit()
        else:
            super().keyPressEvent(event)


class Numbers(QWidget):
    """Figures beside each other, each under its quiet label."""

    def __init__(self, **titles: str) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(28)
        self._titles = titles
        self._figures: dict[str, Figures] = {}
        for key, title in titles.items():
            self._figures[key] = Figures(NUMBER)
            column = QVBoxLayout()
            column.setSpacing(2)
            column.addWidget(label(title, "label"))
            column.addWidget(self._figures[key])
            row.addLayout(column)
        row.addStretch(1)

    def show_number(self, key: str, text: str, quiet: str = "", tone: Tone = "") -> None:
        self._figures[key].show_text(text, quiet, tone)

    def text(self, key: str) -> str:
        return self._figures[key].text

    def spoken(self, *keys: str) -> str:
        """Those of these keys, or all, with their labels: for who cannot see them."""
        return ". ".join(f"{self._titles[key]} {self.text(key)}" for key in keys or self._titles)


class RaceFoot(EnterCard):
    """Enter on it races."""

    def __init__(self) -> None:
        super().__init__("^↵")
        self.numbers = Numbers(
            odd_total=tr("Odd chips"), worth=tr("Worth"), to_win=tr("To win"), rounding=tr("Rounding")
        )
        self.problem = label("", "", wrap=True)
        self.problem.setProperty("tone", "red")
        self.problem.hide()
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.numbers, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(19, 12, 19, 12)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self.problem)

    def say_problem(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))


# -- the form ----------------------------------------------------------------------------------------


class RaceAsking(QWidget):
    """``raced``: it was held. ``real`` is the switch for cards that are dealt at the table. What is typed
    for a table and a chip stays as long as the program runs: an undone race is asked again with it."""

    raced = Signal()

    def __init__(self, session: Session, real: QAbstractButton) -> None:
        super().__init__()
        self._session, self._real = session, real
        self._typed: dict[tuple[int, int], dict[int, Typed]] = {}
        self._at = (0, 0)
        self._tried = False
        self._seen: Seen | None = None
        self.rows = RaceRows()
        self.foot = RaceFoot()
        self.rows.edited.connect(self.look)
        self.rows.race.connect(self.race)
        self.rows.through.connect(self.foot.setFocus)
        self.foot.back.connect(lambda: self.rows.go(len(self.rows.rows) - 1))
        self.foot.button.clicked.connect(self.race)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.rows, 1)
        column.addWidget(self.foot)

    def ask(self, table: Table, chip: int) -> None:
        """For this table. The keyboard stays at its seat, if it was at one."""
        where = self.rows.where() if (table.id, chip) == self._at else None
        self._at, self._tried = (table.id, chip), False
        t, typed = self._session.state, self._typed.setdefault(self._at, {})
        order = collecting(t, table, self._session.now())
        names = Names(t)
        seats = [(s, names.entry(table.seats[s]), typed.setdefault(table.seats[s], Typed())) for s in order]
        self.rows.show_seats(seats, self._real.isChecked())
        self.rows.set_order(self._real, self.foot)
        self.look()
        if where is not None:
            self.rows.go_back(where)

    def look(self) -> None:
        """Show what the fields come to, beside them and in the foot."""
        table, chip = self._session.state.open_table(self._at[0]), self._at[1]
        if table is None:
            return
        typed = {row.seat: row.typed for row in self.rows.rows}
        seats = [row.seat for row in self.rows.rows]
        real = self._real.isChecked()
        seen = self._seen = look(self._session, table, chip, seats, typed, real)
        self.rows.tell(seen, self._tried)
        found, foot = seen.ahead, self.foot
        foot.say_problem(seen.whole)
        foot.button.setEnabled(not seen.whole)
        if found is None:
            return
        told = {
            "odd_total": str(found.odd), "worth": amount(found.value),
            "to_win": say.chips_said(found.chips, found.new) if found.odd else "0",
            "rounding": say.signed(found.rounding),
        }  # fmt: skip
        for key, number in told.items():  # what cannot be comes to nothing
            foot.numbers.show_number(key, "–" if seen.wrong else number)
        foot.button.say(tr("Race") if found.odd or seen.wrong else tr("No odd chips"))
        foot.button.set_kind("primary" if found.odd and not seen.wrong else "")
        foot.setAccessibleName(f"{foot.button.text()}. {foot.numbers.spoken()}")

    def race(self) -> None:
        """Hold it as typed, or go to the first thing that is wrong."""
        self.look()
        seen = self._seen
        if seen is None:
            return
        if not seen.ready:
            self._tried = True
            self.look()
            self.rows.first_wrong({**seen.missing, **seen.wrong})
        else:
            perform(self, self._session, seen.act, then=lambda _: self.raced.emit())

    def type(self, typed: str) -> None:
        """Typed elsewhere while this asks: for the first seat that nothing is typed for."""
        at = self.rows.first_blank()
        if at is not None:
            at.setFocus()
            at.insert(typed)
            at.textEdited.emit(at.text())

    def home(self) -> QWidget:
        """Return what has the keyboard here: the first seat that nothing is typed for, else the foot."""
        at = self.rows.first_blank()
        return self.foot if at is None else at
