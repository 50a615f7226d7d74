"""Questions to a round in play: who could win it, or go out of it, by the next entry."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from core.formats.chicago.deal import Broken, Chicago, Declined, Made, Mark, Scored, Trick
from core.formats.chicago.numbers import EXITS, Hand
from core.formats.chicago.round import Round, Step, take

RANKS = "23456789TJQKA"
SUITS = "cdsh"
"""The lowest first (point 19)."""


def higher(one: tuple[str, str], other: tuple[str, str]) -> int:
    """Return which straight flush, told by highest rank and suit, wins: 1 or 2; 0: they are the same."""
    a, b = ((RANKS.index(rank.upper()), SUITS.index(suit.lower())) for rank, suit in (one, other))
    if a == b:
        return 0
    if a > b:
        return 1
    return 2


By = Literal["hand", "chicago", "trick", "deuce", "breaking"]


class Ending(NamedTuple):
    """``chair`` wins, or is out of the round, ``by`` a hand of at least so many ``points``, a Chicago made,
    the last trick, a deuce, breaking the Chicago."""

    chair: int
    wins: bool
    by: By
    points: int = 0


def last_exchange(round_: Round) -> bool:
    """Return whether Chicago may be said now, that is, whether the last exchange has been written down."""
    return round_.step is Step.EXCHANGE and round_.exchange == round_.numbers.exchanges


def endings(round_: Round) -> list[Ending]:
    """Return the chairs that could win the round or be out of it by the next entry, each once for each
    way."""
    return [x for chair in round_.playing for x in _endings(round_, chair)]


def _endings(round_: Round, chair: int) -> Iterator[Ending]:
    n = round_.numbers
    match round_.step:
        case Step.EXCHANGE:
            for points, hand in sorted((n.of(x), x) for x in Hand if x not in EXITS):
                wins = _ended(round_, Scored(chair, hand), chair)
                if wins is not None:
                    yield Ending(chair, wins, "hand", points)
                    break
            if last_exchange(round_) and chair in round_.asked:
                said = take(take(round_, Scored()), Chicago(chair))
                if _ended(said, Made(), chair):
                    yield Ending(chair, True, "chicago")
        case Step.TRICKS if chair not in round_.dead:
            ways: tuple[tuple[By, bool], ...] = (("trick", False), ("deuce", True))
            for by, deuce in ways:
                wins = _ended(round_, Trick(chair, deuce), chair)
                if wins is not None:
                    yield Ending(chair, wins, by)
                    return
        case Step.CHICAGO:
            mark: Mark = Made() if chair == round_.said else Broken(chair)
            wins = _ended(round_, mark, chair)
            if wins is not None:
                yield Ending(chair, wins, "chicago" if chair == round_.said else "breaking")
        case _:
            return


def _ended(round_: Round, mark: Mark, chair: int) -> bool | None:
    """Return whether the mark lets the chair win, or puts it out; None: neither."""
    after = take(round_, mark)
    if after.step is Step.QUESTION:
        after = take(after, Declined())
    if after.winner == chair:
        return True
    return False if after.line(chair).out else None
