"""The room's screen in a night of Chicago: the draw, new seats, and who advances."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from core.floor.draw.draw import open_draws
from gui.room.board import Board
from gui.room.build import Moment, board
from tests.gallery.check_ink import of_picture
from tests.unit.formats.chicago.nights import field, play
from tests.unit.night import Night

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (3840, 2160), (1080, 1920), (960, 540)]


def shown(night: Night) -> Board:
    return board(Moment(night.state, night.reading, night.ms, night.zone))


@pytest.mark.parametrize(("players", "named"), [(8, [False]), (16, [True, True]), (32, [False])])
def test_the_codes_of_every_draw_are_shown_before_a_number_is_called(
    qapp: QApplication, players: int, named: list[bool]
) -> None:
    """One final, an A and a B final, a second heat."""
    night = field(players).run("draw heat number 3")
    play(night)
    assert not shown(night.wait(2)).codes
    night.do("prepare draw")
    found = shown(night)
    assert [x.holds for x in found.codes] == [x.commitment for x in open_draws(night.state)]
    assert [bool(x.name) for x in found.codes] == named
    for size in SIZES:
        assert of_picture(QSize(*size), found) == []
    night.do("draw heat number 4")
    assert not shown(night).codes


def test_the_code_of_a_heat_that_is_drawn_again_is_shown(qapp: QApplication) -> None:
    night = field(8).run("draw heat number 3").wait(2)
    night.do("prepare draw all")
    assert [x.holds for x in shown(night).codes] == [x.commitment for x in open_draws(night.state)]
    night.do("abandon draw")
    assert not shown(night).codes
