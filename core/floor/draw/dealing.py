"""Seats dealt from a secret and a number alone; ``draw`` explains how to recompute them."""

import hashlib
import struct
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain, combinations, count
from math import comb
from operator import itemgetter
from types import MappingProxyType

from core.floor.draw import apart
from core.say.acts.base import Seat

TAG = "riffle-draw-3"


def commitment(secret: str) -> str:
    """Return the code shown before the number is called: 64 hex digits."""
    return hashlib.sha256(f"{TAG}:{secret}".encode()).hexdigest()


def tickets(secret: str, number: str, count: int) -> tuple[int, ...]:
    """Return a random 64-bit number for each seat, then each entry, then each table with such a seat."""
    return struct.unpack(
        f">{count}Q", hashlib.shake_256(f"{TAG}:{secret}:{number}".encode()).digest(8 * count)
    )


def _in_order(tickets: Sequence[int], indices: Iterable[int]) -> list[int]:
    """Return the indices, that of the lowest ticket first."""
    return sorted(indices, key=tickets.__getitem__)


def _sorted(things: Sequence[int], tickets: Sequence[int]) -> list[int]:
    return [things[i] for i in _in_order(tickets, range(len(things)))]


def _kept(
    tickets: Sequence[int],
    at_table: Mapping[int, int],
    wanted: Mapping[int, int],
    gone: Collection[int] = (),
    spared: Collection[int] = (),
) -> list[int]:
    """Return which seats are dealt, by their indices (a table's follow each other): at each table as many as
    wanted, none of those ``gone``, those of the lowest tickets, the ``spared`` ones last."""
    kept: list[int] = []
    begin = 0
    for table, seats in at_table.items():
        end, count = begin + seats, wanted.get(table, 0)
        # Most tables are filled: nothing to choose, and thousands of short lists to sort take long.
        some = [i for i in range(begin, end) if i not in gone]
        kept += some if count == len(some) else _lowest(tickets, some, count, spared)
        begin = end
    return kept


def _lowest(
    tickets: Sequence[int], some: Sequence[int], count: int, spared: Collection[int] = ()
) -> list[int]:
    lowest = _in_order(tickets, some)
    if spared:
        lowest.sort(key=spared.__contains__)
    return lowest[:count]


def spread(
    sitting: Mapping[int, int], free: Mapping[int, int], count: int, plain: Mapping[int, int] | None = None
) -> dict[int, int]:
    """Return how many of ``count`` new players each table gets so that sizes differ as little as possible
    (procedure B4). Among equals the first in ``free`` gets one more; before it those with one of their
    ``plain`` seats free, where some seats are to be spared."""
    wanted, rest, equals = open_sizes(sitting, free, count, plain)
    for table in equals[:rest]:
        wanted[table] += 1
    return wanted


def open_sizes(
    sitting: Mapping[int, int], free: Mapping[int, int], count: int, plain: Mapping[int, int] | None = None
) -> tuple[dict[int, int], int, list[int]]:
    """Return how many each table gets in any case, how many players are left then, and the tables of which
    any may get one of them."""
    wanted, rest, equals = _levelled(sitting, free, count)
    first = [] if plain is None else [t for t in equals if wanted[t] < plain.get(t, 0)]
    if not first:
        return wanted, rest, equals
    if rest <= len(first):
        return wanted, rest, first
    for table in first:
        wanted[table] += 1
    return wanted, rest - len(first), [t for t in equals if t not in first]


