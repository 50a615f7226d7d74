"""The theme a painted widget stands in: widgets that paint themselves follow a switch like the rest."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from gui.theme import Theme, applied


def theme_of(widget: QWidget) -> Theme:
    """As ``gui.theme.apply`` set it for the whole program. Not the widget's own palette: the
    style sheet puts a button's ground there, and a green button would seem dark."""
    return applied(QApplication.palette())
