"""Those who have no seat yet, beside the floor: dragged to one as players are from seat to seat."""

from __future__ import annotations

from PySide6.QtCore import QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QListView

from gui.console.tables.unseated import ENTRY, UnseatedModel
from gui.words.tr import Context

tr = Context("tables")


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

    def keyboardSearch(self, search: str) -> None:
        """Nothing: letters are deeds."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_at = event.position().toPoint()
            self._pressed = QPersistentModelIndex(self.indexAt(self._press_at))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        far = (
            event.position().toPoint() - self._press_at
        ).manhattanLength() >= QApplication.startDragDistance()
        held = event.buttons() & Qt.MouseButton.LeftButton and self._pressed.isValid()
        if held and far and not self._dragging:
            self._dragging = True
            self.drag_begun.emit(int(self._pressed.data(ENTRY)), self._picture())
        if self._dragging:
            self.dragged.emit(event.globalPosition().toPoint())
        elif not held:  # else the choice would run along under the pointer
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._end(dropped=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._dragging:
            self._end(dropped=False)
        else:
            super().keyPressEvent(event)

    def _end(self, *, dropped: bool) -> None:
        dragging, self._dragging = self._dragging, False
        self._pressed = QPersistentModelIndex()
        if dragging:
            self.drag_ended.emit(dropped)

    def _picture(self) -> QPixmap:
        return self.viewport().grab(self.visualRect(self.currentIndex()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit()
