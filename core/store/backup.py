"""Copies of an open tournament at a second place: made beside the hand that goes on, proved, then named.

The file that is directed is reached here only through SQLite. Opening and closing it in any other way would
let go of the locks that the director's own connection holds on it (POSIX forgets them by process).
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from core.keeping.backups import Shelf, actions_in, moment_in, name_in, newest_first, rank, to_thin
from core.keeping.free_name import free
from core.say.reasons import StoreFailed, Trouble
from core.say.records import Action, chain
from core.store import schema
from core.store.connecting import connect
from core.store.log import last_stored
from core.store.troubles import failed

# Pages copied before the writer is let in: a millisecond. A write starts the copy again, so that after a few
# of them it is made in one step: then the writer waits for it, as it would for another Riffle reading.
_STEP, _RESTARTS = 256, 3
# A writer that never rests is asked again every millisecond (s), for twenty seconds.
_WAIT, _TRIES = 0.001, 20_000
_CHUNK = 100

Breathe = Callable[[], None]


class _Restarted(Exception):
    """Somebody wrote again and again."""


class _Wrong(Exception):
    """What was copied is not what was sealed."""


def back_up(
    source: Path, place: Path, folder: str, named: Callable[[int], str], *, make: bool, breathe: Breathe
) -> tuple[Path, int]:
    """A proved copy of ``source`` in ``place/folder``, and how many actions it has: what is done while it is
    begun is in it too. ``named`` makes its name of that; the first name after it is taken that is free.

    A copy of the same actions that is there already is enough. ``make``: the place itself may be made, as it
    may not where it is a stick. ``breathe`` is called between short pieces of work. Afterwards this
    tournament's older backups are thinned. Raises ``ValueError`` for a tournament in which nothing has been
    done, and ``StoreFailed``, whose path is that of the place or, where the tournament's own file is at
    fault, of ``source``; what was there before is then still there.
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
            known = _same(home, last, breathe)
            if known is not None:
                return known, last[0]
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
    """The tournaments with backups there, that with the newest backup first. A folder that cannot be read
    hides no other. Raises ``StoreFailed``."""
    found: list[Shelf] = []
    broken: OSError | None = None
    try:
        homes = [x for x in place.iterdir() if name_in(x.name)[1]]
    except OSError as error:
        raise failed(error, place) from error
    for home in homes:
        name, key = name_in(home.name)
        try:
            inside = home.iterdir() if home.is_dir() else ()
            files = [x.name for x in inside if x.suffix == ".riffle" and x.name[:1] != "."]
        except OSError as error:
            broken = error
            continue
        if files:
            found.append(Shelf(key, name, tuple(home / x for x in newest_first(files))))
    if broken is not None and not found:
        raise failed(broken, place) from broken
    return sorted(found, key=lambda shelf: rank(shelf.files[0].name), reverse=True)


def make_place(folder: Path) -> None:
    """The folder the backups go to, once the director has chosen where. Raises ``StoreFailed``."""
    trial = folder / ".riffle-trial"
    try:
        folder.mkdir(exist_ok=True)
        trial.write_bytes(b"may this be written?")
        trial.unlink()
    except OSError as error:
        raise failed(error, folder) from error


def last_in(path: Path) -> tuple[int, str] | None:
    """The last action of a backup and its seal: where they are the same, all of it is. Nothing else of it is
    read; None where they cannot be."""
    try:
        with closing(connect(path, read_only=True)) as conn:
            return _last(conn)
    except (sqlite3.Error, _Wrong):
        return None


def is_there(place: Path) -> bool:
    try:
        return place.is_dir()
    except OSError:
        return False


def _image(source: Path) -> sqlite3.Connection:
    """The whole file in memory. Raises ``StoreFailed``."""
    try:
        with closing(connect(source, read_only=True)) as live:
            live.execute("PRAGMA busy_timeout = 0")  # SQLite's own waits would grow to a tenth of a second
            try:
                return _copied(live, _STEP)
            except _Restarted:
                return _copied(live, -1)
    except sqlite3.Error as error:
        # of a file that is gone SQLite says only that it cannot be opened
        if not source.exists():
            raise StoreFailed(Trouble.NOT_FOUND, str(source), str(error)) from error
        raise failed(error, source) from error


