"""The room's screen in a night of Chicago: the draw, new seats, and who advances."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from core.floor.draw.draw import open_draws
from core.formats.chicago.duties import PlayOffDuty
from gui.formats.chicago import heats
from gui.formats.chicago.picture import Standings
from gui.room.board import Board
from gui.room.build import Moment, board
from tests.gallery.check_ink import of_picture
from tests.unit.formats.chicago.nights import due, field, heat, label, play, protocol, tables
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


def test_new_seats_are_not_shown_once_something_is_written_in_the_round(qapp: QApplication) -> None:
    night = finals_drawn().wait(seconds=20)
    assert shown(night).scene == "moves"
    night.do("points 1.1 pair")
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


def standings(night: Night) -> Standings:
    own = shown(night).own
    assert isinstance(own, Standings)
    return own


def test_a_drawn_round_keeps_the_order_of_the_points_beside_its_chairs(qapp: QApplication) -> None:
    """Chairs in their order before the names were read as places."""
    night = field(16).run("draw heat number 3")
    first = standings(night)
    assert [[x.seat for x in table.players] for table in first.tables] == [["1", "2", "3", "4"]] * 4
    points = dict(zip(tables(night)[0].sheet.seats.values(), (10, 20, 30, 53), strict=True))
    protocol(night, tables(night)[0], points)
    night.do(f"draw round {label(night, tables(night)[0])}")
    own = standings(night.wait(2))
    assert own.rest != first.rest
    table, match = own.tables[0], tables(night)[0]
    assert [x.points for x in table.players] == ["20", "12", "8", "5"]
    assert [x.seat for x in table.players] == [str(match.sheet.chair(e)) for e in reversed(points)]
    assert table.on == 2


def test_nobody_is_above_the_line_who_has_no_points_or_is_as_good_as_one_below(qapp: QApplication) -> None:
    night = field(16).run("draw heat number 3")
    first, second, *_ = tables(night)
    night.do(f"protocol {label(night, first)} points 0 0 0 0 time")
    night.do(f"protocol {label(night, second)} points 53 20 20 10 said 1 made 1")
    assert [x.on for x in standings(night).tables[:2]] == [0, 1]


def test_who_left_is_told_from_who_has_few_points(qapp: QApplication) -> None:
    night = field(8).run("draw heat number 3")
    match = tables(night)[0]
    protocol(night, match)
    night.do(f"draw round {label(night, match)}")
    best = min(match.players)
    night.wait(2).do(f'leave "{night.state.name(best)}"')
    table = standings(night).tables[0]
    assert [(x.name, bool(x.left)) for x in table.players][-1] == (night.state.name(best), True)
    assert sum(bool(x.left) for x in table.players) == 1


def test_who_is_disqualified_is_told_from_who_left(qapp: QApplication) -> None:
    night = field(8).run("draw heat number 3")
    match = tables(night)[0]
    protocol(night, match)
    home, cheat, *_ = sorted(match.players)
    night.do(f'leave "{night.state.name(home)}"')
    night.do(f'disqualify "{night.state.name(cheat)}" for "looked at the muck"')
    said = {x.name: x.left for x in standings(night).tables[0].players if x.left}
    assert {*said} == {night.state.name(home), night.state.name(cheat)}
    assert said[night.state.name(home)] != said[night.state.name(cheat)]


def final_tied(players: int = 4) -> Night:
    """Return a final in which all are equal."""
    night = field(players).run("draw heat number 3")
    for number in (1, 2, 3):
        night.do(f"protocol 1 round {number} points 20 20 20 20 time")
        night.run("draw round 1" if number < 3 else "")
    return night


def test_who_plays_off_is_named_and_so_is_what_has_parted_them(qapp: QApplication) -> None:
    night = final_tied()
    own = standings(night)
    table = own.tables[0]
    assert ([x.tied for x in table.players], table.urgent) == ([True] * 4, True)
    names = " ".join(f'"{x.name}"' for x in table.players)
    night.do(f"play-off {names} points 9 8 7 6")
    decided = board(Moment(night.state, night.reading, night.ms, night.zone, page=2), "format").own
    assert isinstance(decided, Standings)
    after = decided.tables[0]
    assert ([x.tied for x in after.players], after.urgent) == ([False] * 4, False)
    assert len({own.rest, decided.rest}) == len({table.note, after.note}) == 2
    plain = field(4).run("draw heat number 3")
    play(plain)
    won = board(Moment(plain.state, plain.reading, plain.ms, plain.zone, page=2), "format").own
    assert isinstance(won, Standings)
    assert won.tables[0].note != after.note


def test_points_in_all_deals_that_part_two_are_told(qapp: QApplication) -> None:
    night = field(8).run("draw heat number 3")
    match = tables(night)[0]
    first, second, third, last = sorted(match.players)
    for points in ((53, 30, 20, 10), (53, 20, 31, 12), (53, 29, 29, 9)):
        protocol(night, match, dict(zip((first, second, third, last), points, strict=True)))
        night.run("" if match.done else f"draw round {label(night, match)}")
    assert match.done
    table = standings(night.wait(2)).tables[0]
    assert (table.players[1].points, table.on) == (table.players[2].points, 2)
    other = tables(night)[1]
    while not other.done:
        protocol(night, other)
        night.run("" if other.done else f"draw round {label(night, other)}")
    assert standings(night).tables[0].note != standings(night).tables[1].note


@pytest.mark.parametrize("line", ['leave "{}"', 'disqualify "{}" for "looked at the muck"'])
@pytest.mark.parametrize("size", SIZES)
def test_chairs_who_left_and_play_offs_are_whole_on_any_screen(
    qapp: QApplication, size: tuple[int, int], line: str
) -> None:
    night = field(8).run("draw heat number 3")
    match = tables(night)[0]
    protocol(night, match)
    night.do(f"draw round {label(night, match)}")
    night.wait(2).do(line.format(night.state.name(min(match.players))))
    for found in (shown(night), shown(final_tied())):
        assert of_picture(QSize(*size), found) == []


def test_nobody_behind_a_play_off_that_is_to_come_advances(qapp: QApplication) -> None:
    night = field(4).run("draw heat number 3")
    first, second, third, last = sorted(tables(night)[0].players)
    for number in (1, 2, 3):
        points = {first: 40, second: 40, third: 20, last: 10}
        given = " ".join(str(points[e]) for e in tables(night)[0].sheet.seats.values())
        night.do(f"protocol 1 round {number} points {given} time")
        night.run("draw round 1" if number < 3 else "")
    (duty,) = due(night, PlayOffDuty)
    assert {*duty.entries} == {first, second}
    (line,) = heats.goes_lines(night.state, heat(night))
    assert not line.who


def test_the_welcome_names_no_level_after_a_round_with_a_time(qapp: QApplication) -> None:
    night = field(8).run("draw heat number 3")
    moment = Moment(night.state, night.reading, night.ms, night.zone)
    before = board(moment, "welcome").foot
    night.do("round time 40")
    for match in tables(night):
        protocol(night, match)
    found = board(Moment(night.state, night.reading, night.ms, night.zone), "welcome")
    assert (found.scene, found.foot) == ("welcome", before)
