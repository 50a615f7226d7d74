"""Boxes: what stands in them is styled once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui.widgets.boxes import down, stacked

POLISHED = Qt.WidgetAttribute.WA_WState_Polished


def test_what_is_stacked_is_styled_when_the_stack_is_shown(qtbot: QtBot) -> None:
    first, inside, second, window = QWidget(), QWidget(), QWidget(), QWidget()
    qtbot.addWidget(window)
    down(inside, of=first)
    stack = stacked(first, second)
    down(stack, of=window)
    assert not inside.testAttribute(POLISHED)
    assert stack.currentWidget() is first
    assert (first.isHidden(), second.isHidden()) == (False, True)
    window.show()
    assert inside.testAttribute(POLISHED)
    assert (inside.isVisible(), second.isVisible()) == (True, False)
    stack.setCurrentWidget(second)
    assert (inside.isVisible(), second.isVisible()) == (False, True)
