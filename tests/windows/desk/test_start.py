"""The start: a window at once, as the console will look, and the console in it."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import core.store
import main
from gui import theme
from gui.console.frame.window import LEAST, SIZE, ConsoleWindow
from gui.console.start.page import StartPage
from gui.desk import start
from gui.desk.app import Program
from gui.desk.start import Waiting
from gui.program.wiring import Wiring
from tests.children import ROOT, program
from tests.windows.conftest import HALL, HandClock, entropy

# Modules that neither of the two moments may wait for: all of Qt, and what only writing players needs.
LATER = ("gui.desk.app", "core.say.records", "core.store.log", "core.tournament.state")
NEVER = (
    "sqlite_utils", "qtawesome", "qtpy", "subprocess", "PySide6.QtPrintSupport",
    *(place.partition(":")[0] for _, *places in main.FORMATS for place in places),  # none is played
)  # fmt: skip
SOON = ("gui.paper.slip_printing", "PySide6.QtPrintSupport")

BEGUN = """
import json, sys
from dataclasses import replace
from pathlib import Path
import core.store
import main
from gui.desk import start
from gui.program.wiring import real

main.hand_in(main.FORMATS)
names, shown, there = json.loads(sys.argv[1]), start.shown, []

def loaded():
    return [name for name in names if name in sys.modules]
"""
UNTIL_PAINTED = """
def first(window, waiting):
    there.append(loaded())
    closed = shown(window, waiting)
    from PySide6.QtCore import QTimer
    from gui.console.frame.night import NightView
    def paint(self, event):
        if len(there) == 1:  # a slow machine paints again before the window closes
            there.append(loaded())
        QTimer.singleShot(0, window.close)
    NightView.paintEvent = paint
    return closed
"""
UNTIL_LOADED = """
def first(window, waiting):
    closed = shown(window, waiting)
    from PySide6.QtCore import QTimer
    from gui.console.frame import night
    night.READY = 0
    look = QTimer(window)
    look.timeout.connect(lambda: loaded() == names and window.close())
    look.start(0)
    return closed
"""
RUN = """
start.shown = first
data = Path(sys.argv[3])
assert start.run([sys.argv[2]], replace(real(core.store), data=data)) == 0
print(json.dumps(there))
"""


@pytest.fixture
def wiring(tmp_path: Path, hand_clock: HandClock) -> Wiring:
    return Wiring(
        store=core.store,
        wall=hand_clock,
        steady=hand_clock,
        entropy=entropy(),
        zone=HALL,
        data=tmp_path / "data",
        documents=tmp_path / "Documents",
    )


def started(until: str, names: tuple[str, ...], folder: Path) -> list[list[str]]:
    """In a process of its own, with a night; which of the names were loaded when it was looked."""
    file = folder / "night.riffle"
    core.store.create(file).close()
    core.store.open_library(folder / "library.db").close()  # made: the very first start may take longer
    done = subprocess.run(
        program(BEGUN + until + RUN, json.dumps(names), file, folder),
        cwd=ROOT,
        env=dict(os.environ, QT_QPA_PLATFORM="offscreen"),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    found: list[list[str]] = json.loads(done.stdout)
    return found


def test_the_first_window_waits_for_little(tmp_path: Path) -> None:
    assert started(UNTIL_PAINTED, LATER + NEVER, tmp_path) == [[], list(LATER)]


def test_what_the_first_move_needs_is_there_soon(tmp_path: Path) -> None:
    assert started(UNTIL_LOADED, SOON, tmp_path) == []


@pytest.mark.parametrize("look", [theme.LIGHT, theme.DARK], ids=lambda look: look.name)
def test_it_looks_at_once_as_the_director_chose(
    qapp: QApplication, wiring: Wiring, look: theme.Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = core.store.open_library(wiring.data / "library.db")
    library.set_setting("theme", look.name)
    library.close()
    seen = []

    def first(window: ConsoleWindow, waiting: Waiting) -> bool:
        seen.append(waiting.grab().toImage().pixelColor(500, 300))
        return False

    monkeypatch.setattr(start, "shown", first)
    assert start.run([], wiring) == 0
    assert seen == [QColor(look.ground)]


def ended(programs: list[Program]) -> Program:
    """The one that was started, its window closed again. Only now: a last window closed while the program
    runs would end the loops of later tests too."""
    (program,) = programs
    program.window.close()
    return program


def test_then_the_console_is_there(qapp: QApplication, wiring: Wiring) -> None:
    begun: list[Program] = []
    keyboard: list[QWidget | None] = []

    def begin(program: Program) -> None:
        assert program.window.isVisible()
        begun.append(program)
        program.show_start()
        QTimer.singleShot(0, look)

    def look() -> None:
        keyboard.append(begun[0].window.focusWidget())
        qapp.exit(0)

    assert start.run([], wiring, begin) == 0
    page = ended(begun).window.view
    assert isinstance(page, StartPage)
    assert keyboard == [page], "Enter is the main button's"
    assert page.main is page.new


def test_closed_before_the_console_is_there(
    qapp: QApplication, wiring: Wiring, monkeypatch: pytest.MonkeyPatch
) -> None:
    def paint(waiting: Waiting, event: QPaintEvent) -> None:
        QTimer.singleShot(0, waiting, waiting.window().close)

    monkeypatch.setattr(start, "PATIENCE", 60_000)
    monkeypatch.setattr(Waiting, "paintEvent", paint)
    assert start.run([], wiring, lambda program: pytest.fail("nobody sees it")) == 0


def test_a_window_nobody_paints_still_gets_its_console(
    qapp: QApplication, wiring: Wiring, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "PATIENCE", 1)
    monkeypatch.setattr(ConsoleWindow, "open", ConsoleWindow.showMinimized)
    monkeypatch.setattr(Waiting, "paintEvent", lambda self, event: None)
    begun: list[Program] = []

    def begin(program: Program) -> None:
        begun.append(program)
        program.show_start()
        QTimer.singleShot(0, lambda: qapp.exit(0))

    assert start.run([], wiring, begin) == 0
    assert isinstance(ended(begun).window.view, StartPage)


def test_a_window_with_less_screen_than_it_wants_is_no_larger_than_the_screen(qtbot: QtBot) -> None:
    """Without a window manager nobody makes it smaller, and with one it is this large once restored."""
    window = ConsoleWindow()
    qtbot.addWidget(window)
    window.open()
    room = window.screen().availableGeometry().size()
    assert room.height() < SIZE.height()
    assert window.normalGeometry().size() == SIZE.boundedTo(room).expandedTo(LEAST)
