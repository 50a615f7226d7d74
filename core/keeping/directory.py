"""Protocols of the club's library, with its directory of players, independent of storage."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from core.people.player_row import ImportReport, PlayerRow
from core.say.refused import Trouble
from core.say.said import ByFields


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class KeptPenalty(ByFields):
    """A penalty or disqualification (``step``), given at ``at`` (ms) by ``action`` of ``tournament``.
    ``seal`` is the action's: in copies of a file that diverged, the same number is another action."""

    tournament: str
    action: int
    seal: str
    at: int
    title: str
    name: str
    number: str
    step: str
    offence: str
    clause: str


@dataclass(frozen=True, eq=False, repr=False)
class NightFacts(ByFields):
    """The facts of a night when it was closed or won: the start page opens no file to show it. ``winner`` is
    empty while several are ``left``; ``level`` is 0 before the start, and where play has no levels; ``prize``
    in the smallest unit of ``currency``, with so many ``decimals``; ``ended`` and ``noted`` in ms; ``setup``
    are the lines that set up a night like it."""

    entries: int = 0
    left: int = 0
    level: int = 0
    winner: str = ""
    number: str = ""
    prize: int = 0
    currency: str = ""
    ended: int | None = None
    noted: int = 0
    cancelled: bool = False
    setup: tuple[str, ...] = ()
    decimals: int = 0
    begun: bool = False

    @property
    def stopped(self) -> bool:
        """Return whether it has begun and is not over."""
        return self.begun and self.ended is None and not self.cancelled


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RecentNight(ByFields):
    """A recently opened tournament file. ``night`` is the date of play in ms: None if unknown, 0 for a demo,
    which is not a night. ``facts``: None if it has not been closed yet."""

    path: Path
    title: str = ""
    night: int | None = None
    opened: int = 0
    facts: NightFacts | None = None


class ClubLibrary(Protocol):
    """The directory, recent files, settings, templates, and the penalties of all nights, as they are read."""

    @property
    def recovered_from(self) -> Path | None:
        """Return the path an unreadable library was moved to, if a new one had to be made."""

    @property
    def trouble(self) -> Trouble | None:
        """Return why this library is only in memory and nothing will be kept; None if it is on the disk."""

    @property
    def odd_nights(self) -> int:
        """Return how many recent files the last reading left out, because their row cannot be what was
        noted."""

    def find(self, text: str, limit: int = 20) -> list[PlayerRow]:
        """Return the best matches among the people by name, nickname and number: the number, then beginnings
        of words, then any part; for empty text those last seen."""

    def recent_nights(self, limit: int = 10) -> Sequence[RecentNight]:
        """Return the recent files with their nights' dates."""

    def setting(self, key: str, default: Any = None) -> Any: ...

    def structures(self) -> Sequence[str]: ...

    def counts(self) -> tuple[int, int]:
        """Return how many players and saved structures there are."""

    def odd_rows(self) -> tuple[int, int]:
        """Return how many players and how many penalties are left out of every reading, because their row
        cannot be what was noted."""

    def structure(self, name: str) -> str | None: ...

    def templates(self) -> Sequence[str]:
        """Return the names of the saved templates."""

    def template(self, name: str) -> str | None: ...

    def penalties_in(self, tournament: str) -> Sequence[KeptPenalty]:
        """Return all penalties kept of this night and of the copies of its file."""

    def penalties_of(self, name: str, number: str) -> Sequence[KeptPenalty]:
        """Return this person's penalties, the latest first."""

    def close(self) -> None: ...


@runtime_checkable
class WritableLibrary(ClubLibrary, Protocol):
    """The library as it is written, which may wait for another program's lock: never on the windows' thread
    (``gui.program.club_library.in_turn``). Writing raises ``Refused`` or ``StoreFailed``."""

    def update(self, row: PlayerRow) -> PlayerRow: ...

    def seen(self, players: Iterable[int], at: int) -> None: ...

    def take_off(self, players: Iterable[int], seen: int) -> None:
        """Remove these people, but for those who were seen after ``seen`` (ms)."""

    def import_rows(self, rows: Iterable[PlayerRow]) -> ImportReport: ...

    def note_recent(self, night: RecentNight) -> None:
        """Note the file; without ``facts`` those noted before stay, and so does a later ``opened``."""

    def set_setting(self, key: str, value: Any) -> None: ...

    def save_structure(self, name: str, text: str) -> None: ...

    def save_template(self, name: str, text: str) -> None: ...

    def remove_template(self, name: str) -> None: ...

    def keep_penalties(self, rows: Sequence[KeptPenalty], instead_of: Sequence[KeptPenalty] = ()) -> None:
        """Replace the penalties ``instead_of`` by ``rows``."""
