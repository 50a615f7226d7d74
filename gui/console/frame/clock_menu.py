"""The menu beside Next level, and the dialogs it opens: loaded when first asked for."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtWidgets import QMenu, QWidget

from core.say import acts
from core.say.levels import Level
from gui.console.ask.form import Form
from gui.console.frame.acting import perform
from gui.program.session import Session
from gui.widgets.menu import Menu, entry
from gui.words import text
from gui.words.tr import Context

tr = Context("console")


def clock_menu(parent: QWidget, session: Session) -> QMenu:
    """Make the menu beside Next level, as the clock stands."""
    menu = Menu(parent)
    reading, levels = session.reading(), session.state.clock.levels
    before = reading.phase == "before"

    def add(to: QMenu, words: str, act: acts.Act, name: str, on: bool | None = None) -> None:
        against = text.reasons(session.check(act), session.state, session.zone)
        words = words.replace("&", "&&")  # a break is called "Pizza & bar"
        entry(to, words, partial(perform, parent, session, act), name, on=on, why_not=against)

    if reading.index == 0 or before:
        back = tr("Previous row")
    else:
        back = tr("Back to {name}", name=text.level_name(levels, reading.index - 1))
    add(menu, back, acts.BackRow(), "back")
    jump = menu.submenu(tr("Go to"), "go_to")
    jump.setEnabled(bool(levels))
    for row, line in _rows(levels):
        here = not before and row == reading.index + 1
        add(jump, line, acts.SetClock(row=row), f"row_{row}", here)
    menu.addSeparator()
    setting = entry(menu, tr("Set clock…"), lambda: set_clock(parent, session).open(), "set_clock")
    setting.setEnabled(bool(levels))
    schedule = entry(menu, tr("Schedule start…"), lambda: schedule_start(parent, session).open(), "schedule")
    schedule.setEnabled(before and bool(levels))
    return menu


def set_clock(parent: QWidget, session: Session) -> Form:
    """Ask for the row and the time left in it, as the room sees it."""
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
        parent,
        session,
        acts.SetClock,
        choices={"row": _rows(levels)},
        meant=meant,
        begins={"elapsed": text.clock_text(left)},
        first="elapsed",
    )
    form.combo("row").setCurrentIndex(reading.index)
    form.combo("row").currentIndexChanged.connect(other_row)
    return form


def _rows(levels: Sequence[Level]) -> list[tuple[int, str]]:
    """Return the rows to choose from: ``Level 2   50 / 100``, ``Break``."""
    lines = ("" if level.pause else text.level_line(level) for level in levels)
    parts = ((text.level_name(levels, i), line) for i, line in enumerate(lines))
    return [(row, "   ".join(filter(None, each))) for row, each in enumerate(parts, 1)]


def schedule_start(parent: QWidget, session: Session) -> Form:
    """Ask when the first level begins by itself; empty takes it away."""
    known = session.state.clock.position.scheduled
    begins = {} if known is None else {"at": text.time_of_day(known, session.zone)}
    return Form(parent, session, acts.Schedule, begins=begins)
