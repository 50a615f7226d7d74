"""A name that leads somewhere, and a choice that is longer than its room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QToolTip, QVBoxLayout
from pytestqt.qtbot import QtBot

from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.name_link import NameLink
from tests.windows.conftest import TestDesk

LEFT = Qt.MouseButton.LeftButton


def test_a_choice_is_cut_where_its_room_ends(desk: TestDesk) -> None:
    box = ElidedCombo()
    box.addItems(["Short", "Bartholomew's Friday game at the Old Brewery, as it is played tonight"])
    desk.hold(box, width=220, height=60)
    assert box.shown() == "Short"
    box.setCurrentIndex(1)
    assert box.shown().endswith("…")
    assert box.shown().startswith("Bartholomew")
    assert box.toolTip() == box.currentText()
    desk.resize(900, 60)
    assert box.shown() == box.currentText()


@pytest.mark.parametrize("typed", ["2.4", "2.44", "3.2", "4,2"])
def test_a_seat_that_is_no_choice_changes_nothing_and_spends_the_enter(qtbot: QtBot, typed: str) -> None:
    dialog, box, button, done = QDialog(), ElidedCombo(), QPushButton("Rest"), list[str]()
    box.addItems(["3.1 Jo Ten", "2.9 Kit Elf", "4.1 Ann Six", "Jan Ro  5.5"])
    button.setDefault(True)
    button.clicked.connect(lambda: done.append(box.currentText()))
    layout = QVBoxLayout(dialog)
    layout.addWidget(box)
    layout.addWidget(button)
    qtbot.addWidget(dialog)
    dialog.show()
    box.setFocus()
    QTest.keyClicks(box, typed)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert (done, box.currentText()) == ([], "3.1 Jo Ten")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert done == ["3.1 Jo Ten"]
    for seat, chosen in (("2.9", "2.9 Kit Elf"), ("4,1", "4.1 Ann Six"), ("5.5", "Jan Ro  5.5")):
        box.setFocus()
        QTest.keyClicks(box, seat)
        QTest.keyClick(box, Qt.Key.Key_Return)
        assert done.pop() == chosen
        button.setFocus()


@pytest.mark.parametrize("between", [Qt.Key.Key_Home, Qt.Key.Key_X, Qt.Key.Key_Space])
def test_a_letter_after_another_key_begins_a_name_anew(desk: TestDesk, between: Qt.Key) -> None:
    box = ElidedCombo()
    box.addItems(["Berit Lund", "Anna Ek", "Nils Ahl"])
    desk.hold(box, width=220, height=60)
    QTest.keyClick(box, Qt.Key.Key_A)
    assert box.currentText() == "Anna Ek"
    QTest.keyClick(box, Qt.Key.Key_N)
    assert box.currentText() == "Anna Ek"
    QTest.keyClick(box, between)
    box.hidePopup()
    QTest.keyClick(box, Qt.Key.Key_N)
    assert box.currentText() == "Nils Ahl"


def test_a_key_that_finds_the_choice_that_stands_is_told_of_it(desk: TestDesk, qtbot: QtBot) -> None:
    """And what was told goes with the choice."""
    box = ElidedCombo()
    box.addItems(["Level 1", "Level 2", "Break"])
    desk.hold(box, width=220, height=60)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_1)
    assert QToolTip.isVisible()
    assert box.currentText() == "Level 1"
    assert box.currentText() in QToolTip.text()
    QTest.keyClick(box, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    QTest.keyClick(box, Qt.Key.Key_B)
    assert box.currentText() == "Break"
    assert not QToolTip.isVisible()
    QTest.keyClick(box, Qt.Key.Key_R)
    assert box.currentText() == "Break"
    assert box.currentText() in QToolTip.text()


def test_only_the_words_of_a_link_are_pressed(desk: TestDesk) -> None:
    link = NameLink()
    link.setText("TDA 2024")
    pressed: list[bool] = []
    link.clicked.connect(lambda: pressed.append(True))
    desk.hold(link, width=400, height=30)
    QTest.mouseClick(link, LEFT, pos=QPoint(350, link.height() // 2))
    assert not pressed
    QTest.mouseClick(link, LEFT, pos=QPoint(20, link.height() // 2))
    assert len(pressed) == 1
    link.setFocus()
    QTest.keyClick(link, Qt.Key.Key_Return)
    assert len(pressed) == 2
