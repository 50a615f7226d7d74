"""Start the windows: a window at once, empty but in its look, and then the console in it.

Everything this file imports delays the first window; ``gui.desk.app`` brings the rest."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QTimer, Signal
from PySide6.QtGui import QBrush, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from gui import theme
from gui.console.frame.window import ConsoleWindow
from gui.desk import arguments
from gui.program.club_library import KeptLibrary
from gui.program.wiring import Wiring
from gui.program.worker import bell
from gui.safely import safely
from gui.theme import DUTIES, DUTIES_NARROW, FOOTER, HEADER, RAIL, RAIL_NARROW
from gui.words.tr import speak_as_the_system, speak_language

if TYPE_CHECKING:
    from core.keeping.storage import Store
    from gui.desk.app import Program


class Waiting(QWidget):
    """``painted``: it is visible. With ``frame`` the panels of an open tournament, else only the ground."""

    painted = Signal()

    def __init__(self, look: theme.Theme, *, frame: bool) -> None:
        super().__init__()
        self._colours, self._frame = theme.palette(look), frame

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        _fill(painter, self._colours.window(), 0, 0, self.width(), self.height())
        if self._frame:
            self._panels(painter)
        painter.end()
        # Posted now, delivered when the window has handed its picture over.
        QTimer.singleShot(0, self, self.painted.emit)

    def _panels(self, painter: QPainter) -> None:
        surface, line = self._colours.base(), self._colours.midlight()
        w, h = self.width(), self.height()
        rail = RAIL if w >= theme.RAIL_BELOW else RAIL_NARROW
        duties = DUTIES if w >= theme.DRAWER_BELOW else DUTIES_NARROW
        between = h - HEADER - FOOTER
        _fill(painter, surface, 0, 0, w, HEADER)
        _fill(painter, line, 0, HEADER - 1, w, 1)
        _fill(painter, surface, 0, HEADER, rail, between)
        _fill(painter, line, rail - 1, HEADER, 1, between)
        _fill(painter, surface, w - duties, HEADER, duties, between)
        _fill(painter, line, w - duties, HEADER, 1, between)
        _fill(painter, surface, 0, h - FOOTER, w, FOOTER)
        _fill(painter, line, 0, h - FOOTER, w, 1)


def _fill(painter: QPainter, brush: QBrush, x: int, y: int, w: int, h: int) -> None:
    """Fill a rectangle. ``fillRect`` would cost 18 ms: to resolve its overloads PySide loads all of Qt's
    flags."""
    painter.setBackground(brush)
    painter.eraseRect(x, y, w, h)


PATIENCE = 500
"""Ms after which the console is made even if nothing was painted: a window may open minimised."""


def run(args: list[str], wired: Store | Wiring, begin: Callable[[Program], None] | None = None) -> int:
    """Open the windows, with FILE if one is named. ``main.py`` hands in the store; a test may hand in the
    whole wiring, with its own time. ``begin`` opens something else (the demo). Return the exit code."""
    file = arguments.start(args).file
    if isinstance(wired, Wiring):
        wiring = wired
    else:
        from gui.program.wiring import real

        wiring = real(wired)
        speak_as_the_system()
    known = QApplication.instance()
    app = known if isinstance(known, QApplication) else QApplication(sys.argv[:1])
    bell()  # first: no other thread may collect garbage, and nearly all that is made by now stays
    program = _made(app, wiring, frame=bool(file) or begin is not None)
    if program is None:
        return 0

    from gui.program import reports

    restore = reports.catch(wiring.data / "reports", wiring.wall, program.tell_error, program.report_nights)
    try:
        if begin is not None:
            begin(program)
        elif file:
            program.open_path(Path(file))
        else:
            program.show_start()
        program.window.take_keyboard()
        # Ask about the second screen once the console has found its own.
        QTimer.singleShot(0, program.screen.open_if_second)
    except Exception:  # an error of ours while opening a file: shown on the start page, which is there
        sys.excepthook(*sys.exc_info())
        program.show_start()
    try:
        return app.exec()
    finally:
        restore()


def _made(app: QApplication, wiring: Wiring, *, frame: bool) -> Program | None:
    """Return the program in its window, empty yet; None if that was closed already."""
    library = KeptLibrary(partial(wiring.store.open_library, wiring.data / "library.db"))
    speak_language(library.setting("language"))
    window = ConsoleWindow()
    look = theme.chosen(library.setting("theme")) or theme.seems(app)
    if not shown(window, Waiting(look, frame=frame)):
        library.close()
        return None
    from gui.desk.app import Program

    return Program(app, wiring, library, window)


def shown(window: ConsoleWindow, waiting: Waiting) -> bool:
    """Return when the window has been painted; False if it was closed by then."""
    loop = QEventLoop()
    waiting.painted.connect(loop.quit)
    window.leaving.connect(loop.quit)
    QTimer.singleShot(PATIENCE, loop, loop.quit)
    window.show_view(waiting)
    window.open()
    loop.exec()
    return window.isVisible()
