"""The theme a painted widget stands in: widgets that paint themselves follow a switch like the rest."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gui.theme import DARK, LIGHT, Theme


def theme_of(widget: QWidget) -> Theme:
    """Light or dark as the widget's palette is; ``gui.theme.apply`` sets that for the whole program."""
    return DARK if widget.palette().window().color().lightness() < 128 else LIGHT
