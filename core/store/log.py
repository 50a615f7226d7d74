"""A tournament's file: read whole when opened, written by appending only."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Self

from core.records import Action, chain, encoded
from core.refusal import StoreFailed, Trouble
from core.storage import Damage
from core.store import schema
from core.store.connecting import connect, make_durable, tidy, transaction
from core.store.holding import Hold, ReadOnlyPlace
from core.store.reading import Content, read, read_from_copy
from core.store.troubles import failed, is_corrupt

_MAGIC = b"SQLite format 3\x00"
_HEADER = 100  # sqlite.org/fileformat.html: user_version at 60, application_id at 68, both big-endian
_BESIDE = ("", "-journal", "-wal", "-shm")


class TournamentFile:
    """Made by ``create`` and ``open_``. A damaged or read-only file keeps no connection at all."""

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

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def append(self, action: Action) -> Action:
        """Store the action durably, in one transaction, and return it with its hash.

        Raises ``StoreFailed``: then nothing is stored, and a later append may succeed.
        Raises ``ValueError`` for an id that is not new, or text that is no Unicode.
        """
        if self._conn is None:
            raise StoreFailed(Trouble.DAMAGED if self.damage else Trouble.READ_ONLY_PLACE, str(self.path))
        last = self._last()
        if last is not None and action.id <= last[0]:
            raise ValueError(f"action {action.id} after {last[0]}")
        rows = encoded(action.records)
        stored = replace(action, hash=chain(last[1] if last else "", action, rows))
        try:
            with transaction(self._conn):
                # Another program that wrote here has made all we know out of date.
                if _last_stored(self._conn) != last:
                    raise StoreFailed(Trouble.IN_USE, str(self.path))
                _insert(self._conn, stored, rows, self._records)
        except (sqlite3.Error, OSError) as error:
            if not self._is_stored(stored):
                raise failed(error, self.path) from error
        self._records += len(rows)
        self.actions.append(stored)
        return stored

    def beat(self, now_ms: int) -> bool:
        """Note that Riffle is alive; as durable as an append, because a torn page would harm the log."""
        if self._conn is None:
            return False
        try:
            with transaction(self._conn):
                self._conn.execute("UPDATE heartbeat SET at = ? WHERE id = 1", (now_ms,))
        except (sqlite3.Error, OSError):
            return False
        self.last_beat = now_ms
        return True

    def export_copy(self, path: Path) -> None:
        """A copy in one step, replacing what was at ``path``; of a damaged file its proved beginning.

        Raises ``StoreFailed``; what was there before is then still there.
        """
        path = Path(path)
        if path.exists() and path.samefile(self.path):
            raise StoreFailed(Trouble.EXISTS, str(path))
        part = path.with_name(path.name + ".part")
        _remove(part)
        try:
            if self.damage:
                with closing(_write_new(part, self.actions)) as target:
                    tidy(target)
            else:
                part.touch(exist_ok=False)
                with closing(connect(self.path, read_only=True)) as source, closing(connect(part)) as target:
                    source.backup(target)
            _replace(part, path)
        except (sqlite3.Error, OSError) as error:
            raise failed(error, path) from error
        finally:
            _remove(part)

    def close(self) -> None:
        """Let go of the file, one file again. Never fails: everything is stored already."""
        conn, self._conn = self._conn, None
        self.read_only = True
        if conn is not None:
            with suppress(sqlite3.Error):
                tidy(conn)
            conn.close()
        if self._hold is not None:
            self._hold.release()

    def _last(self) -> tuple[int, str] | None:
        return (self.actions[-1].id, self.actions[-1].hash) if self.actions else None

    def _is_stored(self, action: Action) -> bool:
        """After a commit that failed late: what the file holds counts, not what the error said."""
        try:
            return self._conn is not None and _last_stored(self._conn) == (action.id, action.hash)
        except sqlite3.Error:
            return False


def create(path: Path) -> TournamentFile:
    """A new, empty tournament. Raises ``StoreFailed``, and then leaves no file behind."""
    path = Path(path)
    try:
        path.open("xb").close()
    except OSError as error:
        raise failed(error, path) from error
    hold = None
    try:
        hold = Hold(path)
        conn = _write_new(path)
    except BaseException as error:
        if hold is not None:
            hold.release()
        _remove(path)
        if isinstance(error, sqlite3.Error | OSError):
            raise failed(error, path) from error
        if isinstance(error, ReadOnlyPlace):
            raise StoreFailed(Trouble.READ_ONLY_PLACE, str(path)) from error
        raise
    return TournamentFile(path, Content([]), conn, hold)


def open_(path: Path, *, read_only: bool = False) -> TournamentFile:
    """An existing tournament, every hash of it verified.

    Opens read-only if asked, if the place cannot be written, or if the file is damaged: ``damage``
    then says where and ``actions`` holds what is proved before it. Raises ``StoreFailed`` where there
    is nothing to show: IN_USE (``detail`` is a ``Holder``), NOT_FOUND, NOT_RIFFLE, NEWER_VERSION,
    TRUNCATED, DAMAGED, LOCKED, DISK_GONE.
    """
    path = Path(path)
    _check_header(path)
    hold = None
    if not read_only and os.access(path, os.W_OK):
        with suppress(ReadOnlyPlace):
            hold = Hold(path)
    try:
        opened = _open(path, hold)
    except BaseException as error:
        if hold is not None:
            hold.release()
        if isinstance(error, sqlite3.Error | OSError):
            raise failed(error, path) from error
        raise
    if opened.read_only and hold is not None:
        hold.release()
    return opened


def _open(path: Path, hold: Hold | None) -> TournamentFile:
    try:
        conn = connect(path, read_only=hold is None)
        try:
            content = read(conn)
            if hold is not None and content.damage is None:
                make_durable(conn)
                return TournamentFile(path, content, conn, hold)
        except BaseException:
            conn.close()
            raise
        conn.close()
    except sqlite3.Error as error:
        return _from_copy(path, error)
    if path.stat().st_size == 0:  # the journal of a creation that was killed has been played back
        raise StoreFailed(Trouble.TRUNCATED, str(path))
    return TournamentFile(path, content)


def _from_copy(path: Path, error: sqlite3.Error) -> TournamentFile:
    """The second try. A read-only folder may hold a journal that has to be played back first."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if not (is_corrupt(error) or code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)):
        raise error
    try:
        content = read_from_copy(path)
    except sqlite3.Error:
        raise StoreFailed(_worst(path), str(path), str(error)) from error
    if is_corrupt(error) and content.damage is None:
        after = content.actions[-1].id + 1 if content.actions else 1
        content = replace(content, damage=Damage(after, "unreadable", str(error)))
    return TournamentFile(path, content)


