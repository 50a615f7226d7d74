"""One duty as a card: what, who, why, the main button with its key, and one way out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QMenu, QVBoxLayout, QWidget

from core.floor import accessible
from core.floor.positions import position_name
from core.say import acts
from core.say.duties import (
    AboutOneHand,
    AccessibleDuty,
    BalanceDuty,
    BalanceMoveDuty,
    CarryChipsDuty,
    ClockCallDuty,
    ColourUpDuty,
    DrawNumberDuty,
    Duty,
    SameTimeDuty,
    ServedDuty,
    SitsOutDuty,
    Urgency,
    WinnerDuty,
)
from core.tournament.state import Tournament
from gui.console.duties.hand_question import HandQuestion
from gui.console.duties.number_question import NumberQuestion
from gui.console.duties.outcomes import outcome_buttons
from gui.console.duties.places import AT_THE_END, page, paper
from gui.console.duties.question import Question
from gui.console.duties.seat_question import SeatQuestion, ToldSeats
from gui.console.frame.pages import place_of
from gui.theme import BODY
from gui.widgets.figures import Figures
from gui.widgets.flow import Flow
from gui.widgets.from_to import FromTo
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, WrappedLabel
from gui.widgets.panel import Card, Tone
from gui.words import console, text
from gui.words import paper as paper_words
from gui.words.names import Names
from gui.words.tr import Context, common

tr = Context("console")

Content = tuple[Duty, text.DutyWords]
# Somebody goes from a seat to another.
MOVES = (BalanceMoveDuty, CarryChipsDuty)
# A word longer than this may not fit on a line of the card, characters.
LONG_WORD = 24


class DutyCard(Card):
    """``wanted`` carries the act that does it; ``elsewhere`` the page where it can be done otherwise;
    ``asking`` whether its question is open; ``let_go``: it was closed by key. ``clock`` tells the
    time (ms)."""

    wanted = Signal(object)
    printing = Signal(str, int)
    """The document to see before it is printed, and of which table; 0: of all it is about."""
    elsewhere = Signal(str)
    asking = Signal(bool)
    let_go = Signal()
    command = Signal(str)
    """The beginning of a line for the command bar, typed into the question."""

    def __init__(self, duty: Duty, t: Tournament, clock: Callable[[], int], first: bool, main: bool) -> None:
        super().__init__(tone=_tone(duty, main), ring=main)
        self._clock, now = clock, clock()
        self._answered = False
        self.seats: SeatQuestion | None = None
        self.hand: HandQuestion | None = None
        self.duty = duty
        self.main = main
        """Whether it is the one that Enter is for, of all there are."""
        names = Names(t)
        said, self.content = text.duty(duty, now, names), content(duty, names)
        self._when = Figures(BODY, 450)
        self._when.show_text("", said.when)
        self.answers: list[KeyButton] = []
        self.number: QLineEdit | None = None
        self.button: KeyButton | None = None
        self.answered: QWidget | None = None
        self.change: KeyButton | None = None
        self._buttons: list[KeyButton] = []
        # what Enter presses: on the card, and in its question
        self._enters: KeyButton | None = None
        self._answers: KeyButton | None = None
        self._question: Question | None = None
        self._shape = _shape(duty, said, t, first, main)
        self._name(said)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(20, 15, 18, 16)
        column.setSpacing(8)
        top = QHBoxLayout()
        self._title = ElidedLabel(said.title, "title")
        top.addWidget(self._title, 1)
        top.addWidget(self._when)
        column.addLayout(top)
        self._way = FromTo(*_pairs(duty, names)) if isinstance(duty, MOVES) else None
        self._said = {role: _sentence(words, role) for role, words in _sentences(duty, said).items() if words}
        for part in (self._way, *self._said.values()):
            if part is not None:
                column.addWidget(part)
        match duty:
            case ClockCallDuty():
                self._add_outcomes(duty)
            case _ if said.button:
                self._add_buttons(said.button, first)
            case SitsOutDuty():
                self._add_alone(self._way_to("floor", console.by_hand(place_of("floor").name)))
            case ColourUpDuty():
                self._add_alone(self._paper() if t.chips.values else self._way_to("chips", tr("Set chips…")))
            case WinnerDuty():
                self._add_alone(*map(self._to_paper, AT_THE_END if duty.prize else AT_THE_END[:1]))
        self.told: dict[int, int] = {}
        if isinstance(duty, BalanceMoveDuty) and duty.asks:
            self._add_told(t)
        self._ask(t)

    def _name(self, said: text.DutyWords) -> None:
        told = (said.title, said.when, said.text, said.why, said.clause)
        self.setAccessibleName(". ".join(filter(None, told)))

    def retell(self, duty: Duty, t: Tournament, first: bool, main: bool, *, same: bool) -> bool:
        """Say this duty from now on, where it has the same parts as the one said so far; False: nothing was
        done. ``same``: of what the card shows nothing but the time differs."""
        names = Names(t)
        said = text.duty(duty, self._clock(), names)
        shape = _shape(duty, said, t, first, main)
        if shape != self._shape or not (same or _plain(duty) or duty.asks):
            return False
        self.duty, self.content = duty, content(duty, names)
        self._when.show_text("", said.when)
        if not same:
            self._name(said)
            self._title.say(said.title)
            if self._way is not None:
                self._way.show_pairs(*_pairs(duty, names))
            for role, part in self._said.items():
                part.setText(_broken(_sentences(duty, said)[role]))
        return True

    def tell_time(self, duty: Duty, now: int, names: Names) -> None:
        """The same duty a moment later, or with the clock standing: only the time at the right differs."""
        self.duty = duty
        self._when.show_text("", text.duty(duty, now, names).when)

    def only_show(self) -> None:
        """Without its buttons: nothing can be done in this night."""
        for button in self._buttons:
            button.hide()

    def _add_buttons(self, words: str, first: bool) -> None:
        key = "↵" if self.main else ""
        self.button = KeyButton(words, key=key, kind="primary" if self.main else "")
        self.button.set_small()
        self.button.clicked.connect(self.go)
        if self.main:
            self._enters = self.button
        row = [self.button]
        if isinstance(self.duty, SameTimeDuty) and self.duty.act is not None:
            row.append(self._by_stack())
        if paper(self.duty) and not isinstance(self.duty, ColourUpDuty):
            row.append(self._paper())
        if isinstance(self.duty, AccessibleDuty):
            row.append(self._none_known(self.duty))
        if first or self.main:
            otherwise = KeyButton(tr("Other…"))
            otherwise.setObjectName("otherwise")
            otherwise.set_small()
            otherwise.clicked.connect(lambda: self._otherwise(otherwise))
            row.append(otherwise)
        elif isinstance(self.duty, ServedDuty) and self.duty.act is not None:
            tally = KeyButton(tr("Tally…"))
            tally.set_small()
            tally.clicked.connect(lambda: self.elsewhere.emit(page(self.duty)))
            row.append(tally)
        self._buttons += row
        beside = Flow()
        beside.show_all(row)
        lines = QVBoxLayout()
        lines.setContentsMargins(0, 4, 0, 0)
        lines.addWidget(beside)
        self._column.addLayout(lines)

    def _none_known(self, duty: AccessibleDuty) -> KeyButton:
        """Said plainly: there are no more such seats than are known."""
        said = tr("None" if not duty.known else "No more")
        button = KeyButton(said)
        button.setObjectName("accessible-none")
        button.set_small()
        none = acts.Set(key=accessible.SETTING, value=accessible.NO_MORE)
        button.clicked.connect(lambda: self.wanted.emit(none))
        return button

    def _by_stack(self) -> KeyButton:
        """All tied is only proposed: otherwise the stacks are asked."""
        made = KeyButton(tr("By stack…"))
        made.setObjectName("by_stack")
        made.set_small()
        made.clicked.connect(lambda: self.ask())
        return made

    def _add_told(self, t: Tournament) -> None:
        """The answers this rests on, to be changed."""
        self.told = {i: blinds.big for i in self.duty.asks if (blinds := t.room.tables[i].blinds) is not None}
        answers = ToldSeats({t.room.tables[i].label: seat for i, seat in self.told.items()})
        answers.change.clicked.connect(lambda: self.ask())
        self.answered, self.change = answers, answers.change
        self._buttons.append(self.change)
        self._column.addWidget(answers)

    def _add_outcomes(self, duty: ClockCallDuty) -> None:
        """Two beside each other: four do not fit."""
        grid = QGridLayout()
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setSpacing(8)
        for i, (button, act) in enumerate(outcome_buttons(duty, main=self.main)):
            button.clicked.connect(lambda _=False, act=act: self.wanted.emit(act))
            grid.addWidget(button, i // 2, i % 2)
            self._buttons.append(button)
            if self.main and i == 0 and duty.act is not None:
                self._enters = button
        grid.setColumnStretch(2, 1)
        self._column.addLayout(grid)

    def _way_to(self, page: str, words: str) -> KeyButton:
        """Nothing is to be done yet; where it could be done otherwise."""
        way = KeyButton(words)
        way.set_small()
        way.clicked.connect(lambda: self.elsewhere.emit(page))
        return way

    def _add_alone(self, *buttons: KeyButton) -> None:
        self._buttons += buttons
        beside = Flow()
        beside.show_all(list(buttons))
        lines = QVBoxLayout()
        lines.setContentsMargins(0, 4, 0, 0)
        lines.addWidget(beside)
        self._column.addLayout(lines)

    def _paper(self) -> KeyButton:
        """The paper this is done with. Who sits out is tallied at one table: the others' sheets stay."""
        made = KeyButton(common("Print…"))
        made.set_small()
        table = (self.duty.table or 0) if isinstance(self.duty, ServedDuty) else 0
        made.clicked.connect(lambda: self.printing.emit(paper(self.duty), table))
        return made

    def _to_paper(self, document: str) -> KeyButton:
        """What is left to do once the game is over."""
        made = KeyButton(tr("{title}…", title=paper_words.title(document)))
        made.set_small()
        made.clicked.connect(lambda: self.printing.emit(document, 0))
        return made

    def _otherwise(self, button: QWidget) -> None:
        """Do it by hand on its page, or say that it was done or is not to be."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        place = page(self.duty)
        first = menu.addAction(console.by_hand(place_of(place).name), lambda: self.elsewhere.emit(place))
        for how, name in (("otherwise", tr("Already done")), ("dismissed", tr("Later"))):
            mark = acts.MarkDuty(duty=self.duty.id, how=how)
            said = menu.addAction(name, partial(self.wanted.emit, mark))
            said.setObjectName(f"duty_{how}")
        menu.setActiveAction(first)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    # -- asking --------------------------------------------------------------------------------------

    def _ask(self, t: Tournament) -> None:
        """What the director has to say first, hidden until the button is pressed."""
        match self.duty:
            case BalanceDuty() if self.duty.asks:
                tables = [t.room.tables[i] for i in self.duty.asks]
                self._question = self.seats = seats = SeatQuestion(tables, t, self._clock, self.told)
                self.answers = seats.buttons
                seats.answered.connect(lambda found: self._answer(acts.NoteBigBlinds(seats=found)))
            case AboutOneHand():
                self._question = self.hand = HandQuestion(self.duty, t)
                self.hand.answered.connect(self._answer)
            case DrawNumberDuty(everybody=everybody):
                self._question = number = NumberQuestion()
                self.number = number.field
                number.answered.connect(
                    lambda found: self._answer(acts.MakeDraw(number=found, everybody=everybody))
                )
        if self._question is not None:
            self._question.command.connect(self.command)
            self._answers = self._question.enter
            self._column.addWidget(self._question)
            self._question.hide()

    def _answer(self, act: acts.Act) -> None:
        """What comes in this card's place asks something else: it must not begin with this answer."""
        self._answered = True
        self.wanted.emit(act)
        self._answered = False

    def go(self) -> None:
        """Do it, or ask what is missing, or go where it is done."""
        if self.duty.act is not None:
            self.wanted.emit(self.duty.act)
        elif self._question is None:
            self.elsewhere.emit(page(self.duty))
        else:
            self.ask()

    def ask(self, typed: str = "", *, typing: bool = True) -> None:
        """Open the question, with what was typed before and the keyboard (``typing``) in its field; one that
        is open keeps what stands there."""
        if self._question is None:
            return
        if self._question.isHidden():
            self._question.show()
            self._show_parts(False)
            self._question.begin(typed)
            self.asking.emit(True)
        if typing:
            self._question.field.setFocus()

    def close_question(self) -> None:
        """As if it had not been asked."""
        if self._question is not None and not self._question.isHidden():
            self._question.hide()
            self._show_parts(True)
            self.asking.emit(False)

    def _show_parts(self, shown: bool) -> None:
        """What the open question stands instead of."""
        for part in (self.button, self.answered):
            if part is not None:
                part.setVisible(shown)

    def type(self, typed: str) -> None:
        """Typed elsewhere while this asks: it is the answer."""
        self.ask()
        if self._question is not None:
            self._question.type(typed)

    @property
    def field(self) -> QLineEdit | None:
        """Where the answer is typed."""
        return None if self._question is None else self._question.field

    @property
    def half_said(self) -> str | None:
        """The answer as far as it is typed, while it is asked for."""
        asked = self._question is not None and not self._question.isHidden() and not self._answered
        return self._question.half_said if asked and self._question is not None else None

    def mark(self, marked: bool) -> None:
        """Show whether Enter would do this one now, and whether it would answer what is asked."""
        tone = _tone(self.duty, marked)
        if (marked, tone) != (self.ring, self.tone):
            self.ring, self.tone = marked, tone
            self.update()
        _show_enter(self._enters, marked)
        _show_enter(self._answers, self.field is not None and self.field.hasFocus())

    @property
    def asks(self) -> bool:
        """Whether Enter asks something before anything is done."""
        return self._question is not None and self.duty.act is None

    @property
    def title(self) -> str:
        """What is to be done."""
        return self._title.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.half_said is not None:
            self.close_question()
            self.let_go.emit()
        else:
            super().keyPressEvent(event)


