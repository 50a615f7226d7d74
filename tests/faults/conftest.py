"""What the faults of the windows need: the console's real window, its session, the whole program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import core.store
from core.clock.timebase import Timebase
from gui.app import Program
from gui.session import Session
from gui.wiring import Wiring
from tests.gui.conftest import HALL, OFFSCREEN, HandClock, desk, entropy, hand_clock, session
from tests.gui.console.conftest import SETUP, frame, open_frame, type_lines

__all__ = ["desk", "frame", "hand_clock", "open_frame", "session"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a screen Qt says of every window what a screen could do more; only that is let pass."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore(OFFSCREEN, extend=True))


@pytest.fixture
def wiring(tmp_path: Path, hand_clock: HandClock) -> Wiring:
    return Wiring(
        store=core.store, wall=hand_clock, steady=hand_clock, entropy=entropy(), zone=HALL,
        data=tmp_path / "data", documents=tmp_path / "Documents" / "Riffle",
    )  # fmt: skip


@pytest.fixture
def start_program(qapp: QApplication, qtbot: QtBot, wiring: Wiring) -> Iterator[Callable[[], Program]]:
    """Riffle, with its start page."""
    made: list[Program] = []

    def start() -> Program:
        program = Program(qapp, wiring)
        made.append(program)
        program.show_start()
        with qtbot.waitActive(program.window):
            program.window.show()
            program.window.activateWindow()
        return program

    yield start
    for program in made:
        program.window._sure = True
        program.window.close()
        program.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def program(start_program: Callable[[], Program]) -> Program:
    return start_program()


@pytest.fixture
def night_file(wiring: Wiring, tmp_path: Path) -> Path:
    """A tournament kept on the disk, six players at two tables, its clock running."""
    path = tmp_path / "Thursday 200.riffle"
    log = wiring.store.create(path)
    made = Session(log, Timebase(wiring.wall, wiring.steady), wiring.entropy, wiring.zone)
    type_lines(made, SETUP + "start")
    made.close()
    return path
