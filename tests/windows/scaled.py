"""Run by ``test_scaling`` in a process of its own, since Qt asks for its scale only once: the pages of a
window with two tournaments, as large as argv says, and whatever is cut or lies on something else."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

import core.store
from core.clock.timebase import Timebase
from core.say import acts
from gui.console.frame.pages import PAGES
from gui.desk.app import Program
from gui.program.session import Session
from gui.program.wiring import Wiring
from tests.gallery.check_widgets import problems
from tests.windows.conftest import HALL, HandClock, entropy
from tests.windows.console import nights


def main(width: int, height: int, look: str, letters: int) -> int:
    app = QApplication([])
    app.setFont(QFont(app.font().family(), letters))  # as the desktop hands it out, in points
    clock = HandClock()
    with tempfile.TemporaryDirectory() as folder:
        wiring = Wiring(
            store=core.store,
            wall=clock,
            steady=clock,
            entropy=entropy(),
            zone=HALL,
            data=Path(folder) / "data",
            documents=Path(folder) / "documents",
        )
        program = Program(app, wiring)
        program.choose_theme(look)
        program.show_start()
        window = program.window
        for name, players in (("Side event", 12), ("Thursday 200", 26)):
            log = core.store.create(Path(folder) / f"{name}.riffle")
            session = Session(log, Timebase(clock, clock), wiring.entropy, wiring.zone)
            nights.thursday(session, nights.names(players), -(-players // 9))
            session.do(acts.Start())
            session.close()
            program.open_path(log.path)
        window.resize(width, height)
        window.show()
        found = []
        for page in ["rulebook", *(name for name, *_ in PAGES)]:
            assert window.night is not None
            window.night.show_page(page)
            found += _seen(app, program, page)
        program.new()
        found += _seen(app, program, "guide")
        print(f"{window.devicePixelRatio():g}", f"{window.width()}x{window.height()}", *found, sep="\n")
        window._sure = True
        window.close()
    return 0


def _seen(app: QApplication, program: Program, page: str) -> list[str]:
    for _ in range(3):
        app.processEvents()
    return [f"{page}: {each}" for each in problems(program.window) if each.kind != "shortened"]


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], int(sys.argv[4])))
