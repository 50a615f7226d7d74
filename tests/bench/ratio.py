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


# The PC that the limits were argued on: a million squares in Python, and a bare commit, in seconds.
SQUARES, COMMIT = 0.056, 0.00083


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


def there(took: Ratio, commits: int) -> Ratio:
    """Return what was held against so many commits as it would read on the PC of the limits. What Riffle does
    besides goes with the processor, a commit with the disk: a quick disk beside a slow processor makes the
    same Riffle look slow."""
    _, baseline, ours = took
    disk = commits * COMMIT
    whole = disk + (ours - baseline) * SQUARES / min(_cpu(_squares) for _ in range(5))
    return whole / disk, disk, whole


def _squares() -> int:
    return sum(i * i for i in range(1_000_000))


def _cpu(work: Callable[[], object]) -> float:
    gc.collect()
    began = WORKED()
    work()
    return WORKED() - began
