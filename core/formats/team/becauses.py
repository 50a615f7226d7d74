"""Why team poker's rules decided so. Facts, parameters and clauses, as of all becauses."""

from __future__ import annotations

from core.say.becauses import Because


class TeamEntered(Because):
    """A team is in: one payment for ``stacks`` of ``chips`` each, ``cards`` for time-outs."""

    team: int
    stacks: int
    chips: int
    paid: int
    cards: int


class PlayersSwapped(Because):
    """Players changed stacks: ``talk``, in a talk break, ``button`` or ``director``."""

    team: int
    stacks: tuple[int, ...]
    players: tuple[int, ...]
    when: str


class StackUnmanned(Because):
    """Nobody sits behind this stack; ``blinded``: it posts blinds and antes."""

    team: int
    blinded: bool


class TransferDue(Because):
    """``percent`` of ``stack`` is ``exact``; counted out is ``chips``, which the chips in play can pay."""

    team: int
    taker: int
    percent: int
    stack: int
    exact: int
    chips: int


class TimeOutGiven(Because):
    """A time-out with a card, so that ``left`` are left, or without one, the ``nth`` such call, and the
    ``step`` of the ladder for it. ``seconds`` from when the team is gathered; 0: none."""

    team: int
    card: bool
    left: int
    seconds: int
    nth: int = 0
    step: str = ""


class HandDead(Because):
    team: int


class MoreCards(Because):
    """Two tables are left: each of so many teams gets ``cards`` more."""

    teams: int
    cards: int


class ThirdStack(Because):
    """The use of a third stack: ``rest``, ``split`` or ``merge``; ``asked``: the team chose it. ``takers``
    and their ``chips``; ``until``: how long it rests."""

    team: int
    what: str
    asked: bool
    takers: tuple[int, ...] = ()
    chips: tuple[int, ...] = ()
    until: str = ""


class SeatAfterRest(Because):
    """Both other stacks are gone: the resting one gets a seat at once."""

    team: int


class MatesParted(Because):
    """One of two team-mates at a table moves to another, the one the parent's order picks. So many players
    are at either table before the move."""

    team: int
    table: int
    seat: int
    from_table: int
    from_seat: int
    from_players: int
    to_players: int
    mate: int


class MatesPassed(Because):
    """Team-mates changed who goes to balance the tables: ``passed`` were first in the parent's order. One of
    two team-mates at a table goes before them (``parted``), or they would come to a team-mate. ``with_mate``:
    nobody else could go, and team-mates share the table from now on."""

    passed: tuple[int, ...]
    parted: bool
    with_mate: bool


class TeamOut(Because):
    """A team is disqualified: the ``chips`` of each living stack are dealt out to the others at its table of
    ``tables``; 0: nobody shares them, and they leave play."""

    team: int
    stacks: tuple[int, ...]
    chips: tuple[int, ...]
    odd: tuple[int, ...]
    tables: tuple[int, ...] = ()


BECAUSES = (
    TeamEntered, PlayersSwapped, StackUnmanned, TransferDue, TimeOutGiven, HandDead, MoreCards, ThirdStack,
    SeatAfterRest, MatesParted, MatesPassed, TeamOut,
)  # fmt: skip
