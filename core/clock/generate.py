"""A structure sheet made from players, stack, chips and the wanted end: a proposal, cell by cell.

Blinds rise by an even ratio from a starting depth to the blinds at which such nights end (``finish``),
each of them one that rooms play, with a small blind of half of it that the chips still in play can pay.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import floor, log10

from core.clock.chip_plan import payable, plan
from core.clock.finish import AT_THE_END
from core.clock.templates import row_of
from core.say.acts import AddBreak, AddLevel
from core.say.levels import MINUTE, Level

# Product defaults. How deep a stack begins, in big blinds: DEEP where the blinds then still rise by no more
# than EASY from level to level, else DEPTH. Below SHALLOW there is nothing left to play.
DEPTH, DEEP = 100, 200
EASY = 1.4
SHALLOW = 20
# Levels behind the one in which the night should end, for one that goes on.
SPARE = 4
# The big blinds that rooms play, of each power of ten: below 1,000 (50/100, 75/150, 100/200, 150/300 …), from
# there (500/1,000, 600/1,200, 800/1,600 …), and with 700/1,400 and 1,200/2,400 where levels rise by less than
# SLOW.
LOW = (1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0)
HIGH = (1.0, 1.2, 1.6, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0)
FINE = (1.0, 1.2, 1.4, 1.6, 2.0, 2.4, 3.0, 4.0, 5.0, 6.0, 8.0)
SLOW = 1.3
# Of these a sheet begins with one.
FIRST = (1.0, 2.0, 4.0, 5.0)
# At the beginning a small blind is one to four of the lowest chip: 25/50, 50/100, 75/150, 100/200.
LOWEST = (2, 4, 6, 8)
# A chip is too low for a level whose big blind is more than so many of it: 25s go after 150/300, 100s after
# 800/1,600.
TOO_LOW = 16
# The chips most clubs have, and the least stack that is made of them.
CLUB = (25, 100, 500, 1000, 5000)
CLUB_STACK = 2500
# More than this from level to level is a jump that a table feels.
STEEP = 1.6
SHORTEST, LONGEST = 5, 60
MOST = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The director's wishes for a structure: ``chips`` are all that will be in play (entries times stack,
    re-buys guessed in), ``minutes`` from the first card to the end, breaks included; ``level`` minutes of a
    level; a break of ``pause`` minutes about every ``pause_every``, 0: none; ``ante_from``: the level an ante
    of one big blind begins at, 0: none. ``values``: the denominations, () not said."""

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
        """Return whether the blinds rise too fast: shorter levels or a longer night mend it."""
        return self.ratio > STEEP


class Impossible(ValueError):
    """No sheet can be made of this; the code says why: ``short`` (no two levels fit), ``small`` (the stack is
    no ``SHALLOW`` big blinds of the lowest chip), ``numbers`` (something is nothing or too much)."""


def generate(wanted: Wanted) -> Sheet:
    """Return the sheet. Raise ``Impossible``."""
    _possible(wanted)
    levels = how_many(wanted)
    if levels < 2:
        raise Impossible("short")
    last = wanted.chips / AT_THE_END
    first = _first(wanted, DEEP)
    if _ratio(first, last, levels) > EASY:
        first = _first(wanted, DEPTH)
    if wanted.stack < SHALLOW * first:
        raise Impossible("small")
    ratio = _ratio(first, last, levels)
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
    """Return the number of levels until the wanted end, the breaks between taken off."""
    levels = 0
    while levels < MOST and _length(wanted, levels + 1) <= wanted.minutes:
        levels += 1
    return levels


def _length(wanted: Wanted, levels: int) -> int:
    """Return the minutes of so many levels with the breaks before the last of them."""
    return levels * wanted.level + wanted.pause * sum(1 for i in range(1, levels) if _pause_after(wanted, i))


def _pause_after(wanted: Wanted, level: int) -> bool:
    if not wanted.pause or not wanted.pause_every:
        return False
    every = max(1, round(wanted.pause_every / wanted.level))
    return level % every == 0


