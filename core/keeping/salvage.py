"""What was found in a tournament's file, whole or damaged: proved, left over, missing."""

from __future__ import annotations

from dataclasses import dataclass

from core.keeping.damage import Damage
from core.say.records import Action

NOT_OURS = ("record", "newer")
"""The damages that are none: a newer Riffle has written in the file, and is to go on with it."""


@dataclass(frozen=True, slots=True)
class Leftover:
    """An action after the first that is damaged. Nothing proves what went before it, so it cannot be
    continued from; ``whole`` says that it matches its own seal. ``line`` may be spoiled where it does not."""

    id: int
    happened: int
    line: str
    whole: bool
    action: Action | None = None
    """With its records, where all of them could be read."""


@dataclass(frozen=True, slots=True)
class Salvage:
    """``good`` is proved from the first action on. ``damage`` is None for a whole file. ``lost``: the numbers
    between and after of which nothing is left; where the end is cut nobody knows how many they were.
    ``pages`` and ``blank``: how many the file has, and how many of them hold only zeros."""

    good: list[Action]
    damage: Damage | None = None
    later: tuple[Leftover, ...] = ()
    lost: tuple[int, ...] = ()
    pages: int = 0
    blank: int = 0

    @property
    def highest(self) -> int:
        """The number of the last action that is known of."""
        last = self.good[-1].id if self.good else 0
        return max([last, *(x.id for x in self.later), *self.lost])
