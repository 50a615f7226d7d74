"""The questions of a situation, one at a time: a digit picks, Enter takes the usual answer; what was answered
stands above it and can be changed."""

import re
from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.rulings.answer import BadQuestionError
from core.rulings.asking import Asking, Stand, written
from core.rulings.situations import Fact
from gui.console.frame.acting import YOUNG
from gui.console.frame.keys import ENTER
from gui.safely import safely
from gui.widgets.boxes import across, cells, down, empty
from gui.widgets.fields import Problem
from gui.widgets.hinted import HintedEdit
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, WrappedLabel, label
from gui.widgets.suggest import SuggestField, Suggestion
from gui.widgets.themed import draw_words, theme_of
from gui.words.chips import chips_said
from gui.words.numbers import amount, canonical, listed
from gui.words.tr import Context, mark, sentences

tr = Context("rulings")

_BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Up)
KEYS = "1234567890ABCDEFGHIJKLMNOQRSTUVXYZ"
"""The keys of the choices, in their order."""
_INSET, _KEY, _ONE_COLUMN, _LONGEST = 9, 30, 5, 190
_SHORT = 24
"""Choices with more letters than these stand in one column: in two they would be cut at 1366 px."""
_PEOPLE = ("who", "players", "stakes", "rank", "cards", "betting")
MOST = 16
"""With more choices than these they are found by typing."""


