"""The icons: those of the set, in the colour asked for, at the size asked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtWidgets import QApplication

from gui.theme import LIGHT
from gui.theme_glyphs import Glyph


def icon(name: str = "clock-bold") -> QIcon:
    return QIcon(Glyph(name, LIGHT.green, LIGHT.faint))


def inked(image: QImage) -> list[tuple[int, int, QColor]]:
    """The pixels that are not empty."""
    pixels = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return [(x, y, colour) for x, y in pixels if (colour := image.pixelColor(x, y)).alpha()]


@pytest.mark.parametrize(
    ("mode", "colour"), [(QIcon.Mode.Normal, LIGHT.green), (QIcon.Mode.Disabled, LIGHT.faint)]
)
@pytest.mark.parametrize("px", [18, 27, 36])
def test_it_fills_its_square_with_its_colour(
    qapp: QApplication, px: int, mode: QIcon.Mode, colour: str
) -> None:
    ink = inked(icon().pixmap(QSize(px, px), mode).toImage())
    assert {found.name() for _, _, found in ink if found.alpha() == 255} == {colour.lower()}
    for places in ([x for x, _, _ in ink], [y for _, y, _ in ink]):
        # In the middle to a pixel, and most of the square wide.
        assert abs(min(places) - (px - 1 - max(places))) <= 2
        assert max(places) - min(places) >= px * 0.6


def test_it_is_painted_where_it_is_wanted(qapp: QApplication) -> None:
    image = QImage(60, 60, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setPen(QColor(LIGHT.faint))
    icon().paint(painter, QRect(30, 10, 18, 18))
    assert painter.pen().color() == QColor(LIGHT.faint), "the painter is given back as it was"
    painter.end()
    assert all(30 <= x < 48 and 10 <= y < 28 for x, y, _ in inked(image))


def test_icons_differ(qapp: QApplication) -> None:
    drawn = [inked(icon(f"{name}-bold").pixmap(36, 36).toImage()) for name in ("clock", "play", "pause")]
    assert drawn[0] != drawn[1] != drawn[2]


def test_a_name_the_set_does_not_have(qapp: QApplication) -> None:
    with pytest.raises(KeyError, match="no-such-icon"):
        Glyph("no-such-icon", LIGHT.green, LIGHT.faint)
