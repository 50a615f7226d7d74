"""Why it was decided so, as a floor person says it: from what is kept with the decision."""

from __future__ import annotations

from collections.abc import Sequence

from core.say.becauses import Because, MovedByHand, SwappedByHand
from gui.words.clauses import clauses, with_clause
from gui.words.names import Names
from gui.words.voices import why


def because(found: Because, names: Names) -> str:
    """Return what was decided and why, in one or more sentences; empty where the rule has none."""
    return why(found, names)


def with_clauses(found: Because, names: Names) -> str:
    """The same with the clauses it rests on after it."""
    said, cited = because(found, names), clauses(found.clauses)
    by_hand = isinstance(found, MovedByHand | SwappedByHand)  # no rule chose: what holds there is cited
    return with_clause(said, cited) if said or by_hand else ""


def reasons(records: Sequence[object], names: Names) -> list[str]:
    """All that an action's records say of why, each with its clauses, nothing said twice."""
    said = (with_clauses(x, names) for x in records if isinstance(x, Because))
    return list(dict.fromkeys(filter(None, said)))


__all__ = ["because", "clauses", "reasons", "with_clause", "with_clauses"]
