"""The draw before everybody's eyes: the commitment is shown, a number is called, the seats are drawn."""

from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from core.floor.draw.draw import Drawing
from core.formats.format import can, of
from core.log.change import Change
from core.say.acts import AbandonDraw, MakeDraw, PrepareDraw
from gui.console.frame.acting import desk_of, perform
from gui.console.frame.deeds import stands_against
from gui.program.session import Session
from gui.safely import safely
from gui.theme import NUMBER, repolish
from gui.widgets.boxes import Part, across, cells, down
from gui.widgets.figures import Figures
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad
from gui.widgets.on_screen import Dialog
from gui.widgets.qr import QrCode
from gui.words import tables as say
from gui.words import text as words
from gui.words.tr import Context, common
from gui.words.words import draw_name

tr = Context("tables")


GROUPS = 6
"""Groups of four hex digits that are shown: 96 bits, too many to search."""
_ROW = 3


class Commitment:
    """A commitment as it is shown: what its draw is for, where there are several; whole as a QR code, and its
    first groups of digits."""

    def __init__(self) -> None:
        self.name, self.code = label("", "strong"), QrCode(176)
        self.code.setAccessibleName(tr("Full commitment as QR code"))
        self.groups = [Figures(NUMBER, 680) for _ in range(GROUPS // _ROW)]

    def show(self, name: str, commitment: str) -> None:
        """Show the commitment of this draw, in groups of digits."""
        self.name.show_text(name)
        self.code.show_text(commitment)
        digits = words.commitment_text(commitment, GROUPS).split()
        for i, line in enumerate(self.groups):
            line.show_text("  ".join(digits[i * _ROW : (i + 1) * _ROW]))


def open_draw_dialog(parent: QWidget, session: Session, *, everybody: bool = False) -> None:
    """Prepare a draw unless one waits, and show it."""
    t = session.state
    if of(t).drawing(t, "").waiting:
        DrawDialog(parent, session).open()
        return
    prepare = PrepareDraw(everybody=everybody)
    perform(parent, session, prepare, then=lambda _: DrawDialog(parent, session).open())


class DrawDialog(Dialog):
    """Closing it leaves the draw waiting, with the same commitment when it is opened again. It draws what
    was prepared: choosing otherwise abandons that and prepares the other."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, tr("Draw seats"))
        self._session = session
        self._preparing = False
        self.number = QLineEdit()
        self.shown = [Commitment() for _ in self._drawing().waiting]
        self.number.setPlaceholderText(tr("e.g. 4711"))
        self.number.setMaxLength(40)
        with_pad(self.number)
        self.everybody = QCheckBox(tr("Redraw seated players too"))
        self.count = label("", "quiet")
        self.problem = label("", "quiet", wrap=True)
        self.draw_button = KeyButton(tr("Draw"), key="↵", kind="primary", does=self.carry_out)
        abandon = partial(perform, self, session, AbandonDraw())
        self.abandon_button = KeyButton(tr("Abandon draw"), kind="danger", does=lambda: abandon())
        self.later_button = KeyButton(common("Later"), key="Esc", does=self.reject)
        self._build()
        self.number.textEdited.connect(self.refresh)
        self.everybody.toggled.connect(self._prepare_anew)
        session.changed.connect(self.refresh)
        self.number.setFocus()
        self.refresh()

    def _build(self) -> None:
        one = tr("1  Show these commitments before a number is called.", len(self.shown))
        two = tr("2  Number called by a player")
        middle = cells(24, 14, wide=1)
        for i, x in enumerate(self.shown):
            column: list[Part] = [x.name, *x.groups]
            if i == 0:
                column.insert(0, label(one, "quiet", wrap=True))
            if x is self.shown[-1]:
                column += [10, label(two, "quiet", wrap=True), self.number]
            middle.addWidget(x.code, i, 0, Qt.AlignmentFlag.AlignTop)
            middle.addLayout(down(*column, None, gap=6), i, 1)
        buttons = across(self.abandon_button, None, self.later_button, self.draw_button, gap=8)
        title = label(tr("Draw seats"), "heading")
        parts = title, self.count, middle, self.everybody, self.problem, buttons
        down(*parts, gap=14, margins=(24, 20, 24, 20), of=self)
        self.setMinimumWidth(600)

    def _drawing(self) -> Drawing:
        state = self._session.state
        return of(state).drawing(state, self.number.text().strip())

    def refresh(self) -> None:
        """Follow the tournament; close when the draw is gone: made, abandoned, or undone elsewhere."""
        state = self._session.state
        if self._preparing:
            return
        drawing, number = self._drawing(), self.number.text().strip()
        waiting = drawing.waiting
        if not waiting or len(waiting) != len(self.shown):
            self.accept()
            return
        everybody = waiting[0].purpose == "redraw"
        with QSignalBlocker(self.everybody):
            self.everybody.setChecked(everybody)
        for x, draw in zip(self.shown, waiting, strict=True):
            x.show(draw_name(draw.purpose) if len(waiting) > 1 else "", draw.commitment)
        self.count.setText(say.draw_count(drawing.players, drawing.seats, drawing.tables))
        seated = any(e.table is not None for e in state.playing)
        self.everybody.setVisible(can(state, MakeDraw) and (seated or everybody))
        hard = stands_against(self._session.check(drawing.act))
        wrong = bool(number) and not (number.isascii() and number.isdecimal())
        self.draw_button.setEnabled(not hard and not wrong)
        said = tr("Type digits only.") if wrong else ""
        if hard:
            said = words.reasons(hard, state)
        nothing = "" if number else tr("Without a number the PC alone decides.")
        self.problem.setText(said or nothing)
        tone = "red" if hard or wrong else ""
        if self.problem.property("tone") != tone:
            self.problem.setProperty("tone", tone)
            repolish(self.problem)

    def carry_out(self) -> None:
        """Draw the seats, and say how many players have theirs; never with a commitment that nobody has seen
        yet."""
        if not self.draw_button.isEnabled() or self._preparing:
            return
        drawing, desk, session, asks = self._drawing(), desk_of(self), self._session, self.parentWidget()
        waiting = [x.id for x in drawing.waiting]

        def drawn(_: Change) -> None:
            made = session.state.room.draws
            desk.say(say.drawn(sum(len(made[x].entries) for x in waiting)))

        at: QWidget = self
        if session.check(drawing.act) and asks is not None:
            # The director may overrule it on the desk, which this dialog would stand before.
            self.accept()
            at = asks
        perform(at, session, drawing.act, then=drawn)

    def _prepare_anew(self, everybody: bool) -> None:
        """Prepare another: a number called for the commitment shown until now is none for it."""
        self._preparing = True

        def prepared() -> None:
            self._preparing = False
            self.refresh()

        def abandoned(_: Change) -> None:
            self.number.clear()
            prepare = PrepareDraw(everybody=everybody)
            perform(self, self._session, prepare, then=lambda _: prepared(), otherwise=prepared)

        perform(self, self._session, AbandonDraw(), then=abandoned, otherwise=prepared)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.carry_out()
        else:
            super().keyPressEvent(event)
