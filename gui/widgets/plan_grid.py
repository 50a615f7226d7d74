"""The tables as they stand in the room: each in its column and row, all of one size, zoomed and scrolled.

Without a plan they flow, as many beside each other as fit.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.theme import RADIUS_BUTTON
from gui.widgets.themed import theme_of
from gui.widgets.wrapping_grid import WrappingGrid

Place = tuple[int, int]
"""Column and row, from 1."""
SMALLEST, LARGEST = 48, 640
"""Least and greatest width of a cell (px)."""
READABLE = 256
"""The least width of a table with readable names (px)."""
ZOOM_STEP = 1.25


class PlanGrid(WrappingGrid):
    """``set_plan`` places each cell; ``zoom`` is the width of a cell (0: as large as all fit in view, or the
    least readable size and scrolled)."""

    def __init__(self, least: int, most: int, ratio: float, gap: int = 16) -> None:
        super().__init__(least, most, ratio, gap)
        self._plan: tuple[Place, ...] = ()
        self._zoom = 0
        self._roomy = False
        self._aim: Place | None = None
        self._corner = (0, 0)

    # -- content

    def set_plan(self, places: Sequence[Place]) -> None:
        """Set the cells' places, in the cells' order; none: they flow."""
        if tuple(places) != self._plan:
            self._plan = tuple(places)
            self._place()

    @property
    def cells(self) -> tuple[QWidget, ...]:
        return tuple(self._cells)

    @property
    def planned(self) -> bool:
        return len(self._plan) == len(self._cells) > 0

    @property
    def zoom(self) -> int:
        """Return the present width of a cell."""
        return self._fit()[1]

    def set_zoom(self, wide: int) -> None:
        """Set the width of a cell (px), within reason; 0: fit the view."""
        wide = max(SMALLEST, min(LARGEST, wide)) if wide else 0
        if wide != self._zoom:
            self._zoom = wide
            self._place()

    def whole(self, width: int, height: int) -> int:
        """Return the width of a cell with which all fit into a view of this size."""
        return next((w for w in range(LARGEST, SMALLEST, -1) if self._seen(w, width, height)), SMALLEST)

    def _seen(self, wide: int, width: int, height: int) -> bool:
        gap, high = self._between(wide), round(wide * self._ratio)
        if self.planned:
            columns, rows = self._extent()
        else:
            columns = max(1, (width + gap) // (wide + gap))
            rows = -(-len(self._cells) // columns)
        return columns * (wide + gap) - gap <= width and rows * (high + gap) - gap <= height

    def _between(self, wide: int) -> int:
        """Return the gap: small tables stand closer to each other."""
        return max(4, min(self._gap, wide // 16))

    def _extent(self) -> Place:
        return max(c for c, _ in self._plan), max(r for _, r in self._plan)

    def _fit(self) -> tuple[int, int]:
        if self.planned:
            columns = self._extent()[0]
            wide = self.whole(self._view, self._room) if self._room else self._least
            return columns, self._zoom or max(READABLE, min(self._most, wide))
        if self._zoom:
            gap = self._between(self._zoom)
            columns = max(1, min(len(self._cells), (self._view + gap) // (self._zoom + gap)))
            return columns, self._zoom
        return super()._fit()

    @property
    def _view(self) -> int:
        """Return the width of the visible part."""
        parent = self.parentWidget()
        return parent.width() if parent is not None else self.width()

    def _place(self) -> None:
        if not self._cells or not (self.planned or self._zoom):
            self.setMinimumWidth(0)
            super()._place()
            return
        columns, rows = self._size()
        wide, high, gap = self._cell()
        left, top = self._corner = self._centred(wide, high, gap)
        for cell, (column, row) in zip(self._cells, self.shown(), strict=True):
            cell.setGeometry(left + (column - 1) * (wide + gap), top + (row - 1) * (high + gap), wide, high)
        self.setMinimumSize(left + columns * (wide + gap) - gap, top + rows * (high + gap) - gap)

    def _centred(self, wide: int, high: int, gap: int) -> tuple[int, int]:
        """Return the first place: centred in the view as long as there is room around. A drag moves
        nothing."""
        if self._roomy:
            return self._corner
        columns, rows = self._size()
        across, down = columns * (wide + gap) - gap, rows * (high + gap) - gap
        return max(0, (self._view - across) // 2), max(0, (self._room - down) // 2)

    def shown(self) -> tuple[Place, ...]:
        """Return the present place of each cell, planned or flowing."""
        if self.planned:
            return self._plan
        columns = max(1, self.columns())
        return tuple((i % columns + 1, i // columns + 1) for i in range(len(self._cells)))

    def _size(self) -> Place:
        """Return columns and rows; one more of each while a table is being placed."""
        shown, more = self.shown(), int(self._roomy)
        return max(c for c, _ in shown) + more, max(r for _, r in shown) + more

    def _cell(self) -> tuple[int, int, int]:
        """Return width, height and gap of the cells."""
        wide = self._fit()[1]
        return wide, round(wide * self._ratio), self._between(wide)

    def box(self, place: Place) -> QRect:
        """Return the box of a place."""
        if not self.planned and not self._zoom and self._cells:
            return self._in_flow(place)
        wide, high, gap = self._cell()
        left, top = self._corner
        return QRect(left + (place[0] - 1) * (wide + gap), top + (place[1] - 1) * (high + gap), wide, high)

    def _in_flow(self, place: Place) -> QRect:
        """Return a box in line with the visible ones of its column and row; beyond them one step further
        each."""
        cells = [cell.geometry() for cell in self._cells]
        lefts = {column: box.left() for (column, _), box in zip(self.shown(), cells, strict=True)}
        tops = {row: box.top() for (_, row), box in zip(self.shown(), cells, strict=True)}
        size = cells[0].size()
        return QRect(
            QPoint(
                _on(lefts, place[0], size.width() + self._gap), _on(tops, place[1], size.height() + self._gap)
            ),
            size,
        )

    # -- placing a table

    def place_at(self, at: QPoint) -> Place | None:
        """Return the column and row at this point; None outside."""
        columns, rows = self._size()
        if not self.planned and not self._zoom:
            every = [(c, r) for r in range(1, rows + 1) for c in range(1, columns + 1)]
            return next((p for p in every if self.box(p).contains(at)), None)
        wide, high, gap = self._cell()
        left, top = self._corner
        column, row = (at.x() - left) // (wide + gap) + 1, (at.y() - top) // (high + gap) + 1
        return (column, row) if 1 <= column <= columns and 1 <= row <= rows else None

    def look_for_place(self, looking: bool) -> None:
        """Add one more column and row while a table is dragged; nothing else moves."""
        if looking != self._roomy:
            self._roomy = looking
            self._place()
            self.update()

    def aim(self, place: Place | None) -> None:
        if place != self._aim:
            self._aim = place
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._roomy and self._aim is None:
            return
        theme, painter = theme_of(self), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns, rows = self._size()
        painter.setPen(QPen(QColor(theme.strong), 1, Qt.PenStyle.DashLine))
        for place in ((c, r) for r in range(1, rows + 1) for c in range(1, columns + 1)):
            painter.drawRoundedRect(self.box(place).adjusted(1, 1, -2, -2), RADIUS_BUTTON, RADIUS_BUTTON)
        if self._aim is not None:
            painter.setPen(QPen(QColor(theme.green), 2))
            painter.setBrush(QColor(theme.green_ground))
            painter.drawRoundedRect(self.box(self._aim).adjusted(1, 1, -2, -2), RADIUS_BUTTON, RADIUS_BUTTON)
        painter.end()

    def set_cells(self, cells: Sequence[QWidget]) -> None:
        if len(cells) != len(self._plan):
            self._plan = ()  # the next plan places them
        super().set_cells(cells)


def _on(starts: dict[int, int], at: int, step: int) -> int:
    """Return where the column or row begins; for an invisible one, steps after the last."""
    last = max(starts)
    return starts[at] if at in starts else starts[last] + (at - last) * step
