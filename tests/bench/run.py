"""``python main.py bench [WHAT ...]``: the cost of Riffle, as ratios to bare stdlib and bare Qt, in one run.

Baseline and Riffle take turns and medians are compared, so that a busy machine slows both; work that waits
for nothing is measured in CPU time. Nothing fails here for being slow: the table says ``over``.
"""

from __future__ import annotations

import gc
import importlib
import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from core.keeping.storage import Store
from tests import arguments
from tests.bench import bench_draws as draws
from tests.bench import bench_night as measure
from tests.bench.bench_store import simulated_event, write
from tests.bench.night import Night, played, prepared
from tests.bench.ratio import CouldNotRun, Ratio, there

ROOT = Path(__file__).resolve().parents[2]
MEMORY = {"tmpfs", "ramfs"}
COULD_NOT = 1
# The allowed growth of flat memory: bytes the allocator keeps and cached pictures, all bounded.
FLAT_BYTES, FLAT_OBJECTS = 1.1, 1.02
# The display of a measurement by its unit.
UNITS = {"s": (1e3, "ms"), "bytes": (1 / 2**20, "MB"), "": (1, "")}


@dataclass(frozen=True, slots=True)
class Sizes:
    """Entries of the nights: a club's, one of 25,000 records, the largest field so far, the draw's; and the
    number of rounds, and of the frames that screens are measured against; of a festival the number of side
    events and of their tables; hours of a long night, the simulated seconds of its ticks and its entries; a
    simulated event's; the pages and scenes shown, all if none is named. The self-test makes everything
    small."""

    club: int = 40
    large: int = 3_720
    largest: int = 10_112
    drawn: int = 10_000
    accessible: int = 20
    halls: tuple[int, ...] = (400, 10_100)
    printed: int = 400
    rounds: int = 7
    frames: int = 40
    appends: int = 300
    seconds: int = 60
    side: tuple[int, int] = (5, 100)
    hours: float = 8
    step: int = 20
    long: int = 200
    event: int = 200
    dealt: int = 15
    final: int = 9
    shown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement that a director would feel, in seconds unless it has a unit."""

    what: str
    ratio: Ratio
    limit: float
    unit: str = "s"


class Nights:
    """The measured nights, made when first needed."""

    def __init__(self, store: Store, folder: Path, sizes: Sizes) -> None:
        self.store, self.folder, self.sizes = store, folder, sizes

    @cached_property
    def club(self) -> Night:
        return played(self.sizes.club)

    @cached_property
    def large(self) -> Night:
        return played(self.sizes.large)

    @cached_property
    def largest(self) -> Night:
        return played(self.sizes.largest)

    @cached_property
    def before_draw(self) -> Night:
        return prepared(self.sizes.drawn)


def opening(nights: Nights) -> Iterator[Row]:
    """Measure against reading the rows: each hash is verified and each record folded besides."""
    for night in (nights.large, nights.largest):
        actions, people = night.log.actions, len(night.director.state.people.entries)
        path = nights.folder / f"{len(actions)}.riffle"
        write(path, actions)
        gc.freeze()
        what = f"open and fold {measure.records(actions):,} records ({people:,} entries)"
        yield Row(what, measure.open_and_fold(path, nights.store, nights.sizes.rounds), 2.5)


def action(nights: Nights) -> Iterator[Row]:
    """Measure against committing the same rows: the disk takes most of it, deciding and folding the rest."""
    actions = nights.large.log.actions
    before = actions[: len(actions) * 2 // 3]
    gc.freeze()
    took = measure.durable_action(before, nights.store, nights.folder, nights.sizes.appends)
    yield Row(f"one durable action after {len(before):,} others", took, 1.5)
    yield Row("  the same on the PC that the limit is from", there(took, 1), 1.5)


def event(nights: Nights) -> Iterator[Row]:
    """Measure against the same commits: who acts next is made up, decided, checked and folded besides."""
    entries = nights.sizes.event
    took, commits = simulated_event(entries, nights.folder)
    yield Row(f"a simulated event of {entries:,}, all of it", took, 3.5)
    yield Row("  the same on the PC that the limit is from", there(took, commits), 3.5)


def drawing(nights: Nights) -> Iterator[Row]:
    """Measure against a shuffle of as many numbers in C. A record for each player costs ten times that; who
    sits where is hashed, so that anybody can check it."""
    state, rounds = nights.before_draw.director.state, 3 * nights.sizes.rounds
    gc.freeze()
    count = len(state.people.live)
    yield Row(f"draw of {count:,} with all its records", draws.drawn(state, False, rounds), 15)
    yield Row(f"draw of {count:,}: only who gets which seat", draws.seats_dealt(state, rounds), 7)
    for what, need, seeded in (
        ("accessible seats", nights.sizes.accessible, False),
        ("seeded", 0, True),
    ):
        people = draws.registered(count, need)
        gc.freeze()
        yield Row(f"draw of {count:,}, {what}: with its records", draws.drawn(people, seeded, rounds), 15)


def starting(nights: Nights) -> Iterator[Row]:
    """Measure against a bare window of Qt: five of them are a second on a club's PC.

    What the console takes beyond one bare window, in CPU of bare windows: 0.8 for 240 dataclasses (acts,
    reasons, becauses and duties become dataclasses with their first value: all 421 would take 1.8 more), 0.3
    for the enums of Qt that PySide makes, 0.3 for PySide, which reads the source of every module that is
    imported, 1.2 for the rest of importing some 450 modules, and 1.2 for opening the night, the widgets and
    the first picture.
    """
    from tests.bench.bench_windows import start

    path = nights.folder / "club.riffle"
    write(path, nights.club.paused())
    painted, stands = start(path, nights.folder / "data", nights.sizes.rounds)
    yield Row("start to the first painted window, its panels empty", painted, 2)
    yield Row("start until the console with its night is painted", stands, 5.5)


def clock(nights: Nights) -> Iterator[Row]:
    from tests.bench.bench_windows import projected_clock

    took = projected_clock(nights.club.running(), nights.sizes.seconds, nights.sizes.rounds)
    yield Row("CPU of the projected clock, per second shown", took, 1.5)


def deal(nights: Nights) -> Iterator[Row]:
    """Measure ICM of 15 players with 15 prizes against a second, and of 9 with 9 against pokerkit: it is to
    take a thousandth of that."""
    from tests.bench.bench_deal import beside_pokerkit, icm_of

    took = icm_of(nights.sizes.dealt, nights.sizes.rounds)
    yield Row(f"ICM of {nights.sizes.dealt} players with as many prizes", took, 1)
    few = nights.sizes.final
    theirs = beside_pokerkit(few, min(3, nights.sizes.rounds))
    yield Row(f"ICM of {few} players beside pokerkit", theirs, 0.001)


def paper(nights: Nights) -> Iterator[Row]:
    """Measure from the state to the finished PDF, against painting the same words with Qt alone."""
    from tests.bench.bench_paper import papers, seated

    players = nights.sizes.printed
    director = seated(players)
    gc.freeze()
    for key, pages, ratio in papers(director, nights.sizes.rounds):
        what = f"{key.replace('_', ' ')} of {players:,} as PDF, {pages:,} pages"
        yield Row(what, ratio, 3)


def screens(nights: Nights) -> Iterator[Row]:
    """Measure against a frame of 60 a second, where each takes longest: an action with any page open, undo,
    redo, a second and a key. Three rounds tell as much as seven, and take minutes less."""
    from tests.bench import bench_screens as screen
    from tests.bench.bench_screens import FRAME, Took

    for entries in nights.sizes.halls:
        acting, turning = (0.1, 0.5) if entries > 1000 else (0.033, 0.033)
        limits = {"action": acting, "undo": turning, "redo": turning, "second": FRAME, "search key": 0.03}
        hall = screen.Hall(screen.under_way(entries))
        gc.freeze()
        here = screen.frame(nights.sizes.frames)
        slowest: dict[str, Took] = {}
        shown = nights.sizes.shown or (*screen.PAGES, *screen.SCENES)
        for took in screen.measured(hall, min(3, nights.sizes.rounds), shown):
            what = "action" if took.what in screen.ACTIONS else took.what
            slowest[what] = max(slowest.get(what, took), took, key=lambda x: x.median)
        hall.close()
        for what, took in slowest.items():
            ratio = took.median / here, here, took.median
            where = f"{took.what}, {took.page} open" if what == "action" else f"{took.page} open"
            yield Row(f"{entries:,}: {what} ({where})", ratio, limits[what] / FRAME)


def festival(nights: Nights) -> Iterator[Row]:
    """Measure the slowest page of each, the side events alone and with the championship; a tab is a whole
    window. What happens in one event is told in all of them, so that a bust has two frames and a half."""
    from tests.bench.bench_festival import BUST, SECOND, SWITCH, Festival, measured, side_events
    from tests.bench.bench_screens import frame, under_way

    limits = {SECOND: 1, BUST: 2.5, SWITCH: 5}
    events, tables = nights.sizes.side
    side = side_events(events, tables)
    largest = under_way(nights.sizes.largest).log.actions
    for name, open_, pages in (
        (f"{events} events, {tables} tables", side, ("tonight", "players", "tables")),
        (f"{nights.sizes.largest:,} and {events} events", [largest, *side], ("tonight", "players")),
    ):
        folder = nights.folder / f"festival {len(open_)}"
        folder.mkdir()
        day = Festival(nights.store, folder, open_)
        gc.freeze()
        here = frame(nights.sizes.frames)
        slowest: dict[str, tuple[float, str]] = {}
        for took in measured(day, nights.sizes.rounds, pages):
            slowest[took.what] = max(slowest.get(took.what, (0.0, "")), (took.median, took.page))
        day.close()
        for what, (seconds, page) in slowest.items():
            ratio = seconds / here, here, seconds
            yield Row(f"{name}: {what} ({page} open)", ratio, limits[what])


def memory(nights: Nights) -> Iterator[Row]:
    """Measure the growth after two hours, with the log's own growth allowed."""
    from tests.bench.bench_memory import long_night

    hours, step = nights.sizes.hours, nights.sizes.step
    taken, objects = long_night(hours, step, nights.sizes.long)
    yield Row(f"memory after {hours:g} simulated hours, a tick each {step} s", taken, FLAT_BYTES, "bytes")
    yield Row(f"objects of Qt after {hours:g} simulated hours", objects, FLAT_OBJECTS, "")


