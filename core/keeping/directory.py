"""The players' directory and what else outlives a night: its shape, without knowing where it is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from core.keeping.kept_penalty import KeptPenalty
from core.people.player_list import CsvProblem, Unfit, parse_csv, unfit
from core.people.player_row import ImportReport, PlayerRow
from core.say.reasons import Trouble

__all__ = [
    "ClubLibrary", "CsvProblem", "ImportReport", "PlayerDirectory", "PlayerRow", "RecentNight", "Unfit",
    "parse_csv", "unfit",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class RecentNight:
    """A tournament's file that was open lately. ``night`` is when it was played or is to be, in ms: None
    where nobody knows, 0 for a demo, which was no night."""

    path: Path
    title: str = ""
    night: int | None = None
    opened: int = 0


class PlayerDirectory(Protocol):
    """People by name, nickname and number. Writing raises ``Refused`` or ``StoreFailed``."""

    def find(self, text: str, limit: int = 20) -> list[PlayerRow]:
        """Best first: the number, then beginnings of words, then any part; empty text: last seen first."""

    def player(self, player: int) -> PlayerRow | None: ...

    def add(self, row: PlayerRow) -> PlayerRow: ...

    def update(self, row: PlayerRow) -> PlayerRow: ...

    def remove(self, player: int) -> None: ...

    def restore(self, player: int) -> PlayerRow: ...

    def seen(self, players: Iterable[int], at: int) -> None: ...

    def import_rows(self, rows: Iterable[PlayerRow]) -> ImportReport: ...


class ClubLibrary(PlayerDirectory, Protocol):
    """The directory, the recent files, the settings, templates, penalties of all nights."""

    @property
    def recovered_from(self) -> Path | None:
        """Where an unreadable library was moved, if this one had to be started anew."""

    @property
    def trouble(self) -> Trouble | None:
        """Why nothing here will be kept: the library could not be opened, and this one is in memory."""

    def recent(self, limit: int = 10) -> list[Path]: ...

    def recent_nights(self, limit: int = 10) -> Sequence[RecentNight]:
        """The same with what is known of each."""

    def note_recent(self, path: Path, at: int, title: str = "", night: int | None = None) -> None: ...

    def forget_recent(self, path: Path) -> None: ...

    def setting(self, key: str, default: Any = None) -> Any: ...

    def set_setting(self, key: str, value: Any) -> None: ...

    def structures(self) -> Sequence[str]: ...

    def structure(self, name: str) -> str | None: ...

    def save_structure(self, name: str, text: str) -> None: ...

    def remove_structure(self, name: str) -> None: ...

    def templates(self) -> Sequence[str]:
        """The names of the kept nights to begin from."""

    def template(self, name: str) -> str | None: ...

    def save_template(self, name: str, text: str) -> None: ...

    def remove_template(self, name: str) -> None: ...

    def keep_penalties(self, rows: Sequence[KeptPenalty], instead_of: Sequence[KeptPenalty] = ()) -> None:
        """These, and not those any more."""

    def penalties_in(self, tournament: str) -> Sequence[KeptPenalty]:
        """All that is kept of this night and of the copies of its file."""

    def penalties_of(self, name: str, number: str) -> Sequence[KeptPenalty]:
        """Of this person, the latest first."""

    def close(self) -> None: ...
