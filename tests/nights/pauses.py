"""When the clock stood still on a recorded night: derived from its entries and every second bust.

The files hold wall time (seconds since the clock started) and the level of every entry and bust, not the
pauses. A clock that is only ever paused is behind the wall by a *lag* that never shrinks, so each recorded
level bounds the lag at which the rows of the sheet began. Between the bounds the likeliest is taken, from
two habits of a club: a break overruns (by ``BREAK`` seconds on average, exponentially distributed), and a
level is seldom stopped (``STOP`` of the time per 20 minutes, then for ``STOPPED`` seconds on average). The
posterior median of each row's lag is what is used; medians keep the order, so the lag never shrinks.

Placements that were tried, and how many of the 239 other busts of the 30 nights they put in the recorded
level: every pause as late as it can be 199, as early 201, half-way between the bounds 204, this one 217. The
three numbers are those that make the entries and used busts of the 30 nights likeliest (a grid search); the
other busts had no part in choosing them. It matters little: no choice tried gave fewer than 215 or more
than 220, and neither did giving each night a habit of its own (216 and 217).
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from math import exp
from typing import NamedTuple

from tests.nights.data import Night

BREAK = 195.0
STOP = 0.02
STOPPED = 1200.0
GRID = 10
NEVER = 10**9


class Row(NamedTuple):
    """A row of the sheet: when it begins on a clock never paused, its length (s), the room's number."""

    start: int
    length: int
    pause: bool
    number: int


class Pause(NamedTuple):
    """Seconds after the start of the clock, and for how long."""

    at: int
    length: int


def sheet(night: Night) -> list[Row]:
    rows: list[Row] = []
    start = number = 0
    for row in night["structure"]:
        pause = "break" in row
        length = round((row["break"] if pause else row["min"]) * 60)
        number += not pause
        rows.append(Row(start, length, pause, number))
        start += length
    return rows


def used(night: Night) -> list[tuple[int, int]]:
    """``(second, level)`` of what the pauses are derived from: entries, busts 0, 2, 4 … by time."""
    entries = [entry for player in night["players"] for entry in player["entries"]]
    busts = sorted((e["bust"] for e in entries if "bust" in e), key=lambda bust: int(bust["t"]))
    seen = [(e["t"], e["round"]) for e in entries if e["t"] >= 0]
    return sorted(seen + [(bust["t"], bust["round"]) for bust in busts[::2]])


def bounds(rows: list[Row], seen: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """The least and the most lag (s) with which each row can have begun."""
    low, high = [0] * len(rows), [NEVER] * len(rows)
    high[0] = 0
    numbers = [row.number for row in rows]
    for second, level in seen:
        first, after = numbers.index(level), bisect_right(numbers, level)
        high[first] = min(high[first], second - rows[first].start)
        if after < len(rows):
            low[after] = max(low[after], second - rows[after].start + 1)
    low = list(accumulate(low, max))
    high = list(accumulate(reversed(high), min))[::-1]
    for least, most in zip(low, high, strict=True):
        if least > most:
            raise ValueError("a clock that is only paused cannot have shown these levels")
    return low, high


def _spread(row: Row, chances: list[float]) -> list[float]:
    """The chances of each lag after the row, from those before it. Lags are in steps of ``GRID``."""
    share, mean = (1.0, BREAK) if row.pause else (STOP * row.length / 1200, STOPPED)
    keep = exp(-GRID / mean)
    tail, after = 0.0, []
    for chance in chances:
        tail = tail * keep + chance
        after.append((1 - share) * chance + share * (1 - keep) * tail)
    return after


def _within(chances: list[float], least: int, most: int) -> list[float]:
    kept = [x if least - GRID < k * GRID <= most else 0.0 for k, x in enumerate(chances)]
    total = sum(kept)
    return [x / total for x in kept]


def lags(rows: list[Row], low: list[int], high: list[int]) -> list[int]:
    """The likeliest lag (s) with which each row began: forwards, backwards, and the median of both."""
    size = (max(low) + 3600) // GRID
    ahead = [[1.0] + [0.0] * (size - 1)]
    for row, least, most in zip(rows, low[1:], high[1:], strict=False):
        ahead.append(_within(_spread(row, ahead[-1]), least, most))
    found: list[int] = []
    back = [1.0] * size
    for i in reversed(range(len(rows))):
        back = _within(back, low[i], high[i])
        both = list(accumulate(a * b for a, b in zip(ahead[i], back, strict=True)))
        median = bisect_right(both, both[-1] / 2) * GRID
        found.append(min(max(median, low[i]), high[i]))
        if i:
            back = _spread(rows[i - 1], back[::-1])[::-1]
    return found[::-1]


def pauses(night: Night) -> list[Pause]:
    """What stops the clock a second before the end of each row that took longer than its length."""
    rows = sheet(night)
    behind = lags(rows, *bounds(rows, used(night)))
    return [
        Pause(after.start + before - 1, now - before)
        for after, before, now in zip(rows[1:], behind, behind[1:], strict=False)
        if now > before
    ]
