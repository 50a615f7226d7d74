"""Which of the players the page lists: everybody, who is in, absent, without a seat, out."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gui.console.players.lines import PlayerLine

GROUPS: dict[str, Callable[[PlayerLine], bool]] = {
    "all": lambda x: True,
    "in": lambda x: x.status == "in",
    "absent": lambda x: x.absent,
    "no_seat": lambda x: x.status == "in" and not x.seat,
    "out": lambda x: x.status == "out",
    "again": lambda x: x.entries > 1,
}


def counts(lines: Iterable[PlayerLine]) -> dict[str, int]:
    """How many are in each: asked only where they are read."""
    found = dict.fromkeys(GROUPS, 0)
    for line in lines:
        for group, holds in GROUPS.items():
            found[group] += holds(line)
    return found
