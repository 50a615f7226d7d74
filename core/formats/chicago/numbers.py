"""The numbers and readings of the game, as the rulebook has them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Hand(StrEnum):
    """A hand that scores after an exchange, the lowest first (point 19)."""

    PAIR = "pair"
    TWO_PAIR = "two_pair"
    TRIPS = "trips"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    QUADS = "quads"
    STRAIGHT_FLUSH = "straight_flush"
    ROYAL_FLUSH = "royal_flush"


_ORDER = tuple(Hand)
EXITS = frozenset({Hand.STRAIGHT_FLUSH, Hand.ROYAL_FLUSH})
"""The hands that end the round at once, whatever was said."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Points, and the readings where the source is silent or says two things.

    ``hands`` are the points from a pair to four of a kind. ``exit_adds``: a straight flush adds the exit's
    points instead of setting them. ``points_first``: the points of the last exchange stand before anybody is
    asked for Chicago (point 17), and can end the round. ``net``: totals count what was taken off; else every
    stroke ever made. ``time_needs_ring``: when the time is up, nobody without a ring is first. ``most`` and
    ``fewest`` sit at a table, of which ``advance`` go on; ``by_table``: it begins its next round alone.
    ``equal_score``: of equal hands each scores; else one, by the director's word.
    ``revoke``: who did not follow suit wins no trick; else the director rules.
    ``auditor_each_round``: the scorekeeper is named anew for each round.
    """

    hands: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 8)
    exit: int = 52
    stop: int = 45
    ask_from: int = 15
    made: int = 15
    broken: int = 15
    breaker: int = 10
    trick: int = 5
    deuce: int = 10
    mistake: int = 3
    exchanges: int = 3
    rounds: int = 3
    places: tuple[int, ...] = (20, 12, 8, 5)
    most: int = 4
    fewest: int = 3
    advance: int = 2
    exit_adds: bool = False
    quads_reset: bool = True
    equal_score: bool = False
    needs_ring: bool = True
    finals_a_b: bool = True
    seats_each_round: bool = True
    by_table: bool = True
    points_first: bool = False
    net: bool = True
    time_needs_ring: bool = True
    revoke: bool = True
    auditor_each_round: bool = False

    def of(self, hand: Hand) -> int:
        """Return the points of a hand that does not end the round."""
        return self.hands[_ORDER.index(hand)]
