"""The shares of the places, derived again from the words of the lines: a grid, smooth steps, places."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from functools import cache
from math import ceil
from pathlib import Path

from tests.checker.night import Night

Row = tuple[int, int, int, list[int]]
"""From so many entries to so many: the places, and their per cents in hundredths."""


@cache
def _barge() -> list[Row]:
    text = Path(__file__).parents[2].joinpath("assets", "payouts", "barge.toml").read_text("utf-8")
    return [_row(entries, [str(x) for x in shares]) for entries, shares in tomllib.loads(text).items()]


def _row(entries: str, shares: list[str], places: int = 0) -> Row:
    least, _, most = entries.partition("-")
    parts = [int(Fraction(x) * 100) for x in shares]
    return int(least), int(most or least), places or len(parts), parts


def _grid(words: list[str]) -> list[Row]:
    rows = []
    for word in words:
        entries, _, value = word.partition(":")
        per_cents = "%" in value or "/" in value
        shares = value.rstrip("%").split("/") if per_cents else []
        rows.append(_row(entries, shares, 0 if per_cents else int(value)))
    return rows or _barge()


def _fitting(rows: list[Row], entries: int) -> Row:
    """Return the row of so many entries; where there is none the one below, else the first."""
    inside = [x for x in rows if x[0] <= entries <= x[1]]
    return (inside or sorted([x for x in rows if x[0] <= entries], reverse=True) or [min(rows)])[0]


def places(night: Night, entries: int, people: int) -> int | None:
    """Return how many places the words ask for; None: as many as have a share."""
    name, *more = night.places.split() or [""]
    if not name:
        return None
    if name == "grid":
        count = _fitting(_grid(more), entries)[2]
    elif name.endswith("%"):
        exact = (people if "people" in more else entries) * Fraction(name[:-1]) / 100
        nearest = int(exact + Fraction(1, 2))
        count = int(exact) if "down" in more else nearest if "nearest" in more else ceil(exact)
    else:
        count = int(name)
    return max(1, min(max(1, count), people))


def shares(night: Night, entries: int, people: int, pool: int) -> list[tuple[str, Fraction]]:
    """Return the share of each place: per cents in hundredths, amounts, or parts of a whole."""
    name, *more = night.scheme.split() or [""]
    if name == "tickets":
        return _tickets(int(Fraction(more[0]) * 10**night.decimals), people, pool)
    paid = places(night, entries, people)
    if name == "grid":
        found = [("percent", Fraction(x)) for x in _fitting(_grid(more), entries)[3]]
    elif name == "smooth":
        count = paid or 1
        asked = Fraction(more[0] if more else 1) * max(0, night.buy_in) / night.unit
        least = ceil(asked) * night.unit if paid else 0
        least = least if least * count <= pool else 0
        steps = [Fraction((count - i) * (count - i - 1), 2) for i in range(count)]
        steps[0] += count == 1
        found = [("part", least + (pool - count * least) * x / sum(steps)) for x in steps]
    else:
        found = [(kind, Fraction(value)) for kind, value in night.shares]
    return found[:paid]


def tickets(night: Night, people: int, pool: int) -> tuple[int, int]:
    """Return the value of a ticket and how many are won; no value where the prizes are money."""
    name, *more = night.scheme.split() or [""]
    if name != "tickets":
        return 0, 0
    value = int(Fraction(more[0]) * 10**night.decimals)
    wanted = [int(x) for x in more[1:2] if x.isdecimal()]
    return value, min(pool // value, max(1, people), *wanted)


def _tickets(value: int, people: int, pool: int) -> list[tuple[str, Fraction]]:
    """Return the value of a ticket as often as the pool holds it, then what is left, for so many at most."""
    sums = [value] * (pool // value) + [pool % value] * (pool % value > 0)
    return [("amount", Fraction(x)) for x in sums[: max(1, people)]]
