"""Digits that choose by themselves, as the answers of a ruling and the odd chips of a race do, until a point
after them shows that they are a table: a seat with its table is a bust wherever it is typed."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from gui.console.frame.acting import desk_of
from gui.program.session import Session
from gui.words.tr import Context

tr = Context("console")

POINTS = (".", ",")


class Picked:
    """The digits picked one after another on ``widget``, each with a function that takes it back."""

    def __init__(self, widget: QWidget, session: Session) -> None:
        self._widget, self._session = widget, session
        self._digits: list[tuple[str, Callable[[], object]]] = []

    def add(self, digit: str, take_back: Callable[[], object]) -> None:
        self._digits.append((digit, take_back))

    def clear(self) -> None:
        """Forget the digits: another key or a click came between."""
        self._digits.clear()

    @property
    def digits(self) -> str:
        return "".join([digit for digit, _ in self._digits])

    def is_table(self, label: str) -> bool:
        return any(x.label == label for x in self._session.state.open_tables)

    def give_table(self, point: str) -> bool:
        """Take back the digits before this point and begin the seat in the command bar. Where they may be two
        tables, as 12 or 2, the seat is typed again. Return whether any were picked."""
        picked, digits = [*self._digits], self.digits
        self.clear()
        if not picked:
            return False
        tables = [at for at in range(len(digits)) if self.is_table(digits[at:])]
        at = tables[0] if tables else len(digits) - 1
        desk = desk_of(self._widget)
        desk.begin_line("" if len(tables) > 1 else digits[at:] + point)
        for _, take_back in reversed(picked[at:]):
            take_back()
        if len(tables) > 1:
            desk.say(tr("Type the seat with its table again."))
        return True
