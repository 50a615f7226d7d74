"""Facts of hands: hand-for-hand, the clock called, busts at one time, misdeals (procedures G to I)."""

from __future__ import annotations

from core.say.facts import Fact, fact


@fact
class HandForHandSet(Fact):
    """Hand-for-hand is on or off. ``number`` counts its hands from 1; ``hand`` is the id that the busts of
    the one now played carry, 0 where they share no places yet (procedure G4)."""

    on: bool
    number: int = 0
    hand: int = 0


@fact
class HandRan(Fact):
    """A hand played hand-for-hand while the clock stood: so much play (ms), as it counts for the level."""

    length: int


@fact
class ClockCalled(Fact):
    """The clock was called on ``entry`` by ``by`` (0: not said).

    There are ``seconds`` to act, and ``countdown`` of them (``within``) or after them are counted down aloud
    (procedures H)."""

    call: int
    entry: int
    by: int
    seconds: int
    countdown: int
    within: bool


@fact
class ClockCallEnded(Fact):
    """``acted``, ``dead``, ``checked`` or ``withdrawn``."""

    call: int
    outcome: str


@fact
class PlayedTogether(Fact):
    """These busts were at the same time: they share the place of the first of them (procedure I2)."""

    entries: tuple[int, ...]
    group: int


@fact
class HandPlaced(Fact):
    """These entries went out in one hand (0: each in another), in this order, the lowest place first, each
    with the group of the place (0: none) and the stack at the start of the hand (0: not told). They stand
    where the first of them stood, or before others who share the place of the last. ``told``: by the
    director, who is asked no more."""

    hand: int
    entries: tuple[int, ...]
    groups: tuple[int, ...]
    stacks: tuple[int, ...]
    told: bool


@fact
class HandsApart(Fact):
    entries: tuple[int, ...]


@fact
class Misdealt(Fact):
    """The hand of this table is void; ``replayed``: with button and level as they were (procedure G7)."""

    table: int
    replayed: bool
