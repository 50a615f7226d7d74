"""Starts Riffle's windows as ``main.py`` does, but with a time that the test sets: a file holding
milliseconds. Run as its own process, so that it can be killed like one. ``FOLDER/stands`` is there as soon
as the console is: the window is, a moment before."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

import core.store


def time_from(path: Path) -> int:
    return int(path.read_text("ascii"))


def run(arguments: list[str]) -> int:
    """``TIMEFILE FOLDER [FILE.riffle]``"""
    from gui.console.frame.window import ConsoleWindow
    from gui.desk import start
    from gui.program.wiring import real

    time_file, folder = Path(arguments[0]), Path(arguments[1])
    wiring = replace(
        real(core.store),
        wall=lambda: time_from(time_file),
        steady=lambda: time_from(time_file),
        data=folder / "data",
        documents=folder / "documents",
        gap=10**12,
    )
    take = ConsoleWindow.take_keyboard

    def stands(window: ConsoleWindow) -> None:
        take(window)
        (folder / "stands").touch()

    ConsoleWindow.take_keyboard = stands  # type: ignore[method-assign,assignment]
    return start.run(arguments[2:], wiring)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "xcb")
    sys.exit(run(sys.argv[1:]))
