"""The floor as it stands in the room: tables as ovals, dragged, zoomed and steered by keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea

from core.say.acts import Seat
from core.tournament.table import Table
from gui.console.tables.grid import BARE, NAMED, FloorGrid, Place
from gui.console.tables.motion import Motion
from gui.console.tables.oval_shape import BARE_HIGH, BARE_WIDE, LEAST_WIDE, MOST_NAMED, least_high
from gui.console.tables.table_oval import TableOval
from gui.console.tables.views import Maker
from gui.safely import safely
from gui.widgets import calm
from gui.widgets.boxes import drop

_EDGE, _STEP = 28, 36
_LARGEST_PICTURE = 260
"""A table is dragged as a picture no wider than this (px)."""


class FloorDrag(QObject):
    """Follows one drag at a time: ``begin``, ``move``, ``end``."""

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
        """Drag a player (``entry``), or the table itself (``entry`` 0)."""
        self._entry, self._table = entry, 0 if entry else table
        self._ghost = ghost = QLabel(self._floor.window())
        ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ghost.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        most = round(_LARGEST_PICTURE * picture.devicePixelRatioF())
        if not entry and picture.width() > most:
            picture = picture.scaledToWidth(most, Qt.TransformationMode.SmoothTransformation)
        ghost.setPixmap(picture)
        ghost.adjustSize()
        self._floor.grid.look_for_place(not entry)

    def move(self, at: QPoint) -> None:
        """Follow the pointer to this place on the screen."""
        if self._ghost is None:
            return
        self._ghost.move(self._floor.window().mapFromGlobal(at) - self._ghost.rect().center())
        self._ghost.show()
        self._ghost.raise_()
        self._scroll(at)
        view, grid = self._floor.viewport(), self._floor.grid
        seen = view.rect().contains(view.mapFromGlobal(at))
        if self._entry:
            self._aim_seat(at if seen else None)
        else:
            place = grid.place_at(grid.mapFromGlobal(at)) if seen else None
            self._place = None if place == self._floor.standing(self._table) else place
            grid.aim(self._place)

    def end(self, *, dropped: bool) -> None:
        """Drop what is dragged; tell the floor's listeners where it means something there."""
        if self._ghost is None:
            return
        drop(self._ghost)
        seat, place = self._seat, self._place
        self._ghost = self._place = None
        self._aim_seat(None)
        self._floor.grid.look_for_place(False)
        self._floor.choose_nobody()  # the press that began it has chosen the seat
        if dropped and self._entry and seat is not None:
            self._floor.carried = self._entry
            self._floor.dropped.emit(self._entry, seat)
        elif dropped and self._table and place is not None:
            self._floor.table_dropped.emit(self._table, place)

    def _scroll(self, at: QPoint) -> None:
        floor = self._floor
        view = floor.viewport()
        inside = view.mapFromGlobal(at)
        if not view.rect().adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE).contains(inside):
            return
        for bar, where, size in (
            (floor.verticalScrollBar(), inside.y(), view.height()),
            (floor.horizontalScrollBar(), inside.x(), view.width()),
        ):
            if where < _EDGE:
                bar.setValue(bar.value() - _STEP)
            elif where > size - _EDGE:
                bar.setValue(bar.value() + _STEP)

    def _aim_seat(self, at: QPoint | None) -> None:
        before, self._seat = self._seat, None
        for table, oval in self._floor.ovals.items():
            inside = oval.mapFromGlobal(at) if at is not None else QPoint(-1, -1)
            if oval.rect().contains(inside):
                seat = oval.drop_seat(inside.toPointF(), self._entry)
                self._seat = (table, seat) if seat else None
        if before is not None and before[0] in self._floor.ovals:
            self._floor.ovals[before[0]].aim(0)
        if self._seat is not None:
            self._floor.ovals[self._seat[0]].aim(self._seat[1])


