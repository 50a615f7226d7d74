"""Words over several lines. Qt-free: widths come from a `Ruler`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gui.paper.paper import Face, Ruler, clean

# A line may end after a hyphen between two parts of a word.
_AFTER_HYPHEN = re.compile(r"(?<=\w\w-)(?=\w\w)")

# Longer than any motivation a director types: shaping a pasted novel would only cost time.
LONGEST = 2000


def pieces(text: str) -> list[str]:
    """What is kept on one line as long as it fits there: words, and parts of them up to a hyphen."""
    return [part for word in clean(text, LONGEST).split() for part in _AFTER_HYPHEN.split(word)]


def wrapped(ruler: Ruler, text: str, face: Face, room: float, most: int = 0) -> list[str]:
    """The lines, each at most `room` mm wide; with `most`, no more than so many, the last one cut with an
    ellipsis. What is longer than a line is broken."""
    rest = clean(text, LONGEST)
    lines: list[str] = []
    while rest:
        if ruler.width(rest, face) <= room:
            return [*lines, rest]
        if most and len(lines) == most - 1:
            return [*lines, ruler.elided(rest, face, room)]
        line = _line(ruler, rest, face, room)
        lines.append(line.rstrip())
        rest = rest[len(line) :].lstrip()
    return lines


def _line(ruler: Ruler, rest: str, face: Face, room: float) -> str:
    """As much of the text as stands on one line."""
    line = ""
    for part in _breakable(rest):
        if ruler.width(f"{line}{part}".rstrip(), face) > room:
            break
        line += part
    return line or rest[: _fitting(ruler, rest.split(" ", 1)[0], face, room)]


def _breakable(text: str) -> Iterator[str]:
    """The text in pieces with the blanks after them, as far as a line can need it."""
    for word in re.findall(r"\S+\s*", text):
        yield from _AFTER_HYPHEN.split(word)


def _fitting(ruler: Ruler, word: str, face: Face, room: float) -> int:
    """How many letters of the word fit; at least one, so that breaking always ends."""
    low, high = 1, len(word)
    while low < high:
        middle = (low + high + 1) // 2
        if ruler.width(word[:middle], face) <= room:
            low = middle
        else:
            high = middle - 1
    return low
