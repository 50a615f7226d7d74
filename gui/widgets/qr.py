"""A QR code, black on white in every theme so that any phone reads it."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.safely import safely

QUIET = 4


@lru_cache(maxsize=4)
def modules(text: str) -> list[list[bool]]:
    """Return the code's modules, dark ones true, without the quiet zone."""
    import segno  # the first window must not wait for it

    return [[bool(dark) for dark in row] for row in segno.make(text, error="m", micro=False).matrix]


def paint_code(painter: QPainter, place: QRectF, text: str) -> None:
    """Paint the code of ``text`` in a square with its quiet zone; without a text only the white square."""
    painter.fillRect(place, Qt.GlobalColor.white)
    if not text:
        return
    rows = modules(text)
    each = place.width() / (len(rows) + 2 * QUIET)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:  # up to the next module's edge, so that no hairline shows between two
                left = round(place.x() + (x + QUIET) * each)
                right = round(place.x() + (x + 1 + QUIET) * each)
                top = round(place.y() + (y + QUIET) * each)
                low = round(place.y() + (y + 1 + QUIET) * each)
                painter.fillRect(QRectF(left, top, right - left, low - top), Qt.GlobalColor.black)


class QrCode(QWidget):
    """A code of a set size with its quiet zone."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._side = side
        self.text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        if text != self.text:
            self.text = text
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_code(painter, QRectF(0, 0, self.width(), self.width()), self.text)
        painter.end()
