"""A thread of its own for what takes longer than a hand may wait: disks that are slow, gone or hang."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Condition, Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject

from gui.bell import bell

T = TypeVar("T")


class Worker(QObject):
    """Jobs are done one after the other; what each came to is handed to ``then`` on the windows' thread. An
    error of a job is raised there too, where errors nobody caught are told.

    The thread knows the jobs and not this object: it would else be the last to let go of it, and an object of
    Qt's that ends on another thread than its events takes the program with it.
    """

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name, self._jobs = name, _Jobs(bell().ring)
        self._thread: Thread | None = None
        bell().rang.connect(self.deliver)

    def do(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        """Soon; returns at once."""
        self._jobs.add(job, then)
        if self._thread is None:
            # daemon: a disk that hangs must not keep Riffle from ending
            self._thread = Thread(target=self._jobs.work, name=self._name, daemon=True)
            self._thread.start()

    def forget(self) -> None:
        """What was not begun is not done any more."""
        self._jobs.forget()

    def wait(self, seconds: float) -> bool:
        """Until all is done and handed over; False if that takes longer."""
        idle = self._jobs.idle(seconds)
        self.deliver()
        return idle

    def stop(self) -> None:
        """After what is being done."""
        self._jobs.stop()

    def deliver(self) -> None:
        while self._jobs.done:
            then, result, error = self._jobs.done.popleft()
            if error is not None:
                raise error
            then(result)


class _Jobs:
    """What waits, and what is done and not handed over yet."""

    def __init__(self, ring: Callable[..., None]) -> None:
        self.done: deque[tuple[Callable[[Any], None], Any, BaseException | None]] = deque()
        self._ring = ring
        self._changed = Condition()
        self._waiting: deque[tuple[Callable[[], Any], Callable[[Any], None]]] = deque()
        self._busy = self._stopped = False

    def add(self, job: Callable[[], Any], then: Callable[[Any], None]) -> None:
        with self._changed:
            self._waiting.append((job, then))
            self._changed.notify_all()

    def forget(self) -> None:
        with self._changed:
            self._waiting.clear()

    def idle(self, seconds: float) -> bool:
        """Whether nothing waits or is being done, within so many seconds."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._busy and not self._waiting, seconds)

    def stop(self) -> None:
        with self._changed:
            self._stopped = True
            self._waiting.clear()
            self.done.clear()
            self._changed.notify_all()

    def work(self) -> None:
        """On the thread, until it is stopped."""
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
                if not self._stopped:
                    self.done.append((then, result, error))
            self._ring(job, then, result, error)
            del job, then, result, error
