"""The result of a measurement."""

from __future__ import annotations

import gc
import statistics
import sys
import time
from collections.abc import Callable

# (Riffle / baseline, baseline in seconds, Riffle in seconds)
Ratio = tuple[float, float, float]


# Windows counts a process's CPU time in steps of 16 ms, longer than many measurements.
WORKED = time.perf_counter if sys.platform == "win32" else time.thread_time


class CouldNotRun(Exception):
    """Nothing was measured; the text gives the reason."""


def worked(baseline: Callable[[], object], ours: Callable[[], object], rounds: int) -> Ratio:
    """Return the medians of the CPU time of both, taken in turns, for work that waits for nothing: on a busy
    machine a wall clock adds pauses to the longer of the two."""
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
