"""What the first bytes of a file say of it, before SQLite is asked to read it."""

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
_SEARCHED = 1 << 16  # the largest first page there is
_WRITTEN = 2  # of more than this at 18 SQLite reads the file and never writes it
_TO_COME = 1000  # more versions than there will ever be: the number was overwritten
# As it stands in the first page of a tournament, and of nothing else.
_OURS = schema.OBJECTS["action_only_last"].encode()

Mark = Literal["", "newer", "unreadable"]


def look(path: Path) -> Mark:
    """Whether this is a tournament: ``newer`` of a later Riffle, ``unreadable`` one whose header was
    overwritten and which may be read all the same. Raises ``StoreFailed`` for all else."""
    try:
        found = path.stat()
        regular = stat.S_ISREG(found.st_mode)  # opening a pipe waits for somebody who writes
        if not (regular or stat.S_ISDIR(found.st_mode)) or found.st_size > LARGEST:
            raise StoreFailed(Trouble.NOT_RIFFLE, str(path))
        if regular and (strange := no_file(path)) is not None:
            raise failed(NoFile(strange), path)
        with path.open("rb") as file:
            start = file.read(_SEARCHED)
    except PermissionError as error:  # on Windows also what another program keeps to itself
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
        return Trouble.DAMAGED  # zeros over the beginning: what a power cut may leave
    if MAGIC.startswith(head):
        return Trouble.TRUNCATED
    return Trouble.DAMAGED if _OURS in start else Trouble.NOT_RIFFLE


def worst(path: Path) -> Trouble:
    """Nothing can be read: cut short, or overwritten?"""
    with path.open("rb") as file:
        head = file.read(LENGTH)
    page = int.from_bytes(head[16:18], "big")
    whole = int.from_bytes(head[28:32], "big") * (65536 if page == 1 else page)
    return Trouble.TRUNCATED if path.stat().st_size < whole else Trouble.DAMAGED
