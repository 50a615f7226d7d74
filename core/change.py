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


def _entries(action: r.Action) -> set[int]:
    values = (getattr(x, name, None) for x in action.records for name in ("entry", "other", "who"))
    return {value for value in values if isinstance(value, int)}


def _tables_of(entries: set[int], state: Tournament) -> set[int]:
    return {t for e in entries if (t := getattr(state.entries.get(e), "table", None)) is not None}


def sat_at(action: r.Action, state: Tournament) -> set[int]:
    """The tables that the action's people sit at in this state: asked before it is taken in, because
    its records do not say which seats they leave."""
    return _tables_of(_entries(action), state)


def summary(action: r.Action, state: Tournament, left: set[int]) -> Change:
    """What the action touched, ``state`` being after it; ``left`` is ``sat_at`` of the state before."""
    tables = set(left)
    entries = _entries(action)
    clock = everything = False
    for x in action.records:
        if isinstance(value := getattr(x, "table", None), int) and value:
            tables.add(value)
        clock = clock or isinstance(x, CLOCK_RECORDS)
        everything = everything or isinstance(x, r.SettingChanged | r.PlayerNoted | r.EntryCorrected)
    tables |= _tables_of(entries, state)
    tables.update(b.table for b in state.busts[-len(entries) or None :] if b.table and b.entry in entries)
    return Change(action, frozenset(tables), frozenset(entries), clock, everything)
