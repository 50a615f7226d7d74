"""Names of new files that stand beside others: one that nothing has, and none too long for the disk."""

from __future__ import annotations

from pathlib import Path

# A name may have 255 bytes on most disks; what is added to it needs some.
_LONGEST = 180


def free(path: Path) -> Path:
    """``path``, or the first of ``name 2.riffle``, ``name 3.riffle``, … that nothing has."""
    found, number = path, 1
    while found.exists():
        number += 1
        found = path.with_name(f"{path.stem} {number}{path.suffix}")
    return found


def beginning(stem: str) -> str:
    """As much of the beginning as a file's name may have."""
    raw = _bytes(stem)
    return stem if len(raw) <= _LONGEST else raw[:_LONGEST].decode(errors="ignore")


def ending(stem: str) -> str:
    """As much of the end as a file's name may have."""
    raw = _bytes(stem)
    return stem if len(raw) <= _LONGEST else raw[-_LONGEST:].decode(errors="ignore")


def _bytes(stem: str) -> bytes:
    # A disk may have names that are no text: Python reads what is none as halves of characters.
    return stem.encode(errors="surrogatepass")
