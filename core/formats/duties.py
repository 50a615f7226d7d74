"""List the duties of the floor, the most urgent first, from the state alone.

A duty is a fact, not a record: it comes when its cause does and goes with it; what the director says of
it (done, dismissed, done otherwise) is a record by its identity. The words are made in ``gui/words/text.py``.
"""

from __future__ import annotations

from core.formats.format import of
from core.hands.hand_for_hand import being_decided
from core.say.duties import Duty, HandPlayedDuty, Urgency
from core.tournament.state import Tournament


def duties(t: Tournament, now: int) -> list[Duty]:
    """Everything due, the first to do first."""
    found = sorted(
        [d for d in of(t).duties(t, now) if not (t.word.marked and d.id in t.word.marked)], key=_first
    )
    return _hand_first(found) if being_decided(t) else found


def _hand_first(found: list[Duty]) -> list[Duty]:
    """Nobody is moved while a hand played hand-for-hand has yet to end at another table: it goes before what
    the floor does after it."""
    hand = next((d for d in found if isinstance(d, HandPlayedDuty)), None)
    if hand is None:
        return found
    rest = [d for d in found if d is not hand]
    at = next((i for i, d in enumerate(rest) if isinstance(d, hand.stands_before)), len(rest))
    return [*rest[:at], hand, *rest[at:]] if at < found.index(hand) else found


def _first(d: Duty) -> tuple[int, int, tuple[int, int], int, tuple[int, ...]]:
    """Return the key that sorts a duty: one that is due now by its kind, even if it has a moment of its own
    (a called clock's zero); any other by its time."""
    due = d.due_ms or 0
    return d.urgency, due if d.urgency is not Urgency.NOW else 0, d.order, due, d.subject
