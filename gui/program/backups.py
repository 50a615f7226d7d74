"""Schedule copies of the open tournaments at a second place, and keep their status.

``core.store.backup`` makes them on its own thread; this module decides when, and remembers the results.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from core.keeping.backups import FOLDER, Standing, file_of, folder_of, key_of
from core.keeping.kept import tournament_id
from core.say.reasons import StoreFailed
from core.say.times import happens
from gui.program.club_library import in_turn
from gui.program.following import follow
from gui.program.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.keeping.directory import ClubLibrary, WritableLibrary
    from core.keeping.storage import Backups
    from gui.program.session import Session

PLACE, FILES, LAST = "backup_place", "backup_files", "backup_last"
# So many sticks are remembered with their last backup.
STICKS = 3
# The number of tournaments whose file paths are remembered.
REMEMBERED = 200
# The worker pauses this long (s) for the windows between two pieces of a millisecond.
BREATH = 0.004
# How long leaving waits (s) for the last backup: a disk that hangs must not hold the director.
LEAVING = 5.0
NONE_YET = Standing()
QUARTER = 15 * 60_000  # ms
# A try that takes longer than this (ms) hangs.
HANGS = 60_000


@dataclass(eq=False, slots=True)
class _Watch:
    """``row``: see ``_row``; ``since``: when the unfinished try began (ms); ``again``: another was
    requested meanwhile; ``told``: the trouble already shown."""

    row: tuple[object, ...]
    won: bool
    standing: Standing = NONE_YET
    since: int | None = None
    again: bool = False
    told: tuple[object, ...] = ()


class BackupKeeper(QObject):
    """Follows the directed tournaments. ``changed``: the status of one changed; ``troubled``: a new trouble
    to show; ``well``: a backup at the chosen place succeeded again."""

    changed = Signal(object)
    troubled = Signal(object)
    well = Signal(object)

    def __init__(
        self, backups: Callable[[], Backups], own: Path, library: ClubLibrary, parent: QObject | None = None
    ) -> None:
        """``own``: Riffle's own folder, used until another is chosen and if that one fails."""
        super().__init__(parent)
        self._backups, self.own, self._library = backups, own, library
        self.worker = Worker("backups", self)
        self._watches: dict[Session, _Watch] = {}
        self._hurry = Event()
        self._chosen = _place(library.setting(PLACE))

    # -- where ---------------------------------------------------------------------------------------

    @property
    def place(self) -> Path:
        return self._chosen or self.own

    @property
    def chosen(self) -> bool:
        """Return whether that is a second place, and not only another folder of Riffle's."""
        return self._chosen is not None

    def made_at(self) -> list[tuple[Path, int | None]]:
        """Return Riffle's own folder and the places used last, the present one first, each with the moment of
        its last backup (ms); no disk is asked."""
        found = {
            Path(x): at for x, at in _kept(self._library, LAST).items() if isinstance(at, int) and happens(at)
        }
        own, others = found.pop(self.own, None), sorted(found, key=lambda x: -found[x])
        chosen = [self._chosen] if self._chosen is not None else []
        sticks = dict.fromkeys((*chosen, *others))
        return [(self.own, own), *((x, found.get(x)) for x in [*sticks][:STICKS])]

    def ready(self, folder: Path | None) -> Path | None:
        """Make and try the backup place in this folder; also from another thread. Raises ``StoreFailed``."""
        if folder is None:
            return None
        place = folder if folder.name == FOLDER else folder / FOLDER
        self._backups().make_place(place)
        return place

    def read_place(self) -> None:
        """Read the saved choice if that was impossible before and nothing was chosen tonight."""
        place = _place(self._library.setting(PLACE))
        if self._chosen is None and place is not None:
            self._chosen = place
            for session in self._watches:
                self.make(session)

    def take_to(self, place: Path | None) -> None:
        """Use this tested place from now on; None: Riffle's own folder. A choice that cannot be saved holds
        tonight."""
        self._chosen = place
        kept = None if place is None else str(place)
        in_turn(self._library, lambda library: library.set_setting(PLACE, kept))
        for session, watch in self._watches.items():
            watch.standing, watch.told = replace(watch.standing, behind=0, failed=None), ()
            self.make(session)

    # -- when ----------------------------------------------------------------------------------------

    def follow(self, *sessions: Session) -> None:
        """Follow these from now on; each gets a backup when its window is there."""
        wanted = [x for x in sessions if not x.director.read_only]
        known = self._watches
        follow(known, wanted, ticked=self._look, changed=self._done, paper_noted=self._done)
        # another dictionary: a listener may close a night while one is walked through
        self._watches = {x: known.get(x) or _Watch(_row(x), x.state.won) for x in wanted}
        for session in wanted:
            if session not in known:
                QTimer.singleShot(0, session, partial(self.make, session))

    def finish(self, session: Session) -> None:
        """Back up the closing tournament at the chosen place if it has changed, and wait. A stick may be in
        again by now."""
        watch = self._watches.get(session)
        if watch is None:
            return
        self._hurry.set()
        try:
            idle = self.worker.wait(LEAVING)
            standing = watch.standing
            if idle and (standing.failed or standing.actions != len(session.director.history)):
                self.make(session)
                self.worker.wait(LEAVING)
        finally:
            self._hurry.clear()
            self.follow(*(x for x in self._watches if x is not session))

    def standing(self, session: Session) -> Standing | None:
        """Return the status; None for a night that is only shown, or not directed yet."""
        watch = self._watches.get(session)
        return None if watch is None else watch.standing

    def backs_up(self, session: Session) -> bool:
        """Return whether there is anything to back up. A demo is not."""
        return session in self._watches and session.pace == 1 and bool(session.director.history)

    def _look(self, session: Session) -> None:
        watch, row = self._watches[session], _row(session)
        if row != watch.row:
            watch.row = row
            if self.chosen:
                self._fall_behind(session, watch)
            self.make(session)

    def _done(self) -> None:
        """Make a backup after the action that decides the winner."""
        for session, watch in self._watches.items():
            self._look(session)
            won = session.state.won
            if won != watch.won:
                watch.won = won
                self.make(session)

    def _fall_behind(self, session: Session, watch: _Watch) -> None:
        """Count one more backup that was due and is not there; the next one made resets it, unless the last
        try still hangs."""
        watch.standing = replace(watch.standing, behind=watch.standing.behind + 1)
        if watch.since is not None and session.now() - watch.since > HANGS and watch.standing.late:
            self.changed.emit(session)
            self._tell(session, watch)

    # -- making --------------------------------------------------------------------------------------

    def make(self, session: Session) -> None:
        """Make a backup now, or after the one being made, which may hang there."""
        if not self.backs_up(session):
            return
        watch = self._watches[session]
        if watch.since is not None:
            watch.again = True
            return
        watch.since = at = session.now()
        source = session.log.path
        folder = folder_of(session.title, tournament_id(session.director.history))
        named = partial(file_of, at, session.zone)
        places = dict.fromkeys((self.place, self.own))

        def breathe() -> None:
            self._hurry.wait(BREATH)

        def make() -> Standing:
            """Back up at the first place that works, on the worker's thread."""
            first: StoreFailed | None = None
            for place in places:
                try:
                    _, actions = self._backups().back_up(
                        source, place, folder, named, make=place == self.own, breathe=breathe
                    )
                except StoreFailed as failed:
                    first = first or failed
                    if failed.path == str(source):
                        break
                else:
                    return Standing(at, place, actions, failed=first)
            return Standing(failed=first)

        self.worker.do(make, lambda made: self._made(session, watch, made, at))

    def _made(self, session: Session, watch: _Watch, result: Standing, at: int) -> None:
        watch.since = None
        before = watch.standing
        last = result if result.place is not None else replace(before, failed=result.failed)
        watch.standing = replace(last, behind=0 if result.failed is None else before.behind)
        if self._watches.get(session) is not watch:
            return
        self._remember(session, result.place, at)
        self.changed.emit(session)
        if result.failed is not None:
            self._tell(session, watch)
        elif watch.told:
            watch.told = ()
            self.well.emit(session)
        if watch.again:
            watch.again = False
            self.make(session)

    def _tell(self, session: Session, watch: _Watch) -> None:
        """Signal a trouble once, and once more when it is late."""
        failed = watch.standing.failed
        trouble = (failed.trouble, failed.path) if failed is not None else None
        if watch.told != (trouble, watch.standing.late):
            watch.told = (trouble, watch.standing.late)
            self.troubled.emit(session)

    def _remember(self, session: Session, place: Path | None, at: int) -> None:
        """Remember the path of the tournament's file, for a later restore, and the backup's moment."""
        key = key_of(tournament_id(session.director.history))
        where = str(session.log.path.absolute())

        def remember(library: WritableLibrary) -> None:
            files = _kept(library, FILES)
            if files.get(key) != where:
                files.pop(key, None)
                files[key] = where
                library.set_setting(FILES, dict(list(files.items())[-REMEMBERED:]))
            if place is not None:
                last = _kept(library, LAST)
                last.pop(str(place), None)
                library.set_setting(LAST, dict(list({**last, str(place): at}.items())[-STICKS - 1 :]))

        in_turn(self._library, remember)  # the backup is made all the same


def _kept(library: ClubLibrary, key: str) -> dict[str, Any]:
    """Return the setting, empty if there is none or it was edited by hand."""
    kept = library.setting(key)
    return dict(kept) if isinstance(kept, dict) else {}


def _place(kept: object) -> Path | None:
    return Path(kept) if isinstance(kept, str) and kept else None


def _row(session: Session) -> tuple[object, ...]:
    """Return the clock's row, or the quarter of an hour where no level runs: before the start, and for a
    night without levels. A change makes another backup due."""
    reading = session.reading()
    if reading.phase == "before" or reading.level is None:
        return "quarter", session.now() // QUARTER
    return "level", reading.level.id


def where_it_was(library: ClubLibrary, key: str) -> Path | None:
    """Return the file of the tournament whose backups have this key, as far as this PC knows."""
    where = _kept(library, FILES).get(key)
    return Path(where) if isinstance(where, str) else None
