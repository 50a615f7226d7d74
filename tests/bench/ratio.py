"""What every measurement comes to."""

from __future__ import annotations

import gc
import statistics
import sys
import time
from collections.abc import Callable

# (Riffle / baseline, baseline in seconds, Riffle in seconds)
Ratio = tuple[float, float, float]


# Windows counts the time a process works in steps of 16 ms, which are longer than much that is measured.
WORKED = time.perf_counter if sys.platform == "win32" else time.thread_time


class CouldNotRun(Exception):
    """Nothing was measured; the text says why."""


def worked(baseline: Callable[[], object], ours: Callable[[], object], rounds: int) -> Ratio:
    """Medians of the CPU time of both, taken in turns, where neither waits for anything: on a machine that
    does something else besides, a clock on the wall adds its pauses to the longer of the two."""
    baseline(), ours()
    first, second = [], []
    for _ in range(rounds):
        first.append(_cpu(baseline))
        second.append(_cpu(ours))
    a, b = statistics.median(first), statistics.median(second)
    return b / a, a, b


def _cpu(work: Callable[[], object]) -> float:
    gc.collect()
    began = WORKED()
    work()
    return WORKED() - began
