"""A thread of its own for what takes longer than a hand may wait: disks that are slow, gone or hang."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

T = TypeVar("T")


class Worker(QObject):
    """Jobs are done one after the other; what each came to is handed to ``then`` on the windows' thread. An
    error of a job is raised there too, where errors nobody caught are told."""

    _ready = Signal()

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._changed = Condition()
        self._waiting: deque[tuple[Callable[[], Any], Callable[[Any], None]]] = deque()
        self._done: deque[tuple[Callable[[Any], None], Any, BaseException | None]] = deque()
        self._busy = self._stopped = False
        self._thread: Thread | None = None
        self._ready.connect(self.deliver)

    def do(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        """Soon; returns at once."""
        with self._changed:
            self._waiting.append((job, then))
            self._changed.notify_all()
        if self._thread is None:
            # daemon: a disk that hangs must not keep Riffle from ending
            self._thread = Thread(target=self._work, name=self._name, daemon=True)
            self._thread.start()

    def forget(self) -> None:
        """What was not begun is not done any more."""
        with self._changed:
            self._waiting.clear()

    def wait(self, seconds: float) -> bool:
        """Until all is done and handed over; False if that takes longer."""
        with self._changed:
            idle = self._changed.wait_for(lambda: not self._busy and not self._waiting, seconds)
        self.deliver()
        return idle

    def stop(self) -> None:
        """After what is being done."""
        with self._changed:
            self._stopped = True
            self._waiting.clear()
            self._done.clear()
            self._changed.notify_all()

    def deliver(self) -> None:
        while self._done:
            then, result, error = self._done.popleft()
            if error is not None:
                raise error
            then(result)

    def _work(self) -> None:
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._waiting or self._stopped)
                if self._stopped:
                    return
                job, then = self._waiting.popleft()
                self._busy = True
            try:
                result, error = job(), None
            except BaseException as raised:
                result, error = None, raised
            with self._changed:
                if self._stopped:
                    return
                self._done.append((then, result, error))
            with suppress(RuntimeError):  # the window it belongs to was closed meanwhile
                self._ready.emit()
