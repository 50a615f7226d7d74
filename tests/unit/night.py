"""A tournament night for tests: a real ``Director`` over a log in memory, its time and chance handed in.

After every action the helper looks at what must never be untrue: the invariants, that the state kept up
to date equals the fold from the beginning, and that the act is read back from its line.
"""

from __future__ import annotations

from copy import deepcopy
from datetime import datetime, tzinfo
from functools import cache
from zoneinfo import ZoneInfo

from core.clock.clock import Reading, read
from core.log.change import Change
from core.log.order import Book, MemoryLog, is_meta, misplaced
from core.say.acts import Act
from core.say.reasons import Reason, Refused
from core.say.records import Action
from core.text import script, typed
from core.text.opening import GAME, open_door
from core.text.script_words import full_text
from core.tournament.chance import Chance
from core.tournament.people import Entry
from core.tournament.state import Tournament
from core.tournament.table import Table

STOCKHOLM = ZoneInfo("Europe/Stockholm")
MINUTE = 60_000


def at(text: str, zone: tzinfo = STOCKHOLM) -> int:
    """``2025-03-14 19:42`` on a clock on the wall, in ms since the epoch."""
    return round(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)


def kinds(*found: type[Reason]) -> set[type[Reason]]:
    """Return the types as a set: mypy joins those written as ``{A, B}`` to what neither is."""
    return set(found)


