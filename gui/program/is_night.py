"""Protect tournaments from being overwritten by other files."""

import os

ENDING = ".riffle"


def is_night(path: str | os.PathLike[str]) -> bool:
    """Return whether the name, or that of a link's target, is a tournament's. The file is not opened: closing
    the one in use would drop its locks (POSIX)."""
    real = os.path.realpath(path)
    return real.lower().endswith(ENDING) and os.path.isfile(real)
