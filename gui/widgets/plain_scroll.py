"""A view that scrolls up and down, without a look of its own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class PlainScroll(QScrollArea):
    """The content is as wide as the view, and shows the ground below."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    def setWidget(self, widget: QWidget) -> None:
        """Replace the content. The old one is deleted later: it may be handling a click or a key just now,
        and its listeners hear that it is hidden."""
        old = self.takeWidget()
        if old is not None:
            old.deleteLater()
        super().setWidget(widget)
        widget.setAutoFillBackground(False)
