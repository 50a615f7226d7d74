"""All tables at a glance, small, as large as they fit: on Tonight, and as the floor was at another time."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gui.console.tables.table_oval import TableOval
from gui.console.tables.views import Maker
from gui.safely import safely
from gui.widgets.boxes import drop
from gui.widgets.plain_scroll import PlainScroll

LEAST, MOST, RATIO, GAP = 104, 290, 0.64, 8
WIDER, FLATTER = 240, 2.35
"""Tables are made as wide as ``WIDER`` where there is room, but at most ``FLATTER`` times their height."""


def fit(count: int, width: int, height: int) -> tuple[int, float]:
    """Return the number of columns and the width of a table so that all fit into ``height`` as large as
    possible; tables have a least size, and scroll if they do not fit."""
    best = max([(_wide(n, count, width, height), -n) for n in range(1, count + 1)], default=(0.0, -1))
    if best[0] >= LEAST:
        return -best[1], best[0]
    columns = max(1, min(count, (width + GAP) // (LEAST + 24 + GAP)))
    return columns, min(MOST, (width - GAP * (columns - 1)) / columns)


def _wide(columns: int, count: int, width: int, height: int) -> float:
    rows = -(-count // columns)
    return min(MOST, (width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows / RATIO)


class _Fitted(QWidget):
    """The height follows from the width and from ``room``, the height at which the tables begin to scroll."""

    def __init__(self, ovals: list[TableOval]) -> None:
        super().__init__()
        self._ovals = ovals
        self.room = 240

    def needed(self, width: int) -> int:
        """Return the height for this width; 0 without tables."""
        columns, wide = fit(len(self._ovals), width, self.room)
        rows = -(-len(self._ovals) // columns)
        return max(0, round(rows * wide * RATIO + (rows - 1) * GAP))

    def sizeHint(self) -> QSize:
        return QSize(2 * LEAST, self.minimumHeight())

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def place(self) -> None:
        """Place the ovals in rows, as large as the width allows."""
        columns, wide = fit(len(self._ovals), self.width(), self.room)
        high = wide * RATIO
        cell = (self.width() - GAP * (columns - 1)) / columns
        wide = max(wide, min(cell, WIDER, high * FLATTER))
        # A row that does not fill the width is centred.
        left = (self.width() - columns * wide - (columns - 1) * GAP) / 2
        for i, oval in enumerate(self._ovals):
            row, column = divmod(i, columns)
            x, y = left + column * (wide + GAP), row * (high + GAP)
            oval.setGeometry(round(x), round(y), round(wide), round(high))
        self.setMinimumHeight(self.needed(self.width()))


class SmallFloor(PlainScroll):
    """``chosen``: a table was clicked, and its seat or 0."""

    chosen = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.ovals: list[TableOval] = []
        self._fitted = _Fitted(self.ovals)
        self.setWidget(self._fitted)

    def show_tables(self, tables: Sequence[Maker]) -> None:
        """Show these tables, with ovals that are used again."""
        before = len(self.ovals)
        while len(self.ovals) < len(tables):
            oval = TableOval(large=False)
            oval.table_clicked.connect(partial(self._chosen, oval))
            oval.seat_clicked.connect(partial(self._chosen, oval))
            oval.setParent(self._fitted)
            oval.show()
            self.ovals.append(oval)
        for gone in self.ovals[len(tables) :]:
            drop(gone)
        del self.ovals[len(tables) :]
        for oval, view in zip(self.ovals, tables, strict=True):
            oval.show_view(view)
        if len(tables) != before:
            self._fitted.place()

    def _chosen(self, oval: TableOval, seat: int = 0) -> None:
        self.chosen.emit(oval.view.id, seat)

    def set_room(self, high: int) -> int:
        """Set the height at which it begins to scroll, and return the height it takes of that."""
        if high != self._fitted.room:
            self._fitted.room = high
            self._fitted.place()
        needed = self._fitted.needed(self.width())
        # Decided by the width without a bar: one that is there takes what would let it go.
        on, off = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(on if needed > high else off)
        return min(needed, high)
