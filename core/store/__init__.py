"""Where tournaments and the library are kept: the one part of Riffle that knows SQLite.

``main.py`` hands this module to the GUI; its shape is ``core.keeping.storage.Store``. The library says how
the first
window looks, so it is here at once; a tournament's records come with the first tournament.
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
    """``core.store.log.create``: a new, empty tournament."""
    from core.store import log

    return log.create(path)


def open_(path: Path, *, read_only: bool = False) -> TournamentFile:
    """``core.store.log.open_``: an existing tournament, every hash of it verified."""
    from core.store import log

    return log.open_(path, read_only=read_only)


def synchronised_folder(path: Path) -> str | None:
    """``core.store.places.synchronised_folder``: who else may change a file there, if anybody."""
    from core.store import places

    return places.synchronised_folder(path)


def open_library(path: Path, patience: float | None = None) -> Library:
    """``Library.open``: never raises for what is wrong with the file."""
    return Library.open(path, patience)


def backups() -> Backups:
    """``core.store.backup``: copies of an open tournament at a second place."""
    from core.store import backup

    return backup


def repairs() -> Repairs:
    """``core.store.repairing``: what can be saved of a damaged file, and new files for it."""
    from core.store import repairing

    return repairing


def house_books(folder: Path) -> HouseFolder:
    """``core.store.house_folder.HouseFolder``: nothing is read or made yet."""
    from core.store import house_folder

    return house_folder.HouseFolder(folder)
