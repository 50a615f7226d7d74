"""The tables of ``library.db`` and their migrations."""

from __future__ import annotations

import sqlite3

APPLICATION_ID = int.from_bytes(b"RIFB", "big")
VERSION = 4


def migrate(conn: sqlite3.Connection) -> None:
    """Bring the library up to ``VERSION``; inside the caller's transaction."""
    from sqlite_utils import Database, Migrations  # only a new or old library needs its 40 ms

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

    migrations.apply(Database(conn))
    conn.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    conn.execute(f"PRAGMA user_version = {VERSION}")
