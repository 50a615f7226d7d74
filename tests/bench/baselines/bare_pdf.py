"""The same words and lines at the same places as a PDF, by Qt alone: no layout, no fitting."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPdfWriter

DPI, MM_PER_INCH, UNITS = 1200, 25.4, 100.0
# x, baseline, words, size (all mm), weight; and x, y, width, thickness of lines.
Words = tuple[float, float, str, float, int]
Line = tuple[float, float, float, float]
Sheet = tuple[Sequence[Words], Sequence[Line]]


def bare_pdf(pages: Sequence[Sheet], family: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    size = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    fonts: dict[tuple[float, int], QFont] = {}
    painter, black = QPainter(writer), QColor("black")
    scale = DPI / MM_PER_INCH / UNITS
    for number, (words, lines) in enumerate(pages):
        if number:
            writer.newPage()
        painter.save()
        painter.scale(scale, scale)
        for x, y, width, thickness in lines:
            box = QRectF(x * UNITS, (y - thickness / 2) * UNITS, width * UNITS, thickness * UNITS)
            painter.fillRect(box, black)
        for x, baseline, text, mm, weight in words:
            font = fonts.get((mm, weight))
            if font is None:
                font = fonts[mm, weight] = QFont(family)
                font.setPixelSize(max(1, round(mm * UNITS)))
                font.setWeight(QFont.Weight(weight))
            painter.setFont(font)
            painter.drawText(QPointF(x * UNITS, baseline * UNITS), text)
        painter.restore()
    painter.end()
    return bytes(buffer.data().data())
