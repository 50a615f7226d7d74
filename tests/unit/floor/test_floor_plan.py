"""Tables' places in the room: entered once, kept, exchanged, undone, and never two in one place."""

from __future__ import annotations

import pytest

from core.floor import floor_plan
from core.say.acts import PlaceTable
from core.say.reasons import BadPlace, NoSuchTable, Reason, StandsSo
from core.say.records import TablePlaced
from tests.unit.night import Night


def room(count: int) -> Night:
    return Night().run("\n".join(f"open table {i}" for i in range(1, count + 1)))


def stand(night: Night) -> dict[str, tuple[int, int]]:
    t = night.state
    return {t.room.tables[table].label: place for table, place in floor_plan.places(t).items()}


def test_until_it_is_said_they_stand_in_rows() -> None:
    night = room(5)
    assert not floor_plan.known(night.state)
    assert stand(night) == {"1": (1, 1), "2": (2, 1), "3": (3, 1), "4": (1, 2), "5": (2, 2)}


def test_one_is_placed_and_the_others_stay_where_they_were_seen() -> None:
    night = room(5).run("place 1 column 4 row 3 across 2")
    assert floor_plan.known(night.state)
    assert stand(night) == {"1": (4, 3), "2": (2, 1), "3": (1, 2), "4": (2, 2), "5": (1, 3)}
    assert {t.place for t in night.state.open_tables} == set(stand(night).values())


def test_onto_anothers_place_the_two_change() -> None:
    night = room(3).run("place 1 column 2 row 1 across 3")
    assert stand(night) == {"1": (2, 1), "2": (1, 1), "3": (3, 1)}
    change = night.do("place 3 column 1 row 1")
    assert stand(night) == {"1": (2, 1), "2": (3, 1), "3": (1, 1)}
    # History tells of the first: the table that was meant
    placed = [("3", 1, 1), ("2", 3, 1)]
    assert [*change.action.records] == [TablePlaced(night.table(x).id, *to) for x, *to in placed]


def test_a_table_opened_later_takes_what_is_free_and_a_closed_one_leaves_its_place() -> None:
    night = room(3).run("place 1 column 2 row 2 across 2")
    night.run("close table 2\nopen table 9")
    assert stand(night) == {"1": (2, 2), "3": (1, 2), "9": (1, 1)}


def test_undo_takes_all_of_it_back() -> None:
    night = room(4).run("place 4 column 1 row 1 across 2\nundo")
    assert not floor_plan.known(night.state)
    assert all(t.place is None for t in night.state.open_tables)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("place 1 column 0 row 1", BadPlace),
        ("place 1 column 1 row 100", BadPlace),
        ("place 1 column 2 row 2", StandsSo),
    ],
)
def test_refused(line: str, why: type[Reason]) -> None:
    night = room(2).run("place 1 column 2 row 2")
    assert [type(r) for r in night.reasons(line)] == [why]


def test_a_table_that_is_gone_has_no_place() -> None:
    night = room(2)
    gone = night.state.open_tables[0].id
    night.run("close table 1")
    refused = night.refused(PlaceTable(table=gone, column=1, row=1))
    assert [type(r) for r in refused] == [NoSuchTable]


def test_a_hall_of_any_size_fits_into_the_columns_there_are() -> None:
    night = room(150).run("place 1 column 99 row 99 across 1")
    assert len(set(stand(night).values())) == 150
