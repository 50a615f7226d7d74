"""Words over several lines. Qt-free: widths come from a `Ruler`."""

from __future__ import annotations

from gui.printing.paper import Face, Ruler, clean

# Longer than any motivation a director types: shaping a pasted novel would only cost time.
LONGEST = 2000


def wrapped(ruler: Ruler, text: str, face: Face, room: float, most: int = 0) -> list[str]:
    """The lines, each at most `room` mm wide; with `most`, no more than so many, the last one cut with an
    ellipsis. A word that is longer than a line is broken."""
    words = clean(text, LONGEST).split()
    lines: list[str] = []
    line = ""
    while words:
        word = words.pop(0)
        longer = f"{line} {word}" if line else word
        if ruler.width(longer, face) <= room:
            line = longer
        elif line:
            words.insert(0, word)
            lines.append(line)
            line = ""
        else:
            fits = _fitting(ruler, word, face, room)
            lines.append(word[:fits])
            if word[fits:]:
                words.insert(0, word[fits:])
        if most and len(lines) == most:
            break
    rest = " ".join(filter(None, (line, *words)))
    if not rest:
        return lines
    if most and len(lines) == most:
        lines[-1] = ruler.elided(f"{lines[-1]} {rest}", face, room)
        return lines
    return [*lines, rest]


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
