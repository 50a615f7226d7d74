"""The columns of the race desk: what a digit, a key or a click makes of the odd chips, without any widget."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from gui.console.chips.race.columns import (
    CELLS,
    NAMES,
    after_click,
    after_digit,
    after_key,
    below_name,
    cell,
    columns,
)

Key = Qt.Key
HIGH = 40


@pytest.mark.parametrize(
    ("odd", "digit", "most", "goes_on", "becomes"),
    [
        (None, "3", 3, False, 3), (2, "3", 3, True, 3), (1, "2", 19, True, 12), (1, "2", 19, False, 2),
        (None, "0", 19, True, 0), (999_999, "9", 19, True, 999_999),
    ],
)  # fmt: skip
def test_a_digit_is_the_answer_or_goes_on(
    odd: int | None, digit: str, most: int, goes_on: bool, becomes: int
) -> None:
    assert after_digit(odd, digit, most, goes_on=goes_on) == becomes


@pytest.mark.parametrize(
    ("odd", "key", "becomes"),
    [
        (None, Key.Key_Right, 0), (2, Key.Key_Right, 3), (3, Key.Key_Right, 3), (None, Key.Key_Left, 0),
        (1, Key.Key_Left, 0), (0, Key.Key_Left, 0), (2, Key.Key_Backspace, None), (12, Key.Key_Backspace, 1),
        (0, Key.Key_Delete, None),
    ],
)  # fmt: skip
def test_arrows_count_and_backspace_takes_back(odd: int | None, key: Qt.Key, becomes: int | None) -> None:
    assert after_key(odd, key, 3) == becomes


@pytest.mark.parametrize("most", [1, 3, CELLS - 1])
def test_a_click_on_a_cell_says_its_number(most: int) -> None:
    at = columns(1000, most, 0)
    clicked = [after_click(None, cell(at, HIGH, odd).x(), at, most) for odd in range(most + 1)]
    assert clicked == list(range(most + 1))
    assert after_click(None, at.odd - 1, at, most) is None
    assert after_click(None, at.odd + at.odd_wide * (most + 1), at, most) is None


def test_where_there_are_many_a_click_counts_down_or_up() -> None:
    at, most = columns(1000, 19, 0), 19
    less, number, more = (cell(at, HIGH, place).x() for place in range(3))
    assert after_click(4, less, at, most) == 3
    assert after_click(4, number, at, most) is None
    assert after_click(4, more, at, most) == 5
    assert after_click(None, more, at, most) == 1
    assert after_click(0, less, at, most) == 0
    assert after_click(most, more, at, most) == most


@pytest.mark.parametrize("wide", [700, 1000, 1700])
@pytest.mark.parametrize("most", [1, 5, 19])
@pytest.mark.parametrize("names", [80, 400])
def test_columns_stand_in_order_and_a_name_has_its_room(wide: int, most: int, names: int) -> None:
    at = columns(wide, most, names)
    cells = most + 1 if most < CELLS else 3
    assert at.name < at.odd < at.odd + cells * at.odd_wide < at.stack < at.cards < at.gets < at.end < wide
    if wide >= 1000:
        assert at.odd - at.name >= min(max(NAMES, names), 320)


def test_the_line_below_a_name_ends_before_the_odd_chips() -> None:
    at = columns(1000, 3, 0)
    below = below_name(at, HIGH)
    assert below.left() == at.name
    assert below.right() < at.odd
    assert HIGH / 2 < below.top() < HIGH
