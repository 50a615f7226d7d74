"""What else can be done with the clock: go back, jump, set it, schedule the start."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from core.say import acts
from core.text.script_words import BadLine, Word, duration, moment
from gui.console.frame.acting import perform
from gui.program.session import Session
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad
from gui.words import console, text
from gui.words.tr import Context, common

tr = Context("console")


def clock_menu(parent: QWidget, session: Session) -> QMenu:
    """The menu beside Next level, as the clock stands."""
    menu = QMenu(parent)
    reading, levels = session.reading(), session.state.clock.levels
    before = reading.phase == "before"
    back = (
        tr("Previous row")
        if reading.index == 0 or before
        else console.back_to(text.level_name(levels, reading.index - 1))
    )
    _add(menu, parent, session, back, acts.BackRow())
    jump = menu.addMenu(tr("Go to"))
    jump.setEnabled(bool(levels))
    for i, level in enumerate(levels):
        parts = (text.level_name(levels, i), "" if level.pause else text.level_line(level))
        act = _add(jump, parent, session, "   ".join(filter(None, parts)), acts.SetClock(row=i + 1))
        act.setCheckable(True)
        act.setChecked(not before and i == reading.index)
    menu.addSeparator()
    set_clock = menu.addAction(tr("Set clock…"))
    set_clock.setEnabled(bool(levels))
    set_clock.triggered.connect(lambda: SetClock(parent, session).open())
    schedule = menu.addAction(tr("Schedule start…"))
    schedule.setEnabled(before and bool(levels))
    schedule.triggered.connect(lambda: ScheduleStart(parent, session).open())
    return menu


def _add(menu: QMenu, parent: QWidget, session: Session, words: str, act: acts.Act) -> QAction:
    made = menu.addAction(words.replace("&", "&&"))  # a break is called "Pizza & bar"
    against = session.check(act)
    made.setEnabled(not against)
    made.setToolTip(text.reasons(against, session.state, session.zone))
    made.triggered.connect(lambda: perform(parent, session, act))
    return made


class _Small(QDialog):
    """A form with one thing to set; a line says what is wrong with it."""

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.form = QFormLayout()
        self.form.setSpacing(12)
        self.problem = label(role="quiet", wrap=True)
        self.problem.setProperty("tone", "red")
        self.problem.hide()
        self.set = KeyButton(tr("Set"), kind="primary")
        self.set.setDefault(True)
        cancel = KeyButton(common("Cancel"), kind="quiet")
        cancel.clicked.connect(self.reject)
        self.set.clicked.connect(self.carry_out)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.set)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        column.addLayout(self.form)
        column.addWidget(self.problem)
        column.addLayout(buttons)
        self.setMinimumWidth(340)

    def carry_out(self) -> None:
        raise NotImplementedError

    def say(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.show()


class SetClock(_Small):
    """The row, and the time left in it, as the room sees it."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, tr("Set clock…").rstrip("…"))
        self._session = session
        reading, levels = session.reading(), session.state.clock.levels
        self.row = QComboBox()
        for i, level in enumerate(levels):
            line = "" if level.pause else text.level_line(level)
            self.row.addItem("   ".join(filter(None, (text.level_name(levels, i), line))))
        self.row.setCurrentIndex(reading.index)
        self.left = QLineEdit(text.clock_text(reading.remaining or 0))
        self.left.selectAll()
        with_pad(self.left, ":")
        self.form.addRow(tr("Row"), self.row)
        self.form.addRow(tr("Time left"), self.left)
        self.left.setFocus()
        self.row.currentIndexChanged.connect(self._other_row)

    def _other_row(self, index: int) -> None:
        length = self._session.state.clock.levels[index].length
        self.left.setText("" if length is None else text.clock_text(length))
        self.left.setEnabled(length is not None)

    def carry_out(self) -> None:
        index = self.row.currentIndex()
        length = self._session.state.clock.levels[index].length
        elapsed = 0
        if length is not None:
            try:
                elapsed = length - duration(Word(self.left.text().strip(), 1))
            except BadLine as bad:
                self.say(text.bad_line(bad))
                return
        act = acts.SetClock(row=index + 1, elapsed=elapsed)
        against = self._session.check(act)
        if against:
            self.say(text.reasons(against, self._session.state, self._session.zone))
        else:
            perform(self, self._session, act, then=lambda _: self.accept())


class ScheduleStart(_Small):
    """When the first level begins by itself."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, tr("Schedule start…").rstrip("…"))
        self._session = session
        known = session.state.clock.position.scheduled
        self.at = QLineEdit("" if known is None else text.time_of_day(known, session.zone))
        self.at.setPlaceholderText("18:00")
        with_pad(self.at, ":")
        self.form.addRow(tr("Start"), self.at)
        self.at.setFocus()

    def carry_out(self) -> None:
        session = self._session
        typed = self.at.text().strip()
        try:
            at = moment(Word(typed, 1), session.now(), session.zone) if typed else None
        except BadLine as bad:
            self.say(text.bad_line(bad))
            return
        act = acts.Schedule(at=at)
        against = session.check(act)
        if against:
            self.say(text.reasons(against, session.state, session.zone))
        else:
            perform(self, session, act, then=lambda _: self.accept())
