"""A person of the players' directory, and how names are cleaned and compared."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from core.refusal import Reason

LONGEST_NAME = 120
LONGEST_NUMBER = 40
LONGEST_NOTE = 1000
# No writing needs more marks on one letter; more of them are heaped over the lines above and below.
_HEAPED = 4
_FIRST_MARK = "\u0300"

# Letters that Unicode does not take apart into a base and an accent, as they are typed without one.
_BASE = str.maketrans({
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "ħ": "h",
    "-": " ", "‐": " ", "‑": " ", "–": " ", "/": " ", ",": " ", ".": " ", "'": "", "’": "", "`": "", "´": "",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A person of the directory. ``id`` 0: not in it yet. ``number`` is the club number, unique if given."""

    name: str
    nickname: str = ""
    number: str = ""
    note: str = ""
    accessible: bool = False
    last_seen: int | None = None
    """Milliseconds since the epoch."""
    id: int = 0


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What became of each imported row; of ``already`` the row as the directory has it."""

    added: tuple[PlayerRow, ...] = ()
    already: tuple[PlayerRow, ...] = ()
    refused: tuple[tuple[PlayerRow, Reason], ...] = ()


def folded(text: str) -> str:
    """As names are compared: case, accents and punctuation gone, spaces single."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_BASE))
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def clean(text: str) -> str:
    """A typed or pasted text as it is kept: composed, single spaces, nothing invisible that could hide
    or turn letters round; joiners stay, Persian and Indic names need them."""
    if not text.isprintable():
        text = "".join(
            " " if c.isspace() else c for c in text if c.isprintable() or c.isspace() or c in "\u200c\u200d"
        )
    text = unicodedata.normalize("NFC", text)
    return " ".join((text if max(text, default="") < _FIRST_MARK else _lean(text)).split())


def _lean(text: str) -> str:
    """Without the marks that are too many for one letter."""
    kept, marks = [], 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks <= _HEAPED:
            kept.append(c)
    return "".join(kept)
