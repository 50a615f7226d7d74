"""Start Riffle as ``main.py FILE`` does: ``FILE DATA_FOLDER``. Prints PAINTED when its window is painted, and
STANDS when the console with its night is. Nothing is imported that Riffle would not have imported by then."""

import importlib
import os
import sys
from typing import TYPE_CHECKING

sys.path[0] = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from gui.console.frame.window import ConsoleWindow
    from gui.desk.start import Waiting


def begin(file: str, data: str) -> int:
    import bootstrap
    import main

    command, rest = main.find_command([file])
    bootstrap.begin([file], command.tools, command.qt, command.screen, [])
    main.hand_in(main.FORMATS)
    run = main.find(command.target)
    store = importlib.import_module("core.store")
    from dataclasses import replace
    from pathlib import Path

    from gui.desk import start
    from gui.program.wiring import real

    shown = start.shown

    def painted(window: "ConsoleWindow", waiting: "Waiting") -> bool:
        seen = []
        waiting.painted.connect(lambda: seen.append(True))
        there = shown(window, waiting)
        if seen:
            print("PAINTED", flush=True)
        _watch_console()
        return there

    start.shown = painted
    # The user's players, settings and recent nights stay unchanged.
    return int(run(rest, replace(real(store), data=Path(data))))


def _watch_console() -> None:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from gui.console.frame.night import NightView

    def stands() -> None:
        print("STANDS", flush=True)
        QApplication.quit()

    def paint(self: NightView, event: "QPaintEvent") -> None:
        # Posted now, done when all of the window is painted.
        QTimer.singleShot(0, stands)

    NightView.paintEvent = paint  # type: ignore[method-assign,assignment]


if __name__ == "__main__":
    sys.exit(begin(sys.argv[1], sys.argv[2]))
