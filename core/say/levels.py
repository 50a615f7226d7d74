"""The structure sheet: levels and breaks, as the room reads it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Literal

from core.say.said import ByFields

AnteKind = Literal["none", "each", "bb", "button"]
PauseKind = Literal["break", "talk", "day-end"]
MINUTE = 60_000
# How long a row is that does not say and follows none of its sort; a talk break: `sm-team`, two minutes.
USUAL: dict[PauseKind, int | None] = {"break": 10 * MINUTE, "talk": 2 * MINUTE, "day-end": None}
# The limits of the likely: a longer talk break, or a level of more hands, looks like a mistake.
LONG_TALK, MANY_HANDS = 10 * MINUTE, 100


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Level(ByFields):
    """A row of the sheet: a level, or a break (``pause``).

    ``length`` is in milliseconds; None is an open length: it runs until the director goes on.
    A limit game gives ``small_bet`` and ``big_bet``. ``remove`` names the chip values that leave
    play at this break. ``id`` stays when the row moves, so that the clock can point at it.

    ``cap`` is how many raises a round of betting has in a limit game, 0: nothing said. ``bring_in`` is
    what opens the betting in stud. A level of so many ``hands`` has an open length: it is over when they
    are played. ``kind`` is only a break's: a *talk* break is one in which players stay at the tables, a
    *day-end* holds the clock until the director goes on, on another day.
    """

    id: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    ante_kind: AnteKind = "none"
    small_bet: int = 0
    big_bet: int = 0
    length: int | None = 20 * MINUTE
    pause: bool = False
    name: str = ""
    remove: tuple[int, ...] = ()
    cap: int = 0
    bring_in: int = 0
    hands: int = 0
    kind: PauseKind = "break"

    @property
    def stakes(self) -> bool:
        """Return whether something is bet in it by the sheet; a format's time for a round has nothing."""
        return bool(self.small_blind or self.big_blind or self.ante or self.big_bet or self.bring_in)

    @property
    def big(self) -> int:
        """The big blind, or the big bet where there are no blinds."""
        return self.big_blind or self.big_bet

    @property
    def rest(self) -> bool:
        """Return whether there is time in this break: to leave the table, to race chips. A talk break has
        none, unless chips leave in it."""
        return self.pause and (self.kind != "talk" or bool(self.remove))


def number(levels: Sequence[Level], index: int) -> int:
    """Return the level number the room knows: breaks are not counted; a break has the number before it."""
    return [*map(attrgetter("pause"), levels[: index + 1])].count(False)


def index_of(levels: Sequence[Level], level_id: int) -> int | None:
    """Return the index of the row with this id, or None."""
    for i, level in enumerate(levels):
        if level.id == level_id:
            return i
    return None


def index_of_number(levels: Sequence[Level], wanted: int) -> int | None:
    """Return the index of level ``wanted`` (breaks not counted, from 1), or None."""
    return next(
        (i for i, level in enumerate(levels) if not level.pause and number(levels, i) == wanted), None
    )


def day(levels: Sequence[Level], index: int) -> int:
    """Return the day of play of row ``index``, from 1; the end of a day belongs to the day it ends."""
    return 1 + sum(1 for level in levels[:index] if level.pause and level.kind == "day-end")


@dataclass(frozen=True, eq=False, repr=False)
class Oddity(ByFields):
    """Something in the structure that looks like a mistake (procedure G6: warned of, never refused)."""

    code: Literal[
        "blinds_fall",
        "small_over_big",
        "ante_over_big",
        "no_blinds",
        "long_level",
        "empty",
        "chip_unknown",
        "no_chips_left",
        "lower_chip_stays",
        "chip_needed",
        "cap_no_bets",
        "bring_in_over_bet",
        "long_talk",
        "many_hands",
    ]
    index: int


def warnings(levels: Sequence[Level]) -> list[Oddity]:
    """Return the likely mistakes of a sheet: real sheets are irregular, so nothing here forbids anything."""
    oddities: list[Oddity] = [] if levels else [Oddity("empty", 0)]
    last: Level | None = None
    for i, level in enumerate(levels):
        if level.length is not None and level.length > 180 * MINUTE:
            oddities.append(Oddity("long_level", i))
        if level.pause and level.kind == "talk" and (level.length is None or level.length > LONG_TALK):
            oddities.append(Oddity("long_talk", i))
        if level.pause:
            continue
        if level.cap and not (level.small_bet or level.big_bet):
            oddities.append(Oddity("cap_no_bets", i))
        if level.bring_in >= (level.small_bet or level.big_bet) > 0:
            oddities.append(Oddity("bring_in_over_bet", i))
        if level.hands > MANY_HANDS:
            oddities.append(Oddity("many_hands", i))
        if not level.big and not level.ante:
            oddities.append(Oddity("no_blinds", i))
        if level.small_blind > level.big_blind > 0:
            oddities.append(Oddity("small_over_big", i))
        if level.ante_kind == "each" and level.ante >= level.big > 0:
            oddities.append(Oddity("ante_over_big", i))
        if last is not None and level.big < last.big:
            oddities.append(Oddity("blinds_fall", i))
        last = level
    return oddities
