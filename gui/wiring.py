"""What the windows are handed: the store, time, chance, the zone and the folders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import tzinfo
from pathlib import Path

from core.storage import Store


@dataclass(frozen=True, slots=True)
class Wiring:
    """``wall`` and ``steady`` in ms (see ``core.timebase``); ``data`` holds the library and reports,
    ``documents`` is where new tournaments are offered to be kept."""

    store: Store
    wall: Callable[[], int]
    steady: Callable[[], int]
    entropy: Callable[[int], bytes]
    zone: tzinfo
    data: Path
    documents: Path
