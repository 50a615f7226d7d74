"""Who was given another seat a moment ago: what the room must be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from core.tournament.state import Tournament


class Recent(NamedTuple):
    """An entry that sits where it was sent, when that was (ms), and the table id and seat it left."""

    entry: int
    at: int
    table: int | None
    seat: int | None


def recent(t: Tournament, now: int, within: int) -> list[Recent]:
    """Everybody given another seat in the last ``within`` ms who still sits in play, the first one first."""
    return list(_since(t, now - within, now))[::-1]


def last(t: Tournament, within: int) -> list[Recent]:
    """The last who were, and all not more than ``within`` ms before them; whenever that was."""
    newest = next(reversed(t.room.last_moves.values()), None)
    return recent(t, newest.at, within) if newest is not None else []


def _since(t: Tournament, after: int, now: int) -> Iterator[Recent]:
    """The latest first: a field of thousands is not gone through every second."""
    for entry, came in reversed(t.room.last_moves.items()):
        if came.at <= after:
            return
        found = t.people.entries.get(entry)
        if came.at <= now and found is not None and not found.out and found.table is not None:
            yield Recent(entry, *came)
