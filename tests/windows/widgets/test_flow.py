"""Buttons in as many lines as they need."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout
from pytestqt.qtbot import QtBot

from gui.widgets.flow import Flow
from gui.widgets.key_button import KeyButton
from tests.windows.conftest import TestDesk


def flow_of(desk: TestDesk, count: int, width: int) -> tuple[Flow, list[KeyButton]]:
    made, buttons = Flow(gap=6), [KeyButton(f"Table {i}") for i in range(1, count + 1)]
    layout = desk.layout()
    assert isinstance(layout, QVBoxLayout)
    layout.addWidget(made)
    desk.resize(width, 300)
    desk.show()
    made.show_all(buttons)
    return made, buttons


def test_as_many_lines_as_they_need_and_none_overlaps(desk: TestDesk) -> None:
    flow, buttons = flow_of(desk, 9, 320)
    lines = {b.y() for b in buttons}
    assert len(lines) > 1
    assert flow.height() == max(b.geometry().bottom() + 1 for b in buttons)
    for i, one in enumerate(buttons):
        assert one.geometry().right() < flow.width()
        assert not any(one.geometry().intersects(other.geometry()) for other in buttons[i + 1 :])
    desk.resize(1200, 300)
    assert {b.y() for b in buttons} == {0}


def test_tab_goes_in_their_order_and_the_old_ones_are_gone(desk: TestDesk, qtbot: QtBot) -> None:
    flow, old = flow_of(desk, 3, 900)
    new = [KeyButton("a"), KeyButton("b")]
    flow.show_all(new)
    assert not any(b.isVisible() for b in old)
    with qtbot.waitActive(desk):
        desk.activateWindow()
    new[0].setFocus()
    QTest.keyClick(new[0], Qt.Key.Key_Tab)
    assert new[1].hasFocus()


def test_the_others_make_room_for_a_button_that_says_more(desk: TestDesk, qtbot: QtBot) -> None:
    _, (first, second) = flow_of(desk, 2, 900)
    before = second.x()
    first.setText("Table 1, where the colour-up goes on")
    qtbot.waitUntil(lambda: second.x() > before + 100)
    assert second.x() > first.geometry().right()


def test_they_have_room_for_what_was_said_unseen(desk: TestDesk) -> None:
    """As by a duty that is marked while another tournament is looked at."""
    _, (first, second) = flow_of(desk, 2, 900)
    desk.hide()
    first.setText("Table 1, where the colour-up goes on")
    desk.show()
    assert first.width() == first.sizeHint().width()
    assert second.x() > first.geometry().right()
