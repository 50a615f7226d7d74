"""List the duties of the floor, the most urgent first, from the state alone.

A duty is a fact, not a record: it comes when its cause does and goes with it; what the director says of
it (done, dismissed, done otherwise) is a record by its identity. ``to_do`` in ``gui/words`` words it.
"""

from collections.abc import Sequence

from core.floor.aside import is_settled
from core.formats.format import of
from core.hands.hand_for_hand import being_decided
from core.say.duties import Duty, HandPlayedDuty, RaceDuty, TalkDuty, Urgency
from core.tournament.state import Tournament


def duties(t: Tournament, now: int) -> list[Duty]:
    """Return everything due, the first to do first."""
    found = sorted([d for d in of(t).duties(t, now) if not is_settled(t, d)], key=_first)
    found = _before(found, [d for d in found if isinstance(d, RaceDuty | TalkDuty)])
    return _before(found, [d for d in found if isinstance(d, HandPlayedDuty)]) if being_decided(t) else found


def _before(found: list[Duty], first: Sequence[Duty]) -> list[Duty]:
    """Put these before what has to wait for them. Nobody is moved while a hand played hand-for-hand has yet
    to end at another table; nor from a table that has not raced to one that has, with his odd chips;
    nor before a talk break is announced, in which players stay at their tables."""
    for duty in first:
        at = next((i for i, d in enumerate(found) if d is duty or duty.goes_before(d)), 0)
        if found[at] is not duty:
            found = [*found[:at], duty, *(d for d in found[at:] if d is not duty)]
    return found


def _first(d: Duty) -> tuple[int, int, tuple[int, int], int, tuple[int, ...]]:
    """Return the key that sorts a duty: one that is due now by its kind, even if it has a moment of its own
    (a called clock's zero); any other by its time."""
    due = d.due_ms or 0
    return d.urgency, due if d.urgency is not Urgency.NOW else 0, d.order, due, d.subject
