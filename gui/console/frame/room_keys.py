"""The keys that are pressed while the room's window has the keyboard: they are the director's all the same.

On one screen that window stands small in the corner, and a click on it takes the keyboard. It uses two keys
itself; every other one brings the console to the front and acts there, in the order in which they were
pressed. Qt asks shortcuts before it sends a key to a widget, and never for a key that a program sends: so
those of the console are asked here.
"""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QShortcutEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gui.widgets.typed import BARE, CHORD

REFUSED = 300
"""So long (ms) the system has to give the console the keyboard: keys go there without it after that."""
_CLICKER = Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_F5
_WITH_SHIFT = CHORD | Qt.KeyboardModifier.ShiftModifier
_AS_BEFORE = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
_IN_WINDOW = Qt.ShortcutContext.WindowShortcut, Qt.ShortcutContext.ApplicationShortcut


class RoomKeys(QObject):
    """Hands the keys of the window of the room to the ``console``, or to the dialog that stands over it."""

    def __init__(self, console: QWidget) -> None:
        super().__init__(console)
        self._console = console
        self._waiting: list[QKeyEvent] = []
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        # Queued: once Qt has told everybody who has the keyboard.
        app.focusWindowChanged.connect(self._follow, Qt.ConnectionType.QueuedConnection)

    def take(self, event: QKeyEvent, *, covers: bool) -> None:
        """Let the key act in the console. ``covers``: the room's window may cover it; a clicker then works it
        unseen, as it does over the second screen."""
        if event.key() in BARE:
            return
        self._waiting.append(event.clone())
        if covers and event.key() in _CLICKER:
            self._hand_over()
            return
        window = self._window()
        if window.isMinimized():
            window.setWindowState(window.windowState() & _AS_BEFORE)
        window.activateWindow()
        if window.isActiveWindow():
            self._hand_over()
        elif len(self._waiting) == 1:
            QTimer.singleShot(REFUSED, self, self._hand_over)

    def _follow(self) -> None:
        if self._waiting and self._window().isActiveWindow():
            self._hand_over()

    def _window(self) -> QWidget:
        return QApplication.activeModalWidget() or self._console.window()

    def _hand_over(self) -> None:
        waiting, self._waiting = self._waiting, []
        for event in waiting:
            _press(self._window(), event)


def _press(window: QWidget, event: QKeyEvent) -> None:
    """Let the key act in the window as if it were pressed there."""
    focus = window.focusWidget() or window
    if not _send(focus, QEvent.Type.ShortcutOverride, event):
        found = next(_shortcuts(focus, event), None)
        if found is not None:
            owner, keys = found
            if not event.isAutoRepeat() or owner.autoRepeat():
                QApplication.sendEvent(owner, QShortcutEvent(keys, 0, False))
            return
    _send(focus, QEvent.Type.KeyPress, event)
    if isValid(focus):
        _send(focus, QEvent.Type.KeyRelease, event)


def _send(widget: QWidget, kind: QEvent.Type, event: QKeyEvent) -> bool:
    """Send the key as an event of this kind; return whether anybody took it."""
    sent = QKeyEvent(kind, event.key(), event.modifiers(), event.text(), event.isAutoRepeat())
    if kind == QEvent.Type.ShortcutOverride:
        sent.ignore()
    QApplication.sendEvent(widget, sent)
    return sent.isAccepted()


def _shortcuts(focus: QWidget, event: QKeyEvent) -> Iterator[tuple[QShortcut | QAction, QKeySequence]]:
    """Yield the shortcuts that the key is, while this widget has the keyboard; those of the widgets nearest
    to it first."""
    chord, text = event.modifiers() & CHORD, event.text()
    wanted = [QKeySequence((event.modifiers() & _WITH_SHIFT).value | event.key())]
    if text and text.isprintable() and not text.isalpha() and not chord:
        wanted.append(QKeySequence(event.key()))  # Shift is only what the character takes on this keyboard
    owners = [*_owners(focus)]
    for keys in wanted:
        found = [(x, context) for x, has, context in owners if keys in has and x.isEnabled()]
        for owner, _ in sorted(found, key=lambda x: x[1] in _IN_WINDOW):
            yield owner, keys


def _owners(
    focus: QWidget,
) -> Iterator[tuple[QShortcut | QAction, list[QKeySequence], Qt.ShortcutContext]]:
    """Yield what has shortcuts that work while this widget has the keyboard, with these."""
    window = focus.window()
    for shortcut in window.findChildren(QShortcut):
        at = shortcut.parent()
        if isinstance(at, QWidget) and _works(shortcut.context(), at, focus):
            yield shortcut, [*shortcut.keys()], shortcut.context()
    for action in window.findChildren(QAction):
        context, has = action.shortcutContext(), [*action.shortcuts()]
        places = (x for x in action.associatedObjects() if isinstance(x, QWidget)) if has else ()
        if any(_works(context, at, focus) for at in places):
            yield action, has, context


def _works(context: Qt.ShortcutContext, owner: QWidget, focus: QWidget) -> bool:
    """Return whether a shortcut of this widget works while the other one has the keyboard."""
    if not (owner.isVisible() and owner.isEnabled()):
        return False
    if context == Qt.ShortcutContext.WidgetShortcut:
        return owner is focus
    if context == Qt.ShortcutContext.WidgetWithChildrenShortcut:
        return owner is focus or owner.isAncestorOf(focus)
    return owner.window() is focus.window()
