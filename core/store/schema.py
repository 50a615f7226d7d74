"""A tournament file's tables and triggers; and its header, read before SQLite is asked to read the file."""

import re
import sqlite3
import stat
from pathlib import Path
from typing import Literal

from core.say.refused import StoreFailed, Trouble
from core.store.connecting import LARGEST, NoFile, no_file
from core.store.troubles import failed

APPLICATION_ID = int.from_bytes(b"RIFL", "big")
# 1 was that of the trial versions, which kept other records.
VERSION = 2

_NEVER = "BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END"

# Compared by name and word for word: a file with other objects is shown but never written.
OBJECTS = {
    "action": """CREATE TABLE action (
    id INTEGER PRIMARY KEY,
    happened INTEGER NOT NULL,
    written INTEGER NOT NULL,
    after INTEGER,
    line TEXT NOT NULL,
    hash TEXT NOT NULL
)""",
    "record": """CREATE TABLE record (
    id INTEGER PRIMARY KEY,
    action INTEGER NOT NULL REFERENCES action(id),
    kind TEXT NOT NULL,
    data TEXT NOT NULL
)""",
    "heartbeat": "CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER)",
    "action_not_changed": f"CREATE TRIGGER action_not_changed BEFORE UPDATE ON action {_NEVER}",
    "action_not_deleted": f"CREATE TRIGGER action_not_deleted BEFORE DELETE ON action {_NEVER}",
    "action_only_last": "CREATE TRIGGER action_only_last BEFORE INSERT ON action "
    f"WHEN new.id <= (SELECT max(id) FROM action) {_NEVER}",
    "record_not_changed": f"CREATE TRIGGER record_not_changed BEFORE UPDATE ON record {_NEVER}",
    "record_not_deleted": f"CREATE TRIGGER record_not_deleted BEFORE DELETE ON record {_NEVER}",
    # A record belongs to the newest action: nothing is slipped in under an older one.
    "record_only_last": "CREATE TRIGGER record_only_last BEFORE INSERT ON record "
    "WHEN new.id <= (SELECT max(id) FROM record) "
    f"OR new.action IS NOT (SELECT max(id) FROM action) {_NEVER}",
}

_COLUMNS = {
    "action": ["id", "happened", "written", "after", "line", "hash"],
    "record": ["id", "action", "kind", "data"],
    "heartbeat": ["id", "at"],
}
_KEY = ("INTEGER", 1)
# The word after CREATE, as SQLite reads it: comments may stand between.
_MADE = re.compile(r"\s*CREATE(?:\s|/\*.*?\*/|--[^\n]*\n)*+(\w+)", re.IGNORECASE | re.DOTALL)
_ORDINARY = ("TABLE", "INDEX", "UNIQUE", "TRIGGER")


def make(conn: sqlite3.Connection) -> None:
    """Write the schema; inside the caller's transaction, so that a file is made whole or not at all."""
    # Importing it takes half the store's import time, and only a new tournament needs it.
    from sqlite_utils import Database, Migrations

    migrations = Migrations("riffle-tournament")

    @migrations()
    def m001_log(db: Database) -> None:
        for statement in OBJECTS.values():
            db.execute(statement)
        db.execute("INSERT INTO heartbeat (id, at) VALUES (1, NULL)")

    migrations.apply(Database(conn))
    conn.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    conn.execute(f"PRAGMA user_version = {VERSION}")


def is_ours(conn: sqlite3.Connection) -> bool:
    """Return whether tables and triggers are exactly Riffle's: without a trigger history could change."""
    rows = conn.execute(
        "SELECT name, sql FROM sqlite_master WHERE tbl_name IN ('action', 'record', 'heartbeat')"
    )
    return dict(rows.fetchall()) == OBJECTS


