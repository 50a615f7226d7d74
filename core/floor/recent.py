"""Players who got another seat a moment ago, for the room to show."""

from typing import NamedTuple

from core.tournament.state import Tournament


class Recent(NamedTuple):
    """An entry in its new seat, when it was sent there (ms), and the id and seat of the table it left."""

    entry: int
    at: int
    table: int | None
    seat: int | None


def recent(t: Tournament, now: int, within: int) -> list[Recent]:
    """Return the entries that were sent to another seat in the last ``within`` ms and still sit, the first
    one first."""
    found = list[Recent]()
    # the latest first: a field of thousands is not searched every second
    for entry, came in reversed(t.room.last_moves.items()):
        if came.at <= now - within:
            break
        row = t.people.entries.get(entry)
        if came.at <= now and row is not None and not row.out and row.table is not None:
            found.append(Recent(entry, *came))
    return found[::-1]


def last(t: Tournament, within: int) -> list[Recent]:
    """Return the last player sent to another seat, and all within ``within`` ms before him."""
    newest = next(reversed(t.room.last_moves.values()), None)
    return recent(t, newest.at, within) if newest is not None else []
