"""What else can be done with the clock: go back, jump, set it, schedule the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from core.say import acts
from core.say.levels import Level
from gui.console.ask.form import Form
from gui.console.frame.acting import perform
from gui.program.session import Session
from gui.words import text
from gui.words.tr import Context

tr = Context("console")


def clock_menu(parent: QWidget, session: Session) -> QMenu:
    """The menu beside Next level, as the clock stands."""
    menu = QMenu(parent)
    reading, levels = session.reading(), session.state.clock.levels
    before = reading.phase == "before"
    back = (
        tr("Previous row")
        if reading.index == 0 or before
        else tr("Back to {name}", name=text.level_name(levels, reading.index - 1))
    )
    _add(menu, parent, session, back, acts.BackRow())
    jump = menu.addMenu(tr("Go to"))
    jump.setEnabled(bool(levels))
    for i, (_, line) in enumerate(_rows(levels)):
        act = _add(jump, parent, session, line, acts.SetClock(row=i + 1))
        act.setCheckable(True)
        act.setChecked(not before and i == reading.index)
    menu.addSeparator()
    setting = menu.addAction(tr("Set clock…"))
    setting.setEnabled(bool(levels))
    setting.triggered.connect(lambda: set_clock(parent, session).open())
    schedule = menu.addAction(tr("Schedule start…"))
    schedule.setEnabled(before and bool(levels))
    schedule.triggered.connect(lambda: schedule_start(parent, session).open())
    return menu


def _add(menu: QMenu, parent: QWidget, session: Session, words: str, act: acts.Act) -> QAction:
    made = menu.addAction(words.replace("&", "&&"))  # a break is called "Pizza & bar"
    against = session.check(act)
    made.setEnabled(not against)
    made.setToolTip(text.reasons(against, session.state, session.zone))
    made.triggered.connect(lambda: perform(parent, session, act))
    return made


def set_clock(parent: QWidget, session: Session) -> Form:
    """The row, and the time left in it, as the room sees it."""
    reading, levels = session.reading(), session.state.clock.levels
    left = reading.remaining or (levels[reading.index].length if reading.index < len(levels) else 0) or 0

    def length(form: Form) -> int | None:
        levels, at = session.state.clock.levels, form.combo("row").currentIndex()
        return levels[at].length if at < len(levels) else None

    def meant(form: Form, values: Mapping[str, Any]) -> acts.Act | None:
        whole, left = length(form), values["elapsed"]
        if whole is not None and left is None:
            return None
        return acts.SetClock(row=values["row"], elapsed=0 if whole is None else whole - left)

    def other_row() -> None:
        whole, left = length(form), form.line("elapsed")
        left.setText("" if whole is None else text.clock_text(whole))
        left.setEnabled(whole is not None)
        form.refresh()

    form = Form(
        parent, session, acts.SetClock, choices={"row": _rows(levels)}, meant=meant,
        begins={"elapsed": text.clock_text(left)}, first="elapsed",
    )  # fmt: skip
    form.combo("row").setCurrentIndex(reading.index)
    form.combo("row").currentIndexChanged.connect(other_row)
    return form


def _rows(levels: Sequence[Level]) -> list[tuple[object, str]]:
    """The rows to choose from: ``Level 2   50 / 100``, ``Break``."""
    found: list[tuple[object, str]] = []
    for i, level in enumerate(levels):
        parts = (text.level_name(levels, i), "" if level.pause else text.level_line(level))
        found.append((i + 1, "   ".join(filter(None, parts))))
    return found


def schedule_start(parent: QWidget, session: Session) -> Form:
    """When the first level begins by itself; empty takes it away."""
    known = session.state.clock.position.scheduled
    begins = {} if known is None else {"at": text.time_of_day(known, session.zone)}
    return Form(parent, session, acts.Schedule, begins=begins)
