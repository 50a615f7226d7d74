"""The menus of the console: in one column as long as the screen has room for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from gui import theme
from gui.widgets.menu import Menu, entry, menu_of
from tests.windows.conftest import TestDesk


@pytest.mark.parametrize("more", [-6, 3])
def test_a_menu_stands_in_one_column(qapp: QApplication, desk: TestDesk, qtbot: QtBot, more: int) -> None:
    """A few entries more than the screen is high at their usual distance stand closer."""
    assert qapp.styleSheet() == theme.stylesheet(theme.LIGHT)
    desk.resize(300, 200)
    with qtbot.waitExposed(desk):
        desk.show()
    room = desk.screen().availableGeometry().height()
    menu = Menu(desk)
    for i in range(room // 30 + more):
        menu.addAction(f"Entry {i}")
        if i % 10 == 9:
            menu.addSeparator()
    menu.popup(desk.mapToGlobal(desk.rect().topLeft()))
    boxes = [menu.actionGeometry(x) for x in menu.actions() if x.text()]
    assert len({box.left() for box in boxes}) == 1
    assert menu.height() <= room
    assert {box.height() for box in boxes} == ({30} if more < 0 else {24})
    menu.close()


def test_only_an_entry_that_is_off_says_more_on_hovering(desk: TestDesk, qtbot: QtBot) -> None:
    desk.resize(300, 200)
    with qtbot.waitExposed(desk):
        desk.show()
    menu = Menu(desk)
    keys = entry(menu, "Rulebook", menu.close, key="Ctrl+R")
    off = entry(menu, "Close", menu.close, why_not="The clock is running.")
    menu.popup(desk.mapToGlobal(desk.rect().topLeft()))
    told = []
    for each in (keys, off):
        at = menu.actionGeometry(each).center()
        QApplication.sendEvent(menu, QHelpEvent(QEvent.Type.ToolTip, at, menu.mapToGlobal(at)))
        told.append(QToolTip.text())
    assert told == ["", "The clock is running."]
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    menu.close()


@pytest.mark.parametrize(("typed", "done"), [("k", ["kept"]), ("A", ["acted"]), ("o", []), ("x", [])])
def test_a_letter_beside_an_entry_chooses_it_and_closes_the_menu(
    desk: TestDesk, qtbot: QtBot, typed: str, done: list[str]
) -> None:
    """A letter that is bound elsewhere chooses its entry too; that of an entry that is off does nothing."""
    desk.resize(300, 200)
    with qtbot.waitExposed(desk):
        desk.show()
    found: list[str] = []
    own = QAction("Act", desk)
    own.setShortcut("A")
    own.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
    own.triggered.connect(lambda: found.append("acted"))
    menu = menu_of([own], desk)
    entry(menu, "Keep", lambda: found.append("kept"), key="K")
    entry(menu, "Off", lambda: found.append("off"), key="O", why_not="Not now.")
    menu.popup(desk.mapToGlobal(desk.rect().topLeft()))
    QTest.keyClicks(menu, typed)
    assert found == done
    assert QApplication.activePopupWidget() is None
