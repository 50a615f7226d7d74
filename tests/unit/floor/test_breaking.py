"""Breaking tables where no rulebook was chosen, and what each value of procedures E1 to E4 does."""

from __future__ import annotations

import pytest

from core.floor.breaking import ahead, due, order
from core.formats.verify_draws import verify_draws
from core.say import records as r
from core.say.acts import BreakOrder, BreakTable
from core.say.becauses import BreakOrderChosen, MovedByBreak, TableBroken
from core.say.reasons import BreakOutOfOrder, NameTooLong, NoSuchTable, SameTwice, TableDoesNotFit
from tests.unit.night import Night
from tests.unit.rooms import because, labels, room
from tests.unit.variants import variant


@pytest.mark.parametrize(
    ("sizes", "label"),
    [((9, 9), None), ((8, 1), "2"), ((5, 4), "2"), ((5, 5), None), ((9, 9, 1), None), ((8, 9, 1), "3"),
     ((3,), None), ((0, 0), None)],
)  # fmt: skip
def test_e2_due_when_its_players_fit(sizes: tuple[int, ...], label: str | None) -> None:
    found = due(room(*sizes).state)
    assert (found and found.label) == label


def test_closed_seats_are_no_room() -> None:
    assert due(room(8, 1).run("close seat 1.9").state) is None


def test_e2_where_it_is_the_directors_choice_no_table_is_due() -> None:
    night = variant(room(8, 1), "breaking.due", "by_director")
    assert due(night.state) is None
    night.do("break 2")


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("highest_number_first", "12 9 3 Bar"),
        ("lowest_number_first", "3 9 12 Bar"),
        ("by_director", "3 12 Bar 9"),
    ],
)
def test_e1_the_order_where_none_is_set(word: str, expected: str) -> None:
    night = Night().run("open table 9\nopen table Bar\nopen table 12\nopen table 3")
    variant(night, "breaking.order", word)
    assert labels(order(night.state)) == expected
    reasons = night.reasons("break Bar") if word != "by_director" else []
    assert [type(x) for x in reasons] == ([BreakOutOfOrder] if word != "by_director" else [])
    night.do('break Bar override "it is loud there"')


def test_e3_one_step_gives_each_player_a_random_seat_as_they_sit() -> None:
    night = variant(room(5, 5, 5), "breaking.seats", "one_step_random")
    night.do('break 3 number "7"')
    (why,) = because(night, TableBroken)
    people = [night.entry(f'"T3 S{n}"') for n in range(1, 6)]
    assert (why.steps, why.order) == (1, tuple(x.id for x in people))
    assert why.seats == tuple((x.table, x.seat) for x in people)
    assert all(x.ok for x in verify_draws(night.log.actions))


def test_e4_where_nobody_waits() -> None:
    night = variant(room((1, 2, 4, 5, 6, 7, 8, 9), 1), "breaking.wait", "none")
    night.run("blinds 1 big 5 small 2 button 1\nbreak 2")
    (why,) = because(night, MovedByBreak)
    assert (why.role, why.waits) == ("waits", "no")
    assert not night.entry("1.3").waits


def test_e4_blinds_nobody_told_are_no_answer() -> None:
    night = room(5, 2).run("break 2")
    assert {x.waits for x in because(night, MovedByBreak)} == {"unknown"}
    assert not any(e.waits for e in night.state.playing)


def test_e5_and_e1_where_the_rulebook_asks_for_neither() -> None:
    night = variant(room(5, 2), "breaking.staff_moves_absent", False)
    night.run("absent 2.1\nbreak 2")
    assert not any(x.staff for x in because(night, MovedByBreak))
    night.do("break order 1")
    assert not because(night, BreakOrderChosen)[0].announced


def test_an_empty_table_is_broken_without_a_draw() -> None:
    night = room(3, 0).run("break 2")
    assert [type(x) for x in night.director.history[-1].records] == [TableBroken, r.TableClosed]


def test_what_cannot_be_broken() -> None:
    night = room(5, 5)
    assert night.whys("break 2") == {TableDoesNotFit}
    assert night.whys('break 2 override "squeeze"') == {TableDoesNotFit}
    assert night.whys(f'break 2 number "{"1" * 41}"') == {TableDoesNotFit, NameTooLong}
    assert {type(x) for x in night.refused(BreakTable(table=99))} == {NoSuchTable}
    night.run("eliminate 2.1\nbreak 2")
    assert night.whys("break 1") == {TableDoesNotFit}
    assert {type(x) for x in night.refused(BreakTable(table=2))} == {NoSuchTable}
    assert {type(x) for x in night.refused(BreakOrder(tables=(2, 2)))} == {NoSuchTable, SameTwice}


@pytest.mark.parametrize(
    "sizes", [(5, 5, 4), (5, 6, 7, 4), (7, 8, 3), (2, 2, 2, 2), (8, 6, 4), (8, 1), (6, 6, 0)]
)
def test_what_is_said_ahead_of_a_break_is_what_happens(sizes: tuple[int, ...]) -> None:
    """Its players, and how many of them each table gets: the same whatever number is called."""
    before = room(*sizes)
    last = before.state.open_tables[-1]
    said = ahead(before.state, last)
    assert said.drawn == [e for _, e in sorted(last.seats.items())]
    assert said.by_hand == []
    foretold = {x.id: (least, most) for x, least, most in said.tables}
    seen: dict[int, set[int]] = {x.id: set() for x in before.state.open_tables if x.id != last.id}
    for number in range(12):
        night = room(*sizes).run(f'break {last.label} number "{number}" override "so"')
        for table in seen:
            seen[table].add(sum(night.state.people.entries[e].table == table for e in said.drawn))
    for table, counts in seen.items():
        least, most = foretold.get(table, (0, 0))
        assert (min(counts), max(counts)) == (least, most), (before.state.room.tables[table].label, counts)


def test_whom_the_director_places_is_said_ahead_of_a_break() -> None:
    night = variant(room(5, 2), "draw.accessible", "by_hand")
    night.do('edit player "T2 S1" accessible yes')
    said = ahead(night.state, night.table("2"))
    assert [night.state.name(e) for e in said.by_hand] == ["T2 S1"]
    assert [(x.label, least, most) for x, least, most in said.tables] == [("1", 1, 1)]
