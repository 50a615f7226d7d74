"""Protect tournaments and their backups from being overwritten by other files."""

import os

from core.keeping.backups import is_backup

ENDING = ".riffle"

_open: list[str] = []
"""Where the open tournaments are; one that is open twice stands here twice."""


def hold(path: str | os.PathLike[str]) -> None:
    """Protect an open tournament, whatever its file is called, until it is let go."""
    _open.append(os.path.realpath(path))


def let_go(path: str | os.PathLike[str]) -> None:
    real = os.path.realpath(path)
    if real in _open:
        _open.remove(real)


def is_held(path: str | os.PathLike[str]) -> bool:
    """Return whether it is a tournament that is open, or a backup of any."""
    real = os.path.realpath(path)
    return real in _open or (is_backup(os.path.basename(real)) and os.path.isfile(real))


def is_night(path: str | os.PathLike[str]) -> bool:
    """Return whether it is an open tournament, or its name, or that of a link's target, is a tournament's.
    The file is not opened: closing the one in use would drop its locks (POSIX)."""
    real = os.path.realpath(path)
    return is_held(real) or (real.lower().endswith(ENDING) and os.path.isfile(real))
