"""Deciding an act: by the rule that the format has for it."""

from __future__ import annotations

from core.formats.format import of
from core.say.acts import Act
from core.say.decision import Decision, impossible
from core.say.reasons import NotInFormat
from core.tournament.cancelled import refused
from core.tournament.state import Tournament


def decide(t: Tournament, act: Act, now: int) -> Decision:
    """Decide an act of the director's at this moment (ms)."""
    cancelled = refused(t, act)
    if cancelled:
        return impossible(*cancelled)
    rule = of(t).rules.get(type(act))
    return impossible(NotInFormat(format=of(t).id, verb=act.VERB)) if rule is None else rule(t, act, now)
