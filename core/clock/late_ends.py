"""The end of each sale: late registration, re-entries and re-buys close with a level (procedure G3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from core.clock.clock import Reading, until_row
from core.say.levels import Level, index_of_number
from core.say.records import PurchaseKind
from core.say.said import ByFields
from core.tournament.state import Tournament

# Sales that bring a player in or add chips at any time; add-ons have their own break.
_SOLD: tuple[PurchaseKind, ...] = get_args(PurchaseKind)
_ENTERING = ("late", "entry", "reentry", "rebuy")


@dataclass(frozen=True, eq=False, repr=False)
class Closing(ByFields):
    """The sales that close next: ``what`` of ``closing``, with ``level``, in ``left`` ms where the clock can
    tell. ``last``: that level is being played, or the break after it."""

    what: tuple[str, ...]
    level: int
    left: int | None
    last: bool


def closing(t: Tournament, levels: Sequence[Level] | None = None) -> dict[int, tuple[str, ...]]:
    """Return the sales that close with each level, by the level's id. ``late`` is late registration, which
    re-entries end with; where the rulebook knows none, the last level set is that of re-entries. ``levels``:
    of another sheet."""
    by = t.clock.levels if levels is None else levels
    late = t.setting("late")
    last: dict[str, int] = {k: n for k in _SOLD if (n := t.money.until(k)) is not None}
    if isinstance(late, int):
        for kind in ("entry", "reentry"):
            if last.get(kind, late) >= late:
                last.pop(kind, None)
        last["reentry" if t.rulebook.word("entering.late") == "forbidden" else "late"] = late
    found: dict[int, tuple[str, ...]] = {}
    for kind in ("late", *_SOLD):
        at = index_of_number(by, last[kind]) if kind in last else None
        if at is not None:
            level = by[at].id
            found[level] = (*found.get(level, ()), kind)
    return found


def next_closing(t: Tournament, reading: Reading) -> Closing | None:
    """Return the entries and re-buys that close next; None: none of the open ones will. ``reentry`` stands
    beside ``late`` where re-entries are sold, which end with it."""
    found, level = closing(t), 0
    for row in t.clock.levels if found else ():
        level += not row.pause
        what = tuple(kind for kind in found.get(row.id, ()) if kind in _ENTERING)
        if not what or level < reading.number:
            continue
        if "late" in what and any((x.until or level) >= level for x in t.money.sold("reentry")):
            what = (*what[:1], "reentry", *what[1:])
        return Closing(what, level, until_closed(t.clock.levels, reading, level), level == reading.number)
    return None


def until_closed(levels: Sequence[Level], reading: Reading, level: int) -> int | None:
    """Return the time (ms) until what ends with this level is closed: when the next one begins, the break
    between them is still open. None: the clock cannot tell."""
    after = index_of_number(levels, level + 1)
    return None if after is None else until_row(levels, reading, after)
