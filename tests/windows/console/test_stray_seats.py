"""A seat that is typed where a text is asked is said, and done nothing with."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.say import acts
from gui.console.floor.penalty_dialog import DisqualifyDialog, PenaltyDialog
from gui.console.players.dialogs import OtherAmounts
from gui.console.players.page import PlayersPage
from gui.console.tables.page import TablesPage
from gui.paper.preview import PreviewDialog
from gui.program.session import Session
from gui.words import floor as floor_words
from gui.words import people, tables
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import CTRL, SHIFT, dialog, focused, open_menu, press
from tests.windows.console.nights import names, thursday

Key = Qt.Key


@pytest.fixture
def frame(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    thursday(session, names(24), 3)
    session.do(acts.Start())
    return open_frame(1366, 768)


def players(frame: Frame) -> PlayersPage:
    page = frame.night.show_page("players")
    assert isinstance(page, PlayersPage)
    return page


def floor(frame: Frame) -> TablesPage:
    page = frame.night.show_page("tables")
    assert isinstance(page, TablesPage)
    return page


@pytest.mark.parametrize("typed", ["7.7", "Nobody Here"])
def test_the_finder_says_that_nobody_was_found(frame: Frame, typed: str) -> None:
    page = floor(frame)
    press(Key.Key_F)
    frame.type(typed)
    press(Key.Key_Return)
    assert frame.night.notice.sentence.text() == tables.nothing_found(typed)
    assert (page.finder.text(), focused()) == (typed, page.finder)
    frame.type("1.3")  # what is typed next replaces it
    press(Key.Key_Return)
    assert (page.seat, page.finder.text()) == ((frame.session.state.open_tables[0].id, 3), "")


@pytest.mark.parametrize("typed", ["1.3", "1,3", "17"])
def test_nobody_is_called_like_a_seat_unasked(frame: Frame, session: Session, typed: str) -> None:
    page, before = players(frame), len(session.director.history)
    for answer in (Key.Key_Return, Key.Key_Escape):
        press(Key.Key_N)
        frame.type(typed)
        press(Key.Key_Return)
        assert frame.night.notice.sentence.text() == people.no_letters(typed)
        press(answer)
        assert (frame.night.notice.shown, len(session.director.history)) == (False, before)
    assert page.add.text() == typed


def test_a_number_is_a_name_by_ctrl_enter(frame: Frame, session: Session, qtbot: QtBot) -> None:
    page = players(frame)
    press(Key.Key_N)
    frame.type("3000")
    press(Key.Key_Return)
    press(Key.Key_Return, CTRL)
    assert [x.name for x in page.chosen()] == ["3000"]
    frame.type("3001")
    press(Key.Key_Return, SHIFT)
    press(Key.Key_Return, CTRL)
    assert isinstance(dialog(page, OtherAmounts, qtbot), OtherAmounts)


@pytest.mark.parametrize(("key", "kind"), [(Key.Key_P, PenaltyDialog), (Key.Key_Q, DisqualifyDialog)])
def test_a_seat_is_no_offence(
    frame: Frame, session: Session, qtbot: QtBot, key: Qt.Key, kind: type[PenaltyDialog | DisqualifyDialog]
) -> None:
    page = frame.night.show_page("floor")
    before = len(session.director.history)
    press(key)
    asked = dialog(page, kind, qtbot)
    assert isinstance(asked, PenaltyDialog | DisqualifyDialog)
    frame.type("2.5")
    press(Key.Key_Return)
    frame.type("3.1")
    press(Key.Key_Return)
    assert len(session.director.history) == before
    assert (asked.isVisible(), asked.problem.isVisible()) == (True, True)
    assert asked.problem.text() == floor_words.no_offence("3.1")
    assert asked.line("offence").property("wrong") == "true"
    frame.type(" cards shown")
    press(Key.Key_Return)
    assert len(session.director.history) == before + 1


def test_the_preview_says_that_nothing_is_typed_there(frame: Frame, qtbot: QtBot) -> None:
    frame.night.show_page("tonight")
    press(Key.Key_P, CTRL)
    menu = open_menu()
    QTest.keyClick(menu, Key.Key_Down)
    QTest.keyClick(menu, Key.Key_Return)
    seen = dialog(frame.window, PreviewDialog, qtbot)
    assert isinstance(seen, PreviewDialog)
    seen.message.setText("")
    frame.type("1")
    assert seen.message.isVisible()
    assert seen.message.text()


def test_a_seat_typed_with_a_menu_open_is_the_bar_s(frame: Frame) -> None:
    frame.night.show_page("tonight")
    press(Key.Key_P, CTRL)
    menu = open_menu()
    for key in "1.3":
        target = QApplication.activePopupWidget() or focused()
        QTest.keyClicks(target, key)
    assert not menu.isVisible()
    assert frame.night.footer.command.text() == "1.3"