def _first(wanted: Wanted, depth: int) -> int:
    """Return the first big blind: ``depth`` of them a stack, where that leaves two of the lowest chip."""
    values = _chips(wanted)
    most, least = wanted.stack / depth, 2 * min(values)
    usual = [x for x in _usual(most, FIRST, FIRST) if least <= x <= most and _halved(x, values)]
    return max(usual, default=least)


def _chips(wanted: Wanted) -> tuple[int, ...]:
    """Return the chips that blinds are paid with: those named, or those most clubs have."""
    return wanted.values or (CLUB if wanted.stack >= CLUB_STACK else (1,))


def _ratio(first: int, last: float, levels: int) -> float:
    """Return how much the blinds rise from level to level; at least twofold from the first to the last."""
    return float((max(first * 2, last) / first) ** (1 / (levels - 1)))


def _rising(wanted: Wanted, first: int, ratio: float, levels: int) -> Iterator[int]:
    big = 0
    for i in range(levels):
        aim = first * ratio**i
        big = first if i == 0 else _nearest(aim, big, _chips(wanted), fine=ratio < SLOW)
        yield big


def _used(values: Sequence[int], big: float) -> tuple[int, ...]:
    """Return the chips a level is made of: those much lower than its big blind can have gone before."""
    return tuple(v for v in values if v * TOO_LOW >= big) or (max(values),)


def _nearest(aim: float, above: int, values: Sequence[int], *, fine: bool = False) -> int:
    """Return the usual value above ``above`` nearest to ``aim`` in proportion that can be paid and halved."""
    usual = {*_usual(max(aim, above), LOW, FINE if fine else HIGH), *(n * min(values) for n in LOWEST)}
    higher = [x for x in sorted(usual) if x > above]
    halved = [x for x in higher if _halved(x, values)]
    found = halved or [x for x in higher if payable(x, _used(values, x))]
    return min(found, key=lambda x: (max(x / aim, aim / x), x)) if found else _payable_above(above, values)


def _halved(big: int, values: Sequence[int]) -> bool:
    return big % 2 == 0 and payable(big // 2, _used(values, big))


def _usual(aim: float, low: Sequence[float], high: Sequence[float]) -> Iterator[int]:
    """Yield the usual values round this one, each a share of a power of ten: others from 1,000 on."""
    power = max(0, floor(log10(max(1.0, aim))) - 1)
    for exponent in range(power, power + 3):
        for share in low if exponent < 3 else high:
            value = share * 10**exponent
            if value == int(value):
                yield int(value)


def _payable_above(above: int, values: Sequence[int]) -> int:
    """Return the next multiple of the highest chip, for chips of unusual values."""
    highest = max(values)
    return (above // highest + 1) * highest


def _small(big: int, values: Sequence[int]) -> int:
    """Return half of it, or what chips can pay below a half: those of this level, else any."""
    half = big // 2
    for chips in (_used(values, big), values):
        for small in (half, *(half - half % lowest for lowest in chips)):
            if small and payable(small, chips):
                return small
    return half


def _rows(wanted: Wanted, blinds: Sequence[int]) -> tuple[AddLevel | AddBreak, ...]:
    """Return levels and breaks; each break names the chips that nothing after it needs."""
    sheet = [*_sheet(wanted, blinds)]
    gone = plan(sheet, wanted.values) if wanted.values else {}
    return tuple(row_of(replace(x, remove=gone.get(i, ()))) for i, x in enumerate(sheet))


def _sheet(wanted: Wanted, blinds: Sequence[int]) -> Iterator[Level]:
    values = sorted(_chips(wanted))
    for i, big in enumerate(blinds, 1):
        ante = big if 0 < wanted.ante_from <= i else 0
        yield Level(0, _small(big, values), big, ante, "bb" if ante else "none", length=wanted.level * MINUTE)
        if _pause_after(wanted, i) and i < len(blinds):
            yield Level(0, pause=True, length=wanted.pause * MINUTE)
