"""Memory over a long night in the real windows: console and projected clock offscreen, a night of 200 in its
file, directed for eight simulated hours. After two hours everything has been shown and the picture caches are
full; growth from then on beyond the log and its state is a leak.

``python tests/bench/bench_memory.py [HOURS [STEP [ENTRIES]]]`` prints every half hour; STEP: simulated
seconds a tick.
"""

from __future__ import annotations

import gc
import json
import os
import pickle
import subprocess
import sys
import tempfile
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from core.keeping.storage import Store
from core.log.order import MemoryLog
from core.say import acts
from core.say.acts import Act
from core.say.duties import AnnounceDuty, BalanceDuty, BreakTableDuty, DealDuty, HaltDuty, SeatsDuty
from core.say.records import Action
from core.text.opening import open_door
from core.tournament.state import Tournament
from gui.console.floor.penalty_dialog import DisqualifyDialog, PenaltyDialog
from gui.console.frame.acting import perform
from gui.console.players.dialogs import Bust, EditPlayer
from gui.console.structure.generate_dialog import GenerateDialog
from gui.console.tables.dialogs import AddTables, break_order, redraws
from gui.console.tables.draw_dialog import DrawDialog
from gui.program.session import Session
from tests.bench.bench_screens import PAGES
from tests.bench.house import SOON, House
from tests.bench.night import Night, prepared
from tests.bench.ratio import CouldNotRun, Ratio

ENTRIES, HOURS, STEP = 200, 8.0, 5
HOUR, HALF, WARM = 3600, 1800, 2
BOOK = "tda-2024"

PRESSED = {
    BreakTableDuty.kind, BalanceDuty.kind, AnnounceDuty.kind, SeatsDuty.kind, DealDuty.kind, HaltDuty.kind,
}  # fmt: skip


def started(entries: int) -> Night:
    """Return a night with everybody seated and the clock running, prizes and a rulebook set."""
    night = prepared(entries)
    night.do(acts.ChooseRulebook(book=BOOK))
    night.do(acts.PrepareDraw())
    night.do(acts.MakeDraw(number="4711"))
    night.do(acts.Start())
    return night


@dataclass(frozen=True, slots=True)
class Sample:
    """``second`` of the night: the process's memory (bytes), the objects of Python and Qt by type, and the
    log."""

    second: int
    resident: int
    objects: Counter[str]
    qobjects: Counter[str]
    actions: tuple[Action, ...]


class Evening:
    """The events of a night, by the minute. Everything is done in the windows' own ways."""

    def __init__(self, house: House, session: Session, night: Night) -> None:
        self.house, self.session, self.chance = house, session, night.chance
        self._page = self._dialog = 0
        # (period in seconds, event)
        self.events: tuple[tuple[int, Callable[[], None]], ...] = (
            (120, self.bust),
            (240, self.comes),
            (180, self.another_page),
            (300, self.dialog),
            (420, self.duty),
            (600, self.mistake),
            (660, self.command),
            (900, self.penalty),
            (1500, self.menus),
            (1800, self.pause),
            (2400, self.screen_off_and_on),
        )

    def second(self, at: int, step: int) -> None:
        """Do everything due in these seconds, tick, and paint it all."""
        self.house.tick(step * 1000)
        for every, happens in self.events:
            if at % every < step:
                happens()
        self.house.settle()

    @property
    def state(self) -> Tournament:
        return self.session.state

    def act(self, act: Act) -> None:
        perform(self.house.view, self.session, act, override="so decided")

    def somebody(self) -> int:
        tables = [t for t in self.state.open_tables if len(t.seats) > 2]
        return self.chance.pick(sorted(self.chance.pick(tables).seats.values()))

    def bust(self) -> None:
        if len(self.state.people.live) < 20:
            return
        busted = self.somebody()
        table = self.state.people.entries[busted].table
        assert table is not None
        seats = self.state.room.tables[table].seats
        self.act(acts.Eliminate(who=(busted,), by=(next(e for e in seats.values() if e != busted),)))

    def comes(self) -> None:
        """Let a busted player re-enter, or somebody new enter."""
        out = self.state.game.busts[-1].entry if self.state.game.busts else None
        player = None if out is None else self.state.people.entries[out].player
        if player is not None and player not in self.state.people.live:
            self.act(acts.Reenter(player=player))
        else:
            number = len(self.state.people.players) + 1
            self.act(acts.Register(name=f"Late {number}", number=f"late {number}"))

    def another_page(self) -> None:
        self._page += 1
        self.house.view.show_page(PAGES[self._page % len(PAGES)])

    def duty(self) -> None:
        """Carry out the first duty with a button: tables break, players move, as in any night."""
        for _ in range(3):
            cards = [x.duty for x in self.house.view.duties.cards if x.duty.kind in PRESSED]
            act = next((x.act for x in cards if x.act is not None), None)
            if act is None:
                return
            self.act(act)
            self.house.settle()

    def mistake(self) -> None:
        self.act(acts.Undo())
        self.house.settle()
        self.act(acts.Redo())

    def command(self) -> None:
        bar = self.house.view.footer.command
        bar.begin()
        self.house.settle()
        bar.setText("note the floor was counted")
        self.house.settle()
        bar.clear()
        self.house.view.setFocus()

    def penalty(self) -> None:
        self.act(acts.Penalise(entry=self.somebody(), offence="phone", warning=True))

    def pause(self) -> None:
        self.act(acts.Pause())
        self.house.settle()
        self.act(acts.Resume())

    def screen_off_and_on(self) -> None:
        self.house.program.screen.close()
        self.house.settle()
        self.house.program.screen.open()

    def dialog(self) -> None:
        view, session = self.house.view, self.session
        entry = self.somebody()
        player = self.state.people.entries[entry].player
        makers: Sequence[Callable[[], QDialog | None]] = (
            lambda: Bust(view, session, [entry]),
            lambda: PenaltyDialog(view, session, entry),
            lambda: EditPlayer(view, session, player),
            lambda: DisqualifyDialog(view, session, entry),
            lambda: GenerateDialog(view, session),
            lambda: AddTables(view, session),
            lambda: break_order(view, session),
            lambda: redraws(view, session),
            lambda: DrawDialog(view, session),
            view.show_keys,
        )
        dialog = makers[self._dialog % len(makers)]()
        self._dialog += 1
        if dialog is not None:
            dialog.open()
        self.house.settle()
        for each in _shown(QDialog):
            each.reject()

    def menus(self) -> None:
        for popup in (self.house.view.print_menu, self.house.view._menu, self.house.view._screen_menu):
            popup()
            self.house.settle()
            for each in _shown(QMenu):
                each.close()
            self.house.settle()