def _worst(path: Path) -> Trouble:
    """Nothing can be read: cut short, or overwritten?"""
    with path.open("rb") as file:
        head = file.read(_HEADER)
    page = int.from_bytes(head[16:18], "big")
    whole = int.from_bytes(head[28:32], "big") * (65536 if page == 1 else page)
    return Trouble.TRUNCATED if path.stat().st_size < whole else Trouble.DAMAGED


def _check_header(path: Path) -> None:
    try:
        with path.open("rb") as file:
            head = file.read(_HEADER)
    except PermissionError as error:  # on Windows also what another program keeps to itself
        trouble = Trouble.NOT_RIFFLE if path.is_dir() else Trouble.LOCKED
        raise StoreFailed(trouble, str(path), str(error)) from error
    except OSError as error:
        raise failed(error, path) from error
    trouble_found: Trouble | None = None
    if not head.startswith(_MAGIC):
        if head and not any(head):
            trouble_found = Trouble.DAMAGED  # zeros over the beginning: what a power cut may leave
        else:
            trouble_found = Trouble.TRUNCATED if _MAGIC.startswith(head) else Trouble.NOT_RIFFLE
    elif len(head) < _HEADER:
        trouble_found = Trouble.TRUNCATED
    elif int.from_bytes(head[68:72], "big") != schema.APPLICATION_ID:
        trouble_found = Trouble.NOT_RIFFLE
    elif int.from_bytes(head[60:64], "big") > schema.VERSION:
        trouble_found = Trouble.NEWER_VERSION
    if trouble_found:
        raise StoreFailed(trouble_found, str(path))


def _last_stored(conn: sqlite3.Connection) -> tuple[int, str] | None:
    row: tuple[int, str] | None = conn.execute(
        "SELECT id, hash FROM action ORDER BY id DESC LIMIT 1"
    ).fetchone()
    return row


def _insert(conn: sqlite3.Connection, action: Action, rows: list[tuple[str, str]], records: int) -> None:
    # Not sqlite-utils' insert: it adds a fifth to the time of the commit (measured).
    conn.execute(
        "INSERT INTO action (id, happened, written, after, line, hash) VALUES (?, ?, ?, ?, ?, ?)",
        (action.id, action.happened, action.written, action.after, action.line, action.hash),
    )
    conn.executemany(
        "INSERT INTO record (id, action, kind, data) VALUES (?, ?, ?, ?)",
        [(records + i, action.id, kind, data) for i, (kind, data) in enumerate(rows, 1)],
    )


def _write_new(path: Path, actions: Iterable[Action] = ()) -> sqlite3.Connection:
    """Schema and actions into the empty file at ``path``, all in one transaction."""
    path.touch()
    conn = connect(path)
    try:
        make_durable(conn)
        with transaction(conn):
            schema.make(conn)
            records = 0
            for action in actions:
                rows = encoded(action.records)
                _insert(conn, action, rows, records)
                records += len(rows)
    except BaseException:
        conn.close()
        raise
    return conn


def _replace(part: Path, path: Path) -> None:
    """``part`` becomes ``path``, on the disk and not only in its cache."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    try:
        hold = Hold(path)
    except ReadOnlyPlace as error:
        raise StoreFailed(Trouble.READ_ONLY_PLACE, str(path)) from error
    try:
        for suffix in _BESIDE[1:]:  # another tournament's journal would be played into ours
            path.with_name(path.name + suffix).unlink(missing_ok=True)
        part.replace(path)
    finally:
        hold.release()


def _remove(path: Path) -> None:
    for suffix in _BESIDE:
        with suppress(OSError):
            path.with_name(path.name + suffix).unlink(missing_ok=True)
