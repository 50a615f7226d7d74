"""The records of a night of Chicago: heats, rounds, entries of the protocol, who advances."""

from __future__ import annotations

from core.say.facts import fact
from core.say.records import FormatFact


@fact
class HeatPlanned(FormatFact):
    """Heat ``heat`` begins at ``at`` (ms, 0: not said). The ``best`` of each table go on ``to`` the "next"
    heat, the "finals" A and B, or one "final"; "end": nobody does; empty: where the field's proposal says.
    ``best`` 0: as many as proposed."""

    heat: int
    at: int
    best: int
    to: str


@fact
class HeatDrawn(FormatFact):
    """The seats of a heat have been drawn: its tables, with "a" or "b" for those of the finals. ``waiting``
    have a place in the final already and do not play."""

    heat: int
    tables: tuple[int, ...]
    finals: tuple[str, ...]
    waiting: tuple[int, ...] = ()


@fact
class RoundBegun(FormatFact):
    """A table begins a round, with everybody where the seats were drawn; the chair ``dealer`` deals first."""

    heat: int
    table: int
    round: int
    dealer: int


@fact
class RoundTimed(FormatFact):
    """The row ``level`` of the sheet is the time of this round."""

    heat: int
    round: int
    level: int


@fact
class Written(FormatFact):
    """An entry of a protocol, in a ``deal`` and an ``exchange`` from 1. ``what`` is a kind of mark
    (``core.formats.chicago.deal``), with its chair (0: nobody's), hand, other chair and number. ``instead``:
    it takes the place of what was written there. ``ruled``: the director has let a Chicago stand that was
    said with fewer points than it needs. ``reason``: why points were taken off."""

    heat: int
    table: int
    round: int
    deal: int
    exchange: int
    what: str
    chair: int = 0
    hand: str = ""
    other: int = 0
    number: int = 0
    instead: bool = False
    ruled: bool = False
    reason: str = ""


@fact
class RoundTold(FormatFact):
    """A whole round from paper; the tuples are by ``chairs``. ``timed``: the clock ended it."""

    heat: int
    table: int
    round: int
    chairs: tuple[int, ...]
    points: tuple[int, ...]
    strokes: tuple[int, ...]
    said: tuple[int, ...]
    stars: tuple[int, ...]
    out: tuple[int, ...]
    winner: int
    timed: bool = False


@fact
class PlayedOff(FormatFact):
    """A play-off of three deals between these; ``winner`` had a straight flush (0: nobody)."""

    heat: int
    table: int
    entries: tuple[int, ...]
    points: tuple[int, ...]
    winner: int = 0


@fact
class GoesOn(FormatFact):
    """By the director's word these entries go on, the first to the first place; empty: as the standings have
    it."""

    heat: int
    table: int
    entries: tuple[int, ...]


@fact
class AuditorNamed(FormatFact):
    heat: int
    table: int
    entry: int


@fact
class LeftTable(FormatFact):
    """The entry plays no more at this table: 0 for the round it is in and those after, where a round that is
    over stays. ``never``: it was not there at the first deal. ``table`` 0: it waited for the final."""

    heat: int
    table: int
    entry: int
    never: bool = False


@fact
class CameToTable(FormatFact):
    """The entry plays at this table before its first deal, in ``place_of`` another (0: in a free chair)."""

    heat: int
    table: int
    entry: int
    place_of: int = 0
