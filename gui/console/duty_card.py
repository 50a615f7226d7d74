"""One duty as a card: what, who, why, the main button with its key, and one way out."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QMenu, QSizePolicy, QVBoxLayout, QWidget

from core import acts
from core.duty import Duty, DutyKind, Urgency
from core.tournament import Table, Tournament
from gui import text, text_console, text_duties
from gui.theme import BODY, RADIUS_BUTTON, SMALL, STRONG, font, icon
from gui.widgets.figures import Figures
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.panel import Card, Tone
from gui.widgets.themed import theme_of

SEATS_A_ROW = 2
# Room for a seat and a name on one of two buttons beside each other, px.
SEAT_WORDS = 118


class FromTo(QWidget):
    """From where, an arrow, to where."""

    def __init__(self, from_: tuple[str, str], to: tuple[str, str]) -> None:
        super().__init__()
        self._pairs = from_, to
        self.setAccessibleName(f"{from_[0]}, {from_[1]} → {to[0]}, {to[1]}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, 54)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.hairline))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_BUTTON, RADIUS_BUTTON
        )
        half = (self.width() - 40) // 2
        for i, (name, below) in enumerate(self._pairs):
            left = 12 if i == 0 else half + 40
            painter.setFont(font(STRONG, 600))
            painter.setPen(QColor(theme.text))
            said = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, half - 12)
            painter.drawText(QRect(left, 8, half, 20), Qt.AlignmentFlag.AlignVCenter, said)
            painter.setFont(font(SMALL))
            painter.setPen(QColor(theme.quiet))
            painter.drawText(QRect(left, 28, half, 18), Qt.AlignmentFlag.AlignVCenter, below)
        icon("arrow-right", theme, theme.text).paint(
            painter, QRect(self.width() // 2 - 9, self.height() // 2 - 8, 16, 16)
        )
        painter.end()


class DutyCard(Card):
    """``wanted`` carries the act that does it; ``elsewhere`` the page where it can be done otherwise."""

    wanted = Signal(object)
    elsewhere = Signal(str)

    def __init__(self, duty: Duty, t: Tournament, now: int, first: bool, main: bool) -> None:
        super().__init__(tone=_tone(duty, main), ring=main)
        self.duty = duty
        self._main = main
        said = text.duty(duty, now, str(t.setting("currency")))
        self._when = Figures(BODY, 450)
        self._when.show_text("", said.when)
        self.answers: list[KeyButton] = []
        self.number: QLineEdit | None = None
        self.button: KeyButton | None = None
        self._buttons: list[KeyButton] = []
        self._question: QWidget | None = None
        self.setAccessibleName(". ".join(filter(None, (said.title, said.when, said.text, said.why))))
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(20, 15, 18, 16)
        column.setSpacing(8)
        top = QHBoxLayout()
        title = ElidedLabel(said.title, "title")
        top.addWidget(title, 1)
        top.addWidget(self._when)
        column.addLayout(top)
        if {"name", "from_seat", "seat"} <= duty.facts.keys():
            column.addWidget(_from_to(duty))
        else:
            column.addWidget(label(said.text, wrap=True))
        if said.why:
            column.addWidget(label(said.why, "quiet", wrap=True))
        if said.button:
            self._add_buttons(said.button, first)
        self._ask(t)

    def tell_time(self, duty: Duty, now: int, currency: str) -> None:
        """The same duty a moment later, or with the clock standing: only the time at the right differs."""
        self.duty = duty
        self._when.show_text("", text.duty(duty, now, currency).when)

    def only_show(self) -> None:
        """Without its buttons: nothing can be done in this night."""
        for button in self._buttons:
            button.hide()

    def _add_buttons(self, words: str, first: bool) -> None:
        key = "↵" if self._main else ""
        self.button = KeyButton(words, key=key, kind="primary" if self._main else "")
        self.button.set_small()
        self.button.clicked.connect(self.go)
        row = QHBoxLayout()
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.button)
        self._buttons.append(self.button)
        if first or self._main:
            otherwise = KeyButton(text_console.word("otherwise"))
            otherwise.set_small()
            otherwise.clicked.connect(lambda: self._otherwise(otherwise))
            row.addWidget(otherwise)
            self._buttons.append(otherwise)
        row.addStretch(1)
        self._column.addLayout(row)

    def _otherwise(self, button: QWidget) -> None:
        """Do it by hand on its page, or say that it was done or is not to be."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page = PAGES.get(self.duty.kind, "tables")
        first = menu.addAction(text_console.by_hand(page), lambda: self.elsewhere.emit(page))
        for how in ("otherwise", "dismissed"):
            mark = acts.MarkDuty(duty=self.duty.id, how=how)
            menu.addAction(text_console.word(f"duty_{how}"), partial(self.wanted.emit, mark))
        menu.setActiveAction(first)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    # -- asking --------------------------------------------------------------------------------------

    def _ask(self, t: Tournament) -> None:
        """What the director has to say first, hidden until the button is pressed."""
        match self.duty.kind:
            case DutyKind.BALANCE if self.duty.asks is not None:
                self._question = self._seats(t.tables[self.duty.asks], t)
            case DutyKind.DRAW_NUMBER:
                self._question = self._number()
        if self._question is not None:
            self._column.addWidget(self._question)
            self._question.hide()

    def _seats(self, table: Table, t: Tournament) -> QWidget:
        """A button for each seat of the table, empty ones too: who had the last big blind may be out."""
        asked = QWidget()
        grid = QGridLayout(asked)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setSpacing(6)
        grid.addWidget(label(text_duties.last_big_blind(table.label), wrap=True), 0, 0, 1, SEATS_A_ROW)
        seats = [s for s in range(1, table.size + 1) if s not in table.closed]
        for i, seat in enumerate(seats):
            name = t.name(table.seats[seat]) if seat in table.seats else text_console.word("free_seat")
            button = KeyButton(_seat_words(seat, name))
            button.set_small()
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setToolTip(name)
            button.setAccessibleName(f"{text.seat_text(table.label, seat)}, {name}")
            button.clicked.connect(
                lambda _=False, seat=seat: self.wanted.emit(acts.NoteBlinds(table=table.id, big=seat))
            )
            self.answers.append(button)
            grid.addWidget(button, 1 + i // SEATS_A_ROW, i % SEATS_A_ROW)
        return asked

    def _number(self) -> QWidget:
        asked = QWidget()
        row = QHBoxLayout(asked)
        row.setContentsMargins(0, 4, 0, 0)
        self.number = QLineEdit()
        self.number.setFont(font(BODY))
        self.number.setPlaceholderText(text_console.word("number_called"))
        self.number.setAccessibleName(text_console.word("number_called"))
        self.number.returnPressed.connect(self._draw)
        draw = KeyButton(text_console.word("draw"), key="↵", kind="primary")
        draw.clicked.connect(self._draw)
        row.addWidget(self.number, 1)
        row.addWidget(draw)
        return asked

    def _draw(self) -> None:
        number = self.number.text().strip() if self.number is not None else ""
        if number:
            everybody = bool(self.duty.facts.get("everybody"))
            self.wanted.emit(acts.MakeDraw(number=number, everybody=everybody))

    def go(self) -> None:
        """Do it, or ask what is missing, or go where it is done."""
        if self.duty.act is not None:
            self.wanted.emit(self.duty.act)
        elif self._question is None:
            self.elsewhere.emit(PAGES.get(self.duty.kind, "tables"))
        else:
            self._question.setVisible(True)
            start = self.number or (self.answers[0] if self.answers else None)
            if start is not None:
                start.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def half_said(self) -> str | None:
        """The number as far as it is typed, while it is asked for."""
        asked = self._question is not None and not self._question.isHidden()
        return self.number.text() if asked and self.number is not None else None

    def say_on(self, typed: str, *, typing: bool) -> None:
        """Ask again, with what had been typed when this card was made anew."""
        if self._question is not None and self.number is not None:
            self._question.show()
            self.number.setText(typed)
            if typing:
                self.number.setFocus()


# Where it can be done otherwise; "tables" where nothing else is said.
PAGES = {
    DutyKind.WINNER: "players",
    DutyKind.RACE: "tables",
    DutyKind.COLOUR_UP: "structure",
    DutyKind.LATE_CLOSES: "structure",
    DutyKind.COLLECT_SLIPS: "history",
    DutyKind.REPORT: "history",
}


def _tone(duty: Duty, main: bool) -> Tone:
    if main:
        return "green"
    return "strong" if duty.urgency is Urgency.LATER else "amber"


def _seat_words(seat: int, name: str) -> str:
    """``3  Maja Lind``, as much of it as half a card has room for; the tooltip has all of it."""
    ink = QFontMetrics(font(BODY, 550))
    return ink.elidedText(f"{seat}  {name}", Qt.TextElideMode.ElideRight, SEAT_WORDS)


def _from_to(duty: Duty) -> FromTo:
    """Who, from where to where: what is read out first."""
    f = duty.facts
    return FromTo((str(f["name"]), str(f["from_seat"])), (str(f["seat"]), _new_position(duty)))


def _new_position(duty: Duty) -> str:
    return str(duty.facts.get("to_position", ""))
