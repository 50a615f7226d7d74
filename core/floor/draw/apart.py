"""The table each of a group gets, a team's stacks, so that as few of a team as possible share one
(procedure B7).

All seatings with the fewest clashes are equally likely: tables are filled one after the other, each filling
weighted with the number of ways to fill the tables after it. Teams that need as many stacks and have
team-mates at the same tables are alike, and counted together. A clash is a pair of team-mates at one table.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from math import comb, factorial, prod
from typing import NamedTuple

Kind = tuple[int, tuple[int, ...]]
"""How many stacks a team has still to be dealt, and how many sit at each table still to be filled."""
Kinds = tuple[tuple[Kind, int], ...]
"""The kinds of teams, and how many are of each."""


class _Filling(NamedTuple):
    """A way to fill a table: its clashes, in how many ways it comes about, and for each kind of team how many
    of them get no stack there, one, two and so on."""

    clashes: int
    ways: int
    gets: tuple[tuple[int, ...], ...]


class _Counting:
    """The seatings of the teams at these tables. ``seats`` are dealt at each, and at so many of the ``may``
    tables one more; ``apart``: only seatings without a clash are counted."""

    def __init__(self, seats: Sequence[int], may: Collection[int], apart: bool) -> None:
        self.seats, self.may, self.apart = seats, may, apart
        self._known: dict[tuple[int, int, Kinds], tuple[int, int]] = {}

    def seatings(self, table: int, more: int, kinds: Kinds) -> tuple[int, int]:
        """Return the fewest clashes at the tables from this one on, and the number of such seatings."""
        if table == len(self.seats):
            return 0, not kinds and not more
        key = table, more, kinds
        if key not in self._known:
            fewest, number = 0, 0
            for clashes, ways, _, _ in self.steps(table, more, kinds):
                if not number or clashes < fewest:
                    fewest, number = clashes, 0
                if clashes == fewest:
                    number += ways
            self._known[key] = fewest, number
        return self._known[key]

    def steps(
        self, table: int, more: int, kinds: Kinds
    ) -> Iterator[tuple[int, int, tuple[tuple[int, ...], ...], int]]:
        """Yield the clashes from this table on and the number of seatings, of every way to fill it; how, and
        how many tables get one more after it."""
        left = len(self.seats) - table - 1
        for one in (0, 1) if more and table in self.may else (0,):
            for filling in self._fillings(kinds, self.seats[table] + one, left):
                later, ways = self.seatings(table + 1, more - one, _after(kinds, filling.gets))
                if ways:
                    yield filling.clashes + later, filling.ways * ways, filling.gets, more - one

    def _fillings(self, kinds: Kinds, seats: int, left: int) -> Iterator[_Filling]:
        """Yield the ways to fill a table. ``left``: how many tables are filled after this one."""
        if not kinds:
            yield from [_Filling(0, 1, ())] * (not seats)
            return
        ((need, there), teams), *others = kinds
        most = min(need, max(0, 1 - there[0])) if self.apart else need
        least = 1 if self.apart and need > left else 0
        for taken, own in _shares(teams, need, there[0], least, most, seats):
            if not others:
                if taken == seats:
                    yield own
                continue
            for rest in self._fillings(tuple(others), seats - taken, left):
                yield _Filling(own.clashes + rest.clashes, own.ways * rest.ways, own.gets + rest.gets)


@lru_cache(maxsize=10_000)
def _shares(
    teams: int, need: int, there: int, least: int, most: int, seats: int
) -> Sequence[tuple[int, _Filling]]:
    """Return the ways in which teams of a kind get from ``least`` to ``most`` stacks each, in no more than
    these seats, each with the stacks they get in all."""
    found = []
    for counts in _counts(teams, least, most, seats):
        ways = factorial(teams) // prod(map(factorial, counts))
        ways *= prod(comb(need, k) ** n for k, n in enumerate(counts))
        clashes = sum((comb(there + k, 2) - comb(there, 2)) * n for k, n in enumerate(counts))
        found.append((sum(k * n for k, n in enumerate(counts)), _Filling(clashes, ways, (counts,))))
    return found


def _counts(teams: int, least: int, most: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Yield how many of the teams get no stack, one and so on, in no more than these seats."""
    if most == least:
        if teams * most <= seats:
            yield (*[0] * most, teams)
        return
    for n in range(min(teams, seats // most) + 1) if most > least else ():
        yield from ((*fewer, n) for fewer in _counts(teams - n, least, most - 1, seats - n * most))


def place(
    teams: Sequence[int],
    seats: Sequence[int],
    there: Sequence[Sequence[int]],
    below: Callable[[int], int],
    may: Collection[int],
    more: int,
) -> list[list[int]]:
    """Return for each team the tables, by index, of its stacks to be dealt.

    ``teams`` are the numbers of these stacks, ``seats`` how many each table gets, and ``more`` of the ``may``
    tables one beyond that, as many as there are stacks; ``there`` for each team how many sit at each table
    already; ``below(n)`` is a random number from 0 to n - 1. Raises ``ValueError`` where these are other
    numbers.
    """
    if sum(teams) != sum(seats) + more:
        raise ValueError("as many seats as stacks are needed")
    alike: dict[Kind, list[int]] = {}
    for team, need in enumerate(teams):
        if need:
            alike.setdefault((need, tuple(there[team])), []).append(team)
    kinds = tuple(sorted((kind, len(some)) for kind, some in alike.items()))
    counting = _Counting(seats, may, apart=True)
    if not counting.seatings(0, more, kinds)[1]:
        counting = _Counting(seats, may, apart=False)
    stacks = [[*range(need)] for need in teams]
    made = [[0] * need for need in teams]
    for table in range(len(seats)):
        fewest, number = counting.seatings(table, more, kinds)
        ticket = below(number)
        for clashes, ways, filling, rest in counting.steps(table, more, kinds):
            ticket -= ways if clashes == fewest else 0
            if ticket < 0:
                gets, more = filling, rest
                break
        alike, before = {}, alike
        for ((need, sitting), _), counts in zip(kinds, gets, strict=True):
            some = before[need, sitting]
            for k, n in reversed([*enumerate(counts)]):
                for _ in range(n):
                    team = some.pop(below(len(some))) if k else some.pop()
                    for _ in range(k):
                        made[team][stacks[team].pop(below(len(stacks[team])))] = table
                    if need > k:
                        alike.setdefault((need - k, sitting[1:]), []).append(team)
        for some in alike.values():
            some.sort()
        kinds = _after(kinds, gets)
    return made


def states(teams: Sequence[int], there: Sequence[Sequence[int]]) -> int:
    """Return how many states a table can leave these teams in at the most: the work of counting."""
    alike = Counter((need, *sitting) for need, sitting in zip(teams, there, strict=True))
    return prod(comb(n + need, need) for (need, *_), n in alike.items())


def clashes(there: Sequence[int]) -> int:
    """Return the pairs of team-mates, from how many of a team sit at each table."""
    return sum(comb(n, 2) for n in there)


def _after(kinds: Kinds, gets: Sequence[Sequence[int]]) -> Kinds:
    """Return the kinds once a table is filled so; teams that have all their stacks are none."""
    after: Counter[Kind] = Counter()
    for ((need, there), _), counts in zip(kinds, gets, strict=True):
        for k, n in enumerate(counts):
            if n and need > k:
                after[need - k, there[1:]] += n
    return tuple(sorted(after.items()))
