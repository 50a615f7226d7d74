"""Open ``library.db`` so that it never stops the night, and bring its tables up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from core.say.reasons import Trouble
from core.say.value import dataclass
from core.store.connecting import NoFile, no_file, transaction
from core.store.troubles import failed, is_corrupt

APPLICATION_ID = int.from_bytes(b"RIFB", "big")
VERSION = 4


def _bring_up(conn: sqlite3.Connection) -> None:
    """Bring the library up to ``VERSION``; one that is needs no lock, and waits for no writer."""
    if not _is_old(conn):
        return
    # Only a new or old library needs these 40 ms, and nobody has to wait for them behind a lock.
    from sqlite_utils import Database, Migrations

    migrations = Migrations("riffle-library")

    @migrations()
    def m001_library(db: Database) -> None:
        db.table("player").create(
            {
                "id": int, "name": str, "nickname": str, "number": str, "note": str,
                "accessible": int, "last_seen": int, "removed": int, "folded": str,
            },
            pk="id",
            not_null={"name", "nickname", "number", "note", "accessible", "removed", "folded"},
            defaults={"removed": 0},
        )  # fmt: skip
        db.execute(
            "CREATE UNIQUE INDEX player_number ON player (number COLLATE NOCASE) "
            "WHERE number <> '' AND removed = 0"
        )
        db.table("recent").create({"path": str, "at": int}, pk="path", not_null={"path", "at"})
        db.table("setting").create({"key": str, "value": str}, pk="key", not_null={"key", "value"})
        db.table("structure").create({"name": str, "data": str}, pk="name", not_null={"name", "data"})

    @migrations()
    def m002_penalties(db: Database) -> None:
        db.table("penalty").create(
            {
                "tournament": str, "action": int, "at": int, "title": str, "name": str, "number": str,
                "step": str, "offence": str, "clause": str, "folded": str,
            },
            pk=("tournament", "action"),
            not_null={"at", "title", "name", "number", "step", "offence", "clause", "folded"},
        )  # fmt: skip
        db.table("penalty").create_index(["folded"])

    @migrations()
    def m003_seals(db: Database) -> None:
        penalty = db.table("penalty")
        penalty.add_column("seal", str, not_null_default="")
        penalty.transform(pk=("tournament", "action", "seal"))

    @migrations()
    def m004_nights(db: Database) -> None:
        db.table("template").create({"name": str, "data": str}, pk="name", not_null={"name", "data"})
        recent = db.table("recent")
        recent.add_column("title", str, not_null_default="")
        recent.add_column("night", int)

    with transaction(conn):
        if _is_old(conn):  # no other Riffle has done it meanwhile
            migrations.apply(Database(conn))
            conn.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            conn.execute(f"PRAGMA user_version = {VERSION}")


BUSY_SECONDS = 5.0
_SWITCHES = 20
"""Tries to switch to WAL; after each lost one somebody else has got further."""
_BESIDE = ("", "-wal", "-shm", "-journal")


class _Newer(Exception):
    """The file was written by a newer Riffle, which will want it back unchanged."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The connection; the path a broken library was moved to; the reason why this one is only in memory."""

    conn: sqlite3.Connection
    recovered_from: Path | None = None
    trouble: Trouble | None = None


def open_file(path: Path, patience: float) -> Opened:
    """Open the library at ``path``, or make it; ``patience``: seconds to wait for another program's lock. A
    broken one is moved aside and a new one made; if even that fails, a library in memory serves the night.
    Disk errors do not raise."""
    aside = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return Opened(_connect(path, patience))
        except sqlite3.Error as error:
            if not is_corrupt(error):
                raise
        aside = _move_aside(path)
        return Opened(_connect(path, patience), aside)
    except _Newer:
        return Opened(_in_memory(), aside, Trouble.NEWER_VERSION)
    except (sqlite3.Error, OSError) as error:
        return Opened(_in_memory(), aside, failed(error, path).trouble)


def _connect(path: Path, patience: float) -> sqlite3.Connection:
    if (strange := no_file(path)) is not None:
        raise NoFile(strange)
    # one thread at a time, but not always the same one
    conn = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        conn.execute("PRAGMA trusted_schema = OFF")
        _must_be_ours(conn)  # before anything is written
        _use_wal(conn)
        conn.execute("PRAGMA synchronous = FULL")
        _bring_up(conn)
        problem = conn.execute("PRAGMA quick_check(1)").fetchone()[0]
        if problem != "ok":
            raise sqlite3.DatabaseError(problem)
    except BaseException:
        conn.close()
        raise
    return conn


def _use_wal(conn: sqlite3.Connection) -> None:
    """Switch to WAL, which the file then remembers. SQLite refuses at once, whatever the timeout, while
    another Riffle makes the same switch: wait for its lock, and try again."""
    for _ in range(_SWITCHES):
        try:
            conn.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
        conn.execute("BEGIN EXCLUSIVE")  # this waits, and raises once patience is over
        conn.execute("ROLLBACK")
    conn.execute("PRAGMA journal_mode = WAL")


def _must_be_ours(conn: sqlite3.Connection) -> None:
    ours = conn.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
    if not ours and conn.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise sqlite3.DatabaseError("another program's database")
    if ours and conn.execute("PRAGMA user_version").fetchone()[0] > VERSION:
        raise _Newer


def _is_old(conn: sqlite3.Connection) -> bool:
    return bool(conn.execute("PRAGMA user_version").fetchone()[0] < VERSION)


def _in_memory() -> sqlite3.Connection:
    conn = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _bring_up(conn)
    return conn


def _move_aside(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.broken-{number}")).exists():
        number += 1
    for suffix in _BESIDE:  # the old one's log must not be played into the new one
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + suffix))
    return aside
