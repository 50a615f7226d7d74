"""The club's library for the windows: read on their thread, written on its own.

Another program may lock it for seconds, and its disk may be slow. Reads wait for a moment at most. The
director's own changes are waited for, with the clocks going on, and failures are shown; what Riffle writes by
itself nobody waits for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import methodcaller
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from core.keeping.directory import ClubLibrary, KeptPenalty, RecentNight
from core.say.refused import Refused, StoreFailed, Trouble
from gui.program.following import follow
from gui.program.worker import Worker

if TYPE_CHECKING:
    from gui.program.session import Session


P = ParamSpec("P")
T = TypeVar("T")

# How long (s) the windows' thread waits for another program's lock, and the library's own thread.
MOMENT, PATIENCE = 0.05, 5.0
# Retries (s).
AWAY = (Trouble.LOCKED, Trouble.DISK_GONE, Trouble.NOT_FOUND)
AGAIN = 5.0
# How long closing waits (s).
LEAVING = 5.0


def in_turn(
    library: ClubLibrary, job: Callable[[ClubLibrary], object], then: Callable[[bool], None] | None = None
) -> None:
    """Run a job nobody waits for, on the library's own thread if it has one; ``then`` gets whether it was
    done."""
    told = then or (lambda _: None)
    if isinstance(library, KeptLibrary):
        library.later(job, told)
    else:
        told(_done(partial(job, library)))


def _done(job: Callable[[], object]) -> bool:
    try:
        job()
    except (StoreFailed, Refused):
        return False
    return True


def _read(asked: Callable[Concatenate[ClubLibrary, P], T]) -> Callable[Concatenate[KeptLibrary, P], T]:
    """Return the method that asks on the windows' thread."""

    def read(self: KeptLibrary, /, *args: P.args, **options: P.kwargs) -> T:
        found: T = methodcaller(asked.__name__, *args, **options)(self._here)
        return found

    return read


def _change(made: Callable[Concatenate[ClubLibrary, P], T]) -> Callable[Concatenate[KeptLibrary, P], T]:
    """Return the method that makes a change on the library's own thread and waits for it. Raises
    ``StoreFailed`` and ``Refused``."""

    def change(self: KeptLibrary, /, *args: P.args, **options: P.kwargs) -> T:
        job: Callable[[ClubLibrary], T] = methodcaller(made.__name__, *args, **options)
        if self.trouble is not None:  # in memory, for tonight
            return job(self._here)
        return self._worker.through(lambda: job(self._library()))

    return change


