"""The guide to a new tournament: four short forms, then the players. Every Continue does real actions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from core.refusal import Refused, StoreFailed, Trouble
from gui import text, text_guide
from gui.console.guide_steps import Known, MoneyStep, NameStep, Step, StructureStep, TablesStep, Wrong
from gui.models.rulebook_books import USUAL, books_here
from gui.session import Session
from gui.theme import BODY, font
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.panel import Card
from gui.widgets.themed import theme_of

if TYPE_CHECKING:
    from gui.app import Program

WIDE, HIGH, LEAST_HIGH = 680, 500, 426


class Trail(QWidget):
    """The steps' names, the present one strong. ``chosen``: one before it was clicked."""

    chosen = Signal(int)

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self._names, self._at = names, 0
        self._ends: list[int] = []
        self.setFixedHeight(24)

    def show_step(self, at: int) -> None:
        self._at = at
        self.setAccessibleName(f"{at + 1} / {len(self._names)}: {self._names[at]}")
        self.setCursor(Qt.CursorShape.PointingHandCursor if at else Qt.CursorShape.ArrowCursor)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        at = next((i for i, end in enumerate(self._ends) if x < end), self._at)
        if at < self._at:
            self.chosen.emit(at)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        x = 0
        self._ends = []
        for i, name in enumerate(self._names):
            painter.setFont(font(BODY, 600 if i == self._at else 450))
            painter.setPen(QColor(theme.green if i == self._at else theme.quiet))
            said = f"{i + 1}  {name}"
            painter.drawText(x, 0, 300, 24, Qt.AlignmentFlag.AlignVCenter, said)
            x += painter.fontMetrics().horizontalAdvance(said) + 26
            self._ends.append(x - 13)
        painter.end()


