"""Contact sheets: the pictures of a group side by side, small, each over its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from gui.theme import font

WIDE, HIGH, GAP, LINE = 360, 300, 14, 18
ACROSS, DOWN = 5, 5
_GROUND, _TEXT, _FOUND = "#7A8280", "#FFFFFF", "#FFD24A"


@dataclass(frozen=True, slots=True)
class Thumb:
    """A picture made small at once: a thousand large ones would fill the memory."""

    name: str
    picture: QImage
    found: bool


def thumb(name: str, picture: QImage, found: bool) -> Thumb:
    size = picture.size().scaled(QSize(WIDE, HIGH), Qt.AspectRatioMode.KeepAspectRatio)
    size = size.boundedTo(picture.size())
    smooth = Qt.TransformationMode.SmoothTransformation
    return Thumb(name, picture.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, smooth), found)


def sheets(group: str, thumbs: Sequence[Thumb], folder: Path) -> list[Path]:
    """Write the contact sheets; a picture with findings is named in yellow."""
    paths = []
    for number, start in enumerate(range(0, len(thumbs), ACROSS * DOWN), 1):
        path = folder / f"{group.replace(' ', '-')}-{number}.png"
        _sheet(thumbs[start : start + ACROSS * DOWN]).save(str(path))
        paths.append(path)
    return paths


def _sheet(thumbs: Sequence[Thumb]) -> QImage:
    rows = -(-len(thumbs) // ACROSS)
    heights = [
        max(x.picture.height() for x in thumbs[row * ACROSS : (row + 1) * ACROSS]) for row in range(rows)
    ]
    wide = GAP + ACROSS * (WIDE + GAP)
    image = QImage(wide, GAP + sum(x + LINE + GAP for x in heights), QImage.Format.Format_RGB32)
    image.fill(QColor(_GROUND))
    painter = QPainter(image)
    painter.setFont(font(12, 600))
    y = GAP
    for row, high in enumerate(heights):
        for at, each in enumerate(thumbs[row * ACROSS : (row + 1) * ACROSS]):
            x = GAP + at * (WIDE + GAP)
            painter.setPen(QColor(_FOUND if each.found else _TEXT))
            painter.drawText(QRect(x, y, WIDE, LINE), Qt.AlignmentFlag.AlignLeft, each.name)
            painter.drawImage(x, y + LINE, each.picture)
        y += high + LINE + GAP
    painter.end()
    return image
