"""Store tournaments and the library: the one part of Riffle that knows SQLite.

``main.py`` hands this module to the GUI; ``core.keeping.storage.Store`` is its protocol. The library decides
how the first window looks, so it is imported at once; the log is imported with the first tournament.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from core.store.library import Library

if TYPE_CHECKING:
    from core.keeping.storage import Backups, Repairs
    from core.store.house_folder import HouseFolder
    from core.store.log import TournamentFile

__all__ = [
    "Library", "backups", "create", "house_books", "open_", "open_library", "repairs", "synchronised_folder",
]  # fmt: skip


def create(path: Path) -> TournamentFile:
    from core.store import log

    return log.create(path)


def open_(path: Path, *, read_only: bool = False) -> TournamentFile:
    from core.store import log

    return log.open_(path, read_only=read_only)


def synchronised_folder(path: Path) -> str | None:
    from core.store import places

    return places.synchronised_folder(path)


def open_library(path: Path, patience: float | None = None) -> Library:
    return Library.open(path, patience)


def backups() -> Backups:
    from core.store import backup

    return backup


def repairs() -> Repairs:
    from core.store import repairing

    return repairing


def house_books(folder: Path) -> HouseFolder:
    from core.store import house_folder

    return house_folder.HouseFolder(folder)
