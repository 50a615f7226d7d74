"""The base of every because about a seat that somebody was given."""

from __future__ import annotations

from core.say.becauses.base import Because


class SeatGiven(Because):
    """``entry`` was given this seat. A subclass says how.

    ``waits``: whether he gets no cards there until the button has passed: ``yes``, ``no``, ``unknown`` where
    nobody told the blinds; empty where the rulebook says nothing of such a move. ``dodged``: what a blind
    dodged on purpose costs (RULES D6); empty where the rulebook leaves such a move out.
    """

    table: int
    seat: int
    waits: str = ""
    dodged: str = ""
