"""Announcements of a new level in the room: the last minute, its first seconds, the band; how long one can
enter; and that nothing of penalties is ever projected."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from core.clock.levels import Notice, notice
from gui.room import paint
from gui.room.board import Board, SceneName
from gui.room.build import BEGINS as WHOLE
from gui.room.build import TURN, Moment, board
from gui.theme import PROJECTED_DARK
from gui.words import clock as clock_words
from gui.words import screen as screen_words
from gui.words.numbers import ante_text, blinds_text
from gui.words.tr import dotted
from tests.rules.conftest import chosen
from tests.rules.entering_night import filled
from tests.rules.hands_night import ANNA, DAVID, played_by
from tests.unit.night import MINUTE, SHEET, Night
from tests.unit.rooms import room

ANTE = "edit row 2 ante 400 paid-by bb"


def playing(book: str) -> Night:
    """Four each at tables 1 and 2, level 1 running."""
    return filled(chosen(book))


def shown(night: Night, scene: SceneName | None = None, page: int = 0) -> Board:
    return board(Moment(night.state, night.reading, night.ms, night.zone, page=page), scene)


def told(night: Night) -> list[tuple[str, str] | None]:
    """Return the texts of the band in the next minute, each once, in order; not while the level itself has
    the whole picture."""
    t, first = night.state, night.ms // TURN
    looked = range(night.ms + (WHOLE if shown(night).scene == "level" else 0), night.ms + MINUTE, TURN)
    pages = [
        board(Moment(t, night.read(at), at, night.zone, page=at // TURN - first)).ticker for at in looked
    ]
    return list(dict.fromkeys(pages))


def new_level(night: Night) -> Notice:
    """Return what is told of a new level now."""
    found = notice(night.state, night.reading)
    assert found is not None
    return found


BEGINS = {
    "svepof-2006": "shuffle", "cpc-2023": "first_riffle", "tda-nl": "shuffle", "tda-2024": "shuffle",
}  # fmt: skip


@pytest.mark.parametrize("book", BEGINS)
def test_at_zero_and_for_a_minute_by_each_book(book: str) -> None:
    night = playing(book).wait(20, ms=-1)
    assert shown(night).ticker is None
    found, level = told(night.wait(ms=1)), new_level(night)
    assert (level.number, level.left_ms, level.begins) == (2, 0, BEGINS[book])
    assert level.push == (book == "tda-2024")
    assert found == clock_words.told(level)
    assert shown(night.wait(1, ms=-1)).ticker in found
    assert shown(night.wait(ms=1)).ticker is None


def test_each_thing_is_told_for_ten_seconds_from_zero_on() -> None:
    """Not from wherever the pages of lists happen to be."""
    night = playing("tda-2024").wait(20)
    first, second = told(night)
    assert [first, second] == clock_words.told(new_level(night))
    night.wait(ms=WHOLE)
    assert {shown(night, page=page).ticker for page in range(5)} == {first}
    assert shown(night.wait(ms=TURN - WHOLE - 1), page=7).ticker == first
    assert shown(night.wait(ms=1), page=7).ticker == second
    assert shown(night.wait(ms=TURN), page=7).ticker == first


@pytest.mark.parametrize(("book", "short"), [
    ("tda-2024", "blind_first"), ("cpc-2023", "ante_first"),
])  # fmt: skip
def test_how_the_tables_ante_is_paid(book: str, short: str) -> None:
    night = playing(book).run(ANTE).wait(20)
    assert (new_level(night).level.ante, new_level(night).short) == (400, short)
    assert told(night) == clock_words.told(new_level(night))


def test_what_the_ante_is_where_few_are_left() -> None:
    night = played_by("level.ante_shrinks", '"at_players"').run(f'{ANTE}\nset antes "4=50% 3=25%"').wait(20)
    assert new_level(night).shrinks == ((4, 200), (3, 100))
    assert told(night) == clock_words.told(new_level(night))


def test_before_zero_where_the_book_lets_it_be() -> None:
    night = played_by("level.announced", '"before_zero"').wait(19)
    before = new_level(night)
    assert (before.number, before.left_ms, before.begins) == (2, MINUTE, "first_riffle")
    assert told(night)[0] == clock_words.told(before)[0]
    found = shown(night.wait(1, ms=WHOLE)).ticker
    assert (new_level(night).number, new_level(night).left_ms) == (2, 0)
    assert found == clock_words.told(new_level(night))[0]


def test_announcements_wait_for_it_and_what_is_moved_does_not() -> None:
    night = room(5, 5, 4).run(f"{SHEET.strip()}\nrulebook cpc-2023\nstart").wait(19)
    night.run("announce break-order").wait(1, seconds=1)
    (level,) = clock_words.told(new_level(night))
    assert told(night) == [level]
    night.run('break 3 number "7"')
    assert [x and x[0] for x in told(night)] == [level[0], screen_words.who_may_wait([], new=False)]
    night.run("undo").wait(1)
    assert told(night) == [screen_words.break_order(["3", "2", "1"], more=False)]


@pytest.mark.parametrize("scene", [None, "clock", "paused", "hand", "seating", "moves", "call"])
def test_nothing_of_penalties_is_projected(scene: SceneName | None) -> None:
    """They are the floor's and the table's: not a pixel of any picture changes by one."""
    night = playing("tda-2024").wait(5)
    pictures = [shown(night, scene, page) for page in range(3)]
    night.run(f'penalty {ANNA} for "phone"\npenalty {DAVID} for "softplay" override "harsh"')
    assert night.state.conduct.penalties
    assert [shown(night, scene, page) for page in range(3)] == pictures


# -- the last minute, and the level that begins -----------------------------------------------------


@pytest.mark.rule_id("G1", "*")
@pytest.mark.parametrize("book", BEGINS)
def test_the_last_minute_says_what_comes_and_not_before_zero_that_it_holds(book: str) -> None:
    night = playing(book).wait(19, ms=-1)
    assert (shown(night).ahead, shown(night).last_minute) == (None, False)
    for left in (MINUTE, 8000, 1):
        night.ms += 20 * MINUTE - left - night.reading.elapsed
        found = shown(night)
        assert (found.scene, found.blinds, found.last_minute) == ("clock", "100 / 200", True)
        assert found.ahead is not None
        assert found.ahead.blinds == "200 / 400"
        assert "200 / 400" not in [value for _, value, _ in found.foot], "what is large is not said twice"
    found = shown(night.wait(ms=1))
    assert (found.scene, found.blinds, found.ahead, found.last_minute) == ("level", "200 / 400", None, False)


def test_a_level_that_begins_has_the_picture_for_eight_seconds_and_its_time_runs() -> None:
    night = playing("tda-2024").wait(20)
    before = shown(night)
    assert (before.scene, before.time_text) == ("level", "20:00")
    assert ("100 / 200", "text") in [(value, tone) for _, value, tone in before.foot]
    after = shown(night.wait(ms=WHOLE - 1))
    assert (after.scene, after.time_text) == ("level", "19:53")
    assert replace(after, time_text=before.time_text) == before, "nothing else changes, and nothing blinks"
    assert shown(night.wait(ms=1)).scene == "clock"


def test_the_first_level_a_pause_and_a_break_are_no_new_level() -> None:
    night = playing("tda-2024")
    assert shown(night).scene == "clock"
    night.wait(20).do("pause")
    assert shown(night).scene == "paused"
    night.do("resume")
    assert shown(night).scene == "level", "it begins when it is played"
    assert shown(night.wait(20)).scene == "break"
    assert shown(night.wait(10)).scene == "level"


def test_the_last_minute_before_a_break_and_of_one() -> None:
    night = playing("tda-2024").wait(39, seconds=30)
    found = shown(night)
    assert found.ahead is not None
    assert (found.ahead.blinds, found.last_minute) == ("Break", True)
    assert shown(night.wait(1)).last_minute is False
    assert shown(night.wait(9)).last_minute is True
    night.do("pause")
    assert (shown(night).scene, shown(night).last_minute) == ("paused", False)


def test_the_clock_shown_by_hand_in_the_last_minute_of_a_break(qapp: QApplication) -> None:
    night = playing("tda-2024").wait(49, seconds=30)
    found = shown(night, "clock")
    assert (found.scene, found.last_minute, found.ahead, found.blinds) == ("clock", True, None, "")
    assert "300 / 600 · BB ante 600" in [value for _, value, _ in found.foot]
    assert not paint.picture(QSize(640, 360), found, PROJECTED_DARK).isNull()


def test_a_level_of_a_minute_and_the_last_of_all_have_no_last_minute() -> None:
    night = room(3, 3).run("add level blinds 100/200 length 1\nadd level blinds 200/400 length 20\nstart")
    assert not shown(night.wait(seconds=30)).last_minute
    assert not shown(night.wait(20)).last_minute


def test_a_scene_chosen_by_hand_stays_but_the_clock_is_the_clock() -> None:
    night = playing("tda-2024").wait(20)
    assert [shown(night, scene).scene for scene in ("seating", "clock")] == ["seating", "level"]


def test_a_clock_called_that_is_counted_down_is_more_pressing() -> None:
    night = playing("tda-2024").wait(19, seconds=33).run(f"call clock {ANNA}")
    assert shown(night.wait(seconds=26)).scene == "call"
    assert shown(night.wait(seconds=1)).scene == "call"


# -- late entry and re-entry ------------------------------------------------------------------------


def entering(found: Board) -> list[tuple[str, str]]:
    """In what time entering closes, and its tone."""
    return [(value.split()[-1], tone) for _, value, tone in found.foot if tone in ("green", "amber")]


def test_until_when_one_can_enter_is_counted_down_amber_in_the_last_level() -> None:
    night = playing("tda-2024").run("set late 2")
    assert entering(shown(night)) == [("50:00", "green")]
    assert "19:50" in next(label for label, _, tone in shown(night).foot if tone == "green")
    assert entering(shown(night.wait(20, ms=WHOLE))) == [("29:52", "amber")]
    assert entering(shown(night.wait(15))) == [("14:52", "amber")]
    assert entering(shown(night.wait(10))) == [("04:52", "amber")], "in the break it is open still"
    assert entering(shown(night.wait(5))) == []


def test_where_the_book_knows_no_late_entry_it_is_the_re_entries() -> None:
    night = playing("svepof-2006")
    assert entering(shown(night)) == []
    night.run("price reentry 500 chips 10000\nset late 1")
    (said,) = [label for label, _, tone in shown(night).foot if tone == "amber"]
    assert said != shown(playing("tda-2024").run("set late 1")).foot[-1][0]


def test_a_clock_that_stands_says_how_long_and_not_until_when() -> None:
    night = playing("tda-2024").run("set late 2\npause")
    assert entering(shown(night)) == [("50:00", "green")]
    (label,) = [label for label, _, tone in shown(night).foot if tone == "green"]
    assert ":" not in label


def test_an_ante_that_is_the_only_change_stands_with_the_next_level() -> None:
    """The room said "next level 100/200" during 100/200."""
    night = room(5, 5, 4)
    for row in ("100/200", "100/200 ante 200 paid-by bb", "100/200", "200/400"):
        night.do(f"add level blinds {row} length 20")
    night.do("start")
    level = night.state.clock.levels
    foot = dict(x[:2] for x in shown(night).foot)
    assert foot["Next level"] == dotted(blinds_text(level[1]), ante_text(level[1]))
    assert "200" in ante_text(level[1])
    foot = dict(x[:2] for x in shown(night.wait(25)).foot)
    assert foot["Next level"] not in (
        blinds_text(level[2]),
        dotted(blinds_text(level[2]), ante_text(level[1])),
    )
    foot = dict(x[:2] for x in shown(night.wait(20)).foot)
    assert foot["Next level"] == blinds_text(level[3])
