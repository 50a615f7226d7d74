"""What the floor must do now, most urgent first: one list, worked out from the state alone.

A duty is a fact, not a record: it comes when its cause does and goes with it; what the director says of
it (done, dismissed, done otherwise) is a record by its identity. The words are made in ``gui/words/text.py``.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.chips.duties import chip_duties
from core.clock.clock import read
from core.clock.sheet_duties import sheet_duties
from core.conduct.duties import conduct_duties, reports
from core.floor.duties import floor_duties
from core.formats.holdem.night_duties import clock_duties, draw_number, winner
from core.formats.holdem.paper_duties import owed
from core.hands.duties import hand_duties, place_duties
from core.hands.hand_for_hand import being_decided
from core.money.duties import prize_duties
from core.say.duties import Duty, HandPlayedDuty, Urgency
from core.tournament.state import Tournament


def duties(t: Tournament, now: int) -> list[Duty]:
    """Everything due, the first to do first."""
    found = sorted(
        (d for d in every_duty(t, now) if not (t.word.marked and d.id in t.word.marked)), key=_first
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
    """What is due now goes by what it is, also where it has a moment of its own (a called clock's zero);
    what is not, by when."""
    due = d.due_ms or 0
    return d.urgency, due if d.urgency is not Urgency.NOW else 0, d.order, due, d.subject


def every_duty(t: Tournament, now: int) -> Iterator[Duty]:
    """Yield everything due, whatever the director said of it, in no order."""
    reading = read(t.clock.levels, t.clock.position, now)
    yield from owed(t, reading)
    yield from reports(t, reading)
    if t.word.cancelled:
        return
    yield from draw_number(t)
    yield from place_duties(t, now)
    if t.won:
        yield winner(t, reading)
        return
    yield from clock_duties(t, reading, now)
    yield from conduct_duties(t, now)
    if reading.phase != "before":
        yield from prize_duties(t, now)
        yield from chip_duties(t, reading, now)
        yield from floor_duties(t, now)
        yield from hand_duties(t, reading, now)
        yield from sheet_duties(t, reading)
