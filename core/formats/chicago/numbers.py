"""The numbers and readings of the game, as the rulebook has them."""

from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any

from core.rulebook.book import Rulebook


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
_PLACES = ("first", "second", "third", "fourth")
EXITS = frozenset({Hand.STRAIGHT_FLUSH, Hand.ROYAL_FLUSH})
"""The hands that end the round at once, whatever was said."""


def _number(key: str, usual: int) -> Any:
    return field(default=usual, metadata={"read": lambda book: book.number(key)})


def _flag(key: str, usual: bool) -> Any:
    return field(default=usual, metadata={"read": lambda book: book.flag(key)})


def _word(key: str, word: str, usual: bool) -> Any:
    """Return a field that is True where the book says this word."""
    return field(default=usual, metadata={"read": lambda book: book.word(key) == word})


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
    places: tuple[int, ...] = (20, 12, 8, 5)
    exit: int = _number("chicago_end.exit", 52)
    stop: int = _number("chicago_exchange.stop", 45)
    ask_from: int = _number("chicago_said.from", 15)
    made: int = _number("chicago_said.made", 15)
    broken: int = _number("chicago_said.broken", 15)
    breaker: int = _number("chicago_said.breaker", 10)
    trick: int = _number("chicago_tricks.last", 5)
    deuce: int = _number("chicago_tricks.deuce", 10)
    mistake: int = _number("chicago_exchange.mistake", 3)
    exchanges: int = _number("chicago_exchange.times", 3)
    rounds: int = _number("chicago_match.rounds", 3)
    most: int = _number("chicago_seats.most", 4)
    fewest: int = _number("chicago_seats.fewest", 3)
    advance: int = _number("chicago_stages.advance", 2)
    exit_adds: bool = _word("chicago_points.straight_flush", "adds", False)
    quads_reset: bool = _flag("chicago_points.quads_reset", True)
    equal_score: bool = _word("chicago_points.equal", "each", False)
    needs_ring: bool = _flag("chicago_end.ring", True)
    finals_a_b: bool = _word("chicago_stages.last_day", "finals_a_b", True)
    seats_each_round: bool = _word("chicago_seats.drawn", "each_round", True)
    by_table: bool = _word("chicago_match.next_round", "table", True)
    points_first: bool = _word("chicago_said.order", "points_first", False)
    net: bool = _word("chicago_match.totals", "net", True)
    time_needs_ring: bool = _word("chicago_end.time", "best_ring", True)
    revoke: bool = _flag("chicago_tricks.revoke", True)
    auditor_each_round: bool = _word("chicago_seats.auditor", "round", False)

    def of(self, hand: Hand) -> int:
        """Return the points of a hand that does not end the round."""
        return self.hands[_ORDER.index(hand)]


def numbers_of(book: Rulebook) -> Numbers:
    """Return the numbers and readings of this book. A place below the fourth brings nothing."""
    read = {x.name: x.metadata["read"](book) for x in fields(Numbers) if x.metadata}
    places = (*(book.number(f"chicago_match.{x}") for x in _PLACES), 0, 0)
    return Numbers(
        hands=tuple(book.number(f"chicago_points.{x}") for x in _ORDER if x not in EXITS),
        places=places[: max(read["most"], len(_PLACES))],
        **read,
    )
