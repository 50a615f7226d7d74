"""The number of waiting things in a small round field: green if one of them is due now."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from gui.theme import SMALL, Theme, font

WIDE, HIGH = 24, 22


def paint_count(painter: QPainter, left: float, top: float, count: int, now: bool, theme: Theme) -> None:
    box = QRectF(left, top, WIDE, HIGH)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.green if now else theme.hairline))
    painter.drawRoundedRect(box, HIGH / 2, HIGH / 2)
    painter.setFont(font(SMALL, 650))
    painter.setPen(QColor(theme.on_green if now else theme.text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(count))
