"""ICM, the independent chip model: what playing on is worth to each player by the stacks. The only arithmetic
with money in Riffle that is in floating point."""

from collections.abc import Sequence

MOST_PLAYERS = 15


def icm(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]:
    """Return the expected prize of each player, exact but for the floating point: a player comes next with a
    probability in proportion to the chips. ``prizes`` is from the first place.

    Every set of players is looked at once, with the probability that these take the first places in any
    order: n·2ⁿ steps instead of the n! orders.
    """
    players = len(stacks)
    if players > MOST_PLAYERS:
        raise ValueError(f"ICM of {players} players")
    paid = min(players, len(prizes))
    reached = [0.0] * (1 << players)
    reached[0] = 1.0
    left = _chips_left(stacks)
    prize_per_chip = [0.0] * (1 << players)
    for placed, others in enumerate(_others(stacks)):
        place = players - len(others)
        if place >= paid:
            continue
        per_chip = reached[placed] / left[placed]
        prize_per_chip[placed] = per_chip * prizes[place]
        if place + 1 < paid:
            for bit, stack in others:
                reached[placed | bit] += per_chip * stack
    return _worth(stacks, prize_per_chip)


def _worth(stacks: Sequence[int], prize_per_chip: list[float]) -> list[float]:
    """Return for each player the chips times what each of them wins, in all sets without that player. The
    last player is in the second half of the sets; without that player both halves are the same sets."""
    worth = []
    for stack in reversed(stacks):
        half = len(prize_per_chip) // 2
        without, with_player = prize_per_chip[:half], prize_per_chip[half:]
        worth.append(stack * sum(without))
        prize_per_chip = [x + y for x, y in zip(without, with_player, strict=True)]
    return worth[::-1]


def _chips_left(stacks: Sequence[int]) -> list[int]:
    """Return the chips of all who are not in each set of players."""
    left = [sum(stacks)]
    for stack in stacks:
        left += [chips - stack for chips in left]
    return left


def _others(stacks: Sequence[int]) -> list[tuple[tuple[int, int], ...]]:
    """Return who is not in each set of players: the bit and the stack of each."""
    others: list[tuple[tuple[int, int], ...]] = [()]
    for i, stack in enumerate(stacks):
        seat = ((1 << i, stack),)
        others = [x + seat for x in others] + others
    return others
