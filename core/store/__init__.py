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
    """Create a new, empty tournament: ``core.store.log.create``."""
    from core.store import log

    return log.create(path)


def open_(path: Path, *, read_only: bool = False) -> TournamentFile:
    """Open an existing tournament and verify every hash of it: ``core.store.log.open_``."""
    from core.store import log

    return log.open_(path, read_only=read_only)


def synchronised_folder(path: Path) -> str | None:
    """Return the service that may change files in this folder: ``core.store.places.synchronised_folder``."""
    from core.store import places

    return places.synchronised_folder(path)


def open_library(path: Path, patience: float | None = None) -> Library:
    """Open the library; a broken file is no error: ``Library.open``."""
    return Library.open(path, patience)


def backups() -> Backups:
    """Return ``core.store.backup``: copies of an open tournament at a second place."""
    from core.store import backup

    return backup


def repairs() -> Repairs:
    """Return ``core.store.repairing``: rescues a damaged file's contents into new files."""
    from core.store import repairing

    return repairing


def house_books(folder: Path) -> HouseFolder:
    """Return the folder of the house's rulebooks. Nothing is read or made yet."""
    from core.store import house_folder

    return house_folder.HouseFolder(folder)
