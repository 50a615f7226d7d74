"""A table as it stands in the room: an oval with its seats, for mouse and keys."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
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
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from gui.console.tables.oval_names import written
from gui.console.tables.oval_paint import Looks, paint_table, seat_picture
from gui.console.tables.oval_shape import (
    BARE_HIGH,
    BARE_WIDE,
    LEAST_WIDE,
    MOST_NAMED,
    Shape,
    bare,
    least_high,
    named,
    small,
)
from gui.console.tables.views import Maker, SeatView, TableView
from gui.safely import safely
from gui.widgets.themed import theme_of

_Reason = Qt.FocusReason
_BY_KEY = (_Reason.TabFocusReason, _Reason.BacktabFocusReason, _Reason.ShortcutFocusReason)
_NEXT = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
_KEYPAD = Qt.KeyboardModifier.KeypadModifier


class TableOval(QWidget):
    """``large`` with names for the Tables page, else small for Tonight. Seats count from 1; in
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

    def __init__(self, *, large: bool) -> None:
        super().__init__()
        self.large = large
        self.selected = 0
        # The chosen seat was given to somebody just now: Enter is no longer about it.
        self.given = False
        self._make: Maker = lambda: TableView(0, "", "")
        self._view: TableView | None = None
        self._hovered = self._target = self._pressed = 0
        self._press_at = QPointF()
        self._held = self._dragging = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if large else Qt.FocusPolicy.NoFocus)

    # -- content

    def show_view(self, make: Maker) -> None:
        """Show the table made by this when it is seen; one that is seen is painted only if it differs."""
        before, self._make, self._view = self._view, make, None
        if before is None or self.visibleRegion().isEmpty() or self.view != before:
            self.update()

    @property
    def view(self) -> TableView:
        """Return the table as it is shown, made when it is first asked for."""
        if self._view is None:
            self._view = self._make()
            self.setAccessibleName(self._view.said)
            if self.selected > self._view.size:
                self.select(0)
        return self._view

    def select(self, seat: int) -> None:
        """Ring this seat, 0 for none."""
        if seat != self.selected:
            self.selected, self.given = seat, False
            self.selected_changed.emit(seat)
            self.update()

    @property
    def opens(self) -> bool:
        """Return whether Enter opens the chosen seat."""
        return bool(self.selected) and not self.given

    def seat(self, seat: int) -> SeatView | None:
        return self.view.seats[seat - 1] if 1 <= seat <= self.view.size else None

    def seat_centre(self, seat: int) -> QPoint:
        """Return the middle of a seat, for menus and for tests that click."""
        return self.shape_now.points[seat - 1].toPoint()

    @property
    def shape_now(self) -> Shape:
        size, wide, high = self.view.size, self.width(), self.height()
        if self.view.undrawn and self.large:
            roomy = wide >= BARE_WIDE and high >= BARE_HIGH and 1 < size <= MOST_NAMED
            return (bare if roomy else small)(wide, high, size)
        readable = self.large and wide >= LEAST_WIDE and high >= least_high([size])
        return (named if readable and 1 < size <= MOST_NAMED else small)(wide, high, size)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        view = self.view
        if not view.seats:
            return
        looks = Looks(theme_of(self), self._hovered, self.selected, self._target, self.hasFocus())
        painter = QPainter(self)
        paint_table(painter, self.shape_now, view, looks)
        painter.end()

    # -- the mouse -----------------------------------------------------------------------------------

    def _seat_at(self, at: QPointF, reach: float = 1.2) -> int:
        """Return the seat there, or whose name is written there."""
        shape = self.shape_now
        seat = shape.seat_at(at, reach)
        if seat or not shape.rows:
            return seat
        names = written(shape, self.view.seats, self.selected)
        return next((x.seat for x in names if x.box.contains(at)), 0)

    def _hover(self, seat: int) -> None:
        if seat != self._hovered:
            self._hovered = seat
            self.setCursor(Qt.CursorShape.PointingHandCursor if seat else Qt.CursorShape.ArrowCursor)
            self.update()

    @safely
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self._seat_at(event.position())
            self._press_at = event.position()
            self._held = self.large
            if self.large:
                self.select(self._pressed)

    @safely
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._dragging:
            self._hover(self._seat_at(event.position()))
            far = (event.position() - self._press_at).manhattanLength() >= QApplication.startDragDistance()
            if event.buttons() & Qt.MouseButton.LeftButton and self._held and far:
                self._begin()
        if self._dragging:
            self.dragged.emit(event.globalPosition().toPoint())

    @safely
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._dragging:
            self._end(dropped=True)
            return
        pressed, self._pressed, self._held = self._pressed, 0, False
        if self._seat_at(event.position()) != pressed:
            return
        if pressed:
            self.seat_clicked.emit(pressed)
        else:
            self.table_clicked.emit()

    @safely
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if seat := self._seat_at(event.position()):
            self.seat_activated.emit(seat)

    @safely
    def leaveEvent(self, event: QEvent) -> None:
        self._hover(0)
        super().leaveEvent(event)

    @safely
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            seat = self.selected
            at = self.seat_centre(seat) if seat else self.rect().center()
        else:
            seat, at = self._seat_at(QPointF(event.pos())), event.pos()
            if self.large:
                self.select(seat)
        self.menu_requested.emit(seat, self.mapToGlobal(at))

    @safely
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def _tip(self, at: QPointF) -> str:
        if not self.view.size:
            return ""
        seat = self.seat(self._seat_at(at))
        return seat.tip if seat is not None else self.view.said

    # -- keys ----------------------------------------------------------------------------------------

    @safely
    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in _BY_KEY and not self.selected and self.view.size:
            self.select(1)
        self.update()
        super().focusInEvent(event)
        self.focused.emit()

    @safely
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move round the table with the arrows, open the seat with Enter; leave other keys to the page."""
        key = Qt.Key(event.key())
        size = self.view.size
        if key == Qt.Key.Key_Escape and self._dragging:
            self._end(dropped=False)
        elif key in _NEXT and size and event.modifiers() | _KEYPAD == _KEYPAD:
            self.select((self.selected - 1 + _NEXT[key]) % size + 1 if self.selected else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.opens:
            self.seat_activated.emit(self.selected)
        elif key == Qt.Key.Key_Escape and self.selected:
            self.select(0)
        else:
            super().keyPressEvent(event)

    # -- dragging ------------------------------------------------------------------------------------

    def _begin(self) -> None:
        who = self.seat(self._pressed)
        self._held = False
        if who is None:
            self._dragging = True
            self.drag_begun.emit(0, self.picture())
        elif who.entry:
            self._dragging = True
            self.drag_begun.emit(who.entry, self.picture_of(who))

    def picture_of(self, who: SeatView) -> QPixmap:
        """Return the picture of a player who is dragged or glides."""
        return seat_picture(who, self.shape_now.radius, theme_of(self), self.devicePixelRatioF())

    def picture(self) -> QPixmap:
        """Return the table as it is seen, without the ground."""
        picture = QPixmap(self.size() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        self.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        return picture

    def _end(self, *, dropped: bool) -> None:
        self._dragging, self._pressed = False, 0
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
