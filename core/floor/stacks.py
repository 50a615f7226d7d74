"""Stacks as they were last counted: for a seeded draw and for whoever asks."""

from core.floor.seating import in_reasons
from core.say import acts, records
from core.say.reasons import BadAmount, MoreThanInPlay
from core.tournament.ruling import Deciding, rule
from core.tournament.state import Tournament


@rule
def decide_count(t: Tournament, act: acts.Count, now: int) -> Deciding:
    """Count a stack. It cannot be larger than all chips in play; a stack of zero is a bust, not a count."""
    yield from in_reasons(t, act.entry)
    if act.chips > t.chips.in_play:
        yield MoreThanInPlay(amount=act.chips, chips=t.chips.in_play)
    elif act.chips <= 0:
        yield BadAmount(what="chips", amount=act.chips)
    return lambda context: (records.StackCounted(act.entry, act.chips),)
