"""Every rule of a book, to read before it is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QVBoxLayout, QWidget

from gui.console.rulebook.books import Offer, lines
from gui.console.rulebook.rows import Rules
from gui.widgets.labels import label
from gui.widgets.on_screen import open_at
from gui.words import rulebook as say


class RulebookLook(QDialog):
    """Read only; arrows scroll, Esc closes."""

    def __init__(self, parent: QWidget, offer: Offer, option: str) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(offer.book.title)
        self.rules = Rules()
        self.rules.show_lines(lines(offer, option), editable=False, only_differs=False)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().setAutoFillBackground(False)
        self.area.setAccessibleName(offer.book.title)
        self.area.setWidget(self.rules)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 20, 12, 12)
        whole.setSpacing(10)
        whole.addWidget(label(say.with_method(offer.book.title, option), "heading", wrap=True))
        whole.addWidget(self.area, 1)
        open_at(self, 820, 600)
        self.area.setFocus()
