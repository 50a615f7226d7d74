"""Protocols of storage for the rest of Riffle, without SQLite. ``core.store`` implements them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from core.keeping.directory import WritableLibrary
from core.keeping.salvage import Damage, Salvage
from core.say.records import Action, Record
from core.say.said import ByFields

if TYPE_CHECKING:
    from core.keeping.backups import Shelf
    from core.rulebook.house_books import HouseBooks


@dataclass(frozen=True, eq=False, repr=False)
class Holder(ByFields):
    """The user who has a tournament file open: the parts of the ``detail`` of ``StoreFailed(IN_USE)``."""

    user: str
    host: str
    pid: int
    since: int
    """Milliseconds since the epoch."""

    def __str__(self) -> str:
        return f"{self.user}@{self.host} {self.pid} {self.since}"

    @classmethod
    def parse(cls, text: str) -> Holder | None:
        """Return the holder named in ``detail``, or None if the sidecar could not be read."""
        user, _, rest = text.rpartition("@")
        parts = rest.split(" ")
        if not user or len(parts) != 3 or not (parts[1].isdecimal() and parts[2].isdecimal()):
            return None
        return cls(user, parts[0], int(parts[1]), int(parts[2]))


class TournamentLog(Protocol):
    """An open tournament. ``actions`` holds all stored ones, and grows with ``append``; ``last_beat`` is the
    last moment (ms) the file is known to have been open, after a crash the time of the crash."""

    path: Path
    damage: Damage | None
    read_only: bool
    last_beat: int | None

    @property
    def actions(self) -> Sequence[Action]: ...

    def append(self, action: Action) -> Action:
        """Store durably and return the action with its hash. Raises ``StoreFailed``: then nothing is
        stored."""

    def beat(self, now_ms: int) -> bool:
        """Note that Riffle is alive. False if that could not be written, which harms nothing."""

    def export_copy(self, path: Path) -> None:
        """Write a whole copy in one step, replacing the file there; of a damaged file its good beginning."""

    def close(self) -> None: ...


class Backups(Protocol):
    """Copies of an open tournament at a second place. May be called from another thread."""

    def back_up(
        self,
        source: Path,
        place: Path,
        folder: str,
        named: Callable[[int], str],
        *,
        make: bool,
        breathe: Callable[[], None],
    ) -> tuple[Path, int]: ...

    def shelves(self, place: Path) -> list[Shelf]: ...

    def make_place(self, folder: Path) -> None: ...

    def is_there(self, place: Path) -> bool: ...

    def last_in(self, path: Path) -> tuple[int, str] | None: ...


class Repairs(Protocol):
    """Rescue a damaged file. No file is ever overwritten."""

    def salvage(self, path: Path, known: Sequence[Record] = ()) -> Salvage:
        """Return all that can be read. A spoiled record of the kind of a ``known`` one is taken to be that
        one where the seal of its action proves it."""

    def save(self, path: Path, actions: Sequence[Action]) -> None: ...

    def save_list(self, path: Path, lines: Sequence[str]) -> None: ...

    def restore(self, backup: Path, path: Path) -> None: ...


class Store(Protocol):
    """The storage ``main.py`` hands to the GUI; the module ``core.store`` is one."""

    def create(self, path: Path) -> TournamentLog: ...

    def open_(self, path: Path, *, read_only: bool = False) -> TournamentLog: ...

    def open_library(self, path: Path, patience: float | None = None) -> WritableLibrary:
        """Open the library; ``patience``: seconds to wait for another program's lock, each time."""

    def house_books(self, folder: Path) -> HouseBooks: ...

    def backups(self) -> Backups: ...

    def repairs(self) -> Repairs: ...

    def synchronised_folder(self, path: Path) -> str | None:
        """Return the synchronising service's name, or ``network``, if other programs may change a file
        there."""
