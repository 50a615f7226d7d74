"""Move slips as rows: who was moved by an action, from where, to where, and what is said of it."""

from __future__ import annotations

import pytest

from core.paper.slips import SlipRow, last_move, owed, slip_rows
from core.say import acts
from core.say.acts import Act
from core.say.becauses import Balanced, Because, MovedByBreak, MovedByHand, TableBroken
from tests.unit.night import Night
from tests.unit.rooms import way

PEOPLE = (
    "Anna Ek",
    "Bo Sund",
    "Cecilia Berg",
    "David Holm",
    "Erik Lind",
    "Farid Dahl",
    "Greta Ask",
    "Hanna Öst",
)

HOUSE = """format = 1
id = "house"
title = "House"
short = "House"
language = "en"
parent = "tda-2024"

[breaking.staff_moves_absent]
value = true
clause = "5"
en = "House rule."
"""


def seated(book: str = "", before: Act | None = None) -> Night:
    """Four at table 1, four at table 2, by hand, and then by this book; the clock runs."""
    night = Night()
    night.run("add level blinds 25/50 length 20\nopen table 1 seats 9\nopen table 2 seats 9")
    for i, name in enumerate(PEOPLE):
        night.do(f'register "{name}" number "{100 + i}"')
    for i, name in enumerate(PEOPLE):
        night.do(f'move "{name}" to {1 + i % 2}.{1 + i // 2}')
    if book:
        night.do(f"rulebook {book}")
    if before is not None:
        night.act(before)
    night.do("start")
    return night


def kind_of(found: Because | None) -> str:
    return "" if found is None else found.kind


def seats(rows: list[SlipRow]) -> list[tuple[str, str, str]]:
    return [(x.name, x.came_from, f"{x.table}.{x.seat}") for x in rows]


def test_a_move_by_hand() -> None:
    night = seated()
    done = night.wait(3).do('move "Anna Ek" to 2.7').action
    (row,) = slip_rows(night.director, done.id)
    assert (row.name, row.came_from, row.table, row.seat) == ("Anna Ek", "1.1", "2", 7)
    assert (row.number, row.absent, row.ruling, row.action, row.at) == ("", False, "", done.id, night.ms)
    assert (type(row.why), row.group) == (MovedByHand, ())


def test_two_who_change_seats_have_a_slip_each() -> None:
    night = seated()
    done = night.do('swap "Anna Ek" with "Bo Sund"').action
    assert seats(slip_rows(night.director, done.id)) == [("Bo Sund", "2.1", "1.1"), ("Anna Ek", "1.1", "2.1")]


def test_a_balance_says_what_the_rule_said() -> None:
    night = seated("tda-2024")
    night.run('eliminate "Bo Sund"\neliminate "David Holm"\nblinds 1 big 2\nblinds 2 big 3')
    done = night.do("balance").action
    (row,) = slip_rows(night.director, done.id)
    assert isinstance(row.why, Balanced)
    assert (row.came_from, f"{row.table}.{row.seat}") == way(night, row.why)
    assert row.entry == row.why.entry
    assert row.waits == row.why.waits in ("yes", "no")
    assert row.why.clauses == ("TDA 2024 11",)


def test_a_broken_table_has_a_slip_for_each_of_its_players_by_where_they_go() -> None:
    night = seated("svepof-2006")
    done = night.do("break 2").action
    rows = slip_rows(night.director, done.id)
    assert sorted(x.name for x in rows) == ["Bo Sund", "David Holm", "Farid Dahl", "Hanna Öst"]
    assert sorted(x.came_from for x in rows) == ["2.1", "2.2", "2.3", "2.4"]
    assert [x.seat for x in rows] == sorted(x.seat for x in rows)
    assert {x.table for x in rows} == {"1"}
    assert all([type(y) for y in (x.why, *x.group)] == [MovedByBreak, TableBroken] for x in rows)
    made = list(night.state.room.draws.values())[-1]
    assert {x.commitment for x in rows} == {made.commitment}


