"""From an action to both screens repainted: every page of the console open in turn, the projected clock
following; then its scenes that list people, kept on. Against a frame of 60 a second, which plain labels are
painted in.

Measured is the CPU time of the one thread that does it all, painting too (nothing in it waits for anything):
on an idle machine equal to the wall clock's time, and on a busy one unaffected.

``python tests/bench/bench_screens.py [ENTRIES ...]`` prints median, best and worst by page and action.
"""

from __future__ import annotations

import gc
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication

from core.clock.timebase import Timebase
from core.keeping.salvage import Damage
from core.log.order import MemoryLog
from core.say import acts, records
from core.say.acts import Act
from core.tournament.state import Tournament
from gui import theme
from gui.console.frame.acting import perform
from gui.console.frame.night import NightView
from gui.console.frame.screen import Screen
from gui.console.frame.window import ConsoleWindow
from gui.console.tables.deeds import asks
from gui.program.room_sounds import Choices, RoomSounds
from gui.program.session import Session
from gui.program.sound import Player
from gui.room.board import SceneName
from gui.widgets.calm import Moment
from tests.bench.baselines.label_page import LabelPage
from tests.bench.night import Night, prepared

FRAME = 0.016
"""A frame of 60 a second on the machine that the limits are from, where a bare window opens in 107 ms. There
``LABELS`` plain labels are given another text and painted in it: a slower machine has a longer frame."""
LABELS = 340
BOOK = "tda-2024"
CONSOLE, PROJECTED = QSize(1920, 1040), QSize(1920, 1080)
PAGES = ("tonight", "players", "tables", "structure", "chips", "floor", "history", "rulebook")
SCENES: tuple[SceneName, ...] = ("seating", "moves")
SETTLE = 4000
# The number of event rounds: the deepest chain of layouts takes five, an empty one costs a few microseconds.
ROUNDS = 8
# This many are undone one after another, without a pause, and redone.
UNDONE = 5


class TimedLog(MemoryLog):
    """A tournament's log without a file; ``took``: seconds of the last commit."""

    path = Path("Championship.riffle")
    damage: Damage | None = None
    last_beat: int | None = None
    took = 0.0

    def append(self, action: records.Action) -> records.Action:
        began = time.thread_time()
        stored = super().append(action)
        self.took = time.thread_time() - began
        return stored

    def beat(self, now_ms: int) -> bool:
        self.last_beat = now_ms
        return True

    def export_copy(self, path: Path) -> None:
        raise AssertionError("nothing here is copied")

    def close(self) -> None:
        """Do nothing: nothing is open."""


@dataclass(frozen=True, slots=True)
class Took:
    """Seconds of each action while ``page`` was open, or this scene kept on."""

    page: str
    what: str
    times: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.times)


