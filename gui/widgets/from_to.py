"""A move: the old seat and the new one, beside each other."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.safely import safely
from gui.theme import RADIUS_BUTTON, SMALL, STRONG, font, icon
from gui.widgets.labels import in_two
from gui.widgets.themed import draw_box, draw_words, painting

Pair = tuple[str, str]

# Px: above and below, before and after a side's words, the arrow between the sides; a line of each font.
_HIGH, _PAD, _ARROW, _NAME, _BELOW = 8, 12, 20, 20, 18


class Side(NamedTuple):
    left: int
    width: int
    name: list[str]
    below: list[str]


@lru_cache(maxsize=64)
def laid_out(from_: Pair, to: Pair, width: int) -> tuple[int, Side, Side]:
    """Return the height and the lines of both sides: half each, or what the other leaves; the new seat is
    never cut. Cached: a layout asks for the height of a card twenty times."""
    name, below = QFontMetrics(font(STRONG, 600)), QFontMetrics(font(SMALL))
    room = width - 2 * _PAD - _ARROW - _PAD
    first, second = (max(name.horizontalAdvance(x), below.horizontalAdvance(y)) + 1 for x, y in (from_, to))
    if first + second > room:
        under = max(map(below.horizontalAdvance, in_two(to[1], below)))
        second = max(name.horizontalAdvance(to[0]), under) + 1
    first = min(max(room // 2, first), room - second)
    left, right = first, room - first
    sides = (
        Side(_PAD, left, in_two(from_[0], name, left), in_two(from_[1], below, left)),
        Side(_PAD + left + _ARROW + _PAD, right, in_two(to[0], name, right), in_two(to[1], below, right)),
    )
    high = max([_NAME * len(side.name) + _BELOW * len(side.below) for side in sides])
    return 2 * _HIGH + high, *sides


class FromTo(QWidget):
    """The old seat, an arrow, the new seat. A name has two lines before it is cut, and the words under the
    new seat yield to it."""

    def __init__(self, from_: Pair, to: Pair) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.pairs = from_, to
        self.setAccessibleName(f"{from_[0]}, {from_[1]} → {to[0]}, {to[1]}")
        self.setToolTip(from_[0])

    def sizeHint(self) -> QSize:
        """Return the size with each name on one line: a layout takes it as the least height."""
        return QSize(200, 2 * _HIGH + _NAME + _BELOW)

    def heightForWidth(self, width: int) -> int:
        return laid_out(*self.pairs, width)[0]

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        draw_box(painter, box, RADIUS_BUTTON, theme.raised, theme.hairline)
        _, *sides = laid_out(*self.pairs, self.width())
        for side in sides:
            y = _HIGH
            for lines, face, ink, high in (
                (side.name, font(STRONG, 600), theme.text, _NAME),
                (side.below, font(SMALL), theme.quiet, _BELOW),
            ):
                for line in lines:
                    at = QRect(side.left, y, side.width + 2, high)
                    draw_words(painter, at, line, ink, face, Qt.AlignmentFlag.AlignVCenter)
                    y += high
        at = QRect(sides[1].left - _ARROW - 2, self.height() // 2 - 8, 16, 16)
        icon("arrow-right", theme, theme.text).paint(painter, at)
        painter.end()
