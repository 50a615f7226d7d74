"""Stacks as they were last counted: for a seeded draw and for whoever asks."""

from collections.abc import Iterator

from core.floor.seating import in_reasons
from core.say import acts, records
from core.say.acts import Act
from core.say.decision import Decision
from core.say.reasons import BadAmount, MoreThanInPlay, Reason
from core.tournament.ruling import Decide
from core.tournament.state import Tournament


def decide_count(t: Tournament, act: acts.Count, now: int) -> Decision:
    """Count a stack. It cannot be larger than all chips in play; a stack of zero is a bust, not a count."""
    reasons = tuple(_count_reasons(t, act))
    return Decision(reasons, lambda context: (records.StackCounted(act.entry, act.chips),))


def _count_reasons(t: Tournament, act: acts.Count) -> Iterator[Reason]:
    yield from in_reasons(t, act.entry)
    if act.chips > t.chips.in_play:
        yield MoreThanInPlay(amount=act.chips, chips=t.chips.in_play)
    elif act.chips <= 0:
        yield BadAmount(what="chips", amount=act.chips)


RULES: dict[type[Act], Decide] = {acts.Count: decide_count}
