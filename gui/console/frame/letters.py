"""Letters where no page has a key of its own for them: they are the command bar's, as digits are.

On a page of letters an unused one is nothing; the Space after it belongs to a name somebody began to type
there, and does not pause the clock. Nor does one after a digit that nothing took.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence, Qt
from PySide6.QtWidgets import QApplication, QWidget

from gui.console.frame.keys import TYPING
from gui.console.frame.pages import place_of

NAME_TYPED = 1000
"""A Space so soon (ms) after an unused letter or digit is part of a name or a seat."""
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class Letters(QObject):
    """Watches what has the keyboard inside ``home``. ``begin`` takes a letter on a page that has none of
    its own, which ``page`` tells; ``now`` is the time (ms)."""

    def __init__(
        self, home: QWidget, page: Callable[[], str], begin: Callable[[str], object], now: Callable[[], int]
    ) -> None:
        super().__init__(home)
        self._home, self._page, self._begin, self._now = home, page, begin, now
        self._unused_at: int | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_moved)

    def digit_typed(self) -> None:
        """A digit came that is perhaps nobody's."""
        self._unused_at = self._now()

    def being_typed(self) -> bool:
        """Whether an unused letter or digit came just before."""
        return self._unused_at is not None and 0 <= self._now() - self._unused_at < NAME_TYPED

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        self._unused_at = None  # a digit was a field's after all
        if before is not None:
            with suppress(RuntimeError):  # what had the keyboard may be gone with its page
                before.removeEventFilter(self)
        inside = now is not None and (now is self._home or self._home.isAncestorOf(now))
        if now is not None and inside and not isinstance(now, TYPING):
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that comes here is no key of the widget, the page or the console."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if not event.text().isalpha() or event.modifiers() | _SHIFT != _SHIFT:
            return False
        if place_of(self._page()).letters:
            self._unused_at = self._now()
            return False
        if isinstance(watched, QWidget) and _has_key(watched, event):
            return False  # of a deed that is off: its page says why
        self._begin(event.text())
        return True


def _has_key(widget: QWidget, event: QKeyEvent) -> bool:
    """Whether an action of the widget, on or off, has this key."""
    key = QKeySequence(event.keyCombination())
    return any(key in action.shortcuts() for action in widget.actions())
