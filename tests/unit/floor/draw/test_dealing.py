"""The draw against its description in ``core/floor/draw/draw.py``, recomputed here the long way."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, replace

from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.draw.dealing import TAG, bounds, seat_all, spread
from core.say.acts.base import Seat
from tests.examples import examples
from tests.unit.draws import deal

TABLES = st.dictionaries(st.integers(1, 9), st.tuples(st.integers(0, 5), st.integers(0, 6)), max_size=6)


@given(TABLES, st.data(), st.text(max_size=5))
def test_dealt_as_described(tables: dict[int, tuple[int, int]], data: st.DataObject, number: str) -> None:
    seats = [(table, seat + 1) for table in sorted(tables) for seat in range(tables[table][1])]
    count = data.draw(st.integers(0, len(seats)))
    sitting = {table: there for table, (there, _) in tables.items()}
    wanted = spread(sitting, {table: room for table, (_, room) in tables.items()}, count)
    entries = list(range(100, 100 + count))
    secret = "5e" * 32
    stream = hashlib.shake_256(f"{TAG}:{secret}:{number}".encode()).digest(8 * (len(seats) + count))
    tickets = [int.from_bytes(stream[i : i + 8], "big") for i in range(0, len(stream), 8)]
    kept, left = [], dict(wanted)
    for _, seat in sorted(zip(tickets, seats, strict=False)):
        if left[seat[0]]:
            left[seat[0]] -= 1
            kept.append(seat)
    order = [entry for _, entry in sorted(zip(tickets[len(seats) :], entries, strict=True))]
    assert deal(secret, number, entries, seats, wanted) == dict(zip(order, kept, strict=True))


@given(TABLES, st.data())
def test_newcomers_go_where_fewest_sit(tables: dict[int, tuple[int, int]], data: st.DataObject) -> None:
    """Procedure B4, one newcomer at a time; among equals the first of ``free``."""
    sitting = {table: there for table, (there, _) in tables.items()}
    free = {table: room for table, (_, room) in tables.items()}
    count = data.draw(st.integers(0, sum(free.values())))
    wanted = dict.fromkeys(free, 0)
    for _ in range(count):
        best = min(
            (table for table in free if wanted[table] < free[table]), key=lambda t: sitting[t] + wanted[t]
        )
        wanted[best] += 1
    assert spread(sitting, free, count) == wanted


@dataclass(frozen=True)
class Room:
    """A draw with marked seats and stacks: all that it is made of."""

    tables: dict[int, tuple[int, int]]
    marked: frozenset[Seat]
    need: frozenset[int]
    stacks: dict[int, int]
    anywhere: frozenset[int] = frozenset()

    @property
    def seats(self) -> list[Seat]:
        return [(table, seat + 1) for table in sorted(self.tables) for seat in range(self.tables[table][1])]

    @property
    def sitting(self) -> dict[int, int]:
        return {table: there for table, (there, _) in self.tables.items()}

    @property
    def entries(self) -> list[int]:
        return list(self.stacks)

    def seat_all(self, *, seeded: bool, number: str = "7") -> tuple[dict[int, Seat], tuple[int, ...]]:
        return seat_all(
            SECRET,
            number,
            self.entries,
            self.seats,
            self.sitting,
            need=self.need,
            marked=self.marked,
            stacks=self.stacks if seeded else None,
            anywhere=self.anywhere,
        )

    def tickets(self, number: str = "7") -> tuple[dict[Seat, int], dict[int, int], dict[int, int]]:
        tables = sorted({table for table, _ in self.seats})
        count = len(self.seats) + len(self.entries) + len(tables)
        stream = hashlib.shake_256(f"{TAG}:{SECRET}:{number}".encode()).digest(8 * count)
        found = [int.from_bytes(stream[i : i + 8], "big") for i in range(0, len(stream), 8)]
        return (
            dict(zip(self.seats, found, strict=False)),
            dict(zip(self.entries, found[len(self.seats) :], strict=False)),
            dict(zip(tables, found[len(self.seats) + len(self.entries) :], strict=True)),
        )


SECRET = "5e" * 32


@st.composite
def rooms(draw: st.DrawFn) -> Room:
    tables = draw(TABLES)
    seats = [(table, seat + 1) for table in sorted(tables) for seat in range(tables[table][1])]
    marked = draw(st.sets(st.sampled_from(seats))) if seats else set()
    entries = list(range(100, 100 + draw(st.integers(0, len(seats)))))
    need = draw(st.sets(st.sampled_from(entries), max_size=6)) if entries else set()
    return Room(tables, frozenset(marked), frozenset(need), {e: draw(st.integers(1, 5)) for e in entries})


@st.composite
def mixed(draw: st.DrawFn) -> Room:
    """Some of them draw any seat at any table."""
    room = draw(rooms())
    some = draw(st.sets(st.sampled_from(room.entries))) if room.entries else set()
    return replace(room, anywhere=frozenset(some))


@given(mixed(), st.booleans())
def test_everybody_gets_one_seat_and_those_who_need_a_marked_one_get_it(room: Room, seeded: bool) -> None:
    given_, _ = room.seat_all(seeded=seeded)
    assert set(given_) == set(room.entries)
    assert len(set(given_.values())) == len(given_)
    assert set(given_.values()) <= set(room.seats)
    served = sum(given_[e] in room.marked for e in room.need)
    assert served == min(len(room.need), len(room.marked))


@given(rooms(), st.booleans())
def test_tables_are_even_as_far_as_seats_and_those_who_need_one_allow(room: Room, seeded: bool) -> None:
    """If a table has two players more than another with a free seat, nobody drawn to it could have gone
    there: they need marked seats, and it has none free."""
    given_, _ = room.seat_all(seeded=seeded)
    sizes = Counter({t: n for t, (n, _) in room.tables.items()})
    sizes.update(t for t, _ in given_.values())
    free = [s for s in room.seats if s not in given_.values()]
    for table, _ in free:
        for larger in (t for t in room.tables if sizes[t] > sizes[table] + 1):
            there = [e for e, (t, _) in given_.items() if t == larger]
            assert all(e in room.need and given_[e] in room.marked for e in there)
            assert not there or not any(t == table and (t, s) in room.marked for t, s in free)


@given(rooms())
def test_marked_seats_are_left_to_the_last(room: Room) -> None:
    """At no table does somebody who needs none sit on a marked seat while an unmarked one is free there."""
    given_, _ = room.seat_all(seeded=False)
    taken = set(given_.values())
    for entry, seat in given_.items():
        if seat in room.marked and entry not in room.need:
            assert all(s in taken or s in room.marked for s in room.seats if s[0] == seat[0])


@given(rooms())
def test_the_biggest_stacks_are_kept_apart(room: Room) -> None:
    free = replace(room, need=frozenset())
    given_, apart = free.seat_all(seeded=True)
    tables = {t for t, _ in given_.values()}
    assert len(apart) == len(tables)
    assert {given_[e][0] for e in apart} == tables
    least = min((free.stacks[e] for e in apart), default=0)
    assert all(free.stacks[e] <= least for e in free.entries if e not in apart)
    # some who need a marked seat can only be kept apart as far as there are such seats
    given_, apart = room.seat_all(seeded=True)
    others = [e for e in apart if e not in room.need]
    assert len({given_[e][0] for e in others}) >= min(len(others), 1)


@given(mixed(), st.booleans())
def test_marked_and_seeded_draws_are_dealt_as_described(room: Room, seeded: bool) -> None:
    """The steps of ``core.floor.draw.draw``'s docstring, one at a time."""
    seat_no, entry_no, table_no = room.tickets()
    people = sorted(room.entries, key=entry_no.__getitem__)
    first = [e for e in people if e in room.need][: len(room.marked)]
    loose = [e for e in people if e in room.anywhere and e not in first]
    rest = [e for e in people if e not in first and e not in loose]
    size, kept = dict(room.sitting), []
    groups = []
    every = frozenset(room.seats)
    for group, seats in ((first, room.marked), (loose, every), (rest, every)):
        left = sorted((s for s in seats if s not in kept), key=lambda s: (s in room.marked, seat_no[s]))
        got: list[Seat] = []
        if group is loose:
            got = left[: len(loose)]
            for table, _ in got:
                size[table] += 1
            kept += got
            groups.append((group, sorted(got, key=seat_no.__getitem__)))
            continue
        for _ in group:
            open_tables = [t for t in room.tables if any(s[0] == t for s in left)]
            spare = {t: not any(s[0] == t and s not in room.marked for s in left) for t in open_tables}
            best = min(open_tables, key=lambda t: (size[t], spare[t] and group is rest, table_no[t]))
            seat = next(s for s in left if s[0] == best)
            left.remove(seat)
            got.append(seat)
            size[best] += 1
        kept += got
        groups.append((group, sorted(got, key=seat_no.__getitem__)))
    evenly = [s for group, seats_ in groups if group is not loose for s in seats_]
    tables = len({t for t, _ in evenly})
    together = [e for e in people if e not in room.anywhere]
    big = sorted(together, key=lambda e: (-room.stacks[e], entry_no[e]))[:tables] if seeded else []
    expected: dict[int, Seat] = {}
    used: set[int] = set()
    for group, seats_ in groups:
        wait, free = [e for e in group if e in big], list(seats_)
        for seat in seats_:
            if wait and seat[0] not in used:
                used.add(seat[0])
                expected[wait.pop(0)] = seat
                free.remove(seat)
        expected |= dict(zip([e for e in group if e not in expected], free, strict=True))
    assert room.seat_all(seeded=seeded) == (expected, tuple(big))


@settings(max_examples=examples(200))
@given(rooms())
def test_what_each_table_gets_is_within_what_was_foretold(room: Room) -> None:
    """And where it was foretold to the player, that is so in every draw; a range says that draws differ."""
    free = {table: many for table, (_, many) in room.tables.items()}
    at = dict(Counter(table for table, _ in room.marked))
    foretold = bounds(room.sitting, free, len(room.entries), at, len(room.need))
    seen: dict[int, set[int]] = {table: set() for table in free}
    for number in range(30):
        given_, _ = room.seat_all(seeded=False, number=str(number))
        got = Counter(table for table, _ in given_.values())
        for table in free:
            seen[table].add(got[table])
    assert all(least <= min(seen[t]) and max(seen[t]) <= most for t, (least, most) in foretold.items())
    assert all(most - least <= 1 for least, most in foretold.values()) or room.need
