"""What one action touched, so that views redraw no more than that."""

from __future__ import annotations

from dataclasses import dataclass

from core import records as r
from core.log import CLOCK_RECORDS
from core.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Change:
    """What one action touched, for the views. ``everything``: read it all again (undo, redo, late)."""

    action: r.Action
    tables: frozenset[int] = frozenset()
    entries: frozenset[int] = frozenset()
    clock: bool = False
    everything: bool = False


def summary(action: r.Action, state: Tournament) -> Change:
    tables: set[int] = set()
    entries: set[int] = set()
    clock = everything = False
    for x in action.records:
        for name in ("entry", "other", "who"):
            if isinstance(value := getattr(x, name, None), int):
                entries.add(value)
        if isinstance(value := getattr(x, "table", None), int):
            tables.add(value)
        clock = clock or isinstance(x, CLOCK_RECORDS)
        everything = everything or isinstance(x, r.SettingChanged | r.PlayerNoted)
    tables.update(t for e in entries if (t := getattr(state.entries.get(e), "table", None)) is not None)
    tables.update(b.table for b in state.busts[-len(entries) or None :] if b.table and b.entry in entries)
    return Change(action, frozenset(tables), frozenset(entries), clock, everything)
