"""The base of every because, and those of the rulebook and of a seat that is given."""

from __future__ import annotations

from core.say.said import Said


class Because(Said):
    """The reason a rule decided so: about whom (0: nobody alone), by which parameters of the rulebook and
    which of its clauses. A record: nothing is decided from it again. A subclass has the facts."""

    entry: int = 0
    keys: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()


class AlteredByManagement(Because):
    cancelled: bool


class SeatGiven(Because):
    """``entry`` was given this seat. A subclass says how. ``waits``: whether the player waits there for the
    button: ``yes``, ``no``, ``unknown`` without the blinds; empty where the rulebook has no rule for such a
    move. ``dodged``: what a blind dodged on purpose costs (procedure D6); empty where the rulebook ignores
    such a move."""

    table: int
    seat: int
    waits: str = ""
    dodged: str = ""
