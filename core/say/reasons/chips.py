"""The reasons against a chip race or a change of chips (procedures F)."""

from __future__ import annotations

from core.say.refused import Reason


class ChipsUnknown(Reason):
    """There is no chip set."""


class BadChipSet(Reason):
    """A chip set has each denomination once, and not more than a night can use."""


class NoSuchChip(Reason):
    chip: int
    chips: tuple[int, ...]


class ChipGone(Reason):
    chip: int


class ChipInPlay(Reason):
    """Only chips that have left play are exchanged one by one."""

    chip: int


class HighestChip(Reason):
    """There is nothing to race the chip into."""

    chip: int


class LowerChipFirst(Reason):
    chip: int
    lower: int
    overridable: bool = True


class ChipNeeded(Reason):
    """``amount`` is to be paid in this level and cannot be without the chip (procedure F7)."""

    chip: int
    amount: int
    level: int
    overridable: bool = True


class SeatEmpty(Reason):
    table: int
    seat: int


class TooManyOdd(Reason):
    """``most``: with one more odd chip they would make a whole new one."""

    table: int
    seat: int
    chip: int
    odd: int
    most: int


class OddMiscounted(Reason):
    """``value`` of all tables' odd chips; without them all in play must be a multiple of ``unit``."""

    chip: int
    value: int
    total: int
    unit: int
    overridable: bool = True


class NotInRace(Reason):
    """The player has no odd chips in this race, so they cannot be the last ones."""

    table: int
    seat: int


class RescuedHigher(Reason):
    """The player was rescued with a chip of ``rescue`` at this break, so has no odd lower ones."""

    entry: int
    table: int
    seat: int
    rescue: int
    chip: int
    overridable: bool = True


class MoreThanInPlay(Reason):
    """``chips``: all in play, by value."""

    amount: int
    chips: int


class PackTooSmall(Reason):
    odd: int
    cards: int


class NoSuchCard(Reason):
    card: str


class CardTwice(Reason):
    card: str


class CardsUnequal(Reason):
    table: int
    seat: int
    cards: int
    odd: int


class RacedAlready(Reason):
    """The table has raced the chip; or of those who race there after it, this ``entry`` has (0: nobody)."""

    table: int
    chip: int
    entry: int = 0
    overridable: bool = True


class NotRaced(Reason):
    chip: int
    tables: tuple[int, ...]
    overridable: bool = True


class ColourUpNotAnnounced(Reason):
    chip: int


class NoSuchLedgerWord(Reason):
    word: str
    words: tuple[str, ...]


class FoundLeavesPlay(Reason):
    amount: int
