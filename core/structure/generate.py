"""A structure sheet made from players, stack, chips and the wanted end: a proposal, cell by cell.

Blinds rise by an even ratio from a starting depth to the blinds at which such nights end (``finish``),
each rounded to a value that rooms use and that the chips still in play can pay.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import floor, log10

from core.acts import AddBreak, AddLevel
from core.chips.plan import payable, plan
from core.clock.finish import AT_THE_END
from core.structure.sheet import MINUTE, Level
from core.structure.templates import row_of

# Product defaults. How deep a stack begins, in big blinds; below SHALLOW there is nothing left to play.
DEPTH = 100
SHALLOW = 20
# Levels behind the one in which the night should end, for one that goes on.
SPARE = 4
# What a big blind is rounded to, of each power of ten.
ROUND = (1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0)
# The same where levels rise by less than SLOW: the coarser values would run ahead of the clock.
FINE = (1.0, 1.2, 1.4, 1.5, 1.6, 1.8, 2.0, 2.5, 3.0, 3.5, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0)
SLOW = 1.3
# A chip is too low for a level whose big blind is more than so many of it.
TOO_LOW = 8
# More than this from level to level is a jump that a table feels.
STEEP = 1.6
SHORTEST, LONGEST = 5, 60
MOST = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What the director says: ``chips`` all that will be in play (entries times stack, re-buys guessed in),
    ``minutes`` from the first card to the end, breaks included; ``level`` minutes of a level; a break of
    ``pause`` minutes about every ``pause_every``, 0: none; ``ante_from``: the level an ante of one big
    blind begins at, 0: none. ``values``: the denominations, () not said."""

    stack: int
    chips: int
    minutes: int
    level: int = 20
    pause: int = 10
    pause_every: int = 80
    ante_from: int = 0
    values: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """``ends``: the number of the level in which it should be over (before the wanted end where so many short
    levels want more round values than there are), ``ratio`` the step between levels that was wanted,
    ``depth`` how many big blinds a stack begins with."""

    rows: tuple[AddLevel | AddBreak, ...]
    ends: int
    ratio: float
    depth: float

    @property
    def steep(self) -> bool:
        """Whether the levels rise faster than a table likes: shorter levels or a longer night mend it."""
        return self.ratio > STEEP


class Impossible(ValueError):
    """No sheet can be made of this; the code says why: ``short`` (no two levels fit), ``small`` (the stack is
    no ``SHALLOW`` big blinds of the lowest chip), ``numbers`` (something is nothing or too much)."""


def generate(wanted: Wanted) -> Sheet:
    """The sheet. Raises ``Impossible``."""
    _possible(wanted)
    levels = how_many(wanted)
    if levels < 2:
        raise Impossible("short")
    first = _first(wanted)
    if wanted.stack < SHALLOW * first:
        raise Impossible("small")
    last = max(first * 2, wanted.chips / AT_THE_END)
    ratio = (last / first) ** (1 / (levels - 1))
    blinds = list(_rising(wanted, first, ratio, levels + SPARE))
    ends = next((i for i, big in enumerate(blinds, 1) if big * AT_THE_END >= wanted.chips), levels)
    return Sheet(_rows(wanted, blinds), min(ends, levels), ratio, wanted.stack / first)


def _possible(wanted: Wanted) -> None:
    sums = (wanted.stack, wanted.chips - wanted.stack + 1, wanted.minutes)
    whole = all(0 < x <= 10**12 for x in sums) and wanted.minutes <= 7 * 24 * 60
    times = SHORTEST <= wanted.level <= LONGEST * 4 and wanted.pause >= 0 and wanted.pause_every >= 0
    if not whole or not times or wanted.ante_from < 0 or any(v < 1 for v in wanted.values):
        raise Impossible("numbers")


def how_many(wanted: Wanted) -> int:
    """Levels until the wanted end, the breaks between taken off."""
    levels = 0
    while levels < MOST and _length(wanted, levels + 1) <= wanted.minutes:
        levels += 1
    return levels


def _length(wanted: Wanted, levels: int) -> int:
    """Minutes of so many levels with the breaks before the last of them."""
    return levels * wanted.level + wanted.pause * sum(1 for i in range(1, levels) if _pause_after(wanted, i))


def _pause_after(wanted: Wanted, level: int) -> bool:
    """Whether a break follows this level (from 1)."""
    if not wanted.pause or not wanted.pause_every:
        return False
    every = max(1, round(wanted.pause_every / wanted.level))
    return level % every == 0


def _first(wanted: Wanted) -> int:
    """The first big blind: a ``DEPTH`` of them a stack, at least two of the lowest chip."""
    lowest = min(wanted.values, default=1)
    return _nearest(max(wanted.stack / DEPTH, 2 * lowest), 2 * lowest - 1, wanted.values or (1,))


def _rising(wanted: Wanted, first: int, ratio: float, levels: int) -> Iterator[int]:
    """Big blinds, each higher than the one before."""
    big = 0
    for i in range(levels):
        aim = first * ratio**i
        big = first if i == 0 else _nearest(aim, big, _used(wanted.values or (1,), aim), ratio < SLOW)
        yield big


def _used(values: Sequence[int], big: float) -> tuple[int, ...]:
    """The chips a level is made of: those much lower than its big blind can have gone before."""
    return tuple(v for v in values if v * TOO_LOW >= big) or (max(values),)


def _nearest(aim: float, above: int, values: Sequence[int], fine: bool = False) -> int:
    """The usual value nearest to ``aim`` in proportion, higher than ``above`` and payable."""
    found = [x for x in _usual(max(aim, above), above, FINE if fine else ROUND) if payable(x, values)]
    return min(found, key=lambda x: (max(x / aim, aim / x), x)) if found else _payable_above(above, values)


def _usual(aim: float, above: int, shares: Sequence[float]) -> Iterator[int]:
    power = max(0, floor(log10(max(1.0, aim))) - 1)
    for exponent in range(power, power + 3):
        for share in shares:
            value = share * 10**exponent
            if value == int(value) and value > above:
                yield int(value)


def _payable_above(above: int, values: Sequence[int]) -> int:
    """For chips of no usual values: the next whole number of the highest of them."""
    highest = max(values)
    return (above // highest + 1) * highest


def _small(big: int, values: Sequence[int]) -> int:
    """A half of it, or what chips can pay below a half: those of this level, else any."""
    half = big // 2
    for chips in (_used(values, big), values):
        for small in (half, *(half - half % lowest for lowest in chips)):
            if small and payable(small, chips):
                return small
    return half


def _rows(wanted: Wanted, blinds: Sequence[int]) -> tuple[AddLevel | AddBreak, ...]:
    """Levels and breaks; each break names the chips that nothing after it needs."""
    sheet = [*_sheet(wanted, blinds)]
    gone = plan(sheet, wanted.values) if wanted.values else {}
    return tuple(row_of(replace(x, remove=gone.get(i, ()))) for i, x in enumerate(sheet))


def _sheet(wanted: Wanted, blinds: Sequence[int]) -> Iterator[Level]:
    values = sorted(wanted.values) or [1]
    for i, big in enumerate(blinds, 1):
        ante = big if 0 < wanted.ante_from <= i else 0
        yield Level(0, _small(big, values), big, ante, "bb" if ante else "none", length=wanted.level * MINUTE)
        if _pause_after(wanted, i) and i < len(blinds):
            yield Level(0, pause=True, length=wanted.pause * MINUTE)