@pytest.mark.parametrize("staff", [True, False])
def test_who_is_absent_has_his_chips_carried_where_the_rulebook_says_so(staff: bool) -> None:
    text = HOUSE.replace("true", str(staff).lower())
    night = seated(before=acts.ChooseRulebook(book="house", text=text))
    night.do('absent "Bo Sund"')
    done = night.do("break 2").action
    found = {x.name: (x.absent, x.staff) for x in slip_rows(night.director, done.id)}
    assert found["Bo Sund"] == (True, staff)
    assert found["Hanna Öst"] == (False, False)


def test_a_final_table_and_a_redraw_give_slips_to_all_who_move() -> None:
    night = seated("tda-2024")
    done = night.do("final table").action
    rows = slip_rows(night.director, done.id)
    assert len(rows) == 8
    assert all(x.came_from and x.why is None for x in rows)
    assert {kind_of(x.group[0]) for x in rows} == {"final_table_set"}
    night.act(acts.PrintedSlips(action=done.id))
    night.do("undo")
    assert slip_rows(night.director, done.id) == []
    assert set(night.state.room.printed) == {done.id}
    assert done.id not in night.state.room.moved_by


def test_who_comes_late_came_from_nowhere() -> None:
    night = seated()
    night.do('register "Late Lars"')
    done = night.do("draw").action
    (row,) = slip_rows(night.director, done.id)
    assert (row.name, row.came_from, kind_of(row.why)) == ("Late Lars", "", "newcomer_seated")
    again = night.do('register "Later Lena" seat 1.9').action
    assert seats(slip_rows(night.director, again.id)) == [("Later Lena", "", "1.9")]


def test_who_sat_in_the_wrong_seat_goes_to_his_own() -> None:
    night = seated("tda-2024")
    done = night.do('wrong seat "Anna Ek" at 2.9').action
    assert seats(slip_rows(night.director, done.id)) == [("Anna Ek", "2.9", "1.1")]


def test_an_override_goes_on_the_slip() -> None:
    night = seated("svepof-2006")
    done = night.do('break 1 override "the lamp over it is broken"').action
    assert {x.ruling for x in slip_rows(night.director, done.id)} == {"the lamp over it is broken"}


def test_namesakes_have_their_club_numbers() -> None:
    night = seated()
    night.do('register "Anna Ek" number "777" seat 1.8')
    done = night.do('move "777" to 2.8').action
    (row,) = slip_rows(night.director, done.id)
    assert (row.name, row.number) == ("Anna Ek", "777")


def test_a_slip_tells_of_its_action_not_of_now() -> None:
    night = seated()
    first = night.do('move "Anna Ek" to 2.7').action
    night.do('move "Anna Ek" to 2.8')
    night.do('eliminate "Anna Ek"')
    assert seats(slip_rows(night.director, first.id)) == [("Anna Ek", "1.1", "2.7")]


def test_what_was_undone_before_does_not_count() -> None:
    night = seated()
    wrong = night.do('move "Anna Ek" to 2.7').action
    night.do("undo")
    done = night.do('move "Anna Ek" to 2.8').action
    assert seats(slip_rows(night.director, done.id)) == [("Anna Ek", "1.1", "2.8")]
    assert slip_rows(night.director, wrong.id) == []
    assert last_move(night.director) == done.id


def test_what_moves_nobody_has_no_slips() -> None:
    night = seated()
    for line in ("pause", 'note "quiet"', 'absent "Anna Ek"', 'eliminate "Bo Sund"', 'set title "T"'):
        done = night.do(line).action
        assert slip_rows(night.director, done.id) == [], line
        assert not owed(night.director, done.id), line
    assert slip_rows(night.director, 9999) == []
    assert last_move(Night().director) is None


def test_the_first_draw_is_on_the_wall_but_can_be_printed() -> None:
    night = Night()
    night.run('add level blinds 25/50 length 20\nopen table 1\nregister "Anna Ek"\nregister "Bo Sund"')
    drawn = night.do("draw").action
    assert not owed(night.director, drawn.id)
    assert {(x.name, x.came_from) for x in slip_rows(night.director, drawn.id)} == {
        ("Anna Ek", ""),
        ("Bo Sund", ""),
    }
    night.do("start")
    moved = night.do('move "Anna Ek" to 1.9').action
    assert owed(night.director, moved.id)
    night.do("undo")
    assert not owed(night.director, moved.id)
    assert last_move(night.director) == drawn.id