def must_be_tables(conn: sqlite3.Connection) -> None:
    """Raise ``sqlite3.DatabaseError`` if the file holds anything but ordinary tables, or tables of our names
    with other columns: reading a view or a computed column would run code from the file. A newer Riffle's
    file may have more tables and columns."""
    for (sql,) in conn.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"):
        statement = _MADE.match(sql) if isinstance(sql, str) else None
        if statement is not None and statement[1].upper() not in _ORDINARY:
            raise sqlite3.DatabaseError(f"more than tables: {statement[0]}")
    for name, columns in _COLUMNS.items():
        columns_info = conn.execute(f"PRAGMA table_xinfo({name})").fetchall()
        names, hidden = [column[1] for column in columns_info], [column[6] for column in columns_info]
        if columns_info and (
            names[: len(columns)] != columns
            or any(hidden)
            or (columns_info[0][2], columns_info[0][5]) != _KEY
        ):
            raise sqlite3.DatabaseError(f"another table called {name}")


# sqlite.org/fileformat.html: user_version at 60, application_id at 68, both big-endian
MAGIC = b"SQLite format 3\x00"
LENGTH = 100
_SEARCHED = 1 << 16  # the largest possible first page
_WRITTEN = 2  # a number above this at byte 18 makes SQLite read the file but never write it
_TO_COME = 1000  # more versions than there will ever be: the number was overwritten
# The first page of a tournament contains this text, and no other file does.
_OURS = OBJECTS["action_only_last"].encode()

Mark = Literal["", "newer", "unreadable"]


def look(path: Path) -> Mark:
    """Return the mark of a tournament's header: ``newer`` was written by a later Riffle, ``unreadable`` has
    an overwritten header but may be readable all the same. Raises ``StoreFailed`` for every other file, and
    for one of a trial version."""
    try:
        status = path.stat()
        regular = stat.S_ISREG(status.st_mode)  # opening a pipe waits for a writer
        if not (regular or stat.S_ISDIR(status.st_mode)) or status.st_size > LARGEST:
            raise StoreFailed(Trouble.NOT_RIFFLE, str(path))
        if regular and (strange := no_file(path)) is not None:
            raise failed(NoFile(strange), path)
        with path.open("rb") as file:
            start = file.read(_SEARCHED)
    except PermissionError as error:  # on Windows also a file that another program has locked
        trouble = Trouble.NOT_RIFFLE if path.is_dir() else Trouble.NO_PERMISSION
        raise StoreFailed(trouble, str(path), str(error)) from error
    except OSError as error:
        raise failed(error, path) from error
    head = start[:LENGTH]
    if not head.startswith(MAGIC):
        raise StoreFailed(_without_magic(start), str(path))
    if len(head) < LENGTH:
        raise StoreFailed(Trouble.TRUNCATED, str(path))
    if int.from_bytes(head[68:72], "big") != APPLICATION_ID:
        if _OURS in start:
            return "unreadable"
        raise StoreFailed(Trouble.NOT_RIFFLE, str(path))
    if head[18] > _WRITTEN:
        return "unreadable"
    version = int.from_bytes(head[60:64], "big")
    if 0 < version < VERSION:
        raise StoreFailed(Trouble.TRIAL_VERSION, str(path))
    ahead = version - VERSION
    if ahead <= 0:
        return ""
    if ahead < _TO_COME:
        return "newer"
    return "unreadable"


def _without_magic(start: bytes) -> Trouble:
    head = start[:LENGTH]
    if head and not any(head):
        return Trouble.DAMAGED  # zeros over the beginning: a power cut may leave them
    if MAGIC.startswith(head):
        return Trouble.TRUNCATED
    return Trouble.DAMAGED if _OURS in start else Trouble.NOT_RIFFLE


def worst(path: Path) -> Trouble:
    """Return why nothing can be read: the file is cut short, or overwritten."""
    with path.open("rb") as file:
        head = file.read(LENGTH)
    page = int.from_bytes(head[16:18], "big")
    whole = int.from_bytes(head[28:32], "big") * (65536 if page == 1 else page)
    return Trouble.TRUNCATED if path.stat().st_size < whole else Trouble.DAMAGED
