"""TOML with line numbers: ``tomllib`` names a line only for what it cannot read at all.

The line of a key is found by asking tomllib itself: the first lines of a text, up to where the key has
appeared, are TOML; those up to the statement before it are too. No second parser that could disagree.
"""

import re
import tomllib
from typing import Any

# A rulebook has some six hundred lines; these only keep a hostile file from costing time.
MOST_TEXT = 60_000
MOST_LINE = 2_000
MOST_LINES = 2_000
MOST_CUTS = 200
_AT = re.compile(r"\(at line (\d+), column \d+\)$")


class NotToml(ValueError):
    """``line`` counts from 1; ``detail`` is tomllib's own remark, for whoever mends the file."""

    def __init__(self, line: int, detail: str) -> None:
        super().__init__(f"line {line}: {detail}")
        self.line, self.detail = line, detail


def parse(text: str) -> dict[str, Any]:
    """Return the TOML document. Raises ``NotToml``."""
    lines = _lines(text)
    if len(text) > MOST_TEXT:
        raise NotToml(1, "too long")
    if len(lines) > MOST_LINES:
        raise NotToml(MOST_LINES + 1, "too many lines")
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_LINE:
            raise NotToml(number, "line too long")
    try:
        return tomllib.loads("\n".join(lines))
    except ValueError as error:
        place = _AT.search(str(error))
        raise NotToml(int(place.group(1)) if place else len(lines), str(error)) from error
    except RecursionError:
        raise NotToml(_too_deep(lines), "nested too deeply") from None


def line_of(text: str, path: tuple[str, ...]) -> int:
    """Return the line on which the statement that gives ``path`` begins; a missing path counts at the part of
    it that exists. A number in it is a place in a list, from 0. The text must parse. In a text with a string
    or list over a hundred lines it may name an earlier line."""
    lines = _lines(text)
    data = tomllib.loads("\n".join(lines))
    while path and not _has(data, path):
        path = path[:-1]
    if not path:
        return 1
    without, with_it, cuts = 0, len(lines), 0
    while with_it - without > 1:
        middle = (without + with_it) // 2
        # A cut inside a statement of several lines reads as nothing: look beside it, on both sides.
        for cut in (*range(middle, with_it), *range(middle - 1, without, -1)):
            if (cuts := cuts + 1) > MOST_CUTS:
                return without + 1
            try:
                has_path = _has(tomllib.loads("\n".join(lines[:cut])), path)
            except tomllib.TOMLDecodeError:
                continue
            without, with_it = (without, cut) if has_path else (cut, with_it)
            break
        else:
            break
    return without + 1


def _lines(text: str) -> list[str]:
    """Return TOML's lines; an editor's byte-order mark is not the writer's fault."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")


def _has(data: Any, path: tuple[str, ...]) -> bool:
    for key in path:
        if isinstance(data, list) and key.isdecimal() and int(key) < len(data):
            data = data[int(key)]
        elif isinstance(data, dict) and key in data:
            data = data[key]
        else:
            return False
    return True


def _too_deep(lines: list[str]) -> int:
    """Return the first line with which tomllib runs out of depth."""
    low, high = 0, len(lines)
    while high - low > 1:
        middle = (low + high) // 2
        try:
            tomllib.loads("\n".join(lines[:middle]))
        except tomllib.TOMLDecodeError:
            low = middle
        except RecursionError:
            high = middle
        else:
            low = middle
    return high
