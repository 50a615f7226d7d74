"""Baseline of one action: the same rows committed with the same pragmas; no triggers, no hash, no rules."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

Head = tuple[int, int, int, int | None, str, str]
Part = tuple[int, int, str, str]


class BareLog:
    def __init__(self, path: Path) -> None:
        self.conn = sqlite3.connect(path, isolation_level=None)
        self.conn.execute("PRAGMA journal_mode = PERSIST")
        self.conn.execute("PRAGMA synchronous = EXTRA")
        self.conn.execute(
            "CREATE TABLE action (id INTEGER PRIMARY KEY, happened INTEGER NOT NULL, "
            "written INTEGER NOT NULL, after INTEGER, line TEXT NOT NULL, hash TEXT NOT NULL)"
        )
        self.conn.execute(
            "CREATE TABLE record (id INTEGER PRIMARY KEY, action INTEGER NOT NULL, "
            "kind TEXT NOT NULL, data TEXT NOT NULL)"
        )

    def fill(self, heads: Sequence[Head], parts: Sequence[Part]) -> None:
        """Fill the log with its rows before the measurement."""
        self.conn.execute("BEGIN IMMEDIATE")
        self.conn.executemany("INSERT INTO action VALUES (?, ?, ?, ?, ?, ?)", heads)
        self.conn.executemany("INSERT INTO record VALUES (?, ?, ?, ?)", parts)
        self.conn.execute("COMMIT")

    def append(self, head: Head, parts: Sequence[Part]) -> None:
        self.conn.execute("BEGIN IMMEDIATE")
        self.conn.execute("INSERT INTO action VALUES (?, ?, ?, ?, ?, ?)", head)
        self.conn.executemany("INSERT INTO record VALUES (?, ?, ?, ?)", parts)
        self.conn.execute("COMMIT")
