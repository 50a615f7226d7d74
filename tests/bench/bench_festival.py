"""A festival day in the real windows: several tournaments open at once, the screen following the first, with
a championship or alone. Measured are a second of all of them, an action in the visible one, and switching to
another. Against one frame of 60 a second, in CPU time of the one thread (``bench_screens``)."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from core.keeping.storage import Store
from core.say import acts
from core.say.acts import Act
from core.say.records import Action
from gui.console.frame.acting import perform
from tests.bench.bench_screens import PAGES, under_way
from tests.bench.house import SOON, House
from tests.bench.night import SEATS
from tests.doing import answer_gap

SECOND, BUST, SWITCH = "a second", "a bust", "another tab"


@dataclass(frozen=True, slots=True)
class Took:
    """The median of seconds with ``page`` open in each tab."""

    what: str
    page: str
    median: float


def side_events(count: int, tables: int) -> list[list[Action]]:
    """Return this many nights with this many tables together."""
    return [under_way(tables * SEATS // count).log.actions for _ in range(count)]


class Festival:
    """The nights in one window, each in its tab; the last opened is visible."""

    def __init__(self, store: Store, folder: Path, nights: Sequence[Sequence[Action]]) -> None:
        self.house = House(store, folder, max(night[-1].happened for night in nights) + SOON)
        self.sessions = [self.house.open(f"Event {i}", night) for i, night in enumerate(nights, 1)]
        for session in self.sessions:
            if session.gap is not None:  # its last action was long before that of another
                answer_gap(session, count=True)
        self.house.settle()

    def close(self) -> None:
        self.house.close()

    def open(self, page: str) -> None:
        """Open the page in every tab."""
        for _ in self.sessions:
            self.switch()
            self.house.view.show_page(page)
            self.house.settle()

    def switch(self) -> None:
        self.house.program.nights.step(1)

    def bust(self) -> Act:
        """Return a bust in the visible night."""
        session = self.house.program.session
        assert session is not None
        seats = next(x.seats for x in session.state.open_tables if len(x.seats) > 2)
        gone, by, *_ = seats.values()
        return acts.Eliminate(who=(gone,), by=(by,))

    def act(self, act: Act) -> None:
        session = self.house.program.session
        assert session is not None
        perform(self.house.view, session, act, override="measured")
        session.settle()  # a slow disk answers later

    def painted(self, work: Callable[[], object]) -> float:
        """Return the seconds until the work is done and painted, without its commit, which is another
        thread's."""
        self.house.settle()
        gc.collect()
        began = time.thread_time()
        work()
        self.house.app.processEvents()
        return time.thread_time() - began


def measured(festival: Festival, rounds: int, pages: Sequence[str] = PAGES) -> Iterator[Took]:
    for page in pages:
        festival.open(page)
        festival.house.tick()
        seconds = [festival.painted(festival.house.tick) for _ in range(rounds)]
        yield Took(SECOND, page, statistics.median(seconds))
        busts = []
        for _ in range(rounds):
            festival.house.time += 1000
            bust = festival.bust()
            busts.append(festival.painted(lambda bust=bust: festival.act(bust)))  # type: ignore[misc]
        yield Took(BUST, page, statistics.median(busts))
        tabs = [festival.painted(festival.switch) for _ in range(max(rounds, len(festival.sessions)))]
        yield Took(SWITCH, page, statistics.median(tabs))
