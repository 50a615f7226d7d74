"""How colours are seen: contrast, distance, and what remains of them for who sees fewer."""

from __future__ import annotations

from PySide6.QtGui import QColor

Three = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", severity 1.0; on linear RGB.
BLIND: dict[str, tuple[Three, Three, Three]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip


def linear(colour: str) -> Three:
    """sRGB to light."""
    c = QColor(colour)
    r, g, b = (
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c.redF(), c.greenF(), c.blueF())
    )
    return r, g, b


def luminance(colour: str) -> float:
    """WCAG 2 relative luminance."""
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, two: str) -> float:
    """WCAG 2, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def seen(colour: str, blind: str) -> str:
    """The colour as it is seen with this deficiency."""
    light = linear(colour)
    mixed = (sum(share * part for share, part in zip(row, light, strict=True)) for row in BLIND[blind])
    out = [min(1.0, max(0.0, v)) for v in mixed]
    back = [12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055 for v in out]
    return QColor.fromRgbF(*back).name()


def _lab(colour: str) -> Three:
    """CIE L*a*b*, D65."""
    r, g, b = linear(colour)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, two: str) -> float:
    """CIE76 ΔE*ab: about 2.3 can just be told apart side by side."""
    pairs = zip(_lab(one), _lab(two), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)
