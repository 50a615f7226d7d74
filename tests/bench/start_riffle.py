"""Riffle started as ``main.py FILE`` starts it, saying when its window is painted: ``FILE DATA_FOLDER``."""

import importlib
import sys
from dataclasses import replace
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[2])


def start(file: str, data: Path) -> int:
    import bootstrap
    import main

    command, rest = main.find_command([file])
    bootstrap.begin([file], command.dev, command.qt, command.screen, [])
    module, function = command.target.split(":")
    run = getattr(importlib.import_module(module), function)
    store = importlib.import_module("core.store")
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication

    from gui.console.window import ConsoleWindow
    from gui.timebase import real

    def painted() -> None:
        print("PAINTED", flush=True)
        QApplication.quit()

    def paint(self: ConsoleWindow, event: QPaintEvent) -> None:
        QTimer.singleShot(0, painted)

    ConsoleWindow.paintEvent = paint  # type: ignore[method-assign,assignment]
    # The players, settings and recent nights of whoever measures stay as they are.
    return int(run(rest, replace(real(store), data=data)))


if __name__ == "__main__":
    sys.exit(start(sys.argv[1], Path(sys.argv[2])))
