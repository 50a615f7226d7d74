"""Whose lines may say something else after some changes."""

from __future__ import annotations

from collections.abc import Iterable

from core.log.change import Change
from core.tournament.state import Tournament


def players_of(changes: Iterable[Change], t: Tournament) -> set[int]:
    """Those whom the changes touched, and those whose seats are called by a table that was."""
    found: set[int] = set()
    for change in changes:
        found |= change.players
        for table in change.tables:
            if table in t.room.tables:
                found.update(t.people.entries[entry].player for entry in t.room.tables[table].seats.values())
    return found
