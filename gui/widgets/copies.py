"""Paint once and copy: laying out words takes ten times as long."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter, QPixmap


def ratio_of(painter: QPainter) -> int:
    """Return the pixels to a px of the painter's device; 0 if a copy would be stretched or smoothed."""
    ratio = painter.device().devicePixelRatio()
    return int(ratio) if ratio == int(ratio) and painter.worldTransform().isIdentity() else 0


def picture(width: int, height: int, ratio: int, ground: str, paint: Callable[[QPainter], None]) -> QPixmap:
    """Return the picture that ``paint`` makes on this ground: an opaque picture copies in a third of the
    time."""
    pixmap = QPixmap(QSize(max(1, width), max(1, height)) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(ground))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return pixmap
