"""Where recorded nights are found. They are never part of the project: tests skip where they are not."""

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
    """Why a recorded night cannot be replayed."""


def folder() -> Path:
    """The data folder: what the environment names, else the one beside the checkout."""
    named = os.environ.get("RIFFLE_DATA")
    return Path(named) if named else CHECKOUT.parent / "shared" / "data"


def files(nights: Path | None = None) -> list[Path]:
    """The nights' files in order of their names; none where there is no such folder."""
    return sorted(x for x in (nights or folder() / "nights").glob("*.json") if x.name != CLOCKS)


def load(path: Path) -> Night:
    """The night with its ``clock`` and ``add_ons``, which ``clocks.json`` holds beside it or one folder up.
    Raises ``CannotReplay`` where that says nothing of it."""
    night: Night = json.loads(path.read_text(encoding="utf-8"))
    for clocks in (path.parent / CLOCKS, path.parent.parent / CLOCKS):
        found: dict[str, Night] = json.loads(clocks.read_text(encoding="utf-8")) if clocks.is_file() else {}
        if path.name in found:
            return night | found[path.name]
    raise CannotReplay(f"no {CLOCKS} says when its levels began")
