"""The geometry of a table: the oval, its seats clockwise from lower left, names beside them.

Lengths are pixels. LOOK's picture is a table of 202 × 118 with seats of 29 on an ellipse of 118 × 70 about
its middle; everything scales from there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from core.say.value import dataclass

# The picture's table, in px: half axes of the seats' ellipse, a seat's radius.
_A, _B = 118.0, 70.0
_SEAT = 14.5
# How far the oval's edge lies inside the seats' ellipse, in radii of a seat.
_INSET_A, _INSET_B = 1.17, 0.76
_EDGE = 3.0
_SMALLEST, _LARGEST = 0.4, 1.5
# Beside the seats of a large table: room for a name, and for one line of it above and below.
_NAME, _NAME_LEAST = 118.0, 58.0
_LINE = 16.0
_GAP = 5.0
_STEPS = 720
# A name without a place is tried a line further out, then shortened, step by step, to these shares.
_TRIES = ((1.0, 0), (1.0, 1), *((share / 20, lift) for share in range(19, 7, -1) for lift in (0, 1)))


@dataclass(frozen=True, slots=True)
class NameBox:
    """A name's box: ``align`` is -1 to end at the right edge, 0 centred, 1 from the left."""

    seat: int
    box: QRectF
    align: int


@dataclass(frozen=True, slots=True)
class Shape:
    """The places of one table in a widget of one size. ``points`` are the seats' middles, seat 1 first."""

    scale: float
    oval: QRectF
    corner: float
    points: tuple[QPointF, ...]
    radius: float

    def seat_at(self, at: QPointF, reach: float = 1.2) -> int:
        """Return the seat under ``at``, 0 for none; ``reach`` in radii: a near miss is a hit."""
        best, seat = self.radius * reach, 0
        for i, point in enumerate(self.points):
            far = math.hypot(at.x() - point.x(), at.y() - point.y())
            if far <= best:
                best, seat = far, i + 1
        return seat

    def seat_box(self, seat: int) -> QRectF:
        p, r = self.points[seat - 1], self.radius
        return QRectF(p.x() - r, p.y() - r, 2 * r, 2 * r)


@lru_cache(maxsize=256)
def _around(size: int, a: float, b: float) -> tuple[tuple[float, float], ...]:
    """Return ``size`` points evenly spaced along an ellipse, clockwise from lower left."""
    along, turns = 0.0, []
    last = (0.0, b)
    for step in range(_STEPS + 1):
        angle = math.pi / 2 + 2 * math.pi * step / _STEPS
        point = (a * math.cos(angle), b * math.sin(angle))
        along += math.hypot(point[0] - last[0], point[1] - last[1])
        turns.append((along, point))
        last = point
    points, step = [], 0
    for seat in range(size):
        spacing = along * (seat + 0.5) / size
        while turns[step][0] < spacing:
            step += 1
        points.append(turns[step][1])
    return tuple(points)


def shape(width: float, height: float, size: int, *, names: bool) -> Shape:
    """Return the largest table that fits, centred. ``names`` leaves room for them."""
    side = max(_NAME_LEAST, min(_NAME, width * 0.27)) if names else 0.0
    above = 1.4 * _LINE if names else 0.0
    free_w, free_h = width - 2 * (side + _EDGE), height - 2 * (above + _EDGE)
    scale = min(free_w / (2 * (_A + _SEAT)), free_h / (2 * (_B + _SEAT)))
    scale = max(_SMALLEST, min(_LARGEST, scale))
    a, b = _A * scale, _B * scale
    if names:  # a large table may be longer than the picture's: names are wide, not high
        b = min(max(b, free_h / 2 - _SEAT * scale), a * 0.7)
    middle = QPointF(width / 2, height / 2)
    points = _around(size, round(a, 1), round(b, 1))
    closest = min((math.dist(points[i], points[i - 1]) for i in range(size)), default=4 * _SEAT)
    limit = max(scale, 0.95) if names else scale  # seats with names beside them are for clicking
    radius = min(_SEAT * min(limit, 1.15), closest * 0.47)
    oa, ob = a - radius * _INSET_A, b - radius * _INSET_B
    oval = QRectF(middle.x() - oa, middle.y() - ob, 2 * oa, 2 * ob)
    return Shape(
        scale, oval, min(oa, ob) * 0.97, tuple(QPointF(middle.x() + x, middle.y() + y) for x, y in points),
        radius,
    )  # fmt: skip


def name_boxes(
    shape: Shape, width: float, height: float, seats: Sequence[int], wide: Callable[[int], float], line: float
) -> list[NameBox]:
    """Return a box for the name of each of ``seats``, outside the oval; names without a place are left out
    (hovering tells them). ``wide(seat)`` is the width a name would like, ``line`` the height of one."""
    boxes: list[NameBox] = []
    circles = [shape.seat_box(i + 1) for i in range(len(shape.points))]
    for seat in sorted(seats, key=lambda s: abs(shape.points[s - 1].y() - shape.oval.center().y())):
        others = circles[: seat - 1] + circles[seat:]
        for share, lift in _TRIES:
            box = _name_box(shape, width, seat, wide(seat) * share, line, lift)
            inside = QRectF(0, 0, width, height).contains(box.box)
            clear = not any(box.box.intersects(k) for k in [*(n.box for n in boxes), *others])
            if inside and clear and box.box.width() >= (min(line, wide(seat)) if share == 1 else 3 * line):
                boxes.append(box)
                break
    return boxes


def _name_box(shape: Shape, width: float, seat: int, wish: float, line: float, lift: int) -> NameBox:
    point, r, middle = shape.points[seat - 1], shape.radius, shape.oval.center()
    dx = (point.x() - middle.x()) / (shape.oval.width() / 2)
    dy = (point.y() - middle.y()) / (shape.oval.height() / 2)
    if abs(dy) < 0.92 or abs(dx) > 0.55:  # beside the seat, outward
        top = point.y() - line / 2
        if dx < 0:
            right = point.x() - r - _GAP
            wide = min(wish, right)
            return NameBox(seat, QRectF(right - wide, top, wide, line), -1)
        left = point.x() + r + _GAP
        return NameBox(seat, QRectF(left, top, min(wish, width - left), line), 1)
    out = r + 2 + lift * line * 0.9
    top = point.y() + out if dy > 0 else point.y() - out - line
    if abs(dx) < 0.12:
        return NameBox(seat, QRectF(point.x() - wish / 2, top, wish, line), 0)
    # Below or above, growing away from the middle: its neighbour's name grows the other way.
    if dx < 0:
        right = min(point.x() + r, middle.x() - _GAP)
        wide = min(wish, right)
        return NameBox(seat, QRectF(right - wide, top, wide, line), -1)
    left = max(point.x() - r, middle.x() + _GAP)
    return NameBox(seat, QRectF(left, top, min(wish, width - left), line), 1)
