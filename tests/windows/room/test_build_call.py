"""The clock called on somebody, as the room sees it: whose, how long, what comes of it, when it is gone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gui.room.board import Board, CallLine, SceneName
from gui.room.build import ZERO_SHOWN, Moment, board
from gui.words import screen as screen_words
from gui.words.numbers import seat_text
from tests.rules.conftest import chosen
from tests.rules.entering_night import BOOKS, filled
from tests.rules.hands_night import ANNA, BO, EVA
from tests.unit.night import Night


def playing(book: str) -> Night:
    """Four each at tables 1 and 2, level 1 running."""
    return filled(chosen(book))


def shown(night: Night, scene: SceneName | None = None, page: int = 0, *, calls: bool = True) -> Board:
    return board(Moment(night.state, night.reading, night.ms, night.zone, page=page, with_calls=calls), scene)


def one(night: Night) -> CallLine:
    found = shown(night)
    assert found.scene == "call"
    (line,) = found.calls
    return line


# Seconds to act, whether they take in the countdown, how long that is, seconds until zero, what comes of it.
AFTER = (60, False, 10, 70, "hand_dead")
DEAD_OR_CHECKED = "dead_if_facing_bet_else_checked"
SAID = {
    "svepof-2006": AFTER,
    "cpc-2023": (60, True, 10, 60, DEAD_OR_CHECKED),
    "tda-nl": AFTER,
    "tda-2024": (25, False, 5, 30, DEAD_OR_CHECKED),
}
PLACE = seat_text("1", "1")


@pytest.mark.parametrize("book", BOOKS)
def test_the_seconds_by_each_book(book: str) -> None:
    seconds, within, counted, zero, outcome = SAID[book]
    night = playing(book).run(f"call clock {ANNA} by {BO}")
    words = screen_words.to_act(counted, within=within)
    assert one(night) == CallLine("Anna Ek", PLACE, str(seconds), words, "amber")
    night.wait(seconds=1, ms=1)
    assert one(night).left == str(seconds - 1)
    night.wait(seconds=zero - counted - 1, ms=-2)
    assert (one(night).left, one(night).tone) == (str(counted + 1 if book == "cpc-2023" else 1), "amber")
    night.wait(ms=1)
    assert replace(one(night), words="") == CallLine("Anna Ek", PLACE, str(counted), "", "red")
    assert one(night).words not in ("", words)
    night.wait(seconds=counted, ms=-1)
    assert one(night).left == "1", "zero is not shown before it is over"
    night.wait(ms=1)
    said = screen_words.at_zero_the_hand(outcome)
    assert one(night) == CallLine("Anna Ek", PLACE, screen_words.time_is_up(), said, "red")


def test_the_level_stands_under_it() -> None:
    night = playing("tda-2024").wait(5).run(f"call clock {ANNA}").wait(seconds=3)
    assert shown(night).foot == (("Level 1", "14:57", "text"), ("Blinds", "100 / 200", "text"))
    night.run("pause")
    assert shown(night).foot[0] == ("Level 1 · Paused", "14:57", "red")


def test_what_comes_of_it_stands_for_a_short_while_or_until_it_is_ended() -> None:
    night = playing("tda-2024").run(f"call clock {ANNA}").wait(seconds=30, ms=ZERO_SHOWN - 1)
    assert one(night).left == screen_words.time_is_up()
    assert shown(night.wait(ms=1)).scene == "clock"
    night.run(f"clock call dead\ncall clock {BO}").wait(seconds=31)
    assert one(night).left == screen_words.time_is_up()
    night.run("clock call checked")
    assert shown(night).scene == "clock"
    night.run(f"call clock {BO}").wait(seconds=2).run("clock call acted")
    assert (shown(night).scene, shown(night).ticker) == ("clock", None)


def test_several_at_once_the_next_to_zero_first() -> None:
    night = playing("tda-2024").run(f"call clock {ANNA}").wait(seconds=10).run(f"call clock {EVA}")
    night.run(f"call clock {BO} seconds 5").wait(seconds=1)
    found = shown(night)
    assert (found.corner, [(x.name, x.left) for x in found.calls]) == (
        screen_words.clocks_called(3),
        [("Bo Ros", "4"), ("Anna Ek", "14"), ("Eva Dal", "24")],
    )


def test_many_moved_players_are_seen_until_the_countdown() -> None:
    night = playing("svepof-2006").run(f"call clock {ANNA}")
    night.run("\n".join(f'move {was} to {to} override "short"' for was, to in MOVES))
    found = shown(night)
    assert (found.scene, found.ticker) == (
        "moves",
        screen_words.call_told("Anna Ek", "60", PLACE, 0),
    )
    night.wait(seconds=60)
    assert one(night).left == "10"
    night.run("clock call acted")
    assert shown(night).scene == "moves", "for the rest of their ninety seconds"


MOVES = (("1.3", "2.9"), ("1.5", "2.8"), ("1.7", "2.6"))


def test_one_moved_player_stands_under_a_called_clock() -> None:
    night = playing("svepof-2006").run(f'call clock {ANNA}\nmove 1.3 to 2.9 override "short"')
    found = shown(night)
    assert (found.scene, found.ticker) == ("call", None)
    assert [(x.name, x.table, x.seat) for x in found.movers] == [("Bo Ros", "2", "9")]
    night.run("clock call acted")
    assert (shown(night).scene, shown(night).movers) == ("clock", found.movers)


def test_on_a_picture_chosen_by_hand_a_band_tells_of_it() -> None:
    night = playing("tda-2024").run(f"call clock {ANNA}\ncall clock {EVA}").wait(seconds=30)
    assert shown(night, "seating").ticker == screen_words.call_told(
        "Anna Ek", screen_words.time_is_up(), PLACE, 1
    )
    assert shown(night, "clock").scene == "clock"


def test_it_can_be_kept_off_the_screen() -> None:
    quiet = playing("tda-2024").wait(2)
    night = playing("tda-2024").run(f"call clock {ANNA}").wait(2, seconds=-110)
    before = board(Moment(quiet.state, quiet.read(night.ms), night.ms, night.zone))
    assert shown(night, calls=False) == before
    assert shown(night, "seating", calls=False).ticker is None
    assert shown(night, "call", calls=False).calls[0].name == "Anna Ek", "by hand it can be shown"
    night.run("clock call acted")
    assert shown(night, "call").scene == "clock", "nobody's clock runs: the play is followed"


def test_namesakes_are_told_apart() -> None:
    night = playing("tda-2024").run('register "Anna Ek" number 44 seat 1.9 override "t"')
    night.run("call clock 1.9")
    assert one(night).name == "Anna Ek 44"
