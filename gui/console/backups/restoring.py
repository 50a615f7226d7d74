"""What is in a backup, and where it is restored to. Looking is done on a worker's thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import TYPE_CHECKING

from core.clock.clock import read
from core.clock.timebase import last_alive
from core.keeping.backups import FOLDER, RECENT, Shelf, actions_in, folder_of, moment_in, name_in, rank
from core.keeping.free_name import ending, free
from core.keeping.salvage import Damage
from core.log.order import MemoryLog, is_quiet
from core.say.reasons import StoreFailed, Trouble
from core.say.value import dataclass
from core.text.opening import open_door
from core.tournament.director import Director
from gui.console.history.as_it_was import snapshot
from gui.words import backups as say
from gui.words import console, text
from gui.words.tr import Context

if TYPE_CHECKING:
    from core.keeping.storage import Backups, Store
    from core.say.records import Action
    from core.tournament.state import Tournament

tr = Context("backups")


SHOWN = 5
# Another folder may take what this one does not.
_NOT_HERE = {Trouble.READ_ONLY_PLACE, Trouble.DISK_FULL}
# What Windows takes for a device, and no title at all.
_DEVICES = {"", "CON", "PRN", "AUX", "NUL", *(f"{x}{n}" for x in ("COM", "LPT") for n in range(10))}


@dataclass(frozen=True, slots=True)
class Looked:
    """A backup that has been read, in words. ``actions`` that are good; ``at`` is its moment (ms);
    ``goes_to``: the new file it would become, and the one that stands beside that."""

    path: Path
    at: int = 0
    actions: int = 0
    cells: tuple[str, str, str, str] = ("", "", "", "")
    lines: tuple[str, ...] = ()
    last: tuple[tuple[str, str], ...] = ()
    damage: Damage | None = None
    trouble: StoreFailed | None = None
    goes_to: tuple[Path, Path | None] | None = None

    @property
    def can(self) -> bool:
        """Whether there is anything to restore."""
        return self.trouble is None and self.actions > 0


def look(store: Store, path: Path, zone: tzinfo) -> Looked:
    """Reads all of the backup; never raises for what is wrong with it."""
    try:
        log = store.open_(path, read_only=True)
    except StoreFailed as failed:
        return Looked(path, cells=("", "", "", say.unreadable()), trouble=failed)
    actions, damage, beat = list(log.actions), log.damage, log.last_beat
    log.close()
    written = actions[-1].written if actions else 0
    at = _moment(path, last_alive(beat, written, written), zone)
    director = open_door(MemoryLog(actions), lambda: at, bytes)
    t = director.state
    reading = read(t.clock.levels, t.clock.position, at)
    level = tr("not started") if reading.phase == "before" else text.level_name(t.clock.levels, reading.index)
    last = _last(director, t, zone)
    told = last[0][1] if last else tr("No actions yet.")
    return Looked(
        path,
        at,
        len(actions),
        (text.date_and_time(at, zone), level, say.left(len(t.people.live), len(t.people.entries)), told),
        (*_title(t, path), *snapshot(t, at), *_tables(t)),
        last,
        damage,
    )


@dataclass(frozen=True, slots=True)
class Home:
    """Where a tournament's backups are restored to: ``was`` is its own file as far as anybody knows."""

    was: Path | None
    title: str
    documents: Path
    zone: tzinfo

    def place(self, at: int) -> tuple[Path, Path | None]:
        return new_path(self.was, self.title, self.documents, at, self.zone)

    def spare(self, at: int) -> tuple[Path, Path | None]:
        """Among the director's documents, where nothing can be written beside the tournament's own file."""
        return new_path(None, self.title, self.documents, at, self.zone)


@dataclass(frozen=True, slots=True)
class Restored:
    """``path``: the new file, beside the tournament's own; ``moved``: it is not where it was to be;
    ``failed``: why there is none."""

    path: Path
    beside: Path | None = None
    moved: bool = False
    failed: Exception | None = None


def look_home(store: Store, paths: Sequence[Path], home: Home) -> Looked:
    """``look`` at a backup that is at these places, and where it would go: at the first where it is whole, or
    the most of it is."""
    looked = look(store, paths[0], home.zone)
    for path in paths[1:]:
        if looked.damage is None and looked.trouble is None:
            break
        other = look(store, path, home.zone)
        if other.actions > looked.actions:
            looked = other
    return replace(looked, goes_to=home.place(looked.at)) if looked.can else looked


