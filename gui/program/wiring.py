"""What the windows are handed: the store, time, chance, the zone and the folders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import tzinfo

    from core.keeping.storage import Store
    from gui.program.keep_awake import Hold


@dataclass(frozen=True, slots=True)
class Wiring:
    """``wall`` and ``steady`` in ms (see ``core.clock.timebase``); ``data`` holds the library and reports,
    ``documents`` is where new tournaments are offered to be kept. ``gap``: how long nobody may look at
    the time before the director is asked about it, in ms; None: ``core.clock.timebase.GAP``.
    ``holds``: how the PC is kept awake while a clock runs."""

    store: Store
    wall: Callable[[], int]
    steady: Callable[[], int]
    entropy: Callable[[int], bytes]
    zone: tzinfo
    data: Path
    documents: Path
    gap: int | None = None
    holds: tuple[Hold, ...] = ()
