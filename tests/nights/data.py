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


def folder() -> Path:
    """The data folder: what the environment names, else the one beside the checkout."""
    named = os.environ.get("RIFFLE_DATA")
    return Path(named) if named else CHECKOUT.parent / "shared" / "data"


def files(nights: Path | None = None) -> list[Path]:
    """The nights' files in order of their names; none where there is no such folder."""
    return sorted((nights or folder() / "nights").glob("*.json"))


def load(path: Path) -> Night:
    night: Night = json.loads(path.read_text(encoding="utf-8"))
    return night
