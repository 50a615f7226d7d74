"""One way to reach a SQLite file, and the pragmas that go with it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

BUSY_SECONDS = 2.0


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """The existing file, in SQLite's own autocommit mode: transactions are begun and ended by name."""
    mode = "ro" if read_only else "rw"
    conn = sqlite3.connect(f"{_uri(path)}?mode={mode}", uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    # The file may come from anybody: what its schema says must not run anything.
    conn.execute("PRAGMA trusted_schema = OFF")
    return conn


def make_durable(conn: sqlite3.Connection) -> None:
    """An append that returned has reached the disk, and the file alone is the whole tournament.

    Of the rollback journals PERSIST is the quickest (measured: 0.69 of DELETE's time); it leaves
    an empty journal beside the file while it is open, which ``tidy`` takes away.
    """
    conn.execute("PRAGMA journal_mode = PERSIST")
    conn.execute("PRAGMA synchronous = EXTRA")


def tidy(conn: sqlite3.Connection) -> None:
    """Take the kept journal away, so that one tournament is one file again."""
    conn.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def transaction(conn: sqlite3.Connection) -> Iterator[None]:
    """All or nothing. IMMEDIATE: who is to write waits at the beginning, not half-way."""
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
