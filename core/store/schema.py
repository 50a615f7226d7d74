"""The tables of a tournament file, and the triggers that make them append-only."""

from __future__ import annotations

import re
import sqlite3

APPLICATION_ID = int.from_bytes(b"RIFL", "big")
VERSION = 1

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
