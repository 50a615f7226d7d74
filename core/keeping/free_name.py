"""Make names for new files: not taken yet, and not too long for the disk."""

from pathlib import Path

# A name may have 255 bytes on most disks; additions to it need some.
_LONGEST = 180


def free(path: Path) -> Path:
    """Return ``path``, or the first free one of ``name 2.riffle``, ``name 3.riffle``, …"""
    candidate, number = path, 1
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.stem} {number}{path.suffix}")
    return candidate


def beginning(stem: str) -> str:
    """Return as much of the beginning as a file's name may have."""
    return _cut(stem, slice(_LONGEST))


def ending(stem: str) -> str:
    """Return as much of the end as a file's name may have."""
    return _cut(stem, slice(-_LONGEST, None))


def _cut(stem: str, part: slice) -> str:
    # A disk may have names that are not valid text: Python reads these bytes as half surrogate pairs.
    raw = stem.encode(errors="surrogatepass")
    return stem if len(raw) <= _LONGEST else raw[part].decode(errors="ignore")
