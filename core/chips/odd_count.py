"""The count of odd chips of all tables against the chips in play (RULES F): a misfit is a miscount."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import gcd

from core.chips.now import left_over, to_race, unit
from core.chips.race import collected, given, rescued
from core.tournament import settled
from core.tournament.state import Table, Tournament


@dataclass(frozen=True, slots=True)
class Tally:
    """``value``: what the odd chips of the other tables came to; ``total``: what was in play before they were
    raced; ``unit``: what must divide the total without all odd chips."""

    chip: int
    value: int
    total: int
    unit: int

    def missing(self, count: int) -> int:
        """Return how many more odd chips at the last table would fit, at the least; 0: ``count`` fits."""
        step, turn = gcd(self.chip, self.unit), self.unit // gcd(self.chip, self.unit)
        rest = (self.total - self.value - self.chip * count) % self.unit
        return rest // step * pow(self.chip // step, -1, turn) % turn


def tally(t: Tournament, table: Table, chip: int) -> Tally | None:
    """Return what the other tables counted, where this is the last of several to race this chip. None where
    nothing is known for certain: a table raced elsewhere, or what is in play could not be made of the chips
    before."""
    held = [x for x in t.races if x.chip == chip]
    last = [x.id for x in to_race(t, chip)] == [table.id]
    if not held or not last or any(settled.raced(t, chip)):
        return None
    left = left_over(t)
    total = t.chips_in_play - sum(given(x) + rescued(x) - collected(x) for x in held)
    after = unit([v for v in left if v != chip])
    if not after or total % unit(left):
        return None
    return Tally(chip, sum(map(collected, held)), total, after)


def fitted(t: Tournament, table: Table, chip: int, odd: Mapping[int, int]) -> tuple[tuple[int, int], ...]:
    """Return these odd chips with one seat's changed so that those of all tables fit."""
    found, counts = tally(t, table, chip), dict(odd)
    if found is not None and table.seats:
        seat, turn = min(table.seats), found.unit // gcd(chip, found.unit)
        counts[seat] = (counts.get(seat, 0) + found.missing(sum(counts.values()))) % turn
    return tuple((seat, n) for seat, n in sorted(counts.items()) if n)
