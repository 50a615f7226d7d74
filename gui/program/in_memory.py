"""A tournament without a file, for what is tried before a file is made."""

from __future__ import annotations

from pathlib import Path

from core.clock.timebase import GAP, Timebase
from core.keeping.salvage import Damage
from core.log.order import MemoryLog
from core.rulebook.house_books import HouseBooks
from gui.program.session import Session
from gui.program.wiring import Wiring


class _NoFile(MemoryLog):
    """A log that is gone with its session."""

    damage: Damage | None = None
    last_beat: int | None = None
    path = Path()

    def beat(self, now_ms: int) -> bool:
        return True

    def export_copy(self, path: Path) -> None:
        raise NotImplementedError

    def close(self) -> None:
        self.actions = []


def session_in_memory(wiring: Wiring, books: HouseBooks) -> Session:
    """Begin an empty tournament that no file keeps."""
    base = Timebase(wiring.wall, wiring.steady, gap=wiring.gap or GAP)
    session = Session(_NoFile(), base, wiring.entropy, wiring.zone)
    session.books = books
    return session
