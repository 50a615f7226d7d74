"""A QR code, black on white in every theme so that any phone reads it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

QUIET = 3


def modules(text: str) -> list[list[bool]]:
    """The code's modules, dark ones true, without the quiet zone."""
    import segno  # the first window must not wait for it

    return [[bool(dark) for dark in row] for row in segno.make(text, error="m", micro=False).matrix]


class QrCode(QWidget):
    """As large as told, a quiet zone round it."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._side = side
        self._modules: list[list[bool]] = []
        self.text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        if text != self.text:
            self.text = text
            self._modules = modules(text) if text else []
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        if self._modules:
            each = self.width() / (len(self._modules) + 2 * QUIET)
            for y, row in enumerate(self._modules):
                for x, dark in enumerate(row):
                    if dark:  # up to the next module's edge, so that no hairline shows between two
                        left, top = round((x + QUIET) * each), round((y + QUIET) * each)
                        right, low = round((x + QUIET + 1) * each), round((y + QUIET + 1) * each)
                        painter.fillRect(QRectF(left, top, right - left, low - top), Qt.GlobalColor.black)
        painter.end()
