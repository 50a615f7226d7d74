"""A dialog makes room for what is said in it after it has opened, and takes what was typed for it before."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gui.widgets.labels import label
from gui.widgets.on_screen import Dialog, TallBody


def test_what_is_said_later_is_whole(qtbot: QtBot) -> None:
    dialog, fields = QDialog(), QVBoxLayout()
    problem = label("Not a number.\nType 1200.", wrap=True)
    problem.hide()
    fields.addWidget(QLineEdit())
    fields.addWidget(problem)
    body = TallBody(fields)
    QVBoxLayout(dialog).addWidget(body)
    qtbot.addWidget(dialog)
    dialog.show()
    before = dialog.height()
    problem.show()
    qtbot.waitUntil(lambda: dialog.height() > before)
    assert body.verticalScrollBar().maximum() == 0


def test_a_field_higher_than_the_window_is_seen_from_its_beginning(qtbot: QtBot) -> None:
    dialog, fields = QDialog(), QVBoxLayout()
    above, high = QLineEdit(), QLineEdit()
    above.setFixedHeight(400)
    high.setFixedHeight(900)
    fields.addWidget(above)
    fields.addWidget(high)
    body = TallBody(fields)
    QVBoxLayout(dialog).addWidget(body)
    qtbot.addWidget(dialog)
    dialog.setFixedHeight(300)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    for field in (above, high):
        field.setFocus()
        assert 0 <= field.mapTo(body.viewport(), QPoint()).y() < body.viewport().height()


@pytest.mark.parametrize("letter", "azZ5,-åÅ")
def test_a_character_that_was_read_with_the_one_that_opened_it_comes_into_its_field(
    qtbot: QtBot, letter: str
) -> None:
    """It comes to the window under it, which a dialog has closed to all but shortcuts; the next one, which
    was read later, is nobody's there."""
    under = QWidget()
    qtbot.addWidget(under)
    with qtbot.waitActive(under):
        under.show()
    dialog, field = Dialog(under, "Add player"), QLineEdit()
    dialog.lay_out(field)
    dialog.open()
    key, plain = Qt.Key(ord(letter.upper())), Qt.KeyboardModifier.NoModifier
    shift = Qt.KeyboardModifier.ShiftModifier if letter.isupper() else plain
    for _ in range(2):
        QTest.keyClick(under.windowHandle(), key, shift)
        QApplication.processEvents()
        assert field.text() == letter