def under_way(entries: int) -> Night:
    """Return a championship in its first level: everybody seated, one in thirty out, some of them in
    again."""
    night = prepared(entries)
    night.do(acts.ChooseRulebook(book=BOOK))
    night.do(acts.PrepareDraw())
    night.do(acts.MakeDraw(number="4711"))
    night.do(acts.Start())
    for turn in range(entries // 30):
        busted = night.pick_out()
        night.do(acts.Eliminate(who=(busted,), by=(night.chance.pick(night.live),)), 10)
        if turn % 4 == 0:
            night.do(acts.Reenter(player=night.director.state.people.entries[busted].player), 10)
        if turn % 10 == 0:
            night.do(acts.Penalise(entry=night.chance.pick(night.live), offence="phone", warning=True), 10)
    return night


class Hall:
    """The console and the projected clock of one night, as the program puts them together, with a clock that
    stands until it is moved."""

    def __init__(self, night: Night) -> None:
        self.app = QApplication.instance() or QApplication([])
        assert isinstance(self.app, QApplication)
        theme.apply(self.app, theme.LIGHT)
        self.time = night.time + SETTLE
        self.log = TimedLog(night.log.actions)
        self.session = Session(self.log, Timebase(self._now, self._now), bytes, UTC)
        self.chance = night.chance
        self.window = ConsoleWindow()
        self.screen = Screen(self.window)
        self.view = NightView(self.session, self.screen, self.window.views)
        self.window.show_night(self.view)
        self.screen.follow(self.session)
        self.sounds = RoomSounds(Player(Path("never-played")), Choices(silent=True))
        self.sounds.follow(self.session)
        self.window.resize(CONSOLE)
        self.window.show()
        self.screen.open()
        self.screen.window.resize(PROJECTED)
        self.settle()

    def _now(self) -> int:
        return self.time

    def close(self) -> None:
        self.sounds.follow()
        self.screen.follow(None)
        for window in (self.window, self.screen.window):
            window.hide()
            window.deleteLater()
        self.settle()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def settle(self) -> None:
        """Process events until none is left: each layout that changes posts an event to its parent, and
        painting follows."""
        for _ in range(ROUNDS):
            self.app.processEvents()

    def open(self, page: str) -> None:
        self.view.show_page(page)
        self.screen.follow_play()
        self.tick()
        self.settle()

    def keep(self, scene: SceneName) -> None:
        """Keep a scene on the projected clock, and the console's first page open."""
        self.open(PAGES[0])
        self.screen.show_scene(scene)
        self.settle()

    def tick(self) -> float:
        """Let a second pass, and return the time until it is painted."""
        self.time += 1000
        return self._painted(self.session.tick)

    def done(self, act: Act) -> float:
        """Time the act until both windows are painted, without its commit. The second that passed before is
        painted first: it belongs to the row ``second``; and what the act before moves is brought to rest."""
        self.tick()
        while running := [x for x in self._moments() if x.state() == Moment.State.Running]:
            for moment in running:
                moment.setCurrentTime(moment.duration())
            self.app.processEvents()
        self.log.took = 0.0
        took = self._painted(lambda: perform(self.view, self.session, act, override="measured"))
        return took - self.log.took

    def _moments(self) -> list[Moment]:
        return [*self.window.findChildren(Moment), *self.screen.window.findChildren(Moment)]

    def _painted(self, work: Callable[[], object]) -> float:
        gc.collect()
        began = time.thread_time()
        work()
        self.settle()
        return time.thread_time() - began

    def typed(self, sign: str) -> float:
        """Time a character typed into the search of the Players page."""
        page = self.view.page("players")
        assert page is not None
        field = page.search  # type: ignore[attr-defined]
        return self._painted(lambda: field.setText(field.text() + sign))

    def untyped(self) -> None:
        self.view.page("players").search.clear()  # type: ignore[union-attr]
        self.settle()

    # -- actions

    @property
    def state(self) -> Tournament:
        return self.session.state

    def somebody(self) -> int:
        """Return an entry that has a seat."""
        tables = [t for t in self.state.open_tables if len(t.seats) > 2]
        return self.chance.pick(sorted(self.chance.pick(tables).seats.values()))

    def bust(self) -> Act:
        busted = self.somebody()
        seats = self.state.room.tables[self.state.people.entries[busted].table or 0].seats
        return acts.Eliminate(who=(busted,), by=(next(e for e in seats.values() if e != busted),))

    def register(self) -> Act:
        number = len(self.state.people.players) + 1
        return acts.Register(name=f"Anna-Karin Ekström {number}", number=f"late {number}")

    def reenter(self) -> Act:
        return acts.Reenter(player=self.state.people.entries[self.state.game.busts[-1].entry].player)

    def move(self) -> Act:
        entry = self.somebody()
        here = self.state.people.entries[entry].table
        to = next(t for t in reversed(self.state.open_tables) if t.free and t.id != here)
        return acts.Move(entry=entry, seat=(to.id, to.free[0]))

    def balance(self) -> Act:
        """Return a balance, after telling the blinds it asks for."""
        while tables := asks(self.session):
            for table in tables:
                self.session.do(acts.NoteBlinds(table=table, big=min(self.state.room.tables[table].seats)))
        self.settle()
        return acts.Balance()

    def penalty(self) -> Act:
        return acts.Penalise(entry=self.somebody(), offence="phone", warning=True)


# A re-entry belongs to a player who has just gone out.
ACTIONS: dict[str, Callable[[Hall], Act]] = {
    "bust": Hall.bust,
    "re-entry": Hall.reenter,
    "register": Hall.register,
    "move": Hall.move,
    "balance": Hall.balance,
    "penalty": Hall.penalty,
}
TURNED = {"undo": acts.Undo(), "redo": acts.Redo()}
WHAT = (*ACTIONS, *TURNED, "second")
SEARCHED = ("ann", "102", "ek ")


def measured(hall: Hall, rounds: int, pages: tuple[str, ...] = (*PAGES, *SCENES)) -> Iterator[Took]:
    """Yield every measurement on each page and with each scene, in turn."""
    for page in pages:
        if page in SCENES:
            hall.keep(page)
        else:
            hall.open(page)
        results = {what: Took(page, what) for what in WHAT}
        for turn in range(rounds + 1):
            for what, make in ACTIONS.items():
                took = hall.done(make(hall))
                if turn:  # the first round fills the caches
                    results[what].times.append(took)
            results["second"].times.append(hall.tick())
        for what, act in TURNED.items():
            results[what].times.extend([hall.done(act) for _ in range(UNDONE)])
        if page == "players":
            results["search key"] = Took(page, "search key")
            for typed in SEARCHED * rounds:
                results["search key"].times.extend([hall.typed(sign) for sign in typed])
                hall.untyped()
        yield from results.values()


def frame(rounds: int = 40) -> float:
    """Return the seconds that this machine takes for what takes ``FRAME`` where the limits are from."""
    app = QApplication.instance() or QApplication([])
    page, times = LabelPage(LABELS), []
    page.resize(CONSOLE)
    page.show()
    for _ in range(rounds):
        gc.collect()
        began = time.thread_time()
        page.turn()
        for _ in range(ROUNDS):
            app.processEvents()
        times.append(time.thread_time() - began)
    page.close()
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return statistics.median(times)


def _said(took: Took) -> str:
    best, worst = min(took.times) * 1000, max(took.times) * 1000
    return f"{took.median * 1000:.1f} ({best:.0f}-{worst:.0f})"


def main() -> None:
    rounds = 5
    for entries in map(int, sys.argv[1:] or ("10100", "400")):
        night = under_way(entries)
        hall = Hall(night)
        gc.freeze()
        names = (*WHAT, "search key")
        print(f"{entries:,} entries on {len(hall.state.open_tables):,} tables: median (best-worst) in ms")
        print(f"{'':10}", *(f"{x:>14}" for x in names))
        for page in (*PAGES, *SCENES):
            row = {x.what: x for x in measured(hall, rounds, (page,))}
            print(f"{page:10}", *(f"{_said(x):>14}" for x in row.values()), flush=True)
        hall.close()


if __name__ == "__main__":
    main()
