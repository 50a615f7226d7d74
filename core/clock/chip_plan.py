"""Which chips a structure still needs: what can go when, from the blinds and antes to come (procedure F7)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from heapq import heappop, heappush
from math import gcd

from core.say.levels import Level, Oddity

# Sets whose lowest chip is so many times their common measure are looked at by that measure alone.
MOST_REMAINDERS = 10_000


def amounts(levels: Iterable[Level], shares: Sequence[int] = ()) -> frozenset[int]:
    """Return every blind, ante, fixed bet and bring-in that is to be paid in these rows. ``shares`` (per
    cent) are what a table's ante shrinks to where few are left (``levels.ante_shares``): they are paid
    too."""
    found = (x for v in levels if not v.pause for x in (*_of(v), *shrunk(v, shares)))
    return frozenset(x for x in found if x > 0)


def _of(level: Level) -> tuple[int, ...]:
    ante = level.ante if level.ante_kind != "none" else 0
    return level.small_blind, level.big_blind, ante, level.small_bet, level.big_bet, level.bring_in


def shrunk(level: Level, shares: Sequence[int]) -> tuple[int, ...]:
    """Return the ante of this level at each of these shares (per cent) if one player posts it for the table.
    An ante that every player posts never shrinks."""
    if level.ante_kind not in ("bb", "button"):
        return ()
    return tuple(level.ante * share // 100 for share in shares)


def payable(amount: int, values: Sequence[int]) -> bool:
    """Return whether chips of these values make this sum exactly, without change."""
    if not values:
        return False
    measure = gcd(*values)
    lowest = min(values) // measure
    if amount % measure or lowest > MOST_REMAINDERS:
        return amount % measure == 0
    least = _least(tuple(sorted(v // measure for v in values)))
    return least[amount // measure % lowest] <= amount // measure


@cache
def _least(values: tuple[int, ...]) -> tuple[int, ...]:
    """Return the smallest sum of each remainder by the lowest value; larger by lowest ones, it is payable."""
    lowest, far = values[0], values[-1] ** 2 + values[0]
    found = [0, *[far] * (lowest - 1)]
    heap = [(0, 0)]
    while heap:
        total, rest = heappop(heap)
        if total > found[rest]:
            continue
        for value in values[1:]:
            larger = total + value
            if larger < found[larger % lowest]:
                found[larger % lowest] = larger
                heappush(heap, (larger, larger % lowest))
    return tuple(found)


def removable(
    levels: Sequence[Level], values: Sequence[int], index: int, shares: Sequence[int] = ()
) -> tuple[int, ...]:
    """Return the chips that no row after ``index`` needs, the lowest first: without them everything still to
    come can be paid. The highest always stays; where nothing is to come, nothing can be said."""
    due, left = amounts(levels[index + 1 :], shares), sorted(values)
    found: list[int] = []
    while due and len(left) > 1 and all(payable(x, left[1:]) for x in due):
        found.append(left.pop(0))
    return tuple(found)


def plan(
    levels: Sequence[Level], values: Sequence[int], shares: Sequence[int] = ()
) -> dict[int, tuple[int, ...]]:
    """Return the index of the first break after which chips can go, with the chips, the lowest first."""
    left, found = sorted(values), dict[int, tuple[int, ...]]()
    for index, level in enumerate(levels):
        gone = removable(levels, left, index, shares) if level.rest else ()
        if gone:
            found[index] = gone
            left = left[len(gone) :]
    return found


def chip_warnings(levels: Sequence[Level], values: Sequence[int], shares: Sequence[int] = ()) -> list[Oddity]:
    """Return the likely mistakes in the colour-ups that a structure plans, with these chips in use; none if
    nobody said which are. Nothing here forbids anything (procedure G6)."""
    return list(_warnings(levels, sorted(values), shares)) if values else []


def _warnings(levels: Sequence[Level], left: list[int], shares: Sequence[int]) -> Iterator[Oddity]:
    for index, level in enumerate(levels):
        if not level.remove:
            continue
        if any(value not in left for value in level.remove):
            yield Oddity("chip_unknown", index)
        left = [value for value in left if value not in level.remove]
        if not left:
            yield Oddity("no_chips_left", index)
            return
        if left[0] < max(level.remove):
            yield Oddity("lower_chip_stays", index)
        if not all(payable(x, left) for x in amounts(levels[index + 1 :], shares)):
            yield Oddity("chip_needed", index)
