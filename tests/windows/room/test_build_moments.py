"""Two moments of the room, from the state and the time alone: the clock is paused, the money is reached."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from core.say import reasons
from gui.room.board import Board
from gui.room.build import BEGINS, Moment, board
from gui.words import screen as words
from gui.words.numbers import clock_text, place_text, time_of_day
from tests.gallery.check_ink import of_picture
from tests.unit.night import SHEET, Night, kinds
from tests.unit.rooms import room

WHY = "Fire drill. Leave your cards face down."
SIZES = (QSize(1366, 768), QSize(1440, 900), QSize(1920, 1080), QSize(1024, 768))


def shown(night: Night, page: int = 0) -> Board:
    return board(Moment(night.state, night.reading, night.ms, night.zone, page=page))


def running() -> Night:
    return room(3, 3).run(SHEET.strip()).run("start").wait(7)


def in_money(prizes: str = "prizes 50% 30% 20%", *tables: int) -> Night:
    """Five players and three prizes unless said otherwise; nobody can enter any more."""
    bought = Night().run(f"price entry 500 chips 10000\n{prizes}".strip())
    night = room(*(tables or (3, 2)), night=bought).run(SHEET.strip())
    return night.run("start").wait(5)


def labels(found: Board) -> dict[str, str]:
    return {label: value for label, value, _ in found.foot}


# -- paused -------------------------------------------------------------------------------------------


def test_a_pause_says_since_when_and_why_and_where_the_clock_stood() -> None:
    night = running().run(f'pause "{WHY}"')
    stopped = night.ms
    found = shown(night.wait(4))
    assert (found.scene, found.why, found.time_text) == ("paused", WHY, clock_text(13 * 60_000))
    assert found.since == words.since(time_of_day(stopped, night.zone), 4)
    assert (found.blinds, found.progress) == ("100 / 200", 7 / 20)
    assert labels(found)[words.break_in()] == clock_text(33 * 60_000)


def test_words_may_follow_once_the_clock_stands() -> None:
    night = running().run("pause")
    since = night.state.clock.position.since
    assert shown(night).why == ""
    assert {type(x) for x in night.wait(2).reasons("pause")} == kinds(reasons.AlreadyPaused)
    night.run('pause "Power cut"')
    position = night.state.clock.position
    assert (position.why, position.since, position.elapsed) == ("Power cut", since, 7 * 60_000)
    night.run("time -1:00")
    position = night.state.clock.position
    assert (position.why, position.since) == ("Power cut", since), "the clock still stands"
    night.run('pause "The power is back"')
    assert shown(night).why == "The power is back"


def test_going_on_ends_the_words_and_the_next_pause_has_none() -> None:
    night = running().run(f'pause "{WHY}"').wait(3).run("resume").wait(1).run("pause")
    position = night.state.clock.position
    assert (position.why, position.since) == ("", night.ms)
    assert shown(night.run("undo")).scene == "clock"


def test_hand_for_hand_stands_without_a_pause() -> None:
    night = running().run("hand-for-hand")
    assert {type(x) for x in night.reasons(f'pause "{WHY}"')} == kinds(reasons.AlreadyPaused)
    assert shown(night).scene == "hand"


# -- in the money -------------------------------------------------------------------------------------


def test_the_money_has_the_picture_for_eight_seconds_from_the_bust() -> None:
    night = in_money()
    assert shown(night.run("eliminate 1.1")).scene == "clock", "four are left, three are paid"
    bust = night.wait(1).run("eliminate 1.2").ms
    found = shown(night)
    assert (found.scene, found.headline) == ("bubble", words.left_paid(3, 3))
    assert labels(found)[words.everybody_gets(False)] == "500"
    assert labels(found)[words.winner_gets(False)] == "1,250"
    when = time_of_day(bust, night.zone)
    assert words.last_out(["T1 S2"], place_text(4, 4), when) in found.note
    assert shown(night.wait(ms=BEGINS - 1)).scene == "bubble"
    assert shown(night.wait(ms=1)).scene == "clock"


def test_a_quiet_band_stands_till_the_level_ends() -> None:
    night = in_money().run("eliminate 1.1\neliminate 1.2").wait(1)
    band = words.in_the_money(), words.left_paid_least(3, 3, "500")
    found = shown(night)
    assert (found.scene, found.ticker, found.ticker_tone) == ("clock", band, "green")
    night.run("eliminate 1.3")
    assert shown(night.wait(seconds=1)).scene == "clock", "the bubble burst a minute ago"
    assert shown(night).ticker == (words.in_the_money(), words.left_paid_least(2, 3, "750"))
    night.run("set clock row 2 elapsed 2:00")
    assert (shown(night).ticker, shown(night).ticker_tone) == (None, "text")


def test_two_out_in_one_hand_share_the_last_places() -> None:
    night = in_money("prizes 50% 30% 20%", 3, 2).run("hand-for-hand\neliminate 1.1\neliminate 2.1")
    bust = night.ms
    assert shown(night).scene == "hand", "the hand is not over at all tables"
    assert shown(night.wait(seconds=20)).scene == "hand"
    night.run("hand played")
    found = shown(night)
    assert found.scene == "bubble", "the places are known from now on"
    assert night.ms - bust > BEGINS
    shared = words.last_out(["T1 S1", "T2 S1"], place_text(4, 5), time_of_day(night.ms, night.zone))
    assert shared in found.note
    assert found.headline == words.left_paid(3, 3)


def test_two_who_share_the_last_prize_leave_fewer_than_are_paid() -> None:
    night = in_money("prizes 40% 30% 20% 10%", 3, 2).run("hand-for-hand\neliminate 1.1\neliminate 2.1")
    found = shown(night.run("hand played"))
    assert (found.scene, found.headline) == ("bubble", words.left_paid(3, 4))
    assert labels(found)[words.everybody_gets(False)] == "500"


def test_a_deal_ends_the_band_and_its_least_prize() -> None:
    """Who plays on has a part of the deal, more than the least prize it was made of."""
    night = in_money().run("eliminate 1.1\neliminate 1.2").wait(1)
    assert shown(night).ticker is not None
    night.run("settle even")
    assert shown(night).ticker is None
    assert shown(night.run("undo")).ticker is not None


@pytest.mark.parametrize("before", ["", "set late 1"])
def test_nothing_is_said_without_prizes_or_while_somebody_can_enter(before: str) -> None:
    night = in_money("prizes 50% 30% 20%" if before else "").run(before)
    found = shown(night.run("eliminate 1.1\neliminate 1.2"))
    assert (found.scene, found.ticker) == ("clock", None)


def test_a_level_a_move_and_a_call_come_first() -> None:
    night = in_money().run("eliminate 1.1\nset clock row 1 elapsed 19:55\neliminate 1.2")
    assert shown(night).scene == "bubble"
    assert shown(night.wait(seconds=6)).scene == "level"
    night = in_money().run("eliminate 1.1\neliminate 1.2\ncall clock 1.3")
    assert shown(night).scene == "call"


def test_the_winner_is_no_bubble() -> None:
    night = in_money("prizes 100%").run("eliminate 1.1\neliminate 1.2\neliminate 1.3\neliminate 2.1")
    assert shown(night).scene == "winner"


# -- as painted ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_nothing_is_cut_in_any_size(size: QSize) -> None:
    night = running().run(f'pause "{WHY} {WHY} The director comes back to every table."').wait(4)
    assert of_picture(size, shown(night)) == []
    night = in_money().run("eliminate 1.1\neliminate 1.2")
    assert of_picture(size, shown(night)) == []
    assert of_picture(size, shown(night.wait(1))) == []
