"""The scorekeeper's entries: the marks of one round's protocol.

A chair is the number of a seat at the table, from 1; the deal rotates clockwise, that is upwards.
"""

from dataclasses import dataclass

from core.formats.chicago.numbers import Hand


@dataclass(frozen=True, slots=True)
class Scored:
    """After an exchange ``chair`` scores ``hand``; 0 and None: nobody scores. ``reset``: the opponent whose
    points four of a kind takes away instead of scoring (point 19)."""

    chair: int = 0
    hand: Hand | None = None
    reset: int = 0


@dataclass(frozen=True, slots=True)
class Also:
    """``chair`` scores too, with a ``hand`` equal to the one that was written last (procedure L4)."""

    chair: int
    hand: Hand


@dataclass(frozen=True, slots=True)
class Chicago:
    """``chair`` says Chicago after the last exchange: the name is ringed (points 10, 20, 22)."""

    chair: int


@dataclass(frozen=True, slots=True)
class Declined:
    """All players who were asked have said no (point 22)."""


@dataclass(frozen=True, slots=True)
class Made:
    """The player who said Chicago won every trick (point 23)."""


@dataclass(frozen=True, slots=True)
class Broken:
    """Somebody else won a trick, ``by`` first; 0: nobody gets the points, by a ruling after a revoke."""

    by: int


@dataclass(frozen=True, slots=True)
class Trick:
    """``chair`` wins the last trick, with a ``deuce`` (point 27)."""

    chair: int
    deuce: bool = False


@dataclass(frozen=True, slots=True)
class Mistake:
    """The dealer in ``chair`` dealt so many wrong ``cards`` (points 14, 15)."""

    chair: int
    cards: int


@dataclass(frozen=True, slots=True)
class Bought:
    """``chair`` exchanged cards under the stop: all points are gone (point 18)."""

    chair: int


@dataclass(frozen=True, slots=True)
class Revoked:
    """``chair`` did not follow suit and the next card was played: the hand is dead for the tricks (26)."""

    chair: int


@dataclass(frozen=True, slots=True)
class Deducted:
    """The director takes ``points`` off (point 32)."""

    chair: int
    points: int


@dataclass(frozen=True, slots=True)
class Left:
    """``chair`` plays no more: nothing for this round (procedure L10)."""

    chair: int


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The round's time is over and the deal in hand is played out (procedure L12)."""


Mark = (
    Scored
    | Also
    | Chicago
    | Declined
    | Made
    | Broken
    | Trick
    | Mistake
    | Bought
    | Revoked
    | Deducted
    | Left
    | TimeUp
)