class Guide(QWidget):
    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program
        self._done: list[int] = []  # how many actions each step came to
        self.session: Session | None = None
        wiring, library = program.wiring, program.library
        known = Known(
            club=str(library.setting("club", "")),
            currency=str(library.setting("currency", "")),
            folder=Path(str(library.setting("folder", "") or wiring.documents)),
            today=text_guide.iso_date(wiring.wall(), wiring.zone),
            title=text_guide.usual_title(wiring.wall(), wiring.zone),
            offers=books_here(program.books).offers,
            rulebook=str(library.setting("rulebook", USUAL)),
        )
        self.name = NameStep(known, self._ask_folder)
        self.structure, self.money, self.tables = StructureStep(), MoneyStep(known), TablesStep()
        self.steps: list[Step] = [self.name, self.structure, self.money, self.tables]
        self._build()
        self._go(0)

    def _build(self) -> None:
        say = text_guide.word
        self._trail = Trail([say(f"step_{step.KEY}") for step in self.steps])
        self._trail.chosen.connect(self.back_to)
        self._title = label(role="heading")
        self._about = label(role="quiet", wrap=True)
        self._stack = QStackedWidget()
        for step in self.steps:
            holder = QWidget()
            inside = QVBoxLayout(holder)
            inside.setContentsMargins(0, 0, 0, 0)
            inside.addWidget(step)
            inside.addStretch(1)
            step.offer()
            self._stack.addWidget(holder)
        self.problem = label(wrap=True)
        self.problem.setProperty("tone", "red")
        self.problem.setObjectName("problem")
        self.leave = KeyButton(say("leave"), key="Esc", kind="quiet")
        self.back = KeyButton(say("back"))
        self.go_on = KeyButton(say("continue"), key="↵", kind="primary")
        self.leave.clicked.connect(self.quit)
        self.back.clicked.connect(self.go_back)
        self.go_on.clicked.connect(self.carry_on)
        buttons = QHBoxLayout()
        buttons.addWidget(self.leave)
        buttons.addStretch(1)
        buttons.addWidget(self.back)
        buttons.addWidget(self.go_on)
        card = Card()
        card.setFixedWidth(WIDE)
        card.setMinimumHeight(LEAST_HIGH)
        card.setMaximumHeight(HIGH)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(36, 28, 36, 26)
        inside.setSpacing(8)
        inside.addWidget(self._trail)
        inside.addSpacing(10)
        inside.addWidget(self._title)
        inside.addWidget(self._about)
        inside.addSpacing(12)
        inside.addWidget(self._stack, 1)
        inside.addWidget(self.problem)
        inside.addLayout(buttons)
        column = QVBoxLayout(self)
        beside = QHBoxLayout()
        beside.addStretch(1)
        beside.addWidget(card)
        beside.addStretch(1)
        column.addStretch(2)
        column.addLayout(beside, 100)
        column.addStretch(3)

    def _go(self, at: int) -> None:
        say, step = text_guide.word, self.steps[at]
        self._at = at
        self._trail.show_step(at)
        self._title.setText(say(f"title_{step.KEY}"))
        self._about.setText(say(f"about_{step.KEY}"))
        self._stack.setCurrentIndex(at)
        self.back.setVisible(at > 0)
        self.go_on.say(say("finish" if step is self.steps[-1] else "continue"))
        self.say("")
        step.first.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(step.first, QLineEdit | QSpinBox):
            step.first.selectAll()  # typing begins anew: a 3 typed after the 3 of three tables made 33

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.steps[self._at].first.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, sentence: str) -> None:
        """What is wrong, over the buttons."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on from any field; on a button it presses that. Escape leaves; from a step that is
        filled in and not gone on from, at the second press."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            (focus if isinstance(focus, QPushButton) and focus.hasFocus() else self.go_on).click()
        elif event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            warning = text_guide.not_entered()
            if self.steps[self._at].touched and self.problem.text() != warning:
                self.say(warning)
            else:
                self.leave.click()
        else:
            super().keyPressEvent(event)

    # -- doing ---------------------------------------------------------------------------------------

    def carry_on(self) -> None:
        """Do what this step says, and go on; what cannot be done is said here, and nothing is half done."""
        try:
            self._carry_out()
        except Wrong as wrong:
            self.say(wrong.sentence)
            wrong.field.setFocus()
        except Refused as refused:
            session = self.session
            self.say(text.reasons(refused.reasons, session.state if session else None))
        except StoreFailed as failed:
            self.say(self._trouble(failed))
        else:
            self._next()

    def _carry_out(self) -> None:
        step = self.steps[self._at]
        path = self.name.path()
        if self.session is None:
            self._make_folder(path.parent)
            self.session = self._program.create(path)
            self.name.made(path)
        session = self.session
        before = len(session.director.history)
        try:
            for act in step.wants(session):
                session.do(act)
        except (Refused, StoreFailed):
            self._take_back(len(session.director.history) - before)
            raise
        self._done.append(len(session.director.history) - before)
        if step is self.structure and self.structure.chosen is not None:
            self.money.begin_with(self.structure.chosen.chips)

    def _next(self) -> None:
        if self._at + 1 < len(self.steps):
            self._go(self._at + 1)
        else:
            self._remember()
            self._finish("players", text_guide.what_now())

    def _make_folder(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = error.strerror or str(error)
            raise Wrong(text_guide.cannot_make(str(folder), why), self.name.title) from error

    def _take_back(self, count: int) -> None:
        if self.session is not None:
            for _ in range(count):
                self.session.undo()

    def _trouble(self, failed: StoreFailed) -> str:
        if failed.trouble is Trouble.EXISTS:
            return text_guide.exists(text.file_name(failed.path))
        return text.trouble(failed, self._program.wiring.zone)

    def go_back(self) -> None:
        """The step before, its actions undone: they are done again as it is left."""
        try:
            self._take_back(self._done[-1])
        except (Refused, StoreFailed):
            return
        self._done.pop()
        self._go(self._at - 1)

    def back_to(self, at: int) -> None:
        """To an earlier step, those between undone too."""
        while self._at > at:
            before = self._at
            self.go_back()
            if self._at == before:
                return

    def quit(self) -> None:
        """What has been done so far is kept."""
        if self.session is None:
            self._program.leave_guide()
        else:
            self._finish("tonight", text_guide.kept(str(self.session.log.path)))

    def _finish(self, page: str, sentence: str) -> None:
        session = self.session
        assert session is not None
        self._program.direct(session, page=page, sentence=sentence)

    def _remember(self) -> None:
        """The club, the currency, the folder and the rulebook are offered again next week."""
        library = self._program.library
        values = {
            "club": self.name.club.text().strip(),
            "currency": self.money.currency.text().strip(),
            "folder": str(self.name.folder),
            "rulebook": self.name.rulebook,
        }
        try:
            for key, value in values.items():
                library.set_setting(key, value)
        except (StoreFailed, Refused):
            return

    def _ask_folder(self, folder: Path) -> None:
        asking = QFileDialog(self, text_guide.word("folder"), str(folder))
        asking.setFileMode(QFileDialog.FileMode.Directory)
        asking.setOption(QFileDialog.Option.ShowDirsOnly)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.fileSelected.connect(lambda path: self.name.set_folder(Path(path)))
        asking.open()
