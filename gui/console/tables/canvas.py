"""The floor: every open table as an oval where it stands, one seat chosen, players and tables dragged."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea

from core.say.acts import Seat
from gui.console.tables.drag import FloorDrag
from gui.console.tables.ovals import TableView
from gui.widgets.plan_grid import ZOOM_STEP, Place, PlanGrid
from gui.widgets.table_oval import TableOval

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
