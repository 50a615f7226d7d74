"""Backgrounds of widgets: a panel with hairlines at its edges, and a card."""

from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.safely import safely
from gui.theme import RADIUS_CARD, Theme
from gui.widgets.themed import draw_box, painting, theme_of

Edge = Literal["top", "bottom", "left", "right"]
Tone = Literal["", "green", "amber", "red", "strong"]
RING = 3


class Panel(QWidget):
    """A plain surface; ``edges`` are drawn as hairlines."""

    def __init__(self, *edges: Edge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edges = edges

    @safely
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

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        box = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        line = box.adjusted(0.5, 0.5, -0.5, -0.5)
        if self.ring:
            glow = box.adjusted(-RING + 0.5, -RING + 0.5, RING - 0.5, RING - 0.5)
            draw_box(painter, glow, RADIUS_CARD + RING, theme.green_ground)
            draw_box(painter, line, RADIUS_CARD, theme.surface, theme.green, 1.5)
        else:
            draw_box(painter, line, RADIUS_CARD, theme.surface, theme.hairline)
        if self.tone:
            path = QPainterPath()
            path.addRoundedRect(QRectF(box.left() + 0.5, box.top() + 12, 3, box.height() - 24), 1.5, 1.5)
            painter.fillPath(path, QColor(tone_colour(theme, self.tone)))
        painter.end()


def tone_colour(theme: Theme, tone: Tone) -> str:
    """Return the colour of a tone in this theme; text's for none."""
    return str(getattr(theme, tone or "text"))
