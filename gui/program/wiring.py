"""The windows' dependencies: the store, time, chance, the zone and the folders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from core.say.said import ByFields
from gui.program import timebase

if TYPE_CHECKING:
    from datetime import tzinfo

    from core.keeping.storage import Store
    from gui.program.keep_awake import Hold


@dataclass(frozen=True, eq=False, repr=False)
class Wiring(ByFields):
    """``wall`` and ``steady`` in ms (see ``core.clock.timebase``); ``data`` holds the library and reports,
    ``documents`` is offered for new tournaments. ``gap``: how long nobody may look at the time before the
    director is asked about it, in ms; None: ``core.clock.timebase.GAP``. ``holds``: the ways to keep the PC
    awake while a clock runs."""

    store: Store
    wall: Callable[[], int]
    steady: Callable[[], int]
    entropy: Callable[[int], bytes]
    zone: tzinfo
    data: Path
    documents: Path
    gap: int | None = None
    holds: tuple[Hold, ...] = ()


def real(store: Store) -> Wiring:
    from platformdirs import user_data_path, user_documents_path

    from gui.program.keep_awake import here

    return Wiring(
        store=store,
        wall=timebase.wall,
        steady=timebase.steady,
        entropy=timebase.entropy,
        zone=timebase.LocalZone(),
        data=user_data_path("Riffle", appauthor=False),
        documents=Path(user_documents_path()) / "Riffle",
        holds=here(),
    )