def _copied(live: sqlite3.Connection, pages: int) -> sqlite3.Connection:
    image = sqlite3.connect(":memory:", isolation_level=None)
    left, restarts, tries = 1 << 60, 0, 0

    def watch(status: int, remaining: int, total: int) -> None:
        nonlocal left, restarts, tries
        tries += status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        if tries > _TRIES:
            raise sqlite3.OperationalError("locked")
        restarts += remaining > left
        left = remaining
        if restarts > _RESTARTS:
            raise _Restarted

    try:
        live.backup(image, pages=pages, progress=watch, sleep=_WAIT)
    except BaseException:
        image.close()
        raise
    return image


def _home(place: Path, folder: str, *, make: bool) -> Path:
    """The tournament's folder; under the title it had before, if it has been renamed."""
    if make:
        place.mkdir(parents=True, exist_ok=True)
    elif not place.is_dir():
        raise FileNotFoundError(errno.ENOENT, "not there", str(place))
    key = name_in(folder)[1]
    known = next((x for x in place.iterdir() if key and name_in(x.name)[1] == key and x.is_dir()), None)
    home = known or place / (folder or "tournament")
    home.mkdir(exist_ok=True)
    return home


def _same(home: Path, last: tuple[int, str], breathe: Breathe) -> Path | None:
    """A backup that still holds the same actions."""
    for path in home.iterdir():
        if actions_in(path.name) == last[0]:
            with suppress(sqlite3.Error, _Wrong):
                _prove(path, last, breathe)
                return path
    return None


def _write(image: sqlite3.Connection, part: Path) -> None:
    """Nobody else knows of the file yet: no journal, and one fsync at the end."""
    for old in part.parent.glob(".*.part"):  # of a Riffle that was ended half-way
        old.unlink(missing_ok=True)
    part.touch()
    with closing(connect(part)) as target:
        target.execute("PRAGMA journal_mode = OFF")
        target.execute("PRAGMA synchronous = OFF")
        image.backup(target)
    with part.open("rb+") as file:
        os.fsync(file.fileno())


def _prove(part: Path, last: tuple[int, str], breathe: Breathe) -> None:
    """Read back from the disk: pages, tables, and every seal. Raises ``_Wrong``."""
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
    """The last action, every seal on the way to it recomputed. Raises ``_Wrong``."""
    # both are closed where it raises too: Windows removes no file that a statement still reads
    with (
        closing(conn.execute("SELECT action, kind, data FROM record ORDER BY id")) as parts,
        closing(
            conn.execute("SELECT id, happened, written, after, line, hash FROM action ORDER BY id")
        ) as heads,
    ):
        part = parts.fetchone()
        previous, number = "", 0
        for count, (number, happened, written, after, line, seal) in enumerate(heads):
            if count % _CHUNK == 0:
                breathe()
            own = []
            while part is not None and part[0] == number:
                own.append(part[1:])
                part = parts.fetchone()
            try:
                fits = chain(previous, Action(number, happened, written, line, (), after), own) == seal
            except (TypeError, ValueError):
                fits = False
            if not fits:
                raise _Wrong(f"seal of action {number}")
            previous = seal
        if part is not None:
            raise _Wrong("records of no action")
        return (number, previous) if previous else None


def _last(conn: sqlite3.Connection) -> tuple[int, str] | None:
    try:
        schema.must_be_tables(conn)  # on the director's stick may lie what anybody has made
        return last_stored(conn)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        raise _Wrong(str(error)) from error


def _rename(part: Path, home: Path, file: str) -> Path:
    """Under the first name that is free, for good."""
    path = free(home / file)
    part.replace(path)
    with suppress(OSError, AttributeError):  # Windows keeps folders by itself
        fd = os.open(home, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
    return path


def _thin(new: Path, image: sqlite3.Connection, breathe: Breathe) -> None:
    """Only what the new one holds as well: where a night was restored or its file copied, and both went on,
    the backups of both lie here. One that will not go is no reason to say that there is no backup."""
    home = new.parent
    with suppress(OSError):
        files = [x.name for x in home.iterdir()]
        if not to_thin(files, new.name):
            return  # nor of some of them
        held = [x for x in files if x == new.name or (moment_in(x) and _holds(image, home / x, breathe))]
        for file in to_thin(held, new.name):
            (home / file).unlink(missing_ok=True)


def _holds(image: sqlite3.Connection, older: Path, breathe: Breathe) -> bool:
    """Whether all of this backup is in the new one too; nobody knows where it cannot be read."""
    breathe()
    try:
        with closing(connect(older, read_only=True)) as conn:
            last = _last(conn)
        known = "SELECT 1 FROM action WHERE (id, hash) = (?, ?)"
        return last is not None and image.execute(known, last).fetchone() is not None
    except (sqlite3.Error, _Wrong):
        return False
