"""The floor as it stands in the room: tables as ovals, dragged, zoomed and steered by keys."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea

from core.say.acts import Seat
from gui.console.tables.ovals import TableView
from gui.widgets.plan_grid import ZOOM_STEP, Place, PlanGrid
from gui.widgets.table_oval import TableOval

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


_LEAST, _MOST, _RATIO = 300, 600, 0.6


class Floor(QScrollArea):
    """``at`` is the seat chosen: (table, seat), seat 0 for the table itself, None for nothing.

    ``dropped``: an entry let go over a seat; ``table_dropped``: a table over a place (column, row)."""

    clicked = Signal(object)
    menu_requested = Signal(object, QPoint)
    dropped = Signal(int, object)
    table_dropped = Signal(int, object)
    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.ovals: dict[int, TableOval] = {}
        self.at: Seat | None = None
        self._views: dict[int, TableView] = {}
        self._actions: list[QAction] = []
        self._room = self._wide = 0
        self.grid = PlanGrid(_LEAST, _MOST, _RATIO, gap=12)
        self.drag = FloorDrag(self)
        self.setWidget(self.grid)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.grid.setAutoFillBackground(False)

    def set_deeds(self, deeds: list[QAction]) -> None:
        """Whose keys act while a table has the keyboard."""
        self._actions = deeds

    def show_tables(self, views: list[TableView], plan: dict[int, Place] | None = None) -> None:
        """These tables, in this order, at these places of the room (none: they flow); only what differs is
        painted."""
        wanted = [v.id for v in views]
        for gone in self.ovals.keys() - set(wanted):
            self.drag.end(dropped=False)  # the pointer may hold something of it
            oval = self.ovals.pop(gone)
            oval.hide()
            oval.deleteLater()
            if self.at is not None and self.at[0] == gone:
                self._choose(None)
        for view in views:
            if view.id not in self.ovals:
                self.ovals[view.id] = self._made(view.id)
            if view is not self._views.get(view.id):  # asked of a dict: a widget takes its time to answer
                self.ovals[view.id].set_view(view)
        self._views = {view.id: view for view in views}
        self.grid.set_cells([self.ovals[t] for t in wanted])
        self.grid.set_plan([plan[t] for t in wanted] if plan else [])

    def _made(self, table: int) -> TableOval:
        oval = TableOval("large")
        oval.addActions(self._actions)
        oval.selected_changed.connect(lambda seat: self._selected(table, seat))
        oval.seat_clicked.connect(lambda seat: self.clicked.emit((table, seat)))
        oval.seat_activated.connect(
            lambda seat: self.menu_requested.emit((table, seat), self.place(table, seat))
        )
        oval.menu_requested.connect(lambda seat, at: self.menu_requested.emit((table, seat), at))
        oval.drag_begun.connect(lambda entry, picture: self.drag.begin(entry, table, picture))
        oval.dragged.connect(self.drag.move)
        oval.drag_ended.connect(lambda dropped: self.drag.end(dropped=dropped))
        oval.focused.connect(lambda: self._focused(table))
        return oval

    def _selected(self, table: int, seat: int) -> None:
        if seat:
            self._choose((table, seat))
            self.ensureWidgetVisible(self.ovals[table])
        elif self.at is not None and self.at[0] == table:
            self._choose((table, 0))

    def _focused(self, table: int) -> None:
        oval = self.ovals.get(table)
        if oval is not None and (self.at is None or self.at[0] != table):
            self._choose((table, oval.selected))

    def _choose(self, at: Seat | None) -> None:
        if at == self.at:
            return
        before, self.at = self.at, at
        if before is not None and before[0] in self.ovals and (at is None or at[0] != before[0]):
            self.ovals[before[0]].select(0)
        self.chosen.emit()

    def choose(self, at: Seat) -> None:
        """Choose this seat and give its table the keyboard."""
        oval = self.ovals.get(at[0])
        if oval is not None:
            oval.select(at[1])
            oval.setFocus()

    def choose_nobody(self) -> None:
        """The table stays the one the keyboard comes back to."""
        if self.at is not None and self.at[0] in self.ovals:
            self.ovals[self.at[0]].select(0)

    def standing(self, table: int) -> Place | None:
        """Where this table is seen, told or not."""
        shown = dict(zip(self.grid.cells, self.grid.shown(), strict=True))
        return shown.get(self.ovals[table]) if table in self.ovals else None

    # -- near and far --------------------------------------------------------------------------------

    def zoom(self, steps: int) -> None:
        """Nearer (1) or farther (-1); what is chosen stays in view."""
        self.grid.set_zoom(round(self.grid.zoom * ZOOM_STEP**steps))
        self._keep_in_view()

    def zoom_whole(self, whole: bool) -> None:
        """All tables at once, however small; or as large as can be read."""
        view = self.viewport()
        self.grid.set_zoom(self.grid.whole(view.width(), view.height()) if whole else 0)
        self._keep_in_view()

    def _keep_in_view(self) -> None:
        if self.at is not None and self.at[0] in self.ovals:
            self.ensureWidgetVisible(self.ovals[self.at[0]])

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and the wheel zoom; the wheel alone scrolls."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            self.zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def show_seat(self, at: Seat) -> None:
        """Choose this seat (0: the table) without the keyboard: somebody is typing what to look for."""
        oval = self.ovals.get(at[0])
        if oval is not None:
            oval.select(at[1])
            self._choose(at)
            self.ensureWidgetVisible(oval)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A question or a notice takes room from below: where the tables do not fit into what is left they
        stay as large as they are and scroll, instead of growing in fewer columns out of sight."""
        super().resizeEvent(event)
        high, wide = self.viewport().height(), self.width()
        lower = wide == self._wide and high < self._room
        if not lower or self.grid.fits(high):
            self._room, self._wide = high, wide
            self.grid.set_room(high)

    def place(self, table: int, seat: int) -> QPoint:
        """On the screen."""
        oval = self.ovals[table]
        return oval.mapToGlobal(oval.seat_centre(seat) if seat else oval.rect().center())
