"""Breaking a table: due when its players fit (RULES E2), seats by chance in two steps (E3)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import records as r
from core.acts import BreakTable
from core.breaking import due
from core.refusal import Why
from tests.core.night import Night
from tests.core.test_balancing import room
from tests.core.test_draw import last_draw, recomputed


@pytest.mark.parametrize(
    ("sizes", "label"),
    [
        ((9, 9), None),
        ((8, 1), "2"),
        ((5, 4), "2"),
        ((5, 5), None),
        ((9, 9, 1), None),
        ((8, 9, 1), "3"),
        ((3,), None),
    ],
)
def test_e2_due_when_its_players_fit(sizes: tuple[int, ...], label: str | None) -> None:
    found = due(room(*sizes).state)
    assert (found and found.label) == label


def test_closed_seats_are_no_room() -> None:
    assert due(room(8, 1).run("close seat 1.9").state) is None


def test_no_table_is_due_in_an_empty_room() -> None:
    assert due(Night().state) is None
    assert due(room(0, 0).state) is None


@settings(max_examples=40)
@given(st.data())
def test_nobody_else_moves_and_the_others_stay_even(data: st.DataObject) -> None:
    sizes = data.draw(st.lists(st.integers(0, 6), min_size=2, max_size=4))
    night = room(*sizes, seats=6)
    for table in night.state.open_tables:
        for seat in data.draw(st.sets(st.sampled_from(table.free or [99]), max_size=2)):
            if seat != 99:
                night.do(f"close seat {table.label}.{seat}")
    label = data.draw(st.sampled_from([t.label for t in night.state.open_tables]))
    gone, before = night.table(label), night.seats()
    moving = set(gone.seats.values())
    free = sum(len(t.free) for t in night.state.open_tables if t is not gone)
    if len(moving) > free:
        (reason,) = night.reasons(f"break {label}")
        assert (reason.why, reason.facts["players"], reason.facts["seats"]) == (
            Why.DOES_NOT_FIT, len(moving), free,
        )  # fmt: skip
        return
    sat = {t.id: len(t.seats) for t in night.state.open_tables}
    night.do(f'break {label} number "{data.draw(st.integers(0, 9))}"')
    after = night.seats()
    assert after.keys() == before.keys()
    assert {e for e in after if after[e] != before[e]} == moving
    assert not night.state.tables[gone.id].open
    for a in night.state.open_tables:
        for b in night.state.open_tables:
            if len(a.seats) > sat[a.id] and b.free:
                assert len(a.seats) <= len(b.seats) + 1


def test_e3_both_steps_are_written_down_and_anybody_recomputes_them() -> None:
    night = room(6, 5, 5, seats=9)
    night.do('break 3 number "77"')
    made, secret, got = last_draw(night)
    assert (made.purpose, made.number) == ("break", "77")
    assert got == recomputed(made, secret, Counter(t for t, _ in got.values()))
    assert {t for t, _ in made.seats} == {night.table("1").id, night.table("2").id}
    assert night.sizes() == [8, 8]


def test_an_empty_table_is_broken_without_a_draw() -> None:
    night = room(3, 0).run("break 2")
    assert [type(x) for x in night.director.history[-1].records] == [r.TableClosed]


def test_what_cannot_be_broken() -> None:
    night = room(5, 5)
    assert night.whys("break 2") == {Why.DOES_NOT_FIT}
    assert night.whys('break 2 override "squeeze"') == {Why.DOES_NOT_FIT}
    assert night.whys(f'break 2 number "{"1" * 41}"') == {Why.DOES_NOT_FIT, Why.NAME_TOO_LONG}
    assert {x.why for x in night.refused(BreakTable(table=99))} == {Why.NO_SUCH_TABLE}
    night.run("eliminate 2.1\nbreak 2")
    assert night.whys("break 1") == {Why.DOES_NOT_FIT}
    assert {x.why for x in night.refused(BreakTable(table=2))} == {Why.NO_SUCH_TABLE}
