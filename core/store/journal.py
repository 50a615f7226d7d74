"""A rollback journal that lies beside a file and may not be this file's.

SQLite plays every journal that counts back into the file of its name. After a crash that is right. But a
copy put in the place of a crashed file would be overwritten with pages of another night, or of an older
moment, and what it held would be gone.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from sqlite3 import Error

from core.keeping.damage import Damage
from core.store.connecting import LARGEST, connect
from core.store.reading import Content, read

_MAGIC = bytes.fromhex("d9d505f920a163d7")  # sqlite.org/fileformat.html: without it nothing is played back
_PAGES_BEFORE = 16  # there it says how many pages the file had
_BESIDE = ("-journal", "-wal")
_COPIED = LARGEST + LARGEST // 32
"""Bytes of a journal that are copied: more than one of the largest file has. Whatever stands after them may
be a hole without end, which takes no room until it is copied."""
_AT_ONCE = 1 << 20


def is_hot(path: Path) -> bool:
    """Whether SQLite would play the journal back: its writer died, or is writing just now."""
    try:
        with beside(path).open("rb") as file:
            return file.read(len(_MAGIC)) == _MAGIC
    except OSError:
        return False


def beside(path: Path) -> Path:
    return path.with_name(path.name + "-journal")


def settle(path: Path) -> Content | None:
    """What becomes of a journal that would be played back: for whoever holds the file alone.

    One that is not of this file, or not of its last moment, is kept under another name. One that does not
    make the file whole is not played into it: returned is what can be shown of both, and nothing is
    touched. Otherwise None, and the journal is left to SQLite; so also where there is no room to try it on
    a copy. Raises ``sqlite3.Error`` where nothing can be read either way.
    """
    try:
        with_it, without = _read(path, journal=True), _read(path, journal=False)
        if _foreign(with_it, without):
            _set_aside(beside(path))
            return None
    except OSError:
        return None
    return None if _is_whole(with_it) else _better(with_it, without)


def read_copy(path: Path) -> Content:
    """What can be had of a file SQLite will not read in place: cut short, overwritten, or with a
    journal that a read-only folder does not let it play back. The original is not touched.

    Raises ``sqlite3.Error`` where nothing can be read, ``OSError`` where it cannot be copied.
    """
    with_it = _read(path, journal=True)
    if not is_hot(path):
        return _better(with_it, with_it)
    without = _read(path, journal=False)
    return _better(without, without) if _foreign(with_it, without) else _better(with_it, without)


def _foreign(with_it: Content | Error, without: Content | Error) -> bool:
    """Whether the file is whole without it. Played back, a journal takes away the one action that was being
    stored, and nothing else."""
    if isinstance(without, Error) or without.damage is not None:
        return False
    if isinstance(with_it, Error) or with_it.damage is not None:
        return True
    kept = len(with_it.actions)
    return len(without.actions) - kept > 1 or without.actions[:kept] != with_it.actions


def _is_whole(found: Content | Error) -> bool:
    return isinstance(found, Content) and found.damage is None


def _better(one: Content | Error, other: Content | Error) -> Content:
    """That of which more is good; raises the error where neither could be read."""
    read = [found for found in (one, other) if isinstance(found, Content)]
    if not read:
        assert isinstance(one, Error)
        raise one
    return max(read, key=lambda found: (found.damage is None, len(found.actions)))


@contextmanager
def copied(path: Path, *, journal: bool) -> Iterator[Path]:
    """A copy to try something on, with what SQLite plays back into it, or without. Raises ``OSError``."""
    with tempfile.TemporaryDirectory(prefix="riffle-", ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / "copy.riffle"
        shutil.copyfile(path, copy)
        for suffix in _BESIDE if journal else ():
            if (there := path.with_name(path.name + suffix)).exists():
                _copy(there, copy.with_name(copy.name + suffix))
        yield copy


def _copy(journal: Path, to: Path) -> None:
    left = _COPIED
    with journal.open("rb") as source, to.open("wb") as target:
        while part := source.read(min(left, _AT_ONCE)):
            target.write(part)
            left -= len(part)


def _read(path: Path, *, journal: bool) -> Content | Error:
    with copied(path, journal=journal) as copy:
        try:
            with closing(connect(copy)) as conn:
                return read(conn)
        except Error as error:
            return _lenient(copy, error)


def _lenient(copy: Path, error: Error) -> Content | Error:
    """What SQLite reads where its own error is passed over: it else refuses every page of a file shorter than
    its header says."""
    try:
        with closing(connect(copy)) as conn:
            conn.execute("PRAGMA writable_schema = ON")
            found = read(conn)
    except Error as again:
        return again
    return found if found.damage else replace(found, damage=Damage(found.next, "unreadable", str(error)))


def _set_aside(journal: Path) -> None:
    with journal.open("rb") as file:
        if not any(file.read(_PAGES_BEFORE + 4)[_PAGES_BEFORE:]):
            # Of a file that was being made: it says that there was nothing before, and holds nothing.
            journal.unlink()
            return
    number = 1
    while (aside := journal.with_name(f"{journal.name}.aside-{number}")).exists():
        number += 1
    journal.rename(aside)
