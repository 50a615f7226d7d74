"""Foretell a draw: how many players come to each table, and whether the needs are met."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from typing import NamedTuple

from core.clock.clock import started
from core.floor.absent import seated_by_draw
from core.floor.accessible import by_hand, drawn, needy, unmet
from core.floor.cards import by_cards
from core.floor.draw import to_draw
from core.floor.draw.dealing import bounds, open_sizes
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
    people = sorted(needy(t, t.people.live.values()))
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
    """People whom the club keeps apart. ``met``: none of them sit together, and whatever is drawn, none of
    them will."""

    entries: tuple[int, ...]
    met: bool


def apart(t: Tournament) -> list[Apart]:
    """Return the groups that the club keeps apart, as far as two of each are in. Where there are too few
    chairs for all who could be apart, nobody knows whom the draw will seat together, so that no group that
    draws counts as met."""
    live = t.people.live
    groups = [tuple(live[p] for p in group if p in live) for group in t.people.apart]
    groups = [x for x in groups if len(x) > 1]
    if not groups:
        return []
    coming = _coming(t)
    alone = {x: _parted(t, x, coming, Counter(coming.chairs)) for x in groups}
    left = Counter(coming.chairs)
    draws = {x: len(coming.people.intersection(x)) for x in groups}
    # who needs most tables chooses first
    for group in sorted(groups, key=draws.__getitem__, reverse=True):
        _parted(t, group, coming, left)
    enough = min(left.values(), default=0) >= 0
    return [Apart(x, alone[x] and (enough or not draws[x])) for x in groups]


class _Coming(NamedTuple):
    """The draw seats these ``people``, the ``needy`` of them first. By table, ``reached`` is the most of the
    needy that may come there, ``chairs`` the least number for others. ``short``: not all of the needy get a
    marked seat."""

    people: frozenset[int]
    needy: frozenset[int]
    reached: Mapping[int, int]
    chairs: Mapping[int, int]
    short: bool


def _coming(t: Tournament) -> _Coming:
    people = drawn(t, seated_by_draw(t, t.without_seat))
    tables, need = t.open_tables, needy(t, people)
    there = {x.id: len(x.seats) for x in tables}
    free = {x.id: x.spare for x in tables}
    at = {x.id: len(x.accessible.intersection(x.free)) for x in tables}
    first = min(len(need), sum(at.values()))
    early, rest, equals = open_sizes(there, at, first)
    reached = {i: n + (rest > 0 and i in equals) for i, n in early.items()}
    plain = {i: free[i] - at[i] for i in free} if any(at.values()) else None
    gets, rest, equals = open_sizes(there, free, len(people), plain)
    chairs = {i: n + (i in equals[:rest]) - reached[i] for i, n in gets.items()}
    if min(chairs.values(), default=0) < 0:
        # the accessible seats make the tables uneven, and nobody knows which
        chairs = dict.fromkeys(chairs, 0)
    return _Coming(frozenset(people), frozenset(need), reached, chairs, first < len(need))


def _parted(t: Tournament, group: Sequence[int], coming: _Coming, left: Counter[int]) -> bool:
    """Return whether the group is sure to sit at a table of their own each, and take the chairs ``left`` for
    it: one wherever one of them may come to sit. Below zero there are too few."""
    at = [x for e in group if (x := t.people.entries[e].table) is not None]
    draws = coming.people.intersection(group)
    first = coming.needy & draws
    # the accessible seats are dealt without regard to who sits apart
    clash = len(first) > 1 and max(coming.reached.values(), default=0) > 1
    clash = clash or (bool(first) and any(coming.reached.get(x, 0) for x in at))
    late = draws if coming.short else draws - first
    wanted = len(draws) if late else 0
    tables = [x for x in left if x not in at and coming.chairs[x] > 0]
    tables.sort(key=left.__getitem__, reverse=True)
    # more of them than tables: round and round
    taken = [*islice(cycle(tables), wanted)]
    left.subtract(taken)
    enough = len(set(at)) == len(at) and len(tables) >= wanted and not clash
    return enough and all(left[x] >= 0 for x in taken)


def kept(t: Tournament) -> int:
    """Return how many seats were given before the draw, which leaves them as they are."""
    return sum(len(x.seats) for x in t.open_tables)
