"""The cost of a large night: opening it, and one action in it. Ratios to bare baselines."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

from core.keeping.storage import Store
from core.log.order import MemoryLog
from core.say import acts
from core.say.acts import Act
from core.say.records import Action, encoded
from core.text.opening import open_door
from core.tournament.director import Director
from tests.bench.baselines.commit import BareLog, Head, Part
from tests.bench.baselines.read_rows import read_rows
from tests.bench.bench_store import compared, timed, write
from tests.bench.ratio import Ratio


def entropy(count: int) -> bytes:
    """Return constant bytes: chance costs the same whatever it is."""
    return bytes(count)


def records(actions: Sequence[Action]) -> int:
    return sum(len(action.records) for action in actions)


def open_and_fold(path: Path, store: Store, rounds: int = 7) -> Ratio:
    """Time opening a stored night, with every hash verified, folded and its invariants checked, and closing
    it."""

    def opened() -> None:
        with closing(store.open_(path)) as log:
            director = open_door(log, lambda: 0, entropy)
            assert not director.read_only, director.problem

    return compared(lambda: read_rows(path), opened, rounds)


def durable_action(night: Sequence[Action], store: Store, folder: Path, count: int = 300) -> Ratio:
    """Time a bust or a registration through the director, on the disk of ``folder``, with the night's rows
    there already. A rehearsal finds the rows to write, so that each side may go first in turn."""
    rehearsal = MemoryLog(night)
    bare_rows = list(_rows([*night], 0))
    clock = [night[-1].happened]
    rehearsed = open_door(rehearsal, lambda: clock[0], entropy)
    acts_to_do = list(_acts(rehearsed, clock, count))
    fresh = list(_rows(rehearsal.actions[len(night) :], records(night)))
    write(folder / "night.riffle", list(night))
    bare = BareLog(folder / "bare.db")
    bare.fill([head for head, _ in bare_rows], [part for _, parts in bare_rows for part in parts])
    bares: list[float] = []
    riffles: list[float] = []
    clock[0] = night[-1].happened
    with closing(store.open_(folder / "night.riffle")) as log, closing(bare.conn):
        director = open_door(log, lambda: clock[0], entropy)
        for turn, (act, (head, parts)) in enumerate(zip(acts_to_do, fresh, strict=True)):
            clock[0] += 1000
            ours = partial(_carry_out, director, act)
            if turn % 2:  # the second one finds a warmer disk: they take turns
                riffles.append(timed(ours))
            bares.append(timed(partial(bare.append, head, parts)))
            if not turn % 2:
                riffles.append(timed(ours))
        assert log.actions[-1].hash == rehearsal.actions[-1].hash
    baseline, riffle = statistics.median(bares), statistics.median(riffles)
    return riffle / baseline, baseline, riffle


def _carry_out(director: Director, act: Act) -> None:
    director.do(act)


def _acts(director: Director, clock: list[int], count: int) -> Iterator[Act]:
    """Yield busts and late registrations in turn; each is done as it is requested."""
    for turn in range(count):
        live = director.state.people.live.values()
        act: Act
        if turn % 2:
            act = acts.Register(name=f"Anna-Karin Ekström {turn}", number=f"late {turn}")
        else:
            first, *_, last = live
            act = acts.Eliminate(who=(first,), by=(last,))
        clock[0] += 1000
        _carry_out(director, act)
        yield act


def _rows(actions: Sequence[Action], row: int) -> Iterator[tuple[Head, list[Part]]]:
    """Yield the rows these actions are stored as."""
    for action in actions:
        parts = [(row + i, action.id, *part) for i, part in enumerate(encoded(action.records), 1)]
        row += len(parts)
        yield (action.id, action.happened, action.written, action.after, action.line, action.hash), parts
