"""A field is kept when it is left, once, and shows the tournament's value."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gui.widgets.fields import CommitField, Priced, chip_in, number_in, part_in, price_in


@pytest.fixture
def pair(qtbot: QtBot) -> Iterator[tuple[CommitField, QLineEdit, list[str]]]:
    """The field, somewhere else to go, and what was kept."""
    holder = QWidget()
    field, other = CommitField(), QLineEdit()
    layout = QVBoxLayout(holder)
    layout.addWidget(field)
    layout.addWidget(other)
    qtbot.addWidget(holder)
    holder.show()
    holder.activateWindow()
    kept: list[str] = []
    field.committed.connect(kept.append)
    field.show_text("9")
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    yield field, other, kept
    holder.close()


def type_over(field: QLineEdit, text: str) -> None:
    field.selectAll()
    QTest.keyClicks(field, text)


def test_enter_keeps(pair: tuple[CommitField, QLineEdit, list[str]]) -> None:
    field, _, kept = pair
    type_over(field, "10 ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert kept == ["10"]


def test_leaving_keeps_once(pair: tuple[CommitField, QLineEdit, list[str]]) -> None:
    field, other, kept = pair
    field.committed.connect(field.show_text)
    type_over(field, "10")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert other.hasFocus()
    assert kept == ["10"]


def test_leaving_unchanged_keeps_nothing(pair: tuple[CommitField, QLineEdit, list[str]]) -> None:
    field, _, kept = pair
    type_over(field, "9")
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert kept == []


def test_escape_lets_go(pair: tuple[CommitField, QLineEdit, list[str]]) -> None:
    field, _, kept = pair
    type_over(field, "77")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert (field.text(), kept) == ("9", [])


def test_what_is_being_typed_is_left_alone(pair: tuple[CommitField, QLineEdit, list[str]]) -> None:
    field, _, _ = pair
    type_over(field, "12")
    field.show_text("8")
    assert field.text() == "12"
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "8"


@pytest.mark.parametrize(
    ("text", "number"),
    [("1200", 1200), ("1,200", 1200), ("1 200", 1200), ("25k", 25_000), ("1.5m", 1_500_000), ("12x", None),
     ("", None), ("1.5", None),
     ("1,5k", 1500), ("1,25m", 1_250_000), ("1,500,000", 1_500_000), ("1'500k", 1_500_000), ("25 k", 25_000),
     ("2,5", None), ("1,50", None), ("1,5000", None), ("1 5", None), ("1,500k", None), ("1,500.5k", None)],
)  # fmt: skip
def test_numbers_as_people_write_them(text: str, number: int | None) -> None:
    assert number_in(text) == number


@pytest.mark.parametrize(
    ("text", "number"), [("25,", 25), ("1,000", 1000), ("1,000;", 1000), ("25,100", None), ("2,5", None)]
)
def test_one_of_several_chips(text: str, number: int | None) -> None:
    assert chip_in(text) == number


@pytest.mark.parametrize(
    ("typed", "read"),
    [("300+50", Priced(350, 50)), (" 300 + 50 ", Priced(350, 50)), ("1 200+50", Priced(1250, 50)),
     ("1 200", Priced(1200)), ("200+50+100", Priced(350, 50, 100)), ("1+2+3+4", None), ("200+50+", None),
     ("12 5", None), ("12 5+1", None), ("300+1 2", None), ("300+", None)],
)  # fmt: skip
def test_a_price_is_read_or_refused(typed: str, read: Priced | None) -> None:
    """``12 5`` is no 125: what is not understood is refused."""
    assert price_in(typed, 0) == read


@pytest.mark.parametrize(
    ("typed", "part"), [("50", 50), ("10%", 35), ("33 %", 115), ("x%", None), ("", None), ("-1%", None)]
)
def test_a_part_of_a_price_may_be_a_per_cent(typed: str, part: int | None) -> None:
    assert part_in(typed, 350, 0) == part
