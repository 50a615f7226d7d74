"""Who goes where, for the room: ``Kaj Ek → 1.5 · Bo Sund → 2.4``."""

from __future__ import annotations

from core import records as r
from core.records import Action
from core.tournament import Tournament
from gui.text_names import Names
from gui.text_tr import apart

# More than one table's players are not read out one by one: they have their seating list.
MOST = 10


def moves(action: Action, names: Names) -> str:
    """Everybody the action seated, by the seats they go to; empty where it seated nobody or a whole room."""
    seated = [x for x in action.records if isinstance(x, r.Seated)]
    moved = [(names.entry(x.entry), names.table(x.table), x.seat) for x in seated]
    return _line(sorted(moved, key=lambda x: (len(x[1]), *x[1:])))


def told(action: Action, state: Tournament) -> str:
    """What has to be called out once it is done, ``state`` being after it: a break, a balance, a swap or
    the seats drawn for a few. A seat the director named for somebody is known already."""
    records = action.records
    if any(isinstance(x, r.Entered | r.Reinstated | r.Undone | r.Redone) for x in records):
        return ""
    names = Names(state)
    swapped = [e for x in records if isinstance(x, r.Swapped) for e in (x.entry, x.other)]
    if swapped:
        return _line([(names.entry(e), names.table(t), s) for e, t, s in _seats(swapped, state)])
    drawn = any(isinstance(x, r.DrawMade) for x in records)
    return moves(action, names) if drawn or action.line.startswith("balance") else ""


def _seats(entries: list[int], state: Tournament) -> list[tuple[int, int, int]]:
    found = [(e, state.entries[e].table, state.entries[e].seat) for e in entries if e in state.entries]
    return [(e, t, s) for e, t, s in found if t is not None and s is not None]


def _line(moved: list[tuple[str, str, int]]) -> str:
    if len(moved) > MOST:
        return ""
    return " · ".join(f"{apart(name)} → {table}.{seat}" for name, table, seat in moved)
