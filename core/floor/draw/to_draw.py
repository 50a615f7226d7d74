"""The entries a draw seats, and how they are seated while play goes on
(procedures B1, C.late and C.alternate)."""

from collections.abc import Iterable, Iterator, Mapping

from core.clock.clock import started
from core.floor.absent import alternates, seated_by_draw
from core.floor.accessible import drawn
from core.floor.newcomers import NEW, SEATS, kind, seated_so
from core.say import records
from core.say.acts.base import Seat
from core.tournament.people import Entry
from core.tournament.state import Tournament


def to_seat(t: Tournament, everybody: bool, now: int) -> list[int]:
    """Return the entries a draw is for, in order: those without a seat, or with ``everybody`` all; it will
    pass over those the director places (``core.floor.accessible``). A stack that is not set out without its
    player is not drawn until the player arrives. Alternates wait until play has begun; then they get the
    seats nobody else needs, in order of entry."""
    playing = t.playing if everybody else t.without_seat
    entries = seated_by_draw(t, playing)
    if not everybody and len(entries) < len(playing) and started(t, now):
        room = t.spare - len(drawn(t, entries))
        entries += drawn(t, alternates(t))[: max(0, room)]
    return sorted(entries)


def anywhere(t: Tournament, entries: Iterable[int], now: int) -> frozenset[int]:
    """Return the entries that draw any free seat at any table: those who enter after the start, if the
    rulebook says so for their kind. The others are drawn to the shortest table first, so that a first draw
    after the start fills the tables evenly (procedure B4)."""
    if not started(t, now):
        return frozenset()
    return frozenset(e for e in entries if _anywhere(t, t.people.entries[e]))


def _anywhere(t: Tournament, entry: Entry) -> bool:
    comes = kind(entry)
    if comes not in NEW or (comes == "late" and not entry.late):
        return False
    return t.rulebook.word(SEATS[comes]) == "random"


def seated(t: Tournament, given: Mapping[int, Seat], now: int) -> Iterator[records.Record]:
    """Yield how each player seated after the start got the seat, and whether he waits for the button."""
    for entry, (table, seat) in sorted(given.items()):
        others = [s for i, s in given.values() if i == table and s != seat]
        what = kind(t.people.entries[entry])
        how = "random" if _anywhere(t, t.people.entries[entry]) else "shortest"
        yield from seated_so(t, entry, (table, seat), what, now, how, others)
