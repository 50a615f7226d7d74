"""Foretell a draw: how many players come to each table, and whether the needs are met."""

from typing import NamedTuple

from core.clock.clock import started
from core.floor.accessible import by_hand, drawn, needy, unmet
from core.floor.cards import by_cards
from core.floor.draw import to_draw
from core.floor.draw.dealing import bounds
from core.say.acts import Seat
from core.tournament.state import Tournament


def undrawn(t: Tournament, now: int) -> bool:
    """Return whether a draw is still to give most players their seats. Where they draw seat cards, the tables
    fill one by one, and nobody waits for a draw."""
    if started(t, now) or by_cards(t) or any(x.state == "made" for x in t.room.draws.values()):
        return False
    playing = len(t.people.live)
    return not playing or 2 * len(t.room.unseated) > playing


def sizes(t: Tournament, now: int) -> dict[int, tuple[int, int]]:
    """Return how many sit at each table at least and at most once everybody without a seat is drawn one
    (procedure B4). Which of equal tables gets one more is drawn too. Empty where the accessible seats could
    be dealt in too many ways to look at."""
    people = drawn(t, to_draw.to_seat(t, False, now))
    tables = t.open_tables
    there = {x.id: len(x.seats) for x in tables}
    at = {x.id: len(x.accessible.intersection(x.free)) for x in tables if x.accessible}
    free = {x.id: x.spare for x in tables}
    gets = bounds(there, free, len(people), at, len(needy(t, people)))
    return {i: (there[i] + least, there[i] + most) for i, (least, most) in gets.items()}


class Need(NamedTuple):
    """A player who needs an accessible seat (procedure B2): ``at`` is the seat, if the player has one.
    ``met``: it is one, or the draw will give one."""

    entry: int
    at: Seat | None
    met: bool


def needs(t: Tournament) -> list[Need]:
    """Return the needs of the players, those without a seat last. Where too few seats are marked, nobody
    knows whose need the draw will meet, so that it counts as meeting none."""
    people = needy(t, sorted(t.people.live.values()))
    waiting = [e for e in people if t.people.entries[e].table is None]
    free = sum(len(x.accessible.intersection(x.free)) for x in t.open_tables if x.accessible)
    drawn_one = free >= len(waiting) and not by_hand(t)
    sitting = [
        Need(e, (row.table, row.seat), not unmet(t, e))
        for e, row in ((e, t.people.entries[e]) for e in people)
        if row.table is not None and row.seat is not None
    ]
    return [*sitting, *(Need(e, None, drawn_one) for e in waiting)]


class Apart(NamedTuple):
    """People whom the club keeps apart. ``met``: none of them sit together, and each who is to draw can come
    to a table of his own."""

    entries: tuple[int, ...]
    met: bool


def apart(t: Tournament) -> list[Apart]:
    """Return the groups that the club keeps apart, as far as two of each are in."""
    found = []
    for group in t.people.apart:
        entries = tuple(t.people.live[p] for p in group if p in t.people.live)
        at = [x for e in entries if (x := t.people.entries[e].table) is not None]
        others = sum(x.spare > 0 and x.id not in at for x in t.open_tables)
        if len(entries) > 1:
            met = len(set(at)) == len(at) and len(entries) - len(at) <= others
            found.append(Apart(entries, met))
    return found


def kept(t: Tournament) -> int:
    """Return how many seats were given before the draw, which leaves them as they are."""
    return sum(len(x.seats) for x in t.open_tables)
