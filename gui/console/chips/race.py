"""The race desk: one table at a time, a line for each seat. The odd chips are typed, the cards dealt or
typed, and the same lines then show who gets a chip. What is typed for a table stays as long as the program
runs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from core.chips.cards import card
from core.chips.now import above, button, button_wanted, from_button, in_play, raced, racers, to_race
from core.chips.race import collected, given, rescued, winners
from core.chips.racing import Ahead, ahead, big_blind_after, collecting, most_odd, next_race, raced_now, ways
from core.paper.race_sheets import RaceSheet, filled, race_sheets
from core.say import acts, reasons
from core.say.duties import ColourUpRacedDuty, Duty, RaceDuty
from core.say.facts.chips import RaceHeld
from core.tournament.table import Table
from gui.console.chips.plan import colours, next_planned, when
from gui.console.duties.seat_question import SeatQuestion
from gui.console.frame.acting import desk_of, perform
from gui.console.frame.picked import POINTS, Picked
from gui.console.frame.printing import print_out
from gui.program.session import Session
from gui.safe_paint import safely
from gui.theme import BODY, NUMBER, SMALL, STRONG, Theme, font
from gui.widgets.boxes import across, down, empty, stacked
from gui.widgets.chip_disc import ChipDisc, paint_chip, paint_stack
from gui.widgets.empty import Empty
from gui.widgets.figures import Figures
from gui.widgets.flow import Flow
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, in_two, label
from gui.widgets.menu import key_of
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.widgets.themed import draw_box, draw_disc, draw_words, painting, theme_of
from gui.words import chips as say
from gui.words import text
from gui.words.cards import RED_SUITS, card_sign, card_words
from gui.words.names import Names
from gui.words.numbers import chips_off
from gui.words.tr import Context, common

tr = Context("chips")

# -- what is typed -----------------------------------------------------------------------------------

_CARD = r"(?:10|[2-9tjqka])[shdc]"
_RUN = re.compile(f"(?:{_CARD})+", re.IGNORECASE)


@dataclass
class Typed:
    """One seat: its odd chips (None: nothing typed yet), whether these are its last, its cards."""

    odd: int | None = None
    cards: str = ""
    last: bool = False


@dataclass
class Seen:
    """A table's typed lines, read. ``wrong``: a sentence by seat; ``missing``: cards still to be typed, which
    is no mistake before one races; ``whole``: what stands against the race altogether."""

    act: acts.Race
    ahead: Ahead | None
    wrong: dict[int, str] = field(default_factory=dict)
    missing: dict[int, str] = field(default_factory=dict)
    whole: str = ""


def cards_in(typed: str) -> tuple[str, ...]:
    """``As Kd``, ``as,kd`` and ``AsKd`` are two cards; what is no card stays as it was typed."""
    found: list[str] = []
    for piece in filter(None, re.split(r"[\s,;]+", typed)):
        found += re.findall(_CARD, piece, re.IGNORECASE) if _RUN.fullmatch(piece) else [piece]
    return tuple(found)


def look(session: Session, table: Table, chip: int, typed: Mapping[int, Typed], real: bool) -> Seen:
    """Read the race as typed; with ``real`` the cards are those typed, else Riffle deals."""
    t = session.state
    odd = {seat: one.odd for seat, one in typed.items() if one.odd}
    cards = [(s, c) for s, one in typed.items() for c in cards_in(one.cards)] if real else []
    act = acts.Race(
        table=table.id,
        chip=chip,
        odd=tuple(odd.items()),
        last=tuple(s for s, one in typed.items() if one.last),
        cards=tuple(cards),
    )
    seen = Seen(act, ahead(t, table, chip, odd, session.now()))
    for reason in session.check(act):
        # what may be overruled is the notice's; how many cards are missing and the button are asked here
        if reason.overridable or isinstance(reason, reasons.CardsUnequal | reasons.BlindsUnknown):
            continue
        said, seat = text.reasons((reason,), t, session.zone), _seat_of(reason, act)
        if seat is None:
            seen.whole = f"{seen.whole} {said}".strip()
        else:
            seen.wrong.setdefault(seat, said)
    if real and seen.ahead is not None and (seen.ahead.chips or cards):
        for seat in typed:
            n, wanted = sum(s == seat for s, _ in cards), odd.get(seat, 0)
            if n != wanted:
                into = seen.wrong if n > wanted else seen.missing
                into.setdefault(seat, say.cards_so_far(n, wanted))
    return seen


def _seat_of(reason: reasons.Reason, act: acts.Race) -> int | None:
    """Return the seat a reason names; of a card, the last seat it was typed for."""
    match reason:
        case reasons.SeatEmpty() | reasons.TooManyOdd() | reasons.NotInRace() | reasons.RescuedHigher():
            return reason.seat
        case reasons.NoSuchCard() | reasons.CardTwice():
            return next((s for s, c in reversed(act.cards) if reason.card in (c, card(c))), None)
    return None


# -- a line for each seat ----------------------------------------------------------------------------

SIDE = 19
"""The distance that the contents of the desk keep from its edges, px."""
_LOW, _HIGH = 36, 61
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ALSO_PLAIN = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
_LEFT = int(Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
# As many odd chips have a cell each; up to nine a digit is the whole answer.
CELLS, DIGIT = 6, 9
# Px for a name, where there is room: more for longer ones only where no other column needs it.
NAMES = 240
# Px between a name and the column after it.
GAP = 10


class Columns(NamedTuple):
    """The left edges of a line's columns, px; ``odd_wide`` is one cell of the odd chips."""

    name: int
    odd: int
    odd_wide: int
    stack: int
    cards: int
    gets: int
    end: int


