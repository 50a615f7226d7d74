"""The cost of the windows: starting Riffle, and the projected clock second by second. Ratios to bare Qt."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC
from pathlib import Path
from threading import Timer

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from core.clock.clock import Reading, read
from core.formats.fold import fold
from core.say.records import Action
from core.tournament.state import Tournament
from gui import theme
from gui.room import ink, paint
from gui.room.board import Board
from gui.room.build import SHOWN, Moment, board
from gui.room.window import DisplayWindow
from tests.bench.baselines.label_clock import LabelClock
from tests.bench.ratio import CouldNotRun, Ratio

HERE = Path(__file__).parent
SIZE = QSize(1920, 1080)
DARK = theme.projected(True)
PATIENCE = 30


def start(file: Path, data: Path, rounds: int = 7) -> tuple[Ratio, Ratio]:
    """Time from the process's beginning to the first painted window, and to the console with its night,
    offscreen, both against a bare window in turns."""
    file, data = file.resolve(), data.resolve()
    bare = [sys.executable, str(HERE / "baselines" / "window.py")]
    riffle = [sys.executable, str(HERE / "start_riffle.py"), str(file), str(data)]
    # Compiled by the first start, as for any user, and nothing left lying about.
    environment = dict(
        os.environ, PYTHONPYCACHEPREFIX=str(data / "compiled"), QT_QPA_PLATFORM=_offscreen(data)
    )
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    marks = ("PAINTED", "STANDS")
    _until(marks[:1], bare, data, environment), _until(marks, riffle, data, environment)
    first, second = [], []
    for _ in range(rounds):
        first += _until(marks[:1], bare, data, environment)
        second.append(_until(marks, riffle, data, environment))
    baseline = statistics.median(first)
    painted, stands = (statistics.median(times) for times in zip(*second, strict=True))
    return (painted / baseline, baseline, painted), (stands / baseline, baseline, stands)


def _offscreen(data: Path) -> str:
    """Return Qt's platform without a screen, large enough for the whole window: the default is 800 x 800."""
    data.mkdir(parents=True, exist_ok=True)
    screen = {"name": "hall", "x": 0, "y": 0, "width": SIZE.width(), "height": SIZE.height()}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    config = data / "screen.json"
    config.write_text(json.dumps({"screens": [screen]}), "utf-8")
    return f"offscreen:configfile={config.name}"  # started in its folder: the colon of C: would end the name


def _until(
    marks: Sequence[str], command: Sequence[str], folder: Path, environment: dict[str, str]
) -> list[float]:
    """Return the seconds until the command prints each of these words."""
    began = time.perf_counter()
    took = []
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        watch = Timer(PATIENCE, process.kill)
        watch.start()
        for mark in marks:
            if process.stdout.readline().strip() != mark:
                break
            took.append(time.perf_counter() - began)
        _, errors = process.communicate()
        watch.cancel()
    if len(took) < len(marks):
        lines = errors.strip().splitlines() or [f"not {marks[len(took)]} in {PATIENCE} s"]
        raise CouldNotRun(f"{Path(command[1]).name}: {lines[-1]}")
    return took


def projected_clock(night: Sequence[Action], seconds: int = 60, rounds: int = 5) -> Ratio:
    """Time a second of the projected clock at 1920 x 1080 in CPU time: the picture made from the state,
    compared with the present one, and painted where it differs; against a label whose text is set."""
    app = QApplication.instance() or QApplication([])
    state = fold(night)
    # a table has just broken: its moves are shown before the clock again
    now = night[-1].happened + SHOWN
    window, label = DisplayWindow(DARK), _label(board(Moment(state, _at(state, now), now, UTC)))
    window.resize(SIZE)
    window.show()
    label.show()

    def ours(second: int) -> None:
        moment = now + 1000 * second
        window.set_board(board(Moment(state, _at(state, moment), moment, UTC)))
        app.processEvents()

    def bare(second: int) -> None:
        label.time.setText(f"{19 - second // 60}:{59 - second % 60:02}")
        app.processEvents()

    _cpu(bare, 0, 3), _cpu(ours, 0, 3)
    first, second_ = [], []
    for turn in range(rounds):
        at = 3 + turn * seconds
        first.append(_cpu(bare, at, seconds))
        second_.append(_cpu(ours, at, seconds))
    window.close(), label.close()
    baseline, riffle = statistics.median(first), statistics.median(second_)
    return riffle / baseline, baseline, riffle


def _at(state: Tournament, now: int) -> Reading:
    return read(state.clock.levels, state.clock.position, now)


def _label(shown: Board) -> LabelClock:
    """Return the picture without its time as the background, and the place and font size of the time."""
    figures = [x for x in paint.compose(SIZE, shown, DARK) if isinstance(x, ink.Figure)]
    high = max(x.height for x in figures)
    time_place = QRect()
    for x in figures:
        if x.height == high:
            time_place |= ink.bounds(x)
    background = QPixmap.fromImage(paint.picture(SIZE, replace(shown, time_text=""), DARK))
    return LabelClock(background, time_place, theme.font(int(high * ink._OUTLINE / ink._digit_height()), 700))


def _cpu(each: Callable[[int], None], begin: int, count: int) -> float:
    """Return the CPU seconds of this process for one second shown."""
    clock = time.perf_counter if sys.platform == "win32" else time.process_time  # see ratio.WORKED
    began = clock()
    for second in range(begin, begin + count):
        each(second)
    return (clock() - began) / count
