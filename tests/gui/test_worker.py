"""The thread beside the windows: in order, handed over on the windows' thread, its errors told."""

from __future__ import annotations

from threading import Event, get_ident

import pytest
from pytestqt.qtbot import QtBot

from gui.worker import Worker

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
    worker._ready.disconnect()
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
