"""Back up an open tournament at a second place: copy it while play goes on, verify the copy, then name it.

The open tournament's file is read through SQLite only. Opening and closing it in any other way would release
the locks that the director's own connection holds on it (POSIX drops them per process).
"""

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from core.keeping.backups import Shelf, actions_in, moment_in, name_in, newest_first, rank, to_thin
from core.keeping.free_name import free
from core.say.refused import StoreFailed, Trouble
from core.store import schema
from core.store.connecting import connect
from core.store.log import last_stored
from core.store.reading import ACTIONS, RECORDS, sealed
from core.store.troubles import failed, failing

# Pages copied before a writer is let in: a millisecond. A write restarts the copy, so after a few restarts
# the rest is copied in one step and the writer waits, as it would for any reader.
_STEP, _RESTARTS = 256, 3
# A busy database is asked again every millisecond (s), for twenty seconds.
_WAIT, _TRIES = 0.001, 20_000
_CHUNK = 100

Breathe = Callable[[], None]


class _Restarted(Exception):
    """Writers restarted the copy too often."""


class _Wrong(Exception):
    """The copy does not match the seals."""


def back_up(
    source: Path, place: Path, folder: str, named: Callable[[int], str], *, make: bool, breathe: Breathe
) -> tuple[Path, int]:
    """Copy ``source`` to ``place/folder`` and return the verified copy and its number of actions. Actions
    done while the copy is made are in it too. ``named`` makes the file name from the number of actions; a
    number is added where the name is taken.

    An existing copy of the same actions is reused. ``make`` allows creating ``place`` itself, which is wrong
    for a stick. ``breathe`` is called between short pieces of work. Older backups of this tournament are
    thinned afterwards. Raises ``ValueError`` for a tournament without actions, and ``StoreFailed``, whose
    path is that of the place or, if the tournament's own file is at fault, of ``source``. On an error
    existing backups are kept.
    """
    with closing(_image(source)) as image:
        try:
            last = _last(image)
        except _Wrong as wrong:
            raise StoreFailed(Trouble.DAMAGED, str(source), str(wrong)) from wrong
        if last is None:
            raise ValueError("nothing has been done yet")
        try:
            home = _home(place, folder, make=make)
            existing = _same(home, last, breathe)
            if existing is not None:
                return existing, last[0]
            file = named(last[0])
            part = home / f".{file}.part"
            try:
                _write(image, part)
                _prove(part, last, breathe)
                path = _rename(part, home, file)
            finally:
                with suppress(OSError):
                    part.unlink(missing_ok=True)
        except _Wrong as wrong:
            at_fault = source if _is_wrong(image, last, breathe) else place
            trouble = Trouble.DAMAGED if at_fault is source else Trouble.DISK_GONE
            raise StoreFailed(trouble, str(at_fault), str(wrong)) from wrong
        except (sqlite3.Error, OSError) as error:
            raise failed(error, place) from error
        _thin(path, image, breathe)
    return path, last[0]


def shelves(place: Path) -> list[Shelf]:
    """Return the tournaments that have backups at this place, the most recently backed up first. Unreadable
    folders are skipped. Raises ``StoreFailed``."""
    shelves_here: list[Shelf] = []
    broken: OSError | None = None
    with failing(place):
        homes = [x for x in place.iterdir() if name_in(x.name)[1]]
    for home in homes:
        name, key = name_in(home.name)
        try:
            inside = home.iterdir() if home.is_dir() else ()
            files = [x.name for x in inside if x.suffix == ".riffle" and x.name[:1] != "."]
        except OSError as error:
            broken = error
            continue
        if files:
            shelves_here.append(Shelf(key, name, tuple(home / x for x in newest_first(files))))
    if broken is not None and not shelves_here:
        raise failed(broken, place) from broken
    return sorted(shelves_here, key=lambda shelf: rank(shelf.files[0].name), reverse=True)


def make_place(folder: Path) -> None:
    """Create the backup folder that the director has chosen. Raises ``StoreFailed``."""
    trial = folder / ".riffle-trial"
    with failing(folder):
        folder.mkdir(exist_ok=True)
        trial.write_bytes(b"may this be written?")
        trial.unlink()


def last_in(path: Path) -> tuple[int, str] | None:
    """Return the last action of a backup and its seal, or None if they cannot be read. Two backups with the
    same seal are equal throughout."""
    try:
        with closing(connect(path, read_only=True)) as conn:
            return _last(conn)
    except (sqlite3.Error, _Wrong):
        return None


def is_there(place: Path) -> bool:
    return os.path.isdir(place)


def _image(source: Path) -> sqlite3.Connection:
    """Read the whole file into memory. Raises ``StoreFailed``."""
    try:
        with closing(connect(source, read_only=True)) as live:
            live.execute("PRAGMA busy_timeout = 0")  # SQLite's own waits grow to a tenth of a second
            try:
                return _copied(live, _STEP)
            except _Restarted:
                return _copied(live, -1)
    except sqlite3.Error as error:
        # for a missing file SQLite says only that it cannot be opened
        if not source.exists():
            raise StoreFailed(Trouble.NOT_FOUND, str(source), str(error)) from error
        raise failed(error, source) from error


