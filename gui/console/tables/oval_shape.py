"""The geometry of a table, in pixels: its rim and its seats, clockwise from lower left."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from core.say.said import ByFields

# The drawings' small table: half axes of the seats' ellipse, a seat's radius.
_A, _B, _SEAT = 118.0, 70.0, 14.5
# How far the small table's rim lies inside the seats' ellipse, in radii of a seat.
_INSET_A, _INSET_B = 1.17, 0.76
_EDGE, _STEPS = 3.0, 120
_FLATTEST = 3.0  # how many times as wide as high a small table's ellipse may be
READ = 10.5
"""The radius of a seat whose number can be read by somebody who stands."""

LEAST_WIDE, MOST_NAMED = 340, 12
"""The least width of a table with names, and how many seats it has at most."""
_SEATED = 116
_WIDEST, _ROUNDEST = 660.0, 0.96
_LARGE = 290.0  # the least height of a rim with the table's name inside
BARE_WIDE, BARE_HIGH = 240, 222
"""The least size of a table before the draw: its middle has its name, its seats hardly any."""
_BARE_WIDEST, _BARE_ROUNDEST, _BARE_FLATTEST = 460.0, 1.2, 1.4
_BARE_SIDES = {0: (), 1: (0.5,), 2: (0.3, 0.7), 3: (0.24, 0.5, 0.74), 4: (0.22, 0.4, 0.58, 0.76)}
# The places of the sides' seats at a large table, in heights of its rim: its name is below the first.
_SIDES = {0: (), 1: (0.56,), 2: (0.185, 0.66), 3: (0.185, 0.53, 0.785), 4: (0.185, 0.5, 0.65, 0.8)}


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Row(ByFields):
    """Seats whose names share a line, from left to right; names at the bottom grow upward (-1), at the top
    downward (1), beside a side's seats both ways (0)."""

    seats: tuple[int, ...]
    box: QRectF
    grows: int


@dataclass(frozen=True, eq=False, repr=False)
class Shape(ByFields):
    """``points`` are the seats' middles, seat 1 first; without ``rows`` there is no room for names. What the
    table is called stands at ``title``: inside a ``large`` or ``bare`` one, above another with names."""

    rim: QRectF
    corner: float
    points: tuple[QPointF, ...]
    radius: float
    title: QRectF
    rows: tuple[Row, ...] = ()
    large: bool = False
    bare: bool = False

    def seat_at(self, at: QPointF, reach: float = 1.2) -> int:
        """Return the seat under ``at``, 0 for none; ``reach`` in radii: a near miss is a hit."""
        away = [(math.dist(at.toTuple(), p.toTuple()), i) for i, p in enumerate(self.points, 1)]
        near, seat = min(away, default=(math.inf, 0))
        return seat if near < self.radius * reach else 0

    def seat_box(self, seat: int) -> QRectF:
        p, r = self.points[seat - 1], self.radius
        return QRectF(p.x() - r, p.y() - r, 2 * r, 2 * r)


def small(width: float, height: float, size: int) -> Shape:
    """Return the largest table that fits, without names: its seats evenly round an ellipse, which is flat
    where the room is; from far, where they could not be told apart, without seats."""
    if width < _SEATED:
        far = QRectF(2, 2, width - 4, height - 4)
        return Shape(far, min(far.width(), far.height()) / 2, (far.center(),) * size, 0, far)
    scale = min((width - 2 * _EDGE) / (2 * (_A + _SEAT)), (height - 2 * _EDGE) / (2 * (_B + _SEAT)))
    seat = max(READ, _SEAT * min(scale, 1.15))
    b = min(1.5 * _B, max(seat, height / 2 - _EDGE - seat))
    a = min(_FLATTEST * b, width / 2 - _EDGE - seat)
    around = _around(size, a, b)
    closest = min([math.dist(around[i], around[i - 1]) for i in range(size)], default=4 * _SEAT)
    radius = min(seat, closest * 0.47)
    oa, ob = a - radius * _INSET_A, b - radius * _INSET_B
    rim = QRectF(width / 2 - oa, height / 2 - ob, 2 * oa, 2 * ob)
    points = tuple([QPointF(width / 2 + x, height / 2 + y) for x, y in around])
    return Shape(rim, min(oa, ob) * 0.97, points, radius, rim)


def _around(size: int, a: float, b: float) -> list[tuple[float, float]]:
    """Return ``size`` points evenly spaced along an ellipse, clockwise from lower left."""
    turns = [math.pi / 2 + 2 * math.pi * step / _STEPS for step in range(_STEPS + 1)]
    every = [(a * math.cos(x), b * math.sin(x)) for x in turns]
    steps = [math.dist(p, q) for p, q in pairwise(every)]
    apart = sum(steps) / max(1, size)
    along = 0.0
    points: list[tuple[float, float]] = []
    for ((x, y), (x2, y2)), step in zip(pairwise(every), steps, strict=True):
        if along < (len(points) + 0.5) * apart <= along + step and len(points) < size:
            share = ((len(points) + 0.5) * apart - along) / step
            points.append((x + (x2 - x) * share, y + (y2 - y) * share))
        along += step
    return points