ITEMS: dict[str, Callable[[Nights], Iterator[Row]]] = {
    "start": starting,
    "clock": clock,
    "screens": screens,
    "action": action,
    "event": event,
    "draw": drawing,
    "open": opening,
    "deal": deal,
    "paper": paper,
    "festival": festival,
    "memory": memory,
}


def run(args: list[str], store: Store | None = None) -> int:
    """Print the table on stdout, a row as soon as it is known. Return 0 if everything could be measured."""
    items = arguments.bench(args).what or list(ITEMS)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    stores = store or importlib.import_module("core.store")
    with tempfile.TemporaryDirectory(prefix="riffle-bench-", dir=real_disk()) as folder:
        return table(items, Nights(stores, Path(folder), Sizes()))


def table(items: list[str], nights: Nights) -> int:
    print(f"{'what':<56}{'Riffle':>11}{'baseline':>11}{'ratio':>9}{'limit':>7}")
    code = 0
    for item in items:
        try:
            for row in ITEMS[item](nights):
                print(shown(row), flush=True)
        except CouldNotRun as why:
            print(f"{item:<56} could not run: {why}", flush=True)
            code = COULD_NOT
    return code


def shown(row: Row) -> str:
    ratio, baseline, ours = row.ratio
    end = f"{row.limit:>7.3g}  {'ok' if ratio <= row.limit else 'over'}"
    times, unit = UNITS[row.unit]
    found = (
        f"{ours * times:>8.{2 if unit else 0}f} {unit:2}{baseline * times:>8.{2 if unit else 0}f} {unit:2}"
    )
    return f"{row.what:<56}{found}{ratio:>9.3g}{end}"


def real_disk() -> Path | None:
    """Return a folder that is not kept in memory, for real commits; None: the system's default."""
    for place in (Path(tempfile.gettempdir()), Path("/var/tmp"), ROOT):
        if os.access(place, os.W_OK) and _file_system(place) not in MEMORY:
            return place
    return None


def _file_system(place: Path) -> str:
    """Return the file system's type, on Linux; "" elsewhere."""
    try:
        mounts = Path("/proc/mounts").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    real = place.resolve()
    kinds = [(len(at), kind) for _, at, kind, *_ in map(str.split, mounts) if real.is_relative_to(at)]
    return max(kinds)[1] if kinds else ""
