"""A director with a keyboard and nothing else, at the program's window: every key is counted.

Keys go to the window that has the keyboard, as from a keyboard: a menu that is open has it before the window
under it. What stands on the screen may be read to know what to type next.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.say.duties import Duty
from gui.console.duties.card import DutyCard
from gui.console.frame.night import NightView
from gui.desk.app import Program
from gui.program.session import Session
from tests.windows.conftest import HandClock
from tests.windows.console.keyboard import PLAIN

STEP = 4
"""Time goes on by so many seconds: a longer gap between two looks at the clock is one that is noticed."""
DRAWN = 20
"""Seconds between two moments at which the window too shows the time, while nothing is typed. Drawing all it
shows of the time at every look would take half as long as the keys of a night."""
READING = 2
"""A duty is read before Enter is pressed, seconds; one that has just come ignores it."""


class Director:
    """``keys`` has of each kind of action how many keys every one took, and apart from these the letters and
    digits of what was called out in the room: names, seats, counts."""

    def __init__(self, program: Program, clock: HandClock, qtbot: QtBot) -> None:
        self.program, self._clock, self._qtbot = program, clock, qtbot
        self.keys: dict[str, list[tuple[int, int]]] = defaultdict(list)
        self._pressed = self._told = 0
        self._over = False  # whether something lay over the window when the last key was pressed

    @property
    def session(self) -> Session:
        found = self.program.session
        assert found is not None
        return found

    @property
    def night(self) -> NightView:
        found = self.program.window.night
        assert found is not None
        return found

    # -- the keyboard --------------------------------------------------------------------------------

    @contextmanager
    def doing(self, kind: str) -> Iterator[None]:
        """The keys pressed in here are one action's of this kind."""
        pressed, told = self._pressed, self._told
        yield
        self.keys[kind].append((self._pressed - pressed, self._told - told))

    def press(self, key: Qt.Key, mods: Qt.KeyboardModifier = PLAIN, times: int = 1) -> None:
        for _ in range(times):
            QTest.keyClick(self._window(), key, mods)
            QApplication.processEvents()
            self._pressed += 1

    def write(self, text: str) -> None:
        """Type text that a director has to know how to write."""
        for letter in text:
            self._letter(letter)
            self._pressed += 1

    def tell(self, text: str) -> None:
        """Type text that was called out: no program can do with less of it."""
        for letter in text:
            self._letter(letter)
            self._told += 1

    def pad(self, keys: str) -> None:
        """On the number pad; a Swedish one has a comma for the point."""
        for key in keys:
            code = Qt.Key.Key_Enter if key == "\n" else Qt.Key(ord(key))
            QTest.keyClick(self._window(), code, Qt.KeyboardModifier.KeypadModifier)
            QApplication.processEvents()
            if key == "\n":
                self._pressed += 1
            else:
                self._told += 1

    def _letter(self, letter: str) -> None:
        window = self._window()
        if letter.isascii():
            QTest.keyClick(window, ord(letter))
        else:  # QTest knows no key for it
            for what in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(window, QKeyEvent(what, ord(letter.upper()), PLAIN, letter))
        QApplication.processEvents()

    def _window(self) -> QWindow:
        """A desktop gives the keyboard back when a dialog has gone; this platform has to be told. At no other
        time may it be lost."""
        if QGuiApplication.focusWindow() is None:
            assert self._over
            under = QApplication.activeModalWidget() or self.program.window
            under.windowHandle().requestActivate()
            self._qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is not None)
        self._over = bool(QApplication.activeModalWidget() or QApplication.activePopupWidget())
        return QGuiApplication.focusWindow()

    # -- time, and what stands on the screen ---------------------------------------------------------

    def passes(self, *, minutes: float = 0, seconds: float = 0) -> None:
        left = round(minutes * 60 + seconds)
        while left > 0:
            step = min(STEP, left)
            self._clock.advance(seconds=step)
            left -= step
            if left % DRAWN:
                self.session.timebase.look()
            else:
                self.session.tick()
        QApplication.processEvents()

    @property
    def first(self) -> DutyCard | None:
        """The duty that Enter is for."""
        return self.night.duties.main

    def due(self, kind: type[Duty]) -> bool:
        """Return whether Enter is for a duty of this kind."""
        return self.first is not None and isinstance(self.first.duty, kind)

    def enter(self, kind: type[Duty]) -> None:
        """The first duty, which is of this kind, after it has been read; one that time has brought is marked
        by a first Enter."""
        self.passes(seconds=READING)
        assert self.due(kind)
        if self.first is not None and not self.first.ring:
            self.press(Qt.Key.Key_Return)
            self.passes(seconds=READING)
        assert self.due(kind)
        assert self.first is not None
        assert self.first.ring
        self.press(Qt.Key.Key_Return)

    def table(self) -> str:
        """Return the counts, a line a kind."""
        lines = [f"{'':24}{'times':>6}{'keys':>10}{'and letters told':>19}"]
        for kind, times in self.keys.items():
            pressed, told = [x for x, _ in times], [x for _, x in times]
            lines.append(f"{kind:24}{len(times):6}{_span(pressed):>10}{_span(told):>19}")
        return "\n".join([*lines, f"{'all':24}{'':6}{self._pressed:10}{self._told:19}"])


def _span(counts: list[int]) -> str:
    least, most = min(counts), max(counts)
    return str(least) if least == most else f"{least} to {most}"
