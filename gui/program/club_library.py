"""The club's library beside the windows: read here, written on a thread of its own.

Another program may keep it to itself for seconds, and its disk may be slow. Whoever reads waits for a moment
at most. What the director has kept is waited for, with the clocks going on, and what could not be kept is
said; what Riffle keeps by itself nobody waits for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from core.say.reasons import Refused, StoreFailed, Trouble
from gui.program.worker import Worker

if TYPE_CHECKING:
    from core.keeping.directory import ClubLibrary, RecentNight
    from core.keeping.kept_penalty import KeptPenalty
    from core.people.player_row import ImportReport, PlayerRow

T = TypeVar("T")

# How long (s) the windows' thread waits for whoever has the library, and the library's own thread.
MOMENT, PATIENCE = 0.1, 5.0
# After these it may be had a moment later (s).
AWAY = (Trouble.LOCKED, Trouble.DISK_GONE, Trouble.NOT_FOUND)
AGAIN = 5.0
# How long closing waits (s).
LEAVING = 5.0


def in_turn(
    library: ClubLibrary, job: Callable[[ClubLibrary], object], then: Callable[[bool], None] | None = None
) -> None:
    """Do what nobody waits for, on the library's own thread where it has one; ``then`` hears whether it was
    done."""
    if isinstance(library, KeptLibrary):
        library.later(job, then)
    else:
        done = _done(job, library)
        if then is not None:
            then(done)


def _done(job: Callable[[ClubLibrary], object], library: ClubLibrary) -> bool:
    try:
        job(library)
    except (StoreFailed, Refused):
        return False
    return True


class KeptLibrary(QObject):
    """A ``ClubLibrary``. ``came``: it could not be had before, and now it is read anew."""

    came = Signal()

    def __init__(
        self, open_: Callable[[float], ClubLibrary], here: ClubLibrary | None = None,
        parent: QObject | None = None,
    ) -> None:  # fmt: skip
        """``open_`` opens it, waiting so many seconds for whoever has it; ``here`` is what it has opened."""
        super().__init__(parent)
        self._open = open_
        self._here = here or open_(MOMENT)
        self._there: ClubLibrary | None = None
        self._worker = Worker("library", self)
        if self.trouble in AWAY:
            self._try()

    @property
    def recovered_from(self) -> Path | None:
        return self._here.recovered_from

    @property
    def trouble(self) -> Trouble | None:
        return self._here.trouble

    # -- reading -----------------------------------------------------------------------------------

    def find(self, text: str, limit: int = 20) -> list[PlayerRow]:
        return self._here.find(text, limit)

    def player(self, player: int) -> PlayerRow | None:
        return self._here.player(player)

    def recent(self, limit: int = 10) -> list[Path]:
        return self._read(lambda library: library.recent(limit), [])

    def recent_nights(self, limit: int = 10) -> Sequence[RecentNight]:
        return self._read(lambda library: library.recent_nights(limit), [])

    def setting(self, key: str, default: Any = None) -> Any:
        """As it was last set; ``default`` where it cannot be read just now."""
        return self._read(lambda library: library.setting(key, default), default)

    def structures(self) -> Sequence[str]:
        return self._here.structures()

    def structure(self, name: str) -> str | None:
        return self._here.structure(name)

    def templates(self) -> Sequence[str]:
        return self._here.templates()

    def template(self, name: str) -> str | None:
        return self._here.template(name)

    def penalties_in(self, tournament: str) -> Sequence[KeptPenalty]:
        self.settle(MOMENT)
        return self._here.penalties_in(tournament)

    def penalties_of(self, name: str, number: str) -> Sequence[KeptPenalty]:
        self.settle(MOMENT)
        return self._here.penalties_of(name, number)

    def _read(self, asked: Callable[[ClubLibrary], T], without: T) -> T:
        """After what is on its way, if that is kept in a moment; ``without`` where another program has it."""
        self.settle(MOMENT)
        try:
            return asked(self._here)
        except StoreFailed as failed:
            if failed.trouble in AWAY:
                return without
            raise

    # -- keeping what the director keeps ---------------------------------------------------------------

    def add(self, row: PlayerRow) -> PlayerRow:
        return self._through(lambda library: library.add(row))

    def update(self, row: PlayerRow) -> PlayerRow:
        return self._through(lambda library: library.update(row))

    def remove(self, player: int) -> None:
        self._through(lambda library: library.remove(player))

    def restore(self, player: int) -> PlayerRow:
        return self._through(lambda library: library.restore(player))

    def seen(self, players: Iterable[int], at: int) -> None:
        who = [*players]
        self._through(lambda library: library.seen(who, at))

    def import_rows(self, rows: Iterable[PlayerRow]) -> ImportReport:
        people = [*rows]
        return self._through(lambda library: library.import_rows(people))

    def note_recent(self, path: Path, at: int, title: str = "", night: int | None = None) -> None:
        self._through(lambda library: library.note_recent(path, at, title, night))

    def forget_recent(self, path: Path) -> None:
        self._through(lambda library: library.forget_recent(path))

    def set_setting(self, key: str, value: Any) -> None:
        self._through(lambda library: library.set_setting(key, value))

    def save_structure(self, name: str, text: str) -> None:
        self._through(lambda library: library.save_structure(name, text))

    def remove_structure(self, name: str) -> None:
        self._through(lambda library: library.remove_structure(name))

    def save_template(self, name: str, text: str) -> None:
        self._through(lambda library: library.save_template(name, text))

    def remove_template(self, name: str) -> None:
        self._through(lambda library: library.remove_template(name))

    def keep_penalties(self, rows: Sequence[KeptPenalty], instead_of: Sequence[KeptPenalty] = ()) -> None:
        self._through(lambda library: library.keep_penalties(rows, instead_of))

    def _through(self, job: Callable[[ClubLibrary], T]) -> T:
        """Wait for it. Raises ``StoreFailed`` and ``Refused``."""
        if self.trouble is not None:  # in memory, for tonight
            return job(self._here)
        return self._worker.through(lambda: job(self._library()))

    # -- keeping what Riffle keeps by itself -----------------------------------------------------------

    def later(self, job: Callable[[ClubLibrary], object], then: Callable[[bool], None] | None = None) -> None:
        """Soon, after all that waits; returns at once. ``then`` hears whether it was done."""
        told = then or (lambda _: None)
        if self.trouble is not None:
            told(_done(job, self._here))
            return

        def on_the_thread() -> bool:
            try:
                return _done(job, self._library())
            except StoreFailed:
                return False

        self._worker.do(on_the_thread, told)

    def _library(self) -> ClubLibrary:
        """The one of the thread, on which this is called. Raises ``StoreFailed``."""
        if self._there is None:
            opened = self._open(PATIENCE)
            if opened.trouble is not None:
                opened.close()
                raise StoreFailed(opened.trouble, "library.db")
            self._there = opened
        return self._there

    # -- coming and going ------------------------------------------------------------------------------

    def _try(self) -> None:
        """Whether it can be had by now."""

        def opened() -> ClubLibrary:
            found = self._open(PATIENCE)
            if found.trouble is not None:
                return found
            found.close()
            return self._open(MOMENT)  # it is to be read on the windows' thread

        self._worker.do(opened, self._tried)

    def _tried(self, opened: ClubLibrary) -> None:
        if opened.trouble is not None:
            opened.close()
            QTimer.singleShot(int(AGAIN * 1000), self, self._try)
            return
        here, self._here = self._here, opened
        here.close()
        self.came.emit()

    def settle(self, seconds: float | None = None) -> bool:
        """Wait until all is kept; False where that takes longer (in the end: too long)."""
        return self._worker.wait(LEAVING if seconds is None else seconds)

    def close(self) -> None:
        """After what is on its way, if that does not take too long."""
        if self._there is not None:
            self._worker.do(self._there.close, lambda _: None)
        self.settle()
        self._worker.stop()
        self._here.close()
