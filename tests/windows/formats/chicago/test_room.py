"""The room's screen in a night of Chicago: the draw, new seats, and who advances."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from core.floor.draw.draw import open_draws
from core.formats.chicago.duties import PlayOffDuty
from gui.room.board import Board
from gui.room.build import Moment, board
from tests.gallery.check_ink import of_picture
from tests.unit.formats.chicago.nights import due, field, label, play, protocol, tables
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


def finals_drawn(players: int = 16) -> Night:
    """Return a night in which the first heat was played without a clock and the next was drawn just now."""
    night = field(players).run("draw heat number 3")
    play(night)
    return night.wait(2).run("draw heat number 4")


def test_new_seats_are_shown_without_a_clock(qapp: QApplication) -> None:
    night = finals_drawn()
    found = shown(night)
    assert (found.scene, {x.name for x in found.moves}) == ("moves", {*map(night.state.name, seated(night))})
    assert shown(night.wait(seconds=90)).scene == "format"
    night.run(protocol_line(night, 0))
    first = tables(night)[0]
    night.do(f"draw round {label(night, first)}")
    found = shown(night)
    assert (found.scene, {x.table for x in found.moves}) == ("moves", {label(night, first)})


def seated(night: Night) -> list[int]:
    return [e for x in tables(night) for e in x.players]


def protocol_line(night: Night, table: int) -> str:
    return f"protocol {label(night, tables(night)[table])} points 53 30 20 10 said 1 made 1"


@pytest.mark.parametrize("line", ["protocol 2 points 53 30 20 10 said 1 made 1", "points 1.1 pair"])
def test_new_seats_are_not_shown_once_something_is_written_in_the_round(
    qapp: QApplication, line: str
) -> None:
    night = finals_drawn().wait(seconds=20)
    assert shown(night).scene == "moves"
    night.do(line)
    assert shown(night).scene == "format"


def test_new_seats_are_not_shown_over_a_play_off(qapp: QApplication) -> None:
    night = field(8).run("draw heat number 3")
    first, second = tables(night)
    while not first.done:
        protocol(night, first, dict.fromkeys(first.players, 20) | {first.players[0]: 53})
        if not first.done:
            night.do(f"draw round {label(night, first)}")
    protocol(night, second)
    night.do(f"draw round {label(night, second)}")
    assert due(night, PlayOffDuty)
    assert shown(night).scene == "format"


def test_new_seats_are_not_shown_over_the_codes_of_a_draw(qapp: QApplication) -> None:
    night = finals_drawn()
    night.do("prepare draw all")
    assert shown(night).codes


def test_new_seats_say_nothing_of_button_and_blinds(qapp: QApplication) -> None:
    found = shown(finals_drawn())
    assert (len(found.moves), found.ticker) == (8, None)
