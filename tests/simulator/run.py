"""Play a simulated tournament: one action after another through the director, counted and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import log

from core.clock.clock import Reading, read
from core.floor.draw.draw import open_draw
from core.formats.duties import duties
from core.formats.entries import level_now
from core.log.change import Change
from core.log.order import Log, MemoryLog
from core.say import acts
from core.say.acts import Act
from core.say.duties import Duty, HandPlayedDuty, Urgency
from core.say.levels import MINUTE
from core.say.reasons import Refused
from core.say.records import NAMES
from core.text.opening import GAME, open_door
from core.tournament.chance import Chance
from core.tournament.state import Tournament
from core.tournament.table import Table
from tests.simulator.answers import answer, number
from tests.simulator.blunders import blunder
from tests.simulator.field import Field
from tests.simulator.incidents import incident
from tests.simulator.rare import rare
from tests.simulator.scene import Dated, Deed, Pass, Scene
from tests.simulator.setting import EARLY, LATE, Plan, first_of_all, rooms, settings
from tests.simulator.slips import slip

# 18:00 on a Saturday in UTC; nothing depends on it.
BEGAN = 1_771_696_800_000
REASON = "as simulated"
# A night that does not end is stopped after this many actions per entry; a fussy one after this many.
MOST = 60
FUSSY = 900
# In a large room duties are worked out once per this many entries, not after each action.
ROOM = 60


@dataclass
class Counts:
    """The number of occurrences: ``records`` by kind, ``refusals`` by reason, ``acts`` by verb; ``broken``
    are invariants that did not hold, with the action after which."""

    records: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    acts: Counter[str] = field(default_factory=Counter)
    broken: list[tuple[int, str]] = field(default_factory=list)

    @property
    def actions(self) -> int:
        return self.acts.total()

    def counters(self) -> tuple[Counter[str], ...]:
        """Return all that is counted."""
        return self.records, self.refusals, self.acts


class Simulation:
    """One tournament. ``begin``, then ``step`` until it has ``ended``. The director asks the invariants of
    what each action touched; ``doubting``: those of the whole state are asked after each besides."""

    def __init__(self, plan: Plan, log: Log | None = None, *, doubting: bool = True) -> None:
        self.plan, self.now, self.doubting = plan, BEGAN, doubting
        self.chance = Chance(f"simulation {plan.seed} {plan.entries} {plan.rulebook}")
        self.director = open_door(log or MemoryLog(), lambda: self.now, self.chance.bytes)
        self.field, self.counts = Field(), Counts()
        self.ended = False
        self._told: list[Change] = []
        self._due: list[Duty] = []
        self._looked = self._steps = 0
        self.director.listen(self._told.append)

    @property
    def t(self) -> Tournament:
        return self.director.state

    def run(self) -> Counts:
        """Play everything, and open the file again to read it."""
        self.begin()
        while not self.ended:
            self.step()
        self.everything()
        self.reopened()
        return self.counts

    # -- doing -----------------------------------------------------------------------------------------

    def attempt(self, deeds: Iterable[Deed]) -> None:
        for deed in deeds:
            match deed:
                case Pass():
                    self.now += deed.ms
                case Dated():
                    self.do(deed.act, deed.happened)
                case _:
                    self.do(deed)

    def do(self, act: Act, happened: int | None = None, *, must: bool = False) -> bool:
        """Do the act and return whether it was done. Reasons that may be overruled sometimes are, always if
        it ``must`` be done; every refusal is counted by its reasons."""
        reasons = self.director.check(act, happened)
        self.counts.refusals.update(x.kind for x in reasons)
        may = bool(reasons) and all(x.overridable for x in reasons)
        overruled = may and (must or self.chance.below(3) == 0)
        override = REASON if overruled else ""
        if reasons and not overruled:
            self.counts.broken += self._refused(act, happened)
            return False
        try:
            self.director.do(act, override=override, happened=happened)
        except Refused as refused:
            self.counts.refusals.update(x.kind for x in refused.reasons)
            if happened is None:
                self.counts.broken.append((len(self.director.history), f"refused unasked: {act}"))
            return False
        self._take(self._told.pop())
        return True

    def _refused(self, act: Act, happened: int | None) -> Iterator[tuple[int, str]]:
        """Check that an act refused by ``check`` is refused when done, and leaves nothing behind; yield its
        reasons."""
        before = len(self.director.history)
        try:
            self.director.do(act, happened=happened)
        except Refused:
            if len(self.director.history) == before:
                return
        yield before, f"not refused: {act}"

    def _take(self, change: Change) -> None:
        self.counts.acts[_verb(change.action.line)] += 1
        self.counts.records.update(NAMES[type(x)] for x in change.action.records)
        self.field.follow(self.t, change.action)
        if self.doubting:
            self.everything()

    def everything(self) -> None:
        """Check every invariant of the whole state."""
        last = len(self.director.history)
        self.counts.broken += [(last, x) for x in GAME.broken(self.t)]

    def reopened(self) -> None:
        """Check that the log folds to the same state, and that a read-only one refuses everything."""
        log = MemoryLog(self.director.history)
        log.read_only = True
        reopened = open_door(log, lambda: self.now, self.chance.bytes)
        if reopened.problem or reopened.state != self.t:
            self.counts.broken.append((len(log.actions), f"not the same once read again: {reopened.problem}"))
        self.counts.refusals.update(x.kind for x in reopened.check(acts.Note(text="after the night")))

    # -- the night -------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Do everything before play: settings, tables, early entries, the draw, the first hand."""
        for act in first_of_all(self.plan):
            self._must(act)
        self._fumble()
        for act in settings(self.plan):
            self._must(act)
        early = range(1, self.plan.entries * EARLY // 100 + 1)
        for n in early[:3]:
            self._registers(n)
        self._fumble()
        for act in rooms(self.plan):
            self._must(act)
        for n in early[3:]:
            self._registers(n)
        self._fumble()
        self.now += 30 * MINUTE
        if open_draw(self.t) is None:
            self.do(acts.PrepareDraw())
        self.do(acts.MakeDraw(number=number(self.chance)))
        self._fumble()
        self._unstuck(read(self.t.clock.levels, self.t.clock.position, self.now))

    def _registers(self, n: int) -> None:
        low = self.chance.below(60) == 0
        self._must(acts.Register(name=f"Player {n}", number=str(n), accessible=low))
        if self.chance.below(40) == 0 and n > 2 and self.field.live:
            self.do(acts.Unregister(entry=self.field.live[-1]))

    def _fumble(self) -> None:
        """Try the buttons before the first hand; on a fussy night all of them."""
        for _ in range(30 if self.plan.fussy else 2):
            self.attempt(blunder(self._scene(late=True)))
            if self.plan.fussy and self.director.history:
                self.attempt(rare(self._scene(late=True)))

    def _must(self, act: Act) -> None:
        self.now += self.chance.below(3000)
        if not self.do(act, must=True) and not self.t.word.cancelled:
            raise RuntimeError(f"{act} was refused: {self.director.check(act)}")

    def step(self) -> None:
        """Do the next thing: a duty, a blunder, a rare event, an incident, or a bust."""
        t = self.t
        self._steps += 1
        if self._over():
            self.ended = True
            return
        reading = read(t.clock.levels, t.clock.position, self.now)
        due = [] if self.plan.fussy and self.chance.below(3) else self._what_is_due()
        playing = due and isinstance(due[0], HandPlayedDuty) and self.chance.below(2)
        if due and not playing and self.chance.below(8):
            duty = due[0] if self.chance.below(5) else self.chance.pick(due)
            self._due.remove(duty)
            act = answer(t, duty, self.chance)
            self.now += 5_000 + self.chance.below(15_000)
            if act is not None and self.do(act):
                return
        if self._unstuck(reading):
            return
        scene = self._scene(late=level_now(t, self.now) <= LATE + 1)
        kind = self.chance.below(10)
        if self.plan.fussy and kind < 8:
            self.attempt(rare(scene) if kind < 5 else blunder(scene))
            self.now += self.chance.below(20_000)
        elif kind == 0:
            self.attempt((rare if self.chance.below(2) else blunder)(scene))
        elif kind < 6 or (self.plan.fussy and self.chance.below(2)):
            made = incident(scene)
            if made is not None:
                self.do(slip(made, t, self.chance) if self.chance.below(4) == 0 else made)
            self.now += self.chance.below(20_000)
        else:
            self._bust(reading)

    def _what_is_due(self) -> list[Duty]:
        """Return the duties as last worked out, without those done since. In a large room they are not worked
        out after each action: those settled meanwhile are then refused."""
        now = len(self.director.history)
        if now - self._looked >= len(self.field.live) // ROOM:
            self._due = [d for d in duties(self.t, self.now) if d.urgency is not Urgency.LATER]
            self._looked = now
        return self._due

    def _over(self) -> bool:
        t = self.t
        most = FUSSY if self.plan.fussy else MOST * self.plan.entries + 2000
        return (
            len(t.people.live) <= 1
            or bool(t.word.cancelled)
            or max(self.counts.actions, self._steps // 4) > most
        )

    def _unstuck(self, reading: Reading) -> bool:
        """Start a stopped clock again: nobody busts while it stands."""
        if reading.phase == "before":
            return self.do(acts.Start())
        if reading.phase == "paused" and self.t.game.hand_for_hand is None:
            self.now += self.chance.below(120_000)
            return self.do(acts.Resume())
        if reading.level is not None and reading.level.pause:
            if reading.level.length is None:
                return self.do(acts.Resume())
            self.now += (reading.remaining or 0) + 1000
        return False

    def _scene(self, *, late: bool) -> Scene:
        return Scene(self.director, self.field, self.chance, late)

    def _bust(self, reading: Reading) -> None:
        """Eliminate somebody, preferring short stacks; now and then two in one hand."""
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
        if len(rest) > 2 and len(t.people.live) > 5 and chance.below(15) == 0:
            second = self.field.loser(chance, [e for e in rest if e != winner])
            stacks = tuple(max(1, self.field.stacks.get(e, 1)) for e in (loser, second))
            self.do(acts.Eliminate(who=(loser, second), by=(winner,), stacks=stacks))
        else:
            self.do(acts.Eliminate(who=(loser,), by=(winner,)))

    def _tables(self) -> Iterator[Table]:
        """Yield the tables of some live entries: that of one, else those of others."""
        for _ in range(5):
            seat_table = self.t.people.entries[self.chance.pick(self.field.live)].table
            if seat_table is not None:
                yield self.t.room.tables[seat_table]
        yield from self.t.open_tables

    def _wait(self, reading: Reading) -> int:
        """Return the time to the next bust: equal times lose equal shares of the players left, so that the
        night ends about when its structure does."""
        length = self.plan.hours * 60 * MINUTE
        rate = log(max(2, self.plan.entries)) / length
        return min(30 * MINUTE, round(-log(1 - self.chance.share()) / (rate * len(self.t.people.live))))


def _verb(line: str) -> str:
    """Return ``eliminate`` of ``eliminate e12 by e7``; the longest verb that the line begins with."""
    words = line.split(" ")
    two = " ".join(words[:2])
    return two if two in acts.VERBS else words[0]
