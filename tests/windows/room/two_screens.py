"""Run by test_unplug.py in a process of its own: a director's PC with a projector that comes and goes.

Prints one line of JSON per step: the screens there are, whether the clock shows, where, and if it covers the
console. ``offscreen``: Qt's own two screens and its signals sent by hand. ``xcb``: real monitors by xrandr.
``resolution``: one real monitor that is set to fewer dots. ``night``: the program with a second screen,
before a tournament is open, while one is, after it was closed, and with it again.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import UTC
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from core import store
from core.clock.timebase import Timebase
from core.say.acts import Set
from gui.desk.app import Program
from gui.program.room_sounds import Choices
from gui.program.session import Session
from gui.program.timebase import steady, wall
from gui.program.wiring import Wiring
from gui.room.board import Board
from gui.room.window import DisplayWindow

PLUG = ["xrandr", "--setmonitor", "projector", "1920/508x1080/286+1280+0", "none"]
UNPLUG = ["xrandr", "--delmonitor", "projector"]

SMALLER = (
    "--newmode small 63.5 1024 1072 1176 1328 600 603 607 630", "--addmode screen small",
    "--output screen --mode small",
)  # fmt: skip


def until(app: QApplication, done: object, ms: int = 5000) -> None:
    """Serve events until ``done()`` or the deadline."""
    assert callable(done)
    deadline = QDeadlineTimer(ms)
    while not done() and not deadline.hasExpired():
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
    app.processEvents()


def report(step: str, display: DisplayWindow, console: QWidget) -> None:
    where = display.geometry()
    shown = display.isVisible()
    print(
        json.dumps(
            {
                "step": step,
                "screens": [screen.name() for screen in QGuiApplication.screens()],
                "visible": shown,
                "full": shown and display.isFullScreen(),
                "rect": [where.x(), where.y(), where.width(), where.height()],
                "covers_console": shown and where.intersects(console.geometry()),
                "time": display.board.time_text,
            }
        ),
        flush=True,
    )


def main(how: str) -> None:
    app = QApplication([])
    real = how == "xcb"
    console = QWidget()
    console.setGeometry(QRect(40, 60, 1000, 600))
    console.show()
    display = DisplayWindow(console=console)
    told: list[str] = []
    display.moved.connect(told.append)
    display.set_board(Board("clock", time_text="12:48"))
    display.open()
    until(app, display.isVisible)
    report("opened", display, console)
    projector = display.screen()

    if real:
        subprocess.run(UNPLUG, check=True)
        until(app, lambda: not display.isVisible())
    else:
        app.screenRemoved.emit(projector)
    report("unplugged", display, console)
    display.set_board(Board("clock", time_text="12:40"))

    if real:
        subprocess.run(PLUG, check=True)
        until(app, display.isVisible)
    else:
        app.screenAdded.emit(projector)
    until(app, display.isFullScreen)
    report("plugged in", display, console)

    display.close()
    if not real:
        app.screenAdded.emit(projector)
    app.processEvents()
    report("closed", display, console)
    print(json.dumps(told))


def resolution() -> None:
    """The projector is set to fewer dots while the clock fills it."""
    app = QApplication([])
    console = QWidget()
    display = DisplayWindow()
    told: list[str] = []
    display.moved.connect(told.append)
    display.set_board(Board("clock", time_text="12:48"))
    display.place_on(QGuiApplication.primaryScreen())
    until(app, display.isFullScreen)
    report("before", display, console)
    for command in SMALLER:
        subprocess.run(["xrandr", *command.split()], check=True)
    display.set_board(Board("clock", time_text="12:40"))
    until(app, lambda: display.width() == 1024)
    report("after", display, console)
    print(json.dumps(told))


def night() -> None:
    """A tournament is opened, closed and opened again; the second screen is there all the while."""
    app = QApplication([])
    folder = Path.cwd()
    file = folder / "Thursday.riffle"
    made = Session(store.create(file), Timebase(wall, steady), os.urandom, UTC)
    made.do(Set(key="title", value="Thursday 200"))
    made.close()
    program = Program(app, Wiring(store, wall, steady, os.urandom, UTC, folder / "data", folder))
    program.sounds.choices = Choices(silent=True)

    def seen(step: str) -> None:
        until(app, lambda: False, 200)
        shown = [x for x in app.topLevelWidgets() if isinstance(x, DisplayWindow) and x.isVisible()]
        print(json.dumps([step, [[x.screen().name(), x.board.title] for x in shown]]), flush=True)

    program.show_start()
    program.window.show()
    program.screen.open_if_second()
    seen("start")
    program.open_path(file)
    seen("open")
    program.show_start()
    seen("closed")
    program.open_path(file)
    seen("open again")
    program.window.hide()
    program.leave()


if __name__ == "__main__":
    {"resolution": resolution, "night": night}.get(sys.argv[1], partial(main, sys.argv[1]))()
