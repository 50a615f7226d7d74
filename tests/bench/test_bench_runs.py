"""Every measurement runs and has a result; ``main.py bench`` prints how fast it was."""

from __future__ import annotations

import gc
import math
import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

import core.store
from gui.console.frame.pages import PLACES
from gui.room.window import DisplayWindow
from gui.widgets.figures import Figures
from tests import arguments
from tests.bench import run
from tests.bench.bench_screens import PAGES, SCENES, Hall, under_way
from tests.bench.bench_windows import projected_clock
from tests.bench.night import played
from tests.children import VENV
from tests.windows.conftest import OFFSCREEN

# Without a screen no window can be raised; only that message is ignored.
pytestmark = pytest.mark.qt_log_ignore(OFFSCREEN, extend=True)

SMALL = run.Sizes(
    club=40,
    large=60,
    largest=40,
    drawn=50,
    accessible=2,
    halls=(30,),
    printed=30,
    event=6,
    dealt=6,
    final=4,
    rounds=1,
    frames=3,
    appends=4,
    seconds=3,
    side=(2, 4),
    hours=0.2,
    step=30,
    long=30,
    shown=("history", "moves"),
)


@pytest.fixture(autouse=True)
def _no_garbage_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking for garbage before each measurement only makes it steady, and took a fifth of the tests."""
    monkeypatch.setattr(gc, "collect", lambda *_: 0)


@pytest.fixture
def nights(tmp_path: Path) -> run.Nights:
    return run.Nights(core.store, tmp_path, SMALL)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("item", run.ITEMS)
def test_every_item_measures(item: str, nights: run.Nights) -> None:
    if item == "memory" and not hasattr(os, "sysconf"):
        pytest.skip("the system tells a process's memory in another way")
    if item == "start" and not VENV:
        pytest.skip("main.py makes a venv first, and this Python has none")
    rows = list(run.ITEMS[item](nights))
    assert rows
    for row in rows:
        assert all(math.isfinite(x) and x > 0 for x in row.ratio), row
        assert row.ratio[0] == pytest.approx(row.ratio[2] / row.ratio[1])
        assert len(run.shown(row)) < 110, "the table fits a terminal"


def test_every_page_measured_is_a_page_of_the_console() -> None:
    assert {*PAGES} <= {*PLACES}
    assert {*SMALL.shown} <= {*PAGES, *SCENES}


@pytest.mark.usefixtures("qapp")
def test_every_second_of_the_clock_is_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    painted = []
    real = DisplayWindow.paintEvent

    def paint(self: DisplayWindow, event: QPaintEvent) -> None:
        painted.append(self.board.time_text)
        real(self, event)

    monkeypatch.setattr(DisplayWindow, "paintEvent", paint)
    projected_clock(played(40).running(), seconds=5, rounds=2)
    assert len(set(painted)) >= 2 * 5


@pytest.mark.usefixtures("qapp")
def test_both_windows_are_painted_within_what_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[type] = []
    for kind in (DisplayWindow, Figures):
        real = kind.paintEvent

        def paint(self: QWidget, event: QPaintEvent, kind: type = kind, real: Any = real) -> None:
            painted.append(kind)
            real(self, event)

        monkeypatch.setattr(kind, "paintEvent", paint)
    hall = Hall(under_way(30))
    hall.settle()
    painted.clear()
    hall.done(hall.bust())
    assert {*painted} == {DisplayWindow, Figures}
    painted.clear()
    hall.settle()
    assert not painted, "nothing was left to be painted later"
    hall.close()


def test_the_help_names_every_item() -> None:
    assert {*run.ITEMS} == {*arguments.MEASURED}


def test_what_is_over_its_limit_is_said() -> None:
    assert run.shown(run.Row("x", (2.1, 0.1, 0.21), 2)).endswith("over")
    assert run.shown(run.Row("x", (1.9, 0.1, 0.19), 2)).endswith("ok")


def test_unknown_words_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run.run(["opne"], core.store)
    assert stopped.value.code == 2
    assert "opne" in capsys.readouterr().err