class Night:
    """``do("pause")``, ``do("19:42 pause")``: now, or that moment to come. ``late`` is for what is past."""

    def __init__(
        self,
        seed: str = "1",
        began: str = "2025-03-14 19:00",
        zone: tzinfo = STOCKHOLM,
        log: MemoryLog | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.zone, self.ms = zone, at(began, zone)
        self.log, self.chance = log or MemoryLog(), chance or Chance(seed)
        self.director = open_door(self.log, lambda: self.ms, self.chance.bytes, self.zone)
        self._book, self._again = Book(), Tournament()

    # -- reading -----------------------------------------------------------------------------------

    @property
    def state(self) -> Tournament:
        return self.director.state

    @property
    def reading(self) -> Reading:
        return self.read(self.ms)

    def read(self, moment: int) -> Reading:
        return read(self.state.clock.levels, self.state.clock.position, moment)

    def copy(self) -> Tournament:
        return deepcopy(self.state)

    def entry(self, name: str) -> Entry:
        """The entry a director means by a name, a seat or ``e12``."""
        line = script.parse(f"unregister {name}", self.state, self.ms, self.zone)
        assert line is not None
        return self.state.people.entries[line.act.entry]  # type: ignore[attr-defined]

    def table(self, label: str) -> Table:
        return next(x for x in self.state.open_tables if x.label == label)

    def place(self, seat: str) -> tuple[int, int]:
        """The table's id and the seat of ``1.4``."""
        label, number = seat.split(".")
        return self.table(label).id, int(number)

    def sizes(self) -> list[int]:
        return [len(x.seats) for x in self.state.open_tables]

    def seats(self) -> dict[int, tuple[int, int]]:
        """Return everybody's seat: entry to table id and seat."""
        return {seat: (t.id, n) for t in self.state.open_tables for n, seat in t.seats.items()}

    # -- doing -------------------------------------------------------------------------------------

    def wait(self, minutes: float = 0, *, seconds: float = 0, ms: int = 0) -> Night:
        self.ms += round(minutes * MINUTE + seconds * 1000) + ms
        return self

    def run(self, lines: str) -> Night:
        for line in filter(None, lines.splitlines()):
            self.do(line)
        return self

    def do(self, text: str) -> Change:
        """The line as in a script: a time in it is the first such time to come."""
        line = script.parse(text, self.state, self.director.now(), self.zone)
        assert line is not None
        if line.happened is not None:
            self.ms = max(self.ms, line.happened)
        return self.act(line.act, line.override, line.happened)

    def late(self, text: str) -> Change:
        """The line as in the command bar: a time in it is the last such time that was."""
        line = typed.understand(self.director, text, self.zone)
        assert line is not None
        return self.act(line.act, line.override, line.happened)

    def act(self, act: Act, override: str = "", happened: int | None = None) -> Change:
        line = typed.written(self.director, act, self.zone, override, happened)
        timed = line if happened is None else f"{full_text(happened, self.zone)} {line}"
        again = typed.understand(self.director, timed, self.zone)
        assert again == script.Line(happened, act, override), line
        try:
            change = self.director.do(act, override=override, happened=happened)
        except Refused:
            assert self.folded() == self.state, "a refusal changed the state"
            raise
        self.check()
        return change

    def check(self) -> None:
        assert GAME.broken(self.state) == []
        assert self.folded() == self.state, "the state is not the fold of the log"

    def folded(self) -> Tournament:
        """Return the state as a file opened anew would give it.

        A state that nobody else has takes what was only added since the last time. All is opened anew where
        an action was undone, redone or entered late: after each action it took a fifth of these tests."""
        actions = self.log.actions
        added = actions[len(self._book.order) :]
        if not self._book.order or any(x.after is not None or is_meta(x) for x in added):
            fresh = open_door(MemoryLog(actions), lambda: self.ms, Chance("x").bytes)
            assert fresh.problem == ""
            self._again, self._book, added = fresh.state, Book(), []
            for action in actions:
                self._book.add(action)
        for action in added:
            assert misplaced(action, self._book, actions) is None
            self._book.add(action)
            GAME.take(self._again, action)
        return self._again

    # -- refusals ----------------------------------------------------------------------------------

    def reasons(self, text: str, *, past: bool = False) -> list[Reason]:
        """Every reason the line is refused for; nothing is changed or written by asking and trying."""
        if past:
            line = typed.understand(self.director, text, self.zone)
        else:
            line = script.parse(text, self.state, self.director.now(), self.zone)
        assert line is not None
        return self.refused(line.act, line.override, line.happened)

    def refused(self, act: Act, override: str = "", happened: int | None = None) -> list[Reason]:
        written = len(self.log.actions)
        found = self.director.check(act, happened)
        try:
            self.director.do(act, override=override, happened=happened)
        except Refused as error:
            refused = error
        else:
            raise AssertionError(f"{act} was done")
        assert not found or refused.reasons == found, "check and do do not agree"
        assert len(self.log.actions) == written, "a refused act was written"
        assert self.folded() == self.state, "a refusal changed the state"
        return list(refused.reasons)

    def whys(self, text: str, *, past: bool = False) -> set[type[Reason]]:
        return {type(x) for x in self.reasons(text, past=past)}


SHEET = """
add level blinds 100/200 length 20
add level blinds 200/400 length 20
add break length 10
add level blinds 300/600 ante 600 paid-by bb length 20
"""

PRICES = """
price entry 500 fee 50 chips 10000
price reentry 500 fee 50 chips 10000
price rebuy 400 chips 10000
price addon 300 chips 15000
prizes 50% 30% 20%
"""

NAMES = ("Anna Ek", "Bo Ros", "Carin Ål", "David Öst", "Eva Dal", "Frans Ny", "Gun Alm", "Hans Berg")


def small(seed: str = "1", *, started: bool = True) -> Night:
    """Eight at two tables of six, drawn; the clock runs from 19:00 on."""
    actions, chance = _small(seed)
    night = Night(chance=deepcopy(chance), log=MemoryLog(actions))
    if started:
        night.do("start")
    return night


@cache
def _small(seed: str) -> tuple[tuple[Action, ...], Chance]:
    night = Night(seed)
    night.run("set seats 6" + PRICES + SHEET + "open table 1\nopen table 2")
    for name in NAMES:
        night.do(f'register "{name}"')
    night.do('draw number "4711"')
    return tuple(night.log.actions), night.chance


def seated(label: str = "1", size: int = 9, count: int = 4) -> Night:
    """So many at one table, in seats 1, 2, 3 … by their order in ``NAMES``."""
    night = Night()
    night.run(PRICES + f"open table {label} seats {size}")
    for seat, name in enumerate(NAMES[:count], 1):
        night.do(f'register "{name}" seat {label}.{seat}')
    return night
