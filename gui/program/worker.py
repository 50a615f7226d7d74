"""A thread of its own for what takes longer than a hand may wait: disks that are slow, gone or hang."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Callable
from functools import partial
from threading import Condition, Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject

from gui.program.bell import bell

T = TypeVar("T")

# Seconds the windows' thread waits without a word, and then between two pictures of the clocks.
PATIENCE, LOOK = 0.2, 0.05


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
        weakref.finalize(self, self._jobs.stop)
        bell().rang.connect(self.deliver)

    def do(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        """Soon; returns at once."""
        self._jobs.add(job, then)
        if self._thread is None:
            # daemon: a disk that hangs must not keep Riffle from ending
            self._thread = Thread(target=self._jobs.work, name=self._name, daemon=True)
            self._thread.start()

    def through(self, job: Callable[[], T], late: Callable[[], None] | None = None) -> T:
        """Wait for the job, after all that was to be done before it: what it came to; its error is raised
        here. The windows take no key and no click meanwhile, but the clocks go on. ``late`` is called once,
        where it takes longer than ``PATIENCE``."""
        found: list[tuple[Any, BaseException | None]] = []

        def noted() -> None:
            try:
                found.append((job(), None))
            except BaseException as error:
                found.append((None, error))

        self.do(noted, _nothing)
        _wait(partial(self._jobs.until, lambda: bool(found)), None, late)
        if not found:
            raise RuntimeError("stopped while it was waited for")
        result, raised = found.pop()
        if raised is not None:
            raise raised
        return result  # type: ignore[no-any-return]

    def until(self, over: Callable[[], bool], seconds: float) -> bool:
        """Whether it is so within so many seconds; the windows stand still for them."""
        return self._jobs.until(over, seconds) and over()

    def forget(self) -> None:
        """What was not begun is not done any more."""
        self._jobs.forget()

    def wait(self, seconds: float) -> bool:
        """Until all is done and handed over; False if that takes longer. The clocks go on."""
        idle = _wait(self._jobs.idle, seconds)
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


def _nothing(_: object) -> None:
    """Whoever waited for the job has what it came to."""


def _wait(over: Callable[[float], bool], most: float | None, late: Callable[[], None] | None = None) -> bool:
    """Until it is ``over``, which is asked for so many seconds at a time; False where that takes ``most``."""
    asked = PATIENCE if most is None else min(PATIENCE, most)
    left = most
    while not over(asked):
        if late is not None:
            late()
            late = None
        if left is not None:
            left -= asked
            if left <= 0:
                return False
        bell().waiting.emit()
        asked = LOOK
    return True


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

    def until(self, over: Callable[[], bool], seconds: float) -> bool:
        """Whether it is so, or nothing will be done any more, within so many seconds."""
        with self._changed:
            return self._changed.wait_for(lambda: over() or self._stopped, seconds)

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
