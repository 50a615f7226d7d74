"""Who gets which seat, from a secret, a number and nothing else: no state, no chance (``core.draw`` says how
it goes, so that anybody can recompute it)."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import itemgetter

from core.act_base import Seat

TAG = "riffle-draw-2"


def commitment(secret: str) -> str:
    """What is shown before the number is called: 64 hex digits."""
    return hashlib.sha256(f"{TAG}:{secret}".encode()).hexdigest()


def tickets(secret: str, number: str, count: int) -> tuple[int, ...]:
    """One random 64-bit number for each seat, then for each entry."""
    stream = hashlib.shake_256(f"{TAG}:{secret}:{number}".encode()).digest(8 * count)
    return struct.unpack(f">{count}Q", stream)


def deal(
    secret: str, number: str, entries: Sequence[int], seats: Sequence[Seat], wanted: dict[int, int]
) -> dict[int, Seat]:
    """Entry to seat where all seats and all entries are alike. ``seats`` are all that are free; ``wanted``
    is how many each table gets."""
    numbers = tickets(secret, number, len(seats) + len(entries))
    kept = _kept(numbers, seats, wanted)
    order = range(len(seats), len(numbers))
    by_ticket = numbers.__getitem__
    return {
        entries[e - len(seats)]: seats[s]
        for e, s in zip(sorted(order, key=by_ticket), sorted(kept, key=by_ticket), strict=True)
    }


def _kept(numbers: Sequence[int], seats: Sequence[Seat], wanted: dict[int, int]) -> list[int]:
    """Which of the seats are dealt: at each table as many as wanted, those of the lowest tickets."""
    at: dict[int, list[int]] = {}
    for i, (table, _) in enumerate(seats):
        at.setdefault(table, []).append(i)
    kept: list[int] = []
    for table, some in at.items():
        count = wanted.get(table, 0)
        # Most tables are filled: nothing to choose, and sorting thousands of short lists is dear.
        kept += some if count == len(some) else sorted(some, key=numbers.__getitem__)[:count]
    return kept


def spread(
    sitting: Mapping[int, int], free: Mapping[int, int], count: int, plain: Mapping[int, int] | None = None
) -> dict[int, int]:
    """How many of ``count`` newcomers each table gets so that sizes differ by as little as they can
    (RULES B4). Among equals the table opened first gets one more; before it those that have one of their
    ``plain`` seats for it, where some seats are to be spared."""

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
    """Entry to seat, and who was kept apart, the biggest first. ``sitting`` names every table there is, in
    the order they were opened; ``need`` are entries that need one of the ``marked`` seats; with ``stacks``
    the biggest are kept apart."""
    free = dict.fromkeys(sitting, 0) | Counter(map(itemgetter(0), seats))
    reached = frozenset(seats).intersection(marked) if marked else frozenset()
    if not reached and stacks is None:
        return deal(secret, number, entries, seats, spread(sitting, free, len(entries))), ()
    numbers = tickets(secret, number, len(seats) + len(entries))
    seat_no = dict(zip(seats, numbers, strict=False))
    entry_no = dict(zip(entries, numbers[len(seats) :], strict=True))
    people = sorted(entries, key=entry_no.__getitem__)
    first = [e for e in people if e in need][: len(reached)]
    at = Counter(table for table, _ in reached)
    early = spread(sitting, {t: at[t] for t in free}, len(first))
    kept_first = frozenset(_lowest(reached, early, seat_no, ()))
    rest = people
    if first:
        placed = frozenset(first)
        rest = [e for e in people if e not in placed]
    left = [s for s in seats if s not in kept_first]
    there = {t: n + early[t] for t, n in sitting.items()}
    room = {t: n - early[t] for t, n in free.items()}
    plain = Counter(t for t, s in left if (t, s) not in reached)
    late = spread(there, room, len(rest), plain)
    kept = _lowest(left, late, seat_no, reached)
    apart: tuple[int, ...] = ()
    if stacks is not None:
        tables = sum(1 for t in free if early[t] + late[t])
        apart = tuple(sorted(people, key=lambda e: (-stacks[e], entry_no[e]))[:tables])
    used: set[int] = set()
    found = _give(first, sorted(kept_first, key=seat_no.__getitem__), apart, used)
    found |= _give(rest, sorted(kept, key=seat_no.__getitem__), apart, used)
    return found, apart


def _lowest(
    seats: Iterable[Seat], wanted: Mapping[int, int], seat_no: Mapping[Seat, int], spared: Collection[Seat]
) -> list[Seat]:
    """At each table as many seats as wanted, those of the lowest tickets; the spared ones last."""
    left, kept = dict(wanted), []
    for seat in sorted(seats, key=lambda s: (s in spared, seat_no[s])):
        if left.get(seat[0]):
            left[seat[0]] -= 1
            kept.append(seat)
    return kept


def _give(
    people: Sequence[int], seats: Sequence[Seat], apart: Collection[int], used: set[int]
) -> dict[int, Seat]:
    """People and seats in order of their tickets. Who is to be kept apart gets the first seat of a table that
    has nobody of them yet (``used``, which grows); the others get what is left."""
    big = frozenset(apart)
    alone = [e for e in people if e in big]
    found: dict[int, Seat] = {}
    for seat in seats:
        if len(found) < len(alone) and seat[0] not in used:
            used.add(seat[0])
            found[alone[len(found)]] = seat
    others = [e for e in people if e not in found]
    given = set(found.values())
    return found | dict(zip(others, (s for s in seats if s not in given), strict=True))
