"""Widgets of one size in as many columns as fit: the floor's tables, however wide the window is."""

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

    def set_cells(self, cells: Sequence[QWidget]) -> None:
        """Show these, in this order; the caller keeps and deletes them."""
        for gone in self._cells:
            if gone not in cells:
                gone.hide()
        for new in cells:
            if new.parentWidget() is not self:
                new.setParent(self)
            new.show()
        self._cells = list(cells)
        for before, after in zip(self._cells, self._cells[1:], strict=False):
            QWidget.setTabOrder(before, after)
        self._place()

    def columns(self) -> int:
        """How many stand beside each other."""
        fit = max(1, (self.width() + self._gap) // (self._least + self._gap))
        return max(1, min(fit, len(self._cells)))

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
        columns, gap = self.columns(), self._gap
        wide = min(self._most, (self.width() - gap * (columns - 1)) // columns)
        high = round(wide * self._ratio)
        for i, cell in enumerate(self._cells):
            row, column = divmod(i, columns)
            cell.setGeometry(column * (wide + gap), row * (high + gap), wide, high)
        rows = -(-len(self._cells) // columns)
        self.setMinimumHeight(rows * high + (rows - 1) * gap)
