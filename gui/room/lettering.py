"""Paint lines of projected text from cached pictures.

Qt lays out a line anew each time it is painted, and from ``_CACHED_BY_QT`` px on fills the outlines of all
its letters as one path: over a millisecond a name. Letter by letter takes a tenth of that, and a painted line
is copied.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from math import floor

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPixmap,
    QRawFont,
    QTextLayout,
    QTransform,
)

from gui import theme as look

# Px: up to this size Qt caches pictures of the letters itself.
_CACHED_BY_QT = 64
# The size of cached outlines; unhinted letters scale evenly.
_OUTLINE = 1000
# Bytes of cached lines: a full list of names in full HD takes two thirds of it.
_KEPT = 16 << 20
# A line starts at this fraction of a pixel, as it would if painted directly.
_PARTS = 4
_EDGE = 2


def draw(painter: QPainter, text: str, at: QPointF, px: int, weight: int, colour: str) -> None:
    """Paint the line with its baseline at ``at``."""
    if not _pixel_for_pixel(painter):
        _set(painter, text, at, px, weight, colour)
        return
    left, top = floor(at.x()), floor(at.y())
    parts = int((at.x() - left) * _PARTS), int((at.y() - top) * _PARTS)
    picture, dx, dy = _lines.line(text, px, weight, colour, parts)
    painter.drawPixmap(left + dx, top + dy, picture)


def _pixel_for_pixel(painter: QPainter) -> bool:
    """Return whether a cached picture would be neither stretched nor smoothed."""
    return painter.device().devicePixelRatio() == 1 and painter.worldTransform().isIdentity()


class _Lines:
    """The recently painted lines."""

    def __init__(self) -> None:
        self._kept: OrderedDict[object, tuple[QPixmap, int, int]] = OrderedDict()
        self._bytes = 0

    def line(
        self, text: str, px: int, weight: int, colour: str, parts: tuple[int, int]
    ) -> tuple[QPixmap, int, int]:
        """Return the picture and its corner's offset from the whole pixel of the baseline's beginning."""
        key = (text, px, weight, colour, parts)
        cached = self._kept.get(key)
        if cached is not None:
            self._kept.move_to_end(key)
            return cached
        cached = self._kept[key] = _picture(text, px, weight, colour, parts)
        self._bytes += _size(cached[0])
        while self._bytes > _KEPT and len(self._kept) > 1:
            self._bytes -= _size(self._kept.popitem(last=False)[1][0])
        return cached


_lines = _Lines()


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


def _picture(
    text: str, px: int, weight: int, colour: str, parts: tuple[int, int]
) -> tuple[QPixmap, int, int]:
    box = QFontMetricsF(look.font(px, weight)).tightBoundingRect(text).toAlignedRect()
    edge = _EDGE + px // 16  # accents from a fallback font may stick out
    box.adjust(-edge, -edge, edge + 1, edge + 1)
    image = QPixmap(max(1, box.width()), max(1, box.height()))
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    at = QPointF(parts[0] / _PARTS - box.x(), parts[1] / _PARTS - box.y())
    _set(painter, text, at, px, weight, colour)
    painter.end()
    return image, box.x(), box.y()


def _set(painter: QPainter, text: str, at: QPointF, px: int, weight: int, colour: str) -> None:
    letters = _letters(text, px, weight) if px > _CACHED_BY_QT else None
    if letters is None:
        painter.setPen(QColor(colour))
        painter.setFont(look.font(px, weight))
        painter.drawText(at, text)
        return
    ink = QColor(colour)
    for letter in letters:
        painter.fillPath(letter.translated(at), ink)


@lru_cache(maxsize=128)  # 60 kB a line of names: more than are on a screen are kept as pictures
def _letters(text: str, px: int, weight: int) -> tuple[QPainterPath, ...] | None:
    """Return the outlines of the letters, from the beginning of the baseline; None if a fallback font is
    needed, whose letters may be pictures."""
    layout = QTextLayout(text, look.font(px, weight))
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    outlines: list[QPainterPath] = []
    for run in layout.glyphRuns():
        face = run.rawFont()
        if face.familyName() != look.load_fonts():
            return None
        scale = px / _OUTLINE
        for glyph, at in zip(run.glyphIndexes(), run.positions(), strict=True):
            place = QTransform(scale, 0, 0, scale, at.x(), at.y() - line.ascent())
            outlines.append(place.map(_outline(face, glyph)))
    return tuple(outlines)


_outlines: dict[tuple[str, int], QPainterPath] = {}


def _outline(face: QRawFont, glyph: int) -> QPainterPath:
    """Return the outline at ``_OUTLINE`` px: a few dozen in each of our four weights."""
    key = face.styleName(), glyph
    path = _outlines.get(key)
    if path is None:
        large = QRawFont(face)
        large.setPixelSize(_OUTLINE)
        path = _outlines[key] = large.pathForGlyph(glyph)
    return path
