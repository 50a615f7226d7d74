"""What backups are called and which of them are kept.

Each tournament has a folder of its own at the place of the backups, so that thinning one never touches
another; each backup is named by its moment, so that whoever finds the stick can choose by eye.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from pathlib import Path

FOLDER = "Riffle backups"
"""What is made once at the place the director chose. Where it is gone the stick is out, also where the
system left an empty folder in its place."""

RECENT = timedelta(hours=3)
MOST = 40

_KEY = 12
_LONGEST = 40
_NAME = re.compile(r"(\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d) \((\d{1,9})\)(?: \d{1,3})?\.riffle", re.ASCII)
_PLAIN = frozenset(" -_&'+,()")


@dataclass(frozen=True, slots=True)
class Shelf:
    """The backups of one tournament at one place, the newest first."""

    key: str
    name: str
    files: tuple[Path, ...]


def key_of(tournament: str) -> str:
    """The part of ``core.keeping.kept.tournament_id`` that stands in the folder's name."""
    return tournament[:_KEY]


def folder_of(title: str, tournament: str) -> str:
    """``Thursday 200 4fa1c0e29b31``: letters and digits that every disk can hold, and short."""
    kept = (c if c.isalnum() or c in _PLAIN else " " for c in unicodedata.normalize("NFC", title))
    plain = " ".join("".join(kept).split())
    short = plain.encode()[: 2 * _LONGEST].decode(errors="ignore")[:_LONGEST].strip()
    return f"{short} {key_of(tournament)}".strip()


def name_in(folder: str) -> tuple[str, str]:
    """The title and the key of a folder's name; ("", "") if it is none of ours."""
    title, _, key = folder.rpartition(" ")
    ours = len(key) == _KEY and set(key) <= set("0123456789abcdef")
    return (title, key) if ours else ("", "")


def file_of(at: int, zone: tzinfo, action: int) -> str:
    """``2026-11-19 20.42.31 (214).riffle``: the moment (ms), and how many actions are in it."""
    return f"{datetime.fromtimestamp(at // 1000, zone):%Y-%m-%d %H.%M.%S} ({action}).riffle"


def moment_in(file: str) -> datetime | None:
    """The time in a backup's name, as the PC's clock showed it; None where the name is not ours."""
    found = _NAME.fullmatch(file)
    try:
        return datetime.strptime(found[1], "%Y-%m-%d %H.%M.%S") if found else None  # noqa: DTZ007
    except ValueError:
        return None


def actions_in(file: str) -> int:
    """How many actions a backup says in its name that it holds."""
    found = _NAME.fullmatch(file)
    return int(found[2]) if found else 0


def rank(file: str) -> tuple[datetime, int, str]:
    """Higher for what is newer: by the moment, and of one moment by the actions; what we did not name comes
    before all."""
    return moment_in(file) or datetime.min, actions_in(file), file  # noqa: DTZ901


def newest_first(files: Iterable[str]) -> list[str]:
    return sorted(files, key=rank, reverse=True)


def to_thin(files: Iterable[str], new: str) -> list[str]:
    """Which of one tournament's backups go, now that ``new`` is there and proved.

    Of the three hours before the newest all are kept, of the day before it the last of each hour, of
    everything older the last of each day; and never more than ``MOST``. What the director renamed is his.
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
