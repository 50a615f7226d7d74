"""Keys as a director presses them: to whatever has the keyboard, never to a widget a test chose."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.say.acts import Act
from gui.console.ask.form import Form

PLAIN = Qt.KeyboardModifier.NoModifier
ALT, SHIFT, CTRL = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def press(key: Qt.Key, mods: Qt.KeyboardModifier = PLAIN) -> None:
    QTest.keyClick(focused(), key, mods)
    QApplication.processEvents()  # an edited cell is kept when the program comes back to itself


def write(text: str) -> None:
    QTest.keyClicks(focused(), text)


def open_menu() -> QMenu:
    """The menu that is open."""
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible())


def choose(text: str) -> None:
    """Click this entry of the open menu."""
    menu = open_menu()
    action = next(a for a in menu.actions() if a.text() == text)
    assert action.isEnabled(), action.toolTip()
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())


def dialog(page: QWidget, kind: type[QWidget], qtbot: QtBot) -> QWidget:
    """The dialog of this kind that the page has opened, when it has the keyboard."""
    found = page.findChild(kind)
    assert isinstance(found, QWidget)
    qtbot.waitUntil(found.isActiveWindow)
    return found


def form(page: QWidget, act: type[Act], qtbot: QtBot) -> Form:
    """The form of this act that the page has opened, when it has the keyboard."""
    (found,) = (x for x in page.findChildren(Form) if x.act is act and x.isVisible())
    qtbot.waitUntil(found.isActiveWindow)
    return found
