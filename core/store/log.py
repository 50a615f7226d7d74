"""A tournament's file: read whole when opened, written by appending only."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Self, cast

from core.keeping.salvage import Damage
from core.say.records import Action, chain, encoded
from core.say.refused import StoreFailed, Trouble
from core.say.times import happens
from core.store import schema
from core.store.connecting import NoFile, connect, make_durable, no_file, tidy, transaction
from core.store.holding import Hold, ReadOnlyPlace
from core.store.journal import is_hot, read_copy, settle
from core.store.reading import Content, read
from core.store.troubles import failed, failing, is_corrupt, reserve
from core.store.writing import backed_up, insert, remove, replace_with, write_new

_SOON = 250  # ms a heartbeat waits for another program
# After these errors the disk may be back at the next try: plugged in, mounted, its folder renamed back.
_AWAY = (Trouble.NOT_FOUND, Trouble.DISK_GONE, Trouble.READ_ONLY_PLACE)


class TournamentFile:
    """Made by ``create`` and ``open_``. A damaged or read-only file keeps no connection open."""

    def __init__(
        self, path: Path, content: Content, conn: sqlite3.Connection | None = None, hold: Hold | None = None
    ) -> None:
        self.path = path
        self.actions: list[Action] = content.actions
        self.damage: Damage | None = content.damage
        self.last_beat: int | None = content.beat
        self.read_only = conn is None
        self._records = content.records
        self._conn = conn
        self._hold = hold
        self._opened = os.stat(path)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def append(self, action: Action) -> Action:
        """Store the action durably, in one transaction, and return it with its hash.

        Raises ``StoreFailed``: nothing is stored, and a later append may succeed. Raises ``ValueError`` for
        an id that is not new, a time that no clock shows, or text that is not Unicode.
        """
        if self._conn is None:
            raise StoreFailed(Trouble.DAMAGED if self.damage else Trouble.READ_ONLY_PLACE, str(self.path))
        last = (self.actions[-1].id, self.actions[-1].hash) if self.actions else None
        if last is not None and action.id <= last[0]:
            raise ValueError(f"action {action.id} after {last[0]}")
        if not (happens(action.happened) and happens(action.written)):  # it could not be read again
            raise ValueError(f"action {action.id} at {action.happened}, {action.written}")
        rows = encoded(action.records)
        stored = Action(
            action.id,
            action.happened,
            action.written,
            action.line,
            action.records,
            action.after,
            chain(last[1] if last else "", action, rows),
        )

        def store(conn: sqlite3.Connection) -> None:
            # Another program has written here: our state is out of date.
            if last_stored(conn) != last:
                raise StoreFailed(Trouble.IN_USE, str(self.path))
            insert(conn, stored, rows, self._records)

        self._write(store, stored)
        self._records += len(rows)
        self.actions.append(stored)
        return stored

    def beat(self, now_ms: int) -> bool:
        """Note that Riffle is alive; as durable as an append, because a torn page would harm the log."""
        if self._conn is None:
            return False
        try:
            with _hardly_waiting(self._conn):
                self._write(lambda conn: conn.execute("UPDATE heartbeat SET at = ? WHERE id = 1", (now_ms,)))
        except StoreFailed:
            return False
        self.last_beat = now_ms
        return True

    def _write(self, work: Callable[[sqlite3.Connection], object], wanted: Action | None = None) -> None:
        """Run ``work`` in one transaction, on the file found again if the disk was away. Raises
        ``StoreFailed`` unless the ``wanted`` action is stored all the same."""
        assert self._conn is not None
        try:
            with transaction(self._conn):
                work(self._conn)
        except (sqlite3.Error, OSError) as error:
            trouble = self._failed(error)
            if trouble.trouble is Trouble.LOCKED:  # nothing is stored, and looking would wait once more
                raise trouble from error
            if self._is_stored(wanted):
                return
            # While the file is at its place, only an action makes it worth reading again, not every
            # heartbeat.
            if self._is_there() and (wanted is None or trouble.trouble not in _AWAY):
                raise trouble from error
            back = self._came_back(wanted)
            if self._is_stored(wanted):
                return
            if not back:
                raise trouble from error
            try:
                with transaction(self._conn):
                    work(self._conn)
            except (sqlite3.Error, OSError) as again:
                raise self._failed(again) from again

    def _failed(self, error: sqlite3.Error | OSError) -> StoreFailed:
        # SQLite still has it open, and has several errors for that.
        if not self._is_there():
            return StoreFailed(Trouble.NOT_FOUND, str(self.path), str(error))
        return failed(error, self.path)

    def _is_there(self) -> bool:
        try:
            return os.path.samestat(self._opened, os.stat(self.path))
        except OSError:
            return False

    def _came_back(self, wanted: Action | None) -> bool:
        """Return whether our file is at its place again as another file, as on a stick that was pulled out
        and plugged in; if so, hold it and write there from now on.

        Raises ``StoreFailed(IN_USE)`` if another Riffle has opened it meanwhile.
        """
        try:
            if schema.look(self.path) or not os.access(self.path, os.W_OK):
                return False
            if self._hold is not None:
                self._hold.release()
            self._hold = Hold(self.path)
            if self._hold.alone and is_hot(self.path) and settle(self.path):
                return False
            conn = connect(self.path)
        except (sqlite3.Error, ReadOnlyPlace):
            return False
        except StoreFailed as failed_again:
            if failed_again.trouble is Trouble.IN_USE:
                raise
            return False
        try:
            content = read(conn)
            stored = len(self.actions)
            more = [(a.id, a.hash) for a in content.actions[stored:]]
            ours = content.damage is None and content.actions[:stored] == self.actions
            if not ours or more not in ([], [(wanted.id, wanted.hash)] if wanted else []):
                conn.close()
                return False
            make_durable(conn)
        except sqlite3.Error:
            conn.close()
            return False
        old, self._conn = self._conn, conn
        self._opened = os.stat(self.path)
        if old is not None:
            old.close()
        return True

    def export_copy(self, path: Path) -> None:
        """Write a copy in one step, replacing the file at ``path``; of a damaged file its proved beginning.

        Raises ``StoreFailed`` and keeps the file that was there.
        """
        path = Path(path)
        if self._is_there() and path.exists() and path.samefile(self.path):
            raise StoreFailed(Trouble.EXISTS, str(path))
        if no_file(path) == path:
            raise StoreFailed(Trouble.NO_FILE, str(path))
        part = path.with_name(path.name + ".part")
        try:
            with failing(path):
                # If the file was moved or replaced, copy from memory, which still holds every action.
                if self.damage or not self._is_there() or not backed_up(self.path, part):
                    remove(part)
                    with closing(write_new(part, self.actions)) as target:
                        tidy(target)
                replace_with(part, path)
        finally:
            remove(part)

    def close(self) -> None:
        """Close the file and leave it as one file. Never fails: everything is stored already."""
        conn, self._conn = self._conn, None
        self.read_only = True
        if conn is not None:
            with suppress(sqlite3.Error):
                tidy(conn)
            conn.close()
        if self._hold is not None:
            self._hold.release()

    def _is_stored(self, action: Action | None) -> bool:
        """Return whether the file holds the action: a commit may report an error although it succeeded."""
        if action is None or self._conn is None:
            return False
        try:
            return last_stored(self._conn) == (action.id, action.hash)
        except sqlite3.Error:
            return False


def create(path: Path) -> TournamentFile:
    """Create a new, empty tournament. Raises ``StoreFailed``, and then leaves no file behind."""
    path = Path(path)
    strange = no_file(path)
    if strange is not None and strange != path:
        raise failed(NoFile(strange), path)
    reserve(path)
    hold = None
    try:
        with failing(path):
            hold = Hold(path)
            conn = write_new(path)
    except BaseException:
        if hold is not None:
            hold.release()
        remove(path)
        raise
    return TournamentFile(path, Content([]), conn, hold)


def open_(path: Path, *, read_only: bool = False) -> TournamentFile:
    """Open an existing tournament and verify every hash.

    It opens read-only if asked, if the place cannot be written, or if the file is damaged: then ``damage``
    says where, and ``actions`` holds the proved ones before it. Raises ``StoreFailed`` if nothing can be
    shown: IN_USE (``detail`` is a ``Holder``), NOT_FOUND, NOT_RIFFLE, TRIAL_VERSION, NEWER_VERSION,
    TRUNCATED, DAMAGED, LOCKED, NO_PERMISSION, DISK_GONE.
    """
    path = Path(path)
    mark = schema.look(path)
    hold = None
    if not read_only and os.access(path, os.W_OK):
        with suppress(ReadOnlyPlace):
            hold = Hold(path)
    try:
        with failing(path):
            opened = _open(path, hold, mark)
    except BaseException:
        if hold is not None:
            hold.release()
        raise
    if opened.read_only and hold is not None:
        hold.release()
    return opened


def _open(path: Path, hold: Hold | None, mark: schema.Mark) -> TournamentFile:
    try:
        if hold is not None and hold.alone and not mark and is_hot(path) and (shown := settle(path)):
            return TournamentFile(path, _marked(shown, mark, path))
        conn = connect(path, read_only=hold is None or bool(mark))
        try:
            content = _marked(read(conn), mark, path)
            if hold is not None and content.damage is None:
                make_durable(conn)
                return TournamentFile(path, content, conn, hold)
        except BaseException:
            conn.close()
            raise
        conn.close()
    except sqlite3.Error as error:
        return _from_copy(path, error, mark)
    if path.stat().st_size == 0:  # the journal of an interrupted creation has been played back
        raise StoreFailed(Trouble.TRUNCATED, str(path))
    return TournamentFile(path, content)


def _marked(content: Content, mark: schema.Mark, path: Path) -> Content:
    """Add what the header says of the file, even if all of it can be read."""
    if mark == "newer" and not content.actions:
        raise StoreFailed(Trouble.NEWER_VERSION, str(path))
    if not mark or (content.damage is not None and mark == "unreadable"):
        return content
    return replace(content, damage=Damage(content.next, mark, str(content.damage or "")))


def _from_copy(path: Path, error: sqlite3.Error, mark: schema.Mark) -> TournamentFile:
    """Open a copy of the file. A read-only folder may hold a journal that must be played back first."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if not (is_corrupt(error) or code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)):
        raise error
    try:
        content = read_copy(path)
    except sqlite3.Error:
        trouble = Trouble.NEWER_VERSION if mark == "newer" else schema.worst(path)
        raise StoreFailed(trouble, str(path), str(error)) from error
    if is_corrupt(error) and content.damage is None:
        content = replace(content, damage=Damage(content.next, "unreadable", str(error)))
    return TournamentFile(path, _marked(content, mark, path))


@contextmanager
def _hardly_waiting(conn: sqlite3.Connection) -> Iterator[None]:
    """Shorten SQLite's wait for the heartbeat: an action would have to wait for it first."""
    (usual,) = conn.execute("PRAGMA busy_timeout").fetchone()
    conn.execute(f"PRAGMA busy_timeout = {min(usual, _SOON)}")
    try:
        yield
    finally:
        with suppress(sqlite3.Error):  # another connection may have taken its place
            conn.execute(f"PRAGMA busy_timeout = {usual}")


def last_stored(conn: sqlite3.Connection) -> tuple[int, str] | None:
    """Return the last action and its seal. Raises ``sqlite3.Error``."""
    rows = conn.execute("SELECT id, hash FROM action ORDER BY id DESC LIMIT 1")
    return cast("tuple[int, str] | None", rows.fetchone())
