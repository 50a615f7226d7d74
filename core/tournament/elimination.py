"""The state of an elimination: who went out, when, and who shares a place."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Bust:
    """One elimination: where it sat, who won the chips, the hand and the group sharing a place; ``stack`` at
    the start of the hand, 0: not told. ``row``: the id of the level the clock stood in, 0: it had not begun;
    ``parted``: how often all hands had surely ended by then."""

    entry: int
    by: tuple[int, ...]
    hand: int
    group: int
    at: int
    table: int | None
    seat: int | None
    stack: int = 0
    row: int = 0
    parted: int = 0


@dataclass(frozen=True, slots=True)
class HandForHand:
    """All tables deal the same hand: its ``number`` from 1 up, and the id its busts carry (0: they share no
    places yet)."""

    number: int
    hand: int


@dataclass(slots=True)
class Elimination:
    busts: list[Bust] = field(default_factory=list)
    # the highest group that a bust was given
    last_group: int = 0
    # hand-for-hand, None: each table deals for itself; and the hands in which places were shared so
    hand_for_hand: HandForHand | None = None
    shared_hands: set[int] = field(default_factory=set)
    # who was in which hand when the director placed them, and who went out one hand after another
    hand_players: dict[int, tuple[int, ...]] = field(default_factory=dict)
    separate_hands: set[tuple[int, int]] = field(default_factory=set)
    # how often all hands surely ended: one counted hand-for-hand, a table broken
    hands_ended: int = 0

    def knew_group(self, group: int) -> bool:
        """Whether a bust may have been given this group (0: none) before; from now on it has. As groups are
        numbered as they come, thousands of busts are not gone through for a new one."""
        new = group > self.last_group
        if new:
            self.last_group = group
        return not new and group != 0
