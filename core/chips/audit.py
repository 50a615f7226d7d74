"""The count of the chips against what is in play, for the tables and for the room (procedure F6)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import gcd

from core.chips.now import left_over
from core.chips.race import collected, given, rescued
from core.floor.stacks import uncounted
from core.say.facts.chips import ChipsAdjusted, RaceHeld
from core.say.said import ByFields
from core.tournament.people import Entry
from core.tournament.state import Tournament

# The rows of the ledger that a race makes by itself, shown apart from all others.
ROUNDING, RESCUE = "rounding", "rescue"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Row(ByFields):
    """Before + rounding + rescue + ledger = after, in chips. A table's ``before`` and ``after`` are the
    chips its races took in and handed out, with what else came or went there; the room's are all chips.
    ``chip`` 0: of all denominations; ``ledger``: why and how much, everything but races."""

    table: int
    label: str
    chip: int
    before: int
    rounding: int
    rescue: int
    ledger: tuple[tuple[str, int], ...]
    after: int

    @property
    def off(self) -> int:
        """Return the chips by which the row does not add up; 0 if it does."""
        return self.after - self.before - self.rounding - self.rescue - sum(n for _, n in self.ledger)


@dataclass(frozen=True, eq=False, repr=False)
class Audit(ByFields):
    """``races``: each table and denomination; ``tables``: each table with all its denominations and the
    ledger's entries there; ``room``: everything, entries of no table among them. ``unmade``: what all stacks
    would be a multiple of, where what is in play is none; else 0. ``uncounted``: the entries whose stacks
    left the table, but nobody knows with how many chips."""

    races: tuple[Row, ...]
    tables: tuple[Row, ...]
    room: Row
    unmade: int = 0
    uncounted: tuple[int, ...] = ()

    @property
    def closes(self) -> bool:
        told = not self.unmade and not self.uncounted
        return told and not any(row.off for row in (*self.races, *self.tables, self.room))


def audit(t: Tournament) -> Audit:
    """Return the audit of the chips now. What a race shows is worked out from its seats and compared with the
    ledger; the room is compared with the chips sold. Stacks that left play with their players stand beside
    the room's ledger, for whoever counts what was sold."""
    held, ledger = t.chips.races, t.chips.adjustments
    races = [
        _row(t, table, chip, [x for x in held if (x.table, x.chip) == (table, chip)], ())
        for table, chip in sorted({(x.table, x.chip) for x in held})
    ]
    tables = [
        _row(t, i, 0, [x for x in held if x.table == i], [x for x in ledger if x.table == i])
        for i in sorted({x.table for x in held} | {x.table for x in ledger if x.table})
    ]
    sums = _sums(ledger)
    for _, chips, why in stacks_gone(t):
        sums[why] = sums.get(why, 0) - chips
    room = Row(
        0,
        "",
        0,
        t.chips.bought,
        sums.pop(ROUNDING, 0),
        sums.pop(RESCUE, 0),
        tuple(sums.items()),
        t.chips.in_play,
    )
    # every stack is a multiple of it
    least = gcd(*left_over(t))
    unmade = least if least and t.chips.in_play % least else 0
    return Audit(tuple(races), tuple(tables), room, unmade, tuple(d.entry for d in uncounted(t)))


def stacks_gone(t: Tournament) -> list[tuple[int, int, str]]:
    """Return the stacks removed from play with their players: entry, chips and reason: ``disqualified``
    (procedure I5), ``surrendered`` for a new entry (procedure C.reentry), ``absent`` (procedure C1)."""
    return [(e.id, e.removed, _why_gone(t, e)) for e in t.people.entries.values() if e.removed]


def _why_gone(t: Tournament, entry: Entry) -> str:
    if entry.id in t.conduct.disqualified:
        return "disqualified"
    return "surrendered" if t.people.entries_of[entry.player][-1] != entry.id else "absent"


def _row(
    t: Tournament, table: int, chip: int, races: Sequence[RaceHeld], ledger: Sequence[ChipsAdjusted]
) -> Row:
    """Return the row of a table's races; with its part of the ledger their rounding and rescue are the
    ledger's, else worked out: either must come to the chips handed out."""
    before, after = sum(map(collected, races)), sum(given(x) + rescued(x) for x in races)
    rescue = sum(map(rescued, races))
    sums = _sums(ledger) if ledger else {ROUNDING: after - rescue - before, RESCUE: rescue}
    rounding, saved = sums.pop(ROUNDING, 0), sums.pop(RESCUE, 0)
    label = t.room.tables[table].label if table in t.room.tables else str(table)
    return Row(table, label, chip, before, rounding, saved, tuple(sums.items()), after + sum(sums.values()))


def _sums(ledger: Iterable[ChipsAdjusted]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for x in ledger:
        sums[x.why] = sums.get(x.why, 0) + x.amount
    return sums
