"""The base of every because: the reason for a rule's decision."""

from __future__ import annotations

from core.say.said import Said


class Because(Said):
    """Why a rule decided so: about whom (0: nobody alone), by which parameters of the rulebook and which of
    its clauses. A record: nothing is decided from it again. A subclass has the facts."""

    entry: int = 0
    keys: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
