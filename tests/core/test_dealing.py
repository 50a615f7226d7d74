"""The draw against its description in ``core/draw.py``, recomputed here the long way."""

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from core.draw import TAG, deal, spread

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
    """RULES B4, one newcomer at a time; among equals the table opened first."""
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
