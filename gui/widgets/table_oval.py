"""A table as it stands in the room: an oval with its seats, for mouse and keys."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from gui.console.tables.ovals import SeatView, TableView
from gui.widgets.oval_paint import Looks, paint_far, paint_table, seat_picture
from gui.widgets.oval_shape import Shape, shape
from gui.widgets.themed import theme_of

Mode = Literal["small", "large"]

_HINTS = {"small": QSize(268, 172), "large": QSize(400, 272)}
_LEAST = {"small": QSize(150, 104), "large": QSize(290, 212)}
NAMED = 250
"""Least width (px) with names."""
SEATED = 116
"""Least width (px) with seats; below it a table shows its name and its number of players."""
_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_NEXT = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
_KEYPAD = Qt.KeyboardModifier.KeypadModifier


class TableOval(QWidget):
    """``small`` for Tonight, ``large`` with names for the Tables page. Seats count from 1; in
    ``menu_requested`` 0 is the table itself. Drags are signals only (``drag_begun``: the entry, 0 for the
    table, and its picture; ``dragged``: where on the screen; ``drag_ended``: whether it was dropped): another
    widget is the target, and the page decides what a drop means."""

    seat_clicked = Signal(int)
    seat_activated = Signal(int)
    menu_requested = Signal(int, QPoint)
    table_clicked = Signal()
    drag_begun = Signal(int, QPixmap)
    dragged = Signal(QPoint)
    drag_ended = Signal(bool)
    selected_changed = Signal(int)
    focused = Signal()

    def __init__(self, mode: Mode = "small", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mode: Mode = mode
        self.view = TableView(0, "", "")
        self.selected = 0
        self._hovered = self._target = self._pressed = 0
        self._press_at = QPointF()
        self._held = self._dragging = False
        self._shape: Shape | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if mode == "large" else Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # -- content

    def set_view(self, view: TableView) -> None:
        """Show this table; repaint only if it differs."""
        if view is self.view or view == self.view:
            return
        if (view.size, view.empty) != (self.view.size, self.view.empty):
            self._shape = None
        self.view = view
        self.setAccessibleName(f"{view.title}, {view.line}" if view.line else view.title)
        if self.selected > view.size:
            self.select(0)
        self.update()

    def select(self, seat: int) -> None:
        """Ring this seat, 0 for none."""
        if seat != self.selected:
            self.selected = seat
            self.selected_changed.emit(seat)
            self.update()

    def seat(self, seat: int) -> SeatView | None:
        return self.view.seats[seat - 1] if 1 <= seat <= self.view.size else None

    def seat_centre(self, seat: int) -> QPoint:
        """Return the middle of a seat, for menus and for tests that click."""
        return self._made().points[seat - 1].toPoint()

    def sizeHint(self) -> QSize:
        return _HINTS[self.mode]

    def minimumSizeHint(self) -> QSize:
        return _LEAST[self.mode]

    @property
    def names(self) -> bool:
        """Return whether there is room for names beside the seats."""
        return self.mode == "large" and self.width() >= NAMED

    def _made(self) -> Shape:
        if self._shape is None:
            names = self.names and not self.view.empty
            self._shape = shape(self.width(), self.height(), self.view.size, names=names)
        return self._shape

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.view.size:
            return
        looks = Looks(theme_of(self), self.names, self._hovered, self.selected, self._target, self.hasFocus())
        painter = QPainter(self)
        if self.width() < SEATED:
            paint_far(painter, QRect(0, 0, self.width(), self.height()), self.view, looks)
        else:
            paint_table(painter, self._made(), QRect(0, 0, self.width(), self.height()), self.view, looks)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._shape = None
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.update()
        super().changeEvent(event)

    # -- the mouse -----------------------------------------------------------------------------------

    def _seat_at(self, at: QPointF, reach: float = 1.2) -> int:
        return self._made().seat_at(at, reach) if self.view.size and self.width() >= SEATED else 0

    def _hover(self, seat: int) -> None:
        if seat != self._hovered:
            self._hovered = seat
            hand = Qt.CursorShape.PointingHandCursor if seat else Qt.CursorShape.ArrowCursor
            self.setCursor(hand)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self._seat_at(event.position())
            self._press_at = event.position()
            self._held = self.mode == "large"
            if self.mode == "large":
                self.select(self._pressed)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self.dragged.emit(event.globalPosition().toPoint())
            return
        self._hover(self._seat_at(event.position()))
        far = (event.position() - self._press_at).manhattanLength() >= QApplication.startDragDistance()
        if event.buttons() & Qt.MouseButton.LeftButton and self._held and far:
            self._begin()
            if self._dragging:
                self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._dragging:
            self._end(dropped=True)
            return
        pressed, self._pressed = self._pressed, 0
        left, self._held = event.button() == Qt.MouseButton.LeftButton, False
        if left and self._seat_at(event.position()) == pressed:
            if pressed:
                self.seat_clicked.emit(pressed)
            else:
                self.table_clicked.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        seat = self._seat_at(event.position())
        if seat:
            self.seat_activated.emit(seat)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(0)
        super().leaveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            seat = self.selected
            at = self.seat_centre(seat) if seat else self.rect().center()
        else:
            seat, at = self._seat_at(QPointF(event.pos())), event.pos()
            if self.mode == "large":
                self.select(seat)
        self.menu_requested.emit(seat, self.mapToGlobal(at))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def _tip(self, at: QPointF) -> str:
        """Return the player's name at a seat or at a name beside the table, which may be cut; in the middle
        the table's own."""
        if not self.view.size or self.width() < SEATED:
            return ""
        made = self._made()
        seat = self.seat(self._seat_at(at))
        if seat is not None:
            return seat.tip
        if made.oval.contains(at):
            return self.accessibleName()
        taken = [x for x in self.view.seats if x.entry] if self.names else []
        away = [(QLineF(at, made.points[x.seat - 1]).length(), x.tip) for x in taken]
        return min(away, default=(0, ""))[1]

    # -- keys ----------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in _BY_KEY and not self.selected and self.view.size:
            self.select(1)
        self.update()
        super().focusInEvent(event)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move round the table with the arrows, open the seat with Enter; leave other keys to the page."""
        key = Qt.Key(event.key())
        size = self.view.size
        if key == Qt.Key.Key_Escape and self._dragging:
            self._end(dropped=False)
        elif key in _NEXT and size and event.modifiers() | _KEYPAD == _KEYPAD:
            self.select((self.selected - 1 + _NEXT[key]) % size + 1 if self.selected else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.selected:
            self.seat_activated.emit(self.selected)
        elif key == Qt.Key.Key_Escape and self.selected:
            self.select(0)
        else:
            super().keyPressEvent(event)

    # -- dragging ------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Begin to drag the pressed seat's player, or the table itself from its middle."""
        who = self.seat(self._pressed)
        self._held = False
        if self._pressed and (who is None or not who.entry):
            return
        self._dragging = True
        self.drag_begun.emit(who.entry if who is not None else 0, self._picture(who))

    def _picture(self, who: SeatView | None) -> QPixmap:
        """Return the picture under the pointer."""
        if who is not None:
            return seat_picture(who, self._made().radius, theme_of(self), self.devicePixelRatioF())
        picture = QPixmap(self.size() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        self.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)  # without the ground
        return picture

    def _end(self, *, dropped: bool) -> None:
        self._dragging = False
        self._pressed = 0
        self.drag_ended.emit(dropped)

    def drop_seat(self, at: QPointF, entry: int) -> int:
        """Return a near open seat that is not the dragged player's own; 0 for none."""
        seat = self._seat_at(at, 1.8)
        nearest = self.seat(seat)
        return 0 if nearest is None or nearest.state == "closed" or nearest.entry == entry else seat

    def aim(self, seat: int) -> None:
        """Show where the dragged player would be dropped, 0 for nowhere."""
        if seat != self._target:
            self._target = seat
            self.update()
