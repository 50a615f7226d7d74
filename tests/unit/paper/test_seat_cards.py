"""Seat cards as rows."""

from __future__ import annotations

from core.paper.slips import seat_cards
from core.people.listing import list_name, name_key
from tests.unit.night import NAMES, Night, small


def test_everybody_who_sits_has_one_by_surname_with_the_draw_the_seat_came_from() -> None:
    night = small()
    cards, t = seat_cards(night.state), night.state
    assert [x.name for x in cards] == sorted(NAMES, key=name_key)
    assert {(x.entry, f"{x.table}.{x.seat}") for x in cards} == {
        (e, t.seat_text(e)) for e in t.people.live.values()
    }
    (draw,) = t.room.draws.values()
    assert {x.draw for x in cards} == {draw}
    assert draw.number == "4711"
    assert {(x.chips, x.nth) for x in cards} == {(10_000, 1)}


def test_a_later_draw_is_that_of_those_it_gave_a_seat() -> None:
    night = small()
    night.wait(3).do('eliminate "Anna Ek" by "Bo Ros"')
    night.wait(1).run('reenter "Anna Ek"\ndraw number "17"')
    by_name = {x.name: x for x in seat_cards(night.state)}
    first, second = night.state.room.draws.values()
    assert by_name["Anna Ek"].draw == second
    assert by_name["Anna Ek"].nth == 2
    assert by_name["Bo Ros"].draw == first


def test_of_several_draws_it_is_the_last() -> None:
    night = small()
    night.wait(3).do('draw number "99" all override "a table was dealt wrong"')
    assert {x.draw for x in seat_cards(night.state)} == {list(night.state.room.draws.values())[-1]}


def test_a_seat_nobody_drew_has_no_draw_and_namesakes_their_numbers() -> None:
    night = Night().run("open table 1 seats 9")
    night.run('register "Bo Ek" number 7 seat 1.1\nregister "Bo Ek" number 8 seat 1.2')
    night.do('register "Eva Dal" number 9 seat 1.3')
    assert [(list_name(x.name), x.number, x.draw) for x in seat_cards(night.state)] == [
        ("Dal, Eva", "", None), ("Ek, Bo", "7", None), ("Ek, Bo", "8", None),
    ]  # fmt: skip
