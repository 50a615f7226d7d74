"""Why somebody entered, was handed a seat, gave up chips, bought again or was blinded out."""

from __future__ import annotations

from core.say.becauses.base import Because


class Prepaid(Because):
    """The entry counts as one of before the start: it was paid for, or qualified, by then."""


class HandedOver(Because):
    giver: int
    taker: int


class Surrendered(Because):
    chips: int


class BlindedOut(Because):
    """Nobody knocked the entry out and nobody sat in its seat."""

    table: int | None
    seat: int | None


class Rebought(Because):
    """The seat in which the player plays on (None: it is drawn), and until when the re-buy was to be declared
    (``entering.rebuy_declared``)."""

    table: int | None
    seat: int | None
    deadline: str


class BustTakenBack(Because):
    """The entry had gone out, and its re-buy was declared before the ``deadline``
    (``entering.rebuy_declared``)."""

    deadline: str


class RebuyOwes(Because):
    owes: bool


class RebuyAnnounced(Because):
    """The chips the table is told are played for; None: it is not told."""

    chips: int | None
