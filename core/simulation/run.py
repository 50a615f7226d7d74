"""Playing a simulated tournament: one action after another through the director, counted and looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC
from math import log

from core import acts, script
from core.acts import Act
from core.chance import Chance
from core.change import Change
from core.clock import Reading, read
from core.director import Director
from core.duties import duties
from core.duty import DutyKind, Urgency
from core.entries import level_now
from core.invariants import broken_invariants
from core.log import Log, MemoryLog
from core.records import NAMES
from core.refusal import Refused
from core.simulation.answers import answer, number
from core.simulation.field import Field
from core.simulation.incidents import Scene, incident
from core.simulation.setting import EARLY, LATE, Plan, settings
from core.simulation.slips import slip
from core.structure import MINUTE
from core.tournament import Table, Tournament

# 18:00 on a Saturday in UTC; nothing depends on it.
BEGAN = 1_771_696_800_000
MOTIVATION = "as simulated"
EVERYTHING = 1000
# A night that does not end by itself is left after so many actions for each entry.
MOST = 60


@dataclass
class Counts:
    """How often each happened: ``records`` by kind, ``refusals`` by reason, ``acts`` by verb; ``broken`` are
    invariants that did not hold, with the action after which."""

    records: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    acts: Counter[str] = field(default_factory=Counter)
    broken: list[tuple[int, str]] = field(default_factory=list)

    @property
    def actions(self) -> int:
        return self.acts.total()


class Simulation:
    """One tournament. ``begin``, then ``step`` until it says that it is over."""

    def __init__(self, plan: Plan, log: Log | None = None) -> None:
        self.plan, self.now = plan, BEGAN
        self.chance = Chance(f"simulation {plan.seed} {plan.entries} {plan.rulebook}")
        self.director = Director(log or MemoryLog(), lambda: self.now, self.chance.bytes)
        self.field, self.counts = Field(), Counts()
        self.ended = False
        self._told: list[Change] = []
        self.director.listen(self._told.append)

    @property
    def t(self) -> Tournament:
        return self.director.state

    def run(self) -> Counts:
        """All of it."""
        self.begin()
        while not self.ended:
            self.step()
        self.everything()
        return self.counts

    # -- doing -----------------------------------------------------------------------------------------

    def do(self, act: Act) -> bool:
        """Whether it was done. What the rulebook alone forbids is sometimes overruled; every refusal is
        counted by its reasons."""
        reasons = self.director.check(act)
        self.counts.refusals.update(x.why.value for x in reasons)
        overruled = bool(reasons) and all(x.overridable for x in reasons) and self.chance.below(3) == 0
        override = MOTIVATION if overruled else ""
        line = script.write(act, self.t, UTC, override) if overruled or not reasons else "?"
        try:
            self.director.do(act, line=line, override=override)
        except Refused as refused:
            if not reasons or overruled:
                self.counts.refusals.update(x.why.value for x in refused.reasons)
            return False
        self._take(self._told.pop())
        return True

    def _take(self, change: Change) -> None:
        self.counts.acts[_verb(change.action.line)] += 1
        self.counts.records.update(NAMES[type(x)] for x in change.action.records)
        self.field.follow(self.t, change.action)
        self.counts.broken += [(change.action.id, x) for x in touched(self.t, change)]
        if self.counts.actions % EVERYTHING == 0:
            self.everything()

    def everything(self) -> None:
        """The whole state against what must never be untrue."""
        last = len(self.director.history)
        self.counts.broken += [(last, x) for x in broken_invariants(self.t)]

    # -- the night -------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Settings, tables, those who come early, the draw, the first card."""
        for act in settings(self.plan):
            self._must(act)
        for n in range(1, self.plan.entries * EARLY // 100 + 1):
            low = self.chance.below(60) == 0
            self._must(acts.Register(name=f"Player {n}", number=str(n), accessible=low))
        self.now += 30 * MINUTE
        self._must(acts.PrepareDraw())
        self._must(acts.MakeDraw(number=number(self.chance)))
        self._must(acts.Start())

    def _must(self, act: Act) -> None:
        self.now += self.chance.below(3000)
        if not self.do(act):
            raise RuntimeError(f"{act} was refused: {self.director.check(act)}")

    def step(self) -> None:
        """The next thing that happens: what is due, a slip of the director, an incident, or a bust."""
        t = self.t
        if self._over():
            self.ended = True
            return
        reading = read(t.levels, t.clock, self.now)
        due = [d for d in duties(t, self.now) if d.urgency is not Urgency.LATER]
        playing = due and due[0].kind is DutyKind.HAND_PLAYED and self.chance.below(2)
        if due and not playing and self.chance.below(8):
            act = answer(t, due[0] if self.chance.below(5) else self.chance.pick(due), self.chance)
            self.now += 5_000 + self.chance.below(15_000)
            if act is not None and self.do(act):
                return
        if self._unstuck(reading):
            return
        kind = self.chance.below(10)
        if kind < 6:
            act = incident(self._scene(reading))
            if act is not None:
                self.do(slip(act, t, self.chance) if self.chance.below(4) == 0 else act)
            self.now += self.chance.below(20_000)
        else:
            self._bust(reading)

    def _over(self) -> bool:
        t = self.t
        return len(t.live) <= 1 or bool(t.cancelled) or self.counts.actions > MOST * self.plan.entries + 2000

    def _unstuck(self, reading: Reading) -> bool:
        """Nobody busts while the clock stands or before it has been started again."""
        if reading.phase == "before":
            return self.do(acts.Start())
        if reading.phase == "paused" and self.t.hand_for_hand is None:
            self.now += self.chance.below(120_000)
            return self.do(acts.Resume())
        if reading.level is not None and reading.level.pause:
            if reading.level.length is None:
                return self.do(acts.Resume())
            self.now += (reading.remaining or 0) + 1000
        return False

    def _scene(self, reading: Reading) -> Scene:
        late = level_now(self.t, self.now) <= LATE + 1
        return Scene(self.t, self.field, self.chance, self.now, late, len(self.director.history))

    def _bust(self, reading: Reading) -> None:
        """Somebody goes out, the short stacks rather; now and then two in one hand."""
        t, chance = self.t, self.chance
        table = next((x for x in self._tables() if len(x.seats) > 1), None)
        if table is None:
            self.now += MINUTE
            return
        self.now += self._wait(reading)
        sitting = sorted(table.seats.values())
        loser = self.field.loser(chance, sitting)
        rest = [e for e in sitting if e != loser]
        winner = chance.pick(rest)
        if len(rest) > 2 and len(t.live) > 5 and chance.below(15) == 0:
            second = self.field.loser(chance, [e for e in rest if e != winner])
            stacks = tuple(max(1, self.field.stacks.get(e, 1)) for e in (loser, second))
            self.do(acts.Eliminate(who=(loser, second), by=(winner,), stacks=stacks))
        else:
            self.do(acts.Eliminate(who=(loser,), by=(winner,)))

    def _tables(self) -> Iterator[Table]:
        """Tables of some of those who are in: that of one, else those of others."""
        for _ in range(5):
            found = self.t.entries[self.chance.pick(self.field.live)].table
            if found is not None:
                yield self.t.tables[found]
        yield from self.t.open_tables

    def _wait(self, reading: Reading) -> int:
        """Until the next bust: the same share of those left goes out in the same time, so that the night
        ends about when its sheet does."""
        length = self.plan.hours * 60 * MINUTE
        rate = log(max(2, self.plan.entries)) / length
        return min(30 * MINUTE, round(-log(1 - self.chance.share()) / (rate * len(self.t.live))))


def touched(t: Tournament, change: Change) -> Iterator[str]:
    """What must hold of the tables and entries an action touched."""
    for id in change.entries:
        entry = t.entries.get(id)
        if entry is None or entry.table is None:
            continue
        table = t.tables.get(entry.table)
        if entry.out or table is None or not table.open or table.seats.get(entry.seat or 0) != id:
            yield f"entry {id} is not where it sits"
    for id in change.tables:
        for seat, who in t.tables[id].seats.items() if id in t.tables else ():
            found = t.entries.get(who)
            if found is None or (found.table, found.seat) != (id, seat):
                yield f"seat {id}.{seat} holds somebody who is not there"
    if t.chips_in_play < 0:
        yield "there are less than no chips in play"


def _verb(line: str) -> str:
    """``eliminate`` of ``eliminate e12 by e7``; the longest verb that the line begins with."""
    words = line.split(" ")
    two = " ".join(words[:2])
    return two if two in acts.VERBS else words[0]
