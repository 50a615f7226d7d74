"""Facts of chips and chip races (procedures F)."""

from __future__ import annotations

from core.say.facts import Fact, fact


@fact
class ChipSetMade(Fact):
    """The denominations in use, the lowest first."""

    values: tuple[int, ...]


@fact
class RaceHeld(Fact):
    """A chip race at one table. ``odd``: seat and number of odd chips, in the order the cards were dealt;
    ``cards``: seat and card (``As``), in that order; ``winners``, the highest card first, and ``rescued``:
    seats that got a chip each, of the value ``new`` and of the value ``rescue``. ``secret`` (hex) is what the
    software dealt from, empty where real cards were dealt. ``planned``: by the structure."""

    table: int
    chip: int
    new: int
    odd: tuple[tuple[int, int], ...]
    cards: tuple[tuple[int, str], ...]
    winners: tuple[int, ...]
    rescued: tuple[int, ...] = ()
    rescue: int = 0
    secret: str = ""
    planned: bool = True


@fact
class ChipsAdjusted(Fact):
    """Chips that came into play or (negative) left it, by value. ``why``: ``rounding`` and ``rescue`` of a
    race, ``gone`` (of a colour no longer in play), or what the director named (``core.chips.rules``).
    ``table`` 0: of no table; ``entry`` 0: of nobody."""

    table: int
    entry: int
    amount: int
    why: str


@fact
class ColouredUp(Fact):
    chip: int