class KeptLibrary(QObject):
    """A ``ClubLibrary``. ``came``: it was unavailable before, and is now readable."""

    came = Signal()

    def __init__(self, open_: Callable[[float], ClubLibrary]) -> None:
        """``open_`` opens it, with seconds to wait for a lock."""
        super().__init__()
        self._open = open_
        self._here = open_(MOMENT)
        self._there: ClubLibrary | None = None
        self._worker = Worker("library", self)
        # True if a read waited for the pending writes in vain, and they are not through yet.
        self._behind = False
        if self.trouble in AWAY:
            self._try()

    @property
    def recovered_from(self) -> Path | None:
        return self._here.recovered_from

    @property
    def trouble(self) -> Trouble | None:
        return self._here.trouble

    @property
    def odd_nights(self) -> int:
        return self._here.odd_nights

    # -- reading -----------------------------------------------------------------------------------

    find = _read(ClubLibrary.find)
    structures, structure = _read(ClubLibrary.structures), _read(ClubLibrary.structure)
    templates, template = _read(ClubLibrary.templates), _read(ClubLibrary.template)

    def penalties_in(self, tournament: str) -> Sequence[KeptPenalty]:
        self._catch_up()
        return self._here.penalties_in(tournament)

    def penalties_of(self, name: str, number: str) -> Sequence[KeptPenalty]:
        self._catch_up()
        return self._here.penalties_of(name, number)

    def recent_nights(self, limit: int = 10) -> Sequence[RecentNight]:
        return self._if_here(lambda library: library.recent_nights(limit), [])

    def setting(self, key: str, default: Any = None) -> Any:
        """Return the value last set; ``default`` if it cannot be read just now."""
        return self._if_here(lambda library: library.setting(key, default), default)

    def counts(self) -> tuple[int, int]:
        return self._if_here(lambda library: library.counts(), (0, 0))

    def odd_rows(self) -> tuple[int, int]:
        return self._if_here(lambda library: library.odd_rows(), (0, 0))

    def _if_here(self, asked: Callable[[ClubLibrary], T], without: T) -> T:
        """Read after the pending writes, if those finish in a moment; ``without`` if another program has
        it."""
        self._catch_up()
        try:
            return asked(self._here)
        except StoreFailed as failed:
            if failed.trouble in AWAY:
                return without
            raise

    def _catch_up(self) -> None:
        """Wait a moment for the pending writes: once, and not again at each read until they are through. A
        page reads a dozen settings, and the clocks would stand for all of these moments together."""
        if self.trouble is None:  # else nothing is pending: it is in memory
            self._behind = not self.settle(0 if self._behind else MOMENT)

    # -- changes by the director

    update, seen = _change(ClubLibrary.update), _change(ClubLibrary.seen)
    import_rows = _change(ClubLibrary.import_rows)
    note_recent, set_setting = _change(ClubLibrary.note_recent), _change(ClubLibrary.set_setting)
    save_structure = _change(ClubLibrary.save_structure)
    save_template, remove_template = _change(ClubLibrary.save_template), _change(ClubLibrary.remove_template)
    keep_penalties = _change(ClubLibrary.keep_penalties)

    # -- changes by Riffle itself

    def later(self, job: Callable[[ClubLibrary], object], then: Callable[[bool], None]) -> None:
        """Run the job after all pending ones; returns at once. ``then`` gets whether it was done."""
        if self.trouble is not None:
            then(_done(partial(job, self._here)))
        else:
            self._worker.do(lambda: _done(lambda: job(self._library())), then)

    def _library(self) -> ClubLibrary:
        """Return the library of the calling thread. Raises ``StoreFailed``."""
        if self._there is None:
            opened = self._open(PATIENCE)
            if opened.trouble is not None:
                opened.close()
                raise StoreFailed(opened.trouble, "library.db")
            self._there = opened
        return self._there

    # -- opening and closing

    def _try(self) -> None:
        """Try on the thread whether it can be opened by now, and again later if not."""

        def opened() -> ClubLibrary:
            opened_library = self._open(PATIENCE)
            if opened_library.trouble is not None:
                return opened_library
            opened_library.close()
            return self._open(MOMENT)  # it is read on the windows' thread

        def tried(library: ClubLibrary) -> None:
            if library.trouble is not None:
                library.close()
                QTimer.singleShot(int(AGAIN * 1000), self, self._try)
                return
            here, self._here = self._here, library
            here.close()
            self.came.emit()

        self._worker.do(opened, tried)

    def settle(self, seconds: float | None = None) -> bool:
        """Wait until everything is written; False if that takes longer (in the end: too long)."""
        return self._worker.wait(LEAVING if seconds is None else seconds)

    def close(self) -> None:
        """Close after the pending writes, if those do not take too long."""
        self._worker.do(self._close_there, lambda _: None)
        self.settle()
        self._worker.stop()
        self._here.close()

    def _close_there(self) -> None:
        """Close on the thread: only there it is known whether the writes before have opened it."""
        if self._there is not None:
            self._there.close()


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
        follow(self._sessions, sessions, ticked=self._look)
        self._sessions = sessions

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
            wanted &= {night.path for night in library.recent_nights()}
            if wanted != noted:
                library.set_setting(KEY, sorted(map(str, wanted)))

        in_turn(self._library, note)
