"""Many nights, one after the other: their plans and their totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import exp, log
from typing import Any

from core.rulebook import shelf
from core.say.records import KINDS
from core.tournament.chance import Chance
from tests.simulator.blunders import ELSEWHERE, REASONS
from tests.simulator.run import Counts
from tests.simulator.setting import STRICT, Plan

BOOKS = tuple(id for id in shelf.texts() if id != shelf.NO_BOOK)
LEAST, MOST = 2, 10_000
# The number of fussy nights in each dozen, and the most entries they have.
DOZEN, FUSSY, FEW = 12, 10, 150
HEADS_UP, MATCHES = 2, 300
SEATS, SMALL = (2, 6, 8, 9, 9, 9, 10), (2, 5, 6, 6, 8, 9, 10)


def plan(seed: int, least: int = LEAST, most: int = MOST) -> Plan:
    """Return the night of that seed: the books in turn, sizes such that as many are between 10 and 100 as
    between 100 and 1,000; the first ten of each dozen nights by a book are fussy ones of few entries."""
    chance = Chance(f"plan {seed}")
    book = BOOKS[seed % len(BOOKS)]
    fussy = seed // len(BOOKS) % DOZEN < FUSSY
    top = min(most, max(FEW, least)) if fussy else most
    size = round(exp(log(least) + chance.share() * (log(top) - log(least))))
    if fussy and chance.below(3) == 0:
        size = 8 + chance.below(7)  # two tables, and soon a final one
    option = chance.pick(("", *shelf.shipped()[book].options))
    strict = chance.below(2 * len(STRICT) + 1) if fussy else 0
    seats = chance.pick(SMALL if fussy else SEATS)
    if seats == HEADS_UP:
        size = min(size, MATCHES)  # nobody plays thousands of matches at once
    return Plan(
        entries=min(max(size, least), top),
        seed=seed,
        rulebook=book,
        option=option,
        fussy=fussy,
        seats=seats,
        strict=strict if strict <= len(STRICT) else 0,
    )


@dataclass
class Totals:
    """The totals of nights. ``wrong`` holds the independent checker's disagreements; ``broken`` and ``wrong``
    name their night by its seed."""

    nights: int = 0
    actions: int = 0
    largest: int = 0
    thousands: int = 0
    records: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    acts: Counter[str] = field(default_factory=Counter)
    books: Counter[str] = field(default_factory=Counter)
    broken: list[tuple[int, int, str]] = field(default_factory=list)
    wrong: list[tuple[int, str]] = field(default_factory=list)

    def add(self, plan: Plan, counts: Counts, wrong: list[str] | None = None) -> None:
        self.nights += 1
        self.actions += counts.actions
        self.largest = max(self.largest, plan.entries)
        self.thousands += plan.entries >= 1000
        self.records.update(counts.records)
        self.refusals.update(counts.refusals)
        self.acts.update(counts.acts)
        self.books[plan.rulebook] += counts.actions
        self.broken += [(plan.seed, action, what) for action, what in counts.broken]
        self.wrong += [(plan.seed, what) for what in wrong or ()]

    def join(self, other: Totals) -> None:
        """Add the totals of other nights."""
        self.nights += other.nights
        self.actions += other.actions
        self.largest = max(self.largest, other.largest)
        self.thousands += other.thousands
        for name in ("records", "refusals", "acts", "books"):
            getattr(self, name).update(getattr(other, name))
        self.broken += other.broken
        self.wrong += other.wrong

    def below(self, times: int) -> list[str]:
        """Return the record kinds that occurred less often than that."""
        return [kind for kind in KINDS if self.records[kind] < times]

    def unmet(self) -> list[str]:
        """Return the reasons that never occurred, of those that an act can earn."""
        elsewhere = {x.kind for x in ELSEWHERE}
        return [kind for kind in REASONS if not self.refusals[kind] and kind not in elsewhere]

    def data(self) -> dict[str, Any]:
        counts = {name: dict(getattr(self, name)) for name in ("records", "refusals", "acts", "books")}
        return {
            "nights": self.nights, "actions": self.actions, "largest": self.largest,
            "thousands": self.thousands, **counts, "broken": self.broken, "wrong": self.wrong,
        }  # fmt: skip

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Totals:
        """Return the totals of this ``data``, also after it was JSON."""
        totals = cls(*(data[name] for name in ("nights", "actions", "largest", "thousands")))
        for name in ("records", "refusals", "acts", "books"):
            getattr(totals, name).update(data[name])
        totals.broken = [(seed, action, what) for seed, action, what in data["broken"]]
        totals.wrong = [(seed, what) for seed, what in data["wrong"]]
        return totals
