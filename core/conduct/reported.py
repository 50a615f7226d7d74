"""Which penalties are owed to a board (RULES J3)."""

from __future__ import annotations

from core.conduct.penalty_ladder import DISQUALIFIED
from core.rulebook.kinds import step
from core.tournament.state import Tournament


def owes_report(t: Tournament, text: str) -> bool:
    """Return whether the rulebook wants a penalty of this step reported."""
    asked, parts = t.rulebook.choice("penalty.report"), step(text)
    if asked.rule == "none" or parts is None:
        return False
    return text == DISQUALIFIED or (parts.what == "minutes" and parts.number > asked.number("minutes"))
