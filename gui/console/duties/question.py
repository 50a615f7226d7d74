"""A question that the director answers first, in a duty's card: a field, the button that Enter presses, and
what is wrong with the answer. The field stands there while it is being answered."""

import re
from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gui.console.frame.seat_words import SEAT_BEGUN
from gui.safely import safely
from gui.theme import BODY, font, repolish
from gui.widgets.boxes import across, down
from gui.widgets.fields import Problem
from gui.widgets.flow import Flow
from gui.widgets.key_button import OnceButton
from gui.widgets.number_pad import with_pad
from gui.words.tr import Context

tr = Context("console")

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LEFT_ALONE = (*_ENTER, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Question(QWidget):
    """``answered`` carries the answer, ``command`` the beginning of a line for the command bar; ``begun``:
    somebody begins to answer."""

    answered = Signal(object)
    command = Signal(str)
    begun = Signal()
    grown = Signal()
    """It has become higher: what Enter presses is to be seen all the same."""

    def __init__(self, name: str, field: QLineEdit, button: str, wide: int = 96) -> None:
        super().__init__()
        self.setObjectName(f"{name}_question")
        self.field = field
        self.field.textEdited.connect(self.typed)
        self.field.setFixedWidth(wide)
        self.enter = OnceButton(button, key="↵", kind="primary")
        self.enter.set_small()
        self.enter.clicked.connect(lambda: self.confirm() if self.open else self.begun.emit())
        self.problem = Problem(self.field, f"{name}_problem")
        self.line = Flow()

    def lay_out(self, *parts: QWidget, hint: QWidget | None = None) -> None:
        """Put these above the field beside a hint, and below it the problem and the buttons."""
        beside = across(self.field, gap=8)
        beside.addWidget(hint or QWidget(), 1, Qt.AlignmentFlag.AlignVCenter)
        down(*parts, beside, self.problem, self.line, gap=8, margins=(0, 4, 0, 0), of=self)
        self.show_beside(())

    def show_beside(self, buttons: Sequence[QWidget]) -> None:
        """Show these after the button that Enter presses."""
        self.line.show_all([self.enter, *buttons])

    @property
    def open(self) -> bool:
        """Return whether the question is being answered."""
        return not self.isHidden() and not self.field.isHidden()

    @property
    def fields(self) -> list[QLineEdit]:
        """Return the fields that can be typed into, in the order of Tab."""
        return [self.field]

    @property
    def answers(self) -> Collection[str]:
        """Return the digits that choose an answer, each shown beside it."""
        return ()

    @property
    def current(self) -> QLineEdit:
        """Return the field in which the answer goes on."""
        return self.field

    @property
    def typing(self) -> bool:
        """Return whether it has the keyboard."""
        return any(x.hasFocus() for x in self.fields)

    def wait(self, waits: bool) -> None:
        """Show whether the next digit comes here, wherever the keyboard is."""
        for field in self.fields:
            wanted = waits and field is self.current
            if wanted != bool(field.property("next")):
                field.setProperty("next", wanted)
                repolish(field)

    def show_keys(self, shown: bool) -> None:
        """Show the digits that choose an answer only while they do."""

    def show_field(self, shown: bool) -> None:
        self.field.setVisible(shown)

    def begin(self, typed: str = "") -> None:
        """Ask the question, with what had been typed before (``half_said``)."""
        self.problem.say("")
        self.field.setText(typed)

    @property
    def half_said(self) -> str:
        """Return the answers so far, as ``begin`` takes it."""
        return self.field.text()

    def typed(self) -> None:
        self.problem.say("")

    def give_seat(self) -> bool:
        """Give a seat that begins at the cursor, ``7.``, to the command bar: with its table it is a bust."""
        before = self.field.text()[: self.field.cursorPosition()]
        begun = _SEAT.search(before)
        if begun is None:
            return False
        rest = self.field.text()[len(before) :]
        self.field.setText(f"{before[: begun.start()]}{rest}".strip())
        self.command.emit(begun[0])
        return True

    def confirm(self) -> None:
        """Answer the question, ask for what is missing, or say what is wrong."""
        raise NotImplementedError

    def _say_wrong(self, problem: str) -> None:
        """Say what is wrong; what is typed next replaces it."""
        self.problem.say(problem)
        self.field.selectAll()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.confirm()
        else:
            super().keyPressEvent(event)


class ShortField(QLineEdit):
    """A field whose text is too short to go about in: it leaves arrows and Enter to what it stands in. Space
    is the clock's but where it parts two answers (``parts``)."""

    def __init__(self, parts: Callable[[], bool]) -> None:
        super().__init__()
        self._parts = parts
        self.setFont(font(BODY))

    @safely
    def event(self, event: QEvent) -> bool:
        """Claim each key the field can type before the console hears of it."""
        asked = event.type() == QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space and not self._parts():
            event.ignore()
            return False
        return super().event(event)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LEFT_ALONE or (event.key() == Qt.Key.Key_Space and not self._parts()):
            event.ignore()
        else:
            super().keyPressEvent(event)


MOST_DIGITS = 40
# A command begins with the command bar's own key, or with a seat that a dealer shouts.
_COMMAND, _BAR = re.compile(rf"/|{SEAT_BEGUN}"), re.compile(r"/")
_SEAT = re.compile(rf"{SEAT_BEGUN}$")
# Digits, as a country groups them.
_GROUPED = re.compile(r"[ ,'\u2019\u00a0\u202f]*(?:[0-9][ ,'\u2019\u00a0\u202f]*)+")
# Thousands, and what may become some: until its third digit it may be a seat as well.
_THOUSANDS, _BEGUN = re.compile(r"\d+[.,]\d{3}"), re.compile(r"\d+[.,]\d{0,2}")


class DigitField(QLineEdit):
    """A field of digits: letters stay those of the page, or begin a line in the command bar."""

    @safely
    def event(self, event: QEvent) -> bool:
        """Claim each key but the letters before the console hears of it."""
        asked = event.type() == QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and event.text().isalpha():
            event.ignore()
            return False
        return super().event(event)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)


