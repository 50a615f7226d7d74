"""The players without a seat yet: a list beside the floor, dragged from as players are from seat to seat."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QListView

from core.people.listing import list_name, listing, name_key
from core.tournament.state import Tournament
from gui.safely import safely
from gui.widgets.boxes import NO_LIMIT
from gui.widgets.lined_table import leave_typing
from gui.words.names import called
from gui.words.tr import Context, dotted

tr = Context("tables")

Index = QModelIndex | QPersistentModelIndex
ENTRY = Qt.ItemDataRole.UserRole


class UnseatedModel(QAbstractListModel):
    """The players without a seat by name, as the tournament writes lists, with their team; a namesake has the
    club number beside the name: ``Sund, Bo 113``."""

    def __init__(self) -> None:
        super().__init__()
        self.people: list[tuple[int, str]] = []

    def take(self, state: Tournament) -> None:
        """Show the state; nothing happens while they are the same, so that who is chosen stays chosen."""
        how = listing(state)
        waiting = [(state.people.players[e.player], e.id) for e in state.without_seat]
        waiting.sort(key=lambda x: (name_key(x[0].name, how), x[1]))
        people = []
        for player, entry in waiting:
            tail = called(state, player).removeprefix(player.name)
            team = state.game.owner(entry)
            people.append((entry, dotted(list_name(player.name, how) + tail, team)))
        if people != self.people:
            self.beginResetModel()
            self.people = people
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(self.people)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry, name = self.people[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return name
        return entry if role == ENTRY else None


class UnseatedList(QListView):
    """Dragged from, as seats are; Enter and M ask for the seat. ``focused``: the keyboard came or went."""

    focused = Signal()
    drag_begun = Signal(int, QPixmap)
    dragged = Signal(QPoint)
    drag_ended = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.people = UnseatedModel()
        self.setModel(self.people)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setProperty("ownsEnter", True)
        self.setAccessibleName(tr("No seat yet"))
        self._pressed = QPersistentModelIndex()
        self._press_at = QPoint()
        self._dragging = False

    def in_a_line(self, room: int) -> bool:
        """Stand in one line if so much room (px) is enough, else below each other; return whether they do."""
        count = self.people.rowCount()
        line = sum(self.sizeHintForIndex(self.people.index(i, 0)).width() + 12 for i in range(count)) <= room
        self.setFlow(QListView.Flow.LeftToRight if line else QListView.Flow.TopToBottom)
        self.setSpacing(0)
        self.setMaximumHeight(self.sizeHintForRow(0) + 2 if line and count else NO_LIMIT)
        return line

    @safely
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_at = event.position().toPoint()
            self._pressed = QPersistentModelIndex(self.indexAt(self._press_at))

    @safely
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        way = event.position().toPoint() - self._press_at
        far = way.manhattanLength() >= QApplication.startDragDistance()
        held = event.buttons() & Qt.MouseButton.LeftButton and self._pressed.isValid()
        if held and far and not self._dragging:
            self._dragging = True
            picture = self.viewport().grab(self.visualRect(self.currentIndex()))
            self.drag_begun.emit(int(self._pressed.data(ENTRY)), picture)
        if self._dragging:
            self.dragged.emit(event.globalPosition().toPoint())
        elif not held:  # else the choice would run along under the pointer
            super().mouseMoveEvent(event)

    @safely
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._end(dropped=True)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._dragging:
            self._end(dropped=False)
        else:
            leave_typing(self, super().keyPressEvent, event)

    def _end(self, *, dropped: bool) -> None:
        dragging, self._dragging = self._dragging, False
        self._pressed = QPersistentModelIndex()
        if dragging:
            self.drag_ended.emit(dropped)

    @safely
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    @safely
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit()
