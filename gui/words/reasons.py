"""Why something cannot be done, in one plain sentence each: what is so, and what to do."""

from __future__ import annotations

from datetime import tzinfo

from core.say.reasons import Reason
from core.tournament.state import Tournament
from gui.words.because import with_clause
from gui.words.names import Names
from gui.words.voices import Told, refused, together, told


def reason(r: Reason, state: Tournament | None = None, zone: tzinfo | None = None) -> Told:
    """One sentence, with the clause after it where a rulebook says so."""
    return told(with_clause(refused(r, Names(state or Tournament(), zone=zone)), r.clause), r)


_NOTHING = told("")


def reasons(found: tuple[Reason, ...], state: Tournament | None = None, zone: tzinfo | None = None) -> Told:
    """All that stands against an act, a line each, nothing said twice."""
    if not found:
        return _NOTHING
    return together(*dict.fromkeys([reason(r, state, zone) for r in found]), by="\n")
