"""The names of backups, and which of them are kept.

Each tournament has its own folder at the backup place, so that thinning one never touches another; each
backup is named by its time, so that a director who finds the stick can choose by eye.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from pathlib import Path

from core.say.refused import StoreFailed
from core.say.said import ByFields

FOLDER = "Riffle backups"
"""The folder made once at the director's place. If it is missing the stick is out, even where the system left
an empty folder."""

RECENT = timedelta(hours=3)
MOST = 40

# This many levels without a backup at the second place give a warning.
BEHIND = 2

_KEY = 12
_LONGEST = 40
_NAME = re.compile(r"(\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d) \((\d{1,9})\)(?: \d{1,3})?\.riffle", re.ASCII)
_PLAIN = frozenset(" -_&'+,()")


def is_backup(file: str) -> bool:
    """Return whether a file's name is a backup's."""
    return _NAME.fullmatch(file) is not None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Standing(ByFields):
    """The status of a tournament's backups. ``at``: the time of the last good one (ms) in ``place``, with
    ``actions`` actions; ``behind``: the number of levels without one at the chosen place; ``failed``: the
    reason why the last try there failed."""

    at: int | None = None
    place: Path | None = None
    actions: int = 0
    behind: int = 0
    failed: StoreFailed | None = None

    @property
    def late(self) -> bool:
        return self.behind >= BEHIND


@dataclass(frozen=True, eq=False, repr=False)
class Shelf(ByFields):
    """The backups of one tournament at one place, the newest first."""

    key: str
    name: str
    files: tuple[Path, ...]


def key_of(tournament: str) -> str:
    """Return the part of ``core.keeping.kept.tournament_id`` that the folder's name contains."""
    return tournament[:_KEY]


def folder_of(title: str, tournament: str) -> str:
    """Return a folder's name such as ``Thursday 200 4fa1c0e29b31``: short, and valid on every disk."""
    letters = (c if c.isalnum() or c in _PLAIN else " " for c in unicodedata.normalize("NFC", title))
    plain = " ".join("".join(letters).split())
    short = plain.encode()[: 2 * _LONGEST].decode(errors="ignore")[:_LONGEST].strip()
    return f"{short} {key_of(tournament)}".strip()


def name_in(folder: str) -> tuple[str, str]:
    """Return the title and the key in a folder's name; ("", "") if the folder is not one of ours."""
    title, _, key = folder.rpartition(" ")
    ours = len(key) == _KEY and set(key) <= set("0123456789abcdef")
    return (title, key) if ours else ("", "")


def file_of(at: int, zone: tzinfo, action: int) -> str:
    """Return a name such as ``2026-11-19 20.42.31 (214).riffle``: the time (ms), and the number of
    actions."""
    return f"{datetime.fromtimestamp(at // 1000, zone):%Y-%m-%d %H.%M.%S} ({action}).riffle"


def moment_in(file: str) -> datetime | None:
    """Return the local time in a backup's name; None if the name is not one of ours."""
    match = _NAME.fullmatch(file)
    try:
        return datetime.strptime(match[1], "%Y-%m-%d %H.%M.%S") if match else None  # noqa: DTZ007
    except ValueError:
        return None


def actions_in(file: str) -> int:
    """Return the number of actions in a backup's name."""
    match = _NAME.fullmatch(file)
    return int(match[2]) if match else 0


def rank(file: str) -> tuple[datetime, int, str]:
    """Return a sort key that is higher for newer backups: by time, then by actions; foreign names come
    first."""
    return moment_in(file) or datetime.min, actions_in(file), file  # noqa: DTZ901


def newest_first(files: Iterable[str]) -> list[str]:
    return sorted(files, key=rank, reverse=True)


def to_thin(files: Iterable[str], new: str) -> list[str]:
    """Return the backups of one tournament to delete, now that ``new`` is verified.

    The last three hours keep all backups, the day before them one an hour, older days one each; at most
    ``MOST`` in all. Backups that the director renamed are kept.
    """
    dated = [(at, x) for x in newest_first(files) if (at := moment_in(x)) is not None]
    if not dated:
        return []
    newest = dated[0][0]
    kept: list[str] = []
    seen: set[object] = set()
    for at, file in dated:
        age = newest - at
        slot: object = at.date() if age > timedelta(days=1) else (at.date(), at.hour)
        if age <= RECENT or slot not in seen:
            kept.append(file)
        seen |= {slot, at.date()}
    kept = kept[:MOST]
    return [file for _, file in dated if file not in kept and file != new]
