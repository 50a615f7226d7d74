"""Baseline of opening: the same rows selected and their JSON decoded, without building anything."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path


def read_rows(path: Path) -> int:
    """Return the number of rows."""
    conn = sqlite3.connect(path)
    actions = conn.execute(
        "SELECT id, happened, written, after, line, hash FROM action ORDER BY id"
    ).fetchall()
    records = [
        (action, kind, json.loads(data))
        for action, kind, data in conn.execute("SELECT action, kind, data FROM record ORDER BY id")
    ]
    conn.close()
    return len(actions) + len(records)
