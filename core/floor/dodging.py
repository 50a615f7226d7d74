"""A blind dodged on purpose when moving (RULES D6)."""

from __future__ import annotations

from core.tournament.state import Tournament


def dodged(t: Tournament, *, broken: bool = False) -> str:
    """Return what a blind dodged on purpose costs (RULES D6); empty where the rulebook ignores such a move.
    ``broken``: the player's table is broken."""
    choice = t.rulebook.choice("moving.dodged_blind")
    covers = "on" not in choice.fields or choice.word("on") == "any_move" or broken
    return choice.rule if covers else ""
