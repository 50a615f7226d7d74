"""Let a thread signal the windows, and keep the windows alive while their own thread waits for another.

One object for the whole program, which ends with it: a thread that signalled a window's object could signal
one that is just being closed, or hold its last reference.
"""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal


class Bell(QObject):
    """``rang`` is emitted on the windows' thread, whichever thread rings. ``waiting`` is emitted repeatedly
    while the windows' thread waits for another one: the clocks are drawn then, and nothing else happens."""

    rang = Signal()
    waiting = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._left: deque[Any] = deque()
        self.rang.connect(self._let_go)

    def ring(self, *left: Any) -> None:
        """``left``: objects the thread is done with and must not hold last, because they may lead to an
        object of Qt's."""
        self._left.append(left)
        del left
        with suppress(RuntimeError):  # Riffle is ending, and Qt has ended
            self.rang.emit()

    def _let_go(self) -> None:
        self._left.clear()


_bell: list[Bell] = []


def bell() -> Bell:
    """Return the one bell, made by the windows' thread when it first asks."""
    if not _bell:
        _bell.append(Bell())
    return _bell[0]
