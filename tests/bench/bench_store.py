"""The cost of storing, as ratios to bare sqlite3 with the same pragmas and the same bytes, in one run.

``python tests/bench/bench_store.py``. Baseline and Riffle take turns, and medians are compared, so that a
busy machine slows both.
"""

from __future__ import annotations

import gc
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from core.say.records import Action, Bought, Eliminated, Entered, PlayerNoted, Record, Seated, chain, encoded
from core.store.connecting import connect, transaction
from core.store.log import TournamentFile, create, open_
from tests.bench.baselines.commit import BareLog
from tests.bench.baselines.read_rows import read_rows
from tests.simulator.run import Simulation
from tests.simulator.setting import Plan

START = 1_763_712_345_000
RECORDS = 25_000
EVENT = 200


def a_night(records: int) -> list[Action]:
    """Return registrations of four records each, then one bust an action and every third with a move."""
    actions: list[Action] = []
    made, entry = 0, 0
    while made < records:
        number = len(actions) + 1
        some: tuple[Record, ...]
        if made < records * 3 // 5:
            entry += 1
            some = (
                PlayerNoted(entry, f"Anna-Karin Ekström {entry}", "", str(entry)),
                Entered(entry, entry, 1),
                Bought(entry, "entry", 350, 50, 10_000),
                Seated(entry, entry % 40 + 1, entry % 9 + 1),
            )
            line = f'register "Anna-Karin Ekström {entry}" #{entry}'
        else:
            bust = number % entry + 1
            some = (Eliminated(bust, (bust % entry + 1,), number, 0),)
            if number % 3 == 0:
                some = (*some, Seated(bust % entry + 1, 3, number % 9 + 1))
            line = f'eliminate "Anna-Karin Ekström {bust}"'
        made += len(some)
        actions.append(Action(number, START + 1000 * number, START + 1000 * number, line, some))
    return actions


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


def riffle_read(path: Path) -> int:
    with open_(path) as file:
        assert file.damage is None
        return len(file.actions)


def open_and_decode_ratio(rounds: int = 9, records: int = RECORDS) -> tuple[float, float, float]:
    """Time opening, verifying and decoding a file: (ratio, baseline s, Riffle s)."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "night.riffle"
        write(path, a_night(records))
        return compared(lambda: read_rows(path), lambda: riffle_read(path), rounds)


def append_ratio(appends: int = 1500, folder: Path | None = None) -> tuple[float, float, float]:
    """Time one durable action: (ratio, baseline s, Riffle s). ``folder`` decides which disk is measured."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        bare = BareLog(Path(place) / "bare.db")
        with create(Path(place) / "night.riffle") as file:
            ratio = _append_in_turns(bare, file, a_night(appends * 2)[:appends])
        bare.conn.close()
        return ratio


def _append_in_turns(
    bare: BareLog, file: TournamentFile, actions: list[Action]
) -> tuple[float, float, float]:
    bares, riffles, row = [], [], 0
    for turn, action in enumerate(actions):
        parts = [(row + i, action.id, *part) for i, part in enumerate(encoded(action.records), 1)]
        head = (action.id, action.happened, action.written, action.after, action.line, "f" * 64)
        row += len(parts)
        # The second one finds a warmer disk: they take turns.
        if turn % 2:
            bares.append(timed(lambda head=head, parts=parts: bare.append(head, parts)))  # type: ignore[misc]
            riffles.append(timed(lambda action=action: file.append(action)))  # type: ignore[misc]
        else:
            riffles.append(timed(lambda action=action: file.append(action)))  # type: ignore[misc]
            bares.append(timed(lambda head=head, parts=parts: bare.append(head, parts)))  # type: ignore[misc]
    baseline, ours = statistics.median(bares), statistics.median(riffles)
    return ours / baseline, baseline, ours


def simulated_event(entries: int, folder: Path | None = None, seed: int = 6) -> tuple[float, float, float]:
    """Time a whole made-up tournament on the disk, decided, checked and folded, against committing the same
    rows: (ratio, baseline s, Riffle s), of all its actions. Both take turns, a step each."""
    bares = riffles = 0.0
    done = row = 0
    with tempfile.TemporaryDirectory(dir=folder) as place:
        bare = BareLog(Path(place) / "bare.db")
        with create(Path(place) / "night.riffle") as file, closing(bare.conn):
            event = Simulation(Plan(entries=entries, seed=seed), file)
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
            assert not event.counts.broken
    return riffles / bares, bares, riffles


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


def main() -> None:
    for name, (ratio, baseline, ours) in (
        (f"open and decode {RECORDS} records", open_and_decode_ratio()),
        ("one durable append", append_ratio()),
        (f"a simulated event of {EVENT}", simulated_event(EVENT)),
    ):
        print(f"{name}: {ratio:.2f} (bare {baseline * 1000:.2f} ms, Riffle {ours * 1000:.2f} ms)")


if __name__ == "__main__":
    main()
