"""Finding people: by name, nickname, club number, entry or seat."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from core.tournament import Player, Tournament

LONGEST_NAME = 120


@lru_cache(maxsize=40_000)
def folded(text: str) -> str:
    """The name as it is compared: case and accents gone, spaces single."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def clean(text: str) -> str:
    """A typed or pasted name as it is kept: no control characters, single spaces."""
    kept = "".join(" " if c.isspace() else c for c in text if c.isprintable() or c.isspace())
    return " ".join(unicodedata.normalize("NFC", kept).split())


def same_name(t: Tournament, name: str) -> list[Player]:
    """Players of exactly this name; only if there are none, those of this nickname."""
    wanted = clean(name).casefold()
    found = [p for p in t.players.values() if p.name.casefold() == wanted]
    return found or [p for p in t.players.values() if p.nickname and p.nickname.casefold() == wanted]


def matching(t: Tournament, text: str) -> list[Player]:
    """Players one could mean by ``text``: the exact name, else a part of one, accents forgiven."""
    exact = same_name(t, text)
    if exact:
        return exact
    wanted = folded(text)
    if not wanted:
        return []
    whole = [p for p in t.players.values() if wanted in (folded(p.name), p.number.casefold())]
    return whole or [
        p for p in t.players.values() if any(w.startswith(wanted) for w in _starts(folded(p.name)))
    ]


def _starts(name: str) -> list[str]:
    """The name from each of its words on: "anna ek" is found by "anna", "anna e" and "ek"."""
    words = name.split()
    return [" ".join(words[i:]) for i in range(len(words))]


def last_entry(t: Tournament, player: int) -> int | None:
    """The player's entry that is in, else the latest one."""
    if player in t.live:
        return t.live[player]
    return max((e.id for e in t.entries.values() if e.player == player), default=None)