def columns(wide: int, most: int, names: int) -> Columns:
    """Return the columns for a line this wide: names have what they need, all share what is left."""
    end, name = wide - SIDE, SIDE + 42
    gets = end - 116
    cards = gets - 140
    stack = cards - 74
    cell = 34 if most < CELLS else 38
    odd = stack - 18 - cell * (most + 1 if most < CELLS else 3)
    spare = max(0, odd - name - max(NAMES, names)) // 4
    return Columns(name, odd - 3 * spare, cell, stack - 2 * spare, cards - spare, gets, end)


class RaceRow(QWidget):
    """A seat. Digits, arrows and clicks say how many odd chips it has; ``desk`` is told of each."""

    asks, button, wrong, won, said = True, False, False, False, ""
    gets: tuple[str, int] = "", 0
    """The seat's result: how it is said, and which chip."""

    def __init__(self, desk: RaceDesk, seat: int, name: str, typed: Typed) -> None:
        super().__init__()
        self._desk, self.seat, self.name, self.typed = desk, seat, name, typed
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

    def tell(self, sentence: str, wrong: bool) -> None:
        """Say beside the seat what is wrong with it, what it has so far, or which cards are its."""
        self.said, self.wrong = sentence, wrong
        self.cards.setVisible(self._desk.real.isChecked() and bool(self.typed.odd or self.typed.cards))
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
        """A digit is the answer, or one more of it where there can be more than nine."""
        many = self._desk.most > DIGIT and not self._fresh and self.typed.odd is not None
        self._desk.picked_digits.add(digit, partial(self._set_back, replace(self.typed)))
        self._set(min(10 * (self.typed.odd or 0) * many + int(digit), 999_999))
        if self._desk.most <= DIGIT:
            self._desk.go_on(self)

    def _set_back(self, typed: Typed) -> None:
        self.typed.odd, self.typed.last = typed.odd, typed.last
        self._desk.look()

    def _set(self, odd: int | None) -> None:
        self._fresh, self.typed.odd = False, odd
        self.typed.last = self.typed.last and bool(odd)
        self._desk.look()

    def mark(self) -> None:
        self.typed.last = not self.typed.last
        self._desk.look()

    def _type_cards(self, typed: str) -> None:
        self.typed.cards = typed
        self._desk.look()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() and not event.text().isdigit() and event.text() not in POINTS:
            self._desk.picked_digits.clear()
        if self._goes(event):
            return
        odd, most = self.typed.odd, self._desk.most
        match Qt.Key(event.key()):
            case Qt.Key.Key_Backspace | Qt.Key.Key_Delete:
                self._set(odd // 10 if odd and odd > DIGIT else None)
            case Qt.Key.Key_Right:
                self._set(0 if odd is None else min(odd + 1, most))
            case Qt.Key.Key_Left:
                self._set(max((odd or 0) - 1, 0))
            case Qt.Key.Key_Asterisk:
                self.mark()
            case _ if self.asks and event.text().isdigit():
                self.type(event.text())
            case _:
                super().keyPressEvent(event)

    def _goes(self, event: QKeyEvent) -> bool:
        """Enter and Down go on, Up goes back, Ctrl+Enter races: no shortcut, for a notice has it first."""
        key, plain = Qt.Key(event.key()), event.modifiers() | _ALSO_PLAIN == _ALSO_PLAIN
        if key in _ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._desk.race()
        elif key in _ENTER and plain:
            if self.typed.odd is None:
                self._set(0)
            self._desk.go_on(self)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and plain:
            self._desk.step(self, 1 if key == Qt.Key.Key_Down else -1)
        else:
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._goes(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._fresh = True
        self._desk.list.ensureWidgetVisible(self, 0, 4)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a click on a number; on the line below the name, once the row is chosen, it marks the last
        chips. Anywhere else it chooses the row alone."""
        at, x, most = self._columns(), event.position().x(), self._desk.most
        self._desk.picked_digits.clear()
        cell = int((x - at.odd) // at.odd_wide)
        if not self.asks:
            return
        if self.hasFocus() and self.typed.odd and self._below_name().contains(event.position()):
            self.mark()
        elif most < CELLS and 0 <= cell <= most:
            self._set(cell)
        elif most >= CELLS and cell in (0, 2):
            self._set(min(max((self.typed.odd or 0) + cell - 1, 0), most))
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def cell(self, odd: int) -> QPoint:
        """Return where a click says that there are so many."""
        at = self._columns()
        return QPoint(at.odd + at.odd_wide * odd + at.odd_wide // 2, self.height() // 2)

    # -- painting ----------------------------------------------------------------------------------------

    def _columns(self) -> Columns:
        return columns(self.width(), self._desk.most, self._desk.names_wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        at = self._columns()
        self.cards.setGeometry(at.stack, (self.height() - 30) // 2, 132, 30)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        (theme, painter), at = painting(self), self._columns()
        wide, high = self.width(), self.height()
        if self.won:
            ground = QLinearGradient(at.odd, 0, wide, 0)
            ground.setColorAt(0, QColor(theme.surface))
            ground.setColorAt(1, QColor(theme.green_ground))
            painter.fillRect(self.rect(), ground)
        painter.fillRect(0, high - 1, wide, 1, QColor(theme.hairline))
        if self.hasFocus():
            painter.fillRect(0, 0, wide, high - 1, QColor(theme.raised))
            painter.fillRect(0, 0, 3, high - 1, QColor(theme.green))
        self._paint_seat(painter, theme, at)
        if self.asks or self.typed.odd is not None:
            self._paint_odd(painter, theme, at)
        chip = self._desk.chip
        if self.typed.odd and not self.cards.isVisible():
            size = min(28, high - 8)
            box = QRectF(at.stack, (high - size) / 2, 62, size)
            shown = min(self.typed.odd, self._desk.most)
            paint_stack(painter, box, shown, say.face(chip), self._desk.colours.get(chip, ""), theme)
        self._paint_cards(painter, theme, at)
        self._paint_end(painter, theme, at)
        painter.end()

    def _paint_seat(self, painter: QPainter, theme: Theme, at: Columns) -> None:
        high = self.height()
        size = min(30, high - 8)
        ring = QRectF(SIDE, (high - size) / 2, size, size)
        draw_disc(painter, ring, theme.surface, theme.strong)
        draw_words(painter, ring, str(self.seat), theme.text, font(BODY, 600))
        if self.button:
            mark = QRectF(ring.right() - 7, min(ring.bottom() - 10, high - 17), 15, 15)
            draw_disc(painter, mark, theme.surface, theme.text, 1.2)
            draw_words(painter, mark, "D", theme.text, font(SMALL - 3, 680))
        under, ink = (say.last_chips(), theme.amber) if self.typed.last else (self.hint, theme.quiet)
        below = self._below_name()
        wide, half = below.width(), below.top()
        lines, face = self.name_lines(one=bool(under))
        low = _LEFT | (Qt.AlignmentFlag.AlignBottom if under else Qt.AlignmentFlag.AlignVCenter)
        box = QRectF(at.name, 0, wide, half if under else high)
        draw_words(painter, box, "\n".join(lines), theme.text, face, low)
        draw_words(painter, below, under, ink, font(SMALL, 500), _LEFT)

    def _below_name(self) -> QRectF:
        """Return where the row says what else it asks, or has been told."""
        at, half = self._columns(), self.height() // 2 + 2
        return QRectF(at.name, half, at.odd - GAP - at.name, half)

    def below_name(self) -> QPoint:
        """Return where a click marks the last chips of a chosen row."""
        return self._below_name().center().toPoint()

    @property
    def hint(self) -> str:
        """Return what a key does next in the chosen row; "" where it asks nothing more."""
        if not (self.asks and self.hasFocus()):
            return ""
        if self.typed.odd is None:
            return say.no_odd_chips()
        return say.mark_last_chips() if self.typed.odd else ""

    def name_lines(self, *, one: bool = False) -> tuple[list[str], QFont]:
        """Return the name as it is shown, and in which face: on two lines where one is too short, cut only
        where these are too short as well. ``one``: there is room for one line alone."""
        at, weight = self._columns(), 600 if self.won else 500
        wide, face = at.odd - GAP - at.name, font(STRONG, weight)
        ink = QFontMetrics(face)
        if one or " " not in self.name or ink.horizontalAdvance(self.name) <= wide:
            return [ink.elidedText(self.name, Qt.TextElideMode.ElideRight, wide)], face
        face = font(BODY, weight)
        return in_two(self.name, QFontMetrics(face), wide), face

    def _paint_odd(self, painter: QPainter, theme: Theme, at: Columns) -> None:
        """A cell for each number there can be, the chosen one filled; of more the number between − and +."""
        most, odd, high = self._desk.most, self.typed.odd, min(34, self.height() - 8)
        cells, chosen = [str(n) for n in range(most + 1)], odd
        if most >= CELLS:
            cells, chosen = ["−", "" if odd is None else str(odd), "+"], None if odd is None else 1
        box = QRectF(at.odd + 0.5, (self.height() - high) / 2, at.odd_wide * len(cells), high)
        edge = theme.red if self.wrong else theme.green if self.hasFocus() else theme.strong
        draw_box(painter, box, 8, theme.surface, edge, 1.5 if self.hasFocus() else 1)
        for i, said in enumerate(cells):
            cell = QRectF(box.left() + i * at.odd_wide, box.top(), at.odd_wide, high)
            if i == chosen:
                draw_box(painter, cell, 8, theme.text)
            elif i and i - 1 != chosen:
                painter.fillRect(QRectF(cell.left(), cell.top() + 1, 1, high - 2), QColor(theme.hairline))
            draw_words(painter, cell, said, theme.surface if i == chosen else theme.quiet, font(BODY, 550))

    def _paint_cards(self, painter: QPainter, theme: Theme, at: Columns) -> None:
        high = min(42, self.height() - 6)
        size = round(high * 0.76)
        step = min(size + 5, (at.gets - 8 - size - at.cards) / max(1, len(self.dealt) - 1))
        for i, (one, won) in enumerate(self.dealt):
            box = QRectF(at.cards + i * step, (self.height() - high) / 2, size, high).adjusted(1, 1, -1, -1)
            draw_box(painter, box, 5, theme.surface, theme.green if won else theme.strong, 2 if won else 1)
            ink, sign, half = theme.red if one[-1:] in RED_SUITS else theme.text, card_sign(one), high * 0.44
            draw_words(painter, box.adjusted(0, 1, 0, -half), sign[:-1], ink, font(round(high * 0.34), 680))
            draw_words(painter, box.adjusted(0, half, 0, -1), sign[-1:], ink, font(round(high * 0.31), 500))

    def _paint_end(self, painter: QPainter, theme: Theme, at: Columns) -> None:
        said, chip = (self.said, 0) if self.asks else self.gets
        left, ink = at.gets, theme.red if self.wrong else theme.quiet
        if self.asks:
            left = at.stack + 142 if self.cards.isVisible() else at.cards
        face = font(STRONG, 600) if chip else font(SMALL)
        if chip:
            ink, size = theme.text if self.won else theme.amber, min(34, self.height() - 6)
            left = at.end - QFontMetrics(face).horizontalAdvance(said) - 2
            disc = QRectF(left - 7 - size, (self.height() - size) / 2, size, size)
            paint_chip(painter, disc, say.face(chip), self._desk.colours.get(chip, ""), theme)
        box = QRectF(left, 0, at.end - left, self.height() - 1)
        draw_words(painter, box, said, ink, face, _RIGHT if chip else _RIGHT | Qt.TextFlag.TextWordWrap)


class Titles(QWidget):
    """The names of the columns, where ``columns`` puts them, and the switch for cards dealt at the table."""

    def __init__(self, desk: RaceDesk) -> None:
        super().__init__()
        self._desk = desk
        self.real = KeyButton(tr("Deal real cards"), key="C", kind="quiet", parent=self)
        self.real.setCheckable(True)
        self.real.set_small()
        self.real.setToolTip(
            tr("When this is on, you type the cards that were dealt; otherwise Riffle deals. Key: C")
        )
        self.setFixedHeight(32)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> Columns:
        at = columns(self.width(), self._desk.most, self._desk.names_wide)
        wide = self.real.sizeHint().width()
        self.real.setGeometry(min(at.cards - 8, at.end - wide - 40), 0, wide, 32)
        return at

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        desk, at, theme, painter = self._desk, self._place(), theme_of(self), QPainter(self)
        chips = chips_off([desk.chip])
        asked = tr("Odd {chips}", chips=chips)
        if desk.asking:
            asked = tr("Odd {chips}, type 0 to {most}", chips=chips, most=desk.most)
        cards, middle = "" if self.real.isVisible() else tr("Cards"), _LEFT | Qt.AlignmentFlag.AlignVCenter
        for x, said, side in (
            (SIDE, tr("Seat"), middle),
            (at.name, tr("Player"), middle),
            (at.odd, asked, middle),
            (at.cards, cards, middle),
            (at.gets, tr("Gets"), _RIGHT),
        ):
            draw_words(painter, QRectF(x, 0, at.end - x, 31), said, theme.quiet, font(SMALL), side)
        painter.fillRect(0, 0, self.width(), 1, QColor(theme.hairline))
        painter.fillRect(0, 31, self.width(), 1, QColor(theme.hairline))
        painter.end()


# -- under them, the audit in one line ---------------------------------------------------------------


class Foot(Card):
    """Figures and the main button. With the keyboard Enter is the button's, and the ring shows it."""

    back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ownsEnter", True)
        self.button = KeyButton(key="^↵", kind="primary")
        self.problem = label("", "", wrap=True, tone="red")
        self.figures: dict[str, tuple[str, ChipDisc, Figures]] = {}
        self._flow, parts = Flow(gap=14), []
        for key, title in (
            ("odd", tr("Odd chips out")),
            ("won", tr("New chips won")),
            ("kept", tr("Kept in")),
            ("total", tr("Table total")),
        ):
            one, disc, figure = QWidget(), ChipDisc(size=26), Figures(NUMBER)
            figure.setMinimumHeight(26)  # as high as the others, without a chip too
            below = across(disc, figure, None, gap=8)
            down(label(title, "label"), below, gap=3, margins=(0, 0, 12, 0), of=one)
            disc.setVisible(key != "total")
            self.figures[key] = title, disc, figure
            parts.append(one)
        self._flow.show_all(parts)
        row = across((self._flow, 1), self.button, gap=12)
        row.setAlignment(self.button, Qt.AlignmentFlag.AlignVCenter)
        down(row, self.problem, gap=6, margins=(SIDE, 14, SIDE, 14), of=self)

    def show_figures(self, chips: Sequence[int], figures: Sequence[str], colours: Mapping[int, str]) -> None:
        said = [self.button.text()]
        for (title, disc, shown), chip, figure in zip(self.figures.values(), chips, figures, strict=True):
            disc.show_chip(say.face(chip), colours.get(chip, ""))
            shown.show_text(figure)
            said.append(f"{title} {figure}")
        self._flow.show()
        self.setAccessibleName(". ".join(said))

    def show_none(self) -> None:
        """Show the button alone."""
        self._flow.hide()
        self.setAccessibleName(self.button.text())

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._mark(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._mark(False)

    def _mark(self, on: bool) -> None:
        self.ring = on
        self.button.set_key("↵" if on else "^↵")
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self.button.click()
        elif event.key() == Qt.Key.Key_Up:
            self.back.emit()
        else:
            super().keyPressEvent(event)


# -- the desk ----------------------------------------------------------------------------------------

Place = tuple[int, int]
"""A chip and a table's id."""
# Tables that need no more px in two lines stand beside the title; of more than the most only those still to
# race.
BESIDE, MOST = 290, 24


class RaceDesk(QWidget):
    """``leave``: there is nothing more to do here."""

    leave = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.at: Place | None = None
        self.picked = 0
        self.most = self.names_wide = 0
        self.colours: dict[int, str] = {}
        self.rows: list[RaceRow] = []
        self.chip_buttons: dict[int, KeyButton] = {}
        self.tables: dict[Place, KeyButton] = {}
        self.asked: SeatQuestion | None = None
        self._typed: dict[Place, dict[int, Typed]] = {}
        self.picked_digits = Picked(self, session)
        self._seen: Seen | None = None
        self._tried = False
        self._racing: Place | None = None  # the race that waits for the button alone
        self._shown: object = None
        self._asked_for: Place | None = None
        self._then: Callable[[], object] = self.race
        self._build()
        self.real.toggled.connect(lambda _: self._again())
        self.foot.button.clicked.connect(lambda: self._then())
        self.foot.back.connect(lambda: self._focus(self.rows[-1] if self.asking and self.rows else None))
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        asked = ("C", self.real.toggle), ("Alt+C", self.real.toggle), ("L", self._mark)
        self._asked_keys = [key_of(keys, self, run, within) for keys, run in asked]
        for keys, run in (("PgDown", partial(self._turn, 1)), ("PgUp", partial(self._turn, -1))):
            key_of(keys, self, run, within)
        self.refresh()

    def _build(self) -> None:
        self.sheets = KeyButton(tr("Dealer’s sheets…"), icon="printer", kind="quiet")
        self.sheets.set_small()
        self.sheets.clicked.connect(lambda: print_out(self, self.session, "dealer_sheets"))
        self.discs = ChipDisc(), label("→", "heading"), ChipDisc()
        self.title, self.line = label("", "heading", wrap=True), ElidedLabel("", "quiet")
        self._flow = Flow(gap=6)
        self._beside, self._under = across(), across(margins=(SIDE, 0, SIDE, 0))
        names = down(self.title, self.line, gap=2)
        head = across(*self.discs, (names, 1), self._beside, gap=12, margins=(SIDE, 0, SIDE, 0))
        self.titles = Titles(self)
        self.real = self.titles.real
        self.list, self.foot, self.empty = PlainScroll(), Foot(), Empty()
        self._question = QWidget()
        self._questions = down(margins=(SIDE, 0, SIDE, SIDE), of=self._question)
        card, full = Card(), QWidget()
        lines = down(self._question, self.titles, (self.list, 1))
        down(head, self._under, (lines, 1), gap=10, margins=(RING, 14, RING, RING + 8), of=card)
        down((card, 1), self.foot, gap=10, of=full)
        self._stack = stacked(full, self.empty)
        down(self._stack, of=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_tables()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A point after odd chips shows that they were the table of a seat."""
        if event.text() not in POINTS or not self.picked_digits.give_table(event.text()):
            super().keyPressEvent(event)

    # -- where it stands -----------------------------------------------------------------------------

    @property
    def chips(self) -> list[int]:
        """Return the chips there is something to do about: due, announced, or chosen in the plan."""
        t = self.session.state
        wanted = {*raced_now(t, self.session.now()), self.picked}
        return [v for v in in_play(t)[:-1] if v in wanted]

    @property
    def chip(self) -> int:
        return self.at[0] if self.at is not None else 0

    @property
    def table(self) -> Table | None:
        return None if self.at is None else self.session.state.open_table(self.at[1])

    @property
    def done(self) -> bool:
        return self.at is not None and self.at[1] in raced(self.session.state, self.at[0])

    @property
    def asking(self) -> bool:
        """Return whether the desk takes the digits that are typed."""
        return self.table is not None and not self.done

    def pick(self, chip: int) -> None:
        """Race this one though nothing says that it is due."""
        first = next(iter([*to_race(self.session.state, chip), *self._tables(chip)]), None)
        if first is not None:
            self.picked = chip
            self.go((chip, first.id))

    def go(self, at: Place) -> None:
        """Go to this table's race."""
        self.picked_digits.clear()
        self.at = at
        if at[0] != self.picked:
            self.picked = 0
        self._leave_button()

    def _turn(self, by: int) -> None:
        ids = [x.id for x in self._tables(self.chip)]
        if self.at is not None and self.at[1] in ids:
            self.go((self.chip, ids[(ids.index(self.at[1]) + by) % len(ids)]))

    def _tables(self, chip: int) -> list[Table]:
        """Return the tables that have raced it or still have to."""
        t = self.session.state
        done = raced(t, chip)
        return [x for x in t.open_tables if x.seats or x.id in done]

    def has_main(self, duty: Duty) -> bool:
        """Return whether the foot's button does this duty, or leads to it from the result before."""
        if self.at is None or self.table is None:
            return False
        if isinstance(duty, RaceDuty):
            after = next_race(self.session.state, self.session.now(), [self.chip]) if self.done else self.at
            return after == (duty.chip, duty.table)
        out = isinstance(duty, ColourUpRacedDuty) and duty.chips == (self.chip,)
        return out and self.done and not to_race(self.session.state, self.chip)

    # -- following the tournament --------------------------------------------------------------------

    def tick(self) -> None:
        """Follow what differs without any action: a break begins, a button told is good no longer."""
        if self._content() != self._shown:
            held = self.isAncestorOf(self.window().focusWidget() or self.window())
            self.refresh()
            if held:
                self.take_keyboard()

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget a chip that was chosen though it is not due: it is chosen no longer when one comes back."""
        super().hideEvent(event)
        self.picked_digits.clear()
        if not event.spontaneous():
            self.picked = 0

    def _content(self) -> object:
        """Return all that decides what is shown, but for what is typed."""
        t, now, table, reading = self.session.state, self.session.now(), self.table, self.session.reading()
        if table is None:
            return tuple(self.chips), t.chips.values, t.chips.coloured_up, t.clock.levels, reading.index
        names = Names(t)
        seats = [(s, names.entry(table.seats[s])) for s in collecting(t, table, self.chip, now)]
        places = [(x.id, x.label, x.id in raced(t, self.chip)) for x in self._tables(self.chip)]
        held, wanted = self.held(), button_wanted(t, table, now)
        asks = wanted, self._racing, self.real.isChecked()
        return self.at, self.chips, seats, places, held, asks, colours(t)

    def refresh(self) -> None:
        """Show the race as the night stands. What is typed stays; so does the keyboard, if it can."""
        t, chips = self.session.state, self.chips
        if self.at is None or self.at not in [(v, x.id) for v in chips for x in self._tables(v)]:
            self.at = next_race(t, self.session.now(), chips)
            if self.at is None and chips:  # all are raced: the last of them
                raced_by = [x for x in self._tables(chips[0]) if x.id in raced(t, chips[0])]
                self.at = (chips[0], raced_by[-1].id) if raced_by else None
        elif self.done and self._asked_for == self.at and not self.held():
            # raced without the desk: there is nothing to hand out from here
            self.at = next_race(t, self.session.now(), [self.chip]) or self.at
        for key in self._asked_keys:
            key.setEnabled(self.asking)
        if (content := self._content()) == self._shown:
            if self.asking and self.asked is None:
                self.look()
            return
        same = isinstance(self._shown, tuple) and self._shown[0] == self.at
        where = next((x.seat for x in self.rows if x.hasFocus() or x.cards.hasFocus()), 0) if same else 0
        cards = any(x.cards.hasFocus() for x in self.rows)
        self._shown, self._tried, self.asked = content, False, None
        table = self.table
        self._stack.setCurrentIndex(1 if table is None else 0)
        if table is None:
            self._say_empty()
        else:
            self._show(table)
            row = next((x for x in self.rows if x.seat == where and self.asking), None)
            if row is not None:
                (row.cards if cards and row.cards.isVisible() else row).setFocus()

    def _show(self, table: Table) -> None:
        """Show the table's race: asked for, or held; between them the button, where the rulebook needs it."""
        t, chip, new = self.session.state, self.chip, above(self.session.state, self.chip) or 0
        self.most, self.colours = most_odd(t, chip), colours(t)
        race = next(reversed(self.held()), None)
        wants = not self.done and self._wants_button(table)
        for disc, value in ((self.discs[0], chip), (self.discs[2], race.new if race else new)):
            disc.show_chip(say.face(value), self.colours.get(value, ""), say.chip_name(value, self.colours))
        old, becomes = chips_off([chip]), chips_off([new])
        title = tr("Table {table}, the {chips} become {new}", table=table.label, chips=old, new=becomes)
        self.title.setText(title)
        self._show_tables(chip)
        self.line.setText(self._about(table))
        self.titles.setVisible(not self.done or race is not None)
        self.real.setVisible(not self.done)
        self._question.setVisible(wants)
        self.foot.setVisible(not wants)
        self._asked_for = None if self.done else self.at
        if self.done:
            self._show_result(table, self.held())
        else:
            self._ask(table)
        if wants:
            self._ask_button(table)
        self.titles.update()

    def _about(self, table: Table) -> str:
        """Say how it is raced, and how many tables still have to; of a race that was held, who dealt it."""
        t, races = self.session.state, self.held() if self.done else []
        if any(x.odd for x in races):
            said = say.by_whom(any(x.cards for x in races), any(x.secret for x in races))
        elif races:
            said = say.had_none(self.chip)
        elif self.done:
            said = say.done_otherwise()
        else:
            n = len(racers(t, table, self.chip))
            late = n < len(table.seats)
            said = say.newcomers_line(n) if late else say.race_line(n, t.rulebook.word("race.start"))
        n = len(to_race(t, self.chip))
        left = tr("%n tables to race", n) if n else tr("all tables raced")
        return said if self._beside.count() else f"{said} · {left}"

    def _show_tables(self, chip: int) -> None:
        """Show the chips first, where there are several; then every table of the one that is chosen."""
        chips = self.chips if chip in self.chips else [chip]
        tables, done = self._tables(chip), raced(self.session.state, chip)
        if len(tables) > MOST:
            mine = [x for x in tables if (chip, x.id) == self.at]
            tables = [*mine, *[x for x in tables if x.id not in done and x not in mine][: MOST - 1]]
        self.chip_buttons, self.tables = {}, {}
        for value in chips if len(chips) > 1 else ():
            run = partial(self.pick, value)
            self.chip_buttons[value] = _choice(chips_off([value]), "", value == chip, run)
        for table in tables:
            place, name, over = (chip, table.id), table.label, table.id in done
            made = _choice(name, "check" if over else "", place == self.at, partial(self.go, place))
            made.setAccessibleName(tr("Table {label}, raced", label=name) if over else say.table_name(name))
            self.tables[place] = made
        self._flow.show_all([*self.chip_buttons.values(), *self.tables.values()])
        self._place_tables()

    def _place_tables(self) -> None:
        """Stand the tables beside the title, in one line where there is room for it, or under it."""
        buttons = [*self.chip_buttons.values(), *self.tables.values()]
        wide = sum(x.sizeHint().width() + 6 for x in buttons)
        beside = wide <= 2 * BESIDE - 64
        (self._beside if beside else self._under).addWidget(self._flow)
        self._flow.setMinimumWidth(min(wide, max(BESIDE, self.width() // 2)) if beside else 0)

    def _say_empty(self) -> None:
        t = self.session.state
        chips, row = next_planned(self.session)
        begun = self.session.reading().phase != "before"
        title = tr("Nothing to race now") if begun else tr("The clock has not started")
        more = tr("The structure has no colour-up. You can announce one under Chips and plan.")
        if not t.chips.values:
            title, more = say.no_set()
        elif chips:
            at = when(self.session, row) if begun else ""
            what = filter(None, (chips_off(chips), say.row_name(t.clock.levels, row), at))
            more = tr("Next colour-up: {what}", what=" · ".join(what))
        self.empty.say(title, more)

    def _again(self) -> None:
        self.refresh()
        self.take_keyboard()

    # -- the button, where the rulebook needs it -----------------------------------------------------

    def _wants_button(self, table: Table) -> bool:
        """Ask before the first chip where collecting begins at it, else once cards are dealt from it."""
        t, now = self.session.state, self.session.now()
        if len(racers(t, table, self.chip)) < 2 or not button_wanted(t, table, now):
            return False
        dealing = self._racing == self.at and not self.real.isChecked()
        return dealing or from_button(t, "race.collected_from")

    def _ask_button(self, table: Table) -> None:
        inside, question = self._questions, say.button_question(table.label)
        empty(inside)
        self.asked = asked = SeatQuestion([table], self.session.state, self.session.now)
        asked.field.setAccessibleName(question)
        asked.setMaximumWidth(400)
        asked.answered.connect(lambda seats: self._note_button(table, seats[0][1]))
        asked.command.connect(desk_of(self).begin_line)
        if self._racing is not None:
            back = KeyButton(common("Cancel"), key="Esc", does=self._leave_button)
            back.set_small()
            asked.show_beside([back])
            key_of("Esc", asked, self._leave_button, Qt.ShortcutContext.WidgetWithChildrenShortcut)
        asked.begin()
        hint = label(
            tr("The race starts to the left of the button. Type the seat or click it."), "quiet", wrap=True
        )
        for part in (label(question, "strong"), hint, asked):
            inside.addWidget(part)
        inside.addStretch(1)

    def _note_button(self, table: Table, seat: int) -> None:
        big = big_blind_after(table, seat)
        if big is not None:
            noted = acts.NoteBlinds(table=table.id, big=big, button=seat)
            perform(self, self.session, noted, then=lambda _: self._has_button())

    def _has_button(self) -> None:
        racing = self._racing is not None and self._racing == self.at
        self._leave_button()
        if racing:
            self.race()

    def _leave_button(self) -> None:
        self._racing = None
        self._again()

    # -- asking --------------------------------------------------------------------------------------

    def _lay_rows(self, table: Table, rows: Sequence[RaceRow]) -> None:
        """Lay these lines between the head and the foot, for Tab too: new widgets would come last of all."""
        self.rows = list(rows)
        at = button(self.session.state, table, self.session.now())
        for row in self.rows:
            row.button = row.seat == at
        ink = QFontMetrics(font(STRONG, 600))
        self.names_wide = GAP + max((ink.horizontalAdvance(row.name) for row in rows), default=0)
        inside = QWidget()
        down(*((row, 99) for row in self.rows), None, of=inside)
        self.list.setWidget(inside)
        order: list[QWidget] = [self.real, *(x for row in self.rows for x in (row, row.cards)), self.foot]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _ask(self, table: Table) -> None:
        t, names = self.session.state, Names(self.session.state)
        typed = self._typed.setdefault((self.chip, table.id), {})
        entries = [(s, table.seats[s]) for s in collecting(t, table, self.chip, self.session.now())]
        rows = [RaceRow(self, s, names.entry(e), typed.setdefault(e, Typed())) for s, e in entries]
        self._lay_rows(table, rows)
        self._then = self.race
        self.look()

    def look(self) -> None:
        """Show what the lines come to, beside them and in the foot."""
        table, foot = self.table, self.foot
        if table is None:
            return
        typed = {row.seat: row.typed for row in self.rows}
        seen = self._seen = look(self.session, table, self.chip, typed, self.real.isChecked())
        race = seen.ahead
        for row in self.rows:
            wrong, missing = seen.wrong.get(row.seat, ""), seen.missing.get(row.seat, "")
            cards = () if race is None or not race.chips else race.cards
            dealt = say.cards_dealt([i for i, seat in enumerate(cards, 1) if seat == row.seat])
            row.tell(wrong or missing or dealt, bool(wrong or (missing and self._tried)))
        foot.problem.show_text(seen.whole)
        foot.button.setEnabled(not seen.whole)
        if race is None:
            return
        foot.button.say(tr("Race") if race.odd or seen.wrong else tr("No odd chips"))
        foot.button.set_kind("primary" if race.odd and not seen.wrong else "")
        worth, rounding = say.chips_worth(race.odd, race.value), say.signed(race.rounding)
        won = say.chips_worth(race.chips, race.chips * race.new) if race.odd else say.chips_worth(0, 0)
        # what cannot be comes to nothing; who keeps a chip the cards tell
        figures = ["–"] * 4 if seen.wrong else [worth, won, "–", rounding]
        foot.show_figures((self.chip, race.new, race.new, 0), figures, self.colours)

    def race(self) -> None:
        """Hold it as typed, or go to the first thing that is wrong."""
        self.look()
        seen = self._seen
        if seen is None or not self.asking or seen.whole:
            return
        bad = next((row for row in self.rows if row.seat in seen.wrong or row.seat in seen.missing), None)
        if bad is None and any(isinstance(x, reasons.BlindsUnknown) for x in self.session.check(seen.act)):
            self._racing = self.at
            self._again()
            return
        if bad is None:
            perform(self, self.session, seen.act, then=lambda _: self.take_keyboard())
            return
        self._tried = True
        self.look()
        many = (bad.typed.odd or 0) > self.most
        self._focus(bad.cards if bad.cards.isVisible() and not many else bad)

    def go_on(self, row: RaceRow) -> None:
        """Go from a seat to its cards where they are typed, else to the next seat; not past a slip."""
        seen, at_cards = self._seen, row.cards.hasFocus()
        if seen is not None and row.seat in seen.wrong:
            self._focus(row.cards if at_cards else row)
        elif self.real.isChecked() and row.typed.odd and not at_cards:
            self._focus(row.cards)
        else:
            self.step(row, 1)

    def step(self, row: RaceRow, by: int) -> None:
        """Go to the next seat or the one before; after the last one to the foot."""
        to = self.rows.index(row) + by
        if 0 <= to < len(self.rows):
            self._focus(self.rows[to])
        elif by > 0:
            self.foot.setFocus()

    def _focus(self, target: QWidget | None) -> None:
        if target is not None:
            target.setFocus()
        if isinstance(target, QLineEdit):
            target.selectAll()

    def _mark(self) -> None:
        row = next((x for x in self.rows if x.hasFocus()), None)
        if row is not None:
            row.mark()
        else:
            desk_of(self).say(tr("Choose a player’s row first: L marks the last chips."))

    # -- how a race came out -------------------------------------------------------------------------

    def held(self) -> list[RaceHeld]:
        """Return the races on the desk: more than one where newcomers raced later."""
        return [x for x in self.session.state.chips.races if (x.chip, x.table) == self.at]

    def _show_result(self, table: Table, races: Sequence[RaceHeld]) -> None:
        words, self._then = self._next()
        self.foot.button.say(words)
        self.foot.button.set_kind("primary")
        self.foot.button.setEnabled(True)
        self.foot.problem.show_text("")
        if not races:
            self._lay_rows(table, ())
            more = tr("To race this table here, undo that action in History.")
            self.list.setWidget(Empty(say.done_otherwise(), more))
            self.foot.show_none()
            return
        self._lay_result(table, races)
        out, won, kept = (sum(map(each, races)) for each in (collected, given, rescued))
        odd = sum(n for race in races for _, n in race.odd)
        winning, staying = sum(len(x.winners) for x in races), sum(len(x.rescued) for x in races)
        figures = [say.chips_worth(n, value) for n, value in ((odd, out), (winning, won), (staying, kept))]
        new, rescue = races[-1].new, next((x.rescue for x in reversed(races) if x.rescue), 0)
        figures.append(say.signed(won + kept - out))
        self.foot.show_figures((self.chip, new, rescue or new, 0), figures, self.colours)

    def _lay_result(self, table: Table, races: Sequence[RaceHeld]) -> None:
        """List the seats that raced, under the names of then, and those that had no odd chips."""
        sheets = [x for x in race_sheets(self.session.director, self.session.now()) if x.at is not None]
        sheets = [x for x in sheets if (x.table, x.chip) == (table.label, self.chip)]
        if len(sheets) != len(races):
            sheets = [filled(self.session.state, race) for race in races]
        rows = [row for race, sheet in zip(races, sheets, strict=True) for row in self._rows_of(race, sheet)]
        raced_here = {row.entry for sheet in sheets for row in sheet.rows}
        asked, names = self._typed.get((self.chip, table.id), {}), Names(self.session.state)
        for seat, entry in table.seats.items():
            if entry in asked and entry not in raced_here:
                rows.append(RaceRow(self, seat, names.entry(entry), Typed(0)))
                rows[-1].show_result([], ("", 0), won=False)
        self._lay_rows(table, sorted(rows, key=lambda row: row.seat))

    def _rows_of(self, race: RaceHeld, sheet: RaceSheet) -> Iterator[RaceRow]:
        t, names = self.session.state, Names(self.session.state)
        by, won = ways(t), Counter(race.winners)
        best = winners(race.cards, len(race.winners), by.most, by.suits)
        for one in sheet.rows:
            gets = tr("nothing"), 0
            if one.seat in won:
                gets = say.signed(race.new * won[one.seat]), race.new
            elif one.seat in race.rescued:
                gets = say.stays_in(), race.rescue
            # who is called as then has the number that tells namesakes apart
            same = one.entry in t.people.entries and t.name(one.entry) == one.name
            name = names.entry(one.entry) if same else one.name
            row = RaceRow(self, one.seat, name, Typed(one.odd, last=one.seat in race.rescued))
            row.show_result([(x, (one.seat, x) in best) for x in one.cards], gets, won=one.seat in won)
            yield row

    def _next(self) -> tuple[str, Callable[[], object]]:
        """Return what comes after a race: the next table, the chip out of play, another chip, the plan."""
        same = next_race(self.session.state, self.session.now(), [self.chip])
        if same is not None:
            won = any(race.winners for race in self.held())
            return tr("Hand out the chips, next table") if won else tr("Next table"), partial(self.go, same)
        if self.chip in self.chips:
            words = tr("Take the {chips} out of play", chips=chips_off([self.chip]))
            return words, partial(self._take_out, self.chip)
        return tr("Go to plan"), self.leave.emit

    def _take_out(self, chip: int) -> None:
        def left(_: object) -> None:
            desk_of(self).say(say.has_left(chip))
            self.take_keyboard()

        perform(self, self.session, acts.ColourUp(chip=chip), then=left)

    # -- the keyboard --------------------------------------------------------------------------------

    def waits_for(self) -> QWidget | None:
        """Return the widget that takes a digit: the question, else the first seat that nothing is typed
        for."""
        if not self.asking or not self.isVisible():
            return None
        return self._first_blank() if self.asked is None else self.asked.field

    def _first_blank(self) -> RaceRow | None:
        return next((row for row in self.rows if row.typed.odd is None), None)

    def home(self) -> QWidget | None:
        """Return what has the keyboard: the question, the first blank seat, the foot; None: nothing."""
        if self.table is None:
            return None
        if self.asked is not None:
            return self.asked.field
        return (self._first_blank() if self.asking else None) or self.foot

    def take_keyboard(self) -> None:
        target = self.home()
        if target is not None:
            target.setFocus()
        else:
            self.leave.emit()


def _choice(words: str, icon: str, checked: bool, run: Callable[[], object]) -> KeyButton:
    made = KeyButton(words, icon=icon, kind="answer", does=lambda: run())
    made.set_small()
    made.setCheckable(True)
    made.setChecked(checked)
    return made
