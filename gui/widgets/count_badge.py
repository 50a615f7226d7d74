"""The number of waiting things in a small round field: green if one of them is due now."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.theme import SMALL, Theme, font
from gui.widgets.themed import draw_box, draw_words

WIDE, HIGH = 24, 22


def paint_count(painter: QPainter, left: float, top: float, count: int, now: bool, theme: Theme) -> None:
    box = QRectF(left, top, WIDE, HIGH)
    draw_box(painter, box, HIGH / 2, theme.green if now else theme.hairline)
    draw_words(painter, box, str(count), theme.on_green if now else theme.text, font(SMALL, 650))
