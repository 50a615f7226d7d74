"""The words for what few sheets have: raise caps, bring-ins, hands, talk breaks, ends of days
(procedure G3)."""

from __future__ import annotations

import pytest

from core.clock.levels import notice
from core.clock.templates import row_of
from core.formats.duties import duties as due
from core.say.levels import MINUTE, Level
from gui.console.frame.header import clock_shown, header_facts
from gui.console.structure.page import next_level
from gui.desk.headless_report import as_text
from gui.desk.script_json import as_json
from gui.room.board import Board
from gui.room.build import Moment, board
from gui.words import clock as clock_words
from gui.words import text
from tests.unit.night import Night, seated

SHEET = """add level limit 100/200 ante 10 paid-by each cap 3 bring-in 25 length 20
add break kind talk
add level blinds 100/200 hands 2
add break kind day-end
add level blinds 200/400 length 20
add break kind day-end
"""


def night() -> Night:
    return seated().run(SHEET + "start")


def said(night: Night) -> tuple[str, str]:
    found = text.sentence(night.log.actions[-1], text.Names(night.state, night.log.actions, night.zone))
    return found.text, found.quiet


def projected(night: Night) -> Board:
    return board(Moment(night.state, night.reading, night.ms, night.zone))


def duties(night: Night) -> list[str]:
    told = [text.duty(d, night.ms, text.Names(night.state)) for d in due(night.state, night.ms)]
    return [f"{x.title}: {x.text}" for x in told]


def test_rows_have_names_and_a_line_each() -> None:
    levels = night().state.clock.levels
    assert [text.level_name(levels, i) for i in range(6)] == [
        "Level 1",
        "Talk break",
        "Level 2",
        "End of day 1",
        "Level 3",
        "End of day 2",
    ]
    assert text.level_whole(levels[0]) == "100 / 200 limit · ante 10 · bring-in 25 · cap 3 raises"
    assert text.cap_text(1) == "cap 1 raise"
    assert [text.level_line(x) for x in levels[1:4]] == ["Talk break", "100 / 200", "End of day"]


def test_the_header_and_the_room_see_bring_in_and_cap() -> None:
    n = night()
    assert header_facts(n.state, n.reading, n.zone).ante == "ante 10 · bring-in 25 · cap 3 raises"
    assert header_facts(n.state, n.reading, n.zone).next == "Next: talk break"
    assert projected(n).ante == "ante 10 · bring-in 25 · cap 3 raises"
    n.run('eliminate "Anna Ek"\neliminate "Bo Ros"').wait(seconds=30)
    assert projected(n).ante == "ante 10 · bring-in 25", "heads-up the cap is lifted"
    assert "Announce: no raise cap: The tournament is heads-up: the raise cap of 3 is lifted" in (duties(n))


def test_what_is_told_as_such_a_level_begins() -> None:
    n = seated().run("add level limit 1/2\nadd level limit 2/4 cap 4 bring-in 1\nstart\nnext")
    found = notice(n.state, n.reading)
    assert found is not None
    assert clock_words.told(found)[1:] == [
        ("bring-in 1", ("posted for an absent player, whose hand is dead"))
    ]
    n.run('eliminate "Anna Ek"\neliminate "Bo Ros"')
    found = notice(n.state, n.reading)
    assert found is not None
    assert ("No raise cap", "the tournament is heads-up") in clock_words.told(found)


def test_a_talk_break_and_the_end_of_a_day() -> None:
    n = night().wait(20.5)
    assert (projected(n).headline, projected(n).time_text, projected(n).note) == (
        "Talk break",
        "01:30",
        "Stay at your tables",
    )
    assert "Announce the talk break: 01:30 left" in duties(n)
    n.wait(1.5)
    assert header_facts(n.state, n.reading, n.zone).skip == "end_day"
    n.run("hand played\nhand played")
    assert (projected(n).headline, projected(n).time_text, projected(n).note) == (
        "End of day 1",
        "",
        "Bag and count your chips",
    )
    facts = header_facts(n.state, n.reading, n.zone)
    assert (facts.blinds, facts.toggle) == ("End of day 1", "next_day")
    assert "End of day 1: Bag and count: 4 players, 40,000 in all" in duties(n)


def test_hands_are_shown_instead_of_time() -> None:
    n = night().run("set clock row 3")
    assert clock_shown(n.reading) == "0 / 2"
    assert "Count the hands: Hand 1 of 2 is being played" in duties(n)
    n.do("hand played")
    assert said(n) == ("Hand 1 of 2 played", "Level 2")
    assert (clock_shown(n.reading), header_facts(n.state, n.reading, n.zone).top) == (
        "1 / 2",
        "Level 2 of 3 · hands played",
    )
    assert (projected(n).scene, projected(n).time_text) == ("level", "1 / 2")
    shown = projected(n.wait(seconds=8))
    assert (shown.level_name, shown.time_text, shown.progress) == ("Level 2 · hands played", "1 / 2", 0.5)
    assert "1 / 2 hands played" in as_text(n.director, n.ms, n.zone)
    clock = as_json(n.director, n.ms, n.zone)["clock"]
    assert (clock["hands"], clock["hands_played"], clock["remaining_ms"]) == (2, 1, None)
    n.do("pause")
    assert said(n) == ("Paused", "Level 2, 1 of 2 hands played")
    n.run("resume\nhand played")
    assert said(n) == ("End of day 1", "All hands played")


@pytest.mark.parametrize("index", range(6))
def test_a_template_kept_of_the_sheet_adds_the_same_rows(index: int) -> None:
    levels = night().state.clock.levels
    other = Night()
    other.act(row_of(levels[index]))
    (made,) = other.state.clock.levels
    assert made == Level(**{**{f: getattr(levels[index], f) for f in Level.__slots__}, "id": made.id})


def test_the_next_level_goes_on_with_cap_and_bring_in() -> None:
    first = Level(1, small_bet=100, big_bet=200, cap=4, bring_in=25, length=20 * MINUTE)
    second = Level(2, small_bet=200, big_bet=400, cap=4, bring_in=50, length=20 * MINUTE)
    found = next_level((first,), None)
    assert (found.bets, found.cap, found.bring_in) == ((200, 400), 4, 50)
    found = next_level((first, second), None)
    assert (found.bets, found.cap, found.bring_in) == ((300, 600), 4, 75)
    assert next_level((Level(1, 1, 2, hands=8, length=None),), None).hands == 8
