"""Note in the club's library which nights' clocks run: after a crash the start page shows them."""

from __future__ import annotations

from pathlib import Path

from core.keeping.directory import ClubLibrary
from gui.program.club_library import in_turn
from gui.program.session import Session

KEY = "running"


def running(library: ClubLibrary) -> set[Path]:
    """Return the nights whose clock ran at the last look."""
    noted = library.setting(KEY)
    return {Path(path) for path in noted if isinstance(path, str)} if isinstance(noted, list) else set()


class RunningNoted:
    """Looks with the tick, not with the action: a clock that starts waits for no library."""

    def __init__(self, library: ClubLibrary) -> None:
        self._library = library
        self._sessions: tuple[Session, ...] = ()
        self._seen: dict[Path, bool] = {}

    def follow(self, *sessions: Session) -> None:
        """Follow these from now on. A closed one keeps its note: no tick comes after a last pause."""
        if self._sessions:
            self._look()
        for session in self._sessions:
            session.ticked.disconnect(self._look)
        self._sessions = sessions
        for session in sessions:
            session.ticked.connect(self._look)

    def _look(self) -> None:
        now = {
            session.log.path.absolute(): session.in_play and session.pace == 1  # a demo is not a night
            for session in self._sessions
        }
        fresh = {path: runs for path, runs in now.items() if self._seen.get(path) is not runs}
        if not fresh:
            return
        self._seen |= fresh  # a failed write is not repeated every second

        def note(library: ClubLibrary) -> None:
            noted = running(library)
            wanted = noted.difference(fresh) | {path for path, runs in fresh.items() if runs}
            wanted &= {*library.recent()}
            if wanted != noted:
                library.set_setting(KEY, sorted(map(str, wanted)))

        in_turn(self._library, note)
