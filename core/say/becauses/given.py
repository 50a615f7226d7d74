"""The base of every because about a seat that a player was given."""

from __future__ import annotations

from core.say.becauses.base import Because


class SeatGiven(Because):
    """``entry`` was given this seat. A subclass says how. ``waits``: whether the player waits there for the
    button: ``yes``, ``no``, ``unknown`` without the blinds; empty where the rulebook has no rule for such a
    move. ``dodged``: what a blind dodged on purpose costs (RULES D6); empty where the rulebook ignores such a
    move."""

    table: int
    seat: int
    waits: str = ""
    dodged: str = ""
