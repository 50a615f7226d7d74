"""Stacks as they were last counted: for a seeded draw and for whoever asks."""

from core.floor.seating import in_reasons
from core.say import acts, records
from core.say.duties import UncountedDuty
from core.say.reasons import BadAmount, MoreThanInPlay
from core.tournament.conduct import Disqualification
from core.tournament.deciding import Deciding, rule
from core.tournament.settled import is_done
from core.tournament.state import Tournament


def uncounted(t: Tournament) -> list[Disqualification]:
    """Return the disqualifications whose chips nobody has counted: they still count as in play."""
    return [
        d
        for d in t.conduct.disqualified.values()
        if not d.counted
        and not t.people.entries[d.entry].removed
        and not is_done(t, UncountedDuty, (d.entry,), (d.action,))
    ]


@rule
def decide_count(t: Tournament, act: acts.Count, now: int) -> Deciding:
    """Count a stack. It cannot be larger than all chips in play; a stack of zero is a bust, not a count. A
    disqualified player's, counted late, leaves play."""
    gone = act.entry in [d.entry for d in uncounted(t)]
    if not gone:
        yield from in_reasons(t, act.entry)
    if act.chips > t.chips.in_play:
        yield MoreThanInPlay(amount=act.chips, chips=t.chips.in_play)
    elif act.chips <= 0:
        yield BadAmount(what="chips", amount=act.chips)
    if gone:
        return lambda context: (records.ChipsRemoved(act.entry, act.chips, "disqualified"),)
    return lambda context: (records.StackCounted(act.entry, act.chips),)
