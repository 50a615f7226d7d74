"""Tell open tournaments with the same title apart: after a restore two of them may be the same night."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from gui.words import nights


def told_apart(titled: Sequence[tuple[str, Path]]) -> list[str]:
    """Return the names: the title, with the file's name or folder where another has the same title."""
    shared = Counter(title.casefold() for title, _ in titled)
    names = [
        nights.by_file(title, path.stem) if shared[title.casefold()] > 1 else title for title, path in titled
    ]
    same = Counter(names)
    return [
        nights.beside_file(name, path.parent.name) if same[name] > 1 else name
        for name, (_, path) in zip(names, titled, strict=True)
    ]
