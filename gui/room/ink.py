"""The pieces of a projected picture: bars, texts and images that know their exact bounds.

A scene is a list of pieces, not a series of painter calls, for two reasons. Two lists can be compared, so
that a passing second repaints one digit and not the picture; and a test can ask every piece for its place, so
that nothing is clipped and nothing overlaps, on any screen.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QRegion, QTransform

from gui import theme as look
from gui.room.club import Logo, image
from gui.widgets.qr import paint_code

# Large figures are drawn from outlines of this size, scaled: exact heights, no cache of 300 px letters.
_OUTLINE = 1000
# Up to this number, changed places are painted one by one.
_FEW = 12
# Above this number of changed pieces, as when a list turns its page, their places are not compared.
_MANY = 60


@dataclass(frozen=True, slots=True)
class Bar:
    """A filled rectangle, in pixels of the picture: a rule, the progress bar, the ticker's ground."""

    x: float
    y: float
    width: float
    height: float
    colour: str
    radius: float = 0.0


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text at its baseline. ``px`` is the font's size."""

    text: str
    x: float
    baseline: float
    px: int
    weight: int
    colour: str


@dataclass(frozen=True, slots=True)
class Figure:
    """Large text drawn from outlines: flat digits are ``height`` high, widths narrowed by ``stretch``."""

    text: str
    x: float
    baseline: float
    height: float
    colour: str
    stretch: float = 1.0
    lift: float = 0.0  # pixels upward: centres a colon between its digits


@dataclass(frozen=True, slots=True)
class Picture:
    """The club's logo, filling its place."""

    x: float
    y: float
    width: float
    height: float
    logo: Logo


@dataclass(frozen=True, slots=True)
class Code:
    """A QR code with its quiet zone, black on white in every theme."""

    x: float
    y: float
    side: float
    holds: str


Ink = Bar | Text | Figure | Picture | Code


@lru_cache(maxsize=20_000)  # to measure the names of 10,000 players takes 120 ms
def width(text: str, px: int, weight: int) -> float:
    """Return the advance of a line of text, in pixels."""
    return float(QFontMetricsF(look.font(px, weight)).horizontalAdvance(text))


@lru_cache(maxsize=4096)
def _text_box(text: str, px: int, weight: int) -> QRectF:
    return QFontMetricsF(look.font(px, weight)).tightBoundingRect(text)


@lru_cache(maxsize=256)
def outline(text: str) -> QPainterPath:
    """Return the bold outline of ``text``, its origin on the baseline, flat digits 1 high."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), look.font(_OUTLINE, 700), text)
    scale = 1 / _digit_height()
    return QTransform.fromScale(scale, scale).map(path)


@lru_cache(maxsize=1)
def _digit_height() -> float:
    path = QPainterPath()
    path.addText(QPointF(0, 0), look.font(_OUTLINE, 700), "1")
    return path.boundingRect().height()


@lru_cache(maxsize=256)
def outline_box(text: str) -> QRectF:
    """Return the ink of ``outline(text)``, in heights of a flat digit."""
    return outline(text).boundingRect()


@lru_cache(maxsize=2048)
def bounds(piece: Ink) -> QRect:
    """Return every pixel the piece may touch."""
    return exact_bounds(piece).toAlignedRect().adjusted(-1, -1, 1, 1)


def exact_bounds(piece: Ink) -> QRectF:
    """Return the piece's ink, without the pixel of antialiasing around it."""
    if isinstance(piece, Bar | Picture):
        return QRectF(piece.x, piece.y, piece.width, piece.height)
    if isinstance(piece, Code):
        return QRectF(piece.x, piece.y, piece.side, piece.side)
    if isinstance(piece, Text):
        return _text_box(piece.text, piece.px, piece.weight).translated(piece.x, piece.baseline)
    return _placed(piece).mapRect(outline_box(piece.text))


def _placed(piece: Figure) -> QTransform:
    high = piece.height
    return QTransform(high * piece.stretch, 0, 0, high, piece.x, piece.baseline - piece.lift)


def draw(painter: QPainter, pieces: Iterable[Ink], within: QRegion | None = None) -> None:
    """Paint the pieces in order; with ``within``, only those that touch it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for piece in pieces:
        if within is None or within.intersects(bounds(piece)):
            _draw(painter, piece)


def _draw(painter: QPainter, piece: Ink) -> None:
    match piece:
        case Picture():
            painter.drawImage(exact_bounds(piece), image(piece.logo))
        case Code():
            paint_code(painter, exact_bounds(piece), piece.holds)
        case Text():
            painter.setPen(QColor(piece.colour))
            painter.setFont(look.font(piece.px, piece.weight))
            painter.drawText(QPointF(piece.x, piece.baseline), piece.text)
        case Figure():
            painter.fillPath(_placed(piece).map(outline(piece.text)), QColor(piece.colour))
        case Bar(radius=0):
            painter.fillRect(exact_bounds(piece), QColor(piece.colour))
        case Bar():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(piece.colour))
            painter.drawRoundedRect(exact_bounds(piece), piece.radius, piece.radius)


def changed(before: Sequence[Ink], after: Sequence[Ink]) -> QRegion:
    """Return the region to repaint when one list replaces the other: a few places by themselves, many as
    their bounding box, because every place of a region is clipped out of every stroke."""
    differ = set(before) ^ set(after)
    if len(differ) > _MANY:
        return QRegion(reduce(QRect.united, map(bounds, differ)))
    region = QRegion()
    for piece in differ:
        region += bounds(piece)
    return region if region.rectCount() <= _FEW else QRegion(region.boundingRect())
