"""One duty as a card: what, who and where to, why, the main button with its key, and one way out."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QLineEdit, QVBoxLayout, QWidget

from core.formats.format import of
from core.say import acts
from core.say.duties import AboutOneHand, BalanceAskDuty, DrawNumberDuty, Duty, UncountedDuty, Urgency
from core.tournament.state import Tournament
from core.tournament.table import Table
from gui.console.duties.parts import Asks, Parts, Print, page, ways
from gui.safely import safely
from gui.theme import BODY
from gui.widgets.boxes import across, down
from gui.widgets.facts import Facts
from gui.widgets.figures import Figures
from gui.widgets.flow import Flow
from gui.widgets.from_to import FromTo
from gui.widgets.key_button import KeyButton, OnceButton
from gui.widgets.labels import ElidedLabel
from gui.widgets.menu import Menu, entry
from gui.widgets.panel import Card, Tone
from gui.widgets.sums_list import SumsList
from gui.widgets.themed import theme_of
from gui.words import console, tables
from gui.words.tr import Context, plain

if TYPE_CHECKING:
    from gui.console.duties.question import Question
    from gui.console.duties.seat_question import SeatQuestion

tr = Context("console")


class DutyCard(Card):
    """``wanted`` carries the act that does it; ``elsewhere``: it is to be done on its page, by hand or by the
    deed that it carries; ``asking`` whether its question is open; ``let_go``: it was closed by key.
    ``clock`` tells the time (ms). ``only_shown``: nothing can be done in this night."""

    wanted = Signal(object)
    printing = Signal(str, int)
    """The document to see before it is printed, and of which table; 0: of all it is about."""
    paying = Signal(object, int)
    """The act of the till to be asked for, and the player it is about."""
    elsewhere = Signal(str)
    asking = Signal(bool)
    let_go = Signal()
    command = Signal(str)
    """The beginning of a line for the command bar, typed into the question."""

    def __init__(
        self, parts: Parts, duty: Duty, t: Tournament, clock: Callable[[], int], *, only_shown: bool = False
    ) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.parts, self.duty, self._clock = parts, duty, clock
        self._shows: tuple[Parts, str] | None = None
        self._answered = False
        said = parts.words
        self._when = Figures(BODY, 450)
        self._about = None if parts.asks is None or only_shown else t
        self.question: Question | None = None
        self._seats: SeatQuestion | None = None
        self.button: KeyButton | None = None
        self.change: KeyButton | None = None
        self._told: list[QWidget] = []
        self._column = column = down(gap=8, margins=(20, 15, 18, 16), of=self)
        self._title = ElidedLabel(said.title, "title")
        column.addLayout(across((self._title, 1), self._when, gap=8))
        if said.route:
            column.addWidget(FromTo(*said.route))
        if said.sums:
            column.addWidget(SumsList(said.sums))
        self._facts = {role: Facts(words, role) for role, words in _sentences(parts)}
        for fact in self._facts.values():
            column.addWidget(fact)
        self._buttons: list[KeyButton] = []
        self._deeds = Flow()
        if not only_shown:
            self._add_buttons(t)
        self.show_duty(duty, said.when)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the column's ground too: a card that covers what lies below it is moved as it stands, and not
        painted again, when another comes before it."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), QColor(theme_of(self).surface))
        super().paintEvent(event)

    def show_duty(self, duty: Duty, when: str) -> None:
        """Show the same duty a moment later: only the time at the right differs."""
        self.duty = duty
        if (self.parts, when) == self._shows:
            return
        self._shows = self.parts, when
        self._when.show_text("", when)
        said = self.parts.words
        told = (said.title, when, plain(said.text), plain(said.why), said.clause)
        self.setAccessibleName(". ".join(filter(None, told)))

    def takes(self, parts: Parts, t: Tournament) -> bool:
        """Return whether it can show these instead of its own: a duty of the same kind with as many sentences
        and the same buttons, and nothing to be laid out anew."""
        if self._is_held() or _shape(self.parts) != _shape(parts) or _shape(parts) is None:
            return False
        return self._seats is None or self._seats.takes(_asked_about(parts.duty, t))

    def _is_held(self) -> bool:
        """Return whether something on it is pressed or chosen from: that was meant of what it shows now."""
        buttons = self.findChildren(QAbstractButton)
        return any(x.isDown() for x in buttons) or QApplication.activePopupWidget() is not None

    def become(self, parts: Parts, t: Tournament) -> None:
        """Show these instead, not marked: to make a card costs more than to paint it."""
        self.parts, self.ring = parts, False
        if self._seats is not None:
            self._about = t
            self._seats.ask_about(_asked_about(parts.duty, t), t)
        self._title.say(parts.words.title)
        for role, words in _sentences(parts):
            self._facts[role].say(words)
        # a card only shown has no buttons, and one that asks has its question's in place of the first
        last = parts.buttons[len(parts.buttons) - len(self._buttons) :]
        for button, part in zip(self._buttons, last, strict=True):
            button.say(part.words)

    def rest(self) -> bool:
        """Close the question, unanswered, and let the night go: it would be kept as it stood. Return whether
        the card can become another's afterwards. One that is chosen from goes, and its menu with it."""
        if self._seats is None or _shape(self.parts) is None or self._is_held():
            return False
        self._about = None
        self._seats.rest()
        return True

    # -- buttons -------------------------------------------------------------------------------------

    def _add_buttons(self, t: Tournament) -> None:
        """Add the buttons. A required question replaces the main button. An optional question replaces all
        buttons, but only once the director asks for it."""
        about, parts = self._about, self.parts.buttons
        first = about is not None and bool(parts) and parts[0].deed == "ask"
        # one that was made and not shown would hold the card for ever, and the card the night as it stood
        made = self._buttons = [self._button(nth) for nth in range(int(first), len(parts))]
        self.button, self._place = made[0] if made else None, self._column.count()
        if about is not None and (first or self.duty.act is None):
            question = self._make_question(about)
            if first:
                self.button = question.enter
                question.show_beside(made)
                made = []
            else:
                question.hide()
        if made:
            self._deeds.show_all(made)
            self._column.addWidget(self._deeds)
        if self.parts.told:
            self._add_told(self._column, {t.room.tables[i].label: seat for i, seat in self.parts.told})

    def _make_question(self, t: Tournament) -> "Question":
        """Put the question in its place, for Tab too. One that may be answered is made when it is asked."""
        self.question = question = self._asked(t)
        self._column.insertWidget(self._place, question)
        for before, after in pairwise([self, *question.fields, question.enter]):
            QWidget.setTabOrder(before, after)
        question.show_field(False)
        return question

    def _button(self, nth: int) -> KeyButton:
        part = self.parts.buttons[nth]
        made = OnceButton(part.words, key="↵", does=lambda: self._press(nth))
        made.setObjectName(part.name)
        made.set_small()
        made.set_compact(True)
        if part.deed == "otherwise":
            made.setToolTip(tr("By hand, already done, or later"))
        return made

    def _press(self, nth: int) -> None:
        match self.parts.buttons[nth].deed:
            case acts.Act() as act:
                self.wanted.emit(act)
            case "go":
                self.elsewhere.emit("")
            case Asks(act, player):
                self.paying.emit(act, player)
            case Print(document, table):
                self.printing.emit(document, table)
            case "ask":
                self.ask()
            case "otherwise":
                # counted from the end: a card that asks has made no button for the first
                self._otherwise(self._buttons[nth - len(self.parts.buttons)])

    def _add_told(self, column: QVBoxLayout, seats: dict[str, int]) -> None:
        self.change = KeyButton(tr("Change"), kind="quiet", does=lambda: self.ask())
        self.change.setObjectName("change_blinds")
        self.change.set_tone("green")
        self.change.set_small()
        line, told = QFrame(), QWidget()
        line.setProperty("line", True)
        across((ElidedLabel(tables.big_blinds_told(seats), "label"), 1), self.change, gap=6, of=told)
        self._told = [line, told]
        for part in self._told:
            column.addWidget(part)

    def _otherwise(self, button: QWidget) -> None:
        menu = Menu(self)
        first = menu.addAction(console.by_hand(page(self.duty)), partial(self.elsewhere.emit, ""))
        for deed, words in ways(self.duty).items():
            entry(menu, words, partial(self.elsewhere.emit, deed), f"duty_{deed}")
        for how, name in (("otherwise", tr("Already done")), ("dismissed", tr("Later"))):
            mark = acts.MarkDuty(duty=self.duty.id, how=how)
            entry(menu, name, partial(self.wanted.emit, mark), f"duty_{how}")
        menu.setActiveAction(first)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    # -- asking --------------------------------------------------------------------------------------

    def _asked(self, t: Tournament) -> "Question":
        # here: the console need not wait for questions, which few duties ask
        from gui.console.duties.hand_question import HandQuestion
        from gui.console.duties.question import ChipsQuestion, number_called
        from gui.console.duties.seat_question import SeatQuestion

        asked: Question
        match self.duty:
            case AboutOneHand():
                asked = HandQuestion(self.duty, t, self.parts.words.button)
                asked.answered.connect(self._answer)
            case DrawNumberDuty():
                asked = number_called()
                asked.answered.connect(lambda number: self._answer(of(t).drawing(t, number).act))
            case UncountedDuty(entry=entry):
                asked = ChipsQuestion()
                asked.answered.connect(lambda chips: self._answer(acts.Count(entry=entry, chips=int(chips))))
            case duty:
                told, title, words = dict(self.parts.told), tables.big_blind_now, tr("Who moves?")
                asked = SeatQuestion(_asked_about(duty, t), t, self._clock, told, title, words)
                self._seats = asked
                asked.answered.connect(lambda found: self._answer(acts.NoteBigBlinds(seats=found)))
        asked.command.connect(self.command)
        asked.begun.connect(self.ask)
        asked.grown.connect(lambda: self.asking.emit(True))
        return asked

    def _answer(self, act: acts.Act) -> None:
        """Ask for the act; the card that replaces this one does not begin with this answer."""
        self._answered = True
        self.wanted.emit(act)
        self._answered = False

    def go(self) -> None:
        """Do it, or ask what is missing, or go where it is done."""
        if self.duty.act is not None:
            self.wanted.emit(self.duty.act)
        elif self.question is None:
            self.elsewhere.emit("")
        else:
            self.ask()

    def ask(self, typed: str = "", *, typing: bool = True) -> None:
        """Open the question, with what was typed before and the keyboard (``typing``) in its field; one that
        is open keeps what stands there."""
        if self._about is None:
            return
        question = self.question or self._make_question(self._about)
        if not question.open:
            self._show_question(True)
            question.begin(typed)
            self.asking.emit(True)
        if typing:
            question.current.setFocus()

    def close_question(self) -> None:
        """Close the question, unanswered."""
        if self.question is not None and self.question.open:
            self.question.begin()
            self._show_question(False)
            self.asking.emit(False)

    def _show_question(self, open_: bool) -> None:
        """Show the question with its field; one that need not be answered stands in place of the other
        buttons."""
        assert self.question is not None
        if self.button is not self.question.enter:
            self.question.setVisible(open_)
            self._deeds.setVisible(not open_)
        self.question.show_field(open_)
        for part in self._told:
            part.setVisible(not open_)

    @property
    def field(self) -> QLineEdit | None:
        return None if self.question is None else self.question.current

    @property
    def is_open(self) -> bool:
        return self.question is not None and self.question.open

    @property
    def half_said(self) -> str | None:
        asked = self.question
        return None if asked is None or not asked.open or self._answered else asked.half_said

    @property
    def asks(self) -> bool:
        """Return whether Enter opens a question before the duty is done."""
        return self.question is not None and self.duty.act is None

    def mark(self, marked: bool) -> None:
        """Show whether Enter would do this one now, or answer what is asked in it."""
        asked, typing = self.question, False
        if asked is not None:
            typing = asked.typing
            _show_enter(asked.enter, typing)
        if self.button is not None and not typing:
            _show_enter(self.button, marked and self.parts.enters)
        lit = typing or (marked and self.parts.enters)
        later = self.duty.urgency is Urgency.LATER
        tone: Tone = "strong" if later else "amber"
        if lit:
            tone = "green"
        if (lit, tone) != (self.ring, self.tone):
            self.ring, self.tone = lit, tone
            self.update()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.half_said is not None:
            self.close_question()
            self.let_go.emit()
        else:
            super().keyPressEvent(event)


def _sentences(parts: Parts) -> list[tuple[str, str]]:
    """Return the role and the words of each sentence below the title."""
    said = parts.words
    alone = isinstance(parts.duty, BalanceAskDuty)  # its question says the rest
    told = "" if said.route or said.sums else said.text
    found = (("", told), ("quiet", "" if alone else said.why), ("label", "" if alone else said.clause))
    return [(role, words) for role, words in found if words]


def _asked_about(duty: Duty, t: Tournament) -> list[Table]:
    return [t.room.tables[i] for i in duty.asks]


def _shape(parts: Parts) -> tuple[object, ...] | None:
    """Return what two cards have alike of which one can become the other; None: it can become no other."""
    asks = parts.asks is not None
    if parts.words.route or parts.words.sums or parts.told:
        return None
    if asks and not isinstance(parts.duty, BalanceAskDuty):
        return None
    buttons = [(type(x.deed), x.deed in ("otherwise", "ask"), x.name) for x in parts.buttons]
    return type(parts.duty), asks, [role for role, _ in _sentences(parts)], buttons


def _show_enter(button: KeyButton, enters: bool) -> None:
    button.set_kind("primary" if enters else "")
    button.set_compact(not enters)
