"""Play a format with every size of field and check each night.

``python -m tests.simulator.nights --format chicago --seeds 100``: a night of each seed and each of the
format's ``FIELDS`` (in ``tests/simulator/NAME.py``), then how often everything in its ``MUST`` came, zeros
too. Returns 1 if anything was broken or disagreed, or if something in ``MUST`` never came in a hundred nights
or more.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Collection, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import product

from core.formats.format import ids
from main import FORMATS, hand_in
from tests.simulator.of_format import simulation

ENOUGH = 100
"""So many nights show everything that must happen."""

Night = tuple[int, int, int, dict[str, int], list[str]]
"""Seed, field, actions, what happened and what was wrong."""


def night(format: str, seed_and_size: tuple[int, int]) -> Night:
    """Play and check one night."""
    if format not in ids():
        hand_in(FORMATS)
    seed, size = seed_and_size
    played = simulation(format, seed, size)
    try:
        counts = played.run()
        wrong = [*(what for _, what in counts.broken), *played.wrong()]
    except Exception as error:  # any: the other nights are played all the same, and this one is wrong
        at = traceback.extract_tb(error.__traceback__)[-1]
        wrong = [f"ended by {error!r:.200} in {at.filename}:{at.lineno}"]
    return seed, size, len(played.director.history), dict(played.seen), wrong


def never(seen: Counter[str], must: Iterable[str], nights: int) -> list[str]:
    """Return what had to happen in so many nights and never did."""
    return [x for x in must if not seen[x]] if nights >= ENOUGH else []


def report(nights: Iterable[Night], must: Collection[str]) -> int:
    """Print each night with something wrong as it ends, and the totals; return the exit code."""
    seen, many, actions, bad = Counter[str](), 0, 0, 0
    for seed, size, acts, happened, wrong in nights:
        many, actions, bad = many + 1, actions + acts, bad + len(wrong)
        seen.update(happened)
        for what in wrong:
            print(f"seed {seed}, field {size}: {what}", flush=True)
    for name in (*must, *sorted({*seen} - {*must})):
        print(f"{seen[name]:>9,}  {name}")
    missing = never(seen, must, many)
    print(f"{many:,} nights, {actions:,} actions, {bad} disagreements")
    print(f"never, and must: {', '.join(missing) or '–'}")
    return 1 if bad or missing else 0


def run(given: list[str]) -> int:
    hand_in(FORMATS)
    parser = argparse.ArgumentParser(prog="python -m tests.simulator.nights", description=__doc__)
    own = [x for x in [*ids()][1:] if find_spec(f"tests.simulator.{x}") is not None]
    parser.add_argument("--format", required=True, choices=own)
    parser.add_argument("--seed", type=int, default=1, help="the first")
    parser.add_argument("--seeds", type=int, default=1, help="how many")
    parser.add_argument("--fields", type=int, nargs="+", help="sizes; without: all of the format")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args(given)
    of_format = import_module(f"tests.simulator.{options.format}")
    todo = product(range(options.seed, options.seed + options.seeds), options.fields or of_format.FIELDS)
    with ProcessPoolExecutor(options.processes) as pool:
        return report(pool.map(partial(night, options.format), todo), of_format.MUST)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