class Floor(QScrollArea):
    """``at`` is the seat chosen: (table, seat), seat 0 for the table itself, None for nothing. The keys of
    ``actions`` work while a table has the keyboard. ``dropped``: an entry let go over a seat;
    ``table_dropped``: a table over a place (column, row)."""

    clicked = Signal(object)
    menu_requested = Signal(object, QPoint)
    dropped = Signal(int, object)
    table_dropped = Signal(int, object)
    chosen = Signal()
    resized = Signal()

    def __init__(self, actions: list[QAction]) -> None:
        super().__init__()
        self.ovals: dict[int, TableOval] = {}
        self.at: Seat | None = None
        self.carried = 0  # who was put down last, where the pointer let go
        self._seated: dict[int, Seat] = {}
        self._actions = actions
        self._room = QSize()
        self.grid = FloorGrid()
        self.motion = Motion(self.grid)
        self.drag = FloorDrag(self)
        self.setWidget(self.grid)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.grid.setAutoFillBackground(False)

    def show_tables(
        self,
        tables: Sequence[Table],
        makers: Sequence[Maker],
        plan: dict[int, Place],
        *,
        moving: bool,
        undrawn: bool = False,
    ) -> None:
        """Show these tables, in this order, at these places of the room (none: they flow)."""
        seated = {entry: (t.id, seat) for t in tables for seat, entry in t.seats.items()}
        moving = moving and calm.wanted(self)
        if moving:
            # A player put down elsewhere by the pointer is there already.
            old = {x: at for x, at in self._seated.items() if seated.get(x, at) != at and x != self.carried}
            self.motion.begin(self.ovals, old, self.ovals.keys() - {t.id for t in tables})
        was, is_ = self.at in self._seated.values(), self.at in seated.values()
        self._seated, self.carried = seated, 0
        if was and not is_:  # who was meant is gone: Enter is no longer about the seat
            self.choose_nobody()
        if undrawn and is_ and not was:
            self.note_given()
        for gone in self.ovals.keys() - {t.id for t in tables}:
            self.drag.end(dropped=False)  # the pointer may hold something of it
            oval = self.ovals.pop(gone)
            drop(oval)
            if self.at is not None and self.at[0] == gone:
                self._choose(None)
        self.ovals = {t.id: self.ovals.get(t.id) or self._made(t.id) for t in tables}
        for oval, make in zip(self.ovals.values(), makers, strict=True):
            oval.show_view(make)
        least, best = QSize(LEAST_WIDE, least_high({min(t.size, MOST_NAMED) for t in tables})), NAMED
        if undrawn:
            least, best = QSize(BARE_WIDE, BARE_HIGH), BARE
        places = [plan[t.id] for t in tables] if plan else []
        self.grid.show_cells([*self.ovals.values()], places, least, best)
        if moving:
            self.motion.start(self.ovals, seated)

    def _made(self, table: int) -> TableOval:
        oval = TableOval(large=True)
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
        """Choose this seat (0: the table) and give its table the keyboard."""
        self.show_seat(at)
        if at[0] in self.ovals:
            self.ovals[at[0]].setFocus()

    def show_seat(self, at: Seat) -> None:
        """Choose this seat without the keyboard: somebody is typing what to look for."""
        oval = self.ovals.get(at[0])
        if oval is not None:
            oval.select(at[1])
            self._choose(at)
            self.ensureWidgetVisible(oval)

    def note_given(self) -> None:
        """Leave Enter to what comes next until another seat is chosen: this one was given just now."""
        if self.at is not None and self.at[0] in self.ovals:
            self.ovals[self.at[0]].given = True

    def choose_nobody(self) -> None:
        """Choose no seat; the table stays the one the keyboard comes back to."""
        if self.at is not None and self.at[0] in self.ovals:
            self.ovals[self.at[0]].select(0)

    def standing(self, table: int) -> Place | None:
        """Return the place where this table is seen, told or not."""
        return dict(zip(self.ovals, self.grid.shown(), strict=True)).get(table)

    def place(self, table: int, seat: int) -> QPoint:
        """Return where a seat is on the screen, or the middle of its table (0)."""
        oval = self.ovals[table]
        return oval.mapToGlobal(oval.seat_centre(seat) if seat else oval.rect().center())

    # -- near and far --------------------------------------------------------------------------------

    @property
    def all_seen(self) -> bool:
        """Return whether every table is seen at once and can be read."""
        return self.grid.fits(self._room)

    def zoom(self, steps: int) -> None:
        """Come nearer (1) or go farther (-1); what is chosen stays in view."""
        self.grid.zoom_by(steps)
        self._keep_in_view()

    def zoom_whole(self, whole: bool) -> None:
        """Show all tables at once, however small; or as large as can be read."""
        self.grid.show_whole(whole)
        self._keep_in_view()

    def _keep_in_view(self) -> None:
        if self.at is not None and self.at[0] in self.ovals:
            self.ensureWidgetVisible(self.ovals[self.at[0]])

    @safely
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom by Ctrl and the wheel; the wheel alone scrolls."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            self.zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the tables' size where a question or a notice takes room from below, if they do not fit into
        what is left: they scroll, instead of growing in fewer columns out of sight. What their own bar takes
        is not theirs, whenever it came."""
        super().resizeEvent(event)
        view, bar = self.viewport().size(), self.height() - self.viewport().height()
        lower = self.width() == self._room.width() and self.height() < self._room.height()
        high = self._room.height() if lower and not self.grid.fits(view) else self.height()
        self._room = QSize(self.width(), high)
        self.grid.set_view(QSize(view.width(), high - bar))
        self.resized.emit()
