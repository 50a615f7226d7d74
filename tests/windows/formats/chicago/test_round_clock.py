"""The clock of a round ends with the round, also for the windows around the night."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from gui.console.frame.header import header_facts
from gui.desk.app import Program
from gui.program.keep_awake import _is_played
from gui.program.session import Session
from gui.program.wiring import Wiring
from gui.words.words import format_title
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import type_file, type_lines

PEOPLE = "\n".join(f'register "P{i}"' for i in range(1, 9))
TIMED = f'set title "SM"\nformat chicago\n{PEOPLE}\ndraw heat number 7\nround time 40\n'
IN = "".join(f"protocol {table} points 53 30 20 10 said 1 made 1\n" for table in (1, 2))


@pytest.fixture
def opened(
    start_program: Callable[[], Program], wiring: Wiring, hand_clock: HandClock, tmp_path: Path
) -> Callable[..., Program]:
    """Opens a night of two tables whose round is timed, with these lines besides, some minutes later."""

    def open_(lines: str = "", *, later: int = 0) -> Program:
        path = tmp_path / "SM.riffle"
        type_file(wiring, path, TIMED + lines)
        hand_clock.advance(minutes=later)
        program = start_program()
        assert program.open_path(path)
        return program

    return open_


def session_of(program: Program) -> Session:
    assert program.session is not None
    return program.session


def quit_asks() -> bool:
    """Press Ctrl+Q; return whether a question came instead."""
    window = QApplication.activeWindow()
    assert window is not None
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    return any(x.isVisible() for x in window.findChildren(QMessageBox))


def test_quitting_asks_while_a_round_is_timed(opened: Callable[..., Program]) -> None:
    session = session_of(opened())
    assert _is_played(session)
    assert quit_asks()


def test_quitting_asks_nothing_once_the_round_is_in(opened: Callable[..., Program]) -> None:
    session = session_of(opened(IN))
    assert not _is_played(session)
    assert not quit_asks()
    assert QApplication.activeWindow() is None


def test_quitting_asks_nothing_once_the_time_is_up(
    opened: Callable[..., Program], hand_clock: HandClock
) -> None:
    session = session_of(opened())
    hand_clock.advance(minutes=40)
    session.tick()
    assert not _is_played(session)
    assert not quit_asks()


@pytest.mark.parametrize(("lines", "asked"), [("", True), (IN, False)])
def test_only_a_round_that_runs_is_asked_about_when_the_night_is_opened_again(
    opened: Callable[..., Program], lines: str, *, asked: bool
) -> None:
    session = session_of(opened(lines, later=10))
    assert (session.gap is not None) == asked


@pytest.mark.parametrize("lines", ["", IN])
def test_the_header_of_a_night_without_a_title_names_no_level(session: Session, lines: str) -> None:
    type_lines(session, TIMED + lines)
    titled = header_facts(session.state, session.reading(), session.zone)
    type_lines(session, 'set title ""')
    bare = header_facts(session.state, session.reading(), session.zone)
    assert titled.top == "SM"
    assert bare.top == format_title("chicago")


def test_a_tab_has_no_clock_once_the_round_is_in(opened: Callable[..., Program]) -> None:
    program = opened()
    (tab,) = program.nights.tabs.tabs
    session_of(program).tick()
    assert tab._clock == "40:00"
    type_lines(session_of(program), IN)
    assert not tab._clock
