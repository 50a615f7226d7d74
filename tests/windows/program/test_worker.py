"""The thread beside the windows: in order, handed over on the windows' thread, its errors told."""

from __future__ import annotations

from functools import partial
from threading import Event, get_ident

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt
from pytestqt.qtbot import QtBot

from gui.program.worker import Worker, bell

LONG = 30.0


def test_jobs_are_done_in_order_elsewhere_and_handed_over_here(qtbot: QtBot) -> None:
    worker = Worker("test")
    here, there, found = get_ident(), [], []

    def job() -> int:
        there.append(get_ident())
        return len(there)

    for _ in range(3):
        worker.do(job, lambda n: found.append((n, get_ident())))
    assert worker.wait(LONG)
    assert found == [(1, here), (2, here), (3, here)]
    assert here not in there
    assert len(set(there)) == 1
    worker.stop()


def test_what_is_ready_comes_by_itself(qtbot: QtBot) -> None:
    worker = Worker("test")
    found: list[int] = []
    worker.do(lambda: 7, found.append)
    qtbot.waitUntil(lambda: found == [7])
    worker.stop()


def test_an_error_is_raised_where_it_is_told(qtbot: QtBot) -> None:
    worker = Worker("test")

    def job() -> None:
        raise ZeroDivisionError

    found: list[int] = []
    # nothing is handed over by itself here: only by wait
    bell().rang.disconnect(worker.deliver)
    worker.do(job, lambda _: found.append(0))
    worker.do(lambda: 1, found.append)
    with pytest.raises(ZeroDivisionError):
        worker.wait(LONG)
    worker.deliver()
    assert found == [1]
    worker.stop()


def test_what_hangs_is_not_waited_for_for_ever_and_what_is_forgotten_not_done(qtbot: QtBot) -> None:
    worker = Worker("test")
    begun, go = Event(), Event()
    found: list[int] = []

    def hang() -> int:
        begun.set()
        go.wait(LONG)
        return 1

    worker.do(hang, found.append)
    worker.do(lambda: 2, found.append)
    assert begun.wait(LONG)
    assert not worker.wait(0)
    worker.forget()
    go.set()
    assert worker.wait(LONG)
    assert found == [1]
    worker.stop()


class Held(QObject):
    """Says on which thread it ended."""

    def __init__(self, ended: list[int]) -> None:
        super().__init__()
        self.destroyed.connect(lambda: ended.append(get_ident()), Qt.ConnectionType.DirectConnection)


def test_nothing_of_qt_ends_on_the_thread(qtbot: QtBot) -> None:
    """Neither the worker nor what its jobs hold, when it is thrown away before its thread has ended."""
    ended: list[int] = []
    begun, go = Event(), Event()

    def hang(_: Held) -> None:
        begun.set()
        go.wait(LONG)

    worker, held = Worker("test"), Held(ended)
    worker.destroyed.connect(lambda: ended.append(get_ident()), Qt.ConnectionType.DirectConnection)
    worker.do(partial(hang, held), lambda _: None)
    assert begun.wait(LONG)
    thread = worker._thread
    worker.stop()
    del worker, held
    assert ended == [get_ident()], "the worker has ended, what its job holds has not"
    go.set()
    assert thread is not None
    thread.join(LONG)
    qtbot.waitUntil(lambda: len(ended) == 2)
    assert set(ended) == {get_ident()}


def test_the_thread_is_never_the_last_to_hold_what_it_did(qtbot: QtBot) -> None:
    """However soon the windows' thread is done with it: here while the bell still rings on the other one."""
    ended: list[int] = []
    told: list[object] = []
    go = Event()
    worker = Worker("test")

    def done(_held: Held, result: object) -> None:
        """It is let go as this is over."""
        told.append(result)

    def ring_on() -> None:
        go.wait(LONG)

    held = Held(ended)
    bell().rang.connect(ring_on, Qt.ConnectionType.DirectConnection)
    try:
        worker.do(lambda: 7, partial(done, held))
        del held
        qtbot.waitUntil(lambda: told == [7])
        QCoreApplication.processEvents()
    finally:
        go.set()
        bell().rang.disconnect(ring_on)
    assert worker.wait(LONG)
    worker.stop()
    assert ended == [get_ident()]


def test_garbage_of_qt_is_collected_here(qtbot: QtBot) -> None:
    """However many objects the thread makes: one whose timer runs would end there and be called again."""
    ended: list[int] = []
    made: list[object] = []
    worker, held = Worker("test"), Held(ended)
    vars(held)["itself"] = held
    del held
    worker.do(lambda: [[] for _ in range(100_000)], made.append)
    assert worker.wait(LONG)
    worker.stop()
    assert ended == []
    qtbot.waitUntil(lambda: ended == [get_ident()])
