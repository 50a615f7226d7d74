"""Backgrounds of widgets: a panel with hairlines at its edges, and a card."""

from typing import Literal

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.theme import RADIUS_CARD, Theme
from gui.widgets.themed import draw_box, theme_of

Edge = Literal["top", "bottom", "left", "right"]
Tone = Literal["", "green", "amber", "red", "strong"]
RING = 3
# Px from a card's side, and from its top, to its plain surface.
_ROUND, _LINE = RING + RADIUS_CARD, RING + 2
_CORNER = RADIUS_CARD + 1


class Panel(QWidget):
    """A plain surface; ``edges`` are drawn as hairlines."""

    def __init__(self, *edges: Edge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edges = edges

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(theme.surface))
        line = QColor(theme.hairline)
        w, h = self.width(), self.height()
        boxes = {
            "top": (0, 0, w, 1),
            "bottom": (0, h - 1, w, 1),
            "left": (0, 0, 1, h),
            "right": (w - 1, 0, 1, h),
        }
        for edge in self._edges:
            painter.fillRect(*boxes[edge], line)
        painter.end()


class Card(QWidget):
    """Rounded, with a hairline. ``tone`` draws a bar at its left; ``ring`` marks the first of several.

    The ring lies outside the card's line, so a card always keeps ``RING`` px of its own for it.
    """

    def __init__(self, parent: QWidget | None = None, *, tone: Tone = "", ring: bool = False) -> None:
        super().__init__(parent)
        self.tone: Tone = tone
        self.ring = ring

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        if self.rect().adjusted(_ROUND, _LINE, -_ROUND, -_LINE).contains(event.rect()):
            painter.fillRect(event.rect(), QColor(theme.surface))  # only words changed; the edge is as before
            painter.end()
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if self.ring:
            glow = box.adjusted(-RING + 0.5, -RING + 0.5, RING - 0.5, RING - 0.5)
            draw_box(painter, glow, RADIUS_CARD + RING, theme.green_ground)
        line = theme.green if self.ring else theme.hairline
        painter.setBrush(QColor(theme.surface))
        painter.setPen(QPen(QColor(line), 1.5 if self.ring else 1))
        whole = box.toRect()
        if not self.ring and _whole_pixels(painter) and min(whole.width(), whole.height()) > 2 * _CORNER:
            # only the corners need smoothing: smoothing all of it takes twice as long
            _straight(painter, whole, theme)
            for corner in _corners(whole):
                painter.setClipRect(corner)
                painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_CARD, RADIUS_CARD)
            painter.setClipping(False)
        else:
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_CARD, RADIUS_CARD)
        if self.tone:
            path = QPainterPath()
            path.addRoundedRect(QRectF(box.left() + 0.5, box.top() + 12, 3, box.height() - 24), 1.5, 1.5)
            painter.fillPath(path, QColor(tone_colour(theme, self.tone)))
        painter.end()


def _whole_pixels(painter: QPainter) -> bool:
    """Return whether each px is as many whole pixels, so that edges need no smoothing."""
    ratio = painter.device().devicePixelRatio()
    return ratio == int(ratio) and painter.worldTransform().isIdentity()


def _corners(box: QRect) -> list[QRect]:
    """Return the boxes where a card's line is round."""
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    return [QRect(a, b, _CORNER, _CORNER) for a in (x, x + w - _CORNER) for b in (y, y + h - _CORNER)]


def _straight(painter: QPainter, box: QRect, theme: Theme) -> None:
    """Paint a card except its corners."""
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    ground, line, wide, high = QColor(theme.surface), QColor(theme.hairline), w - 2 * _CORNER, h - 2 * _CORNER
    painter.fillRect(x + 1, y + _CORNER, w - 2, high, ground)
    for top, edge in ((y + 1, y), (y + h - _CORNER, y + h - 1)):
        painter.fillRect(x + _CORNER, top, wide, _CORNER - 1, ground)
        painter.fillRect(x + _CORNER, edge, wide, 1, line)
    for edge in (x, x + w - 1):
        painter.fillRect(edge, y + _CORNER, 1, high, line)


def tone_colour(theme: Theme, tone: Tone) -> str:
    """Return the colour of a tone in this theme; text's for none."""
    return str(getattr(theme, tone or "text"))
