"""A thread for work that takes too long for the windows (disks that are slow, gone or hang), and the bell
by which any thread signals the windows.

One bell for the whole program, which ends with it: a thread that signalled a window's object could signal
one that is just being closed, or hold its last reference.
"""

import weakref
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Condition, Thread, current_thread, main_thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from gui.program.garbage import collect_on_this_thread


class Bell(QObject):
    """``rang`` is emitted on the windows' thread, whichever thread rings. ``waiting`` is emitted repeatedly
    while the windows' thread waits for another one: the clocks are drawn then, and nothing else happens."""

    rang = Signal()
    waiting = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._left: deque[Any] = deque()
        self.rang.connect(self._let_go)
        collect_on_this_thread(self)  # from the first bell on there are other threads

    def ring(self, left: list[Any]) -> None:
        """Ring the bell. ``left``: what the thread is done with and must not hold last, because it may lead
        to an object of Qt's. The list is emptied: the thread holds it no longer when the bell rings."""
        self._left.append(left.pop())
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


T = TypeVar("T")

# Seconds until a wait of the windows' thread is said, and between two pictures of the clocks meanwhile.
PATIENCE, LOOK = 0.2, 0.05


class Worker(QObject):
    """Jobs run one after the other; each result is handed to ``then`` on the windows' thread. An error of a
    job is raised there too, for the handler of uncaught errors.

    The thread knows the jobs and not this object: it could hold its last reference, and an object of Qt's
    that ends on another thread than its events takes the program with it.
    """

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name, self._jobs = name, _Jobs(bell().ring)
        self._thread: Thread | None = None
        weakref.finalize(self, self._jobs.stop)
        bell().rang.connect(self.deliver)

    def do(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        """Run the job soon; returns at once."""
        self._jobs.add(job, then)
        if self._thread is None:
            # daemon: a disk that hangs must not keep Riffle from ending
            self._thread = Thread(target=self._jobs.work, name=self._name, daemon=True)
            self._thread.start()

    def through(self, job: Callable[[], T], late: Callable[[], None] | None = None) -> T:
        """Run the job after all earlier ones, wait for it and return its result; its error is raised here.
        The windows take no key and no click meanwhile, but the clocks go on. ``late`` is called once if it
        takes longer than ``PATIENCE``."""
        results: list[tuple[Any, BaseException | None]] = []

        def noted() -> None:
            try:
                results.append((job(), None))
            except BaseException as error:
                results.append((None, error))

        self.do(noted, lambda _: None)
        wait(partial(self._jobs.until, lambda: bool(results)), None, late)
        if not results:
            raise RuntimeError("stopped while it was waited for")
        result, raised = results.pop()
        if raised is not None:
            raise raised
        return result  # type: ignore[no-any-return]

    def until(self, over: Callable[[], bool], seconds: float) -> bool:
        """Return whether ``over`` becomes true within this many seconds; the windows stand still
        meanwhile."""
        return self._jobs.until(over, seconds) and over()

    @property
    def waiting(self) -> int:
        """Return the number of jobs that have not begun."""
        return len(self._jobs.waiting)

    def forget(self) -> None:
        """Drop the jobs that have not begun."""
        self._jobs.forget()

    def wait(self, seconds: float, late: Callable[[], None] | None = None) -> bool:
        """Wait until all is done and handed over; False if that takes longer. The clocks go on. ``late`` is
        called once if it takes longer than ``PATIENCE``."""
        idle = wait(self._jobs.idle, seconds, late)
        self.deliver()
        return idle

    def stop(self) -> None:
        """Stop after the present job."""
        self._jobs.stop()

    def deliver(self) -> None:
        while self._jobs.done:
            then, result, error = self._jobs.done.popleft()
            if error is not None:
                raise error
            then(result)


def wait(over: Callable[[float], bool], most: float | None, late: Callable[[], None] | None = None) -> bool:
    """Wait until ``over`` is true, which is asked for so many seconds at a time; False after ``most``. The
    clocks go on where the windows' thread waits."""
    waited = 0.0
    while not over(LOOK if most is None else min(LOOK, most - waited)):
        waited += LOOK
        if late is not None and waited >= PATIENCE:
            late()
            late = None
        if most is not None and waited >= most:
            return False
        if current_thread() is main_thread():
            bell().waiting.emit()
    return True


class _Jobs:
    """The queue of jobs, and the results not handed over yet."""

    def __init__(self, ring: Callable[[list[Any]], None]) -> None:
        self.done: deque[tuple[Callable[[Any], None], Any, BaseException | None]] = deque()
        self._ring = ring
        self._changed = Condition()
        self.waiting: deque[tuple[Callable[[], Any], Callable[[Any], None]]] = deque()
        self._busy = self._stopped = False

    def add(self, job: Callable[[], Any], then: Callable[[Any], None]) -> None:
        with self._changed:
            self.waiting.append((job, then))
            self._changed.notify_all()

    def forget(self) -> None:
        with self._changed:
            self.waiting.clear()

    def idle(self, seconds: float) -> bool:
        """Return whether nothing waits or runs, within this many seconds."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._busy and not self.waiting, seconds)

    def until(self, over: Callable[[], bool], seconds: float) -> bool:
        """Return whether it becomes true, or no job will run any more, within this many seconds."""
        with self._changed:
            return self._changed.wait_for(lambda: over() or self._stopped, seconds)

    def stop(self) -> None:
        with self._changed:
            self._stopped = True
            self.waiting.clear()
            self.done.clear()
            self._changed.notify_all()

    def work(self) -> None:
        """Run jobs on the thread, until it is stopped."""
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self.waiting or self._stopped)
                if self._stopped:
                    return
                job, then = self.waiting.popleft()
                self._busy = True
            try:
                result, error = job(), None
            except BaseException as raised:
                result, error = None, raised
            with self._changed:
                if not self._stopped:
                    self.done.append((then, result, error))
            left = [(job, then, result, error)]
            del job, then, result, error
            self._ring(left)
