"""Whether a tournament stands where something else is to be written: nothing takes its place."""

from __future__ import annotations

import os

ENDING = ".riffle"


def is_night(path: str | os.PathLike[str]) -> bool:
    """By its name, or that of what a link leads to. It is not opened: to close the one that is directed would
    drop its locks (POSIX)."""
    real = os.path.realpath(path)
    return real.lower().endswith(ENDING) and os.path.isfile(real)
