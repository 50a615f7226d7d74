"""The club's library for the windows: read on their thread, written on its own.

Another program may lock it for long, and its disk may be slow. Reads wait for a moment at most, and nobody
waits for a write: one that finds the library locked is tried until it is free, and the later ones come after
it. Where it cannot be had at the start, one in memory is read; the writes are done in that one too, and wait
for the real one as all others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from core.keeping.directory import ClubLibrary, KeptPenalty, RecentNight, WritableLibrary
from core.people.player_row import PlayerRow
from core.say.refused import Refused, StoreFailed, Trouble
from gui.program.following import follow
from gui.program.worker import Worker

if TYPE_CHECKING:
    from gui.program.session import Session


T = TypeVar("T")
Job = Callable[[WritableLibrary], object]
Then = Callable[[StoreFailed | Refused | None], object]
"""Gets why it could not be written, or None."""

# How long (s) the windows' thread waits for another program's lock, and the library's own thread each time.
MOMENT, PATIENCE = 0.05, 5.0
# Retries (s) of opening, and of a write.
AWAY = (Trouble.LOCKED, Trouble.DISK_GONE, Trouble.NOT_FOUND)
AGAIN, REST = 5.0, 0.5
# How long closing waits (s).
LEAVING = 5.0
# How long (ms) a write is on its way until that is said.
SAYS = 2_000


def in_turn(library: ClubLibrary, job: Job, then: Then | None = None) -> None:
    """Run a job on the library's own thread, after all earlier ones. Nobody waits; ``then`` is told. Where
    another program has the library the job is run again, from its beginning."""
    if isinstance(library, KeptLibrary):
        library.later(job, then)
    else:
        assert isinstance(library, WritableLibrary)
        why = _outcome(job, library)
        if then is not None:
            then(why)


def through_soon(library: ClubLibrary) -> bool:
    """Return whether all that was asked for is written, within a moment."""
    return not isinstance(library, KeptLibrary) or library.soon()


def _outcome(job: Job, library: WritableLibrary) -> StoreFailed | Refused | None:
    try:
        job(library)
    except (StoreFailed, Refused) as failed:
        return failed
    return None


class KeptLibrary(QObject):
    """A ``ClubLibrary``. ``came``: it was unavailable before, is now readable, and has what was asked for
    meanwhile. ``waits``: a write takes long enough to say so, and later that all are written. ``failed``
    carries the ``StoreFailed`` of a write, of several in a row the first."""

    came = Signal()
    waits = Signal(bool)
    failed = Signal(object)

    def __init__(self, open_: Callable[[float], WritableLibrary]) -> None:
        """``open_`` opens it, with seconds to wait for a lock."""
        super().__init__()
        self._open = open_
        self._here = open_(MOMENT)
        self._there: WritableLibrary | None = None
        self._worker = Worker("library", self)
        # The number of writes asked for, of those through, and of those that failed.
        self._asked = self._over = self._failures = 0
        # True once it was said that they wait, or fail.
        self._said_waits = self._said_failed = False
        # The number asked for when closing last told that they are not through.
        self._told_unwritten = 0
        # Set when Riffle ends: no write is tried again.
        self._leaving = Event()
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

    def find(self, text: str, limit: int = 20) -> list[PlayerRow]:
        """Return the best matches, as ``ClubLibrary`` says; of a library in memory the ids are not the real
        one's, and none is given."""
        self._catch_up()
        rows = self._here.find(text, limit)
        return rows if self.trouble is None else [replace(row, id=0) for row in rows]

    def structures(self) -> Sequence[str]:
        self._catch_up()
        return self._here.structures()

    def structure(self, name: str) -> str | None:
        self._catch_up()
        return self._here.structure(name)

    def templates(self) -> Sequence[str]:
        self._catch_up()
        return self._here.templates()

    def template(self, name: str) -> str | None:
        self._catch_up()
        return self._here.template(name)

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
        if self.trouble is None:  # else it is in memory, and has what is pending
            self._behind = not self.settle(0 if self._behind else MOMENT)

    def soon(self) -> bool:
        """Wait a moment for the pending writes; return whether they are through."""
        self._catch_up()
        return not self._behind

    # -- writing -----------------------------------------------------------------------------------

    def later(self, job: Job, then: Then | None) -> None:
        """Run the job after all pending ones; returns at once."""
        if self.trouble is not None:
            why = _outcome(job, self._here)  # it holds tonight all the same
            if self.trouble not in AWAY:
                if then is not None:
                    then(why or StoreFailed(self.trouble, "library.db"))
                return
        self._asked += 1
        self._worker.do(partial(self._persist, job), partial(self._written, then))
        QTimer.singleShot(SAYS, self, partial(self._say_if_still, self._asked))

    def _persist(self, job: Job) -> StoreFailed | Refused | None:
        """Run the job on the thread, again and again while another program has the library."""
        try:
            while True:
                try:
                    why = _outcome(job, self._library())
                except StoreFailed as failed:
                    why = failed
                away = isinstance(why, StoreFailed) and why.trouble in AWAY
                if not away or self._leaving.wait(REST):
                    return why
        finally:
            self._over += 1

    def _written(self, then: Then | None, why: StoreFailed | Refused | None) -> None:
        if self._said_waits and isinstance(why, StoreFailed):
            self._said_waits = self._said_failed = False  # the failure is said, not that all is saved
        if self._said_waits and self.through:
            self._said_waits = False
            self.waits.emit(False)
        self._tell(then, why)

    def _say_if_still(self, number: int) -> None:
        if self._over < number and not self._said_waits and not self._leaving.is_set():
            self._said_waits = True
            self.waits.emit(True)

    def _tell(self, then: Then | None, why: StoreFailed | Refused | None) -> None:
        fails = isinstance(why, StoreFailed)
        news = fails and not self._said_failed
        self._said_failed = fails
        if news:
            self.failed.emit(why)
        if news or (then is not None and why is not None):
            self._failures += 1
        if then is not None:
            then(why)

    @property
    def through(self) -> bool:
        """Return whether everything that was asked for is written."""
        return self._over == self._asked

    def _library(self) -> WritableLibrary:
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

        def opened() -> WritableLibrary:
            opened_library = self._open(PATIENCE)
            if opened_library.trouble is not None:
                return opened_library
            opened_library.close()
            return self._open(MOMENT)  # it is read on the windows' thread

        def tried(library: WritableLibrary) -> None:
            if library.trouble is not None:
                library.close()
                QTimer.singleShot(int(AGAIN * 1000), self, self._try)
                return
            here, self._here = self._here, library
            here.close()
            self._worker.do(lambda: None, lambda _: self.came.emit())  # after what was asked for meanwhile

        self._worker.do(opened, tried)

    def settle(self, seconds: float | None = None) -> bool:
        """Wait until everything is written; False if that takes longer (in the end: too long)."""
        return self._worker.wait(LEAVING if seconds is None else seconds)

    def finish(self, late: Callable[[], None] | None = None) -> bool:
        """Wait until everything is written; call ``late`` once if that takes a moment. Return False if
        something was refused, which is then shown, or if that takes too long: the second time it is given up,
        unless more was asked for since."""
        failures, told = self._failures, self._told_unwritten
        seconds = 0 if self.through else LEAVING  # 0: what came of the last writes is told
        self._worker.wait(seconds, late)
        self._told_unwritten = self._asked
        return (self.through or told == self._asked) and self._failures == failures

    def close(self) -> None:
        """Close after the pending writes, if those do not take too long."""
        self._worker.do(self._close_there, lambda _: None)
        self.settle()
        self._leaving.set()
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
        for session in self._sessions:
            self._look(session)
        follow(self._sessions, sessions, ticked=self._look)
        self._sessions = sessions

    def _look(self, session: Session) -> None:
        runs = session.in_play and session.pace == 1  # a demo is not a night
        if self._seen.get(session.log.path) is runs:
            return
        self._seen[session.log.path] = runs  # a failed write is not repeated every second
        path = session.log.path.absolute()

        def note(library: WritableLibrary) -> None:
            noted = running(library)
            wanted = noted | {path} if runs else noted - {path}
            wanted &= {night.path for night in library.recent_nights()}
            if wanted != noted:
                library.set_setting(KEY, sorted(map(str, wanted)))

        in_turn(self._library, note)
