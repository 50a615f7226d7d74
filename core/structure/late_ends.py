"""What can be bought no more once a level is over: where the sheet shows that late registration ends
(RULES G3)."""

from __future__ import annotations

from core.structure.sheet import index_of_number
from core.tournament import Tournament


def closing(t: Tournament) -> dict[int, tuple[str, ...]]:
    """What closes with each level, by the level's id. ``late`` is late registration, and re-entries end with
    it; where the rulebook knows none, the last level set is that of re-entries."""
    late = t.setting("late")
    last: dict[str, int] = {k: p.until for k, p in t.prices.items() if p.until is not None}
    if isinstance(late, int):
        for kind in ("entry", "reentry"):
            if last.get(kind, late) >= late:
                last.pop(kind, None)
        last["reentry" if t.rulebook.word("entering.late") == "forbidden" else "late"] = late
    found: dict[int, tuple[str, ...]] = {}
    for kind in ("late", "entry", "reentry", "rebuy", "addon"):
        at = index_of_number(t.levels, last[kind]) if kind in last else None
        if at is not None:
            level = t.levels[at].id
            found[level] = (*found.get(level, ()), kind)
    return found
