"""Baseline of opening: the same rows selected and their JSON decoded, nothing made of it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path


def read_rows(path: Path) -> int:
    """How many rows there were."""
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
