"""Clicks on Tonight lead to a place where something can be done, by mouse and by key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.say import records
from gui.console.history.page import HistoryPage
from gui.console.structure.page import StructurePage
from gui.console.tables.page import TablesPage
from gui.console.tonight.page import TonightPage
from gui.theme import ROW_LIST
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.keyboard import choose, open_menu, press

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def tonight(frame: Frame) -> TonightPage:
    type_lines(frame.session, 'start\neliminate "Erik Lind" by "Bo Sund"')
    frame.night.show_page("tonight")
    page = frame.night.page("tonight")
    assert isinstance(page, TonightPage)
    return page


def block(page: TonightPage, row: int) -> QPoint:
    return page.strip.boxes()[row].center().toPoint()


def test_a_block_of_the_night_leads_to_its_row(frame: Frame, tonight: TonightPage) -> None:
    QTest.mouseClick(tonight.strip, LEFT, PLAIN, block(tonight, 2))
    choose("Show in Structure")
    page = frame.night.page("structure")
    assert isinstance(page, StructurePage)
    assert frame.night.stack.currentWidget() is page
    assert page.row == 2


def test_the_clock_is_put_to_a_block(frame: Frame, tonight: TonightPage) -> None:
    QTest.mouseClick(tonight.strip, LEFT, PLAIN, block(tonight, 1))
    choose("Set clock to its start")
    assert frame.session.reading().index == 1
    frame.night.footer.undo()
    assert frame.session.reading().index == 0


def test_the_strip_by_key(frame: Frame, tonight: TonightPage) -> None:
    tonight.strip.setFocus(Qt.FocusReason.TabFocusReason)
    press(Key.Key_Right)
    press(Key.Key_Return)
    assert open_menu().actions()[0].text() == "Level 2"
    press(Key.Key_Escape)


def test_one_of_the_last_actions_leads_to_the_history(frame: Frame, tonight: TonightPage) -> None:
    QTest.mouseClick(tonight.rows.viewport(), LEFT, PLAIN, QPoint(200, ROW_LIST + ROW_LIST // 2))
    page = frame.night.page("history")
    assert isinstance(page, HistoryPage)
    assert frame.night.stack.currentWidget() is page
    (action,) = page.model.actions[page.list.currentIndex().row()]
    assert isinstance(action.records[0], records.ClockSet)


def test_the_last_actions_by_key(frame: Frame, tonight: TonightPage) -> None:
    tonight.rows.setFocus(Qt.FocusReason.TabFocusReason)
    press(Key.Key_Down)
    press(Key.Key_Return)
    page = frame.night.page("history")
    assert isinstance(page, HistoryPage)
    (action,) = page.model.actions[page.list.currentIndex().row()]
    assert isinstance(action.records[0], records.ClockSet)


def test_an_action_the_history_hides_is_shown_when_one_goes_to_it(frame: Frame, tonight: TonightPage) -> None:
    frame.night.show_page("history")
    page = frame.night.page("history")
    assert isinstance(page, HistoryPage)
    page.filter.setText("nobody is called so")
    frame.night.show_page("tonight")
    QTest.mouseClick(tonight.rows.viewport(), LEFT, PLAIN, QPoint(200, 8))
    assert page.filter.text() == ""
    assert "Erik Lind out" in page.list.currentIndex().data()


def test_a_table_leads_to_the_floor_with_its_seat_chosen(frame: Frame, tonight: TonightPage) -> None:
    oval = tonight.floor.ovals[1]
    QTest.mouseClick(oval, LEFT, PLAIN, oval.seat_centre(1))
    page = frame.night.page("tables")
    assert isinstance(page, TablesPage)
    assert page.floor.at == (oval.view.id, 1)
    frame.night.show_page("tonight")
    QTest.mouseClick(oval, LEFT, PLAIN, oval.rect().center())
    assert page.floor.at == (oval.view.id, 0)
    assert page.floor.ovals[oval.view.id].hasFocus()
