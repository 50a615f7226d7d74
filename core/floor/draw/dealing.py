"""Who gets which seat, from a secret, a number and nothing else: no state, no chance (``draw`` says how
it goes, so that anybody can recompute it)."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain, combinations, compress, islice
from math import comb
from operator import eq, itemgetter
from typing import TypeVar

from core.say.acts.base import Seat

T = TypeVar("T")

TAG = "riffle-draw-3"


def commitment(secret: str) -> str:
    """Return the code shown before the number is called: 64 hex digits."""
    return hashlib.sha256(f"{TAG}:{secret}".encode()).hexdigest()


def tickets(secret: str, number: str, count: int) -> tuple[int, ...]:
    """One random 64-bit number for each seat, then for each entry, then for each table with such a seat."""
    return struct.unpack(f">{count}Q", _stream(secret, number, count))


def _stream(secret: str, number: str, count: int) -> bytes:
    return hashlib.shake_256(f"{TAG}:{secret}:{number}".encode()).digest(8 * count)


class Tickets:
    """Some of these, to be sorted by: each as a float of its first 48 bits, which is quicker to compare, and
    as a whole where two begin alike."""

    def __init__(self, stream: bytes) -> None:
        self._stream = stream
        count = len(stream) // 8
        doubles = bytearray(b"\x3f\xf0\0\0\0\0\0\0" * count)  # 1.0, and 52 bits after the point
        for i in range(6):
            doubles[2 + i :: 8] = stream[i::8]
        self._begin = [*struct.unpack(f">{count}d", doubles)]  # a list is asked quicker than a tuple

    def in_order(self, indices: Iterable[int]) -> list[int]:
        """Return the entries, the lowest ticket first."""
        ordered = sorted(indices, key=self._begin.__getitem__)
        begin = _picked(self._begin, ordered)
        if any(map(eq, begin, islice(begin, 1, None))):
            ordered.sort(key=lambda i: self._stream[8 * i : 8 * i + 8])
        return ordered

    def sorts(self, things: Sequence[int]) -> Sequence[int]:
        """Return the things in the order of these tickets, one for each."""
        return _picked(things, self.in_order(range(len(things))))


def _picked(things: Sequence[T], indices: Sequence[int]) -> Sequence[T]:
    """Return these things: all in one go, as most draws are long."""
    if len(indices) > 1:
        picked: tuple[T, ...] = itemgetter(*indices)(things)
        return picked
    return [things[i] for i in indices]


def deal(
    secret: str, number: str, entries: Sequence[int], seats: Sequence[Seat], wanted: dict[int, int]
) -> dict[int, Seat]:
    """Return entry to seat where all seats and all entries are alike. ``seats`` are all free seats in order
    of table and seat; ``wanted`` is how many players each table gets."""
    stream = _stream(secret, number, len(seats) + len(entries))
    at_seats, at_entries = _parts(stream, len(seats), len(entries))
    kept = at_seats.in_order(_kept(at_seats, Counter(map(itemgetter(0), seats)), wanted))
    return dict(zip(at_entries.sorts(entries), _picked(seats, kept), strict=True))


def _parts(stream: bytes, *counts: int) -> list[Tickets]:
    """Return so many tickets, and so many."""
    ends = accumulate(counts)
    return [Tickets(stream[8 * (end - n) : 8 * end]) for n, end in zip(counts, ends, strict=True)]


def _kept(
    tickets: Tickets,
    at_table: Mapping[int, int],
    wanted: Mapping[int, int],
    gone: Collection[int] = (),
    spared: Collection[int] = (),
) -> list[int]:
    """Which seats are dealt, by their indices (a table's follow each other): at each table as many as wanted,
    none of those ``gone``, those of the lowest tickets, the ``spared`` ones last."""
    kept: list[int] = []
    begin = 0
    for table, seats in at_table.items():
        end, count = begin + seats, wanted.get(table, 0)
        # Most tables are filled: nothing to choose, and sorting thousands of short lists is dear.
        if count == seats:
            kept.extend(range(begin, end))
        elif count:
            kept += _lowest(tickets, [i for i in range(begin, end) if i not in gone], count, spared)
        begin = end
    return kept


def _lowest(tickets: Tickets, some: Sequence[int], count: int, spared: Collection[int] = ()) -> list[int]:
    lowest = tickets.in_order(some)
    if spared:
        lowest.sort(key=spared.__contains__)
    return lowest[:count]


def spread(
    sitting: Mapping[int, int], free: Mapping[int, int], count: int, plain: Mapping[int, int] | None = None
) -> dict[int, int]:
    """Return how many of ``count`` new players each table gets so that sizes differ as little as possible
    (RULES B4). Among equals the first in ``free`` gets one more; before it those with one of their ``plain``
    seats free, where some seats are to be spared."""
    wanted, rest, equals = _levelled(sitting, free, count)
    if plain is not None:
        equals.sort(key=lambda t: wanted[t] >= plain.get(t, 0))
    for table in equals[:rest]:
        wanted[table] += 1
    return wanted


def _levelled(
    sitting: Mapping[int, int], free: Mapping[int, int], count: int
) -> tuple[dict[int, int], int, list[int]]:
    """Return how many each table gets up to the size all reach, how many players are left then, and the
    tables of which any may get one of them."""
    sorts = [*zip(map(sitting.__getitem__, free), free.values(), strict=True)]
    alike = Counter(sorts)

    def taken(level: int) -> int:
        return sum(n * max(0, min(room, level - there)) for (there, room), n in alike.items())

    level, highest = 0, max((there + room for there, room in alike), default=0)
    while level < highest and taken(level + 1) <= count:
        level += 1
    each = {(there, room): max(0, min(room, level - there)) for there, room in alike}
    wanted = dict(zip(free, map(each.__getitem__, sorts), strict=True))
    rest = count - taken(level)
    equals = [t for t in free if wanted[t] < free[t] and sitting[t] + wanted[t] == level] if rest else []
    return wanted, rest, equals


MOST_WAYS = 500


def bounds(
    sitting: Mapping[int, int], free: Mapping[int, int], count: int, at: Mapping[int, int], need: int
) -> dict[int, tuple[int, int]]:
    """How many of ``count`` newcomers each table gets at least and at most, whatever is drawn; ``need`` of
    them need a marked seat, of which each table has so many free (``at``). Empty where these could be dealt
    in too many ways to look at."""
    first = min(need, sum(at.values()))
    early, rest, equals = _levelled(sitting, {t: at.get(t, 0) for t in free}, first)
    if comb(len(equals), rest) > MOST_WAYS:
        return {}
    by_table: dict[int, tuple[int, int]] = {}
    for more in map(frozenset, combinations(equals, rest)):
        marked = {t: n + (t in more) for t, n in early.items()}
        now = {t: n + marked.get(t, 0) for t, n in sitting.items()}
        late, still, tied = _levelled(now, {t: n - marked[t] for t, n in free.items()}, count - first)
        may = frozenset(tied)
        for t, n in late.items():
            least, most = n + marked[t] + (t in may and still >= len(may)), n + marked[t] + (t in may)
            low, high = by_table.get(t, (least, most))
            by_table[t] = min(low, least), max(high, most)
    return by_table


def seat_all(
    secret: str,
    number: str,
    entries: Sequence[int],
    seats: Sequence[Seat],
    sitting: Mapping[int, int],
    *,
    need: Collection[int] = (),
    marked: Collection[Seat] = (),
    stacks: Mapping[int, int] | None = None,
    anywhere: Collection[int] = (),
) -> tuple[dict[int, Seat], tuple[int, ...]]:
    """Entry to seat, and who was kept apart, the biggest first. ``sitting`` names every table there
    is, ``seats`` are in order of table and seat; ``need`` are entries that need one of the ``marked`` seats;
    with ``stacks`` the biggest are kept apart; ``anywhere`` are entries that draw any seat at any table."""
    at_table = Counter(map(itemgetter(0), seats))
    stream = _stream(secret, number, len(seats) + len(entries) + len(at_table))
    at_seats, at_entries, at_tables = _parts(stream, len(seats), len(entries), len(at_table))
    people = at_entries.sorts(entries)
    # nobody who picks his moment picks a table with it: which of equally short ones is first is drawn too
    order = at_tables.sorts([*at_table])
    free = {t: at_table[t] for t in order} | {t: 0 for t in sitting if t not in at_table}
    there = _marked(seats, at_table, marked)
    reached = frozenset(chain.from_iterable(there.values()))
    if not reached and stacks is None and not anywhere:
        kept = at_seats.in_order(_kept(at_seats, at_table, spread(sitting, free, len(entries))))
        return dict(zip(people, _picked(seats, kept), strict=True)), ()
    needy = frozenset(need)
    first = [e for e in people if e in needy][: len(reached)] if needy else []
    at = {t: len(some) for t, some in there.items()}
    early = spread(sitting, {t: at.get(t, 0) for t in free}, len(first))
    lowest = (_lowest(at_seats, some, early[t]) for t, some in there.items())
    early_seats = frozenset(chain.from_iterable(lowest))
    placed = frozenset(first)
    rest = [e for e in people if e not in placed] if first else people
    loose, loose_seats, rest = _anywhere(at_seats, rest, anywhere, len(seats), early_seats, reached)
    there_now = Counter(seats[i][0] for i in (*early_seats, *loose_seats))
    now = {t: n + there_now[t] for t, n in sitting.items()}
    room = {t: n - there_now[t] for t, n in free.items()}
    unmarked = Counter(seats[i][0] for i in loose_seats if i not in reached)
    plain = {t: n - at.get(t, 0) - unmarked[t] for t, n in at_table.items()} if reached else None
    late = spread(now, room, len(rest), plain)
    kept = _kept(at_seats, at_table, late, early_seats.union(loose_seats), reached)
    apart: tuple[int, ...] = ()
    if stacks is not None:
        tables = sum(1 for t in free if early[t] + late[t])
        # people are in order of their tickets, and stay so among equal stacks
        kept_apart = [e for e in people if e not in anywhere]
        apart = tuple(sorted(kept_apart, key=stacks.__getitem__, reverse=True)[:tables])
    used: set[int] = set()
    first_seats = _picked(seats, at_seats.in_order(early_seats))
    early_given = _give(first, first_seats, apart, used)
    loose_given = zip(loose, _picked(seats, loose_seats), strict=True)
    late_given = _give(rest, _picked(seats, at_seats.in_order(kept)), apart, used)
    return dict(chain(early_given, loose_given, late_given)), apart


def _anywhere(
    tickets: Tickets,
    people: Sequence[int],
    anywhere: Collection[int],
    seats: int,
    gone: Collection[int],
    spared: Collection[int],
) -> tuple[list[int], list[int], Sequence[int]]:
    """Return the people who draw any seat at any table, these seats (by index, both in order of their
    tickets), and the people left."""
    loose = [e for e in people if e in anywhere] if anywhere else []
    if not loose:
        return [], [], people
    lowest = _lowest(tickets, [i for i in range(seats) if i not in gone], len(loose), spared)
    return loose, tickets.in_order(lowest), [e for e in people if e not in anywhere]


def _marked(
    seats: Sequence[Seat], at_table: Mapping[int, int], marked: Collection[Seat]
) -> dict[int, list[int]]:
    """Return each table's marked seats by their indices."""
    tables = {table for table, _ in marked} & at_table.keys()
    if not tables:
        return {}
    begins = dict(zip(at_table, accumulate(at_table.values(), initial=0), strict=False))
    rows = {t: range(begins[t], begins[t] + at_table[t]) for t in tables}
    return {t: [i for i in row if seats[i] in marked] for t, row in rows.items()}


def _give(
    people: Sequence[int], seats: Sequence[Seat], apart: Collection[int], used: set[int]
) -> Iterator[tuple[int, Seat]]:
    """Give seats to people, both in order of their tickets. The big stacks get the first seat of a table
    without one (``used``, which grows); the others get the rest."""
    if not apart:
        return zip(people, seats, strict=True)
    big = frozenset(apart)
    alone = [e for e in people if e in big]
    # read backwards, so that of each table the first one stays
    backwards = range(len(seats) - 1, -1, -1)
    firsts = dict(zip(map(itemgetter(0), reversed(seats)), backwards, strict=True))
    theirs = sorted(i for table, i in firsts.items() if table not in used)[: len(alone)]
    used.update(seats[i][0] for i in theirs)
    served = frozenset(alone[: len(theirs)])
    unused = bytearray(b"\1" * len(seats))
    for i in theirs:
        unused[i] = 0
    others = [e for e in people if e not in served]
    alone_there = zip(alone, map(seats.__getitem__, theirs), strict=False)
    return chain(alone_there, zip(others, compress(seats, unused), strict=True))
