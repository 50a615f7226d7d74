"""The time of a deal by ICM, against the second that a director waits at most, and against every order in
which the players can finish, tried one after another."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import permutations
from statistics import median

from core.money.icm import icm
from tests.bench.ratio import Ratio, worked

PATIENCE = 1.0


def icm_of(players: int, rounds: int) -> Ratio:
    """Time ICM of so many uneven stacks with as many prizes."""
    stacks, prizes = _final_table(players)
    took = []
    for _ in range(rounds):
        began = time.process_time()
        icm(stacks, prizes)
        took.append(time.process_time() - began)
    middle = median(took)
    return middle / PATIENCE, PATIENCE, middle


def beside_all_orders(players: int, rounds: int) -> Ratio:
    """Time ICM beside the n! orders, which is how pokerkit 0.7 computes it."""
    stacks, prizes = _final_table(players)
    return worked(lambda: by_all_orders(stacks, prizes), lambda: icm(stacks, prizes), rounds)


def by_all_orders(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]:
    """Return the expected prize of each player: in every order of the paid places each comes next with a
    probability in proportion to the chips of those who are left."""
    worth, paid, total = [0.0] * len(stacks), min(len(prizes), len(stacks)), sum(stacks)
    for order in permutations(range(len(stacks)), paid):
        probability, left = 1.0, total
        for player in order:
            probability *= stacks[player] / left
            left -= stacks[player]
        for player, prize in zip(order, prizes, strict=False):
            worth[player] += probability * prize
    return worth


def _final_table(players: int) -> tuple[list[int], list[int]]:
    return [10_000 + 7_919 * i for i in range(players)], [1_000 * (players - i) for i in range(players)]
