"""The results of a demo night: clock scenes as pictures and printed lists as PDF."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import tzinfo
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from core.clock.clock import Reading, read
from core.paper.race_sheets import anything_to_race
from core.tournament.director import Director
from gui import theme
from gui.paper.documents import DOCUMENTS
from gui.paper.pdf import to_pdf
from gui.room import build, paint

LOOK_EVERY = 45_000
# Not printed with the seating lists: at that time nothing is raced off, nobody penalised, nobody out.
IN_BREAKS = ("dealer_sheets", "pack")
AT_THE_END = ("redraw", "payouts", "payout_slips", "results", "conduct")


class Album:
    """Take each scene of each level once, and print the lists when the first seats are drawn."""

    def __init__(self, folder: Path, director: Director, zone: tzinfo, size: tuple[int, int]) -> None:
        self._app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
        theme.load_fonts()
        self._folder, self._director, self._zone, self._size = folder, director, zone, QSize(*size)
        self._seen: set[tuple[str, int]] = set()
        self._printed = False

    def _reading(self, moment: int) -> Reading:
        t = self._director.state
        return read(t.clock.levels, t.clock.position, moment)

    def moments(self, start: int, end: int) -> Iterator[int]:
        """Yield the times between two actions when the room sees something new."""
        t = self._director.state
        if not t.people.live:
            return
        for moment in range(start, end, LOOK_EVERY):
            reading = self._reading(moment)
            key = (build.scene_for(t, reading, moment), reading.index)
            if key not in self._seen and (reading.phase == "before" or reading.elapsed >= LOOK_EVERY):
                self._seen.add(key)
                yield moment

    def take(self, moment: int) -> None:
        """Save the scene as a PNG; with the seating scene also the lists as PDF, in a break the race
        sheets."""
        t, reading = self._director.state, self._reading(moment)
        board = build.board(t, reading, moment, self._zone)
        scene = "countdown" if reading.phase == "before" and board.scene == "paused" else board.scene
        row = "" if reading.phase == "before" else f"-row{reading.index + 1:02d}"
        picture = paint.picture(self._size, board, theme.PROJECTED_DARK)
        picture.save(str(self._folder / f"{scene}{row}.png"))
        if board.scene == "seating" and not self._printed:
            self._printed = True
            for name in (x for x, _ in DOCUMENTS if x not in (*IN_BREAKS, *AT_THE_END)):
                self._print(name, moment)
        if board.scene == "break":
            self._print("pack", moment, row)
        if board.scene == "break" and anything_to_race(t, moment):
            self._print("dealer_sheets", moment, row)

    def close(self, moment: int) -> None:
        """Print the lists of a finished night."""
        for name in AT_THE_END:
            self._print(name, moment)

    def _print(self, name: str, moment: int, row: str = "") -> None:
        doc = dict(DOCUMENTS)[name](self._director, moment, self._zone)
        to_pdf(doc, self._folder / f"{name.replace('_', '-')}{row}.pdf")
