"""A view that scrolls up and down, with nothing of its own to see."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class PlainScroll(QScrollArea):
    """What it holds is as wide as the view, and shows the ground below."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    def setWidget(self, widget: QWidget) -> None:
        """What was there goes a moment later: it may be what is clicked or typed into just now, and whatever
        follows it hears that it is hidden."""
        old = self.takeWidget()
        if old is not None:
            old.deleteLater()
        super().setWidget(widget)
        widget.setAutoFillBackground(False)
