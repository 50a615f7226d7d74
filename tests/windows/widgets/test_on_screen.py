"""A dialog makes room for what is said in it after it has opened."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout
from pytestqt.qtbot import QtBot

from gui.widgets.labels import label
from gui.widgets.on_screen import TallBody


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
