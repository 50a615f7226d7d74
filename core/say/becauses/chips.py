"""Why a chip race came out so, and what became of chips (procedures F). Words are those of the parameters."""

from __future__ import annotations

from core.say.becauses.base import Because


class RaceCounted(Because):
    """Odd chips worth ``value`` make ``won`` chips of ``new``, by the way of counting ``count``. ``odd``: how
    many there were; ``rounding``: what it makes more or less; ``planned``: by the structure."""

    table: int
    chip: int
    new: int
    odd: int
    value: int
    won: int
    rounding: int
    count: str
    planned: bool


class OddChipsCollected(Because):
    """``seats`` in the order their odd chips are collected."""

    order: str
    seats: tuple[int, ...]


class RaceCardsBegin(Because):
    """``seats`` in the order they get their cards."""

    order: str
    seats: tuple[int, ...]


class RaceCardsDealt(Because):
    """``way``: whether each player gets all cards before the next player."""

    way: str


class RaceWon(Because):
    """``cards``: entries that won a chip and by which card, the highest first. ``tie``: by the suits."""

    cards: tuple[tuple[int, str], ...]
    most: int
    suits: str
    tie: bool


class RaceRescue(Because):
    """``entries`` lost their last chips; each gets one of ``chip``, or none (0). ``going``: the chips raced
    for, where they leave play at the same break and are no help; else 0."""

    entries: tuple[int, ...]
    chip: int
    rescue: str
    going: int


class ColourUpDone(Because):
    """``gone``: what becomes of chips that turn up later. ``unpaid``: the chips in play, where they cannot be
    made of what is left; else 0."""

    chip: int
    gone: str
    unpaid: int


class GoneChipsExchanged(Because):
    """The entry had ``count`` of a chip that is gone, worth ``value``."""

    chip: int
    count: int
    value: int
    exchanged: int
    removed: int


class ChipsFound(Because):
    """``out``: they left play, as the director or the rulebook's ``found`` has it."""

    found: str
    out: bool