class Choices(QWidget):
    """The choices as buttons. ``picked`` carries the one taken; ``back``: ask the one before again."""

    picked = Signal(str)
    back = Signal()

    def __init__(self, fact: Fact, usual: str) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ownsEnter", True)
        self.setObjectName("ruling_question")
        self.setAccessibleName(fact.ask)
        self._usual = usual
        self.buttons: dict[str, ChoiceButton] = {}
        grid = cells(6, 3)
        one = len(fact.choices) <= _ONE_COLUMN or max(map(len, fact.choices.values())) > _SHORT
        high = len(fact.choices) if one else (len(fact.choices) + 1) // 2
        for at, (key, (name, words)) in enumerate(zip(KEYS, fact.choices.items(), strict=False)):
            made = self.buttons[name] = ChoiceButton(words, key, usual=name == usual)
            made.clicked.connect(partial(self.picked.emit, name))
            grid.addWidget(made, at % high, at // high)
            grid.setColumnStretch(at // high, 1)
        self.problem = WrappedLabel("")
        self.problem.set_tone("red")
        self.problem.hide()
        down(grid, self.problem, gap=6, of=self)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed = event.text().upper()
        names = [*self.buttons]
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if event.key() in ENTER and plain:
            if not event.isAutoRepeat():
                self._enter()
        elif event.key() in _BACK:
            self.back.emit()
        elif plain and typed and typed in KEYS[: len(names)]:
            self.picked.emit(names[KEYS.index(typed)])
        elif plain and typed.isdigit():
            self.problem.show_text(tr("There are %n answers.", len(names)))
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        if self._usual:
            self.picked.emit(self._usual)
        else:
            self.want()

    def want(self) -> None:
        """Say that the director has to choose."""
        self.problem.show_text(tr("There is no usual answer here. Press a digit."))

    @safely
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_keys()

    @safely
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_keys()

    def _show_keys(self) -> None:
        for made in self.buttons.values():
            made.wait(self.hasFocus())


class AnswerChip(KeyButton):
    """An answer that was given, cut where it is too long."""

    def __init__(self, words: str) -> None:
        super().__init__(words, kind="answer")
        self.setCheckable(True)
        self.setChecked(True)
        self.set_small()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMaximumWidth(_LONGEST)

    def _paint_words(self, painter: QPainter) -> None:
        face, room = self._parts()[0], self.rect().adjusted(_INSET, 0, -_INSET, 0)
        words = QFontMetrics(face).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        draw_words(painter, room, words, theme_of(self).text, face, Qt.AlignmentFlag.AlignCenter)


class ChoiceButton(KeyButton):
    """An answer, after its key; Enter's is marked."""

    def __init__(self, words: str, key: str, *, usual: bool) -> None:
        super().__init__(words[:1].upper() + words[1:], key=f"{key} ↵" if usual else key, kind="answer")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.set_small()
        self.setToolTip(words)

    def wait(self, waits: bool) -> None:
        """Show whether the next digit comes here."""
        self.set_compact(not waits)

    def _paint_words(self, painter: QPainter) -> None:
        theme = theme_of(self)
        face, _, _, key, _ = self._parts()
        if key:
            self._paint_key(painter, _INSET, key, theme.text)
        left = _INSET + max(key, _KEY) + _INSET
        room = QRect(left, 0, self.width() - left - _INSET, self.height())
        words = QFontMetrics(face).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        draw_words(painter, room, words, theme.text, face, Qt.AlignmentFlag.AlignVCenter)


class TypedAnswer(QWidget):
    """An answer that is typed: an amount, chips, players. Empty, Enter takes the usual one."""

    picked = Signal(str)
    back = Signal()

    def __init__(
        self, asking: Asking, fact: Fact, usual: str, hint: str, set_: Collection[int], now: Callable[[], int]
    ) -> None:
        """``set_`` are the values of the tournament's chips, where they are known; ``now`` (ms) is asked how
        long ago was said what Enter does."""
        super().__init__()
        self._asking, self._fact, self._usual, self._set, self._now = asking, fact, usual, set_, now
        # The answer that Enter takes though one of its chips is not in the set, and since when.
        self._odd, self._since = "", 0
        self.field = AnswerField(tr("{usual}, or type another", usual=usual) if usual else hint)
        self.field.setObjectName("ruling_question")
        self.field.setAccessibleName(fact.ask)
        self.field.entered.connect(self._enter)
        self.field.back.connect(self.back)
        self.problem = Problem(self.field, "ruling_problem")
        self.field.textEdited.connect(self._edited)
        said = [self.field, self.problem]
        if hint and usual:
            said.append(WrappedLabel(hint, "label"))
        down(*said, gap=6, of=self)
        self.setFocusProxy(self.field)

    @property
    def asks_people(self) -> bool:
        """Return whether seats belong to the answer."""
        return self._fact.kind in _PEOPLE

    def _enter(self) -> None:
        text = read(self._fact, self.field.text()) or self._usual
        if not text:
            self.want()
            return
        try:
            self._asking.but(self._fact.name, text)
        except BadQuestionError:
            said = tr("“{typed}” is no answer here.", typed=self.field.text().strip())
            self.problem.say(sentences(said, form_of(self._fact)))
            self.field.selectAll()
            return
        if text == self._odd and self._now() - self._since < YOUNG:
            self._since = 0  # pressed twice: the sentence still says what the next one does
            return
        if text != self._odd and (chip := self._not_in_set(text)):
            self._odd, self._since = text, self._now()
            chips = listed(map(amount, self._set))
            said = tr("No chip here is worth {chip}; there are {chips}.", chip=chip, chips=chips)
            self.problem.say(sentences(said, tr("Enter takes it all the same.")))
            self.field.selectAll()
            return
        self.picked.emit(text)

    def _edited(self) -> None:
        self.problem.say("")
        self._since = 0  # what is typed anew is meant

    def _not_in_set(self, text: str) -> str:
        """Return the first chip of an answer that is none of the set; "" if there is none."""
        if self._fact.kind != "chips" or not self._set:
            return ""
        values = [int(x) for x in text.split(",") if x.isdecimal()]
        return next((amount(x) for x in values if x not in self._set), "")

    def want(self) -> None:
        """Say that the director has to answer."""
        self.problem.say(tr("Type an answer."))


class AnswerField(HintedEdit):
    """The field of an answer. Enter is told as ``entered``; Up, or Backspace in an empty field, as
    ``back``."""

    entered = Signal()
    back = Signal()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if not event.isAutoRepeat():
                self.entered.emit()
        elif event.key() == Qt.Key.Key_Up or (event.key() == Qt.Key.Key_Backspace and not self.text()):
            self.back.emit()
        else:
            super().keyPressEvent(event)


class Found(QWidget):
    """A field for one of many choices, found by typing."""

    picked = Signal(str)
    back = Signal()

    def __init__(self, fact: Fact) -> None:
        super().__init__()
        self._choices = fact.choices
        self.field = SuggestField(self._source, tr("Type a word of it"), offers=True)
        self.field.setObjectName("ruling_question")
        self.field.setAccessibleName(fact.ask)
        self.field.taken.connect(lambda found: self.picked.emit(found.value))
        self.field.entered.connect(lambda _: self.want())
        self.problem = Problem(self.field, "ruling_problem")
        self.field.textEdited.connect(lambda _: self.problem.say(""))
        down(self.field, self.problem, gap=6, of=self)
        self.setFocusProxy(self.field)

    def _source(self, typed: str) -> Sequence[Suggestion]:
        words = typed.casefold().split()
        fits = [
            (name, said)
            for name, said in self._choices.items()
            if all(word in said.casefold() for word in words)
        ]
        return [Suggestion(said, value=name, lit=at == 0) for at, (name, said) in enumerate(fits)]

    def want(self) -> None:
        """Say that the director has to choose."""
        self.problem.say(tr("Type a word of it, and choose one."))

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _BACK and not self.field.text():
            self.back.emit()
        else:
            super().keyPressEvent(event)


Question = Choices | TypedAnswer | Found


class Questions(QWidget):
    """All questions so far. ``answered`` carries a name and the answer; ``again`` the name of one to be asked
    again."""

    answered = Signal(str, str)
    again = Signal(str)

    def __init__(self, now: Callable[[], int]) -> None:
        super().__init__()
        self._now = now
        self.question: Question | None = None
        self.chips: dict[str, KeyButton] = {}
        self._column = down(gap=3, of=self)

    @property
    def asked(self) -> QWidget | None:
        """Return the widget that answers the open question."""
        match self.question:
            case None:
                return None
            case Choices():
                return self.question
            case _:
                return self.question.field

    @property
    def is_half_typed(self) -> bool:
        """Return whether an answer stands in the field of the open question."""
        return isinstance(self.question, TypedAnswer | Found) and bool(self.question.field.text())

    def show_stand(self, asking: Asking, stand: Stand, hint: str, set_: Collection[int] = ()) -> None:
        """Show the answers as chips, and below them the next question. ``set_`` are the values of the
        tournament's chips."""
        empty(self._column)
        self.question, self.chips = None, {}
        facts = asking.rulings.facts
        self._column.addWidget(label(tr("What happened at the table"), "label"))
        known = [x for x in asking.answers if x not in asking.given]
        if known:
            self._column.addWidget(self._known([(facts[x], asking.answers[x]) for x in known]))
        for name, text in asking.given.items():
            self._column.addWidget(self._answered(facts[name], text))
        if stand.asks:
            fact = facts[stand.asks]
            usual = written(stand.usual[fact.name]) if fact.name in stand.usual else ""
            self.question = self._make(asking, fact, usual, hint, set_)
            self.question.picked.connect(partial(self.answered.emit, fact.name))
            self.question.back.connect(partial(self._back, asking))
            self._column.addSpacing(4)
            self._column.addWidget(WrappedLabel(fact.ask, "strong"))
            self._column.addWidget(self.question)
            self.question.show()  # at once: it gets the keyboard now
        self._column.addStretch(1)

    def _make(self, asking: Asking, fact: Fact, usual: str, hint: str, set_: Collection[int]) -> Question:
        if not fact.choices:
            said = hint if fact.kind in _PEOPLE and hint else form_of(fact)
            return TypedAnswer(asking, fact, usual, said, set_, self._now)
        return Found(fact) if len(fact.choices) > MOST else Choices(fact, usual)

    def _known(self, answers: Sequence[tuple[Fact, str]]) -> QWidget:
        """Return one row of what is known from the level."""
        held = QWidget()
        chips = [self._chip(fact, text) for fact, text in answers]
        across((ElidedLabel(tr("The level’s blinds"), "quiet"), 1), *chips, gap=6, of=held)
        return held

    def _answered(self, fact: Fact, text: str) -> QWidget:
        held = QWidget()
        across((WrappedLabel(fact.ask, "quiet"), 1), self._chip(fact, text), gap=8, of=held)
        return held

    def _chip(self, fact: Fact, text: str) -> KeyButton:
        chip = self.chips[fact.name] = AnswerChip(answer_said(fact, text))
        chip.setToolTip(tr("{answer}. Click to change it.", answer=answer_said(fact, text)))
        chip.clicked.connect(partial(self.again.emit, fact.name))
        return chip

    def _back(self, asking: Asking) -> None:
        if asking.given:
            self.again.emit([*asking.given][-1])


def answer_said(fact: Fact, text: str) -> str:
    """Return the answer as it is shown: the first words of a choice, an amount in groups."""
    if text in fact.choices:
        said = fact.choices[text].partition(", ")[0]
        return said[:1].upper() + said[1:]
    if fact.kind in ("amount", "number") and text.isdecimal():
        return amount(int(text))
    if fact.kind == "chips" and text != "none":
        return _chips_said(text)
    return tr("none") if text == "none" else text


def _chips_said(text: str) -> str:
    """Return ``3 × 100 + 25``: equal chips one after the other with how many they are."""
    said = []
    for value, same in groupby(text.split(",")):
        many, worth = len([*same]), amount(int(value)) if value.isdecimal() else value
        said.append(chips_said(amount(many), worth) if many > 1 else worth)
    return " + ".join(said)


def read(fact: Fact, typed: str) -> str:
    """Return the typed answer in the form that the question takes: numbers as the country writes them, a
    blank between chips."""
    typed = typed.strip()
    if fact.kind in ("amount", "number"):
        plain = canonical(typed, whole=True)
        return _whole(plain) if plain is not None else typed
    if fact.kind in ("chips", "amounts", "players"):
        values = re.sub(r",(?!000(?!\d))", " ", typed).split()
        return ",".join(_whole(canonical(x, whole=True) or x) for x in values)
    return typed


def _whole(text: str) -> str:
    """Return ``2k`` as ``2000``."""
    if text[-1:] == "k" and text[:-1].isdecimal():
        return f"{text[:-1]}000"
    return text


_FORMS = {
    "number": mark("Type a whole number."),
    "amount": mark("Type whole chips, as 500."),
    "amounts": mark("Type amounts with blanks between, as 500 5000."),
    "chips": mark("Type the value of each chip, as 1000 25 25."),
    "players": mark("Type players with blanks between: seats, as 4 7."),
    "who": mark("Type a seat, as 4."),
    "stakes": mark("Type seat and chips, as 4:650, 7:1400, 9:50/folded."),
    "rank": mark("Type the best hand first, ties with =, as 4=7, 9."),
    "cards": mark("Type seat and card, as 4:As, 7:Td."),
    "betting": mark("Type it in order, as 4:bet 500, 7:all-in 600, 9:call."),
}


def form_of(fact: Fact) -> str:
    """Return how the answer is typed."""
    return tr(_FORMS[fact.kind])
