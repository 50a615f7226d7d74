"""The players called by a name."""

from __future__ import annotations

from core.say.names import clean, same
from core.tournament.people import Player
from core.tournament.state import Tournament


def named(t: Tournament, name: str) -> list[Player]:
    """Players of exactly this name."""
    wanted = same(clean(name))
    return [p for p in known_as(t, wanted) if same(p.name) == wanted]


def known_as(t: Tournament, wanted: str) -> list[Player]:
    return [t.people.players[p] for p in t.people.by_name.get(wanted, ())]
