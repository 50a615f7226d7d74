"""The columns of a seat's line: where each begins, and what a key or a click makes of the odd chips."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRectF, Qt

SIDE = 19
"""The distance that the contents of the desk keep from its edges, px."""
# As many odd chips have a cell each; up to nine a digit is the whole answer.
CELLS, DIGIT = 6, 9
# Px for a name, where there is room: more for longer ones only where no other column needs it.
NAMES = 240
# Px between a name and the column after it.
GAP = 10
# So many odd chips can be typed, wherever there are fewer.
_MOST_TYPED = 999_999
# The keys that change how many odd chips there are, besides digits.
CHANGING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Right, Qt.Key.Key_Left)


class Columns(NamedTuple):
    """The left edges of a line's columns, px; ``odd_wide`` is one cell of the odd chips."""

    name: int
    odd: int
    odd_wide: int
    stack: int
    cards: int
    gets: int
    end: int


def columns(wide: int, most: int, names: int) -> Columns:
    """Return the columns for a line this wide: names have what they need, all share what is left."""
    end, name = wide - SIDE, SIDE + 42
    gets = end - 116
    cards = gets - 140
    stack = cards - 74
    cell = 34 if most < CELLS else 38
    odd = stack - 18 - cell * (most + 1 if most < CELLS else 3)
    spare = max(0, odd - name - max(NAMES, names)) // 4
    return Columns(name, odd - 3 * spare, cell, stack - 2 * spare, cards - spare, gets, end)


def below_name(at: Columns, high: int) -> QRectF:
    """Return the half of a line this high, under the name, where a click marks the last chips."""
    half = high // 2 + 2
    return QRectF(at.name, half, at.odd - GAP - at.name, half)


def cell(at: Columns, high: int, odd: int) -> QPoint:
    """Return the place of a click that says there are so many odd chips."""
    return QPoint(at.odd + at.odd_wide * odd + at.odd_wide // 2, high // 2)


def after_digit(odd: int | None, digit: str, most: int, *, goes_on: bool) -> int:
    """Return the odd chips after a digit: it is the answer, or, where there can be more than nine, one more
    digit of a number that ``goes_on``."""
    if goes_on and odd is not None and most > DIGIT:
        return min(10 * odd + int(digit), _MOST_TYPED)
    return int(digit)


def after_key(odd: int | None, key: Qt.Key, most: int) -> int | None:
    """Return the odd chips after one of the keys that are ``CHANGING``; None: nothing is typed."""
    if key == Qt.Key.Key_Right:
        return 0 if odd is None else min(odd + 1, most)
    if key == Qt.Key.Key_Left:
        return max((odd or 0) - 1, 0)
    return odd // 10 if odd and odd > DIGIT else None


def after_click(odd: int | None, x: float, at: Columns, most: int) -> int | None:
    """Return the odd chips after a click at ``x``: those of the cell, or one less or more; None where no
    number stands."""
    place = int((x - at.odd) // at.odd_wide)
    if most < CELLS:
        return place if 0 <= place <= most else None
    if place in (0, 2):
        return min(max((odd or 0) + place - 1, 0), most)
    return None
