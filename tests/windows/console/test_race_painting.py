"""A seat's line painted from plain values: what of the picture changes with each of them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from gui.console.chips.race.columns import SIDE, below_name, cell, columns
from gui.console.chips.race.painting import TITLES, Line, name_lines, paint_line, paint_titles
from gui.theme import LIGHT
from gui.words import chips as say

SIZE = QSize(1000, 48)
MOST = 3
AT = columns(SIZE.width(), MOST, 0)
PLAIN = Line(seat=4, name="Anna Ek", chip=25, most=MOST)
WON = replace(PLAIN, odd=2, asks=False, won=True, gets=("+100", 100), dealt=(("As", True), ("Kd", False)))


def painted(line: Line) -> QImage:
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_line(painter, LIGHT, SIZE, AT, line, {25: "#1C7A58", 100: "#111111"})
    painter.end()
    return image


def changed(line: Line, other: Line, left: float, right: float) -> bool:
    """Return whether two lines differ between these columns (px)."""
    part = QRect(int(left), 0, int(right - left), SIZE.height())
    return painted(line).copy(part) != painted(other).copy(part)


def colour(line: Line, x: int, y: int) -> str:
    return painted(line).pixelColor(x, y).name().upper()


@pytest.mark.parametrize(
    ("value", "column"),
    [
        ({"seat": 5}, "seat"), ({"button": True}, "seat"), ({"name": "Bo Dahl"}, "name"),
        ({"odd": 1, "last": True}, "name"), ({"odd": 2}, "odd"), ({"wrong": True}, "odd"),
        ({"odd": 2}, "stack"), ({"said": "two cards short"}, "end"),
    ],
)  # fmt: skip
def test_each_value_shows_in_its_column(value: dict[str, object], column: str) -> None:
    edges = {
        "seat": (SIDE, AT.name), "name": (AT.name, AT.odd), "odd": (AT.odd, AT.stack),
        "stack": (AT.stack, AT.cards), "end": (AT.cards, AT.end + 1),
    }  # fmt: skip
    other = replace(PLAIN, **value)  # type: ignore[arg-type]
    assert changed(PLAIN, other, *edges[column])


def test_the_number_that_is_chosen_is_filled() -> None:
    for odd in range(MOST + 1):
        spot = cell(AT, SIZE.height(), odd)
        assert colour(replace(PLAIN, odd=odd), spot.x() - AT.odd_wide // 2 + 7, spot.y()) == LIGHT.text
        assert colour(PLAIN, spot.x() - AT.odd_wide // 2 + 7, spot.y()) == LIGHT.surface


def test_the_chosen_line_has_a_bar_and_says_what_a_key_does_next() -> None:
    chosen = replace(PLAIN, focused=True)
    assert colour(chosen, 1, 10) == LIGHT.green
    assert colour(PLAIN, 1, 10) != LIGHT.green
    hints = [replace(chosen, odd=x).hint for x in (None, 0, 2)]
    assert hints == [say.no_odd_chips(), say.goes_on(), say.mark_last_chips()]
    assert replace(chosen, confirms=True).hint == say.confirms_above()
    assert PLAIN.hint == replace(chosen, asks=False).hint == ""


def test_a_stack_gives_way_to_the_field_for_cards() -> None:
    assert not changed(replace(PLAIN, types=True), replace(PLAIN, odd=2, types=True), AT.stack, AT.cards)


def test_a_seat_that_won_is_green_with_its_cards_and_its_chip() -> None:
    lost = replace(WON, won=False)
    assert colour(WON, SIZE.width() - 2, 4) != colour(lost, SIZE.width() - 2, 4)
    assert changed(WON, replace(WON, dealt=()), AT.cards, AT.gets)
    assert changed(WON, replace(WON, dealt=(("As", False), ("Kd", False))), AT.cards, AT.gets)
    assert changed(WON, replace(WON, gets=("+100", 500)), AT.gets, AT.end)


def test_a_long_name_takes_two_lines_unless_something_stands_below() -> None:
    long = "Maximiliane Alexandra von und zu Hohenlohe-Langenburg"
    assert len(name_lines("Bo Dahl", AT, won=False)[0]) == 1
    assert len(name_lines(long, AT, won=False)[0]) == 2
    assert len(name_lines(long, AT, won=False, one=True)[0]) == 1
    assert below_name(AT, SIZE.height()).top() > 0


def test_titles_name_the_most_where_odd_chips_are_asked_for() -> None:
    def titles(most: int | None, *, cards: bool) -> QImage:
        image = QImage(SIZE.width(), TITLES, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        paint_titles(painter, LIGHT, SIZE.width(), AT, 25, most, cards=cards)
        painter.end()
        return image

    assert titles(3, cards=True) != titles(None, cards=True)
    assert titles(3, cards=True) != titles(3, cards=False)
