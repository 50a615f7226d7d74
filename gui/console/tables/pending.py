"""A question the Tables page asks before it acts: where to, with whom, who has the big blind. It is
answered by a click on the floor or by typing the seat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from core.floor.seating import labelled
from core.say.acts import Act, Seat
from core.say.said import ByFields
from core.tournament.state import Tournament
from gui.console.frame.deeds import stands_against
from gui.console.frame.seat_words import TAKES_SEATS, meant_seats, typed_seat
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.boxes import across, down
from gui.widgets.fields import Problem
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel
from gui.widgets.panel import RING, Card
from gui.words import tables as say
from gui.words import text as words
from gui.words.tr import Context, common

tr = Context("tables")


@dataclass(frozen=True, eq=False, repr=False)
class Pending(ByFields):
    """``question`` stands before the field; ``answer`` makes the act of the seat given; ``table`` is meant
    where only a seat's number is typed. ``begins``: the seat that Enter gives."""

    question: str
    answer: Callable[[Seat], Act]
    table: int = 0
    begins: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class PendingOfEach(ByFields):
    """The same, where a seat of each of these tables is given."""

    question: str
    answer: Callable[[tuple[Seat, ...]], Act]
    tables: tuple[int, ...]


def seat_typed(state: Tournament, text: str, table: int = 0) -> Seat | None:
    """Read ``3.4`` as seat 4 of table 3, ``4`` alone as a seat of ``table``."""
    label_, seat = typed_seat(text)
    if seat:
        found = labelled(state, label_)
        return None if found is None else (found.id, int(seat))
    alone = text.strip()
    return (table, int(alone)) if table and alone.isdecimal() and len(alone) <= 3 else None


def seats_typed(state: Tournament, text: str, tables: Sequence[int]) -> tuple[dict[int, int], str]:
    """Return the seat typed of each table and what is wrong: ``3 5`` in their order, or ``4.3 5.5``."""
    found: dict[int, int] = {}
    bare: list[str] = []
    for word in text.split():
        seat = seat_typed(state, word)
        if seat is None:
            bare.append(word)
        elif seat[0] not in tables:
            return found, say.asked_of_tables([state.room.tables[i].label for i in tables])
        elif not _is_seat(state, *seat):
            return found, say.no_seat(word)
        else:
            found[seat[0]] = seat[1]
    left = [i for i in tables if i not in found]
    for table, word in zip(left, bare, strict=False):
        seat = seat_typed(state, word, table)
        if seat is None or not _is_seat(state, *seat):
            return found, say.no_seat_at(state.room.tables[table].label, word)
        found[table] = seat[1]
    if len(bare) > len(left):
        return found, say.asked_of_tables([state.room.tables[i].label for i in tables])
    return found, ""


def _is_seat(state: Tournament, table: int, seat: int) -> bool:
    at = state.room.tables[table]
    return 1 <= seat <= at.size and seat not in at.closed


def seats_text(state: Tournament, seats: Mapping[int, int], tables: Sequence[int]) -> str:
    """Write these seats as ``seats_typed`` reads them: alone where they are those of the first tables."""
    given = [i for i in tables if i in seats]
    if given == [*tables[: len(given)]]:
        return " ".join(str(seats[i]) for i in given)
    return " ".join(f"{state.room.tables[i].label}.{seats[i]}" for i in given)


class PendingBar(Card):
    """``answered`` carries the act; ``let_go`` says that nothing is asked any more."""

    answered = Signal(object)
    let_go = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(tone="green")
        self._session = session
        self.pending: Pending | PendingOfEach | None = None
        self.question = ElidedLabel("", "strong")
        self.question.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.field = QLineEdit()
        self.field.setProperty(TAKES_SEATS, True)
        self.field.setPlaceholderText(tr("3.4, or click the seat"))
        self.field.setFixedWidth(180)
        self.field.textEdited.connect(lambda _: self.problem.say(""))
        self.problem: Problem = Problem(self.field)
        cancel = KeyButton(common("Cancel"), key="Esc", does=self.cancel)
        row = across((self.question, 1), self.field, cancel, gap=12)
        down(row, self.problem, gap=6, margins=(RING + 14, RING + 8, RING + 9, RING + 8), of=self)
        self.hide()

    def ask(self, pending: Pending | PendingOfEach) -> None:
        """Ask this question in the bar, and give its field the keyboard."""
        self.pending = pending
        self.question.setText(pending.question)
        self.question.setToolTip(pending.question)
        self.field.setText(pending.begins if isinstance(pending, Pending) else "")
        self.field.selectAll()
        self.problem.say("")
        self.show()
        self.field.setFocus()

    def give(self, seat: Seat) -> None:
        """Answer with this seat: clicked, or typed."""
        state, pending = self._session.state, self.pending
        if isinstance(pending, PendingOfEach):
            found, _ = seats_typed(state, self.field.text(), pending.tables)
            if seat[0] in pending.tables:
                self.field.setText(seats_text(state, found | {seat[0]: seat[1]}, pending.tables))
                self._give_each(pending)
            else:
                self.problem.say(say.asked_of_tables([state.room.tables[i].label for i in pending.tables]))
        elif pending is not None:
            self._do(pending.answer(seat))

    def _give_each(self, pending: PendingOfEach) -> None:
        state = self._session.state
        found, problem = seats_typed(state, self.field.text(), pending.tables)
        missing = [state.room.tables[i].label for i in pending.tables if i not in found]
        if problem or missing:
            self.field.setText(f"{self.field.text().strip()} ")
            self.problem.say(problem or say.and_table(missing[0]))
        else:
            self._do(pending.answer(tuple((i, found[i]) for i in pending.tables)))

    def _do(self, act: Act) -> None:
        hard = stands_against(self._session.check(act))
        if hard:
            self.problem.say(words.reasons(hard, self._session.state))
        else:
            self.close_question()
            self.answered.emit(act)

    def close_question(self) -> None:
        """Ask nothing any more."""
        self.pending = None
        self.hide()

    def cancel(self) -> None:
        self.close_question()
        self.let_go.emit()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or self.pending is None:
            super().keyPressEvent(event)
        elif isinstance(self.pending, PendingOfEach):
            self._give_each(self.pending)
        else:
            text = self.field.text()
            seat = seat_typed(self._session.state, text, self.pending.table)
            if seat is not None:
                self.give(seat)
            elif text.strip():
                self.problem.say(say.no_seat_so(text.strip(), meant_seats(text, self._session.state)))
            else:
                self.problem.say(tr("Type a seat, or click it."))
