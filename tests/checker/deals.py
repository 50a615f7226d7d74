"""Work out a deal again from its line: the open prizes, each one's part, and what each has at the end.
Imports nothing of Riffle."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Any

# ICM is worked out again for so many at most: this goes through every order.
MOST = 7
# Parts are compared to this part of a unit.
FINEST = 10**6


def levelled(prizes: Sequence[int], left: int, total: int) -> list[int]:
    """Return the prizes of so many places that come to this total: the first has what is over, and none of
    them less than the next."""
    found: list[int] = []
    for place in range(left, 1, -1):
        prize = prizes[place - 1] if place <= len(prizes) else 0
        found.insert(0, min(prize, (total - sum(found)) // place))
    return [total - sum(found), *found]


def amounts(x: dict[str, Any]) -> list[int] | None:
    """Return the amounts of a deal as it should have been; None where they were named, or are too many."""
    share, players = sum(x["prizes"]) - x["kept"], len(x["entries"])
    if x["by"] == "custom" or (x["by"] == "icm" and players > MOST):
        return None
    if x["by"] == "even":
        exact = [Fraction(share, players)] * players
    elif x["by"] == "chips":
        exact = [Fraction(share * stack, sum(x["stacks"])) for stack in x["stacks"]]
    else:
        prizes = (x["prizes"][0] - x["kept"], *x["prizes"][1:])
        exact = [Fraction(round(one * FINEST), FINEST) for one in icm(tuple(x["stacks"]), prizes)]
    whole = [one // x["unit"] * x["unit"] for one in exact]
    rest = share - sum(whole)
    stacks = x["stacks"] if all(x["stacks"]) else [0] * players
    for i in sorted(range(players), key=lambda i: (whole[i] - exact[i], -stacks[i], i)):
        more = min(rest, x["unit"])
        whole[i] += more
        rest -= more
    return whole


@cache
def icm(stacks: tuple[int, ...], prizes: tuple[int, ...]) -> tuple[Fraction, ...]:
    """Return what each may expect: somebody comes first by the chips, then the others play for the rest."""
    if not stacks:
        return ()
    worth = [Fraction(0)] * len(stacks)
    for first, stack in enumerate(stacks):
        chance = Fraction(stack, sum(stacks))
        worth[first] += chance * prizes[0]
        others = [i for i in range(len(stacks)) if i != first]
        for i, more in zip(others, icm(tuple(stacks[i] for i in others), prizes[1:]), strict=True):
            worth[i] += chance * more
    return tuple(worth)


def cut(signed: Sequence[int], open_: int) -> list[int]:
    """Return the amounts where the prizes came to less than was signed: all have the same part less."""
    exact = [Fraction(x * open_, sum(signed)) for x in signed]
    whole = [x // 1 for x in exact]
    order = sorted(range(len(exact)), key=lambda i: (whole[i] - exact[i], -signed[i], i))
    for i in order[: open_ - sum(whole)]:
        whole[i] += 1
    return whole
