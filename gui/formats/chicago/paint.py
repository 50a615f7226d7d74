"""Paint the marks of a score sheet on the screen: strokes, a ringed name, stars, a key."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from gui.formats.chicago import marks
from gui.theme import SMALL, Theme, font

RING_PAD, STAR = 6.0, 5.0
LEAST_NAME = 10


def colour(theme: Theme, tone: str) -> QColor:
    tones = {"green": theme.green, "amber": theme.amber, "red": theme.red, "quiet": theme.quiet,
             "faint": theme.faint}  # fmt: skip
    return QColor(tones.get(tone, theme.text))


def strokes(
    painter: QPainter, x: float, y: float, high: float, count: int, lost: int, theme: Theme, room: float
) -> None:
    """Paint strokes in fives from the left, smaller where they need more than ``room``."""
    high = min(high, room / max(marks.width(count), 0.1))
    for (x1, y1), (x2, y2), kind in marks.strokes(count, lost, high):
        pen = QPen(QColor(theme.faint if kind == "lost" else theme.text), max(1.0, high * 0.085))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(x + x1, y + y1), QPointF(x + x2, y + y2))


def fitted(words: str, px: int, weight: int, room: float) -> tuple[QFont, str]:
    """Return the font in which the words fit in the room, and the words: smaller, and only then cut."""
    for size in range(px, LEAST_NAME - 1, -1):
        face = font(size, weight)
        if QFontMetricsF(face).horizontalAdvance(words) <= room:
            return face, words
    return face, QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, room)


def name(
    painter: QPainter, x: float, middle: float, words: str, face: QFont, theme: Theme, tone: str, ring: bool,
    *, struck: bool = False, pad: float = RING_PAD,
) -> float:  # fmt: skip
    """Paint a name whose letters begin at ``x``, in its ring; return where it ends, ring and all."""
    ink = QFontMetricsF(face)
    wide, high = ink.horizontalAdvance(words), ink.height() + 2
    if ring:
        painter.setPen(QPen(QColor(theme.text), 1.1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(x - pad, middle - high / 2, wide + 2 * pad, high)
        painter.drawRoundedRect(box, high / 2, high / 2)
    painter.setFont(face)
    painter.setPen(colour(theme, tone))
    baseline = middle + (ink.ascent() - ink.descent()) / 2
    painter.drawText(QPointF(x, baseline), words)
    if struck:
        painter.drawLine(QPointF(x, middle + 1), QPointF(x + wide, middle + 1))
    return x + wide + (pad if ring else 0.0)


def stars(painter: QPainter, x: float, middle: float, count: int, theme: Theme, size: float = STAR) -> float:
    """Paint stars from ``x`` on; return where they end."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.text))
    for i in range(count):
        corners = marks.star(x + size + i * (2 * size + 2), middle, size)
        painter.drawPolygon(QPolygonF([QPointF(a, b) for a, b in corners]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    return x + count * (2 * size + 2)


def cap(painter: QPainter, x: float, middle: float, key: str, theme: Theme, *, chosen: bool = False) -> float:
    """Paint a key; return where it ends."""
    face = font(SMALL - 1, 600)
    wide = max(20.0, QFontMetricsF(face).horizontalAdvance(key) + 10)
    box = QRectF(x + 0.5, middle - 9.5, wide - 1, 19)
    painter.setPen(QPen(QColor(theme.green if chosen else theme.strong), 1))
    painter.setBrush(QColor(theme.green if chosen else theme.raised))
    painter.drawRoundedRect(box, 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setFont(face)
    painter.setPen(QColor(theme.on_green if chosen else theme.text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)
    return x + wide


def runs(
    painter: QPainter, x: float, baseline: float, parts: Sequence[tuple[str, bool]], theme: Theme,
    room: float, px: int = SMALL, tone: str = "quiet",
) -> None:  # fmt: skip
    """Paint words, some of them bold, smaller where they need more than ``room``."""
    for size in range(px, LEAST_NAME - 2, -1):
        faces = {bold: font(size, 650 if bold else 450) for bold in (False, True)}
        if sum(QFontMetricsF(faces[bold]).horizontalAdvance(words) for words, bold in parts) <= room:
            break
    for words, bold in parts:
        painter.setFont(faces[bold])
        painter.setPen(colour(theme, "" if bold else tone))
        painter.drawText(QPointF(x, baseline), words)
        x += QFontMetricsF(faces[bold]).horizontalAdvance(words)
