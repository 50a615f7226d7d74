"""The director's window with a night in it, keys sent to whatever has the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.clock.timebase import Timebase
from core.text import script
from gui import theme
from gui.console.frame.night import NightView
from gui.console.frame.pages import PAGES
from gui.console.frame.screen import Screen
from gui.console.frame.window import ConsoleWindow
from gui.program.session import Session
from gui.program.wiring import Wiring
from tests.windows.conftest import Chance, HandClock, begin_night, unpainted

SETUP = """
set title "Thursday 200"
price entry 220 fee 20 chips 10000
prizes 50% 30% 20%
add level blinds 25/50 length 20
add level blinds 50/100
add break length 10 remove 25
add level blinds 100/200 ante 200 paid-by bb length 20
open table 1
open table 2
register "Anna Ek" seat 1.3
register "Bo Sund" seat 1.4
register "Cecilia Berg" seat 1.5
register "David Holm" seat 2.1
register "Erik Lind" seat 2.7
register "Farid Dahl" seat 2.9
"""


def type_lines(session: Session, lines: str) -> None:
    """Do what a director would type, line by line."""

    def typed() -> None:
        for line in lines.strip().splitlines():
            parsed = script.parse(line, session.state, session.now(), session.zone)
            assert parsed is not None
            session.do(parsed.act, parsed.override, parsed.happened)

    begin_night(session, lines, typed)


FILES: dict[tuple[str, int, int], tuple[bytes, int]] = {}
"""The files that were typed, and how often chance was asked by their end: by their lines, the moment, and how
often it was asked before."""


def type_file(wiring: Wiring, path: Path, lines: str) -> None:
    """Keep on the disk what a director would type, line by line. It is typed once and then copied."""
    chance = wiring.entropy
    assert isinstance(chance, Chance)
    stands = lines, wiring.wall(), chance.drawn
    if stands not in FILES:
        time = Timebase(wiring.wall, wiring.steady)
        session = Session(wiring.store.create(path), time, wiring.entropy, wiring.zone)
        type_lines(session, lines)
        session.close()
        FILES[stands] = path.read_bytes(), chance.drawn
    else:
        typed, chance.drawn = FILES[stands]
        path.write_bytes(typed)


def number_of(page: str) -> Qt.Key:
    """The digit that stands beside the page on the rail."""
    return Qt.Key(Qt.Key.Key_1 + [name for name, *_ in PAGES].index(page))


@dataclass
class Frame:
    """The window as a director has it. Keys go to the widget that has the keyboard, as from a keyboard."""

    window: ConsoleWindow
    night: NightView
    session: Session
    clock: HandClock

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.focus(), key, modifier)

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClicks(self.focus(), letter)

    def focus(self) -> QWidget:
        if QApplication.activeWindow() is None:  # a dialog has gone: a system gives its window the keyboard
            self.window.activateWindow()
            QApplication.processEvents()
        return QApplication.focusWidget() or self.window

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def pass_time(self, *, minutes: float = 0, seconds: float = 0) -> None:
        self.clock.advance(minutes=minutes, seconds=seconds)
        self.session.tick()
        self.session.settle()

    def focus_page(self) -> None:
        page = self.night.stack.currentWidget()
        assert page is not None
        page.setFocus()


@pytest.fixture
def open_frame(
    qapp: QApplication, qtbot: QtBot, session: Session, hand_clock: HandClock
) -> Iterator[Callable[..., Frame]]:
    """Opens the window on the session as it then stands."""
    if qapp.styleSheet() != theme.stylesheet(theme.LIGHT):
        theme.apply(qapp, theme.LIGHT)
    made: list[ConsoleWindow] = []

    def open_(width: int = 1440, height: int = 900, other: Session | None = None) -> Frame:
        shown = other or session
        window = ConsoleWindow()
        made.append(window)
        screen = Screen(window)
        night = NightView(shown, screen, window.views)
        window.show_night(night)
        screen.follow(shown)
        window.resize(width, height)
        unpainted(qtbot, window)
        return Frame(window, night, shown, hand_clock)

    yield open_
    for window in made:
        window._sure = True  # the tests leave without being asked
        window.close()
        window.deleteLater()
    # Now, not when Qt comes to it: a window that lives on is polished again with every theme.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def frame(open_frame: Callable[..., Frame], session: Session) -> Frame:
    """Six players at two tables, 17:30, the clock not started."""
    type_lines(session, SETUP)
    return open_frame()


@pytest.fixture
def file(wiring: Wiring, tmp_path: Path) -> Path:
    """A tournament kept on the disk: six players at two tables, its clock running."""
    path = tmp_path / "Thursday 200.riffle"
    type_file(wiring, path, SETUP + "start")
    return path
