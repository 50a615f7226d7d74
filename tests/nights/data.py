"""Find recorded nights. They are never part of the project: tests skip where they are missing."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

Night = dict[str, Any]

HERE = Path(__file__).parent
CHECKOUT = HERE.parent.parent
OWN = HERE / "small_night.json"
CLOCKS = "clocks.json"


class CannotReplay(Exception):
    """The reason why a recorded night cannot be replayed."""


def folder() -> Path:
    """Return the data folder: the environment's, else the one beside the checkout."""
    named = os.environ.get("RIFFLE_DATA")
    return Path(named) if named else CHECKOUT.parent / "shared" / "data"


def files(nights: Path | None = None) -> list[Path]:
    """Return the nights' files in order of their names; none if there is no such folder."""
    return sorted(x for x in (nights or folder() / "nights").glob("*.json") if x.name != CLOCKS)


def load(path: Path) -> Night:
    """Return the night with its ``clock`` and ``add_ons``, which ``clocks.json`` holds beside it or one
    folder up. Raises ``CannotReplay`` if they are missing there."""
    night: Night = json.loads(path.read_text(encoding="utf-8"))
    for clocks in (path.parent / CLOCKS, path.parent.parent / CLOCKS):
        found: dict[str, Night] = json.loads(clocks.read_text(encoding="utf-8")) if clocks.is_file() else {}
        if path.name in found:
            return night | found[path.name]
    raise CannotReplay(f"no {CLOCKS} says when its levels began")
