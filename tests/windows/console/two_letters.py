"""Run by test_dialog_keys.py in a process of its own, on a real X display: a letter that opens a dialog, and
the letters that are typed right after it.

Prints a line of JSON for each argument (keys, and the text they come to): every dialog that is open, with the
texts in it, and what stands in the command bar.
"""

from __future__ import annotations

import json
import subprocess
import sys

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit

import main
from core.clock.timebase import Timebase
from gui import theme
from gui.console.frame.night import NightView
from gui.console.frame.screen import Screen
from gui.console.frame.window import ConsoleWindow
from gui.console.players.page import PlayersPage
from gui.program.session import Session
from tests.windows.conftest import HALL, HandClock, LogInMemory, entropy
from tests.windows.console.conftest import type_lines
from tests.windows.console.nights import names, thursday


def until(app: QApplication, done: object, ms: int = 20_000) -> None:
    """Serve events until ``done()`` or the deadline."""
    assert callable(done)
    deadline = QDeadlineTimer(ms)
    while not done() and not deadline.hasExpired():
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def texts(dialog: QDialog) -> list[str]:
    return [x.text() for x in dialog.findChildren(QLineEdit) if x.isVisible()]


def play(cases: list[list[str]]) -> None:
    """Type the keys of each case, until its last text stands in a dialog."""
    app = QApplication([])
    theme.apply(app, theme.LIGHT)
    main.hand_in(())
    clock = HandClock()
    session = Session(LogInMemory(), Timebase(clock, clock), entropy(), HALL)
    thursday(session, names(24), 3)
    type_lines(session, "start")
    window = ConsoleWindow()
    screen = Screen(window)
    night = NightView(session, screen, window.views)
    window.show_night(night)
    screen.follow(session)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    page = night.show_page("players")
    assert isinstance(page, PlayersPage)
    page.choose_row(0)
    for *keys, last in cases:
        window.activateWindow()
        page.table.setFocus()
        until(app, lambda: window.isActiveWindow() and page.table.hasFocus())
        type_and_tell(app, night, keys, last)
    session.disk.stop()


def type_and_tell(app: QApplication, night: NightView, keys: list[str], last: str) -> None:
    typing = subprocess.Popen(["xdotool", "key", "--delay", "15", *keys])

    def dialogs() -> list[QDialog]:
        return [x for x in app.topLevelWidgets() if isinstance(x, QDialog) and x.isVisible()]

    until(app, lambda: typing.poll() is not None and any(last in texts(x) for x in dialogs()), 5_000)
    told = [[type(x).__name__, texts(x)] for x in dialogs()]
    print(json.dumps({"dialogs": told, "bar": night.footer.command.text()}), flush=True)
    for dialog in dialogs():
        dialog.reject()
    until(app, lambda: not dialogs())


if __name__ == "__main__":
    play([case.split() for case in sys.argv[1:]])
