"""Why something is so, and why it cannot be done, with the clauses of a rulebook behind it."""

from collections.abc import Sequence
from datetime import tzinfo

from core.say.becauses import Because, MovedByHand, SwappedByHand
from core.say.reasons import Reason
from core.tournament.state import Tournament
from gui.words.names import Names
from gui.words.voices import Told, clauses, refused, together, told, why, with_clause


def with_clauses(found: Because, names: Names) -> str:
    """Return why it was decided so, with the clauses it rests on after it; empty where no rule says."""
    said, cited = why(found, names), clauses(found.clauses)
    by_hand = isinstance(found, MovedByHand | SwappedByHand)  # no rule chose: what holds there is cited
    return with_clause(said, cited) if said or by_hand else ""


def becauses(records: Sequence[object], names: Names) -> list[str]:
    """Return each because of an action's records with its clauses, none twice."""
    said = (with_clauses(x, names) for x in records if isinstance(x, Because))
    return list(dict.fromkeys(filter(None, said)))


def reason(r: Reason, state: Tournament | None = None, zone: tzinfo | None = None) -> Told:
    """Return the reason's sentence, with its clause."""
    return told(with_clause(refused(r, Names(state or Tournament(), zone=zone)), r.clause), r)


_NOTHING = told("")


def reasons(found: tuple[Reason, ...], state: Tournament | None = None, zone: tzinfo | None = None) -> Told:
    """Return the reasons against an act, a line each, none twice."""
    if not found:
        return _NOTHING
    return together(*dict.fromkeys([reason(r, state, zone) for r in found]), by="\n")
