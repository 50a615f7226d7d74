"""Seats typed with the comma of a number pad."""

from __future__ import annotations

from gui.console.frame.seat_words import with_points
from gui.console.tables.pending import seat_typed
from gui.words.tr import CONSOLE
from tests.windows.console.conftest import Frame


def test_a_comma_in_chips_groups_and_in_what_is_quoted_stays() -> None:
    assert with_points("rebuy 1,3 chips 1,200") == "rebuy 1.3 chips 1200 "
    assert with_points('note "by 3,1"') == 'note "by 3,1"'
    assert with_points("price entry 1,200 fee 1,1") == "price entry 1200  fee 1,1"
    assert with_points("3,1 by 2,4 2,5") == "3.1 by 2.4 2.5"
    assert with_points('register "x, y" seat 3,') == 'register "x, y" seat 3.'
    assert with_points('"half') == '"half'


def test_numbers_are_read_by_the_country_and_every_column_stays() -> None:
    assert with_points("price entry 1,000+50 chips 1'500k") == "price entry 1000+50  chips 1500k "
    CONSOLE.speak("en", "NL")
    try:
        assert with_points("stack 3,4 12.500") == "stack 3.4 12500 "
        assert with_points("stack 3,4 12,5k") == "stack 3.4 12.5k"
        assert with_points("stack 3,4 1.500k") == "stack 3.4 1,500k", "1,500,000 or 1,500: refused by core"
    finally:
        CONSOLE.speak("en", "GB")


def test_a_seat_that_is_asked_for_may_have_a_comma(frame: Frame) -> None:
    state = frame.session.state
    assert seat_typed(state, " 2,3 ") == seat_typed(state, "2.3") is not None
    assert seat_typed(state, "2,") is None
    assert seat_typed(state, "9,3") is None


def test_one_seat_is_followed_by_a_number_and_several_by_more_seats() -> None:
    assert with_points("stack 3,4 1,2") == "stack 3.4 1,2"
    assert with_points("close seat 3,4") == "close seat 3.4"
    assert with_points("big blinds 3,4 7,2") == "big blinds 3.4 7.2"
    assert with_points("correct entry 3,4") == "correct entry 3.4"
