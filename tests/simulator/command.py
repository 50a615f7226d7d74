"""``simulate``: made-up tournaments of any size through the real actions, counted, from a printed seed."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from datetime import UTC

from core.say.records import KINDS
from core.text.export import export
from gui.words.tr import Context
from tests import arguments
from tests.simulator.blunders import REASONS
from tests.simulator.many import LEAST, Totals
from tests.simulator.many import MOST as MOST_OF_MANY
from tests.simulator.many import plan as plan_of
from tests.simulator.of_format import simulation
from tests.simulator.run import Counts, Simulation
from tests.simulator.setting import Plan

tr = Context("tools")

OK, BROKEN, BAD_USAGE = 0, 1, 2


def run(given: list[str]) -> int:
    """Return 0 if no invariant was broken, 1 if one was, 2 for invalid arguments."""
    options = arguments.simulate(given)
    if options.format != arguments.HOLDEM:
        return _of_format(options)
    if options.nights > 0 or options.actions > 0:
        return _many(options)
    plan = Plan(
        entries=options.entries,
        seed=options.seed,
        rulebook=options.rulebook,
        option=options.option,
        seats=options.seats,
        tables=options.tables,
    )
    if not options.json:
        entries = f"{plan.entries:,}"
        print(tr("Seed {seed}, {n} entries, {book}", seed=plan.seed, n=entries, book=plan.rulebook))
    simulation = Simulation(plan)
    counts = simulation.run()
    if options.save is not None:
        try:
            with options.save.open("x", encoding="utf-8") as file:
                file.write("\n".join(export(simulation.director, UTC)) + "\n")
        except OSError as error:
            print(tr("{file} was not written: {why}", file=options.save, why=error.strerror), file=sys.stderr)
            return BAD_USAGE
    words = json.dumps(_data(counts, simulation)) if options.json else _said(counts, simulation)
    print(words)
    return BROKEN if counts.broken else OK


def _of_format(options: argparse.Namespace) -> int:
    """Play nights of another format one after the other: as many as wanted, or one."""
    totals, seen, wrong, nights = Counts(), Counter[str](), list[tuple[int, str]](), 0
    while nights < max(1, options.nights) or totals.actions < options.actions:
        seed = options.seed + nights
        played = simulation(options.format, seed, options.entries)
        counts = played.run()
        for whole, one in zip(totals.counters(), counts.counters(), strict=True):
            whole.update(one)
        totals.broken += counts.broken
        wrong += [(seed, x) for x in (*(what for _, what in counts.broken), *played.wrong())]
        seen.update(played.seen)
        nights += 1
    if options.json:
        data = {
            "format": options.format, "seed": options.seed, "nights": nights, "actions": totals.actions,
            "records": dict(sorted(totals.records.items())), "wrong": wrong,
            "refusals": dict(sorted(totals.refusals.items())), "acts": dict(sorted(totals.acts.items())),
            "seen": dict(sorted(seen.items())),
        }  # fmt: skip
        print(json.dumps(data))
    else:
        lines = [
            tr("{n} nights of {format}, {actions} actions", n=f"{nights:,}", format=options.format,
               actions=f"{totals.actions:,}"),
            "", tr("records"), *_column(totals.records), "", tr("refused"), *_column(totals.refusals), "",
            tr("happened"), *_column(seen), "",
            tr("disagreements of the checker: {n}", n=len(wrong)),
            *(f"  {tr('seed')} {seed}: {what}" for seed, what in wrong[:20]),
        ]  # fmt: skip
        print("\n".join(lines))
    return BROKEN if wrong else OK


def _many(options: argparse.Namespace) -> int:
    """Play nights one after the other; each is printed to stderr as it ends, the totals come last."""
    totals, seed = Totals(), options.seed
    if not options.json:
        print(tr("Seed {seed} and on", seed=seed))
    while totals.nights < options.nights if options.nights > 0 else totals.actions < options.actions:
        plan = plan_of(seed, LEAST, MOST_OF_MANY)
        counts = Simulation(plan).run()
        totals.add(plan, counts)
        line = tr(
            "seed {seed}: {entries} entries, {book}, {actions} actions; {all} in all",
            seed=seed,
            entries=f"{plan.entries:,}",
            book=plan.rulebook,
            actions=f"{counts.actions:,}",
            all=f"{totals.actions:,}",
        )
        print(line, file=sys.stderr, flush=True)
        seed += 1
    print(json.dumps(totals.data()) if options.json else totals_said(totals))
    return BROKEN if totals.broken else OK


def totals_said(totals: Totals, *, checked: bool = False) -> str:
    """Return the totals of many nights; every kind and every reason is named, those that never occurred
    too."""
    records = {kind: totals.records[kind] for kind in KINDS}
    refusals = {kind: totals.refusals[kind] for kind in REASONS}
    lines = [
        tr("{nights} nights of up to {most} entries ({large} of a thousand or more), {actions} actions",
           nights=f"{totals.nights:,}", most=f"{totals.largest:,}", large=f"{totals.thousands:,}",
           actions=f"{totals.actions:,}"),
        *_column(totals.books), "",
        tr("records"), *_column(records), "",
        tr("refused"), *_column(refusals), "",
        tr("kinds of records below one in a thousand actions: {names}",
           names=", ".join(totals.below(max(1, totals.actions // 1000))) or "–"),
        tr("reasons never given: {names}", names=", ".join(totals.unmet()) or "–"),
        tr("invariants broken: {n}", n=len(totals.broken)),
        *(f"  {tr('seed')} {seed}, {tr('after action')} {action}: {what}"
          for seed, action, what in totals.broken[:20]),
    ]  # fmt: skip
    if checked:
        lines += [
            tr("disagreements of the checker: {n}", n=len(totals.wrong)),
            *(f"  {tr('seed')} {seed}: {what}" for seed, what in totals.wrong[:20]),
        ]
    return "\n".join(lines)


def _data(counts: Counts, simulation: Simulation) -> dict[str, object]:
    return {
        "seed": simulation.plan.seed, "entries": len(simulation.t.people.entries),
        "left": len(simulation.t.people.live), "actions": counts.actions,
        "records": dict(sorted(counts.records.items())),
        "refusals": dict(sorted(counts.refusals.items())), "acts": dict(sorted(counts.acts.items())),
        "broken": counts.broken,
    }  # fmt: skip


def _said(counts: Counts, simulation: Simulation) -> str:
    t = simulation.t
    lines = [
        tr("{n} actions, {entries} entries, {left} left", n=f"{counts.actions:,}",
           entries=f"{len(t.people.entries):,}", left=f"{len(t.people.live):,}"),
        "", tr("records"), *_column(counts.records), "", tr("refused"), *_column(counts.refusals), "",
        tr("invariants broken: {n}", n=len(counts.broken)),
        *(f"  {tr('after action')} {action}: {what}" for action, what in counts.broken[:20]),
    ]  # fmt: skip
    return "\n".join(lines)


def _column(counted: dict[str, int]) -> list[str]:
    return [f"  {n:>9,}  {name}" for name, n in sorted(counted.items(), key=lambda x: (-x[1], x[0]))]
