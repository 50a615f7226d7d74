"""Text measured and painted in the paper's letters."""

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from gui import theme
from gui.paper.paper import ROUNDING, Document, Face, Outline, Page, Paper, Rule, Text, lay_out

MM_PER_INCH = 25.4
UNITS_PER_MM = 100.0
# From this size on, words look better set a little tighter.
DISPLAY_MM = 5.9
TEXT_MM = 3.5


@cache
def _font(size: float, weight: int, caps: bool) -> QFont:
    """Return the face in letters of ``size`` mm."""
    font = QFont(theme.font(max(1, round(size * UNITS_PER_MM)), weight))
    # Qt knows the letter behind a glyph only where the font's character map has it: with other shapes of
    # letters, figures or colons nobody could search or copy a name in the PDF.
    font.clearFeatures()
    for feature in ("calt", "liga", "dlig"):
        font.setFeature(QFont.Tag(feature), 0)
    if size >= DISPLAY_MM:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 98)
    if caps:
        font.setCapitalization(QFont.Capitalization.AllUppercase)
    return font


@cache
def _metrics(size: float, weight: int, caps: bool) -> QFontMetricsF:
    return QFontMetricsF(_font(size, weight, caps))


@lru_cache(maxsize=8192)
def _ems(text: str, weight: int, display: bool, caps: bool) -> float:
    """Return the width of the words in ems. Unhinted words grow evenly: one size is measured for all."""
    size = DISPLAY_MM if display else TEXT_MM
    return _metrics(size, weight, caps).horizontalAdvance(text) / (size * UNITS_PER_MM)


class FontRuler:
    """Measures words in the typeface they will be printed in."""

    def width(self, text: str, face: Face) -> float:
        """Return the advance of the words, in mm."""
        return _ems(text, face.weight, face.size >= DISPLAY_MM, face.caps) * face.size

    def elided(self, text: str, face: Face, room: float) -> str:
        """Return the words cut at the end to `room` mm, between whole letters."""
        metrics, right = _metrics(face.size, face.weight, face.caps), Qt.TextElideMode.ElideRight
        cut = metrics.elidedText(text, right, room * UNITS_PER_MM)
        # Qt reckons without the space between the last letter and the ellipsis
        width = self.width(cut, face)
        if width <= room * ROUNDING:
            return cut
        return metrics.elidedText(text, right, (2 * room - width) * UNITS_PER_MM)


def pages_of(doc: Document, paper: Paper) -> tuple[Page, ...]:
    """Return the document laid out with the real typeface."""
    return lay_out(doc, paper, FontRuler())


def paint_page(painter: QPainter, page: Page, dots_per_mm: float, dots_per_mm_y: float | None = None) -> None:
    """Paint one page with its corner at the painter's origin. The painter is left as it was."""
    painter.save()
    painter.scale(dots_per_mm / UNITS_PER_MM, (dots_per_mm_y or dots_per_mm) / UNITS_PER_MM)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    for item in page.items:
        if isinstance(item, Rule):
            top = (item.y - item.thickness / 2) * UNITS_PER_MM
            width, high = item.width * UNITS_PER_MM, item.thickness * UNITS_PER_MM
            painter.fillRect(QRectF(item.x * UNITS_PER_MM, top, width, high), QColor(item.ink))
        elif isinstance(item, Outline):
            _paint_outline(painter, item)
        else:
            _paint_text(painter, item)
    painter.restore()


def _paint_outline(painter: QPainter, outline: Outline) -> None:
    points = QPolygonF([QPointF(x * UNITS_PER_MM, y * UNITS_PER_MM) for x, y in outline.points])
    ink = QColor(outline.ink)
    pen = QPen(ink, outline.thickness * UNITS_PER_MM)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(Qt.PenStyle.NoPen if outline.filled else pen)
    painter.setBrush(ink if outline.filled else Qt.BrushStyle.NoBrush)
    if outline.filled:
        painter.drawPolygon(points)
    else:
        painter.drawPolyline(points)


def _paint_text(painter: QPainter, text: Text) -> None:
    painter.setFont(_font(text.face.size, text.face.weight, text.face.caps))
    painter.setPen(QColor(text.face.ink))
    at = QPointF(text.x * UNITS_PER_MM, text.baseline * UNITS_PER_MM)
    if text.text.isascii() or max(text.text) < "\u0250":
        painter.drawText(at, text.text)
        return
    # Stacked accents and tall scripts stay in their own row.
    em = text.face.size * UNITS_PER_MM
    painter.save()
    width = text.width * UNITS_PER_MM + em / 2
    painter.setClipRect(QRectF(at.x() - em / 4, at.y() - 1.2 * em, width, 1.65 * em))
    painter.drawText(at, text.text)
    painter.restore()
