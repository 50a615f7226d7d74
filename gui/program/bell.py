"""How a thread beside the windows says that there is something to look at, and how the windows stay alive
while their own thread waits for one.

One object for the whole program, which ends with it: a thread that told a window's own object would tell one
that is just being closed, or be the last to hold it.
"""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal


class Bell(QObject):
    """``rang`` comes on the windows' thread, whichever thread rings. ``waiting`` comes again and again while
    the windows' thread waits for another one: the clocks are drawn then, and nothing else happens."""

    rang = Signal()
    waiting = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._left: deque[Any] = deque()
        self.rang.connect(self._let_go)

    def ring(self, *left: Any) -> None:
        """``left``: what the thread has done with and must not be the last to hold, because it may come to
        an object of Qt's."""
        self._left.append(left)
        del left
        with suppress(RuntimeError):  # Riffle is ending, and Qt has ended
            self.rang.emit()

    def _let_go(self) -> None:
        self._left.clear()


_bell: list[Bell] = []


def bell() -> Bell:
    """The one bell, made by the windows' thread when it first asks."""
    if not _bell:
        _bell.append(Bell())
    return _bell[0]
