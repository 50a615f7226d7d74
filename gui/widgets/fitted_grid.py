"""Widgets of one shape, as large as possible with all of them visible; only a crowd scrolls."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

LEAST, MOST, RATIO, GAP = 104, 290, 0.64, 8


def fit(count: int, width: int, height: int) -> tuple[int, float]:
    """Return the number of columns and the cell width so that all cells fit into ``height`` as large as
    possible; cells have a least size, and scroll if they do not fit."""
    best = max([(_wide(n, count, width, height), -n) for n in range(1, count + 1)], default=(0.0, -1))
    if best[0] >= LEAST:
        return -best[1], best[0]
    columns = max(1, min(count, (width + GAP) // (LEAST + 24 + GAP)))
    return columns, min(MOST, (width - GAP * (columns - 1)) / columns)


def _wide(columns: int, count: int, width: int, height: int) -> float:
    rows = -(-count // columns)
    return min(MOST, (width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows / RATIO)


class FittedGrid(QWidget):
    """The caller owns the cells. The height follows from the width and ``set_room``."""

    def __init__(self) -> None:
        super().__init__()
        self._cells: list[QWidget] = []
        self._room = 240

    def set_cells(self, cells: Sequence[QWidget]) -> None:
        """Show these cells, in this order."""
        if list(cells) == self._cells:
            return
        for cell in cells:
            if cell.parentWidget() is not self:
                cell.setParent(self)
            cell.show()
        self._cells = list(cells)
        self._place()

    def set_room(self, height: int) -> None:
        """Set the height at which it begins to scroll."""
        if height != self._room:
            self._room = height
            self._place()

    def needed(self, width: int) -> int:
        """Return the height for this width; 0 without cells."""
        count = len(self._cells)
        if not count:
            return 0
        columns, wide = fit(count, width, self._room)
        rows = -(-count // columns)
        return round(rows * wide * RATIO + (rows - 1) * GAP)

    def sizeHint(self) -> QSize:
        return QSize(2 * LEAST, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        count = len(self._cells)
        if not count:
            self.setMinimumHeight(0)
            return
        columns, wide = fit(count, self.width(), self._room)
        high = wide * RATIO
        # A row that does not fill the width is centred.
        left = (self.width() - columns * wide - (columns - 1) * GAP) / 2
        for i, cell in enumerate(self._cells):
            row, column = divmod(i, columns)
            x, y = left + column * (wide + GAP), row * (high + GAP)
            cell.setGeometry(round(x), round(y), round(wide), round(high))
        self.setMinimumHeight(self.needed(self.width()))
