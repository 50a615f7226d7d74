"""Dashed lines along which a sheet is cut. Lengths in mm."""

from __future__ import annotations

from gui.paper.paper import Item, Rule

DASH, DASH_GAP, DASH_MM = 1.5, 1.2, 0.15
CUT = "#777777"


def dashes_across(x: float, y: float, length: float) -> list[Item]:
    return [Rule(x + at, y, DASH, DASH_MM, CUT) for at in _steps(length)]


def dashes_down(x: float, y: float, length: float) -> list[Item]:
    return [Rule(x - DASH_MM / 2, y + at + DASH / 2, DASH_MM, DASH, CUT) for at in _steps(length)]


def _steps(length: float) -> list[float]:
    """Where dashes start, spread so that those of two neighbouring pieces go on evenly."""
    count = max(1, round(length / (DASH + DASH_GAP)))
    step = length / count
    return [i * step + (step - DASH) / 2 for i in range(count)]
