"""The decisions of Chicago, each with the point of the rules it follows."""

from __future__ import annotations

from core.say.becauses import Because


class SeatPassedOn(Because):
    """A correction at a ``table`` of heat ``heat``: ``into`` go on in place of ``out``; ``stands``: the next
    heat has begun, so who plays in it stays."""

    heat: int
    table: int
    out: tuple[int, ...]
    into: tuple[int, ...]
    stands: bool = False


class AdvancesInstead(Because):
    """By a correction ``into`` advance from a ``table`` in place of ``out``; the next heat is not drawn."""

    heat: int
    table: int
    out: tuple[int, ...]
    into: tuple[int, ...]


class HeatMade(Because):
    """Heat ``heat`` was drawn for so many players at so many tables; ``waiting`` are in the final without
    it; ``replaced`` could not come and gave their places to the next of their tables."""

    heat: int
    players: int
    tables: int
    waiting: int = 0
    replaced: tuple[int, ...] = ()


class RoundMade(Because):
    round: int
    tables: tuple[int, ...]


WHYS = (SeatPassedOn, AdvancesInstead, HeatMade, RoundMade)
