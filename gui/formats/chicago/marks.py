"""The marks of a score sheet as shapes: strokes in fives, lost ones crossed out, a ring, a star. The same on
the page, in the room and on paper (points 9, 10, 24)."""

from math import cos, pi, sin
from typing import Literal, NamedTuple

FIVE = 5
# In heights of a stroke: from one to the next, from a bundle to the next, how far the fifth reaches out.
STEP, BUNDLE, OUT = 0.21, 1.1, 0.1
RING_POINTS = 48

Point = tuple[float, float]


class Stroke(NamedTuple):
    """A straight line. ``lost``: one that counts no more; ``through``: what crosses those out."""

    begin: Point
    end: Point
    kind: Literal["stands", "lost", "through"]


def width(count: int) -> float:
    """Return how wide so many strokes stand, in heights of a stroke."""
    bundles, rest = divmod(count, FIVE)
    return bundles * BUNDLE + rest * STEP


def strokes(count: int, lost: int, high: float) -> list[Stroke]:
    """Return ``count`` strokes from the left, the top at 0 and ``high`` tall; the first ``lost`` of them are
    crossed out, bundle by bundle."""
    found: list[Stroke] = []
    for at in range(count):
        bundle, inside = divmod(at, FIVE)
        x, kind = bundle * BUNDLE * high, "lost" if at < lost else "stands"
        if inside < FIVE - 1:
            x += (inside * STEP + OUT) * high
            found.append(Stroke((x, 0.0), (x, high), kind))  # type: ignore[arg-type]
        else:
            end = x + ((FIVE - 2) * STEP + 2 * OUT) * high
            found.append(Stroke((x, high * 0.98), (end, high * 0.02), kind))  # type: ignore[arg-type]
    for bundle in range(-(-min(lost, count) // FIVE)):
        gone = min(FIVE - 1, min(lost, count) - bundle * FIVE - 1)
        x = bundle * BUNDLE * high
        end = x + (gone * STEP + 2 * OUT + (OUT if gone == FIVE - 1 else 0.0)) * high
        found.append(Stroke((x, high * 0.55), (min(end, x + (BUNDLE - 0.06) * high), high * 0.55), "through"))
    return found


def star(x: float, y: float, radius: float) -> tuple[Point, ...]:
    """Return the corners of a star round (x, y)."""
    return tuple(
        (x + sin(i * pi / FIVE) * r, y - cos(i * pi / FIVE) * r)
        for i in range(2 * FIVE)
        for r in (radius if i % 2 == 0 else radius * 0.42,)
    )


def ring(x: float, y: float, across: float, high: float) -> tuple[Point, ...]:
    """Return the points of a ring round (x, y)."""
    turns = [2 * pi * i / RING_POINTS for i in range(RING_POINTS + 1)]
    return tuple((x + cos(turn) * across / 2, y + sin(turn) * high / 2) for turn in turns)