def restore(store: Store, looked: Looked, home: Home) -> Restored:
    """Into a new file. Never raises, so that whoever waits for it hears of it."""
    path, beside = home.place(looked.at)
    spare, other = home.spare(looked.at)
    try:
        try:
            _write(store, looked, path, home)
        except StoreFailed as failed:
            if failed.trouble not in _NOT_HERE or spare.parent == path.parent:
                raise
            _write(store, looked, spare, home)
            return Restored(spare, other, moved=True)
    except Exception as error:
        return Restored(path, failed=error)
    return Restored(path, beside)


def _write(store: Store, looked: Looked, path: Path, home: Home) -> None:
    """Raises ``StoreFailed`` and ``OSError``."""
    if path.parent == home.documents:
        path.parent.mkdir(parents=True, exist_ok=True)
    store.repairs().restore(looked.path, path)


def look_in(backups: Backups, folder: Path) -> tuple[Path, Found]:
    """At the backups in this folder, or on this stick, and where they are."""
    place = folder / FOLDER if backups.is_there(folder / FOLDER) else folder
    return place, all_shelves(backups, [place])


def _moment(path: Path, last: int, zone: tzinfo) -> int:
    """When it was made (ms), by its name: the clock may have run on since the ``last`` sign of life in it. A
    name from a PC in another time zone is not believed."""
    named = moment_in(path.name)
    made = 0 if named is None else int(named.replace(tzinfo=zone).timestamp() * 1000)
    return made if last <= made <= last + RECENT // timedelta(milliseconds=1) else last


def _title(t: Tournament, path: Path) -> tuple[str, ...]:
    """Where it is not the one its folder goes by: it was given later, or a copy of the file lies here too."""
    title, home = str(t.setting("title") or ""), path.parent.name
    key = name_in(home)[1]
    return (title,) if title and key and folder_of(title, key) != home else ()


def _tables(t: Tournament) -> tuple[str, ...]:
    count = len(t.open_tables)
    return (text.tables_text(count) + ".",) if count else ()


def _last(director: Director, t: Tournament, zone: tzinfo) -> tuple[tuple[str, str], ...]:
    """The latest that counts, the newest first."""
    counts: list[Action] = [
        a for a in director.night if director.undone_by(a.id) is None and not is_quiet(a)
    ][-SHOWN:]
    names = text.Names(t, director.history, zone)
    return tuple((text.time_of_day(a.happened, zone), text.action_title(a, names)) for a in reversed(counts))


@dataclass(frozen=True, slots=True)
class Found:
    """The tournaments with backups, the places that cannot be looked at, and of each backup that is at more
    than one place, under the path it is listed by, where it is besides."""

    shelves: list[Shelf]
    troubles: list[tuple[Path, StoreFailed]]
    twins: dict[Path, list[Path]]


def all_shelves(backups: Backups, places: Sequence[Path]) -> Found:
    """At any of these places; what is at several of them is listed as it is at the first."""
    shelves: dict[str, Shelf] = {}
    done = Found([], [], {})
    for place in dict.fromkeys(places):
        try:
            here = backups.shelves(place)
        except StoreFailed as failed:
            done.troubles.append((place, failed))
            continue
        for shelf in here:
            known = shelves.get(shelf.key)
            before = known.files if known else ()
            new = []
            for path in shelf.files:
                twin = next((x for x in before if _same(backups, x, path)), None)
                if twin is None:
                    new.append(path)
                else:
                    done.twins.setdefault(twin, []).append(path)
            ordered = sorted((*before, *new), key=lambda x: rank(x.name), reverse=True)
            shelves[shelf.key] = Shelf(shelf.key, shelf.name, tuple(ordered))
    done.shelves.extend(sorted(shelves.values(), key=lambda x: rank(x.files[0].name), reverse=True))
    return done


def _same(backups: Backups, one: Path, other: Path) -> bool:
    """Whether two backups at different places hold the same actions."""
    count = actions_in(one.name)
    if not count or count != actions_in(other.name):
        return False
    last = backups.last_in(one)
    return last is not None and last == backups.last_in(other)


def new_path(
    was: Path | None, title: str, documents: Path, at: int, zone: tzinfo
) -> tuple[Path, Path | None]:
    """Where a backup is restored to, and the file it then stands beside: that of the tournament, which is
    never written over. ``was``: where that file was, as far as anybody knows."""
    beside = was is not None and was.parent.is_dir()
    name = f"{title} {console.copy_word()}".strip() if title.upper() in _DEVICES else title
    wanted = say.unmarked(was) if was is not None and beside else documents / f"{name}.riffle"
    if not wanted.exists():
        return wanted, None
    marked = say.mark_of(wanted, f"{datetime.fromtimestamp(at // 1000, zone):%Y-%m-%d %H.%M}")
    return free(wanted.with_name(f"{ending(marked)}.riffle")), wanted
