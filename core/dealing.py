"""Who gets which seat, from a secret, a number and nothing else: no state, no chance (``core.draw`` says how
it goes, so that anybody can recompute it)."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import itemgetter

from core.act_base import Seat

TAG = "riffle-draw-3"


def commitment(secret: str) -> str:
    """What is shown before the number is called: 64 hex digits."""
    return hashlib.sha256(f"{TAG}:{secret}".encode()).hexdigest()


def tickets(secret: str, number: str, count: int) -> tuple[int, ...]:
    """One random 64-bit number for each seat, then for each entry, then for each table with such a seat."""
    stream = hashlib.shake_256(f"{TAG}:{secret}:{number}".encode()).digest(8 * count)
    return struct.unpack(f">{count}Q", stream)


def deal(
    secret: str, number: str, entries: Sequence[int], seats: Sequence[Seat], wanted: dict[int, int]
) -> dict[int, Seat]:
    """Entry to seat where all seats and all entries are alike. ``seats`` are all that are free; ``wanted``
    is how many each table gets."""
    return _dealt(tickets(secret, number, len(seats) + len(entries)), entries, seats, wanted)


def _dealt(
    numbers: Sequence[int], entries: Sequence[int], seats: Sequence[Seat], wanted: Mapping[int, int]
) -> dict[int, Seat]:
    kept = _kept(numbers, seats, range(len(seats)), wanted)
    people = _by_ticket(entries, numbers[len(seats) : len(seats) + len(entries)])
    return dict(zip(people, map(seats.__getitem__, sorted(kept, key=numbers.__getitem__)), strict=True))


def _by_ticket(entries: Sequence[int], numbers: Sequence[int]) -> list[int]:
    order = sorted(range(len(entries)), key=numbers.__getitem__)
    return [*map(entries.__getitem__, order)]


def _kept(
    numbers: Sequence[int],
    seats: Sequence[Seat],
    free: Sequence[int],
    wanted: Mapping[int, int],
    spared: Collection[int] = (),
) -> Sequence[int]:
    """Which of the ``free`` seats are dealt, by their indices: at each table as many as wanted, those of the
    lowest tickets, the spared ones last."""
    if sum(wanted.values()) == len(free):
        return free  # a full room, as most are at the start: nothing to choose
    at: dict[int, list[int]] = {}
    for i in free:
        at.setdefault(seats[i][0], []).append(i)
    kept: list[int] = []
    for table, some in at.items():
        count = wanted.get(table, 0)
        # Most tables are filled: nothing to choose, and sorting thousands of short lists is dear.
        if 0 < count < len(some):
            some.sort(key=numbers.__getitem__)
            if spared:
                some.sort(key=spared.__contains__)
        kept += some[:count]
    return kept


def spread(
    sitting: Mapping[int, int], free: Mapping[int, int], count: int, plain: Mapping[int, int] | None = None
) -> dict[int, int]:
    """How many of ``count`` newcomers each table gets so that sizes differ by as little as they can
    (RULES B4). Among equals the one that comes first in ``free`` gets one more; before it those that have
    one of their ``plain`` seats for it, where some seats are to be spared."""

    alike = Counter((sitting[t], room) for t, room in free.items())

    def taken(level: int) -> int:
        return sum(n * max(0, min(room, level - there)) for (there, room), n in alike.items())

    level, highest = 0, max((there + room for there, room in alike), default=0)
    while level < highest and taken(level + 1) <= count:
        level += 1
    wanted = {t: max(0, min(room, level - sitting[t])) for t, room in free.items()}
    left = count - taken(level)
    order: Iterable[int] = free
    if plain is not None:
        order = sorted(free, key=lambda t: wanted[t] >= plain.get(t, 0))
    for table in order:
        if left and wanted[table] < free[table] and sitting[table] + wanted[table] == level:
            wanted[table] += 1
            left -= 1
    return wanted


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
) -> tuple[dict[int, Seat], tuple[int, ...]]:
    """Entry to seat, and who was kept apart, the biggest first. ``sitting`` names every table there
    is, ``seats`` are in order of table and seat; ``need`` are entries that need one of the ``marked`` seats;
    with ``stacks`` the biggest are kept apart."""
    at_table = Counter(map(itemgetter(0), seats))
    count = len(seats) + len(entries)
    numbers = tickets(secret, number, count + len(at_table))
    # nobody who picks his moment picks a table with it: which of equally short ones is first is drawn too
    order = _by_ticket([*at_table], numbers[count:])
    free = {t: at_table[t] for t in order} | {t: 0 for t in sitting if t not in at_table}
    reached = frozenset(i for i, seat in enumerate(seats) if seat in marked) if marked else frozenset()
    if not reached and stacks is None:
        return _dealt(numbers, entries, seats, spread(sitting, free, len(entries))), ()
    people = _by_ticket(entries, numbers[len(seats) : count])
    first = [e for e in people if e in need][: len(reached)] if need else []
    at = Counter(seats[i][0] for i in reached)
    early = spread(sitting, {t: at[t] for t in free}, len(first))
    early_seats = frozenset(_kept(numbers, seats, sorted(reached), early))
    left = [i for i in range(len(seats)) if i not in early_seats]
    placed = frozenset(first)
    rest = [e for e in people if e not in placed] if first else people
    there = {t: n + early[t] for t, n in sitting.items()}
    room = {t: n - early[t] for t, n in free.items()}
    plain = Counter(seats[i][0] for i in left if i not in reached) if reached else None
    late = spread(there, room, len(rest), plain)
    kept = _kept(numbers, seats, left, late, reached)
    apart: tuple[int, ...] = ()
    if stacks is not None:
        tables = sum(1 for t in free if early[t] + late[t])
        # people are in order of their tickets, and stay so among equal stacks
        apart = tuple(sorted(people, key=stacks.__getitem__, reverse=True)[:tables])
    by_ticket = numbers.__getitem__
    used: set[int] = set()
    found: dict[int, Seat] = {}
    for some, indices in (first, early_seats), (rest, kept):
        found |= _give(some, [seats[i] for i in sorted(indices, key=by_ticket)], apart, used)
    return found, apart


def _give(
    people: Sequence[int], seats: Sequence[Seat], apart: Collection[int], used: set[int]
) -> dict[int, Seat]:
    """People and seats in order of their tickets. Who is to be kept apart gets the first seat of a table that
    has nobody of them yet (``used``, which grows); the others get what is left."""
    if not apart:
        return dict(zip(people, seats, strict=True))
    big = frozenset(apart)
    alone = [e for e in people if e in big]
    found: dict[int, Seat] = {}
    others: list[Seat] = []
    for seat in seats:
        if len(found) < len(alone) and seat[0] not in used:
            used.add(seat[0])
            found[alone[len(found)]] = seat
        else:
            others.append(seat)
    return found | dict(zip((e for e in people if e not in found), others, strict=True))
