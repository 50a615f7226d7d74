"""The view of somebody on a simulated floor, and people and places picked there by chance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from core.say.acts import Act, Seat
from core.tournament.chance import Chance
from core.tournament.director import Director
from core.tournament.state import Tournament
from core.tournament.table import Table
from tests.simulator.field import Field


class Dated(NamedTuple):
    """An act entered as having happened then (ms)."""

    act: Act
    happened: int


class Pass(NamedTuple):
    """Let this many ms pass without an action."""

    ms: int


Deed = Act | Dated | Pass
# Beyond this number of actions, everything that folds the whole night again is tried ever more seldom.
LARGE = 1500


class Scene(NamedTuple):
    """The night during an event: ``t`` and ``now`` are those of the moment they are read. ``late``: late
    entry is open."""

    director: Director
    field: Field
    chance: Chance
    late: bool = False

    @property
    def t(self) -> Tournament:
        return self.director.state

    @property
    def now(self) -> int:
        return self.director.now()

    @property
    def history(self) -> int:
        """Return the number of actions so far."""
        return len(self.director.history)

    # -- picked by chance ------------------------------------------------------------------------------

    def one(self) -> int | None:
        """Return a live entry."""
        return self.chance.pick(self.field.live) if self.field.live else None

    def gone(self, of: int = 20) -> int | None:
        """Return one of the last entries that went out."""
        busts = self.t.game.busts
        return busts[-1 - self.chance.below(min(of, len(busts)))].entry if busts else None

    def table(self) -> Table | None:
        """Return a table with players; found through a live entry, so that a thousand tables are not
        searched."""
        entry = self.one()
        table = None if entry is None else self.t.people.entries[entry].table
        return None if table is None else self.t.room.tables[table]

    def beside(self, entry: int) -> int | None:
        """Return another entry at the same table."""
        table = self.t.people.entries[entry].table
        others = [] if table is None else [e for e in self.t.room.tables[table].seats.values() if e != entry]
        return self.chance.pick(others) if others else None

    def free(self) -> Seat | None:
        """Return a free seat of a table with players; perhaps closed."""
        table = self.table()
        free = [] if table is None else [n for n in range(1, table.size + 1) if n not in table.seats]
        return None if table is None or not free else (table.id, self.chance.pick(free))

    def taken(self) -> Seat | None:
        """Return a taken seat."""
        entry = self.one()
        return None if entry is None else self.seat_of(entry)

    def seat_of(self, entry: int) -> Seat | None:
        row = self.t.people.entries[entry]
        return None if row.table is None or row.seat is None else (row.table, row.seat)

    def closed(self) -> Seat | None:
        """Return a closed seat; in a large room only a few tables are searched."""
        tables = filter(None, (self.table() for _ in range(12)))
        return next(((x.id, s) for x in tables for s in sorted(x.closed)), None)

    def seldom(self) -> bool:
        """Return whether to try what folds the whole night: on a large one seldom."""
        return self.history < LARGE or self.chance.below(self.history) < LARGE // 8

    def some(self, among: Iterable[int]) -> int | None:
        choices = list(among)
        return self.chance.pick(choices) if choices else None
