"""Write a tournament's file: rows, a whole new file, a copy."""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from core.say.records import Action, encoded
from core.store import schema
from core.store.connecting import BESIDE, connect, make_durable, transaction
from core.store.holding import Hold

_WAIT, _TRIES = 0.05, 40  # seconds between a copy's tries to read, and their number


def insert(conn: sqlite3.Connection, action: Action, rows: list[tuple[str, str]], records: int) -> None:
    """Insert the action inside the caller's transaction; ``records`` is the number of records stored before
    it."""
    # sqlite-utils' insert adds a fifth to the time of the commit (measured).
    conn.execute(
        "INSERT INTO action (id, happened, written, after, line, hash) VALUES (?, ?, ?, ?, ?, ?)",
        (action.id, action.happened, action.written, action.after, action.line, action.hash),
    )
    conn.executemany(
        "INSERT INTO record (id, action, kind, data) VALUES (?, ?, ?, ?)",
        [(records + i, action.id, kind, data) for i, (kind, data) in enumerate(rows, 1)],
    )


def write_new(path: Path, actions: Iterable[Action] = ()) -> sqlite3.Connection:
    """Write schema and actions into the empty file at ``path``, in one transaction."""
    path.touch()
    conn = connect(path)
    try:
        make_durable(conn)
        with transaction(conn):
            schema.make(conn)
            records = 0
            for action in actions:
                rows = encoded(action.records)
                insert(conn, action, rows, records)
                records += len(rows)
    except BaseException:
        conn.close()
        raise
    return conn


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield a path beside ``path`` to write a file to, which is then renamed durably; after an error nothing
    is left of it."""
    part = path.with_name(path.name + ".part")
    remove(part)
    try:
        yield part
        _make_durable(part)
        part.replace(path)
    finally:
        remove(part)


def _make_durable(file: Path) -> None:
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def replace_with(part: Path, path: Path) -> None:
    """Rename a tournament's ``part`` to ``path`` durably."""
    _make_durable(part)
    hold = Hold(path, itself=False)  # Windows replaces no file that is open
    try:
        for suffix in BESIDE[1:]:  # another tournament's journal would be played into ours
            path.with_name(path.name + suffix).unlink(missing_ok=True)
        part.replace(path)
    finally:
        hold.release()


def remove(path: Path) -> None:
    """Remove the file and its journals."""
    for suffix in BESIDE:
        with suppress(OSError):
            path.with_name(path.name + suffix).unlink(missing_ok=True)


def backed_up(path: Path, part: Path) -> bool:
    """Copy the file to ``part``; False if it cannot be read or the copy cannot be written."""
    remove(part)
    part.touch(exist_ok=False)
    tries = 0

    def watch(status: int, remaining: int, total: int) -> None:
        nonlocal tries
        tries += status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        if tries > _TRIES:  # without a limit it would try for ever
            raise sqlite3.OperationalError("locked")

    try:
        with closing(connect(path, read_only=True)) as source, closing(connect(part)) as target:
            source.execute("PRAGMA busy_timeout = 0")
            source.backup(target, progress=watch, sleep=_WAIT)
    except sqlite3.Error:
        return False
    return True
