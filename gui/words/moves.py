"""Who goes where, for the room: ``Kaj Ek → 1.5 · Bo Sund → 2.4``."""

from __future__ import annotations

from collections.abc import Mapping

from core.say import records as r
from core.say.reasons import Fact
from core.say.records import Action
from core.tournament.state import Tournament
from gui.words.names import Names
from gui.words.numbers import listed
from gui.words.tr import apart, counted, tr

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


MOST_TABLES = 8
"""So many tables are told with how many of a broken table each gets."""


def ahead(facts: Mapping[str, Fact]) -> tuple[str, str]:
    """Who goes when a table breaks, and where, by what is known before (``core.floor.duties.going``): ``2 to
    table 1 · 0–1 to table 3``. Which seat whom is only drawn then."""
    names, by_hand, to = (texts(facts, key) for key in ("names", "by_hand", "to"))
    each = [tr("{n} to table {table}", n=n, table=table) for n, table in zip(_counts(facts), to, strict=True)]
    if len(to) > MOST_TABLES:
        each = [counted(len(to), "to {n} table", "to {n} tables")]
    if facts.get("cards"):
        each.append(tr("its players draw seat cards"))
    elif names:
        each.append(tr("the seats are drawn then"))
    if by_hand:
        each.append(tr("you choose the seat of {who}", who=listed(by_hand)))
    return listed([*names, *by_hand]), " · ".join(each)


def _counts(facts: Mapping[str, Fact]) -> list[str]:
    bounds = zip(texts(facts, "least"), texts(facts, "most"), strict=True)
    return [least if least == most else f"{least}–{most}" for least, most in bounds]


def texts(facts: Mapping[str, Fact], key: str) -> list[str]:
    """Return what a duty tells of several, each as text."""
    value = facts.get(key)
    return [str(x) for x in value] if isinstance(value, tuple) else []


def _seats(entries: list[int], state: Tournament) -> list[tuple[int, int, int]]:
    found = [(e, state.entries[e].table, state.entries[e].seat) for e in entries if e in state.entries]
    return [(e, t, s) for e, t, s in found if t is not None and s is not None]


def _line(moved: list[tuple[str, str, int]]) -> str:
    if len(moved) > MOST:
        return ""
    return " · ".join(f"{apart(name)} → {table}.{seat}" for name, table, seat in moved)
