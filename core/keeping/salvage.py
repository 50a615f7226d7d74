"""The damage of a tournament's file, and its contents: proved, left over, missing."""

from dataclasses import dataclass
from typing import Literal

from core.say.records import Action
from core.say.said import ByFields

Fault = Literal["changed", "unreadable", "record", "time", "orphan", "schema", "newer", "fold"]


@dataclass(frozen=True, eq=False, repr=False)
class Damage(ByFields):
    """The reason why a file is only shown: everything before ``action`` is proved good, from it on nothing
    is.

    ``changed``: the stored action does not match its hash. ``unreadable``: the file is cut or overwritten
    here. ``record``: whole, but this version does not know the record. ``time``: whole, but at a time that no
    clock can show. ``orphan``: records without an action. ``schema``: the log is whole but its tables or
    triggers are not Riffle's. ``fold``: whole, but it contradicts the actions before it. ``newer``: nothing
    is wrong, a later version has written the file and should continue it. ``detail`` is technical text for a
    bug report, not a sentence for the director.
    """

    action: int
    what: Fault
    detail: str = ""


NOT_OURS = ("record", "newer")
"""No real damages: a newer Riffle has written in the file, and should continue it."""


@dataclass(frozen=True, eq=False, repr=False)
class Leftover(ByFields):
    """An action after the first damaged one, or one that does not fold. The actions before it are unproved,
    so play cannot continue from it; ``whole`` means that it matches its own seal. Otherwise ``line`` may be
    spoiled."""

    id: int
    happened: int
    line: str
    whole: bool
    action: Action | None = None
    """With its records, if all of them are readable."""


@dataclass(frozen=True, eq=False, repr=False)
class Salvage(ByFields):
    """``good`` is proved from the first action on; of one that does not fold it has a note, and ``later`` the
    action. ``damage`` is None for a whole file. ``lost``: the missing
    numbers between and after; where the end is cut their count is unknown. ``pages`` and ``blank``: the
    number of pages, and of those with zeros only."""

    good: list[Action]
    damage: Damage | None = None
    later: tuple[Leftover, ...] = ()
    lost: tuple[int, ...] = ()
    pages: int = 0
    blank: int = 0

    @property
    def saved(self) -> int:
        """Return how many actions are in ``good`` as they were."""
        last = self.good[-1].id if self.good else 0
        return len(self.good) - sum(x.id <= last for x in self.later)

    @property
    def highest(self) -> int:
        """Return the number of the last known action."""
        last = self.good[-1].id if self.good else 0
        return max([last, *(x.id for x in self.later), *self.lost])
