"""A bar of the pool's chain: it hangs where the last one ended."""

from typing import Literal, NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.safely import safely
from gui.widgets.themed import draw_box, painting

Kind = Literal["sum", "added", "kept"]
_HIGH = {"sum": 5, "added": 4, "kept": 4}


class Bar(NamedTuple):
    """From ``begins`` to ``ends``, of ``whole`` (currency units)."""

    kind: Kind
    begins: int
    ends: int
    whole: int


class ChainBar(QWidget):
    def __init__(self, bar: Bar) -> None:
        super().__init__()
        self.bar = bar
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(80, _HIGH[self.bar.kind])

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        bar, high = self.bar, self.height()
        share = self.width() / max(1, bar.whole)
        if bar.kind != "sum":
            draw_box(painter, QRectF(0, 0, self.width(), high), high / 2, theme.green_ground)
        least, most = sorted((bar.begins, bar.ends))
        box = QRectF(least * share, 0, max(float(high), (most - least) * share), high)
        if most > least:
            draw_box(painter, box, high / 2, theme.quiet if bar.kind == "kept" else theme.green)
        painter.end()
