"""Becauses of the till."""

from __future__ import annotations

from core.say.becauses.base import Because


class ChangeDue(Because):
    """More was ``given`` in cash than the ``player`` owed: so much ``change`` goes back (currency units)."""

    player: int
    given: int
    change: int
