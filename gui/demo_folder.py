"""What a demo night leaves behind: clock scenes as pictures and printed lists as PDF."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import tzinfo
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from core.clock import Reading, read
from core.director import Director
from gui import theme
from gui.display import build, paint
from gui.printing.documents import DOCUMENTS
from gui.printing.output import to_pdf

LOOK_EVERY = 45_000


class Album:
    """Takes each scene of each level once, and prints the lists when the first seats are drawn."""

    def __init__(self, folder: Path, director: Director, zone: tzinfo, size: tuple[int, int]) -> None:
        self._app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
        theme.load_fonts()
        self._folder, self._director, self._zone, self._size = folder, director, zone, QSize(*size)
        self._seen: set[tuple[str, int]] = set()
        self._printed = False

    def _reading(self, moment: int) -> Reading:
        t = self._director.state
        return read(t.levels, t.clock, moment)

    def moments(self, start: int, end: int) -> Iterator[int]:
        """When in this stretch, in which nothing is done, the room sees something new."""
        t = self._director.state
        if not t.live:
            return
        for moment in range(start, end, LOOK_EVERY):
            reading = self._reading(moment)
            key = (build.scene_for(t, reading, moment), reading.index)
            if key not in self._seen and (reading.phase == "before" or reading.elapsed >= LOOK_EVERY):
                self._seen.add(key)
                yield moment

    def take(self, moment: int) -> None:
        """The scene as a PNG; with the seating scene also the seating lists as PDF."""
        t, reading = self._director.state, self._reading(moment)
        board = build.board(t, reading, moment, self._zone)
        scene = "countdown" if reading.phase == "before" and board.scene == "paused" else board.scene
        row = "" if reading.phase == "before" else f"-row{reading.index + 1:02d}"
        picture = paint.picture(self._size, board, theme.PROJECTED_DARK)
        picture.save(str(self._folder / f"{scene}{row}.png"))
        if board.scene == "seating" and not self._printed:
            self._printed = True
            for name, make in DOCUMENTS:
                doc = make(self._director, moment, self._zone)
                to_pdf(doc, self._folder / f"{name.replace('_', '-')}.pdf")
