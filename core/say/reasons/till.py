"""Reasons against what is asked of the till."""

from __future__ import annotations

from core.say.refused import Reason


class TillOff(Reason):
    """No till is kept: what is entered counts as paid."""


class NoSuchPayment(Reason):
    """Money is not taken or paid by this ``method``; ``methods`` are the club's."""

    method: str
    methods: tuple[str, ...]


class NoSuchTillWay(Reason):
    """Money is put into the till as ``float``, ``in``, or taken ``out``: not this ``way``."""

    way: str


class OwesLess(Reason):
    """The ``player`` owes so many currency units, less than the ``amount``: only for cash there is change.
    ``due``: what can be set off, where the debt is ``set_off`` against the prize."""

    player: int
    owes: int
    amount: int
    due: int = 0
    set_off: bool = False


class IsDueLess(Reason):
    """So much is ``due`` to the ``player`` (currency units), less than the ``amount``; where a ``refund`` is
    asked for, of what was collected."""

    player: int
    due: int
    amount: int
    refund: bool = False


class DealPaid(Reason):
    """A deal of which these ``entries`` were paid is not replaced by another."""

    entries: tuple[int, ...]
