"""The files a director saves and opens: whole, never over a tournament, off the windows' thread.

Every such file goes through ``save`` or ``read``; tournaments themselves are the store's."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import TypeVar, cast

import shiboken6
from PySide6.QtCore import QObject

from gui.program.is_night import is_night
from gui.program.worker import PATIENCE, Worker
from gui.words.printing import PrintProblem, Trouble, file_problem

T = TypeVar("T")

_parts = count()
# Those at work: a disk that hangs holds up no other file.
_working: set[Worker] = set()


def save(owner: QObject, path: Path, data: bytes, then: Callable[[Path | PrintProblem], object]) -> None:
    """Write the file; ``then`` gets where it is, or the problem."""
    _elsewhere(owner, partial(_saved, path, data), then)


def read(owner: QObject, path: Path, most: int, then: Callable[[bytes | OSError], object]) -> None:
    """Read a file of at most so many bytes; ``then`` gets its content, or the error."""
    _elsewhere(owner, partial(_content, path, most), then)


def _elsewhere(owner: QObject, job: Callable[[], T], then: Callable[[T], object]) -> None:
    """Do the job on a thread of its own. ``then`` gets its result if ``owner`` is still there: at once where
    the disk is as fast as most, else when it has answered."""
    worker = Worker("file")
    _working.add(worker)

    def done(outcome: tuple[T | None, Exception | None]) -> None:
        _working.discard(worker)
        worker.stop()
        result, error = outcome
        if error is not None:
            raise error
        if shiboken6.isValid(owner):
            then(cast(T, result))

    worker.do(partial(_tried, job), done)
    worker.wait(PATIENCE)


def _tried(job: Callable[[], T]) -> tuple[T | None, Exception | None]:
    try:
        return job(), None
    except Exception as error:  # an error of ours: raised on the windows' thread
        return None, error


def _saved(path: Path, data: bytes) -> Path | PrintProblem:
    try:
        return write_whole(path, data)
    except PrintProblem as problem:
        return problem


def _content(path: Path, most: int) -> bytes | OSError:
    try:
        return read_limited(path, most)
    except OSError as error:
        return error


def write_whole(path: Path, data: bytes) -> Path:
    """Write beside the target and then take its place, so that a full disk never leaves half a file; return
    where it is. The file behind a link is replaced, not the link.

    Raises:
        PrintProblem: nothing was written, and a file that was there is as it was.
    """
    try:
        target = Path(os.path.realpath(path))
    except ValueError as error:
        raise PrintProblem(Trouble.BAD_NAME, path=str(path), folder="", error="") from error
    facts = {"path": str(target), "folder": str(target.parent), "error": ""}
    part = target.with_name(f".riffle-{os.getpid()}-{next(_parts)}.part")
    written = False
    try:
        with contextlib.suppress(FileNotFoundError):
            _must_be_replaceable(target.stat().st_mode, facts)
        if is_night(target):
            raise PrintProblem(Trouble.IS_NIGHT, **facts)
        with contextlib.suppress(FileNotFoundError):
            part.unlink()  # left by a crash
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        written = True
        os.replace(part, target)
    except OSError as error:
        with contextlib.suppress(OSError):
            part.unlink()
        raise file_problem(error, target, replacing=written) from error
    return target


def _must_be_replaceable(mode: int, facts: dict[str, str]) -> None:
    if stat.S_ISDIR(mode):
        raise PrintProblem(Trouble.IS_FOLDER, **facts)
    if not stat.S_ISREG(mode):
        raise PrintProblem(Trouble.NO_FILE, **facts)


def read_limited(path: Path, most: int) -> bytes:
    """Return the file's content, of at most so many bytes. Raises ``OSError``; of what is too large
    with EFBIG, and of a pipe, a device or a folder, whose reading might never end, with ENXIO."""
    try:
        # O_NONBLOCK: never wait for the other end of a pipe, even if one has just replaced the file.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except ValueError as error:
        raise FileNotFoundError(str(error)) from error
    with open(descriptor, "rb") as file:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise OSError(errno.ENXIO, os.strerror(errno.ENXIO))
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content
