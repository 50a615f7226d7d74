"""The number of places paid: a number, a per cent of the entries, or a grid by entries. Integers alone."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Literal

from core.money.amounts import scaled
from core.money.prizes import HUNDRED_PER_CENT
from core.money.refusing import RefusedMoney
from core.say.said import ByFields

Rounding = Literal["up", "down", "nearest"]
_GRIDS = Path(__file__).resolve().parents[2] / "assets" / "payouts"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Row(ByFields):
    """A range of entries: the number of places, and their per cents in hundredths, if any."""

    least: int
    most: int
    places: int
    shares: tuple[int, ...] = ()


Grid = tuple[Row, ...]


def part_of(count: int, hundredths: int, rounding: Rounding) -> int:
    """Return a per cent of the entries, one place at least; half a place is rounded up to the nearest."""
    exact = count * hundredths
    if rounding == "up":
        return max(1, -(-exact // HUNDRED_PER_CENT))
    if rounding == "down":
        return max(1, exact // HUNDRED_PER_CENT)
    return max(1, (2 * exact + HUNDRED_PER_CENT) // (2 * HUNDRED_PER_CENT))


def row_of(grid: Grid, entries: int, *, strict: bool = True) -> Row:
    """Return the row of a grid for so many entries; not ``strict``, where it has none the row below, or
    else the first."""
    for row in grid:
        if row.least <= entries <= row.most:
            return row
    if not strict:
        below = [row for row in grid if row.least <= entries]
        return max(below, key=lambda row: row.least) if below else min(grid, key=lambda row: row.least)
    raise RefusedMoney("not_in_grid", f"The grid has no row for {entries} entries.")


@cache
def shipped(name: str = "barge") -> Grid:
    """Return a grid that Riffle comes with."""
    rows = tomllib.loads((_GRIDS / f"{name}.toml").read_text("utf-8"))
    return tuple(_row(entries, shares, "%") for entries, shares in rows.items())


def read_grid(words: Sequence[str]) -> Grid:
    """Return an own grid: a word a row, ``2-8:1`` for a number of places, ``2-8:65/35`` for per cents, one
    alone with its sign, ``2-8:100%``."""
    rows = []
    for word in words:
        entries, colon, value = word.partition(":")
        if not colon:
            raise RefusedMoney("not_a_grid", "A row of a grid is written 2-8:1 or 2-8:65/35.")
        rows.append(
            _row(
                entries,
                value.removesuffix("%").split("/"),
                "%" if "/" in value or value.endswith("%") else "",
            )
        )
    below = sorted(rows, key=lambda row: row.least)
    for row, above in pairwise(below):
        if above.least <= row.most:
            raise RefusedMoney("not_a_grid", f"Two rows of the grid are for {above.least} entries.")
    return tuple(rows)


def _row(entries: str, values: Sequence[str], kind: str) -> Row:
    least, _, most = entries.partition("-")
    from_entries = scaled(least, 0, "the entries of a grid")
    to_entries = scaled(most or least, 0, "the entries of a grid")
    if to_entries < from_entries:
        raise RefusedMoney("not_a_grid", f"Write the smaller number of {entries} first.")
    if kind != "%":
        return Row(from_entries, to_entries, scaled(values[0], 0, "the places of a grid"))
    shares = tuple(scaled(x, 2, "a per cent of a grid") for x in values)
    return Row(from_entries, to_entries, len(shares), shares)
