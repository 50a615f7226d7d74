"""Seats stand as in the room, whatever the table's size; every name finds its place inside the rim."""

from __future__ import annotations

import math
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QApplication

from gui.console.tables.oval_names import Written, name_px, shorter, weight, written
from gui.console.tables.oval_paint import mark_place
from gui.console.tables.oval_shape import LEAST_WIDE, MOST_NAMED, Shape, least_high, named, small
from gui.console.tables.views import SeatView
from tests.gallery.nights import LONG

SMALL = [(268, 172), (150, 104), (400, 240)]
LARGE = [(384, 192), (340, 260), (437, 433), (655, 613), (900, 240)]
SWEDISH = (
    "Stefan Mattsson", "Anna Johansson 1003", "Birgitta Löfgren-Söderqvist", "Nils Åberg", "Oskar Sjöberg",
    "Helena Fredriksson", "Erik Andersson 1001", "Christoffer Abrahamsson-Lindqvist",
    "Maj-Britt Hallström-Åkesson",
)  # fmt: skip


def seats(names: tuple[str, ...], size: int, stack: str = "") -> tuple[SeatView, ...]:
    found = []
    for i in range(size):
        name = names[i % len(names)]
        tail = f" {name.rsplit(' ', 1)[1]}" if name[-1].isdigit() else ""
        found.append(SeatView(i + 1, "taken", 100 + i, name, tail=tail, stack=stack))
    return tuple(found)


def made(width: int, height: int, size: int) -> Shape:
    """With names the table has at least the height that it asks for."""
    return named(max(width, LEAST_WIDE), max(height, least_high([size])), size)


@pytest.mark.parametrize(("width", "height"), SMALL)
def test_seats_lie_apart_and_inside(width: int, height: int) -> None:
    for size in range(2, 24):
        apart_and_inside(small(width, height, size), QRectF(0, 0, width, height))


@pytest.mark.parametrize(("width", "height"), LARGE)
def test_seats_lie_apart_and_inside_with_names(width: int, height: int) -> None:
    for size in range(2, MOST_NAMED + 1):
        apart_and_inside(made(width, height, size), QRectF(0, 0, width, max(height, least_high([size]))))


def apart_and_inside(shape: Shape, room: QRectF) -> None:
    assert all(room.contains(shape.seat_box(s)) for s in range(1, len(shape.points) + 1))
    between = min(math.dist(a.toTuple(), b.toTuple()) for a, b in combinations(shape.points, 2))
    assert between >= 2 * shape.radius
    assert shape.radius >= 4


@pytest.mark.parametrize("names", [False, True])
def test_seats_go_clockwise_from_lower_left(names: bool) -> None:
    for size in range(2, 24):
        clockwise(made(437, 433, min(size, MOST_NAMED)) if names else small(268, 172, size))


def clockwise(shape: Shape) -> None:
    middle = shape.rim.center()
    assert shape.points[0].x() < middle.x()
    assert shape.points[-1].x() > middle.x()
    # On a screen y grows downward, so clockwise is a growing angle, from straight down.
    turns = [
        (math.atan2(p.y() - middle.y(), p.x() - middle.x()) - math.pi / 2) % (2 * math.pi)
        for p in shape.points
    ]
    assert turns == sorted(turns)
    if len(shape.points) > 4:
        assert shape.points[0].y() > middle.y()


def test_a_small_nine_handed_table_is_the_pictures() -> None:
    """LOOK's console: the table 202 × 118 with seats of 29."""
    shape = small(268, 172, 9)
    assert shape.rim.width() == pytest.approx(202, abs=6)
    assert shape.rim.height() == pytest.approx(118, abs=6)
    assert 2 * shape.radius == pytest.approx(29, abs=1.5)
    middle = shape.rim.center()
    assert shape.points[4].x() == pytest.approx(middle.x(), abs=1)
    assert shape.points[4].y() < shape.rim.top()


def test_a_near_miss_hits_and_a_far_one_does_not() -> None:
    shape = small(268, 172, 9)
    for seat, point in enumerate(shape.points, 1):
        assert shape.seat_at(point) == seat
    assert shape.seat_at(shape.rim.center()) == 0


# -- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), LARGE)
@pytest.mark.parametrize("names", [SWEDISH, LONG, ("Li",), ("W" * 60, "Anna Ek 1003")])
@pytest.mark.usefixtures("qapp")
def test_no_name_covers_another_or_leaves_its_table(width: int, height: int, names: tuple[str, ...]) -> None:
    for size in range(2, MOST_NAMED + 1):
        for stack, mover in (("", 0), ("112.4k", 0), ("", 1), ("", 4), ("", 6)):
            apart_on_the_table(size, width, height, names, stack, mover)


def apart_on_the_table(
    size: int, width: int, height: int, names: tuple[str, ...], stack: str, mover: int
) -> None:
    shape = made(width, height, size)
    people = tuple(
        x._replace(move="to table 12") if x.seat == mover else x for x in seats(names, size, stack)
    )
    lines = written(shape, people)
    rim = QPainterPath()
    rim.addRoundedRect(shape.rim, shape.corner, shape.corner)
    assert {x.seat for x in lines} == set(range(1, size + 1))
    for line in lines:
        assert rim.contains(line.box), line
        others = [s for s in range(1, size + 1) if s != line.seat]
        assert not any(line.box.intersects(shape.seat_box(s)) for s in others), line
    assert not [(a, b) for a, b in combinations(lines, 2) if a.box.intersects(b.box)]
    if shape.large:
        assert not any(x.box.intersects(shape.title) for x in lines if x.box.height() > 17)


