"""A cancelled tournament in the director's window: it says so, stands, and is reached from the menu."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from core.say import acts
from gui.console.tonight.page import TonightPage
from gui.desk.app import Program
from gui.program.session import Session
from gui.words import console as console_words
from gui.words import screen as screen_words
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.keyboard import CTRL, choose, form, open_menu, press, write

REASON = "The power is out in the whole street"
HAND_BY_HAND = "start\nhand-for-hand"


def opened(program: Program, file: Path) -> Session:
    assert program.open_path(file)
    assert program.session is not None
    return program.session


@pytest.mark.parametrize(("kind", "entry"), [
    ("alter", "Alter tournament…"), ("cancel", "Cancel tournament…"),
])  # fmt: skip
def test_the_menu_asks_for_the_reason_and_does_it(
    program: Program, file: Path, qtbot: QtBot, kind: str, entry: str
) -> None:
    session = opened(program, file)
    night = program.window.night
    assert night is not None
    press(Qt.Key.Key_F10)
    choose(entry)
    asked = form(night, acts.Alter if kind == "alter" else acts.Cancel, qtbot)
    press(Qt.Key.Key_Return)
    assert not asked.do_button.isEnabled()
    assert session.state.word.altered == ""
    write(REASON)
    press(Qt.Key.Key_Return)
    assert session.state.word.altered == REASON
    assert bool(session.state.word.cancelled) == (kind == "cancel")
    assert session.reading().running == (kind == "alter")
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    press(Qt.Key.Key_Z, CTRL)
    assert session.state.word.altered == ""
    assert session.reading().running


def test_the_header_says_it_and_nothing_is_played_on(frame: Frame) -> None:
    type_lines(frame.session, "start")
    frame.pass_time(minutes=2)
    type_lines(frame.session, f'cancel "{REASON}"')
    header, tonight = frame.night.header, frame.night.page("tonight")
    shown = header.clock.text
    frame.pass_time(minutes=3)
    assert (header.blinds.text, header.next.text(), header.ante.text()) == ("Cancelled", REASON, "")
    assert header.clock.text == shown
    assert not header.toggle.isEnabled()
    assert isinstance(tonight, TonightPage)
    assert tonight.night.aside.text() == "Cancelled"
    assert frame.night.footer.undo_button.text().startswith("Undo: Tournament cancelled")
    assert [m.words for m in tonight.strip._marks if m.now] == ["Cancelled"]
    assert not any("break" in m.words.lower() for m in tonight.strip._marks)
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type("eliminate 1.3")
    frame.key(Qt.Key.Key_Return)
    assert REASON in frame.night.notice.sentence.text()
    assert len(frame.session.state.people.live) == 6
    frame.focus_page()
    frame.key(Qt.Key.Key_Z, CTRL)
    assert header.blinds.text != "Cancelled"
    assert header.toggle.isEnabled()


def test_the_header_says_hand_for_hand(frame: Frame) -> None:
    type_lines(frame.session, HAND_BY_HAND)
    level = console_words.level_of(frame.session.reading(), frame.session.state.clock.levels)
    assert frame.night.header.top.text() == f"{screen_words.hand_for_hand()} · {level}"


def test_hand_for_hand_the_window_asks_before_it_closes(frame: Frame) -> None:
    type_lines(frame.session, HAND_BY_HAND)
    assert not frame.session.reading().running
    frame.window.close()
    assert frame.window.isVisible()
    asked = frame.window.findChild(QMessageBox)
    assert asked is not None
    assert "Hand-for-hand" in asked.text()
    assert asked.informativeText() == console_words.quit_question(clock=False)


def test_the_menu_names_the_key_of_the_rulebook(program: Program, file: Path) -> None:
    opened(program, file)
    press(Qt.Key.Key_F10)
    assert "Rulebook\tCtrl+R" in [a.text() for a in open_menu().actions()]
