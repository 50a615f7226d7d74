"""Seats typed with the comma of a number pad."""

from __future__ import annotations

from gui.console.frame.seat_words import with_points
from gui.console.tables.pending import seat_typed
from tests.windows.console.conftest import Frame


def test_a_comma_in_chips_or_in_what_is_quoted_stays() -> None:
    assert with_points("rebuy 1,3 chips 1,200") == "rebuy 1.3 chips 1,200"
    assert with_points('note "by 3,1"') == 'note "by 3,1"'
    assert with_points("price entry 1,200 fee 1,1") == "price entry 1,200 fee 1,1"
    assert with_points("3,1 by 2,4 2,5") == "3.1 by 2.4 2.5"
    assert with_points('register "x, y" seat 3,') == 'register "x, y" seat 3.'
    assert with_points('"half') == '"half'


def test_a_seat_that_is_asked_for_may_have_a_comma(frame: Frame) -> None:
    state = frame.session.state
    assert seat_typed(state, " 2,3 ") == seat_typed(state, "2.3") is not None
    assert seat_typed(state, "2,") is None
    assert seat_typed(state, "9,3") is None
