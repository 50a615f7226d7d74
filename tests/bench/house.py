"""The whole program offscreen as ``main.py`` starts it, with real files and a clock that stands until it is
moved: for the benches of a long night and of a festival day."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from datetime import UTC
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from core.keeping.storage import Store
from core.say.records import Action
from gui.console.frame.night import NightView
from gui.desk.app import Program
from gui.program.session import Session
from gui.program.wiring import Wiring
from tests.bench.bench_store import write

CONSOLE, PROJECTED = QSize(1920, 1040), QSize(1920, 1080)
# A tick in fast time is no absence (ms).
AWAY = 60_000
# A night is opened this soon (ms) after its last action, so that no time gap is asked about.
SOON = 4000


class House:
    """``time`` in ms is read by every clock of the program."""

    def __init__(self, store: Store, folder: Path, time: int) -> None:
        self._said = qInstallMessageHandler(_quiet)
        app = QApplication.instance() or QApplication([])
        assert isinstance(app, QApplication)
        self.app, self.time, self._folder, self._chance = app, time, folder, 0
        # Riffle's windows end their program when they close; the bench goes on
        self._quits = app.quitOnLastWindowClosed()
        wiring = Wiring(store, self._now, self._now, self._entropy, UTC, folder, folder, gap=AWAY)
        self.program = Program(app, wiring)
        app.setQuitOnLastWindowClosed(False)
        self.program.window.resize(CONSOLE)
        self.program.window.show()

    def _now(self) -> int:
        return self.time

    def _entropy(self, count: int) -> bytes:
        self._chance += 1
        return self._chance.to_bytes(count, "big")

    def open(self, name: str, actions: Sequence[Action]) -> Session:
        """Open the night in a file of this name, in its own tab; the screen shows the first."""
        path = self._folder / f"{name}.riffle"
        write(path, list(actions))
        assert self.program.open_path(path)
        session = self.program.session
        assert session is not None
        if not self.program.screen.is_open:
            self.program.screen.open()
            self.program.screen.window.resize(PROJECTED)
        self.settle()
        return session

    @property
    def view(self) -> NightView:
        """Return the night in the window."""
        shown = self.program.nights.shown
        assert shown is not None
        assert isinstance(shown.view, NightView)
        return shown.view

    def tick(self, ms: int = 1000) -> None:
        """Let this time pass, and run the program's timer."""
        self.time += ms
        self.program.nights.ticker.tick()

    def settle(self) -> None:
        """Paint everything and delete closed objects."""
        for _ in range(3):
            self.app.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def until(self, done: Callable[[], bool], patience: int = 1000) -> None:
        """Process events until another thread's work is done."""
        while not done() and patience:
            self.app.processEvents()
            patience -= 1

    def close(self) -> None:
        self.program.nights.drop_all()
        self.program.backups.worker.stop()
        self.program.screen.close()
        self.program.window.hide()
        self.program.library.close()
        for part in (self.program.window, self.program, self.program.library, self.program.sounds.player):
            part.deleteLater()
        self.settle()
        self.app.setQuitOnLastWindowClosed(self._quits)
        qInstallMessageHandler(self._said)


def _quiet(kind: QtMsgType, context: object, message: str) -> None:
    """Drop Qt's messages about what an offscreen platform lacks; print the others."""
    if not message.startswith("This plugin does not support"):
        print(message, file=sys.stderr)
