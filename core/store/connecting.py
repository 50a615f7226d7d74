"""Connect to SQLite files, and set the pragmas."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

BUSY_SECONDS = 2.0
LARGEST = 1 << 28
"""Largest tournament file (bytes): some thousand times a long night's."""

BESIDE = ("", "-journal", "-wal", "-shm")
"""The suffixes of a file and of everything SQLite keeps beside it."""


class NoFile(sqlite3.OperationalError):
    """A pipe, a device or a folder stands where SQLite would read a file, and could wait for ever."""

    sqlite_errorcode = sqlite3.SQLITE_CANTOPEN

    def __init__(self, path: Path) -> None:
        super().__init__(f"no ordinary file: {path}")
        self.path = path


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """Connect to the existing file in SQLite's own autocommit mode: transactions begin and end explicitly.

    Raises ``sqlite3.Error``; ``NoFile`` if the file or one that SQLite reads beside it is not an ordinary
    file.
    """
    if (strange := no_file(path)) is not None:
        raise NoFile(strange)
    mode = "ro" if read_only else "rw"
    conn = sqlite3.connect(
        f"{_uri(path)}?mode={mode}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,  # one thread at a time, but not always the same one
    )
    # The file may come from anybody: its schema must not be able to run anything.
    conn.execute("PRAGMA trusted_schema = OFF")
    conn.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
    return conn


def no_file(path: Path) -> Path | None:
    """Return the file, or one that SQLite reads beside it, if it exists and is not an ordinary file."""
    for suffix in BESIDE:
        beside = path.with_name(path.name + suffix)
        try:
            if not stat.S_ISREG(beside.stat().st_mode):
                return beside
        except OSError:
            continue
    return None


def free_aside(path: Path, why: str) -> Path:
    """Return the first free one of ``NAME.why-1``, ``NAME.why-2``, …"""
    number = 1
    while (aside := path.with_name(f"{path.name}.{why}-{number}")).exists():
        number += 1
    return aside


def make_durable(conn: sqlite3.Connection) -> None:
    """Make every append reach the disk before it returns, and keep the whole tournament in one file.

    An action is synchronised five times (four on Windows, which syncs folders by itself): the journal's
    pages, its folder, its header, the file, and the journal's end. A header written first could count pages
    that are missing; a lost end would roll the action back; the folder is synced when SQLite opens the
    journal, which it does for each action unless it keeps the file locked against all others.

    PERSIST is the fastest rollback journal (measured: 0.69 of DELETE's time). It leaves an empty journal
    beside the open file; ``tidy`` removes it.
    """
    conn.execute("PRAGMA journal_mode = PERSIST")
    conn.execute("PRAGMA synchronous = EXTRA")
    page = conn.execute("PRAGMA page_size").fetchone()[0]
    conn.execute(f"PRAGMA max_page_count = {LARGEST // page}")  # a longer file could not be read again


def tidy(conn: sqlite3.Connection) -> None:
    """Remove the empty journal, so that a tournament is one file again."""
    conn.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def transaction(conn: sqlite3.Connection) -> Iterator[None]:
    """Run the block in one transaction. IMMEDIATE: a writer waits at the beginning, not half-way."""
    conn.execute("BEGIN IMMEDIATE")
    try:
        yield
        conn.execute("COMMIT")
    except BaseException:
        if conn.in_transaction:
            with suppress(sqlite3.Error):
                conn.execute("ROLLBACK")
        raise


def _uri(path: Path) -> str:
    name = quote(os.fsencode(path.absolute().as_posix()), safe="/:")
    return f"file://{name}" if name.startswith("/") else f"file:///{name}"
