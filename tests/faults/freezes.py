"""How long the windows stand still while a disk is slow or a file is locked: nobody acts, and somebody does.

``python -m tests.faults.freezes --seconds 40``. A process of its own opens a night as ``main.py FILE`` does,
with the console and the projected clock; the clock runs. What is measured is the event loop's longest gap:
for so long neither window could have drawn or answered.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Barrier
from typing import TYPE_CHECKING

import core.store
from core.store import create, open_library
from core.text import script
from core.text.opening import open_door
from gui.program.timebase import wall
from gui.program.wiring import real
from tests.children import ROOT, module
from tests.faults.disks import slow_syncs
from tests.windows.console.conftest import SETUP

if TYPE_CHECKING:
    from gui.desk.app import Program

LIBRARY_PATIENCE = 5.0
"""Seconds that the library is waited for, on its own thread."""
SYNC = 300
"""Ms that the slow disk takes for each sync."""
FAULTS = ("none", "slow", "locked", "library", "locked library")
ACT = 'register "Zoe Zander" seat 1.7'
"""An act that reads the library and writes to it: the player is looked for, and noted as seen."""
LOOK = 5
"""Ms between two looks of the event loop: a gap is what is more."""
WARM = 2.0
"""Seconds until what is made once is made: the first backup, the second window."""


def night(path: Path) -> None:
    """Six players at two tables, the clock running."""
    with create(path) as log:
        director = open_door(log, wall, os.urandom)
        for line in (SETUP.strip() + "\nstart").splitlines():
            parsed = script.parse(line, director.state, director.now(), real(core.store).zone)
            assert parsed is not None
            director.do(parsed.act)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program has the file to itself, readers too."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Another program writes in the library, and does not come to an end."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def measured(
    folder: Path, fault: str, seconds: float, act: str = "", begin: Barrier | None = None
) -> dict[str, float]:
    """``start``: until the console stood (s). If seconds are watched, ``gap``: the longest (ms), nobody
    acting; ``painted``: the longest between two pictures of the projected clock (ms); with an ``act``, typed
    and entered, also what these were while it was stored. At ``begin`` the windows of several stand, and
    they are measured at the same time."""
    path, data = folder / "night.riffle", folder / "data"
    night(path)
    data.mkdir()
    open_library(data / "library.db").close()
    environment = dict(os.environ, QT_QPA_PLATFORM=os.environ.get("QT_QPA_PLATFORM", "offscreen"))
    with ExitStack() as faults:
        if fault == "slow":
            environment |= slow_syncs(folder, SYNC)
        if fault == "library":
            faults.enter_context(writing(data / "library.db"))
        if fault == "locked library":
            faults.enter_context(locked(data / "library.db"))
        command = module("tests.faults.freezes", "--sit", path, data, seconds, act)
        with subprocess.Popen(
            command, cwd=ROOT, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as child:
            assert child.stdin is not None
            assert child.stdout is not None
            assert child.stdout.readline() == "STANDS\n"
            if begin is not None:
                begin.wait()
            if fault == "locked":
                faults.enter_context(locked(path))
            child.stdin.write("go on\n")
            child.stdin.flush()
            said = child.stdout.readline()
            assert said, "the windows are gone"
            return dict(json.loads(said))


# -- in the process that is measured -------------------------------------------------------------------------


class Sitting:
    """The windows, and somebody who only looks at them."""

    def __init__(self, path: Path, data: Path, seconds: float, act: str) -> None:
        self.path, self.data, self.seconds, self.act = path, data, seconds, act
        self.began, self.painted = time.perf_counter(), 0.0
        self.told: dict[str, float] = {}

    def run(self) -> int:
        from gui.desk import start

        wiring = replace(real(core.store), data=self.data, documents=self.data, holds=())
        return start.run([str(self.path)], wiring, self.begin)

    def begin(self, program: Program) -> None:
        from PySide6.QtCore import QTimer

        self.watch()
        program.open_path(self.path)
        assert program.session is not None
        self.program = program
        program.screen.open(program.session)
        QTimer.singleShot(0, self.stands)

    def stands(self) -> None:
        from PySide6.QtCore import QTimer

        self.told["start"] = time.perf_counter() - self.began
        print("STANDS", flush=True)
        sys.stdin.readline()
        if self.seconds:
            QTimer.singleShot(int(WARM * 1000), self.look)
        else:
            self.tell()

    def look(self) -> None:
        from PySide6.QtCore import Qt, QTimer

        self.last = self.painted = time.perf_counter()
        self.told |= {"gap": 0.0, "painted": 0.0}
        self.timer = QTimer(self.program)
        self.timer.setTimerType(Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self.note)
        self.timer.start(LOOK)
        QTimer.singleShot(int(self.seconds * 1000), self.over)

    def watch(self) -> None:
        """The pictures of the projected clock, before its window is made."""
        from gui.room.window import DisplayWindow

        shown = DisplayWindow.paintEvent

        def paint(window: DisplayWindow, event: object) -> None:
            now = time.perf_counter()
            if self.painted:
                self.told["painted"] = max(self.told["painted"], (now - self.painted) * 1000)
                self.painted = now
            shown(window, event)  # type: ignore[arg-type]

        DisplayWindow.paintEvent = paint  # type: ignore[method-assign,assignment]

    def note(self) -> None:
        now = time.perf_counter()
        self.told["gap"] = max(self.told["gap"], (now - self.last) * 1000 - LOOK)
        self.last = now

    def over(self) -> None:
        self.note()
        if self.act:
            self.store()
        else:
            self.tell()

    def tell(self) -> None:
        print(json.dumps(self.told), flush=True)
        os._exit(0)

    def store(self) -> None:
        """Type one action and press Enter, in whatever time the disk takes."""
        from PySide6.QtCore import QTimer

        window, session = self.program.window, self.program.session
        assert window.night is not None
        assert session is not None
        self.nobody, self.acted = dict(self.told), time.perf_counter()
        self.told["gap"], self.told["painted"], self.last, self.painted = 0.0, 0.0, self.acted, self.acted
        before = len(session.director.history)
        window.night.footer.command.carry_out(self.act)
        self.note()

        def look() -> None:
            if session.storing:
                return
            self.note()
            now = time.perf_counter()
            self.nobody["stored"] = (now - self.acted) * 1000
            self.nobody["gap storing"] = self.told["gap"]
            self.nobody["painted storing"] = max(self.told["painted"], (now - self.painted) * 1000)
            if len(session.director.history) == before:
                self.nobody["failed"] = 1
            self.told = self.nobody
            self.tell()

        self.looking = QTimer(self.program)
        self.looking.timeout.connect(look)
        self.looking.start(LOOK)


def main(arguments: list[str]) -> int:
    """Prints the figures."""
    if arguments[:1] == ["--sit"]:
        path, data, seconds, act = arguments[1:]
        return Sitting(Path(path), Path(data), float(seconds), act).run()
    parser = argparse.ArgumentParser(prog="python -m tests.faults.freezes")
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--fault", choices=FAULTS, action="append")
    parser.add_argument("--act", default=ACT)
    asked = parser.parse_args(arguments)
    for fault in asked.fault or FAULTS:
        with tempfile.TemporaryDirectory(prefix="riffle-freezes-") as folder:
            told = measured(Path(folder), fault, asked.seconds, asked.act)
        print(fault, {what: round(figure, 1) for what, figure in told.items()}, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