class NumberQuestion(Question):
    """A number in digits alone. The beginning of a ``command`` goes to the command bar; anything else that is
    no letter stays in the field, is said to be no number, and answers nothing."""

    def __init__(
        self, name: str, button: str, what: str, missing: str, begins: re.Pattern[str] = _COMMAND
    ) -> None:
        super().__init__(name, DigitField(), button)
        self._missing, self._begins = missing, begins
        self.field.setFont(font(BODY))
        self.field.setFixedWidth(max(150, self.field.fontMetrics().horizontalAdvance(what) + 48))
        self.field.setPlaceholderText(what)
        self.field.setAccessibleName(what)
        self.field.setMaxLength(MOST_DIGITS)
        with_pad(self.field)
        self.lay_out()

    def typed(self) -> None:
        text = self.field.text()
        begun = self._begins.search(text)
        self.problem.say("" if begun or _is_number(text) else tr("Type digits only."))
        if not begun and _GROUPED.fullmatch(text):
            self.field.setText("".join([x for x in text if x.isdigit()]))
            if not text[-1].isdigit():
                self.problem.say(tr("Type digits only."))
        if begun:
            self.field.setText("" if begun[0] != "/" else text.replace("/", ""))
            self.command.emit(begun[0].removeprefix("/"))

    def confirm(self) -> None:
        """Answer with the number, or say that it is missing or none."""
        number = self.field.text().strip()
        if not number:
            self.problem.say(self._missing)
        elif _is_number(number):
            self.answered.emit(number)
        else:
            self._say_wrong(tr("Type digits only."))


def _is_number(text: str) -> bool:
    return not text.strip() or _GROUPED.fullmatch(text) is not None


class ChipsQuestion(NumberQuestion):
    """A number of chips, with a point or a comma before thousands: a seat stands in the field, and is
    refused there, since ``10.5`` may become ``10.500``."""

    def __init__(self) -> None:
        what, missing = tr("Chips counted"), tr("Type how many chips were counted.")
        super().__init__("count", tr("Take from play"), what, missing, _BAR)

    def typed(self) -> None:
        text = self.field.text()
        if _BEGUN.fullmatch(text):
            self.problem.say("")
            return
        if _THOUSANDS.fullmatch(text):
            self.field.setText(re.sub(r"\D", "", text))
        super().typed()


def number_called() -> NumberQuestion:
    """Ask for the number called in the room."""
    return NumberQuestion("number", tr("Draw seats"), tr("Number called"), tr("Type the number called."))
