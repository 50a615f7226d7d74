"""The note that every view gets after an action."""

from dataclasses import dataclass

from core.say.records import Action
from core.say.said import ByFields


@dataclass(frozen=True, eq=False, repr=False)
class Change(ByFields):
    """An action that was taken in. ``just_now``: the director has done it this moment. What is undone,
    redone, entered late, imported or simulated is not: it makes no sound, and no slip is printed of it."""

    action: Action
    just_now: bool = False
