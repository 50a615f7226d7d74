"""Dialogs that stay on the screen, however small it is or however large its letters are."""

from functools import cache
from string import ascii_letters, digits

from PySide6.QtCore import (
    QDeadlineTimer,
    QEvent,
    QEventLoop,
    QKeyCombination,
    QObject,
    QPoint,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShortcutEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QLayout, QLineEdit, QSizePolicy, QWidget

from gui.safely import safely
from gui.widgets.boxes import Part, down
from gui.widgets.labels import label
from gui.widgets.plain_scroll import PlainScroll

_FRAME = QSize(16, 48)
"""Px that a window's title and edges may take."""
_LEAST, _ROUND = 96, 24
_PATIENCE = 500
"""Ms that a system is given to hand the keyboard to a dialog."""
_TYPED = f"{ascii_letters}{digits}.,-/åäöéüÅÄÖÉÜ"


@cache
def _letters() -> dict[QKeySequence, tuple[Qt.Key, Qt.KeyboardModifier, str]]:
    """Return the characters that a dialog catches, each with its key, by what Qt calls that."""
    plain, shift = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    keys = [(Qt.Key(ord(x.upper())), shift if x.isupper() else plain, x) for x in _TYPED]
    return {QKeySequence(QKeyCombination(with_, key)): (key, with_, x) for key, with_, x in keys}


class _Catching(QShortcut):
    """Take the characters that were read with the one that opened the dialog, and hand them on to it: Qt
    sends them to nothing but shortcuts. One for them all: 76 took as long as many a dialog."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self.setKeys([*_letters()])

    @safely
    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QShortcutEvent):
            return super().event(event)
        typed = QKeyEvent(QEvent.Type.KeyPress, *_letters()[event.key()])
        self.setEnabled(False)  # Qt looks for a shortcut again
        QApplication.sendEvent(self._dialog.focusWidget() or self._dialog, typed)
        self.setEnabled(True)
        return True


class Dialog(QDialog):
    """A dialog that is gone once it was closed."""

    def __init__(self, parent: QWidget | None, title: str) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)

    def open(self) -> None:
        """Open it, and let no key be read before it has the keyboard: until then keys go to the window under
        it, where a letter would open a second dialog and any other key be lost. Where one is still being
        shown no second one opens."""
        shown = QApplication.activeModalWidget()
        if isinstance(shown, Dialog) and not shown.isActiveWindow() and not shown.isAncestorOf(self):
            shown.activateWindow()
            self.deleteLater()
            return
        super().open()
        catching = _Catching(self)
        patience = QDeadlineTimer(_PATIENCE)
        while self.isVisible() and not (self.isActiveWindow() or patience.hasExpired()):
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, 10)
        QTimer.singleShot(0, self, catching.deleteLater)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put a character typed where a button has the keyboard into the first field."""
        text, field = event.text(), next(filter(_takes_text, self.findChildren(QLineEdit)), None)
        if (
            text.strip()
            and text.isprintable()
            and field is not None
            and field is not QApplication.focusWidget()
        ):
            field.setFocus()
            QApplication.sendEvent(field, event)
        else:
            super().keyPressEvent(event)

    def lay_out(self, *parts: Part, gap: int = 12) -> None:
        heading = label(self.windowTitle(), "heading")
        down(heading, *parts, gap=gap, margins=(24, 20, 24, 20), of=self)


def _takes_text(field: QLineEdit) -> bool:
    return field.isVisible() and field.isEnabled() and not field.isReadOnly()


def room(widget: QWidget) -> QSize:
    """Return the largest size of a window on this screen."""
    return widget.screen().availableSize() - _FRAME


def open_at(dialog: QWidget, width: int, height: int) -> None:
    """Make it so large, or as large as the screen lets it be."""
    dialog.resize(QSize(width, height).boundedTo(room(dialog)))


def grow(dialog: QWidget) -> None:
    """Make it as tall as its content, which has become more, or as the screen."""
    layout = dialog.layout()
    if layout is None or not dialog.isVisible():
        return
    for body in dialog.findChildren(TallBody):
        body.updateGeometry()
    layout.activate()
    width, high = dialog.width(), layout.totalHeightForWidth(dialog.width())
    high = min(high if high > 0 else layout.totalSizeHint().height(), room(dialog).height())
    if high > dialog.height():
        dialog.resize(width, high)


class _Held(QWidget):
    """A label as tall as its words are at its width: a wrapped label would ask for as much as if it were
    narrow."""

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        tall = self.heightForWidth(self.width()) if self.hasHeightForWidth() else least.height()
        return QSize(least.width(), tall)


class TallBody(PlainScroll):
    """A body as tall as its content where there is room for it. Where there is none it scrolls, and whatever
    has the keyboard is in view."""

    def __init__(self, content: QLayout) -> None:
        super().__init__()
        self._held = _Held()
        content.setContentsMargins(0, 0, 0, 0)
        self._held.setLayout(content)
        self.setWidget(self._held)
        how = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        how.setHeightForWidth(True)
        self.setSizePolicy(how)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self) -> None:
        now = QApplication.focusWidget()
        if now is not None and self._held.isAncestorOf(now):
            top = now.mapTo(self._held, QPoint()).y()
            self.ensureVisible(0, top + now.height(), 0, _ROUND)
            self.ensureVisible(0, top, 0, _ROUND)

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        """Qt opens no window higher than two thirds of the screen."""
        super().showEvent(event)
        grow(self.window())

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what has the keyboard also where something was said above it, and make room for what is."""
        done = super().eventFilter(watched, event)
        if watched is self._held and event.type() == QEvent.Type.Resize:
            self._follow()
        elif watched is self._held and event.type() == QEvent.Type.LayoutRequest:
            grow(self.window())
        return done

    def heightForWidth(self, width: int) -> int:
        held = self._held
        return held.heightForWidth(width) if held.hasHeightForWidth() else held.sizeHint().height()

    def sizeHint(self) -> QSize:
        return self._held.sizeHint()

    def minimumSizeHint(self) -> QSize:
        least = self._held.minimumSizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(least.width() + bar, min(least.height(), _LEAST))
