"""The projected picture at each moment of a night: the scene by the state of play, and its texts."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QSize

from core.paper.lists import seating_by_name
from gui.room import paint
from gui.room.board import Board, SceneName
from gui.room.build import Moment, board
from gui.theme import PROJECTED_DARK
from gui.words import screen as screen_words
from gui.words.numbers import ante_text
from tests.unit.night import Night, small

SETUP = """
set club "Norra"
set title "Thursday 200"
set seats 9
price entry 220 fee 20 chips 20000
prizes 60% 40%
add level blinds 100/200 length 20
add level blinds 200/400 ante 400 paid-by bb length 20
add break length 10 remove 25 100
add level limit 400/800 blinds 200/400 length 20
add break length open
add level blinds 500/1000 ante 1000 paid-by bb length 20
open table 1
register "Anna Ek"
register "Åke Öst"
register "Bo Ek"
register "Ek, Nils"
""".strip()


def fresh() -> Night:
    return Night(began="2025-03-14 17:00").run(SETUP)


def started() -> Night:
    night = fresh()
    night.run('draw number "4711"\nstart')
    return night


def shown(night: Night, scene: SceneName | None = None, page: int = 0) -> Board:
    return board(Moment(night.state, night.reading, night.ms, night.zone, page=page), scene)


def foot(found: Board) -> dict[str, str]:
    return {label: value for label, value, _ in found.foot}


def test_before_anything_is_scheduled() -> None:
    found = shown(fresh())
    assert (found.scene, found.time_text, found.tone, found.corner) == ("welcome", "", "green", "")
    assert found.headline
    assert [*foot(found).values()] == ["4", "20,000", "100 / 200", "220"]


def test_the_countdown() -> None:
    night = fresh()
    night.do("schedule 18:00")
    night.wait(48, seconds=39, ms=500)
    assert shown(night).scene == "welcome"
    found = shown(night, "paused")
    assert (found.tone, found.time_text, found.corner) == (
        "green",
        "11:21",
        screen_words.cards_in_the_air("18:00"),
    )


def test_seats_are_shown_until_the_start() -> None:
    night = fresh()
    night.run('schedule 18:00\ndraw number "4711"')
    night.wait(50)
    found = shown(night, page=3)
    assert (found.scene, found.page, found.corner, found.time_text) == (
        "seating",
        3,
        screen_words.starts_at_in("18:00"),
        "10:00",
    )
    assert [line.name for line in found.seating] == ["Ek Anna", "Ek Bo", "Ek Nils", "Öst Åke"]
    rows = seating_by_name(night.state)
    assert [(x.table, x.seat) for x in found.seating] == [(r.table, str(r.seat)) for r in rows]
    (draw,) = night.state.room.draws.values()
    first = draw.commitment[:4].upper()
    groups = re.findall(r"\b[0-9A-F]{4}\b", found.footer_left)
    assert (groups[0], len(groups)) == (first, 5), "80 bits of it"
    countdown = shown(night, "paused")
    assert (countdown.tone, countdown.time_text) == ("green", "10:00"), "the countdown can be asked for"


def test_the_seating_list_in_mid_level_shows_level_and_time() -> None:
    night = started()
    night.wait(7, seconds=12)
    found = shown(night, "seating")
    assert (found.scene, found.corner, found.time_text) == ("seating", "Level 1", "12:48")
    night.do("pause")
    night.wait(3)
    found = shown(night, "seating")
    assert (found.corner, found.time_text) == ("Level 1 · Paused", "12:48")


def test_the_clock() -> None:
    night = started()
    night.do('eliminate "Bo Ek"')
    night.wait(7, seconds=12)
    found = shown(night)
    assert (found.scene, found.club, found.title, found.level_name) == (
        "clock",
        "Norra",
        "Thursday 200",
        "Level 1",
    )
    assert (found.time_text, found.progress, found.blinds, found.ante) == ("12:48", 0.36, "100 / 200", "")
    assert [x[1:] for x in found.side] == [("3", " / 4"), ("26,666", ""), ("800", ""), ("480", "")]
    assert (found.side[0][0], found.side[3][0]) == (screen_words.players(), screen_words.first_and_places(2))
    assert found.foot[0][1:] == ("200 / 400 · BB ante 400", "text")
    assert found.foot[1:] == ((screen_words.break_in((25, 100)), "32:48", "text"),)
    night.do('set currency "kr"')
    assert [value for _, value, _ in shown(night).side[2:]] == ["800 kr", "480 kr"]


def test_a_stopped_clock_says_so() -> None:
    night = started()
    night.wait(25).do("pause")
    night.wait(60)
    found = shown(night)
    assert (found.scene, found.headline, found.time_text, found.level_name) == (
        "paused",
        "Paused",
        "15:00",
        "Level 2",
    )
    level = night.reading.level
    assert level is not None
    assert (found.blinds, found.ante, level.ante) == ("200 / 400", ante_text(level), 400)


def test_the_break() -> None:
    night = started()
    night.wait(41, seconds=45)
    found = shown(night)
    assert (found.scene, found.headline, found.time_text, found.corner) == (
        "break",
        "Break",
        "08:15",
        screen_words.play_resumes("17:50"),
    )
    assert found.foot == (
        (screen_words.then_level(3), "400 / 800 limit", "text"),
        (
            screen_words.colour_up_now(),
            screen_words.colour_up(
                (
                    25,
                    100,
                )
            ),
            "amber",
        ),
    )


def test_a_stopped_break_promises_no_time() -> None:
    night = started()
    night.wait(45).do("pause")
    assert (shown(night).scene, shown(night).headline, shown(night).level_name) == (
        "paused",
        "Paused",
        "Break",
    )
    assert shown(night, "break").corner == ""


def test_a_limit_level() -> None:
    night = started()
    night.wait(55)
    found = shown(night)
    assert (found.blinds, found.ante, [*foot(found).values()]) == (
        "400 / 800 limit",
        "blinds 200 / 400",
        ["500 / 1,000 · BB ante 1,000", "15:00"],
    )


def test_an_open_break_waits_for_the_director() -> None:
    night = started()
    night.wait(300)
    found = shown(night)
    assert (found.scene, found.time_text, found.corner, found.note) == (
        "break",
        "",
        "",
        screen_words.until_called(),
    )
    assert found.foot[1] == ("Ante", "BB 1,000", "text")


def test_the_last_level_holds_at_zero() -> None:
    night = started()
    night.wait(100).do("resume")
    night.wait(500)
    found = shown(night)
    assert (found.scene, found.time_text, found.progress, found.foot) == ("clock", "00:00", 1.0, ())


def test_time_added_does_not_run_backwards() -> None:
    night = started()
    night.do("time +5")
    found = shown(night)
    assert (found.time_text, found.progress) == ("25:00", 0.0)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("scene", [None, "clock", "break", "paused", "seating"])
@pytest.mark.parametrize("night", [Night, fresh, started, small])
def test_every_scene_can_be_asked_for_at_any_time_and_painted(
    night: type[Night], scene: SceneName | None
) -> None:
    made = night()
    for minutes in (0, 45, 1000):
        made.wait(minutes)
        found = shown(made, scene)
        assert scene in (None, found.scene)
        assert not paint.picture(QSize(640, 360), found, PROJECTED_DARK).isNull()
