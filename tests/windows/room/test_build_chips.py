"""Colour-ups at the foot of clock and break: what comes and when, what was announced, who still races."""

from __future__ import annotations

from gui.room.board import Board
from gui.room.build import Moment, board
from gui.words import screen as screen_words
from tests.unit.chips.test_colour_ups import night, race
from tests.unit.night import Night
from tests.unit.rooms import room


def shown(found: Night) -> Board:
    return board(Moment(found.state, found.reading, found.ms, found.zone))


def last(found: Night) -> list[tuple[str, str, str]]:
    """Return the texts at the foot beside levels and breaks."""
    known = ("Next level", "Break in", "Breaks next", "Ante")
    return [x for x in shown(found).foot if x[0] not in known and not x[0].startswith("Then")]


def test_at_the_next_break_in_it_and_while_tables_race() -> None:
    found = night()
    assert last(found) == [(screen_words.break_in((25,)), "15:00", "text")]
    found.wait(16)
    assert shown(found).scene == "break"
    assert last(found) == [(screen_words.colour_up_now(), screen_words.colour_up((25,)), "amber")]
    race(found, "1", 25)
    assert last(found) == [(screen_words.still_to_race(25), "Table 2", "amber")]
    race(found, "2", 25)
    assert [x[1:] for x in last(found)] == [(screen_words.after_level((100,), 2), "text")]


def test_one_of_a_later_break_is_told_with_its_level() -> None:
    found = night()
    race(found, "1", 25)
    race(found, "2", 25)
    found.run("colour up 25")
    assert [x[1:] for x in last(found)] == [(screen_words.after_level((100,), 2), "text")]


def test_an_announced_one_stands_beside_it_and_in_the_band() -> None:
    found = night().run("announce colour-up-500")
    assert shown(found).ticker == screen_words.colour_up_told(500)
    pause, announced = last(found)
    assert pause == (screen_words.break_in((25,)), "15:00", "text")
    assert announced[1:] == ("500s", "amber")
    found.wait(6)
    assert shown(found).ticker is None
    assert len(last(found)) == 2


def test_an_announced_one_leaves_the_band_with_its_chips() -> None:
    found = night().run("announce colour-up-25").wait(3)
    assert shown(found).ticker == screen_words.colour_up_told(25)
    race(found, "1", 25)
    assert shown(found).ticker == screen_words.colour_up_told(25), "table 2 still has to"
    race(found, "2", 25)
    assert shown(found).ticker is None
    found.run("colour up 25")
    assert shown(found).ticker is None


def test_many_tables_are_counted() -> None:
    found = room(*[2] * 8).run("add level blinds 100/200 length 20\nadd break length 10 remove 25")
    found.run("add level blinds 200/400 length 20\nchips 25 100 500\nstart").wait(21)
    for table in "123":
        race(found, table, 25)
    assert last(found) == [(screen_words.still_to_race(25), "5 tables", "amber")]
    race(found, "4", 25)
    assert last(found) == [
        (screen_words.still_to_race(25), screen_words.tables(["5", "6", "7", "8"], most=4), "amber")
    ]


def test_in_hand_for_hand_a_race_stands_in_the_place_of_the_next_level() -> None:
    found = night().run("hand-for-hand")
    players, level = shown(found).foot
    assert (players[0], level[1]) == (screen_words.players(), "200 / 400")
    race(found, "1", 500)
    assert [x[0] for x in shown(found).foot] == [players[0], screen_words.still_to_race(500)]
