"""The short motion of what changes on the floor. It is only painted: the floor is at once as it will be."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from core.say.acts import Seat
from gui.console.tables.table_oval import TableOval
from gui.safely import safely
from gui.widgets import calm
from gui.widgets.themed import theme_of

_MOST, _LEAST = 12, 8.0
"""How many players glide at once, and from which radius of a seat (px)."""


class Motion(QWidget):
    """Lies over the floor. ``begin`` while that is as it was: who ``moved`` sat there, ``closed`` will be
    gone. After ``start`` the ones glide to their seats, the others fade, and so do tables that opened."""

    def __init__(self, grid: QWidget) -> None:
        super().__init__(grid)
        self._grid = grid
        self._from: dict[int, QPointF] = {}
        self._there: set[int] = set()
        self._glides: list[tuple[QPixmap, QPointF, TableOval, int]] = []
        self._closed: list[tuple[QPoint, QPixmap]] = []
        self._opened: list[TableOval] = []
        self._painted, self._clocks = QRegion(), QRegion()
        self.moment: calm.Moment | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def begin(self, ovals: Mapping[int, TableOval], moved: Mapping[int, Seat], closed: Iterable[int]) -> None:
        """Keep what is seen now."""
        self.end()
        glide = moved if len(moved) <= _MOST else {}
        placed = [(entry, ovals[table], seat) for entry, (table, seat) in glide.items()]
        self._from = {entry: _middle(x, seat) for entry, x, seat in placed if seat <= x.view.size}
        self._there = {*ovals}
        seen = self._grid.visibleRegion().boundingRect()
        gone = [ovals[x] for x in closed if seen.intersects(ovals[x].geometry())]
        self._closed = [(oval.pos(), oval.picture()) for oval in gone]

    def start(self, ovals: Mapping[int, TableOval], seated: Mapping[int, Seat]) -> None:
        """Begin to move; the floor is already as it will be."""
        for entry, start in self._from.items():
            table, seat = seated[entry]
            who = ovals[table].seat(seat)
            if who is not None and ovals[table].shape_now.radius >= _LEAST:
                self._glides.append((ovals[table].picture_of(who), start, ovals[table], seat))
        self._opened = [oval for table, oval in ovals.items() if table not in self._there]
        if self._glides or self._closed or self._opened:
            seen, self._clocks = self._grid.visibleRegion().boundingRect(), QRegion()
            for oval in ovals.values():
                if seen.intersects(oval.geometry()) and oval.view.tone == "amber":
                    self._clocks += QRegion(oval.geometry())
            self.raise_()
            self.moment = calm.Moment(self)
            self.moment.valueChanged.connect(self._step)
            self.moment.finished.connect(self.end)
            self._step()

    def end(self) -> None:
        """End what moves, and show how things stand."""
        self._glides, self._closed, self._opened = [], [], []
        if self.moment is not None:
            self.moment.stop()
            self.moment.deleteLater()
            self.moment = None
            self.update(self._painted)

    def _left(self) -> float:
        return self.moment.left if self.moment is not None else 0.0

    def _now(self) -> list[tuple[QPoint, QPixmap]]:
        """Return where the gliding players are seen: a seat may still move, as a question leaves."""
        found = []
        for picture, start, oval, seat in self._glides:
            to, half = _middle(oval, seat), picture.deviceIndependentSize().height() / 2
            at = to + (start - to) * self._left() - QPointF(half, half)
            found.append((at.toPoint(), picture))
        return found

    def _step(self) -> None:
        self.setGeometry(self._grid.rect())
        before, self._painted = self._painted, QRegion()
        for at, picture in (*self._now(), *self._closed):
            self._painted += QRegion(QRect(at, picture.deviceIndependentSize().toSize()))
        for oval in self._opened:
            self._painted += QRegion(oval.geometry())
        self.update(before + self._painted)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tables that move, and over no clock of a table that stands still."""
        if self.moment is None:
            return
        painter = QPainter(self)
        painter.setClipRegion(QRegion(self.rect()) - self._clocks)
        painter.setOpacity(self._left())
        for oval in self._opened:
            painter.fillRect(oval.geometry(), QColor(theme_of(self).surface))
        for at, picture in self._closed:
            painter.drawPixmap(at, picture)
        painter.setOpacity(1)
        for at, picture in self._now():
            painter.drawPixmap(at, picture)
        painter.end()


def _middle(oval: TableOval, seat: int) -> QPointF:
    return (oval.pos() + oval.seat_centre(seat)).toPointF()