def _copied(live: sqlite3.Connection, pages: int) -> sqlite3.Connection:
    image = sqlite3.connect(":memory:", isolation_level=None)
    last_remaining, restarts, tries = 1 << 60, 0, 0

    def watch(status: int, remaining: int, total: int) -> None:
        nonlocal last_remaining, restarts, tries
        tries += status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        if tries > _TRIES:
            raise sqlite3.OperationalError("locked")
        restarts += remaining > last_remaining
        last_remaining = remaining
        if restarts > _RESTARTS:
            raise _Restarted

    try:
        live.backup(image, pages=pages, progress=watch, sleep=_WAIT)
    except BaseException:
        image.close()
        raise
    return image


def _home(place: Path, folder: str, *, make: bool) -> Path:
    """Return the tournament's folder, which keeps its name when the tournament is renamed."""
    if make:
        place.mkdir(parents=True, exist_ok=True)
    elif not place.is_dir():
        raise FileNotFoundError(errno.ENOENT, "not there", str(place))
    key = name_in(folder)[1]
    existing = next((x for x in place.iterdir() if key and name_in(x.name)[1] == key and x.is_dir()), None)
    home = existing or place / (folder or "tournament")
    home.mkdir(exist_ok=True)
    return home


def _same(home: Path, last: tuple[int, str], breathe: Breathe) -> Path | None:
    """Return an existing backup that holds the same actions."""
    for path in home.iterdir():
        if actions_in(path.name) == last[0]:
            with suppress(sqlite3.Error, _Wrong):
                _prove(path, last, breathe)
                return path
    return None


def _write(image: sqlite3.Connection, part: Path) -> None:
    """Write the image; nobody else knows the file yet, so it needs no journal and only one fsync at the
    end."""
    for old in part.parent.glob(".*.part"):  # left by a Riffle that was killed
        old.unlink(missing_ok=True)
    part.touch()
    with closing(connect(part)) as target:
        target.execute("PRAGMA journal_mode = OFF")
        target.execute("PRAGMA synchronous = OFF")
        image.backup(target)
    with part.open("rb+") as file:
        os.fsync(file.fileno())


def _prove(part: Path, last: tuple[int, str], breathe: Breathe) -> None:
    """Read the backup from the disk and verify pages, tables and every seal. Raises ``_Wrong``."""
    with closing(connect(part, read_only=True)) as conn:
        _check(conn, last, breathe)


def _is_wrong(conn: sqlite3.Connection, last: tuple[int, str], breathe: Breathe) -> bool:
    try:
        _check(conn, last, breathe)
    except (_Wrong, sqlite3.Error):
        return True
    return False


def _check(conn: sqlite3.Connection, last: tuple[int, str], breathe: Breathe) -> None:
    try:
        schema.must_be_tables(conn)
        if not schema.is_ours(conn):
            raise _Wrong("tables")
        problem = conn.execute("PRAGMA quick_check(1)").fetchone()[0]
        if problem != "ok":
            raise _Wrong(problem)
        if _proved(conn, breathe) != last:
            raise _Wrong("seals")
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        raise _Wrong(str(error)) from error


def _proved(conn: sqlite3.Connection, breathe: Breathe) -> tuple[int, str] | None:
    """Return the last action after recomputing every seal up to it. Raises ``_Wrong``."""
    # close both on an error too: Windows removes no file that a statement still reads
    with closing(conn.execute(RECORDS)) as parts, closing(conn.execute(ACTIONS)) as heads:
        part = parts.fetchone()
        previous, number = "", 0
        for count, head in enumerate(heads):
            if count % _CHUNK == 0:
                breathe()
            number, own = head[0], []
            while part is not None and part[0] == number:
                own.append(part[1:])
                part = parts.fetchone()
            if not sealed(previous, head, own):
                raise _Wrong(f"seal of action {number}")
            previous = head[5]
        if part is not None:
            raise _Wrong("records of no action")
        return (number, previous) if previous else None


def _last(conn: sqlite3.Connection) -> tuple[int, str] | None:
    try:
        schema.must_be_tables(conn)  # a stick may hold files made by anybody
        return last_stored(conn)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        raise _Wrong(str(error)) from error


def _rename(part: Path, home: Path, file: str) -> Path:
    """Give the backup its name, or the first free one after it, and make that durable."""
    path = free(home / file)
    part.replace(path)
    with suppress(OSError, AttributeError):  # Windows syncs folders by itself
        fd = os.open(home, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
    return path


def _thin(new: Path, image: sqlite3.Connection, breathe: Breathe) -> None:
    """Delete older backups that the new one contains. Where a night was restored, or its file copied, and
    both went on, the folder holds backups of both. A failure to delete is no reason to report a failed
    backup."""
    home = new.parent
    with suppress(OSError):
        files = [x.name for x in home.iterdir()]
        if not to_thin(files, new.name):
            return  # skip the rest
        ours = [x for x in files if x == new.name or (moment_in(x) and _holds(image, home / x, breathe))]
        for file in to_thin(ours, new.name):
            (home / file).unlink(missing_ok=True)


def _holds(image: sqlite3.Connection, older: Path, breathe: Breathe) -> bool:
    """Return whether the new backup contains the older one; False if the older one cannot be read."""
    breathe()
    last = last_in(older)
    query = "SELECT 1 FROM action WHERE (id, hash) = (?, ?)"
    return last is not None and image.execute(query, last).fetchone() is not None