def of(lines: list[Written], seat: int) -> list[str]:
    return [x.text for x in lines if x.seat == seat]


@pytest.mark.usefixtures("qapp")
def test_the_longer_gives_way_first_to_a_second_line_where_there_is_room_for_one() -> None:
    shape = made(437, 433, 9)
    people = seats(("Bo Lind",) * 9, 9)
    long = SeatView(4, "taken", 1, "Anna Johansson 1003", tail=" 1003")
    other = SeatView(6, "taken", 2, "Mattias Berglund")
    lines = written(shape, (*people[:3], long, people[4], other, *people[6:]))
    assert of(lines, 4) == ["Anna", "Johansson 1003"]
    assert of(lines, 6) == ["Mattias Berglund"]


@pytest.mark.usefixtures("qapp")
def test_at_a_low_table_the_longer_gives_way_to_an_initial_and_keeps_its_number() -> None:
    shape = made(384, 192, 9)
    people = seats(("Bo Lind",) * 9, 9)
    long = SeatView(4, "taken", 1, "Christoffer Johansson 1003", tail=" 1003")
    other = SeatView(6, "taken", 2, "Mattias Berglund")
    lines = written(shape, (*people[:3], long, people[4], other, *people[6:]))
    assert of(lines, 4) == ["C. Johansson 1003"]
    assert of(lines, 6) == ["Mattias Berglund"]


@pytest.mark.usefixtures("qapp")
def test_the_number_and_never_an_ellipsis() -> None:
    shape = made(340, 190, 9)
    people = tuple(
        SeatView(s, "taken", s, f"Featherstonehaughcholmondeley {1000 + s}", tail=f" {1000 + s}")
        for s in range(1, 10)
    )
    for line in written(shape, people):
        assert line.text.endswith(f" {1000 + line.seat}")
        assert "…" not in line.text


@pytest.mark.usefixtures("qapp")
def test_the_move_in_question_stands_at_the_name() -> None:
    for width, height in ((437, 433), (384, 192)):
        goes = SeatView(4, "taken", 1, "Anna Ek", move="to table 5")
        people = (*seats(SWEDISH, 3), goes, *seats(SWEDISH, 9)[4:])
        lines = [x for x in written(made(width, height, 9), people) if x.seat == 4]
        assert [(x.text, x.chip) for x in lines] == [("Anna Ek", False), ("to table 5", True)]


@pytest.mark.usefixtures("qapp")
def test_the_name_of_the_move_is_whole_where_two_names_share_a_row_at_the_end() -> None:
    """At 1366 × 768 its neighbour has less than half of the row, and it had more."""
    comes = SeatView(9, "free", 1, "Anna Ek", move="from table 4")
    people = (SeatView(1, "taken", 2, "Emma Lindgren"), *seats(SWEDISH, 9)[1:8], comes)
    for width in range(360, 420, 4):
        lines = written(made(width, 190, 9), people)
        assert of(lines, 9) in (["Anna Ek", "from table 4"], ["A. Ek", "from table 4"])
    assert of(lines, 9)[0] == "Anna Ek"


def test_the_stack_goes_before_the_name_is_cut() -> None:
    said = [*shorter(SeatView(1, "taken", 1, "Anna My Ek 1003", tail=" 1003", stack="12.4k"))]
    assert said == [
        "Anna My Ek 1003 · 12.4k",
        "A. My Ek 1003 · 12.4k",
        "Anna My Ek 1003",
        "A. My Ek 1003",
        "A. Ek 1003",
    ]


def test_a_name_with_its_surname_first_is_shortened_as_it_is_said() -> None:
    said = [*shorter(SeatView(1, "taken", 1, "Moritz, Jean-Pierre Bo"))]
    assert said[-2:] == ["J. Bo Moritz", "J. Moritz"]


def test_names_are_read_at_fourteen_and_fifteen_px(qapp: QApplication) -> None:
    assert (name_px(made(384, 192, 9)), name_px(made(437, 433, 9))) == (14, 15)
    assert weight(SeatView(3), 3) > weight(SeatView(3), 4)


# -- marks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), LARGE[:3])
def test_marks_stand_outside_the_rim_and_cover_neither_each_other_nor_another_seat(
    width: int, height: int
) -> None:
    """One seat that a wheelchair reaches, and the dealer button there or elsewhere."""
    for size in range(2, 12):
        marks_apart(size, width, height)


def marks_apart(size: int, width: int, height: int) -> None:
    shape = made(width, height, size)
    room = QRectF(0, 0, max(width, LEAST_WIDE), max(height, least_high([size])))
    side = 15.0 if shape.radius < 15 else 18.0
    for chair, button in product(range(1, size + 1), repeat=2):
        places = [(button, mark_place(shape, button, 0)), (chair, mark_place(shape, chair, chair == button))]
        for seat, at in places:
            assert room.contains(QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
            far = [math.dist(at.toTuple(), p.toTuple()) for p in shape.points]
            assert all(d > shape.radius + side / 2 - 1.5 for i, d in enumerate(far, 1) if i != seat)
        assert math.dist(*(at.toTuple() for _, at in places)) > side