def _shown(kind: type[QWidget]) -> list[Any]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, kind) and each.isVisible()]


def resident() -> int:
    """Return the bytes of memory this process takes now."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError as error:
        raise CouldNotRun("this system does not say what a process takes") from error
    return pages * os.sysconf("SC_PAGE_SIZE")


def sample(house: House, session: Session, second: int) -> Sample:
    house.settle()
    gc.collect()
    qobjects = Counter(
        each.metaObject().className()
        for root in (house.app, house.program, *QApplication.topLevelWidgets())
        for each in root.findChildren(QObject)
    )
    gc.collect()
    objects = Counter(type(each).__qualname__ for each in gc.get_objects())
    return Sample(second, resident(), objects, qobjects, tuple(session.director.history))


def evening(store: Store, folder: Path, hours: float, step: int, entries: int = ENTRIES) -> Iterator[Sample]:
    """Yield a sample each half hour, the first after ``WARM`` hours, or half the night if it is a short
    one."""
    night = started(entries)
    house = House(store, folder, night.time + SOON)
    try:
        session = house.open("night", night.log.actions)
        directed = Evening(house, session, night)
        end = round(hours * HOUR)
        half, warm = min(HALF, end // 4), min(WARM * HOUR, end // 2)
        for at in range(step, end + 1, step):
            directed.second(at, step)
            if at >= warm and at % half < step:
                yield sample(house, session, at)
    finally:
        house.close()


def needs(actions: Sequence[Action]) -> int:
    """Return the bytes that a log of these actions and its folded state take, alone."""
    gc.collect()
    tracemalloc.start()
    try:
        director = open_door(MemoryLog(pickle.loads(pickle.dumps(actions))), lambda: 0, bytes)
        gc.collect()
        took, _ = tracemalloc.get_traced_memory()
        assert director.history
    finally:
        tracemalloc.stop()
    return took


def flat(samples: Sequence[Sample]) -> tuple[Ratio, Ratio]:
    """Compare the last sample with the first: bytes taken, with the growth of log and state allowed; and the
    number of Qt's objects."""
    first, last = samples[0], samples[-1]
    least = first.resident + needs(last.actions) - needs(first.actions)
    before, now = first.qobjects.total(), last.qobjects.total()
    return (last.resident / least, least, last.resident), (now / before, before, now)


def long_night(hours: float, step: int, entries: int) -> tuple[Ratio, Ratio]:
    """Return ``flat`` of a night directed in its own process, where nothing else takes memory."""
    command = [sys.executable, __file__, str(hours), str(step), str(entries)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.run(command, env=environment, capture_output=True, text=True)
    lines = process.stdout.strip().splitlines()
    if process.returncode or not lines:
        errors = process.stderr.strip().splitlines() or ["nothing was measured"]
        raise CouldNotRun(errors[-1])
    memory, objects = json.loads(lines[-1])
    return tuple(memory), tuple(objects)


def main() -> None:
    import core.store

    hours, step, entries = HOURS, STEP, ENTRIES
    if len(sys.argv) > 1:
        hours = float(sys.argv[1])
    if len(sys.argv) > 2:
        step = int(sys.argv[2])
    if len(sys.argv) > 3:
        entries = int(sys.argv[3])
    samples: list[Sample] = []
    print(f"{'hours':>6}{'MB':>9}{'log alone, MB':>15}{'actions':>9}{'Python':>10}{'Qt':>8}")
    with tempfile.TemporaryDirectory(prefix="riffle-bench-") as folder:
        for x in evening(core.store, Path(folder), hours, step, entries):
            samples.append(x)
            print(
                f"{x.second / HOUR:6.2f}{x.resident / 2**20:9.2f}{needs(x.actions) / 2**20:15.2f}"
                f"{len(x.actions):9}{x.objects.total():10}{x.qobjects.total():8}",
                flush=True,
            )
    for what, kept in ("Python", "objects"), ("Qt", "qobjects"):
        before, now = getattr(samples[0], kept), getattr(samples[-1], kept)
        print(f"{what}:", *(f"{sort} {n:+}" for sort, n in (now - before).most_common(15)))
    print("taken and kept at the end, against what may be; the first number is the ratio:")
    print(json.dumps(flat(samples)))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
