"""``simulate``: a made-up tournament of any size through the real actions, counted, from a printed seed."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC
from pathlib import Path

from core import shelf
from core.export import export
from core.simulation.run import Counts, Simulation
from core.simulation.setting import Plan
from gui.text_tr import tr

OK, BROKEN, BAD_USAGE = 0, 1, 2
MOST = 20_000


def _arguments(given: list[str]) -> argparse.Namespace:
    """Raises ``SystemExit`` for words that cannot be meant, having said why."""
    parser = argparse.ArgumentParser(prog="main.py simulate", description=tr("Play a made-up tournament."))
    parser.add_argument("--entries", type=int, default=45, metavar="N", help=tr("expected, from 2 up"))
    parser.add_argument("--rulebook", default="plain", metavar="ID", help=", ".join(shelf.texts()))
    parser.add_argument("--option", default="", metavar="NAME", help=tr("a second method of that rulebook"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=tr("the same seed, the same night"))
    parser.add_argument("--seats", type=int, default=9, metavar="N", help=tr("at a table, 2 to 12"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=tr("keep the lines of the night there"))
    parser.add_argument("--json", action="store_true", help=tr("the counts as JSON"))
    found = parser.parse_args(given)
    if not 2 <= found.entries <= MOST:
        parser.error(tr("--entries is from 2 to {most}", most=f"{MOST:,}"))
    if not 2 <= found.seats <= 12:
        parser.error(tr("--seats is from 2 to 12"))
    book = shelf.shipped().get(found.rulebook)
    if book is None:
        parser.error(tr("there is no rulebook {id}", id=repr(found.rulebook)))
    if found.option and found.option not in book.options:
        parser.error(tr("{id} has no option {name}", id=found.rulebook, name=repr(found.option)))
    return found


def run(given: list[str]) -> int:
    """0 where no invariant was broken, 1 where one was, 2 for words that cannot be meant."""
    try:
        asked = _arguments(given)
    except SystemExit as stop:
        return OK if stop.code in (None, 0) else BAD_USAGE
    plan = Plan(
        entries=asked.entries, seed=asked.seed, rulebook=asked.rulebook, option=asked.option,
        seats=asked.seats,
    )  # fmt: skip
    if not asked.json:
        entries = f"{plan.entries:,}"
        print(tr("Seed {seed}, {n} entries, {book}", seed=plan.seed, n=entries, book=plan.rulebook))
    simulation = Simulation(plan)
    counts = simulation.run()
    if asked.save is not None:
        try:
            asked.save.write_text("\n".join(export(simulation.director, UTC)) + "\n", "utf-8")
        except OSError as error:
            print(tr("{file} was not written: {why}", file=asked.save, why=error.strerror), file=sys.stderr)
            return BAD_USAGE
    said = json.dumps(_data(counts, simulation)) if asked.json else _said(counts, simulation)
    print(said)
    return BROKEN if counts.broken else OK


def _data(counts: Counts, simulation: Simulation) -> dict[str, object]:
    return {
        "seed": simulation.plan.seed, "entries": len(simulation.t.entries), "left": len(simulation.t.live),
        "actions": counts.actions, "records": dict(sorted(counts.records.items())),
        "refusals": dict(sorted(counts.refusals.items())), "acts": dict(sorted(counts.acts.items())),
        "broken": counts.broken,
    }  # fmt: skip


def _said(counts: Counts, simulation: Simulation) -> str:
    t = simulation.t
    lines = [
        tr("{n} actions, {entries} entries, {left} left", n=f"{counts.actions:,}",
           entries=f"{len(t.entries):,}", left=f"{len(t.live):,}"),
        "", tr("records"), *_column(counts.records), "", tr("refused"), *_column(counts.refusals), "",
        tr("invariants broken: {n}", n=len(counts.broken)),
        *(f"  {tr('after action')} {action}: {what}" for action, what in counts.broken[:20]),
    ]  # fmt: skip
    return "\n".join(lines)


def _column(counted: dict[str, int]) -> list[str]:
    return [f"  {n:>9,}  {name}" for name, n in sorted(counted.items(), key=lambda x: (-x[1], x[0]))]
