"""Read a tournament file's header before SQLite is asked to read the file."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Literal

from core.say.reasons import StoreFailed, Trouble
from core.store import schema
from core.store.connecting import LARGEST, NoFile, no_file
from core.store.troubles import failed

# sqlite.org/fileformat.html: user_version at 60, application_id at 68, both big-endian
MAGIC = b"SQLite format 3\x00"
LENGTH = 100
_SEARCHED = 1 << 16  # the largest possible first page
_WRITTEN = 2  # a number above this at byte 18 makes SQLite read the file but never write it
_TO_COME = 1000  # more versions than there will ever be: the number was overwritten
# The first page of a tournament contains this text, and no other file does.
_OURS = schema.OBJECTS["action_only_last"].encode()

Mark = Literal["", "newer", "unreadable"]


def look(path: Path) -> Mark:
    """Return the mark of a tournament's header: ``newer`` was written by a later Riffle, ``unreadable`` has
    an overwritten header but may be readable all the same. Raises ``StoreFailed`` for every other file."""
    try:
        status = path.stat()
        regular = stat.S_ISREG(status.st_mode)  # opening a pipe waits for a writer
        if not (regular or stat.S_ISDIR(status.st_mode)) or status.st_size > LARGEST:
            raise StoreFailed(Trouble.NOT_RIFFLE, str(path))
        if regular and (strange := no_file(path)) is not None:
            raise failed(NoFile(strange), path)
        with path.open("rb") as file:
            start = file.read(_SEARCHED)
    except PermissionError as error:  # on Windows also a file that another program has locked
        trouble = Trouble.NOT_RIFFLE if path.is_dir() else Trouble.LOCKED
        raise StoreFailed(trouble, str(path), str(error)) from error
    except OSError as error:
        raise failed(error, path) from error
    head = start[:LENGTH]
    if not head.startswith(MAGIC):
        raise StoreFailed(_without_magic(start), str(path))
    if len(head) < LENGTH:
        raise StoreFailed(Trouble.TRUNCATED, str(path))
    if int.from_bytes(head[68:72], "big") != schema.APPLICATION_ID:
        if _OURS in start:
            return "unreadable"
        raise StoreFailed(Trouble.NOT_RIFFLE, str(path))
    if head[18] > _WRITTEN:
        return "unreadable"
    ahead = int.from_bytes(head[60:64], "big") - schema.VERSION
    return "" if ahead <= 0 else "newer" if ahead < _TO_COME else "unreadable"


def _without_magic(start: bytes) -> Trouble:
    head = start[:LENGTH]
    if head and not any(head):
        return Trouble.DAMAGED  # zeros over the beginning: a power cut may leave them
    if MAGIC.startswith(head):
        return Trouble.TRUNCATED
    return Trouble.DAMAGED if _OURS in start else Trouble.NOT_RIFFLE


def worst(path: Path) -> Trouble:
    """Return why nothing can be read: the file is cut short, or overwritten."""
    with path.open("rb") as file:
        head = file.read(LENGTH)
    page = int.from_bytes(head[16:18], "big")
    whole = int.from_bytes(head[28:32], "big") * (65536 if page == 1 else page)
    return Trouble.TRUNCATED if path.stat().st_size < whole else Trouble.DAMAGED