def _show_enter(button: KeyButton | None, enters: bool) -> None:
    if button is not None:
        button.set_kind("primary" if enters else "")
        button.set_compact(not enters)


def _tone(duty: Duty, main: bool) -> Tone:
    if main:
        return "green"
    return "strong" if duty.urgency is Urgency.LATER else "amber"


def _plain(duty: Duty) -> bool:
    """Whether words and one act are all there is to it; the others' buttons say more of the duty."""
    return not isinstance(duty, ClockCallDuty | DrawNumberDuty | AboutOneHand) and not paper(duty)


def content(duty: Duty, names: Names) -> Content:
    """All of a duty that its card shows, but for the time that goes on by itself."""
    still = duty.but(due_ms=None, left=None)
    return still, text.duty(still, 0, names)


def _shape(duty: Duty, said: text.DutyWords, t: Tournament, first: bool, main: bool) -> tuple[object, ...]:
    """What a card is made of besides its words. The seats it asks about are those of tables as they are."""
    tables = [t.room.tables[i] for i in duty.asks]
    seats = [
        (id(t), x.id, x.size, {*x.closed}, {seat: Names(t).entry(entry) for seat, entry in x.seats.items()})
        for x in tables
    ]
    told = [(x.blinds, x.blinds_at) for x in tables]
    paid = bool(isinstance(duty, WinnerDuty) and duty.prize)
    known = bool(isinstance(duty, AccessibleDuty) and duty.known)
    parts = (paid, known, *map(bool, _sentences(duty, said).values()), said.button, seats, told)
    return type(duty), _tone(duty, main), first, main, bool(t.chips.values), *parts


