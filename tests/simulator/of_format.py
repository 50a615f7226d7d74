"""A made-up night of any format, from what its folders offer: its plausible night through the real actions,
with undoing and bad luck, counted and checked after every action.

A format may do better in ``tests/simulator/NAME.py``: a ``Simulation`` of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from core.clock.clock import read
from core.formats.duties import duties
from core.formats.format import of
from core.formats.plausible import Plausible, Step, night_of
from core.log.change import Change
from core.log.order import MemoryLog
from core.say import acts
from core.say.acts import Act
from core.say.duties import Duty
from core.say.reasons import Refused
from core.say.records import NAMES
from core.text.export import export, read_line
from core.text.opening import GAME, open_door
from core.tournament.chance import Chance
from core.tournament.director import Director
from tests.simulator.run import BEGAN, Counts

# One in so many actions is undone and done again; one in so many comes with an act that is nonsense now.
UNDONE, NONSENSE = 12, 6
# A night with so much wrong is not played to its end.
MOST_BROKEN = 50


class Played(Protocol):
    """One night: ``run`` plays it whole. ``wrong`` is what an independent checker found of it, ``seen`` what
    happened in it, of that which must happen in some night."""

    director: Director
    seen: Counter[str]

    def run(self) -> Counts: ...

    def wrong(self) -> list[str]: ...


def simulation(format: str, seed: int, entries: int) -> Played:
    """Return the night of this seed, by the format's own simulator where it has one: of so many entries, or
    (0) of one of its fields after the other."""
    place = f"tests.simulator.{format}"
    if find_spec(place) is not None:
        module = import_module(place)
        fields: Sequence[int] = module.FIELDS
        own: Played = module.Simulation(seed, entries or fields[seed % len(fields)])
        return own
    return Simulation(format, seed)


class Simulation:
    """The plausible night of a format."""

    def __init__(self, format: str, seed: int) -> None:
        self.now, self.counts = BEGAN, Counts()
        self._chance = Chance(f"simulation {format} {seed}")
        self._night: Plausible = night_of(format)
        self.director = open_door(MemoryLog(), lambda: self.now, self._chance.bytes)
        self._told: list[Change] = []
        self.due: list[Duty] = []
        self.seen: Counter[str] = Counter()
        self.director.listen(self._told.append)

    def run(self) -> Counts:
        """Play everything, then read the exported lines again and undo all of it."""
        for step in self._night.setup(self._chance):
            self._do(step.act, step.wait, step.override)
        while len(self.counts.broken) < MOST_BROKEN and (step_ := self._next()):
            self._do(step_.act, step_.wait, step_.override)
        self.counts.broken += [(len(self.director.history), x) for x in self._read_again()]
        return self.counts

    def wrong(self) -> list[str]:
        return []

    def _next(self) -> Step | None:
        t = self.director.state
        return self._night.play(t, read(t.clock.levels, t.clock.position, self.now), self.now, self._chance)

    def _do(self, act: Act, wait: int = 0, override: str = "") -> None:
        self.now += wait
        self._nonsense()
        try:
            self.director.do(act, override=override)
        except Refused as refused:
            self.counts.refusals.update(x.kind for x in refused.reasons)
            self.counts.broken.append((len(self.director.history), f"the night's own act is refused: {act}"))
            return
        self._take()
        if self._chance.below(UNDONE) == 0:
            for again in (acts.Undo(), acts.Redo()):
                self.director.do(again)
                self._take()

    def _take(self) -> None:
        change = self._told.pop()
        self.counts.acts[change.action.line.split()[0]] += 1
        self.counts.records.update(NAMES[type(x)] for x in change.action.records)
        t, at = self.director.state, len(self.director.history)
        self.counts.broken += [(at, x) for x in GAME.broken(t)]
        self.due = duties(t, self.now)

    def _nonsense(self) -> None:
        """Ask for an act of the format that may be nonsense now: it is refused with reasons or would be
        done, and nothing is done by asking."""
        if self._chance.below(NONSENSE) or not self.director.history:
            return
        before = len(self.director.history)
        kind = self._chance.pick(sorted(of(self.director.state).rules, key=lambda x: x.VERB))
        try:
            act = kind()
        except TypeError:  # it needs to be told more
            return
        self.counts.refusals.update(x.kind for x in self.director.check(act))
        if len(self.director.history) != before:
            self.counts.broken.append((before, f"asking did something: {act}"))

    def _read_again(self) -> Iterator[str]:
        log = MemoryLog()
        for line in [*export(self.director, UTC)][1:-1]:
            log.append(read_line(line, UTC))
        copy = open_door(log, lambda: self.now, bytes)
        if copy.problem or copy.state != self.director.state:
            yield f"read again it is another one {copy.problem}"
        while self.director.next_undo() is not None:
            self.director.do(acts.Undo())
            self._told.clear()
        fresh = open_door(MemoryLog(), lambda: self.now, bytes).state
        fresh.room.draws = self.director.state.room.draws  # the secret of a draw that was made is used
        if self.director.state != fresh:
            yield "undone to the beginning something is left"