def _levelled(
    sitting: Mapping[int, int], free: Mapping[int, int], count: int
) -> tuple[dict[int, int], int, list[int]]:
    """Return how many each table gets up to the size all reach, how many players are left then, and the
    tables of which any may get one of them."""
    sorts = [*zip(map(sitting.__getitem__, free), free.values(), strict=True)]
    alike = Counter(sorts)

    def taken(level: int) -> int:
        return sum([n * max(0, min(room, level - there)) for (there, room), n in alike.items()])

    level, highest = min(alike, default=(0, 0))[0], max(map(sum, alike), default=0)
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
    """Return how many of ``count`` newcomers each table gets at least and at most, whatever is drawn;
    ``need`` of them need a marked seat, of which each table has so many free (``at``). Empty where these
    could be dealt in too many ways to look at."""
    first = min(need, sum(at.values()))
    plain = {t: n - at.get(t, 0) for t, n in free.items()} if any(at.values()) else None
    if not first:
        late, still, tied = open_sizes(sitting, free, count, plain)
        may = frozenset(tied)
        return {t: (n + (t in may and still >= len(may)), n + (t in may)) for t, n in late.items()}
    early, rest, equals = _levelled(sitting, {t: at.get(t, 0) for t in free}, first)
    if comb(len(equals), rest) > MOST_WAYS:
        return {}
    by_table: dict[int, tuple[int, int]] = {}
    for more in map(frozenset, combinations(equals, rest)):
        marked = {t: n + (t in more) for t, n in early.items()}
        now = {t: n + marked.get(t, 0) for t, n in sitting.items()}
        left = {t: n - marked[t] for t, n in free.items()}
        late, still, tied = open_sizes(now, left, count - first, plain)
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
    groups: Mapping[int, int] = MappingProxyType({}),
    there_already: Iterable[tuple[int, int]] = (),
) -> tuple[dict[int, Seat], tuple[int, ...]]:
    """Entry to seat, and who was kept apart, the biggest first. ``sitting`` names every table there
    is, ``seats`` are in order of table and seat; ``need`` are entries that need one of the ``marked`` seats;
    with ``stacks`` the biggest are kept apart; ``anywhere`` are entries that draw any seat at any table;
    no two of one of the ``groups`` (by entry) come to a table, nor one to a table where its group is
    ``there_already`` (table and group), as far as the seats allow."""
    at_table = Counter(map(itemgetter(0), seats))
    drawn = tickets(secret, number, len(seats) + len(entries) + len(at_table))
    at_seats, last = drawn[: len(seats)], len(seats) + len(entries)
    people = _sorted(entries, drawn[len(seats) : last])
    # nobody who picks his moment picks a table with it: which of equally short ones is first is drawn too
    order = _sorted([*at_table], drawn[last:])
    free = {t: at_table[t] for t in order} | {t: 0 for t in sitting if t not in at_table}
    there = _marked(seats, at_table, marked)
    reached = frozenset(chain.from_iterable(there.values()))
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
    big: tuple[int, ...] = ()
    if stacks is not None:
        tables = sum(1 for t in free if early[t] + late[t])
        # people are in order of their tickets, and stay so among equal stacks
        kept_apart = [e for e in people if e not in anywhere]
        big = tuple(sorted(kept_apart, key=stacks.__getitem__, reverse=True)[:tables])
    used: set[int] = set()
    early_given = _give(first, [seats[i] for i in _in_order(at_seats, early_seats)], big, used)
    loose_given = zip(loose, [seats[i] for i in loose_seats], strict=True)
    late_given = _give(rest, [seats[i] for i in _in_order(at_seats, kept)], big, used)
    given = dict(chain(early_given, loose_given, late_given))
    if groups:
        parted = [e for e in rest if e not in big]
        alone = [given[e] for e in rest if e in big]
        mates = Counter(there_already)
        mates.update((given[e][0], groups[e]) for e in given.keys() - {*parted} if e in groups)
        # a seeded draw has given the big stacks their tables: how many each gets stays as it is
        stay = {t: n - sum(t == table for table, _ in alone) for t, n in late.items()}
        sizes = open_sizes(now, room, len(rest), plain) if stacks is None else (stay, 0, [])
        where = _apart(parted, groups, mates, sizes, f"{secret}:{number}:apart")
        if where is None:
            _swap(given, parted, groups, mates)
        else:
            wanted = Counter(chain(where.values(), (table for table, _ in alone)))
            kept = _kept(at_seats, at_table, wanted, early_seats.union(loose_seats), reached)
            left: dict[int, list[Seat]] = {}
            for i in _in_order(at_seats, kept):
                if seats[i] not in alone:
                    left.setdefault(seats[i][0], []).append(seats[i])
            given.update((e, left[where[e]].pop(0)) for e in parted)
    return given, big


# Seatings are counted up to so many states of the groups at a table: more take too long.
MOST_STATES = 6000


