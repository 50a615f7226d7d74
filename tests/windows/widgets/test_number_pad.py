"""A number said with the mouse: the pad comes with a click into a field, types real keys, and goes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gui.widgets.number_pad import NumberPad, with_pad

LEFT = Qt.MouseButton.LeftButton


class Form(QDialog):
    """Enter in the first number goes on to the second; anywhere else the dialog counts it."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second, self.name = QLineEdit("12"), QLineEdit(), QLineEdit()
        column = QVBoxLayout(self)
        for field in (self.first, self.second, self.name):
            column.addWidget(field)
        with_pad(self.first)
        with_pad(self.second, ":")
        self.first.returnPressed.connect(self.second.setFocus)
        self.resize(240, 200)

    @property
    def pad(self) -> NumberPad | None:
        pad = self.findChild(NumberPad)
        return pad if isinstance(pad, NumberPad) and pad.isVisible() else None

    def tap(self, *signs: str) -> None:
        for sign in signs:
            pad = self.pad
            assert pad is not None
            button = next(b for b in pad.buttons.values() if b.text() == sign)
            assert button.isVisible()
            handle = pad.windowHandle()
            place = button.mapToGlobal(button.rect().center())
            QTest.mouseClick(handle, LEFT, pos=handle.mapFromGlobal(place))


def beside(pad: NumberPad, field: QWidget) -> bool:
    """At its right, as high as it."""
    corner = field.mapToGlobal(QPoint(field.width(), 0))
    return pad.y() == corner.y() and 0 <= pad.x() - corner.x() < 12


def click(field: QWidget) -> None:
    handle = field.window().windowHandle()
    QTest.mouseClick(handle, LEFT, pos=field.mapTo(field.window(), field.rect().center()))


@pytest.fixture
def form(qtbot: QtBot) -> Form:
    made = Form()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.name.setFocus()
    return made


def test_a_click_brings_it_and_digits_replace_what_stands_there(form: Form) -> None:
    assert form.pad is None
    click(form.first)
    form.tap("3", "0", "5", "⌫")
    assert form.first.text() == "30"
    assert form.first.hasFocus()


def test_the_last_digit_of_what_stands_there_can_be_deleted(form: Form) -> None:
    click(form.first)
    form.tap("⌫", "7")
    assert form.first.text() == "17"


def test_it_is_in_the_dialog_s_hand_while_that_is_modal(form: Form, qtbot: QtBot) -> None:
    form.hide()
    form.open()
    click(form.first)
    form.tap("8")
    assert form.first.text() == "8"


def test_what_follows_the_typing_follows_the_pad(form: Form) -> None:
    heard: list[str] = []
    form.first.textEdited.connect(heard.append)
    click(form.first)
    form.tap("4", "2")
    assert heard == ["4", "42"]


def test_enter_goes_on_and_the_pad_with_it(form: Form) -> None:
    click(form.first)
    form.tap("4", "↵", "1", "8", ":", "0", "0", "↵")
    assert (form.first.text(), form.second.text()) == ("4", "18:00")
    assert form.pad is None


@pytest.mark.parametrize(
    "gone",
    [
        lambda form: click(form.name),
        lambda form: QTest.mouseClick(form.windowHandle(), LEFT, pos=QPoint(2, 2)),
        lambda form: QTest.keyClick(form.first, Qt.Key.Key_9),
        lambda form: form.first.hide(),
    ],
    ids=["another field", "beside it", "a key", "its field gone"],
)
def test_it_goes_when_it_is_not_wanted(form: Form, gone: Callable[[Form], object]) -> None:
    click(form.first)
    assert form.pad is not None
    gone(form)
    assert form.pad is None


def test_escape_takes_only_the_pad_away(form: Form) -> None:
    click(form.first)
    QTest.keyClick(form.first, Qt.Key.Key_Escape)
    assert form.pad is None
    assert form.isVisible()
    QTest.keyClick(form.first, Qt.Key.Key_Escape)
    assert not form.isVisible()


def test_who_came_by_key_or_cannot_write_there_does_not_see_it(form: Form) -> None:
    QTest.keyClick(form.name, Qt.Key.Key_Tab)
    form.second.setReadOnly(True)
    click(form.second)
    assert form.pad is None


def test_it_stays_beside_its_field_when_the_dialog_grows(form: Form, qtbot: QtBot) -> None:
    click(form.second)
    pad = form.pad
    assert pad is not None
    assert beside(pad, form.second)
    form.resize(240, 400)
    qtbot.waitUntil(lambda: beside(pad, form.second))
    assert form.pad is pad


def test_it_lies_where_it_covers_least(form: Form) -> None:
    """At the right of this one there is a button."""
    row = QHBoxLayout()
    field, button = QLineEdit(), QPushButton("Draw")
    row.addWidget(field)
    row.addWidget(button)
    layout = form.layout()
    assert isinstance(layout, QVBoxLayout)
    layout.addLayout(row)
    with_pad(field)
    QApplication.processEvents()
    click(field)
    pad = form.pad
    assert pad is not None
    assert pad.y() > field.mapToGlobal(QPoint(0, field.height())).y()
    assert abs(pad.x() - field.mapToGlobal(QPoint()).x()) < 2
