"""All tables at a glance, small, as large as they fit: on Tonight, and as the floor was at another time."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal

from gui.console.tables.table_oval import TableOval
from gui.console.tables.views import Maker
from gui.widgets.boxes import drop
from gui.widgets.fitted_grid import FittedGrid
from gui.widgets.plain_scroll import PlainScroll


class SmallFloor(PlainScroll):
    """``chosen``: a table was clicked, and its seat or 0."""

    chosen = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.ovals: list[TableOval] = []
        self._grid = FittedGrid()
        self.setWidget(self._grid)

    def show_tables(self, tables: Sequence[Maker]) -> None:
        while len(self.ovals) < len(tables):
            oval = TableOval("small")
            oval.table_clicked.connect(partial(self._chosen, oval))
            oval.seat_clicked.connect(partial(self._chosen, oval))
            self.ovals.append(oval)
        for gone in self.ovals[len(tables) :]:
            drop(gone)
        self.ovals = self.ovals[: len(tables)]
        for oval, view in zip(self.ovals, tables, strict=True):
            oval.show_view(view)
        self._grid.set_cells(self.ovals)

    def _chosen(self, oval: TableOval, seat: int = 0) -> None:
        self.chosen.emit(oval.view.id, seat)

    def set_room(self, high: int) -> int:
        """Set the height at which it begins to scroll, and return the height it takes of that."""
        self._grid.set_room(high)
        needed = self._grid.needed(self.width())
        # Decided by the width without a bar: one that is there takes what would let it go.
        on, off = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(on if needed > high else off)
        return min(needed, high)