def _apart(
    people: Sequence[int],
    groups: Mapping[int, int],
    there: Mapping[tuple[int, int], int],
    sizes: tuple[Mapping[int, int], int, Sequence[int]],
    seed: str,
) -> dict[int, int] | None:
    """Return the table of each of these people, as few of a group together as possible; None where the ways
    are too many to count. ``sizes`` are those of ``open_sizes``; ``there``: how many of a group sit at a
    table already."""
    wanted, more, may = sizes
    mates: dict[int, list[int]] = {}
    for entry in people:
        mates.setdefault(groups.get(entry, -entry), []).append(entry)
    if len({wanted[t] for t in may}) < 2 and not any(there.get((t, group)) for t in may for group in mates):
        # they are alike, so the tickets say which get one more
        wanted, more, may = {t: n + (t in may[:more]) for t, n in wanted.items()}, 0, ()
    tables = sorted(t for t, n in wanted.items() if n or t in may)
    counts = [len(some) for some in mates.values()]
    sitting = [[there.get((t, group), 0) for t in tables] for group in mates]
    if apart.states(counts, sitting) > MOST_STATES:
        return None
    also = [i for i, t in enumerate(tables) if t in may]
    made = apart.place(counts, [wanted[t] for t in tables], sitting, _dice(seed), also, more)
    return {
        entry: tables[i]
        for some, indices in zip(mates.values(), made, strict=True)
        for entry, i in zip(some, indices, strict=True)
    }


def _dice(seed: str) -> Callable[[int], int]:
    """Return a function that gives a random number from 0 to n - 1, the next of SHAKE-256 of ``seed:1``,
    ``seed:2`` and so on: as many bytes as n has and eight more, modulo n."""
    thrown = count(1)

    def below(n: int) -> int:
        size = (n.bit_length() + 7) // 8 + 8
        made = hashlib.shake_256(f"{TAG}:{seed}:{next(thrown)}".encode()).digest(size)
        return int.from_bytes(made, "big") % n

    return below


def _swap(
    given: dict[int, Seat],
    free: Sequence[int],
    groups: Mapping[int, int],
    there: Mapping[tuple[int, int], int],
) -> None:
    """Let a player who sits with one of his group change seats with the next of the ``free``, in the order of
    their tickets and round to the first, where both then sit with nobody of theirs."""
    sitting = Counter(there)
    sitting.update((given[e][0], groups[e]) for e in free if e in groups)

    def fits(entry: int, table: int, leaves: int) -> bool:
        """Return whether nobody of the entry's group sits there once ``leaves`` has gone."""
        group = groups.get(entry)
        return group is None or sitting[table, group] - (groups.get(leaves) == group) == 0

    for i, one in enumerate(free):
        here = given[one][0]
        if one not in groups or sitting[here, groups[one]] < 2:
            continue
        others = (e for e in (*free[i + 1 :], *free[:i]) if given[e][0] != here)
        other = next((e for e in others if fits(one, given[e][0], e) and fits(e, here, one)), None)
        if other is not None:
            both = [e for e in (one, other) if e in groups]
            sitting.subtract([(given[e][0], groups[e]) for e in both])
            given[one], given[other] = given[other], given[one]
            sitting.update([(given[e][0], groups[e]) for e in both])


def _anywhere(
    tickets: Sequence[int],
    people: list[int],
    anywhere: Collection[int],
    seats: int,
    gone: Collection[int],
    spared: Collection[int],
) -> tuple[list[int], list[int], list[int]]:
    """Return the people who draw any seat at any table, these seats (by index, both in order of their
    tickets), and the people left."""
    loose = [e for e in people if e in anywhere] if anywhere else []
    if not loose:
        return [], [], people
    lowest = _lowest(tickets, [i for i in range(seats) if i not in gone], len(loose), spared)
    return loose, _in_order(tickets, lowest), [e for e in people if e not in anywhere]


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
    firsts: dict[int, int] = {}
    for i, (table, _) in enumerate(seats):
        if table not in used:
            firsts.setdefault(table, i)
    big = frozenset(apart)
    alone = dict(zip([e for e in people if e in big], firsts.values(), strict=False))
    used.update(seats[i][0] for i in alone.values())
    taken = frozenset(alone.values())
    left = (x for i, x in enumerate(seats) if i not in taken)
    return ((e, seats[alone[e]] if e in alone else next(left)) for e in people)
