"""A large night made by the real ``Director``, move by move, for the benches.

Registrations, a draw, busts, re-entries, moves, table breaks, pauses, some mistakes undone. The same numbers
give the same night.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC

from core.log.order import MemoryLog
from core.say import acts
from core.say.acts import Act
from core.say.levels import MINUTE
from core.say.records import Action, ClockSet
from core.text.opening import GAME
from core.tournament.chance import Chance
from core.tournament.director import Director

START = 1_763_712_345_000
SEATS = 9
FIRST = ("Anna", "Bo", "Åsa", "Örjan", "Karl-Erik", "Maja", "Ulf", "Elin", "Ingrid", "Måns", "Gülay", "José")
LAST = ("Ek", "Lindström", "Öberg", "Wahlgren", "Sjö", "Nyström", "Karlsson", "Åkesson", "Fernández", "Holm")


class Night:
    """A director over a log in memory, and its simulated time."""

    def __init__(self, seed: str = "bench") -> None:
        self.time = START
        self.chance = Chance(seed)
        self.log = MemoryLog()
        # Its invariants are asked by the measurements that open it, not 25,000 times.
        game = replace(GAME, broken=lambda *_: [])
        self.director = Director(self.log, lambda: self.time, self.chance.bytes, UTC, game)
        self.live: list[int] = []  # live entries, unordered: picked from without searching the state

    def do(self, act: Act, after: int = 1000) -> None:
        """Do the act ``after`` ms, with its line as the console would write it."""
        self.time += after
        self.director.do(act)

    def running(self) -> list[Action]:
        """Return the night up to its middle, the clock running."""
        return self.log.actions[: self._middle() - 1]

    def paused(self) -> list[Action]:
        """Return the night up to a pause in its middle."""
        return self.log.actions[: self._middle()]

    def _middle(self) -> int:
        """Return the number of actions at the first pause."""
        return next(
            n
            for n, action in enumerate(self.log.actions, 1)
            if any(isinstance(x, ClockSet) and not x.running for x in action.records)
        )

    def pick_out(self) -> int:
        """Remove and return a live entry."""
        at = self.chance.below(len(self.live))
        self.live[at], self.live[-1] = self.live[-1], self.live[at]
        return self.live.pop()


def prepared(entries: int, seed: str = "bench") -> Night:
    """Return everything up to the draw: prices, structure, tables, people."""
    night = Night(seed)
    night.do(acts.Set(key="seats", value=SEATS))
    night.do(acts.SetPrice(kind="entry", paid=350, fee=50, chips=30_000))
    night.do(acts.SetPrice(kind="reentry", paid=350, fee=50, chips=30_000))
    for n in range(30):
        night.do(acts.AddLevel(blinds=(100 * (n + 1), 200 * (n + 1)), ante=200 * (n + 1), length=40 * MINUTE))
    for n in range(-(-entries // SEATS)):
        night.do(acts.OpenTable(label=str(n + 1)))
    for n in range(entries):
        name = f"{FIRST[n % len(FIRST)]} {LAST[n // len(FIRST) % len(LAST)]} {n // 120 + 1}"
        night.do(acts.Register(name=name, number=str(100_000 + n)))
    night.live = list(night.director.state.people.live.values())
    return night


def played(entries: int, seed: str = "bench") -> Night:
    """Return the whole night, down to two players."""
    night = prepared(entries, seed)
    night.do(acts.PrepareDraw())
    night.do(acts.MakeDraw(number="4711"))
    night.do(acts.Start())
    now_and_then = max(20, entries // 12)
    tables = len(night.director.state.open_tables)
    turn = 0
    while len(night.live) > 2:
        turn += 1
        for act in _turn(night, turn, turn < entries // 3):
            night.do(act, 4000 + night.chance.below(9000))
        if turn % now_and_then == 0:
            night.do(acts.Pause())
            night.do(acts.Resume(), 5 * MINUTE)
            night.do(acts.Note(text=f"Count of the floor {turn}"))
            night.do(acts.Undo(), 3000)
        while tables > 1 and len(night.live) <= (tables - 1) * SEATS:
            table = night.director.state.open_tables[-1]
            night.do(acts.BreakTable(table=table.id, number=str(turn)))
            tables -= 1
    return night


def _turn(night: Night, turn: int, late: bool) -> Iterator[Act]:
    """Yield a bust; during late entry every fifth player re-enters; now and then somebody is moved."""
    busted = night.pick_out()
    if turn % 25 == 0 and len(night.live) > 2:
        both = (busted, night.pick_out())
        yield acts.Eliminate(who=both, by=(night.chance.pick(night.live),), stacks=(4000, 9000))
    else:
        yield acts.Eliminate(who=(busted,), by=(night.chance.pick(night.live),))
    state = night.director.state
    if late and turn % 5 == 0:
        table = next(t for t in reversed(state.open_tables) if t.free)
        yield acts.Reenter(player=state.people.entries[busted].player, seat=(table.id, table.free[0]))
        night.live.append(next(reversed(state.people.entries)))
    if turn % 4 == 0:
        here, to = night.chance.pick(state.open_tables), night.chance.pick(state.open_tables)
        if here is not to and here.seats and to.free:
            yield acts.Move(entry=night.chance.pick(sorted(here.seats.values())), seat=(to.id, to.free[0]))