def around(size: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """Return the seats at the left and right side (downward), at the top and the bottom (rightward)."""
    if size == 2:
        return [1], [2], [], []
    side = (size - 3) // 2
    left, right = [*range(side + 1, 1, -1)], [*range(size - side, size)]
    return left, right, [*range(side + 2, size - side)], [1, size]


def least_high(sizes: Iterable[int]) -> int:
    """Return the least height of such tables with names."""
    return max(
        (
            max(172, 128 + 23 * (len(left) - 1) + 10 * (len(top) > 1))
            for left, _, top, _ in map(around, sizes)
        ),
        default=172,
    )


def named(width: float, height: float, size: int) -> Shape:
    """Return the table that fills its cell, with room for a name before every seat and a mark behind it."""
    left, right, top, bottom = around(size)
    large = min(height - 68, (width - 72) * _ROUNDEST) >= _LARGE
    if large:
        line, radius = 19.0, 17.0
        side, above, below = 36.0, 34.0, 34.0
    else:
        line, radius = 17.0, 12.0
        side, above, below = 30.0, 38.0 if len(top) > 1 else 28.0, 18.0
    wide = min(width - 2 * side, _WIDEST)
    high = min(height - above - below, wide * (_ROUNDEST if large else 0.7))
    rim = QRectF((width - wide) / 2, (height - high - above - below) / 2 + above, wide, high)
    corner = min(wide, high) * (0.4 if large else 0.5)

    def inset(low: float) -> float:
        return _bend(corner, corner - min(low, high - low))

    def row(seats: list[int], low: float, inner: float, grows: int = 0) -> Row:
        box = QRectF(rim.left() + inner, rim.top() + low - line / 2, wide - 2 * inner, line)
        return Row(tuple(seats), box, grows)

    rows = []
    points: dict[int, QPointF] = {}
    step = min(44.0, (high - 92) / max(1, len(left) - 1))
    for i, (one, other) in enumerate(zip(left, right, strict=True)):
        low = high * _SIDES[len(left)][i] if large else high / 2 + (i - (len(left) - 1) / 2) * step
        points[one] = QPointF(rim.left() + inset(low), rim.top() + low)
        points[other] = QPointF(rim.right() - inset(low), rim.top() + low)
        rows.append(row([one, other], low, inset(low) + radius + 5))
    end, apart = (32.0, 0.19 * wide) if large else (24.0, 0.23 * wide)
    for seats, grows in ((top, 1), (bottom, -1)):
        for i, seat in enumerate(seats):
            x = apart * (2 * i - 1) if len(seats) > 1 else 0.0
            low = _bend(corner, abs(x) - wide / 2 + corner)
            points[seat] = QPointF(rim.center().x() + x, rim.top() + low if grows > 0 else rim.bottom() - low)
        if seats:
            rows.append(row(seats, end if grows > 0 else high - end, inset(end - line / 2) + 2, grows))
    every = [points[s] for s in range(1, size + 1)]
    radius = min(radius, 0.47 * _closest(every))
    if large:
        px = 46 if high >= 330 else 34
        down = 0.31 if len(left) > 1 else 0.25
        middle = rim.top() + high * (down if left else 0.4)
        title = QRectF(rim.left() + 40, middle - px * 0.45, wide - 80, px * 0.9 + 32)
    else:
        title = QRectF(rim.left() - 14, rim.top() - above + 4, wide + 28, 20)
    return Shape(rim, corner, tuple(every), radius, title, tuple(rows), large)


def bare(width: float, height: float, size: int) -> Shape:
    """Return the table before the draw: as round as the room allows, its name in the middle."""
    left, right, top, bottom = around(size)
    radius, out, line = 14.0, 32.0, 17.0
    wide, high = min(width - 2 * out, _BARE_WIDEST), min(height - 2 * out, _BARE_WIDEST)
    wide, high = min(wide, high * _BARE_FLATTEST), min(high, wide * _BARE_ROUNDEST)
    rim = QRectF((width - wide) / 2, (height - high) / 2, wide, high)
    corner = min(wide, high) * 0.46
    rows = []
    points: dict[int, QPointF] = {}
    for share, one, other in zip(_BARE_SIDES[len(left)], left, right, strict=True):
        low = high * share
        inset = _bend(corner, corner - min(low, high - low))
        points[one] = QPointF(rim.left() + inset, rim.top() + low)
        points[other] = QPointF(rim.right() - inset, rim.top() + low)
        box = rim.adjusted(inset + radius + 5, low - line / 2, -(inset + radius + 5), 0)
        box.setHeight(line)
        rows.append(Row((one, other), box, 0))
    for seats, grows in ((top, 1), (bottom, -1)):
        for i, seat in enumerate(seats):
            x = 0.19 * wide * (2 * i - 1) if len(seats) > 1 else 0.0
            low = _bend(corner, abs(x) - wide / 2 + corner)
            points[seat] = QPointF(rim.center().x() + x, rim.top() + low if grows > 0 else rim.bottom() - low)
        if seats:
            end = low + radius + 12  # from the rim to the words, past the seats
            inset = _bend(corner, corner - end + line / 2) + 2
            box = rim.adjusted(inset, (end if grows > 0 else high - end) - line / 2, -inset, 0)
            box.setHeight(line)
            rows.append(Row(tuple(seats), box, grows))
    every = [points[s] for s in range(1, size + 1)]
    px = round(min(72.0, max(38.0, high * 0.22)))
    title = QRectF(rim.left() + 30, rim.center().y() - px * 0.45 - 14, wide - 60, px * 0.9 + 28)
    return Shape(
        rim, corner, tuple(every), min(radius, 0.47 * _closest(every)), title, tuple(rows), bare=True
    )


def _bend(corner: float, off: float) -> float:
    """Return how far a rim bends in, so far beyond its straight part."""
    return corner - math.sqrt(max(0.0, corner * corner - max(0.0, off) ** 2))


def _closest(points: Sequence[QPointF]) -> float:
    return min(math.dist(points[i].toTuple(), points[i - 1].toTuple()) for i in range(len(points)))
