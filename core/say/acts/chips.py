"""The acts on chips and chip races (RULES F)."""

from __future__ import annotations

from typing import ClassVar

from core.say.acts.base import Act, arg
from core.say.value import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class SetChips(Act):
    """Set the denominations in play: ``chips 25 100 500``; ``none``: unknown."""

    VERB: ClassVar[str] = "chips"
    values: tuple[int, ...] = arg("chips", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Race(Act):
    """The chip race of one table: ``race 3 chip 25 odd 1:3 4:2``, a seat and its odd chips. Where real cards
    were dealt, ``cards 1:As 1:Kd 1:2c 4:9h 4:3s``; without, the software deals. ``last``: the seats whose
    last chips these are. Without ``odd`` the table had none."""

    VERB: ClassVar[str] = "race"
    table: int = arg("table", required=True)
    chip: int = arg("int", "chip", required=True)
    odd: tuple[tuple[int, int], ...] = arg("counts", "odd", ())
    last: tuple[int, ...] = arg("numbers", "last", ())
    cards: tuple[tuple[int, str], ...] = arg("cards", "cards", ())


@dataclass(frozen=True, slots=True, kw_only=True)
class ColourUp(Act):
    """Take a denomination out of play: every table has raced it."""

    VERB: ClassVar[str] = "colour up"
    chip: int = arg("int", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeGone(Act):
    """Exchange chips out of play that were found in a stack: ``exchange 3.4 chip 25 count 3``."""

    VERB: ClassVar[str] = "exchange"
    entry: int = arg("entry", required=True)
    chip: int = arg("int", "chip", required=True)
    count: int = arg("int", "count", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class AdjustChips(Act):
    """Remove chips by value (``adjust -500 why forfeited of 3.4``) or add them; the words are those of
    ``core.chips.rules.LEDGER``."""

    VERB: ClassVar[str] = "adjust"
    amount: int = arg("int", required=True)
    why: str = arg("word", "why", required=True)
    entry: int | None = arg("entry", "of")
    table: int | None = arg("table", "at")
