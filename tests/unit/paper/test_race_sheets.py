"""Which dealer's sheets are to be printed when: blank before a table races, filled after it."""

from __future__ import annotations

from core.paper.race_sheets import anything_to_race, chips_to_race, later_chips, race_sheets
from tests.unit.chips.test_racing import table
from tests.unit.night import Night


def told(night: Night) -> list[tuple[str, int, bool]]:
    """Table, denomination, and whether it has raced."""
    return [(x.table, x.chip, x.at is not None) for x in race_sheets(night.director, night.ms)]


def begun(plan: str = "25") -> Night:
    night = table((1, 2, 4), (1, 3), plan=plan, book="tda-2024")
    return night.run("start").wait(5)


def test_they_can_be_printed_before_the_break_and_fill_as_the_tables_race() -> None:
    night = begun()
    assert told(night) == [("1", 25, False), ("2", 25, False)]
    night.wait(16).do("race 1 chip 25 odd 1:3 2:1 cards 1:As 1:Kd 1:2c 2:9h")
    assert told(night) == [("1", 25, True), ("2", 25, False)]
    (first, _) = race_sheets(night.director, night.ms)
    assert (first.at, first.action) == (night.ms, night.director.history[-1].id)
    assert [(x.seat, x.odd, x.cards) for x in first.rows] == [
        (1, 3, ("As", "Kd", "2c")),
        (2, 1, ("9h",)),
    ]
    assert first.rows[0].gets == ((100, 1),)


def test_both_denominations_of_a_table_lie_together_the_lower_first() -> None:
    night = begun(plan="25 100")
    assert told(night) == [("1", 25, False), ("1", 100, False), ("2", 25, False), ("2", 100, False)]


def test_who_raced_keeps_the_name_of_then() -> None:
    night = begun().wait(16)
    night.run("race 1 chip 25 odd 1:3 2:1 cards 1:As 1:Kd 1:2c 2:9h\nswap 1.1 with 2.1")
    came, first, second = race_sheets(night.director, night.ms)
    assert [x.name for x in first.rows] == ["T1 S1", "T1 S2"]
    assert [x.name for x in came.rows] == ["T2 S1"]  # at a raced table, and not raced
    assert "T2 S1" not in [x.name for x in second.rows]


def test_a_rescue_is_told_with_its_worth() -> None:
    night = begun().wait(16)
    night.do("race 1 chip 25 odd 1:3 2:1 last 2 cards 1:As 1:Kd 1:2c 2:9h")
    found = race_sheets(night.director, night.ms)[0]
    assert (found.rescued, found.rescue) == ((2,), 100)


def test_an_undone_race_is_to_be_held_again() -> None:
    night = begun().wait(16)
    night.run("race 1 chip 25 odd 1:3\nundo")
    assert told(night) == [("1", 25, False), ("2", 25, False)]


def test_once_the_chips_have_left_play_the_sheets_of_that_colour_up_stay() -> None:
    night = begun().wait(16)
    night.run("race 1 chip 25 odd 1:3\nrace 2 chip 25 odd 1:1\ncolour up 25")
    assert told(night) == [("1", 25, True), ("2", 25, True)]
    assert anything_to_race(night.state, night.ms)


def test_nobody_races_once_somebody_has_won() -> None:
    night = table((1, 2), plan="25", book="tda-2024").run("start")
    night.do("eliminate 1.1 by 1.2")
    assert told(night) == []


def test_where_nothing_is_planned_there_are_none() -> None:
    night = Night()
    assert told(night) == []
    assert not anything_to_race(night.state, night.ms)
    night = table((1, 2), plan="1000")
    assert told(night) == []
    assert not anything_to_race(night.state, night.ms)


def test_the_chips_of_later_breaks_are_known_and_end_with_the_night() -> None:
    night = Night().run(
        "chips 25 100 500 1000\nadd level blinds 25/50 length 20\nadd break length 10 remove 25"
    )
    night.run("add level blinds 100/200 length 20\nadd break length 10 remove 100\nadd level blinds 500/1000")
    night.run('open table 1\nregister "Anna Ek" seat 1.1\nregister "Bo Ros" seat 1.2')
    assert chips_to_race(night.state, night.ms) == [25]
    assert later_chips(night.state, night.ms) == [100]
    night.wait().do("start")
    night.wait(45).do('eliminate "Anna Ek" by "Bo Ros"')
    assert later_chips(night.state, night.ms) == []
