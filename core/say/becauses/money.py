"""Becauses of money: what an action makes of the prize pool."""

from __future__ import annotations

from core.say.becauses.base import Because


class PoolMoved(Because):
    """The prize pool ``before`` and ``after`` (currency units)."""

    before: int
    after: int
