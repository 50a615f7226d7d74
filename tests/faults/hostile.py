"""Tournament files made by somebody who means harm: small ones that would run for ever or take the
machine."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from core.store import create
from tests.faults.store_night import direct

PAGE = 4096
FEW = 3
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT"
HUGE = "replace(hex(zeroblob(100000000)), '0', 'xxxxxxxxxx')"


def some_night(path: Path) -> None:
    """Three actions, stored as always."""
    with create(path) as log:
        direct(log, FEW)


def statements(*made: str) -> Callable[[Path], None]:
    """A night to which this was done."""

    def make(path: Path) -> None:
        some_night(path)
        with closing(sqlite3.connect(path)) as conn:
            for statement in made:
                conn.execute(statement)
            conn.commit()

    return make


def schema(name: str, sql: str) -> Callable[[Path], None]:
    """A night with this in its schema, as no statement could put it there."""

    def make(path: Path) -> None:
        some_night(path)
        with closing(sqlite3.connect(path)) as conn:
            conn.execute("PRAGMA writable_schema = ON")
            conn.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (sql, name))
            conn.commit()

    return make


def tree(path: Path) -> None:
    """The actions' tree: each page has four hundred branches, and all of them lead to the same next page."""
    some_night(path)
    with closing(sqlite3.connect(path)) as conn:
        (root,) = conn.execute("SELECT rootpage FROM sqlite_master WHERE name = 'action'").fetchone()
    raw = bytearray(path.read_bytes())
    leaf = raw[(root - 1) * PAGE : root * PAGE]
    first = len(raw) // PAGE + 1
    for level in range(6):
        at = (root if level == 0 else first + level - 1) - 1
        raw = raw.ljust((at + 1) * PAGE, b"\0")
        raw[at * PAGE : (at + 1) * PAGE] = _branches(first + level, 400)
    raw += leaf
    raw[28:32] = (len(raw) // PAGE).to_bytes(4, "big")
    path.write_bytes(raw)


def _branches(child: int, count: int) -> bytes:
    """An inner page whose cells all lead to this one (sqlite.org/fileformat2.html, 1.6)."""
    cell = child.to_bytes(4, "big") + b"\x7f"
    start = PAGE - len(cell)
    sizes = count.to_bytes(2, "big") + start.to_bytes(2, "big")
    head = b"\x05\0\0" + sizes + b"\0" + child.to_bytes(4, "big")
    return (head + start.to_bytes(2, "big") * count).ljust(start, b"\0") + cell


def shared(path: Path) -> None:
    """A leaf of the records whose cells are all the same one: a row of megabytes, a thousand times."""
    some_night(path)
    with closing(sqlite3.connect(path)) as conn:
        conn.execute("INSERT INTO record VALUES (1000, 3, 'noted', ?)", ("x" * 4_000_000,))
        conn.commit()
        (root,) = conn.execute("SELECT rootpage FROM sqlite_master WHERE name = 'record'").fetchone()
    raw = bytearray(path.read_bytes())
    page = (root - 1) * PAGE
    if raw[page] == 5:  # its last leaf
        page = (int.from_bytes(raw[page + 8 : page + 12], "big") - 1) * PAGE
    count = int.from_bytes(raw[page + 3 : page + 5], "big")
    last = raw[page + 8 + 2 * (count - 1) : page + 8 + 2 * count]
    many = (int.from_bytes(raw[page + 5 : page + 7], "big") - 8) // 2
    raw[page + 3 : page + 5] = many.to_bytes(2, "big")
    raw[page + 8 : page + 8 + 2 * many] = last * many
    path.write_bytes(raw)


FILES: dict[str, Callable[[Path], None]] = {
    "a view that never ends": statements(
        "DROP TABLE action",
        f"CREATE VIEW action AS {ENDLESS} i AS id, 1 AS happened, 1 AS written, NULL AS after, 'x' AS line, "
        "'y' AS hash FROM n",
    ),
    "records that never end": statements(
        "DROP TABLE record",
        f"CREATE VIEW record AS {ENDLESS} i AS id, 1 AS action, 'noted' AS kind, 'x' AS data FROM n",
    ),
    "a sign of life that never ends": statements(
        "DROP TABLE heartbeat", f"CREATE VIEW heartbeat AS {ENDLESS} i AS id, i AS at FROM n"
    ),
    "a value of gigabytes": statements(
        "DROP TABLE action",
        f"CREATE VIEW action AS SELECT 1 AS id, 1 AS happened, 1 AS written, NULL AS after, {HUGE} AS line, "
        "'y' AS hash",
    ),
    "a column that is computed": schema(
        "action", "CREATE TABLE action (id INTEGER PRIMARY KEY, happened, written, after, line, "
        f"hash TEXT AS ({HUGE}))",
    ),
    "a view under a table's name": schema(
        "record", f"CREATE /* TABLE */ VIEW record AS {ENDLESS} i AS id, 1 AS action, 'noted' AS kind, "
        "'x' AS data FROM n",
    ),
    "a table that counts for ever": schema(
        "record", "CREATE VIRTUAL TABLE record USING generate_series(id, action, kind, data)"
    ),
    "another thing made besides": statements(f"CREATE VIEW pragma_table_xinfo AS {ENDLESS} i FROM n"),
    "branches that meet again": tree,
    "a row that is there a thousand times": shared,
}  # fmt: skip


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


STRANGE: dict[str, Callable[[Path], None]] = {"a pipe": pipe, "a device": device, "a folder": Path.mkdir}
