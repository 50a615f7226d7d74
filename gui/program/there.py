"""Find out whether files are there, off the windows' thread: a stick may be pulled, a network folder dead."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable
from pathlib import Path
from threading import Condition, Thread

from gui.program.worker import wait

MOMENT = 0.3
"""So long (s) the windows wait for the disks, with the clocks going on; where one has not answered by then,
nothing is known."""
_NEVER = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP, errno.ENAMETOOLONG, errno.EINVAL)

Answer = bool | None
"""None: it is not known, because the folder may not be looked into or its disk does not answer."""


def look(path: Path) -> Answer:
    """Ask the disk, however long that takes."""
    try:
        os.stat(path)
    except ValueError:  # no disk has such a name
        return False
    except OSError as error:
        return False if error.errno in _NEVER else None
    return True


_answered = Condition()
_asked: set[Path] = set()
"""The folders whose disk has been asked and has not answered yet."""


def whether_there(paths: Iterable[Path]) -> dict[Path, Answer]:
    """Return whether each path is there. Each folder is asked by a thread of its own: one that hangs hides no
    other, and is not asked again before it answers."""
    wanted = [*dict.fromkeys(paths)]
    found = dict[Path, Answer](dict.fromkeys(wanted))
    folders: dict[Path, list[Path]] = {}
    for path in wanted:
        folders.setdefault(path.parent, []).append(path)
    with _answered:
        fresh = [folder for folder in folders if folder not in _asked]
        _asked.update(fresh)
    for folder in fresh:
        # daemon: a disk that hangs must not keep Riffle from ending
        Thread(target=_ask, args=(folder, folders[folder], found), name="there", daemon=True).start()

    def over(seconds: float) -> bool:
        with _answered:
            return _answered.wait_for(lambda: _asked.isdisjoint(fresh), seconds)

    wait(over, MOMENT)
    with _answered:
        return dict(found)


def is_there(path: Path) -> Answer:
    return whether_there([path])[path]


def _ask(folder: Path, paths: list[Path], found: dict[Path, Answer]) -> None:
    try:
        for path in paths:
            answer = look(path)
            with _answered:
                found[path] = answer
    finally:
        with _answered:
            _asked.discard(folder)
            _answered.notify_all()
