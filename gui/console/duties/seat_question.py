"""Ask for the seat of the big blind (at a chip race: of the button), at one table or at several at once: ``3
5`` and Enter, a click for each, or the arrows. No seat is chosen before the director chooses one, because an
Enter pressed twice must not answer."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QWidget

from core.tournament.state import Tournament
from core.tournament.table import Table
from gui.console.duties.question import Question, ShortField
from gui.console.frame.acting import YOUNG
from gui.console.tables.pending import seats_text, seats_typed
from gui.safely import safely
from gui.theme import BODY, SMALL, font
from gui.widgets.boxes import across, down
from gui.widgets.facts import Facts
from gui.widgets.flow import Flow
from gui.widgets.labels import ElidedLabel
from gui.widgets.themed import draw_words, painting
from gui.words import tables as say
from gui.words import text
from gui.words.names import called, told_by, with_initial
from gui.words.tr import Context, runs

tr = Context("console")


# Room for what is asked of a table, beside who is chosen, and the size of a seat, px.
TITLE, SEAT = 170, 30
NOTHING: Mapping[int, int] = {}
NO_NIGHT = Tournament()
"""The night of a question that asks nothing just now."""
_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
_ROWS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class SeatButton(QAbstractButton):
    """A seat as the floor shows it: black with the big blind, dashed where nobody sits. ``ringed``: the
    arrows go on from it."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.free = self.ringed = False
        self.setText(str(seat))
        self.setCheckable(True)
        self.setFixedSize(SEAT, SEAT)
        # The keyboard stays in the field, which shows what Enter would note.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return QSize(SEAT, SEAT)

    @safely
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore it: the first press was on what stood here before, as the button of the move before it."""
        event.accept()

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        line = QPen(QColor(theme.green if self.underMouse() or self.ringed else theme.strong))
        line.setWidthF(2 if self.ringed else 1)
        line.setStyle(Qt.PenStyle.DashLine if self.free and not self.isChecked() else Qt.PenStyle.SolidLine)
        painter.setPen(line)
        ground = theme.ground if self.free else theme.surface
        painter.setBrush(QColor(theme.text if self.isChecked() else ground))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))
        if self.isChecked():
            ink = theme.surface
        elif self.free:
            ink = theme.quiet
        else:
            ink = theme.text
        draw_words(painter, self.rect(), self.text(), ink, font(SMALL, 600))
        painter.end()


class _Row(QWidget):
    """The seats of one table below ``title``, and who sits in the one that is chosen: ``3 · Maja Lind``;
    where that has no room the first name gives way, and never a number. ``clicked`` carries the seat."""

    clicked = Signal(int)

    def __init__(self, title: str, table: Table, t: Tournament) -> None:
        super().__init__()
        self.seats = _seats(table)
        self.buttons = [SeatButton(s) for s in self.seats]
        for seat, button in zip(self.seats, self.buttons, strict=True):
            button.clicked.connect(partial(self.clicked.emit, seat))
        self.who = ElidedLabel("", "strong")
        self.who.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._called_by = Facts(title, "label")
        self.ask_about(title, table, t)
        seats = Flow(gap=3)
        seats.show_all(self.buttons)
        down(across(self._called_by, (self.who, 1), gap=6), seats, gap=6, of=self)

    def ask_about(self, title: str, table: Table, t: Tournament) -> None:
        """Ask about this table, which has the same seats, with none of them chosen."""
        self.table, self._t = table, t
        self._sitting = {s: t.people.players[t.people.entries[e].player] for s, e in table.seats.items()}
        free = tr("free")
        self._names = {s: called(t, self._sitting[s]) if s in self._sitting else free for s in self.seats}
        for seat, button in zip(self.seats, self.buttons, strict=True):
            # An empty seat can be it too: who had the last big blind may be out.
            if button.free is (seat in self._sitting):
                button.free = not button.free
                button.update()
            button.setToolTip(self._names[seat])
            button.setAccessibleName(f"{text.seat_text(table.label, seat)}, {self._names[seat]}")
        self._called_by.say(title)
        words = sum([_wide(words, bold) for words, bold in runs(title)])
        self._called_by.setFixedWidth(min(TITLE, words + 1))

    def rest(self) -> None:
        self._t = NO_NIGHT

    def show_chosen(self, chosen: int | None, *, ringed: bool) -> None:
        """Show the seat that is chosen, and who sits there."""
        for seat, button in zip(self.seats, self.buttons, strict=True):
            button.setChecked(seat == chosen)
            if button.ringed is not (lit := ringed and seat == chosen):
                button.ringed = lit
                button.update()
        said = "" if chosen is None else f"{chosen} · {self._names[chosen]}"
        player = self._sitting.get(chosen or 0)
        if player is not None and _wide(said, bold=True, px=BODY) > self.who.width():
            said = f"{chosen} · {with_initial(player.name)} {told_by(self._t, player)}".rstrip()
        self.who.say(said, self._names.get(chosen or 0, ""))


def _seats(table: Table) -> list[int]:
    return [s for s in range(1, table.size + 1) if s not in table.closed]


def _wide(words: str, bold: bool, px: int = SMALL) -> int:
    return QFontMetrics(font(px, 600 if bold else 450)).horizontalAdvance(words)


class SeatQuestion(Question):
    """``answered`` carries a seat of each table, in their order. ``now`` (ms) is asked how young the question
    is; ``told`` is what was answered before; ``title`` stands above a table's seats."""

    def __init__(
        self,
        tables: Sequence[Table],
        t: Tournament,
        now: Callable[[], int],
        told: Mapping[int, int] = NOTHING,
        title: Callable[[str], str] = say.table,
        button: str = "",
    ) -> None:
        super().__init__("seat", ShortField(self._parts), button or tr("Note"), wide=72)
        self._told, self._now, self._title = told, now, title
        # Of each table the line above it and its seats. More may have been made than are asked about.
        self._made: list[tuple[QWidget, _Row]] = []
        self.rows: list[_Row] = []
        self.field.setMaxLength(40)
        # A seat alone reaches the field alone: the command bar takes it for a table.
        self._click, self._type = Facts(tr("Click a seat"), "label"), Facts("", "label")
        hint, self._list = QWidget(), QWidget()
        down(self._click, self._type, of=hint)
        self._rows_in = down(gap=8, of=self._list)
        self.lay_out(self._list, hint=hint)
        self._about(tables, t)
        self.show_field(True)

    def _about(self, tables: Sequence[Table], t: Tournament) -> None:
        self._t, self._since = t, self._now()
        self._tables = tuple(x.id for x in tables)
        self._typed, self._at = False, 0
        for table in tables[len(self._made) :]:
            self._add_row(_Row(self._title(table.label), table, t))
        for at, (line, row) in enumerate(self._made):
            row.setVisible(at < len(tables))
            line.setVisible(0 < at < len(tables))
        self.rows = [row for _, row in self._made[: len(tables)]]
        alone = len(tables) == 1
        one = tr("Click a seat, or type <b>3</b> and Enter")
        two = tr("Click two seats, or type <b>3 5</b> and Enter")
        self._type.say(one if alone else two)
        self.field.setPlaceholderText(tr("Seat") if alone else tr("3 5"))
        self.field.setAccessibleName(say.balance_question([x.label for x in tables]))

    def _add_row(self, row: _Row) -> None:
        row.clicked.connect(partial(self._clicked, row))
        line = QFrame()
        line.setProperty("line", True)
        for part in (line, row):
            self._rows_in.addWidget(part)
        self._made.append((line, row))

    def rest(self) -> None:
        """Close it, and let the night go until it asks again."""
        self.show_field(False)
        self._t = NO_NIGHT
        for _, row in self._made:
            row.rest()

    def takes(self, tables: Sequence[Table]) -> bool:
        """Return whether it can ask about these tables instead: it is closed, nothing was told before, and
        they have the seats of those it was made for."""
        alike = all(_seats(x) == row.seats for x, (_, row) in zip(tables, self._made, strict=False))
        return alike and not self.open and not self._told

    def ask_about(self, tables: Sequence[Table], t: Tournament) -> None:
        """Ask about these tables, as if it were made for them: to make a question costs more."""
        for (_, row), table in zip(self._made, tables, strict=False):
            row.ask_about(self._title(table.label), table, t)
        self._about(tables, t)
        self.show_field(False)
        self.begin()

    @property
    def buttons(self) -> list[SeatButton]:
        return [button for row in self.rows for button in row.buttons]

    def show_field(self, shown: bool) -> None:
        super().show_field(shown)
        by_click = not shown and len(self.rows) == 1
        self._click.setVisible(by_click)
        self._type.setVisible(not by_click)

    def begin(self, typed: str = "") -> None:
        """Ask the question, with nothing chosen but what had been typed before; of what was told before
        typing begins anew, a click or an arrow changes one answer."""
        self._since = self._now()
        self.field.setText(typed or self._written(self._told))
        self._typed = bool(typed)
        self._show_chosen()
        self.problem.say("")
        if not typed:
            self.field.selectAll()

    # -- choosing ------------------------------------------------------------------------------------

    def typed(self) -> None:
        """Show what was typed into the field: what Enter notes was meant. A seat with its table is a bust."""
        self._typed = not self.give_seat()
        self.problem.say("")
        self._show_chosen()

    @property
    def chosen(self) -> dict[int, int]:
        return seats_typed(self._t, self.field.text(), self._tables)[0]

    def _parts(self) -> bool:
        return bool(self.field.text().strip()) and len(self.chosen) < len(self._tables)

    def _written(self, seats: Mapping[int, int]) -> str:
        """Return the seats as they stand in the field. A space ends them: a digit typed after it is no part
        of the last one."""
        return f"{seats_text(self._t, seats, self._tables)} ".lstrip()

    def _show_chosen(self, at: int | None = None) -> None:
        """Show the seats in the field; the arrows go on from row ``at``, or from the last one answered."""
        found = self.chosen
        last = max((i for i, row in enumerate(self.rows) if row.table.id in found), default=self._at)
        self._at = last if at is None else at
        for i, row in enumerate(self.rows):
            row.show_chosen(found.get(row.table.id), ringed=len(self.rows) > 1 and i == self._at)

    def _clicked(self, row: _Row, seat: int) -> None:
        """Choose the seat; the last one that was missing answers."""
        if not self.open:
            self.begun.emit()
        self._choose(row.table.id, seat)
        if len(found := self.chosen) == len(self._tables):
            self._answer(found)

    def _choose(self, table: int, seat: int) -> None:
        self.field.setText(self._written(self.chosen | {table: seat}))
        self.problem.say("")
        self._show_chosen(self._tables.index(table))

    def _step(self, by: int) -> None:
        """Go to the seat beside; the first arrow comes to the first seat."""
        row = self.rows[self._at]
        chosen = self.chosen.get(row.table.id)
        at = 0 if chosen is None else row.seats.index(chosen) + by
        if 0 <= at < len(row.seats):
            self._choose(row.table.id, row.seats[at])
            self.field.selectAll()  # typing begins anew

    def _to_row(self, by: int) -> None:
        """Go to the table above or below; the first arrow comes to the first seat."""
        if not self.chosen:
            self._step(1)
        elif 0 <= self._at + by < len(self.rows):
            self._at += by
            if self.rows[self._at].table.id not in self.chosen:
                self._step(1)

    def confirm(self) -> None:
        """Answer with the seats that are typed, or say what is wrong with them."""
        typed = self.field.text().strip()
        found, problem = seats_typed(self._t, typed, self._tables)
        if not typed:
            self.problem.say(
                tr("Type the seat, or click it.") if len(self.rows) == 1 else tr("Type the seats first.")
            )
        elif problem:
            self._say_wrong(problem)
        elif missing := [row for row in self.rows if row.table.id not in found]:
            self._at = self.rows.index(missing[0])
            self.field.setText(self._written(found))
            self.problem.say(say.and_table(missing[0].table.label))
        elif self._typed or self._now() - self._since >= YOUNG:
            self._answer(found)
        else:
            self.problem.say(tr("Press Enter again to answer so."))

    def _answer(self, found: dict[int, int]) -> None:
        self.answered.emit(tuple((table, found[table]) for table in self._tables))

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._step(_STEPS[key])
        elif key in _ROWS:
            self._to_row(_ROWS[key])
        else:
            super().keyPressEvent(event)
