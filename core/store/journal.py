"""Handle a rollback journal that lies beside a file and may belong to another file.

SQLite rolls every file back with the journal of its name. After a crash that is right. But a copy put in the
place of a crashed file would be overwritten with pages of another night, or of an older moment.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from sqlite3 import Error

from core.keeping.salvage import Damage
from core.store.connecting import LARGEST, connect, free_aside
from core.store.reading import Content, read

_MAGIC = bytes.fromhex("d9d505f920a163d7")  # sqlite.org/fileformat.html: a journal without it is ignored
_PAGES_BEFORE = 16  # at this byte stands the file's number of pages
_BESIDE = ("-journal", "-wal")
_COPIED = LARGEST + LARGEST // 32
"""Most bytes of a journal to copy: more than the largest file's has. A sparse file has no end, and takes room
only once it is copied."""
_AT_ONCE = 1 << 20


def is_hot(path: Path) -> bool:
    """Return whether SQLite would play the journal back: its writer died, or is writing just now."""
    try:
        with beside(path).open("rb") as file:
            return file.read(len(_MAGIC)) == _MAGIC
    except OSError:
        return False


def beside(path: Path) -> Path:
    return path.with_name(path.name + "-journal")


def settle(path: Path) -> Content | None:
    """Decide about a hot journal. The caller must hold the file alone.

    A journal of another file, or of an earlier moment, is kept under another name. A journal that does not
    make the file whole is not played back: nothing is touched, and the better reading of the two is returned.
    Otherwise return None and leave the journal to SQLite; so also where there is no room for a trial copy.
    Raises ``sqlite3.Error`` if neither can be read.
    """
    try:
        with_it, without = _read(path, journal=True), _read(path, journal=False)
        if _foreign(with_it, without):
            _set_aside(beside(path))
            return None
    except OSError:
        return None
    whole = isinstance(with_it, Content) and with_it.damage is None
    return None if whole else _better(with_it, without)


def read_copy(path: Path) -> Content:
    """Read a file that SQLite does not read in place: cut short, overwritten, or with a journal in a
    read-only folder. The original is not touched.

    Raises ``sqlite3.Error`` if nothing can be read, ``OSError`` if the file cannot be copied.
    """
    with_it = _read(path, journal=True)
    if not is_hot(path):
        return _better(with_it, with_it)
    without = _read(path, journal=False)
    return _better(without, without) if _foreign(with_it, without) else _better(with_it, without)


def _foreign(with_it: Content | Error, without: Content | Error) -> bool:
    """Return whether the journal belongs to another file. Playing back its own costs a file at most the one
    action that was being stored."""
    if isinstance(without, Error) or without.damage is not None:
        return False
    if isinstance(with_it, Error) or with_it.damage is not None:
        return True
    proved = len(with_it.actions)
    return len(without.actions) - proved > 1 or without.actions[:proved] != with_it.actions


def _better(one: Content | Error, other: Content | Error) -> Content:
    """Return the reading with more proved actions; raise the error if both failed."""
    read = [reading for reading in (one, other) if isinstance(reading, Content)]
    if not read:
        assert isinstance(one, Error)
        raise one
    return max(read, key=lambda reading: (reading.damage is None, len(reading.actions)))


@contextmanager
def copied(path: Path, *, journal: bool) -> Iterator[Path]:
    """Copy the file, with or without the files that SQLite plays back into it. Raises ``OSError``."""
    with tempfile.TemporaryDirectory(prefix="riffle-", ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / "copy.riffle"
        shutil.copyfile(path, copy)
        for suffix in _BESIDE if journal else ():
            if (there := path.with_name(path.name + suffix)).exists():
                with there.open("rb") as source, copy.with_name(copy.name + suffix).open("wb") as target:
                    remaining = _COPIED
                    # A page stands behind its number: after so many zeros there is none.
                    while any(part := source.read(min(remaining, _AT_ONCE))):
                        target.write(part)
                        remaining -= len(part)
        yield copy


def _read(path: Path, *, journal: bool) -> Content | Error:
    with copied(path, journal=journal) as copy:
        try:
            with closing(connect(copy)) as conn:
                return read(conn)
        except Error as error:
            return _lenient(copy, error)


def _lenient(copy: Path, error: Error) -> Content | Error:
    """Read a file that is shorter than its header says: SQLite refuses every page of it unless told to pass
    over errors."""
    try:
        with closing(connect(copy)) as conn:
            conn.execute("PRAGMA writable_schema = ON")
            content = read(conn)
    except Error as again:
        return again
    return (
        content if content.damage else replace(content, damage=Damage(content.next, "unreadable", str(error)))
    )


def _set_aside(journal: Path) -> None:
    with journal.open("rb") as file:
        if not any(file.read(_PAGES_BEFORE + 4)[_PAGES_BEFORE:]):
            # A journal of a file that was being made holds no pages.
            journal.unlink()
            return
    journal.rename(free_aside(journal, "aside"))
