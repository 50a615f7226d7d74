"""Translate errors of SQLite and the operating system into ``Trouble``."""

import errno
import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path

from core.say.refused import StoreFailed, Trouble
from core.store.connecting import NoFile

# SQLite's primary result codes (sqlite.org/rescode.html); the low byte of an extended one.
_CODES = {
    sqlite3.SQLITE_FULL: Trouble.DISK_FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY_PLACE,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY_PLACE,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_IOERR: Trouble.DISK_GONE,
    sqlite3.SQLITE_CANTOPEN: Trouble.DISK_GONE,
    sqlite3.SQLITE_CONSTRAINT: Trouble.DAMAGED,
    sqlite3.SQLITE_ERROR: Trouble.DAMAGED,
    sqlite3.SQLITE_SCHEMA: Trouble.DAMAGED,
    sqlite3.SQLITE_TOOBIG: Trouble.DAMAGED,
    sqlite3.SQLITE_INTERRUPT: Trouble.DAMAGED,
}
_NO_ROOM = 64 * 1024

_ERRNO = {
    errno.ENOENT: Trouble.NOT_FOUND,
    errno.ENOTDIR: Trouble.NOT_FOUND,
    errno.ELOOP: Trouble.NOT_FOUND,
    errno.ENAMETOOLONG: Trouble.NOT_FOUND,
    errno.EEXIST: Trouble.EXISTS,
    errno.EISDIR: Trouble.NOT_RIFFLE,
    errno.EROFS: Trouble.READ_ONLY_PLACE,
    errno.EACCES: Trouble.READ_ONLY_PLACE,
    errno.EPERM: Trouble.READ_ONLY_PLACE,
    errno.ENOSPC: Trouble.DISK_FULL,
    errno.EDQUOT: Trouble.DISK_FULL,
    errno.EFBIG: Trouble.DISK_FULL,
}


def failed(error: sqlite3.Error | OSError, path: Path) -> StoreFailed:
    """Return the error as Riffle reports it, with the original text as detail."""
    if isinstance(error, NoFile):
        return StoreFailed(Trouble.NO_FILE, str(error.path), str(error))
    return StoreFailed(_trouble(error, path), str(path), str(error))


@contextmanager
def failing(path: Path) -> Iterator[None]:
    """Raise the errors of the block as Riffle reports them."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise failed(error, path) from error


def reserve(path: Path) -> None:
    """Make an empty file of this name, which nobody has yet. Raises ``StoreFailed``."""
    try:
        path.open("xb").close()
    except OSError as error:
        missing = error.errno in (errno.ENOENT, errno.ENOTDIR)
        if missing:
            raise StoreFailed(Trouble.NO_FOLDER, str(path), str(error)) from error
        raise failed(error, path) from error


def is_corrupt(error: Exception) -> bool:
    """Return whether the content is at fault; invalid UTF-8 comes without an error code of SQLite's."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or _CODES.get(code & 0xFF) is Trouble.DAMAGED


def _trouble(error: sqlite3.Error | OSError, path: Path) -> Trouble:
    if isinstance(error, OSError):
        return _ERRNO.get(error.errno or 0, Trouble.DISK_GONE)
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    moved = code == sqlite3.SQLITE_READONLY_DBMOVED
    if moved or (code & 0xFF == sqlite3.SQLITE_CANTOPEN and not path.parent.is_dir()):
        return Trouble.NOT_FOUND
    trouble = _CODES.get(code & 0xFF, Trouble.DISK_GONE)
    # A quota, a limit on a file's size and a revoked right all arrive as a bare write error.
    return _diagnosed(path) or trouble if trouble is Trouble.DISK_GONE else trouble


def _diagnosed(path: Path) -> Trouble | None:
    """Diagnose a write error by writing a little file beside it, and by the disk and the rights."""
    try:
        journal = path.with_name(path.name + "-journal")
        if any(there.exists() and not os.access(there, os.W_OK) for there in (path, journal)):
            return Trouble.READ_ONLY_PLACE
        size = path.stat().st_size if path.exists() else 0
        if shutil.disk_usage(path.parent).free < _NO_ROOM or size + _NO_ROOM > _largest():
            return Trouble.DISK_FULL
        with tempfile.TemporaryFile(dir=path.parent) as file:
            file.write(bytes(_NO_ROOM))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return _ERRNO.get(error.errno or 0)
    return None


def _largest() -> float:
    """Return the largest file (bytes) this process may write."""
    if sys.platform == "win32":
        return inf
    import resource

    limit = resource.getrlimit(resource.RLIMIT_FSIZE)[0]
    return inf if limit == resource.RLIM_INFINITY else limit
