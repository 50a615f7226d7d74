"""The time of a deal by ICM, against the second that a director waits at most, and against pokerkit."""

from __future__ import annotations

import time
from statistics import median

from pokerkit import calculate_icm

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


def beside_pokerkit(players: int, rounds: int) -> Ratio:
    """Time ICM beside pokerkit, which tries the n! orders. One deal of ours is over before the processor
    is warm: many are timed."""
    stacks, prizes = _final_table(players)
    deals = range(50)
    ratio, theirs, ours = worked(
        lambda: calculate_icm(prizes, stacks), lambda: [icm(stacks, prizes) for _ in deals], rounds
    )
    return ratio / len(deals), theirs, ours / len(deals)


def _final_table(players: int) -> tuple[list[int], list[int]]:
    return [10_000 + 7_919 * i for i in range(players)], [1_000 * (players - i) for i in range(players)]
