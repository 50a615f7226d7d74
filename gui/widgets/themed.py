"""The theme of a painted widget: widgets that paint themselves follow a switch like the rest."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from gui.theme import BY_GROUND, Theme, applied


def theme_of(widget: QWidget) -> Theme:
    """Return the theme that ``gui.theme.apply`` set for the program. The widget's own palette would not do:
    the style sheet puts a button's ground there, and a green button would seem dark."""
    colours = QApplication.palette()
    return BY_GROUND.get(colours.window().color().rgb()) or applied(colours)
