"""Procedure D5: a move is never only on a screen: its slip can be printed, and the projected clock shows
it."""

from __future__ import annotations

import pytest

from core.clock.clock import read
from core.paper.slips import slip_rows
from gui.room.build import Moment, board
from tests.rules.conftest import NightOf
from tests.unit.night import SHEET, STOCKHOLM
from tests.unit.rooms import big, room

BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024")


@pytest.mark.rule_id("D5", "*")
@pytest.mark.parametrize("book", BOOKS)
def test_a_balanced_player_has_a_slip_and_stands_on_the_projected_clock(night_of: NightOf, book: str) -> None:
    night = room(6, 4, night=night_of(book)).run(SHEET + "start")
    big(night, 3, 3)
    action = night.do("balance").action.id
    (slip,) = slip_rows(night.director, action)
    moved = night.state.people.entries[slip.entry]
    assert (slip.came_from.split(".")[0], slip.table, slip.seat) == ("1", "2", moved.seat)
    reading = read(night.state.clock.levels, night.state.clock.position, night.ms)
    shown = board(Moment(night.state, reading, night.ms, STOCKHOLM))
    assert shown.scene == "clock"
    (mover,) = shown.movers
    assert (mover.name, mover.table, mover.seat) == (slip.name, "2", str(moved.seat))
    assert mover.was
    night.do("undo")
    reading = read(night.state.clock.levels, night.state.clock.position, night.ms)
    assert slip_rows(night.director, action) == []
    assert board(Moment(night.state, reading, night.ms, STOCKHOLM)).movers == ()
