"""Procedure F7: what the room is told of colour-ups ahead, of one announced besides, of tables still to
race."""

from __future__ import annotations

from core.chips.colour_ups import ColourUp, ahead, announced, racing
from core.say.acts import Race
from tests.unit.night import Night
from tests.unit.rooms import room

SHEET = """
add level blinds 100/200 length 20
add break length 10 remove 25
add level blinds 200/400 length 20
add break length 10 remove 100
add level blinds 400/800 length 20
"""


def night(chips: str = "chips 25 100 500 1000") -> Night:
    return room(4, 4).run(f"rulebook cpc-2023\n{SHEET.strip()}\n{chips}".strip()).run("start").wait(5)


def coming(found: Night) -> ColourUp | None:
    return ahead(found.state, found.reading)


def still(found: Night) -> tuple[int, list[str]] | None:
    now = racing(found.state, found.reading, found.ms)
    return None if now is None else (now[0], [x.label for x in now[1]])


def race(found: Night, table: str, chip: int) -> None:
    """Nobody there has an odd one."""
    found.act(Race(table=found.table(table).id, chip=chip), override="as the test wants")


def test_the_next_is_the_one_of_the_break_held_or_of_a_later_one() -> None:
    found = night()
    assert coming(found) == ColourUp((25,), 1)
    assert coming(found.wait(16)) == ColourUp((25,), 1), "the break is held"
    assert still(found) is None
    race(found, "1", 25)
    assert (coming(found), still(found)) == (ColourUp((25,), 1), (25, ["2"]))
    race(found, "2", 25)
    assert (coming(found), still(found)) == (ColourUp((100,), 3), None)
    found.run("colour up 25")
    assert coming(found) == ColourUp((100,), 3)
    found.wait(60)
    assert found.reading.index == 4
    assert (coming(found), still(found)) == (None, (100, ["1", "2"])), "the break is over, nobody has raced"


def test_where_nobody_said_which_chips_there_are_the_structure_is_told() -> None:
    found = night(chips="")
    assert coming(found) == ColourUp((25,), 1)
    assert coming(found.wait(30)) == ColourUp((100,), 3)
    assert still(found) is None


def test_one_that_the_structure_does_not_plan_is_told_until_a_table_races_it() -> None:
    found = night().run("announce colour-up-500")
    assert announced(found.state, found.ms) == (500,)
    found.run("announce colour-up-25")
    assert announced(found.state, found.ms) == (500,), "the next break takes the 25s anyway"
    race(found, "1", 500)
    assert announced(found.state, found.ms) == ()
    assert still(found) == (500, ["2"])
    race(found, "2", 500)
    assert still(found) is None
