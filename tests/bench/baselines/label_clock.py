"""Baseline of the projected clock: a label of digits over a picture that is never painted again."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QPixmap
from PySide6.QtWidgets import QLabel


class LabelClock(QLabel):
    """``digits``: their place in the picture."""

    def __init__(self, background: QPixmap, digits: QRect, font: QFont) -> None:
        super().__init__()
        self.setPixmap(background)
        self.resize(background.size())
        self.time = QLabel(self)
        self.time.setGeometry(digits)
        self.time.setFont(font)
        self.time.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.time.setStyleSheet("color: white")
