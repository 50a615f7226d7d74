"""Read the exported lines of a night with independent code: nothing here imports Riffle.

``12 2026-02-21T18:47:05.166+00:00 eliminate "Bo" => eliminated{"entry":40,...} [undone by 14]``
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

_HEAD = re.compile(r"(\d+) (\S+) ")
_KIND = re.compile(r"([a-z_.]+)(?=\{)")
_AFTER, _UNDONE = re.compile(r"after (\d+)"), re.compile(r"undone by (\d+)")


@dataclass(frozen=True)
class Line:
    """``at`` is ms since the epoch; ``said`` is the director's line; ``results`` are kinds and their
    fields."""

    id: int
    at: int
    said: str
    results: tuple[tuple[str, dict[str, Any]], ...]
    after: int | None = None
    undone_by: int | None = None


def read(texts: Sequence[str]) -> list[Line]:
    """Return all lines between the header and ``end``. Raises ``ValueError`` if it is not an export."""
    if not texts or texts[0].strip() != "riffle 2" or not texts[-1].startswith("end"):
        raise ValueError("no export")
    return [_line(text.rstrip("\n")) for text in texts[1:-1]]


def _line(text: str) -> Line:
    head = _HEAD.match(text)
    if head is None:
        raise ValueError(text[:60])
    arrow = _arrow(text, head.end())
    results, rest = _results(text, arrow + 4)
    after, undone = _AFTER.search(rest), _UNDONE.search(rest)
    at = round(datetime.fromisoformat(head[2]).timestamp() * 1000)
    return Line(
        int(head[1]),
        at,
        text[head.end() : arrow],
        results,
        int(after[1]) if after else None,
        int(undone[1]) if undone else None,
    )


def _arrow(text: str, at: int) -> int:
    """Return the position of `` => `` outside quotes."""
    quoted = False
    while at < len(text):
        if quoted and text[at] == "\\":
            at += 2
            continue
        if text[at] == '"':
            quoted = not quoted
        elif not quoted and text.startswith(" => ", at):
            return at
        at += 1
    raise ValueError(f"no results: {text[:60]}")


def _results(text: str, at: int) -> tuple[tuple[tuple[str, dict[str, Any]], ...], str]:
    results = []
    decoder = json.JSONDecoder()
    while (kind := _KIND.match(text, at)) is not None:
        fields, at = decoder.raw_decode(text, kind.end())
        results.append((kind[1], fields))
        at += text.startswith(" ", at)
    return tuple(results), text[at:]


def in_order(lines: Sequence[Line]) -> Iterator[Line]:
    """Yield the lines that count, in the order of the night: no undone ones, late ones after the line they
    name."""
    order: list[Line] = []
    undone: set[int] = set()
    for line in lines:
        for kind, fields in line.results:
            if kind == "undone":
                undone.add(fields["action"])
            elif kind == "redone":
                undone.discard(fields["action"])
        if line.after is None:
            order.append(line)
        else:
            place = next((i for i, x in enumerate(order) if x.id == line.after), -1)
            order.insert(place + 1, line)
    return (x for x in order if x.id not in undone)


def marks_wrong(lines: Sequence[Line]) -> list[str]:
    """Return the lines marked undone that no line undid, and those undone without a mark."""
    undone: dict[int, int] = {}
    for line in lines:
        for kind, fields in line.results:
            if kind == "undone":
                undone[fields["action"]] = line.id
            elif kind == "redone":
                undone.pop(fields["action"], None)
    return [f"line {x.id}: undone mark" for x in lines if x.undone_by != undone.get(x.id)]
