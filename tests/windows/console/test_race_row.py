"""A seat's row alone, without a desk: what it tells of keys and clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gui.console.chips.race.reading import TypedSeat
from gui.console.chips.race.row import RaceRow, Sheet

Key = Qt.Key


class Told:
    """A row with all that it tells, in order."""

    def __init__(self, qtbot: QtBot, most: int = 3) -> None:
        self.row = RaceRow(Sheet(chip=25, most=most, asked=True), 4, "Anna Ek", TypedSeat())
        self.heard: list[object] = []
        for name in ("changed", "unpicked", "went_on", "raced"):
            getattr(self.row, name).connect(lambda *_, name=name: self.heard.append(name))
        self.row.stepped.connect(self.heard.append)
        self.row.picked.connect(lambda digit, back: self.heard.append(digit))
        qtbot.addWidget(self.row)
        self.row.resize(1000, 48)
        self.row.show()
        self.row.setFocus()

    def key(self, key: Qt.Key, mods: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> list[object]:
        self.heard.clear()
        QTest.keyClick(self.row, key, mods)
        return self.heard


@pytest.fixture
def told(qtbot: QtBot) -> Told:
    return Told(qtbot)


def test_a_digit_is_told_before_it_is_taken_and_goes_on(told: Told) -> None:
    assert told.key(Key.Key_2) == ["2", "changed", "went_on"]
    assert told.row.typed.odd == 2


def test_a_digit_can_be_taken_back(told: Told) -> None:
    backs = []
    told.row.picked.connect(lambda digit, back: backs.append(back))
    told.row.typed.odd, told.row.typed.last = 1, True
    told.key(Key.Key_0)
    assert (told.row.typed.odd, told.row.typed.last) == (0, False)
    backs[0]()
    assert (told.row.typed.odd, told.row.typed.last) == (1, True)


def test_two_digits_are_a_number_where_there_can_be_more_than_nine(qtbot: QtBot) -> None:
    told = Told(qtbot, most=19)
    assert told.key(Key.Key_1) == ["1", "changed"]
    told.key(Key.Key_2)
    assert told.row.typed.odd == 12


def test_enter_says_none_and_goes_on(told: Told) -> None:
    assert told.key(Key.Key_Return) == ["unpicked", "changed", "went_on"]
    assert told.row.typed.odd == 0
    assert told.key(Key.Key_Return) == ["unpicked", "went_on"]
    assert told.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)[-1] == "raced"


def test_arrows_go_to_the_rows_beside(told: Told) -> None:
    assert told.key(Key.Key_Down) == [1]
    assert told.key(Key.Key_Up) == [-1]


def test_a_click_on_a_number_answers_and_one_below_the_name_marks_the_last(told: Told) -> None:
    QTest.mouseClick(told.row, Qt.MouseButton.LeftButton, pos=told.row.cell(3))
    assert told.row.typed.odd == 3
    QTest.mouseClick(told.row, Qt.MouseButton.LeftButton, pos=told.row.below_name())
    assert told.row.typed.last
    told.row.clearFocus()
    QTest.mouseClick(told.row, Qt.MouseButton.LeftButton, pos=told.row.below_name())
    assert told.row.typed.last, "a click on a row that is not chosen chooses it alone"
    told.row.show_result([], ("", 0), won=False)
    QTest.mouseClick(told.row, Qt.MouseButton.LeftButton, pos=told.row.cell(1))
    assert told.row.typed.odd == 3


def test_cards_are_typed_only_for_a_seat_with_odd_chips(told: Told) -> None:
    told.row.tell("", wrong=False, types_cards=True)
    assert not told.row.cards.isVisible()
    told.row.typed.odd = 2
    told.row.tell("", wrong=False, types_cards=True)
    assert told.row.cards.isVisible()
    QTest.keyClicks(told.row.cards, "As")
    assert told.row.typed.cards == "As"
