"""Something dragged over the floor: a player to a seat, a table to its place in the room.

Kept inside the window, by press, move and release, without the system's drag and drop: that could carry a
player out of the program, and stops every clock of the window while it waits for the button.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel

from core.say.acts import Seat
from gui.widgets.plan_grid import Place

if TYPE_CHECKING:
    from gui.console.tables.canvas import Floor

_EDGE, _STEP = 28, 36
_LARGEST_PICTURE = 260
"""A table is dragged as a picture no wider than this (px)."""


class FloorDrag(QObject):
    """One drag at a time: ``begin``, ``move``, ``end``."""

    def __init__(self, floor: Floor) -> None:
        super().__init__(floor)
        self._floor = floor
        self._entry = self._table = 0
        self._seat: Seat | None = None
        self._place: Place | None = None
        self._ghost: QLabel | None = None

    @property
    def busy(self) -> bool:
        return self._ghost is not None

    def begin(self, entry: int, table: int, picture: QPixmap) -> None:
        """A player (``entry``), or the table itself (``entry`` 0)."""
        self._entry, self._table = entry, 0 if entry else table
        self._ghost = ghost = QLabel(self._floor.window())
        ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ghost.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        ratio = picture.devicePixelRatioF()
        if not entry and picture.width() > _LARGEST_PICTURE * ratio:
            smooth = Qt.TransformationMode.SmoothTransformation
            picture = picture.scaledToWidth(round(_LARGEST_PICTURE * ratio), smooth)
        ghost.setPixmap(picture)
        ghost.adjustSize()
        if not entry:
            self._floor.grid.look_for_place(True)

    def move(self, at: QPoint) -> None:
        """The pointer is there, on the screen."""
        if self._ghost is None:
            return
        self._ghost.move(self._floor.window().mapFromGlobal(at) - self._ghost.rect().center())
        self._ghost.show()
        self._ghost.raise_()
        self._scroll(at)
        if self._entry:
            self._aim_seat(at)
        else:
            self._aim_place(at)

    def end(self, *, dropped: bool) -> None:
        """Let go: told to whoever listens to the floor, where it means something there."""
        if self._ghost is None:
            return
        self._ghost.hide()
        self._ghost.deleteLater()
        self._ghost = None
        floor, seat, place = self._floor, self._seat, self._place
        entry, table = self._entry, self._table
        self._target(None)
        self._place = None
        floor.grid.aim(None)
        floor.grid.look_for_place(False)
        if dropped and entry and seat is not None:
            floor.dropped.emit(entry, seat)
        elif dropped and table and place is not None:
            floor.table_dropped.emit(table, place)

    def _scroll(self, at: QPoint) -> None:
        """Near an edge the floor comes along."""
        floor = self._floor
        view = floor.viewport()
        inside = view.mapFromGlobal(at)
        if not view.rect().adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE).contains(inside):
            return
        for bar, where, size in (
            (floor.verticalScrollBar(), inside.y(), view.height()),
            (floor.horizontalScrollBar(), inside.x(), view.width()),
        ):
            by = -_STEP if where < _EDGE else _STEP if where > size - _EDGE else 0
            bar.setValue(bar.value() + by)

    def _aim_seat(self, at: QPoint) -> None:
        view = self._floor.viewport()
        for table, oval in self._floor.ovals.items():
            inside = oval.mapFromGlobal(at)
            if view.rect().contains(view.mapFromGlobal(at)) and oval.rect().contains(inside):
                seat = oval.drop_seat(inside.toPointF(), self._entry)
                self._target((table, seat) if seat else None)
                return
        self._target(None)

    def _target(self, seat: Seat | None) -> None:
        before, self._seat = self._seat, seat
        if before is not None and before[0] in self._floor.ovals:
            self._floor.ovals[before[0]].aim(0)
        if seat is not None:
            self._floor.ovals[seat[0]].aim(seat[1])

    def _aim_place(self, at: QPoint) -> None:
        floor = self._floor
        seen = floor.viewport().rect().contains(floor.viewport().mapFromGlobal(at))
        place = floor.grid.place_at(floor.grid.mapFromGlobal(at)) if seen else None
        self._place = None if place == floor.standing(self._table) else place
        floor.grid.aim(self._place)
