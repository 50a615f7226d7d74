"""The structure with its times: what began when, what begins at this pace, what closes."""

from __future__ import annotations

from core.clock.times import structure_rows
from tests.unit.night import Night, at

ROWS = "\n".join(
    (
        "add level blinds 25/50 length 20",
        "add level blinds 50/100 length 20",
        "add break length 10",
        "add level blinds 100/200 length 20",
        "add level blinds 200/400 length 20",
    )
)


def night() -> Night:
    return Night().run(f'rulebook tda-2024\n{ROWS}\nset late 2\nopen table 1\nregister "Anna Ek"')


def times(on: Night) -> list[str]:
    base = at("2025-03-14 00:00")
    minutes = [None if x.at is None else (x.at - base) // 60_000 for x in structure_rows(on.director, on.ms)]
    return ["" if x is None else f"{x // 60}:{x % 60:02d}" for x in minutes]


def test_before_the_start_nobody_knows_unless_it_is_set() -> None:
    on = night()
    assert times(on) == [""] * 5
    on.do("schedule 19:30")
    assert times(on) == ["19:30", "19:50", "20:10", "20:20", "20:40"]
    assert {x.when for x in structure_rows(on.director, on.ms)} == {"later"}


def test_a_stop_moves_what_follows_and_nothing_that_was() -> None:
    on = night()
    on.do("start")
    on.wait(25).do("pause")
    on.wait(5).do("resume")
    assert times(on) == ["19:00", "19:20", "19:45", "19:55", "20:15"]
    assert [x.when for x in structure_rows(on.director, on.ms)] == ["past", "now", "later", "later", "later"]


def test_what_is_sold_until_a_level_ends_is_sold_through_the_break_after_it() -> None:
    found = structure_rows(night().director, 0)
    assert [x.closes for x in found] == [(), (), (), ("late",), ()]
    assert [x.number for x in found] == [1, 2, 2, 3, 4]


def test_of_a_cancelled_night_nothing_more_is_to_come() -> None:
    on = night()
    on.do("start")
    on.wait(5).do('cancel "the roof leaks"')
    assert times(on) == ["19:00", "", "", "", ""]
