"""The draw: random seats that nobody can redraw in secret and anyone can verify.

How it goes, so that it can be recomputed with any program:

1. The PC keeps a secret of 32 random bytes and shows the *commitment*, SHA-256 of
   ``riffle-draw-1:`` and the secret in hex.
2. A player in the room calls a number.
3. SHAKE-256 of ``riffle-draw-1:SECRET:NUMBER`` gives 8 bytes (big-endian) for each seat in order,
   then for each entry in order: a *ticket*. Seats are in order of table and seat, entries of entry id.
4. Each table keeps as many of its seats as it is to have players, the lowest tickets; the seats kept
   are dealt in order of their tickets to the entries in order of theirs.
"""

from __future__ import annotations

import hashlib
import struct
from collections import Counter
from collections.abc import Iterator, Sequence

from core import acts, records
from core.acts import Seat
from core.bulk import many
from core.context import Context, Rule
from core.refusal import Reason, Why
from core.tournament import Draw, Tournament

TAG = "riffle-draw-1"


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
    """Entry to seat. ``seats`` are all that are free; ``wanted`` is how many each table gets."""
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


def spread(sitting: dict[int, int], free: dict[int, int], count: int) -> dict[int, int]:
    """How many of ``count`` newcomers each table gets so that sizes differ by as little as they can
    (RULES B4). Among equals the table opened first gets one more."""

    alike = Counter((sitting[t], room) for t, room in free.items())

    def taken(level: int) -> int:
        return sum(n * max(0, min(room, level - there)) for (there, room), n in alike.items())

    level, highest = 0, max((there + room for there, room in alike), default=0)
    while level < highest and taken(level + 1) <= count:
        level += 1
    wanted = {t: max(0, min(room, level - sitting[t])) for t, room in free.items()}
    left = count - taken(level)
    for table, room in free.items():
        if left and wanted[table] < room and sitting[table] + wanted[table] == level:
            wanted[table] += 1
            left -= 1
    return wanted


def open_draw(t: Tournament, purpose: str = "") -> Draw | None:
    """The draw whose commitment has been shown and that is not made yet; of this purpose, if one is named."""
    waiting = (d for d in t.draws.values() if d.state == "prepared" and purpose in ("", d.purpose))
    return next(waiting, None)


def _purpose(everybody: bool) -> str:
    return "redraw" if everybody else "start"


def check_prepare(t: Tournament, act: acts.PrepareDraw, now: int) -> Iterator[Reason]:
    if open_draw(t) is not None:
        yield Reason(Why.DRAW_OPEN)


def do_prepare(t: Tournament, act: acts.PrepareDraw, context: Context) -> Iterator[records.Record]:
    secret = context.entropy(32).hex()
    yield records.DrawPrepared(context.new_id(), secret, commitment(secret), _purpose(act.everybody))


def check_abandon(t: Tournament, act: acts.AbandonDraw, now: int) -> Iterator[Reason]:
    if open_draw(t) is None:
        yield Reason(Why.NO_DRAW_OPEN)


def do_abandon(t: Tournament, act: acts.AbandonDraw, context: Context) -> Iterator[records.Record]:
    draw = open_draw(t)
    assert draw is not None
    yield records.DrawAbandoned(draw.id)


def _to_seat(t: Tournament, everybody: bool) -> list[int]:
    return sorted(e.id for e in t.playing if everybody or e.table is None)


def check_draw(t: Tournament, act: acts.MakeDraw, now: int) -> Iterator[Reason]:
    people = _to_seat(t, act.everybody)
    if not people:
        yield Reason(Why.NOBODY_TO_SEAT)
    room = sum(x.room if act.everybody else len(x.free) for x in t.open_tables)
    if len(people) > room:
        yield Reason(Why.ROOM_FULL, {"players": len(people), "seats": room})
    if len(act.number) > 40:
        yield Reason(Why.NAME_TOO_LONG, {"most": 40})


def do_draw(t: Tournament, act: acts.MakeDraw, context: Context) -> Iterator[records.Record]:
    yield from draw_seats(
        t, context, act.number, _to_seat(t, act.everybody), everybody=act.everybody,
        purpose=_purpose(act.everybody),
    )  # fmt: skip


def draw_seats(
    t: Tournament,
    context: Context,
    number: str,
    people: Sequence[int],
    *,
    everybody: bool = False,
    without: int | None = None,
    purpose: str = "start",
) -> Iterator[records.Record]:
    """A whole draw: the one prepared for this purpose if its commitment has been shown, else one made on
    the spot."""
    tables = {x.id: x for x in t.open_tables if x.id != without}
    free = {
        i: [s for s in range(1, x.size + 1) if s not in x.closed] if everybody else x.free
        for i, x in tables.items()
    }
    sitting = {i: 0 if everybody else len(x.seats) for i, x in tables.items()}
    seats = [(i, s) for i in sorted(free) for s in free[i]]
    draw = open_draw(t, purpose)
    if draw is None:
        secret = context.entropy(32).hex()
        draw = Draw(context.new_id(), secret, commitment(secret))
        yield records.DrawPrepared(draw.id, secret, draw.commitment, purpose)
    wanted = spread(sitting, {i: len(s) for i, s in free.items()}, len(people))
    dealt = deal(draw.secret, number, people, seats, wanted)
    yield records.DrawMade(draw.id, number, tuple(people), tuple(seats), purpose)
    if everybody:
        for entry in people:
            if t.entries[entry].table is not None:
                yield records.Unseated(entry)
    places = dealt.values()
    yield from many(records.Seated, [*dealt], [x for x, _ in places], [x for _, x in places])


RULES = {
    acts.PrepareDraw: Rule(check_prepare, do_prepare),
    acts.MakeDraw: Rule(check_draw, do_draw),
    acts.AbandonDraw: Rule(check_abandon, do_abandon),
}
