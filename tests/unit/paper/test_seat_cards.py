"""The draw that a seat card names."""

from __future__ import annotations

from core.paper.lists import seating_by_name
from core.paper.slips import seat_draws
from core.people.listing import name_key
from tests.unit.night import NAMES, Night, small


def test_everybody_who_sits_has_one_by_surname_with_the_draw_the_seat_came_from() -> None:
    t = small().state
    cards, draws = seating_by_name(t), seat_draws(t)
    assert [t.name(x.entry) for x in cards] == sorted(NAMES, key=name_key)
    assert {(x.entry, f"{x.table}.{x.seat}") for x in cards} == {
        (e, t.seat_text(e)) for e in t.people.live.values()
    }
    (draw,) = t.room.draws.values()
    assert {draws[x.entry] for x in cards} == {draw}
    assert draw.number == "4711"
    assert {(t.people.entries[x.entry].chips, t.people.entries[x.entry].nth) for x in cards} == {(10_000, 1)}


def test_a_later_draw_is_that_of_those_it_gave_a_seat() -> None:
    night = small()
    night.wait(3).do('eliminate "Anna Ek" by "Bo Ros"')
    night.wait(1).run('reenter "Anna Ek"\ndraw number "17"')
    draws, anna = seat_draws(night.state), night.entry('"Anna Ek"')
    first, second = night.state.room.draws.values()
    assert draws[anna.id] == second
    assert anna.nth == 2
    assert draws[night.entry('"Bo Ros"').id] == first


def test_of_several_draws_it_is_the_last() -> None:
    night = small()
    night.wait(3).do('draw number "99" all override "a table was dealt wrong"')
    draws = seat_draws(night.state)
    assert {draws[x.entry] for x in seating_by_name(night.state)} == {[*night.state.room.draws.values()][-1]}


def test_a_seat_nobody_drew_has_no_draw_and_namesakes_their_numbers() -> None:
    night = Night().run("open table 1 seats 9")
    night.run('register "Bo Ek" number 7 seat 1.1\nregister "Bo Ek" number 8 seat 1.2')
    night.do('register "Eva Dal" number 9 seat 1.3')
    assert [(x.name, x.number) for x in seating_by_name(night.state)] == [
        ("Dal, Eva", ""),
        ("Ek, Bo", "7"),
        ("Ek, Bo", "8"),
    ]
    assert seat_draws(night.state) == {}
