"""The club's logo for projection: small, checked, and plain bytes."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from core.say.value import dataclass

# A logo gets a white plate if less than this share of it is light enough (0..255) to stand out from the dark.
_LIGHT, _ENOUGH = 110, 0.6
_SAMPLE = QSize(48, 48)


@dataclass(frozen=True, slots=True)
class Logo:
    """A PNG of our own making and its size in pixels."""

    png: bytes
    width: int
    height: int


@lru_cache(maxsize=4)
def image(logo: Logo) -> QImage:
    """Return the image to paint; empty if the bytes are not a picture."""
    return QImage.fromData(logo.png)


@lru_cache(maxsize=8)
def needs_plate(logo: Logo, ground_lightness: int) -> bool:
    """Return whether the logo would be lost on a ground of this lightness: it is transparent and its ink too
    close to the ground. An opaque image brings its own ground."""
    if not image(logo).hasAlphaChannel():
        return False
    small = image(logo).scaled(_SAMPLE, Qt.AspectRatioMode.IgnoreAspectRatio)
    inked = [
        colour.lightness()
        for y in range(small.height())
        for x in range(small.width())
        if (colour := small.pixelColor(x, y)).alpha() > 128
    ]
    if len(inked) == small.width() * small.height():
        return False
    clear = sum(abs(each - ground_lightness) > _LIGHT for each in inked)
    return clear < _ENOUGH * len(inked)
