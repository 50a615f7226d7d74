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
    worth = [0.0] * players
    reached = [0.0] * (1 << players)
    reached[0] = 1.0
    bits = [1 << i for i in range(players)]
    left = _chips_left(stacks)
    for placed, probability in enumerate(reached):
        place = placed.bit_count()
        if place >= len(prizes) or place == players:
            continue
        per_chip = probability / left[placed]
        prize = prizes[place]
        for i, bit in enumerate(bits):
            if not placed & bit:
                comes_next = per_chip * stacks[i]
                worth[i] += comes_next * prize
                reached[placed | bit] += comes_next
    return worth


def _chips_left(stacks: Sequence[int]) -> list[int]:
    """Return the chips of all who are not in each set of players."""
    left = [sum(stacks)]
    for stack in stacks:
        left += [chips - stack for chips in left]
    return left
