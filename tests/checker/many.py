"""Play many made-up nights, and check each from its exported lines alone.

``python -m tests.checker.many --actions 1000000 --seed 1 --keep FILE``: nights from consecutive seeds in two
processes, until they have this many actions. Each night is checked several times on its way. Its totals are
kept as a line of FILE; a later run plays only the nights missing there. Returns 0 if nothing was broken or
disagreed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from datetime import UTC
from itertools import count
from pathlib import Path
from typing import Any

from core.text.export import export
from gui.desk.script_json import as_it_stands, as_json
from tests.checker.check import check
from tests.simulator.command import totals_said
from tests.simulator.many import LEAST, MOST, Totals, plan
from tests.simulator.run import Simulation

# The night is checked after this many actions, after twice as many, and so on, and at its end.
FIRST = 100
# The clock is derived from the lines at the end of the night, and this long after it (ms).
LATER = 3_600_000


def night(seed: int, least: int = LEAST, most: int = MOST) -> dict[str, Any]:
    """Play and check one night; return its totals, seed and duration (s)."""
    began = time.monotonic()
    one = plan(seed, least, most)
    simulation = Simulation(one)
    wrong: list[str] = []
    try:
        simulation.begin()
        look = FIRST
        while not simulation.ended:
            simulation.step()
            if simulation.counts.actions >= look:
                wrong += disagreements(simulation)
                look = 2 * simulation.counts.actions
        simulation.everything()
        simulation.reopened()
        wrong += disagreements(simulation)
    except Exception as error:  # any: the other nights are played all the same, and this one is wrong
        at = traceback.extract_tb(error.__traceback__)[-1]
        wrong.append(f"ended by {error!r:.200} in {at.filename}:{at.lineno}")
    found = Totals()
    found.add(one, simulation.counts, wrong)
    return {"seed": seed, "took": round(time.monotonic() - began, 1), "plan": repr(one), **found.data()}


def disagreements(simulation: Simulation) -> list[str]:
    """Return the disagreements between the exported lines and Riffle's state, now and later."""
    lines = list(export(simulation.director, UTC))
    many = len(lines) - 2
    now = as_json(simulation.director, simulation.now, UTC)
    later = as_it_stands(simulation.director, simulation.now + LATER, UTC)  # what was done is the same
    said = [json.loads(json.dumps(x)) for x in (now, later)]
    return [f"after action {many}: {x}" for x in check(lines, *said)]


def kept(path: Path | None) -> dict[int, dict[str, Any]]:
    """Return the nights already played; a line cut short is ignored."""
    nights = {}
    for line in path.read_text("utf-8").splitlines() if path is not None and path.exists() else ():
        try:
            data = json.loads(line)
        except ValueError:
            continue
        nights[data["seed"]] = data
    return nights


def _played(
    seeds: Iterable[int], asked: argparse.Namespace, before: dict[int, dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """Yield each night as it is finished, one process each at a time; without end."""
    with ProcessPoolExecutor(asked.processes) as pool:
        going: set[Future[dict[str, Any]]] = set()
        try:
            for seed in seeds:
                if seed in before:
                    yield before[seed]
                    continue
                going.add(pool.submit(night, seed, asked.least, asked.most))
                if len(going) >= asked.processes:
                    finished, going = wait(going, return_when=FIRST_COMPLETED)
                    yield from (x.result() for x in finished)
            yield from (x.result() for x in going)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _late(until: str | None) -> bool:
    return until is not None and time.strftime("%H:%M") >= until


def run(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.checker.many", description=__doc__)
    parser.add_argument("--actions", type=int, default=20_000, help="until there are so many")
    parser.add_argument("--seed", type=int, default=1, help="of the first night")
    parser.add_argument("--least", type=int, default=LEAST, help="entries")
    parser.add_argument("--most", type=int, default=MOST, help="entries")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--until", help="HH:MM, local: no night is begun after, those kept are counted")
    parser.add_argument("--keep", type=Path, help="where each night's totals are kept, as a line of JSON")
    parser.add_argument("--json", action="store_true", help="the totals as JSON")
    options = parser.parse_args(given)
    before, totals, began = kept(options.keep), Totals(), time.monotonic()

    def seeds() -> Iterator[int]:
        last = max(before, default=0)
        for seed in count(options.seed):
            late = _late(options.until)
            if totals.actions >= options.actions or (late and seed > last):
                return
            if seed in before or not late:
                yield seed

    for data in _played(seeds(), options, before):
        totals.join(Totals.of(data))
        if options.keep is not None and data["seed"] not in before:
            with options.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(data) + "\n")
        wrong = "".join(f"\n  {x}" for x in [*data["broken"], *data["wrong"]][:5])
        print(
            f"{totals.actions:>9,} actions, {time.monotonic() - began:,.0f} s; seed {data['seed']}:"
            f" {data['largest']:,} entries, {data['actions']:,} actions, {data['took']} s{wrong}",
            file=sys.stderr,
            flush=True,
        )
    print(json.dumps(totals.data()) if options.json else totals_said(totals, checked=True))
    return 1 if totals.broken or totals.wrong else 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
