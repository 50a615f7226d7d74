"""Where tournaments and the library are kept: the one part of Riffle that knows SQLite.

``main.py`` hands this module to the GUI; its shape is ``core.storage.Store``.
"""

from __future__ import annotations

from pathlib import Path

from core.store.library import Library
from core.store.log import TournamentFile, create, open_
from core.store.places import synchronised_folder

__all__ = ["Library", "TournamentFile", "create", "open_", "open_library", "synchronised_folder"]


def open_library(path: Path) -> Library:
    """``Library.open``: never raises for what is wrong with the file."""
    return Library.open(path)
