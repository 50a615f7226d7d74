"""Paint the marks of a score sheet on the screen: strokes, a ringed name, stars, a key."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from gui.formats.chicago import marks
from gui.theme import SMALL, Theme, font
from gui.widgets.themed import draw_box, draw_words

RING_PAD, STAR = 6.0, 5.0
LEAST_NAME = 10
_ELIDE = Qt.TextElideMode.ElideRight


def colour(theme: Theme, tone: str) -> QColor:
    tones = {"green": theme.green, "amber": theme.amber, "red": theme.red, "quiet": theme.quiet,
             "faint": theme.faint}  # fmt: skip
    return QColor(tones.get(tone, theme.text))


def write(
    painter: QPainter,
    at: QPointF | QRectF,
    words: str,
    face: QFont,
    theme: Theme,
    tone: str,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Paint words from a point on their baseline, or in the middle of a box at this ``side``."""
    painter.setFont(face)
    painter.setPen(colour(theme, tone))
    if isinstance(at, QPointF):
        painter.drawText(at, words)
    else:
        painter.drawText(at, Qt.AlignmentFlag.AlignVCenter | side, words)


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
    face, size = _smaller(words, px, weight, room)
    return face, words if size <= room else QFontMetricsF(face).elidedText(words, _ELIDE, room)


def named(words: str, px: int, weight: int, room: float) -> tuple[QFont, str]:
    """Return the font in which a surname fits in the room, and the name: smaller, and only then as one
    abbreviates it, ``Lundqvist-W.``, ``Lundq.``"""
    face, size = _smaller(words, px, weight, room)
    return face, words if size <= room else shortened(words, face, room)


def shortened(words: str, face: QFont, room: float) -> str:
    """Return a surname as one abbreviates it where it needs more than the room."""
    width, short = QFontMetricsF(face).horizontalAdvance, words
    first, *more = words.split("-")
    if width(short) > room:
        short = "-".join((first, *(f"{x[:1]}." for x in more)))
    while width(short) > room and len(first) > 1:
        first = first[:-1]
        short = f"{first}."
    return short


def _smaller(words: str, px: int, weight: int, room: float) -> tuple[QFont, float]:
    """Return the largest font in which the words fit, or the least one; and how wide they are in it."""
    for size in range(px, LEAST_NAME - 1, -1):
        face = font(size, weight)
        width = QFontMetricsF(face).horizontalAdvance(words)
        if width <= room:
            break
    return face, width


def in_two(words: str, px: int, weight: int, room: float) -> tuple[QFont, list[str]]:
    """Return a surname on one line, or where it would be small there on two, broken at a hyphen or space."""
    face, line = named(words, px, weight, room)
    parts = re.fullmatch(r"(.+?[- ])(.+)", words)
    if (face.pixelSize() > SMALL and line == words) or parts is None:
        return face, [line]
    face = min((named(x, SMALL, weight, room)[0] for x in parts.groups()), key=QFont.pixelSize)
    return face, [named(x.strip(), face.pixelSize(), weight, room)[1] for x in parts.groups()]


def shares(wanted: Sequence[float], room: float) -> list[float]:
    """Return how wide each column is: all alike, but those that want more have what the others can spare."""
    each = room / max(1, len(wanted))
    more, spare = (sum(max(0.0, sign * (x - each)) for x in wanted) for sign in (1, -1))
    if not more or not spare:
        return [each] * len(wanted)
    return [each + (x - each) * min(1.0, spare / more if x > each else more / spare) for x in wanted]


def name(
    painter: QPainter,
    x: float,
    middle: float,
    words: str,
    face: QFont,
    theme: Theme,
    tone: str,
    ring: bool,
    *,
    struck: bool = False,
    pad: float = RING_PAD,
) -> float:
    """Paint a name whose letters begin at ``x``, in its ring; return where it ends, ring and all."""
    ink = QFontMetricsF(face)
    width, high = ink.horizontalAdvance(words), ink.height() + 2
    if ring:
        ringed(painter, QRectF(x - pad, middle - high / 2, width + 2 * pad, high), theme)
    baseline = middle + (ink.ascent() - ink.descent()) / 2
    write(painter, QPointF(x, baseline), words, face, theme, tone)
    if struck:
        painter.drawLine(QPointF(x, middle + 1), QPointF(x + width, middle + 1))
    return x + width + (pad if ring else 0.0)


def ringed(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Paint the ring round a name."""
    draw_box(painter, box, min(box.height() / 2, 12.0), "", theme.text, 1.1)


def stars(painter: QPainter, x: float, middle: float, count: int, theme: Theme, size: float = STAR) -> float:
    """Paint stars from ``x`` on; return where they end."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.text))
    for i in range(count):
        corners = marks.star(x + size + i * (2 * size + 2), middle, size)
        painter.drawPolygon(QPolygonF([QPointF(a, b) for a, b in corners]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    return x + count * (2 * size + 2)


def cap_width(key: str) -> float:
    """Return how wide a key is."""
    return max(20.0, QFontMetricsF(font(SMALL - 1, 600)).horizontalAdvance(key) + 10)


def cap(painter: QPainter, x: float, middle: float, key: str, theme: Theme, *, chosen: bool = False) -> float:
    """Paint a key; return where it ends."""
    face = font(SMALL - 1, 600)
    width = cap_width(key)
    box = QRectF(x + 0.5, middle - 9.5, width - 1, 19)
    edge, ground = (theme.green, theme.green) if chosen else (theme.strong, theme.raised)
    draw_box(painter, box, 4, ground, edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw_words(painter, box, key, theme.on_green if chosen else theme.text, face)
    return x + width


Run = tuple[str, bool]


def runs(
    painter: QPainter,
    x: float,
    baseline: float,
    parts: Sequence[Run],
    theme: Theme,
    room: float,
    px: int = SMALL,
    tone: str = "quiet",
) -> None:
    """Paint words, some of them bold, smaller where they need more than ``room``."""
    for size in range(px, LEAST_NAME - 1, -1):
        if _wide(parts, size) <= room:
            break
    for words, bold in parts:
        face = font(size, 650 if bold else 450)
        write(painter, QPointF(x, baseline), words, face, theme, "" if bold else tone)
        x += QFontMetricsF(face).horizontalAdvance(words)


def wrapped(parts: Sequence[Run], px: int, room: float) -> list[list[Run]]:
    """Return the words on one line where they fit, little smaller at most, else on as many as they need; two
    surnames in one are two words."""
    if _wide(parts, px - 2) <= room or not parts:
        return [list(parts)]
    # with the space before it, which may be the first after bold words
    words = [(word, bold) for text, bold in parts for word in re.findall(r"\s*(?:\w+-(?=\w)|\S+\s*)", text)]
    lines = [words[:1]]
    for word, bold in words[1:]:
        if _wide([*lines[-1], (word, bold)], px - 1) > room:
            lines.append([(word.lstrip(), bold)])
        else:
            lines[-1].append((word, bold))
    return lines


def _wide(parts: Sequence[Run], px: int) -> float:
    return sum(QFontMetricsF(font(px, 650 if b else 450)).horizontalAdvance(x) for x, b in parts)
