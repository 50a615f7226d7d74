"""Digits to click beside a focused field: numbers can be entered with the mouse alone.

The pad sends real key events to its field, so that the field need not know it; the first key typed on the
keyboard closes it.
"""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QLineEdit, QMainWindow, QWidget

from gui.safely import safely
from gui.widgets.boxes import cells
from gui.widgets.key_button import KeyButton
from gui.words.tr import Context

tr = Context("console")


_ROWS = ("789", "456", "123", ":0⌫")
_CELL, _BESIDE, _SIDE, _GAP = QSize(52, 40), 6, 8, 5
_KEYS = {"↵": Qt.Key.Key_Return, "⌫": Qt.Key.Key_Backspace}


class NumberPad(QFrame):
    """A pad of digits, one for each window, that lies over it and never has the keyboard. The first key, a
    click elsewhere, and the end of its field close it."""

    def __init__(self, window: QWidget) -> None:
        flags = Qt.WindowType.ToolTip | Qt.WindowType.FramelessWindowHint
        super().__init__(window, flags | Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setProperty("card", True)
        self.setAccessibleName(tr("Number pad"))
        self.field: QLineEdit | None = None
        self._over: QObject | None = None
        self._from_field = QPoint()
        self._fresh = self._typing = False
        self._extra = ""
        self.buttons: dict[str, KeyButton] = {}
        grid = cells(_GAP, _GAP, margins=(_SIDE, _SIDE, _SIDE, _SIDE), of=self)
        for row, signs in enumerate(_ROWS):
            for column, sign in enumerate(signs):
                grid.addWidget(self._button(sign), row, column)
        enter = self._button("↵")
        enter.setFixedWidth(3 * _CELL.width() + 2 * _GAP)
        grid.addWidget(enter, len(_ROWS), 0, 1, 3)

    def _button(self, sign: str) -> KeyButton:
        button = KeyButton(sign, kind="primary" if sign == "↵" else "")
        button.setFixedSize(_CELL)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if sign in _KEYS:
            button.setAccessibleName(tr("Enter" if sign == "↵" else "Backspace"))
        button.clicked.connect(partial(self._press, sign))
        self.buttons[sign] = button
        return button

    # -- opening and closing

    def open_for(self, field: QLineEdit, sign: str) -> None:
        """Open beside this field; the first digit replaces its text. ``sign`` is one more key, ":" of a time,
        " " between numbers."""
        if field is self.field and self.isVisible():
            return
        self.close_pad()
        self.field, self._fresh = field, True
        self._extra = sign
        self.buttons[":"].setVisible(bool(sign))
        self.buttons[":"].say({" ": tr("Space")}.get(sign, sign))
        self._over = field.window().windowHandle()
        for watched in (field, self._over):
            if watched is not None:
                watched.installEventFilter(self)
        self.adjustSize()
        self.move(self._place(field))
        self._from_field = self.pos() - field.mapToGlobal(QPoint())
        self.show()
        self.raise_()

    def close_pad(self) -> None:
        for watched in (self.field, self._over):
            if watched is not None:
                watched.removeEventFilter(self)
        self.field = self._over = None
        self.hide()

    def _place(self, field: QLineEdit) -> QPoint:
        """Return the place beside the field that covers the fewest clickable widgets."""
        window, size = field.window(), self.sizeHint()
        room = field.screen().availableGeometry()
        if isinstance(window, QMainWindow):  # a dialog is too small to contain it
            room &= _on_screen(window)
        at = _on_screen(field)
        corners = (
            QPoint(at.right() + _BESIDE, at.top()), QPoint(at.left(), at.bottom() + _BESIDE),
            QPoint(at.left(), at.top() - _BESIDE - size.height()),
            QPoint(at.left() - _BESIDE - size.width(), at.top()),
        )  # fmt: skip
        lowest, furthest = room.bottom() - size.height(), room.right() - size.width()
        inside = (
            QPoint(max(room.left(), min(p.x(), furthest)), max(room.top(), min(p.y(), lowest)))
            for p in corners
        )
        places = [QRect(corner, size) for corner in inside]
        clicked = [*window.findChildren(QLineEdit), *window.findChildren(QAbstractButton)]
        others = [_on_screen(w) for w in clicked if w.isVisible() and w is not field]
        free = [p for p in places if not p.intersects(at)] or places
        return min(free, key=lambda p: sum(p.intersects(other) for other in others)).topLeft()

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self.field:
            if kind == QEvent.Type.KeyPress and not self._typing and isinstance(event, QKeyEvent):
                self.close_pad()
                return event.key() == Qt.Key.Key_Escape  # Esc closes the pad and nothing else
            if kind in (QEvent.Type.FocusOut, QEvent.Type.Hide, QEvent.Type.EnabledChange):
                self.close_pad()
        elif kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            field = self.field
            if field is None or not _on_screen(field).contains(event.globalPosition().toPoint()):
                self.close_pad()
        elif kind in (QEvent.Type.Move, QEvent.Type.Resize):
            QTimer.singleShot(0, self, self._follow)  # once the window's layout is done
        return False

    def _follow(self) -> None:
        """Move with the field: a dialog grows with its messages."""
        if self.field is not None:
            self.move(self.field.mapToGlobal(QPoint()) + self._from_field)

    # -- typing --------------------------------------------------------------------------------------

    def _press(self, sign: str) -> None:
        field = self.field
        if field is None:
            return
        enter = sign == "↵"
        typed = self._extra if sign == ":" else sign
        if self._fresh and typed.isdecimal():
            field.selectAll()
        elif self._fresh:
            field.end(False)
        self._fresh = False
        if enter:
            self.close_pad()
        self._typing = True
        key = _KEYS.get(typed, Qt.Key(ord(typed)))
        text = "" if typed in _KEYS else typed
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if kind == QEvent.Type.KeyPress or not enter:
                QApplication.sendEvent(field, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text))
        self._typing = False
        if enter:
            self._go_on(field)

    def _go_on(self, field: QLineEdit) -> None:
        """Follow the focus to the next number field after Enter."""
        then = QGuiApplication.focusObject()
        opener = then.findChild(_Opener) if then is not field and isinstance(then, QLineEdit) else None
        if isinstance(opener, _Opener):
            opener.open()


def _on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


class _Opener(QObject):
    """Opens the pad when its field is clicked into."""

    def __init__(self, field: QLineEdit, sign: str) -> None:
        super().__init__(field)
        self._field, self._sign = field, sign
        field.installEventFilter(self)

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonRelease
            and event.button() == Qt.MouseButton.LeftButton
            and not self._field.hasSelectedText()
        ):
            self.open()
        return False

    def open(self) -> None:
        if self._field.isReadOnly() or not self._field.isEnabled():
            return
        window = self._field.window()
        pad = window.findChild(NumberPad, options=Qt.FindChildOption.FindDirectChildrenOnly)
        (pad if isinstance(pad, NumberPad) else NumberPad(window)).open_for(self._field, self._sign)


def with_pad(field: QLineEdit, sign: str = "") -> None:
    """Make a click into this field open the pad; ``sign`` is a key beside its digits."""
    _Opener(field, sign)
