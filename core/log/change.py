"""The parts of the state that one action touched, so that views redraw no more than that."""

from __future__ import annotations

from core.say.records import Action
from core.say.value import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    """The parts of the state that one action touched, for the views. ``everything``: read it all again; so it
    is after an undo, a redo and what was entered late. ``just_now``: the director has done it this moment.
    What is undone, redone, entered late, imported or simulated is not: it makes no sound, and no slip is
    printed of it."""

    action: Action
    tables: frozenset[int] = frozenset()
    entries: frozenset[int] = frozenset()
    players: frozenset[int] = frozenset()
    clock: bool = False
    everything: bool = False
    just_now: bool = False
