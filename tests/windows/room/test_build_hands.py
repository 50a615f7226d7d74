"""Hand-for-hand on the projected screen: which hand, how many to the money, the level that stands."""

from __future__ import annotations

from core.clock.levels import notice
from gui.room.board import Board, SceneName
from gui.room.build import Moment, board
from gui.words import clock as clock_words
from gui.words import screen as screen_words
from gui.words.numbers import players_text
from tests.rules.conftest import chosen
from tests.rules.entering_night import filled
from tests.rules.hands_night import ANNA, BO, EVA
from tests.unit.night import SHEET, Night
from tests.unit.rooms import room


def playing(book: str) -> Night:
    """Four each at tables 1 and 2, level 1 running."""
    return filled(chosen(book))


def shown(night: Night, page: int = 0) -> Board:
    return board(Moment(night.state, night.reading, night.ms, night.zone, page=page))


def by_hand(night: Night, scene: SceneName) -> Board:
    return board(Moment(night.state, night.reading, night.ms, night.zone), scene)


def foot(found: Board) -> dict[str, str]:
    return {label: value for label, value, _ in found.foot}


def test_the_hand_and_how_many_to_the_money() -> None:
    night = playing("tda-2024").run("prizes 50% 30% 10% 10%")
    night.wait(5).run("hand-for-hand").wait(3)
    found = shown(night)
    assert (found.scene, found.headline, found.time_text, found.level_name, found.blinds) == (
        "hand",
        screen_words.hand_by_hand(1),
        "15:00",
        "Level 1",
        "100 / 200",
    )
    assert found.note == screen_words.off_the_level(2)
    assert found.foot[0] == (screen_words.to_the_money(), players_text(4), "amber")
    assert [x[1:] for x in found.foot[1:3]] == [("4", "text"), ("8 / 8", "text")]
    night.run(f"hand played\neliminate {ANNA} by {BO}\neliminate {EVA}\neliminate 1.5")
    found = shown(night)
    assert (found.headline, found.time_text) == (screen_words.hand_by_hand(2), "13:00")
    assert foot(found)[screen_words.to_the_money()] == players_text(1)
    assert foot(found)[screen_words.players()] == "5 / 8"
    night.run("eliminate 1.7")
    found = shown(night)
    assert found.foot[0] == (screen_words.to_the_money(), "Reached", "green")
    assert found.headline == screen_words.hand_by_hand(2), "the hand is still being played at the other table"
    night.run("hand played")
    assert shown(night).scene == "bubble"
    found = shown(night.wait(1))
    assert (found.headline, found.note) == (screen_words.hand_by_hand_over(True), "")
    night.run("hand-for-hand off")
    assert shown(night).scene == "clock"


def test_without_prizes_nothing_is_said_of_the_money() -> None:
    night = room(3, 3).run(SHEET.strip()).run("start\nhand-for-hand")
    assert [*foot(shown(night)).values()] == ["6 / 6", "200 / 400"]


def test_a_new_level_is_told_of_in_its_first_hand() -> None:
    night = playing("tda-2024").run("set clock row 1 elapsed 19:30\nhand-for-hand")
    assert shown(night).ticker is None
    found = shown(night.run("hand played"), page=0)
    level = notice(night.state, night.reading)
    assert level is not None
    assert (level.number, level.begins) == (2, "shuffle")
    assert (found.level_name, found.ticker) == ("Level 2", clock_words.told(level)[0])
    assert shown(night.run("hand played")).ticker is None


def test_a_break_is_a_break_and_a_move_says_hand_for_hand() -> None:
    night = room(3, 3).run(SHEET.strip()).run("start").wait(5).run("hand-for-hand\nmove 1.3 to 2.7")
    assert (shown(night).scene, len(shown(night).movers)) == ("hand", 1)
    assert by_hand(night, "moves").foot[0] == (f"Level 1 · {screen_words.hand_for_hand()}", "15:00", "quiet")
    night.wait(2)
    row = next(i for i, x in enumerate(night.state.clock.levels, 1) if x.pause)
    night.run(f"set clock row {row} elapsed 0:01\nresume")
    assert shown(night).scene == "break"
    night.run("pause")
    assert (shown(night).scene, shown(night).headline) == ("paused", "Paused")


def test_a_level_of_hands_shows_how_many_were_played_on_every_picture() -> None:
    night = room(3, 3).run("add level blinds 100/200 hands 4\nadd level blinds 200/400 hands 4\nstart")
    found = shown(night.run("hand played").wait(1))
    assert (found.scene, found.time_text, found.progress) == ("clock", "1 / 4", 0.25)
    night.run("move 1.3 to 2.7")
    assert by_hand(night, "moves").foot[0] == (screen_words.hands_played("Level 1"), "1 / 4", "text")
    night.run("hand-for-hand")
    assert by_hand(night, "moves").foot[0] == (f"Level 1 · {screen_words.hand_for_hand()}", "1 / 4", "quiet")
    found = shown(night.wait(2))
    assert (found.scene, found.time_text, found.note) == ("hand", "1 / 4", "")
