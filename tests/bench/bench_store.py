"""The cost of storing, as ratios to bare sqlite3 with the same pragmas and the same bytes.

Baseline and Riffle take turns, and medians are compared, so that a busy machine slows both.
"""

from __future__ import annotations

import gc
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from core.say.records import Action, chain, encoded
from core.store.connecting import connect, transaction
from core.store.log import create
from tests.bench.baselines.commit import BareLog
from tests.bench.ratio import Ratio
from tests.simulator.run import Simulation
from tests.simulator.setting import Plan


def write(path: Path, actions: list[Action]) -> None:
    """Write the file as appending would have left it, in one transaction instead of thousands."""
    create(path).close()
    conn = connect(path)
    previous, row = "", 0
    with transaction(conn):
        for action in actions:
            parts = encoded(action.records)
            previous = chain(previous, action, parts)
            conn.execute(
                "INSERT INTO action (id, happened, written, after, line, hash) VALUES (?, ?, ?, ?, ?, ?)",
                (action.id, action.happened, action.written, action.after, action.line, previous),
            )
            for kind, data in parts:
                row += 1
                conn.execute("INSERT INTO record VALUES (?, ?, ?, ?)", (row, action.id, kind, data))
    conn.close()


def simulated_event(entries: int, folder: Path | None = None, seed: int = 6) -> tuple[Ratio, int]:
    """Time a whole made-up tournament on the disk, decided, checked and folded, against committing the same
    rows, and return how many commits that were. Both take turns, a step each. The whole state is checked once
    more at the end, untimed: Riffle itself checks what each action touched."""
    bares = riffles = 0.0
    done = row = 0
    with tempfile.TemporaryDirectory(dir=folder) as place:
        bare = BareLog(Path(place) / "bare.db")
        with create(Path(place) / "night.riffle") as file, closing(bare.conn):
            event = Simulation(Plan(entries=entries, seed=seed), file, doubting=False)
            steps: list[Callable[[], object]] = [event.begin]
            while steps or not event.ended:
                riffles += timed(steps.pop() if steps else event.step)
                for action in file.actions[done:]:
                    parts = [(row + i, action.id, *part) for i, part in enumerate(encoded(action.records), 1)]
                    head = (
                        action.id, action.happened, action.written, action.after, action.line, action.hash,
                    )  # fmt: skip
                    row, done = row + len(parts), done + 1
                    bares += timed(lambda head=head, parts=parts: bare.append(head, parts))  # type: ignore[misc]
            event.everything()
            assert not event.counts.broken
    return (riffles / bares, bares, riffles), done


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def compared(
    baseline: Callable[[], object], ours: Callable[[], object], rounds: int
) -> tuple[float, float, float]:
    """Return the medians of both, taken in turns A B A B."""
    baseline(), ours()
    first, second = [], []
    for _ in range(rounds):
        gc.collect()
        first.append(timed(baseline))
        gc.collect()
        second.append(timed(ours))
    a, b = statistics.median(first), statistics.median(second)
    return b / a, a, b
