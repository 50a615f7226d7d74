"""Seats stand as in the room, whatever the table's size; names find their place or are left out."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QRectF

from gui.widgets.oval_shape import name_boxes, shape

SIZES = [(268, 172), (150, 104), (400, 240), (300, 180), (560, 336)]


@pytest.mark.parametrize("seats", range(2, 24))
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("names", [False, True])
def test_seats_lie_apart_and_inside(seats: int, width: int, height: int, names: bool) -> None:
    made = shape(width, height, seats, names=names)
    room = QRectF(0, 0, width, height)
    assert all(room.contains(made.seat_box(s)) for s in range(1, seats + 1))
    between = min(math.dist(made.points[i].toTuple(), made.points[i - 1].toTuple()) for i in range(seats))
    assert between >= 2 * made.radius


@pytest.mark.parametrize("seats", range(2, 24))
def test_seats_go_clockwise_from_lower_left(seats: int) -> None:
    made = shape(268, 172, seats, names=False)
    middle = made.oval.center()
    assert made.points[0].x() < middle.x()
    assert made.points[-1].x() > middle.x()
    # On a screen y grows downward, so clockwise is a growing angle, from straight down.
    turns = [
        (math.atan2(p.y() - middle.y(), p.x() - middle.x()) - math.pi / 2) % (2 * math.pi)
        for p in made.points
    ]
    assert turns == sorted(turns)
    if seats > 4:
        assert made.points[0].y() > middle.y()


def test_a_nine_handed_table_is_the_pictures() -> None:
    """LOOK's console: the table 202 × 118 with seats of 29."""
    made = shape(268, 172, 9, names=False)
    assert made.oval.width() == pytest.approx(202, abs=6)
    assert made.oval.height() == pytest.approx(118, abs=6)
    assert 2 * made.radius == pytest.approx(29, abs=1.5)
    middle = made.oval.center()
    assert made.points[4].x() == pytest.approx(middle.x(), abs=1)
    assert made.points[4].y() < made.oval.top()


@pytest.mark.parametrize("seats", range(2, 24))
@pytest.mark.parametrize(("width", "height"), SIZES[2:])
@pytest.mark.parametrize("long", [40.0, 110.0, 400.0])
def test_names_cover_neither_each_other_nor_a_seat(seats: int, width: int, height: int, long: float) -> None:
    made = shape(width, height, seats, names=True)
    boxes = name_boxes(made, width, height, range(1, seats + 1), lambda _: long, 16)
    room = QRectF(0, 0, width, height)
    for i, place in enumerate(boxes):
        assert room.contains(place.box)
        assert not any(place.box.intersects(other.box) for other in boxes[:i])
        assert not any(place.box.intersects(made.seat_box(s)) for s in range(1, seats + 1) if s != place.seat)


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_ordinary_name_is_shown_at_an_ordinary_table(seats: int) -> None:
    made = shape(394, 236, seats, names=True)
    assert len(name_boxes(made, 394, 236, range(1, seats + 1), lambda _: 70, 16)) == seats


def test_a_near_miss_hits_and_a_far_one_does_not() -> None:
    made = shape(268, 172, 9, names=False)
    for seat, point in enumerate(made.points, 1):
        assert made.seat_at(point) == seat
    assert made.seat_at(made.oval.center()) == 0


def test_ordinary_names_are_whole_where_two_narrow_tables_stand_beside_each_other() -> None:
    """At 1024 px of window a table has 316: a name of thirteen letters is as long as 84 of them."""
    made = shape(316, 212, 9, names=True)
    boxes = name_boxes(made, 316, 212, range(1, 10), lambda _: 78, 16)
    assert [place.box.width() for place in boxes] == [78] * 9
