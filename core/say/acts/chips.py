"""The acts on chips and chip races (procedures F)."""

from __future__ import annotations

from core.say.acts.base import Act, arg


class SetChips(Act, verb="chips"):
    """Set the denominations in play: ``chips 25 100 500``; ``none``: unknown."""

    values: tuple[int, ...] = arg("chips", required=True)


class Race(Act, verb="race"):
    """The chip race of one table: ``race 3 chip 25 odd 1:3 4:2``, a seat and its odd chips. Where real cards
    were dealt, ``cards 1:As 1:Kd 1:2c 4:9h 4:3s``; without, the software deals. ``last``: the seats whose
    last chips these are. Without ``odd`` the table had none."""

    table: int = arg("table", required=True)
    chip: int = arg("int", "chip", required=True)
    odd: tuple[tuple[int, int], ...] = arg("counts", "odd", ())
    last: tuple[int, ...] = arg("numbers", "last", ())
    cards: tuple[tuple[int, str], ...] = arg("cards", "cards", ())


class ColourUp(Act, verb="colour up"):
    """Take a denomination out of play: every table has raced it."""

    chip: int = arg("int", required=True)


class ExchangeGone(Act, verb="exchange"):
    """Exchange chips out of play that were found in a stack: ``exchange 3.4 chip 25 count 3``."""

    entry: int = arg("entry", required=True)
    chip: int = arg("int", "chip", required=True)
    count: int = arg("int", "count", required=True)


class AdjustChips(Act, verb="adjust"):
    """Remove chips by value (``adjust -500 why forfeited of 3.4``) or add them; the words are those of
    ``core.chips.rules.LEDGER``."""

    amount: int = arg("int", required=True)
    why: str = arg("word", "why", required=True)
    entry: int | None = arg("entry", "of")
    table: int | None = arg("table", "at")
