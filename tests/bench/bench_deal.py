"""The time of a deal by ICM, against the second that a director waits at most."""

from __future__ import annotations

import time
from statistics import median

from core.money.icm import icm
from tests.bench.ratio import Ratio

PATIENCE = 1.0


def icm_of(players: int, rounds: int) -> Ratio:
    """Time ICM of so many uneven stacks with as many prizes."""
    stacks = [10_000 + 7_919 * i for i in range(players)]
    prizes = [1_000 * (players - i) for i in range(players)]
    took = []
    for _ in range(rounds):
        began = time.process_time()
        icm(stacks, prizes)
        took.append(time.process_time() - began)
    middle = median(took)
    return middle / PATIENCE, PATIENCE, middle
