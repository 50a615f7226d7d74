"""The contents of a tournament's file, whole or damaged: proved, left over, missing."""

from __future__ import annotations

from dataclasses import dataclass

from core.keeping.damage import Damage
from core.say.records import Action

NOT_OURS = ("record", "newer")
"""The damages that are none: a newer Riffle has written in the file, and is to go on with it."""


@dataclass(frozen=True, slots=True)
class Leftover:
    """An action after the first damaged one. The actions before it are unproved, so play cannot continue from
    it; ``whole`` means that it matches its own seal. Otherwise ``line`` may be spoiled."""

    id: int
    happened: int
    line: str
    whole: bool
    action: Action | None = None
    """With its records, where all of them could be read."""


@dataclass(frozen=True, slots=True)
class Salvage:
    """``good`` is proved from the first action on. ``damage`` is None for a whole file. ``lost``: the missing
    numbers between and after; where the end is cut their count is unknown. ``pages`` and ``blank``: the
    number of pages, and of those with zeros only."""

    good: list[Action]
    damage: Damage | None = None
    later: tuple[Leftover, ...] = ()
    lost: tuple[int, ...] = ()
    pages: int = 0
    blank: int = 0

    @property
    def highest(self) -> int:
        """Return the number of the last known action."""
        last = self.good[-1].id if self.good else 0
        return max([last, *(x.id for x in self.later), *self.lost])
