"""What one action touched, so that views redraw no more than that."""

from __future__ import annotations

from dataclasses import dataclass

from core import records as r
from core.log import CLOCK_RECORDS
from core.tournament import Tournament

# What may touch anybody: chips that were dealt out go back when a disqualified player is in again.
_ANYBODY = (r.SettingChanged, r.PlayerNoted, r.EntryCorrected, r.Reinstated)


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
    found = {value for value in values if isinstance(value, int)}
    for x in action.records:  # whose counted stacks are others by it
        if isinstance(x, r.Eliminated | r.BustCorrected):
            found.update(x.by)
        elif isinstance(x, r.Disqualified):
            found.update(entry for entry, _ in x.shares)
    return found


def _racers(action: r.Action, state: Tournament) -> set[int]:
    races = [x for x in action.records if isinstance(x, r.RaceHeld)]
    return {state.tables[x.table].seats.get(seat, 0) for x in races for seat, _ in x.odd} - {0}


def _tables_of(entries: set[int], state: Tournament) -> set[int]:
    return {t for e in entries if (t := getattr(state.entries.get(e), "table", None)) is not None}


def sat_at(action: r.Action, state: Tournament) -> set[int]:
    """The tables that the action's people sit at in this state: asked before it is taken in, because
    its records do not say which seats they leave."""
    return _tables_of(_entries(action), state)


def summary(action: r.Action, state: Tournament, left: set[int]) -> Change:
    """What the action touched, ``state`` being after it; ``left`` is ``sat_at`` of the state before."""
    tables = set(left)
    entries = _entries(action) | _racers(action, state)
    clock = everything = False
    for x in action.records:
        if isinstance(value := getattr(x, "table", None), int) and value:
            tables.add(value)
        clock = clock or isinstance(x, CLOCK_RECORDS)
        everything = everything or isinstance(x, _ANYBODY)
    tables |= _tables_of(entries, state)
    tables.update(b.table for b in state.busts[-len(entries) or None :] if b.table and b.entry in entries)
    return Change(action, frozenset(tables), frozenset(entries), clock, everything)