def _sentences(duty: Duty, said: text.DutyWords) -> dict[str, str]:
    """What stands below the title, by the role it has."""
    return {"": "" if isinstance(duty, MOVES) else said.text, "quiet": said.why, "faint": said.clause}


def _sentence(said: str, role: str = "") -> QLabel:
    """As many lines as it needs: no word of it, however long, makes the card wider than its column."""
    made = WrappedLabel(_broken(said), role)
    made.setMinimumWidth(1)
    return made


def _broken(said: str) -> str:
    return " ".join(map(_breakable, said.split(" ")))


def _breakable(word: str) -> str:
    """A word longer than a line may be broken after every so many letters."""
    return "\u200b".join(word[i : i + LONG_WORD] for i in range(0, len(word), LONG_WORD))


def _pairs(duty: Duty, names: Names) -> tuple[tuple[str, str], tuple[str, str]]:
    """Who, from where to where: what is read out first."""
    assert isinstance(duty, MOVES)
    there = names.short_seat(duty.to_table, duty.to_seat)
    name, position = names.entry(duty.entry), ""
    if isinstance(duty, BalanceMoveDuty):
        name, position = names.state.name(duty.entry), position_name(duty.because.to_offset)
    return (name, names.short_seat(duty.from_table, duty.from_seat)), (there, position)
