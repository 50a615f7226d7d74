"""The tables as they stand in the room: each in its column and row, all of one size.

Without a plan they flow, as many beside each other as makes them largest.
"""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.safely import safely
from gui.theme import RADIUS_BUTTON
from gui.widgets.themed import painting

Place = tuple[int, int]
"""Column and row, from 1."""
_SMALLEST, _LARGEST = 48, 900
_STEP = 1.25
# Cells of these proportions read best, with names, before the draw, and from far: the largest of the kind
# that fits is chosen.
NAMED, BARE, _SMALL = QSize(400, 380), QSize(300, 300), QSize(268, 172)


class FloorGrid(QWidget):
    """Cells are as large as all of them are seen; where they would be smaller than ``least`` they are that
    large and scrolled, unless the ``whole`` floor is wanted. ``zoom`` is the present width of a cell."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[QWidget] = []
        self.whole = False
        self._plan: list[Place] = []
        self._least, self._view, self._best_cell = QSize(1, 1), QSize(1, 1), NAMED
        self._zoomed: tuple[float, float] | None = None
        self._roomy = False
        self._aim: Place | None = None
        self._corner = QPoint()
        self._size = (1, 1.0, 1.0)  # columns, and the width and height of a cell

    def show_cells(
        self, cells: Sequence[QWidget], plan: Sequence[Place], least: QSize, best: QSize = NAMED
    ) -> None:
        """Show these at these places (none: they flow), of proportions like the ``best``; the caller keeps
        and deletes them."""
        wanted = list(cells), list(plan), least, best
        if (self.cells, self._plan, self._least, self._best_cell) == wanted:
            return
        for new in cells:
            if new.parentWidget() is not self:
                new.setParent(self)
                new.show()
        for before, after in pairwise(cells):
            QWidget.setTabOrder(before, after)
        self.cells, self._plan, self._least, self._best_cell = wanted
        self.place()

    def set_view(self, size: QSize) -> None:
        """Set how much of it is seen at once."""
        self._view = size
        self.place()

    def fits(self, size: QSize) -> bool:
        """Return whether all are seen at once in a view of this size, and can be read."""
        return any(self._readable(option) for option in self._options(size))

    # -- near and far

    @property
    def zoom(self) -> int:
        return round(self._size[1])

    def zoom_by(self, steps: int) -> None:
        """Come nearer (1) or go farther (-1)."""
        _, wide, high = self._size
        factor = max(_SMALLEST / wide, min(_LARGEST / wide, _STEP**steps))
        self._zoomed = wide * factor, high * factor
        self.place()

    def show_whole(self, whole: bool) -> None:
        """Show all at once, however small; or as large as can be read."""
        self.whole, self._zoomed = whole, None
        self.place()

    # -- where everything is

    def _options(self, view: QSize) -> list[tuple[int, float, float]]:
        """Return columns, width and height of the cells for each way to show all at once; the best first."""
        count = max(1, len(self.cells))
        each = [_extent(self._plan)] if self._plan else [(c, -(-count // c)) for c in range(1, count + 1)]
        options = [(c, view.width() / c, view.height() / r) for c, r in each]
        best = _SMALL if self.whole else self._best_cell
        return sorted(options, key=lambda x: -min(x[1] / best.width(), x[2] / best.height()))

    def _readable(self, option: tuple[int, float, float]) -> bool:
        return option[1] >= self._least.width() and option[2] >= self._least.height()

    def _best(self) -> tuple[int, float, float]:
        view, least = self._view, self._least
        planned = _extent(self._plan)[0] if self._plan else 0
        if self._zoomed is not None:
            wide, high = self._zoomed
            return planned or max(1, min(len(self.cells), int(view.width() / wide))), wide, high
        options = self._options(view)
        if self.whole:
            return options[0]
        fallback = planned or max(1, min(len(self.cells), view.width() // least.width()))
        wide = max(float(least.width()) if planned else 1.0, view.width() / fallback)
        return next(filter(self._readable, options), (fallback, wide, float(least.height())))

    def shown(self) -> list[Place]:
        """Return the present place of each cell, planned or flowing."""
        columns = self._size[0]
        return self._plan or [(i % columns + 1, i // columns + 1) for i in range(len(self.cells))]

    def columns(self) -> int:
        return self._size[0]

    def box(self, place: Place) -> QRect:
        """Return the rectangle of this place, in pixels."""
        _, wide, high = self._size
        column, row = place
        left, top = round((column - 1) * wide), round((row - 1) * high)
        return QRect(left, top, round(column * wide) - left, round(row * high) - top).translated(self._corner)

    def place(self) -> None:
        """Lay out; a drag moves nothing, there is only room for one more column and row."""
        if not self.cells:
            self.setMinimumSize(0, 0)
            return
        self._size = _, wide, high = self._best()
        places = self.shown()
        columns, rows = self._all()
        if not self._roomy:
            left, top = self._view.width() - round(columns * wide), self._view.height() - round(rows * high)
            self._corner = QPoint(max(0, left // 2), max(0, top // 2))
        for cell, place in zip(self.cells, places, strict=True):
            cell.setGeometry(self.box(place))
        self.setMinimumSize(int(columns * wide), int(rows * high))

    def _all(self) -> Place:
        """Return how many columns and rows there are; one more of each while a table is being placed."""
        columns, rows = _extent(self.shown())
        return columns + self._roomy, rows + self._roomy

    # -- placing a table

    def _places(self) -> list[Place]:
        columns, rows = self._all()
        return [(c, r) for r in range(1, rows + 1) for c in range(1, columns + 1)]

    def place_at(self, at: QPoint) -> Place | None:
        """Return the column and row at this point; None outside."""
        return next((p for p in self._places() if self.box(p).contains(at)), None)

    def look_for_place(self, looking: bool) -> None:
        """Add one more column and row while a table is dragged."""
        self._roomy, self._aim = looking, None
        self.place()
        self.update()

    def aim(self, place: Place | None) -> None:
        if place != self._aim:
            self._aim = place
            self.update()

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._roomy:
            return
        theme, painter = painting(self)
        dashes = QPen(QColor(theme.strong), 1, Qt.PenStyle.DashLine)
        for place in self._places():
            aimed = place == self._aim
            painter.setPen(QPen(QColor(theme.green), 2) if aimed else dashes)
            painter.setBrush(QColor(theme.green_ground) if aimed else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.box(place).adjusted(2, 2, -2, -2), RADIUS_BUTTON, RADIUS_BUTTON)
        painter.end()


def _extent(places: Sequence[Place]) -> Place:
    return max(c for c, _ in places), max(r for _, r in places)
