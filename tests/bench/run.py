"""``python main.py bench [WHAT ...]``: the cost of Riffle, as ratios to bare stdlib and bare Qt, in one run.

Baseline and Riffle take turns and medians are compared, so that a busy machine slows both; work that waits
for nothing is measured in CPU time. Nothing fails here for being slow: the table says ``over``.
"""

from __future__ import annotations

import gc
import importlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from core.keeping.storage import Store
from tests.bench import bench_floor as floor
from tests.bench import bench_night as measure
from tests.bench.bench_store import simulated_event, write
from tests.bench.night import Night, played, prepared
from tests.bench.ratio import CouldNotRun, Ratio

ROOT = Path(__file__).resolve().parents[2]
MEMORY = {"tmpfs", "ramfs"}
COULD_NOT, BAD_USAGE = 1, 2
# The allowed growth of flat memory: bytes the allocator keeps and cached pictures, all bounded.
FLAT_BYTES, FLAT_OBJECTS = 1.1, 1.02
# The display of a measurement by its unit.
UNITS = {"s": (1e3, "ms"), "bytes": (1 / 2**20, "MB"), "": (1, "")}


@dataclass(frozen=True, slots=True)
class Sizes:
    """Entries of the nights: a club's, one of 25,000 records, the largest field so far, the draw's; and the
    number of rounds; of a festival the number of side events and of their tables; hours of a long night, the
    simulated seconds of its ticks and its entries; a simulated event's. The self-test makes everything
    small."""

    club: int = 40
    large: int = 3_720
    largest: int = 10_112
    drawn: int = 10_000
    tables: int = 1_000
    accessible: int = 20
    halls: tuple[int, ...] = (400, 10_100)
    printed: int = 400
    rounds: int = 7
    appends: int = 300
    seconds: int = 60
    side: tuple[int, int] = (5, 100)
    hours: float = 8
    step: int = 20
    long: int = 200
    event: int = 200


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement, in seconds unless it has a unit; ``limit`` None: no limit is promised."""

    what: str
    ratio: Ratio
    limit: float | None = None
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
    for night in (nights.large, nights.largest):
        actions, people = night.log.actions, len(night.director.state.people.entries)
        path = nights.folder / f"{len(actions)}.riffle"
        write(path, actions)
        gc.freeze()
        what = f"open and fold {measure.records(actions):,} records ({people:,} entries)"
        yield Row(what, measure.open_and_fold(path, nights.store, nights.sizes.rounds), 2)


def action(nights: Nights) -> Iterator[Row]:
    actions = nights.large.log.actions
    before = actions[: len(actions) * 2 // 3]
    gc.freeze()
    took = measure.durable_action(before, nights.store, nights.folder, nights.sizes.appends)
    yield Row(f"one durable action after {len(before):,} others", took, 1.3)


def event(nights: Nights) -> Iterator[Row]:
    entries = nights.sizes.event
    yield Row(f"a simulated event of {entries:,}, all of it", simulated_event(entries, nights.folder), 2)


def undoing(nights: Nights) -> Iterator[Row]:
    actions = nights.large.log.actions
    gc.freeze()
    what = f"undo of the last of {measure.records(actions):,} records, against one fold"
    yield Row(what, measure.undo(actions, nights.sizes.rounds))


def drawing(nights: Nights) -> Iterator[Row]:
    night, rounds = nights.before_draw, 3 * nights.sizes.rounds
    gc.freeze()
    count = len(night.director.state.people.live)
    yield Row(f"draw of {count:,} with all its records", measure.draw(night, rounds), 3)
    yield Row(f"draw of {count:,}: only who gets which seat", measure.seats_dealt(night, rounds), 3)

    for what, need, seeded in (
        ("accessible seats", nights.sizes.accessible, False),
        ("seeded", 0, True),
    ):
        people = floor.registered(count, need)
        gc.freeze()
        yield Row(
            f"draw of {count:,}, {what}: who sits where", floor.who_sits_where(people, seeded, rounds), 3
        )
        yield Row(f"draw of {count:,}, {what}: with its records", floor.drawn(people, seeded, rounds), 3)


def balancing(nights: Nights) -> Iterator[Row]:
    """Measure against one pass over all seats of the room. A club's few tables, passed over in a microsecond
    or three, have no limit."""
    for hall, state in floor.halls(nights.sizes.tables).items():
        gc.freeze()
        for what, work in floor.WORK.items():
            limit = 10 if what != "duties" and len(state.room.tables) == nights.sizes.tables else None
            yield Row(f"{hall}: {what}", floor.against_a_pass(state, work, nights.sizes.rounds), limit)


def starting(nights: Nights) -> Iterator[Row]:
    from tests.bench.bench_windows import start

    path = nights.folder / "club.riffle"
    write(path, nights.club.paused())
    painted, stands = start(path, nights.folder / "data", nights.sizes.rounds)
    yield Row("start to the first painted window, its panels empty", painted, 1.5)
    yield Row("start until the console with its night is painted", stands)


def clock(nights: Nights) -> Iterator[Row]:
    from tests.bench.bench_windows import projected_clock

    took = projected_clock(nights.club.running(), nights.sizes.seconds, nights.sizes.rounds)
    yield Row("CPU of the projected clock, per second shown", took, 1.5)


def paper(nights: Nights) -> Iterator[Row]:
    """Measure from the state to the finished PDF, against painting the same words with Qt alone. The seating
    list of a hall of 400 must be there within half a second."""
    from tests.bench.bench_paper import papers, seated

    players = nights.sizes.printed
    director = seated(players)
    gc.freeze()
    for key, pages, ratio in papers(director, nights.sizes.rounds):
        what = f"{key.replace('_', ' ')} of {players:,} as PDF, {pages:,} pages"
        yield Row(what, ratio, 3 if key == "seating_by_name" else None)


def screens(nights: Nights) -> Iterator[Row]:
    """Measure against a frame of 60 a second: of each page its slowest action, then undo, redo, a second and
    a key where they take longest. Three rounds tell as much as seven, and take minutes less."""
    from tests.bench.bench_screens import ACTIONS, FRAME, PAGES, SCENES, Hall, Took, measured, under_way

    for entries in nights.sizes.halls:
        acting, turning = (0.1, 0.5) if entries > 1000 else (0.033, 0.033)
        limits = {"undo": turning, "redo": turning, "second": FRAME, "search key": 0.03}
        hall = Hall(under_way(entries))
        gc.freeze()
        alone: dict[str, Took] = {}
        for page in (*PAGES, *SCENES):
            found = [*measured(hall, min(3, nights.sizes.rounds), (page,))]
            slowest = max((x for x in found if x.what in ACTIONS), key=lambda x: x.median)
            ratio = slowest.median / FRAME, FRAME, slowest.median
            yield Row(f"{entries:,}: action, {page} open ({slowest.what})", ratio, acting / FRAME)
            for took in found:
                if took.what not in ACTIONS:
                    alone[took.what] = max(alone.get(took.what, took), took, key=lambda x: x.median)
        hall.close()
        for what, took in alone.items():
            ratio = took.median / FRAME, FRAME, took.median
            yield Row(f"{entries:,}: {what} ({took.page} open)", ratio, limits[what] / FRAME)


def festival(nights: Nights) -> Iterator[Row]:
    """Measure the slowest page of each, the side events alone and with the championship; a tab is a whole
    window."""
    from tests.bench.bench_festival import SWITCH, Festival, measured, side_events
    from tests.bench.bench_screens import FRAME, under_way

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
        slowest: dict[str, tuple[float, str]] = {}
        for took in measured(day, nights.sizes.rounds, pages):
            slowest[took.what] = max(slowest.get(took.what, (0.0, "")), (took.median, took.page))
        day.close()
        for what, (seconds, page) in slowest.items():
            ratio = seconds / FRAME, FRAME, seconds
            yield Row(f"{name}: {what} ({page} open)", ratio, None if what == SWITCH else 1)


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
    "balance": balancing,
    "undo": undoing,
    "open": opening,
    "paper": paper,
    "festival": festival,
    "memory": memory,
}


def run(args: list[str], store: Store | None = None) -> int:
    """Print the table on stdout, a row as soon as it is known. Return 0 if everything could be measured."""
    unknown = [word for word in args if word not in ITEMS]
    if unknown:
        print(f"bench measures {', '.join(ITEMS)}; not {unknown[0]}", file=sys.stderr)
        return BAD_USAGE
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    stores = store or importlib.import_module("core.store")
    with tempfile.TemporaryDirectory(prefix="riffle-bench-", dir=real_disk()) as folder:
        return table(args or list(ITEMS), Nights(stores, Path(folder), Sizes()))


def table(items: list[str], nights: Nights) -> int:
    print(f"{'what':<56}{'Riffle':>11}{'baseline':>11}{'ratio':>8}{'limit':>7}")
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
    end = f"{'-':>7}" if row.limit is None else f"{row.limit:>7.3g}  {'ok' if ratio <= row.limit else 'over'}"
    times, unit = UNITS[row.unit]
    found = (
        f"{ours * times:>8.{2 if unit else 0}f} {unit:2}{baseline * times:>8.{2 if unit else 0}f} {unit:2}"
    )
    return f"{row.what:<56}{found}{ratio:>8.2f}{end}"


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
