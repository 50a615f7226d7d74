"""Which table each of a group gets, a team's stacks, so that as few of a team as possible share one (B7).

All seatings with the fewest clashes are equally likely: teams are placed one after the other, each placement
weighted with the number of ways the teams after it have left. A clash is a pair of team-mates at one table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial

Table = tuple[int, tuple[int, ...]]
"""How many seats are left to deal, and how many each team still to be placed has there already."""


def place(
    teams: Sequence[int], seats: Sequence[int], there: Sequence[Sequence[int]], below: Callable[[int], int]
) -> list[list[int]]:
    """Return for each team the tables, by index, of its stacks to be dealt.

    ``teams`` are the numbers of these stacks, ``seats`` how many each table gets in all, ``there`` for each
    team how many sit at each table already; ``below(n)`` is a random number from 0 to n - 1. The seats left
    over are for people of no team. Raises ``ValueError`` where there are fewer seats than stacks.
    """
    if sum(teams) > sum(seats):
        raise ValueError("as many seats as stacks are needed")
    # Teams that sit somewhere already tell tables apart; the fewer of them are left the better.
    order = sorted(range(len(teams)), key=lambda i: not any(there[i]))
    state = [(n, tuple(there[i][t] for i in order)) for t, n in enumerate(seats)]
    counts = tuple(teams[i] for i in order)
    made: list[list[int]] = [[] for _ in teams]
    for at, team in enumerate(order):
        ways = [(tables, *_worth(counts, at, state, tables)) for tables in _choices(state, counts[at])]
        fewest = min(clashes for _, clashes, _ in ways)
        ways = [way for way in ways if way[1] == fewest]
        ticket = below(sum(n for _, _, n in ways))
        for tables, _, n in ways:
            ticket -= n
            if ticket < 0:
                made[team] = _shuffled(tables, below)
                break
        state = _after(state, made[team])
    return made


def clashes(there: Sequence[int]) -> int:
    """Return the pairs of team-mates, from how many of a team sit at each table."""
    return sum(comb(n, 2) for n in there)


def _choices(state: Sequence[Table], stacks: int) -> list[tuple[int, ...]]:
    """Return every way to spread a team's stacks over tables that have room, whoever sits where."""
    return [
        tables
        for tables in combinations_with_replacement(range(len(state)), stacks)
        if all(tables.count(t) <= state[t][0] for t in set(tables))
    ]


def _worth(
    counts: tuple[int, ...], at: int, state: Sequence[Table], tables: tuple[int, ...]
) -> tuple[int, int]:
    """Return the fewest clashes when the team sits at these tables, and in how many ways they come about."""
    own = sum(_added(there[0], tables.count(t)) for t, (_, there) in enumerate(state))
    labelled = factorial(len(tables))
    for t in set(tables):
        labelled //= factorial(tables.count(t))
    later, ways = _rest(counts[at + 1 :], tuple(sorted(_after(state, tables))))
    return own + later, labelled * ways


def _added(there: int, more: int) -> int:
    return comb(there + more, 2) - comb(there, 2)


def _after(state: Sequence[Table], tables: Sequence[int]) -> list[Table]:
    return [(n - tables.count(t), there[1:]) for t, (n, there) in enumerate(state)]


@lru_cache(maxsize=500_000)
def _rest(counts: tuple[int, ...], state: tuple[Table, ...]) -> tuple[int, int]:
    """Return the fewest clashes of the teams still to be placed, and the number of such seatings.

    Tables that are alike are taken together: without it 18 teams would take minutes."""
    if not counts:
        ways = factorial(sum(room for room, _ in state))
        for room, _ in state:
            ways //= factorial(room)
        return 0, ways
    fewest, number = -1, 0
    for added, labelled, after in _spread([*Counter(state).items()], counts[0]):
        if 0 <= fewest < added:
            continue
        later, ways = _rest(counts[1:], tuple(sorted(after)))
        if fewest < 0 or added + later < fewest:
            fewest, number = added + later, 0
        if added + later == fewest:
            number += labelled * ways
    if fewest < 0:
        return 1 << 60, 0  # no room: nobody sits so
    return fewest, number


def _spread(kinds: list[tuple[Table, int]], stacks: int) -> Iterator[tuple[int, int, list[Table]]]:
    """Yield the clashes that a team adds, in how many ways, and the tables after it, for every way to spread
    its stacks over these kinds of tables, the fewest of a kind first."""
    if not kinds:
        if not stacks:
            yield 0, 1, []
        return
    ((room, there), tables), *others = kinds
    for parts in _parts(min(stacks, room * tables), min(room, stacks), tables):
        ways = factorial(tables)
        for n in Counter((*parts, *[0] * (tables - len(parts)))).values():
            ways //= factorial(n)
        labelled = 1
        left = stacks
        for n in parts:
            labelled *= comb(left, n)
            left -= n
        after = [(room - n, there[1:]) for n in (*parts, *[0] * (tables - len(parts)))]
        added = sum(_added(there[0], n) for n in parts)
        for more, times, rest in _spread(others, left):
            yield added + more, ways * labelled * times, after + rest


def _parts(most: int, highest: int, tables: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways to put up to ``most`` stacks on equal ``tables``, none beyond ``highest``."""
    yield ()
    if tables:
        for first in range(1, min(most, highest) + 1):
            for rest in _parts(most - first, first, tables - 1):
                yield (first, *rest)


def _shuffled(tables: Sequence[int], below: Callable[[int], int]) -> list[int]:
    """Return the tables in any order: which of the team's stacks goes where is drawn too."""
    left, made = list(tables), []
    while left:
        made.append(left.pop(below(len(left))))
    return made
