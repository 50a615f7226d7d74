"""Suggestions while one types: chosen by arrows, taken by Enter or a click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QListView
from pytestqt.qtbot import QtBot

from gui.theme import BODY, ROW_LIST, SMALL, font
from gui.widgets.suggest import SuggestField, Suggestion

PEOPLE = [
    Suggestion("Anna Ek", "2.7", 1, lit=True), Suggestion("Anna Lund", "is in", 2, takes=False),
    Suggestion("Anna Öberg", "", 3),
]  # fmt: skip


@pytest.fixture
def field(qtbot: QtBot) -> SuggestField:
    made = SuggestField(lambda typed: [p for p in PEOPLE if p.text.casefold().startswith(typed.casefold())])
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    return made


def test_enter_takes_what_is_lit(field: SuggestField, qtbot: QtBot) -> None:
    QTest.keyClicks(field, "an")
    assert [s.text for s in field.suggestions] == ["Anna Ek", "Anna Lund", "Anna Öberg"]
    with qtbot.waitSignal(field.taken) as got:
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert got.args[0].value == 1
    assert field.suggestions == []


def test_arrows_pass_over_those_that_cannot_be_taken(field: SuggestField) -> None:
    QTest.keyClicks(field, "an")
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.lit is not None
    assert field.lit.value == 3
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.lit is not None
    assert field.lit.value == 1
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.lit is not None
    assert field.lit.value == 3


def test_where_nothing_fits_enter_gives_the_text(field: SuggestField, qtbot: QtBot) -> None:
    QTest.keyClicks(field, "zoe")
    with qtbot.waitSignal(field.entered) as got:
        QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert got.args == ["zoe"]
    assert field.shifted


def test_escape_closes_then_empties(field: SuggestField) -> None:
    QTest.keyClicks(field, "an")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.suggestions, field.text()) == ([], "an")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""


def test_escape_says_that_the_field_is_empty(field: SuggestField, qtbot: QtBot) -> None:
    QTest.keyClicks(field, "xyz")
    with qtbot.waitSignal(field.textEdited) as got:
        QTest.keyClick(field, Qt.Key.Key_Escape)
    assert got.args == [""]


def test_a_click_takes(field: SuggestField, qtbot: QtBot) -> None:
    QTest.keyClicks(field, "an")
    popup = field._popup
    assert popup is not None
    third = popup.list.visualRect(popup.list.model().index(2, 0)).center()
    with qtbot.waitSignal(field.taken) as got:
        QTest.mouseClick(popup.list.viewport(), Qt.MouseButton.LeftButton, pos=third)
    assert got.args[0].value == 3


def offering(qtbot: QtBot, *, offers: bool) -> SuggestField:
    made = SuggestField(lambda typed: [p for p in PEOPLE if typed in p.text], offers=offers)
    qtbot.addWidget(made)
    made.show()
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    return made


def test_one_that_offers_shows_what_there_is_when_it_is_clicked_into_empty(qtbot: QtBot) -> None:
    """For the mouse: Enter takes nothing that was not chosen."""
    made = offering(qtbot, offers=True)
    assert [s.text for s in made.suggestions] == ["Anna Ek", "Anna Lund", "Anna Öberg"]
    assert made.lit is None
    assert offering(qtbot, offers=False).suggestions == []


@pytest.mark.parametrize(("typed", "rows"), [("anna e", 1), ("an", 3)])
def test_the_list_is_as_high_as_its_rows_and_clear_of_the_field(
    typed: str, rows: int, field: SuggestField
) -> None:
    """Above the field, where the screen ends below it."""
    field.move(0, field.screen().availableGeometry().bottom() - field.height())
    QTest.keyClicks(field, typed)
    assert len(field.suggestions) == rows
    (shown,) = (x for x in field.findChildren(QFrame) if x.isWindow() and x.isVisible())
    view = shown.findChild(QListView)
    assert view is not None
    assert view.viewport().height() - rows * view.sizeHintForRow(0) in range(ROW_LIST // 2)
    assert not shown.geometry().intersects(field.geometry())


def test_the_list_is_as_wide_as_the_longest_line(qtbot: QtBot) -> None:
    long = Suggestion("Konstantin Wachtmeister, 300", "same name: add the club number", takes=False)
    made = SuggestField(lambda typed: [long])
    qtbot.addWidget(made)
    made.setFixedWidth(180)
    made.show()
    QTest.keyClicks(made, "k")
    (view,) = made.findChildren(QListView)
    name = QFontMetrics(font(BODY, 550)).horizontalAdvance(long.text)
    quiet = QFontMetrics(font(SMALL)).horizontalAdvance(long.quiet)
    assert view.viewport().width() >= name + quiet + 3 * 8
