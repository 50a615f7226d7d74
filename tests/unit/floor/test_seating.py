"""Tables and seats: opening, closing, moving, swapping. A taken seat is a fact nobody overrules."""

from __future__ import annotations

import pytest

from core.formats.fold import take
from core.say.acts import CloseTable, Move, OpenTable, Swap
from core.say.conflict import Conflict
from core.say.reasons import (
    AlreadyOut,
    BadLabel,
    BadSize,
    NoSuchEntry,
    NoSuchSeat,
    NoSuchTable,
    NotSeated,
    Reason,
    SameSeat,
    SameTwice,
    SeatIsClosed,
    SeatNotClosed,
    SeatTaken,
    TableExists,
    TableOccupied,
)
from core.say.records import Action, TableOpened
from tests.unit.night import Night, kinds, seated, small


def two() -> Night:
    """Four in 1.1–1.4 of nine; seat 1.9 closed; table 2 empty; Zoe without a seat."""
    return seated().run('close seat 1.9\nopen table 2 seats 6\nregister "Zoe"')


@pytest.mark.parametrize(
    ("line", "whys"),
    [
        ("open table 1", {TableExists}),
        ("open table 1 seats 1", kinds(TableExists, BadSize)),
        ("open table 3 seats 24", {BadSize}),
        ("open table a.b", {BadLabel}),
        ("open table a.b seats 99", {BadLabel, BadSize}),
        ('open table "a b"', {BadLabel}),
        ('open table ""', {BadLabel}),
        ("close table 1", {TableOccupied}),
        ("close seat 1.1", {SeatTaken}),
        ("close seat 1.9", {SeatIsClosed}),
        ("close seat 1.10", {NoSuchSeat}),
        ("open seat 1.1", {SeatNotClosed}),
        ("open seat 1.99", {NoSuchSeat}),
        ('move "Anna Ek" to 1.1', {SameSeat}),
        ('move "Anna Ek" to 1.2', {SeatTaken}),
        ('move "Anna Ek" to 1.9', {SeatIsClosed}),
        ('move "Anna Ek" to 2.7', {NoSuchSeat}),
        ("move e999 to 2.7", {NoSuchEntry, NoSuchSeat}),
        ('swap "Anna Ek" with "Anna Ek"', {SameTwice}),
        ('swap "Anna Ek" with "Zoe"', {NotSeated}),
        ('swap "Zoe" with "Zoe"', {NotSeated, SameTwice}),
        ('swap "Zoe" with e999', {NotSeated, NoSuchEntry}),
    ],
)
def test_every_reason_at_once_and_none_to_overrule(line: str, whys: set[type[Reason]]) -> None:
    night = two()
    assert night.whys(line) == whys
    assert night.whys(line + ' override "the director says so"') == whys
    assert night.state.word.overrides == []


def test_who_is_out_is_not_moved_or_swapped() -> None:
    night = two().run('eliminate "Bo Ros"')
    assert night.whys('move "Bo Ros" to 1.1') == {AlreadyOut, SeatTaken}
    assert night.whys('swap "Anna Ek" with "Bo Ros"') == {AlreadyOut}


def test_a_seat_taken_says_by_whom() -> None:
    night = two()
    (reason,) = night.reasons('move "Anna Ek" to 1.3')
    table, seat = night.place("1.3")
    assert reason == SeatTaken(table=table, seat=seat, entry=night.entry('"Carin Ål"').id)


def test_a_move_leaves_the_old_seat_free_and_nobody_else_moved() -> None:
    night = two()
    before = night.seats()
    night.do('move "Anna Ek" to 2.6')
    anna = night.entry('"Anna Ek"').id
    assert night.seats() == before | {anna: (night.table("2").id, 6)}
    assert 1 in night.table("1").free
    night.do('move "Zoe" to 1.1')
    assert night.entry('"Zoe"').seat == 1


def test_a_swap_changes_two_and_nobody_else() -> None:
    night = two().run('move "Anna Ek" to 2.6')
    before = night.seats()
    night.do('swap "Anna Ek" with "Bo Ros"')
    anna, bo = night.entry('"Anna Ek"').id, night.entry('"Bo Ros"').id
    assert night.seats() == before | {anna: before[bo], bo: before[anna]}


def test_a_closed_seat_takes_nobody_until_it_is_opened() -> None:
    night = two()
    assert night.table("1").free == [5, 6, 7, 8]
    assert night.table("1").room == 8
    night.do("open seat 1.9")
    night.do('move "Zoe" to 1.9')


def test_a_label_is_free_again_when_its_table_is_closed() -> None:
    night = two()
    first = night.table("2").id
    night.run("close table 2\nopen table 2 seats 4")
    assert night.table("2").id != first
    assert night.table("2").size == 4
    assert not night.state.room.tables[first].open


def test_a_table_without_a_size_has_as_many_seats_as_is_set() -> None:
    night = Night().run("open table 1\nset seats 6\nopen table 2")
    assert [t.size for t in night.state.open_tables] == [9, 6]


@pytest.mark.parametrize("label", ["1", "A", "a-2", "Ö7", "12345678901x"])
def test_labels_and_their_seats_are_read_back(label: str) -> None:
    night = Night().run(f'open table {label}\nregister "Anna" seat {label}.3')
    assert night.state.seat_text(night.entry('"Anna"').id) == f"{label}.3"
    assert night.entry(f"{label}.3").id == night.entry('"Anna"').id


def test_labels_differ_by_more_than_case() -> None:
    assert Night().run("open table a").whys("open table A") == {TableExists}


def test_acts_by_ids_nobody_has() -> None:
    night = small()
    assert {type(x) for x in night.refused(CloseTable(table=99))} == {NoSuchTable}
    assert {type(x) for x in night.refused(Move(entry=99, seat=(99, 1)))} == kinds(NoSuchEntry, NoSuchTable)
    assert {type(x) for x in night.refused(Swap(entry=98, other=99))} == {NoSuchEntry}
    assert {type(x) for x in night.refused(OpenTable(label="x" * 13, size=0))} == {BadLabel, BadSize}
    assert {type(x) for x in night.refused(OpenTable(label="1\n", size=2))} == {BadLabel}


@pytest.mark.parametrize("size", [-1, 0, 24, 99, 10**40])
def test_a_table_no_act_makes_does_not_fold(size: int) -> None:
    night = Night()
    forged = Action(1, night.ms, night.ms, "open table 1", (TableOpened(1, "1", size),))
    with pytest.raises(Conflict):
        take(night.state, forged)
