"""Widgets of one size in as many columns as fit: the floor's tables in any width of window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class WrappingGrid(QWidget):
    """``least`` is the smallest width of a cell, ``most`` the largest; ``ratio`` its height by its width.

    It is put into a scroll area that resizes it; its height follows from its width.
    """

    def __init__(self, least: int, most: int, ratio: float, gap: int = 16) -> None:
        super().__init__()
        self._least, self._most, self._ratio, self._gap = least, most, ratio, gap
        self._cells: list[QWidget] = []
        self._room = 0

    def set_room(self, height: int) -> None:
        """Set the view's height: cells become as large as possible with all of them visible."""
        if height != self._room:
            self._room = height
            self._place()

    def set_cells(self, cells: Sequence[QWidget]) -> None:
        """Show these cells, in this order; the caller keeps and deletes them."""
        if list(cells) == self._cells:
            return
        stay = set(cells)
        for gone in self._cells:
            if gone not in stay:
                gone.hide()
        for new in cells:
            if new.parentWidget() is not self:
                new.setParent(self)
            new.show()
        self._cells = list(cells)
        for previous, after in zip(self._cells, self._cells[1:], strict=False):
            QWidget.setTabOrder(previous, after)
        self._place()

    def columns(self) -> int:
        """Return the number of columns."""
        return self._fit()[0]

    def fits(self, height: int) -> bool:
        """Return whether all fit into a view of this height."""
        return self._largest(height)[1] >= self._least

    def _largest(self, room: int) -> tuple[int, int]:
        """Return the columns and the largest cell width with all cells visible."""
        count, gap = len(self._cells), self._gap
        best, best_wide = 0, 0
        for columns in range(1, count + 1) if room else ():
            rows = -(-count // columns)
            high = (room - gap * (rows - 1)) / rows
            wide = min(self._most, (self.width() - gap * (columns - 1)) // columns, int(high / self._ratio))
            if wide > best_wide:
                best, best_wide = columns, wide
        return best, best_wide

    def _fit(self) -> tuple[int, int]:
        """Return columns and cell width: with a room to fit the largest with all visible, else (or where they
        would be too small) as many columns as the width allows."""
        count, gap = len(self._cells), self._gap
        best, best_wide = self._largest(self._room)
        if best_wide >= self._least:
            return best, best_wide
        columns = max(1, min(count, (self.width() + gap) // (self._least + gap)))
        return columns, min(self._most, (self.width() - gap * (columns - 1)) // columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(self._least * 2 + self._gap, self.minimumHeight())

    def _place(self) -> None:
        if not self._cells:
            self.setMinimumHeight(0)
            return
        gap = self._gap
        columns, wide = self._fit()
        rows, high = -(-len(self._cells) // columns), round(wide * self._ratio)
        whole = rows * high + (rows - 1) * gap
        # With a room to fill, free space is spread evenly; else everything begins at the corner.
        if self._room and columns == 1:  # names stand beside a table: a single one in its row takes the width
            wide = max(wide, min(wide * 8 // 5, self.width()))
        across = (self.width() - columns * wide - (columns - 1) * gap) // (columns + 1) if self._room else 0
        down = max(0, self._room - whole) // (rows + 1)
        for i, cell in enumerate(self._cells):
            row, column = divmod(i, columns)
            left, top = column * (wide + gap + across) + across, row * (high + gap + down) + down
            cell.setGeometry(left, top, wide, high)
        self.setMinimumHeight(whole)
