"""The chips of a tournament: the set, what came into play and what left it."""

from __future__ import annotations

from dataclasses import dataclass, field

from core.say.facts.chips import ChipsAdjusted, RaceHeld


@dataclass(slots=True)
class Chips:
    # the denominations in use, the lowest first, and those of them that have left play
    values: tuple[int, ...] = ()
    coloured_up: set[int] = field(default_factory=set)
    races: list[RaceHeld] = field(default_factory=list)
    # all chips sold, less those of entries taken back: what the stacks must come to
    bought: int = 0
    # of those, the ones that left play with a player
    removed: int = 0
    # what came into play and left it besides entries and stacks taken from play, and the sum of it
    adjustments: list[ChipsAdjusted] = field(default_factory=list)
    adjusted: int = 0

    @property
    def in_play(self) -> int:
        return self.bought - self.removed + self.adjusted
