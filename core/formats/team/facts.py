"""Facts of team poker. Records: results, never instructions (see ``core.say.records``)."""

from __future__ import annotations

from core.say.facts import fact
from core.say.records import FormatFact


@fact
class TeamRegistered(FormatFact):
    """A team of these players, with these entries as its stacks and so many cards for time-outs."""

    team: int
    name: str
    members: tuple[int, ...]
    captain: int
    stacks: tuple[int, ...]
    cards: int

    @property
    def new_id(self) -> int:
        return self.team


@fact
class TeamWithdrawn(FormatFact):
    team: int


@fact
class TeamNamed(FormatFact):
    team: int
    name: str


@fact
class MemberAdded(FormatFact):
    team: int
    player: int


@fact
class MemberGone(FormatFact):
    """``how``: left, or disqualified."""

    team: int
    player: int
    how: str


@fact
class CaptainChosen(FormatFact):
    team: int
    player: int


@fact
class SatBehind(FormatFact):
    """From now on these players sit behind these stacks of the team, each behind the one at its place; behind
    the ``unmanned`` ones nobody does, whoever's name they keep. ``row`` of the structure: 0, none."""

    team: int
    stacks: tuple[int, ...]
    players: tuple[int, ...]
    unmanned: tuple[int, ...]
    row: int


@fact
class LeftEmpty(FormatFact):
    """The stack, which is out, comes back with nobody behind it, as its player has another one by now: it
    keeps the name of this member, who has none."""

    team: int
    entry: int
    player: int


@fact
class TransferTold(FormatFact):
    transfer: int
    team: int
    giver: int
    taker: int
    row: int

    @property
    def new_id(self) -> int:
        return self.transfer


@fact
class TransferAnnounced(FormatFact):
    """The room was told of a transfer, in the talk break of ``row`` (0: in none)."""

    transfer: int
    row: int = 0


@fact
class TransferCounted(FormatFact):
    """The giving stack as it was, and the chips counted out of it; a later one corrects it. ``same_break``:
    no hand was dealt since the count it corrects."""

    transfer: int
    stack: int
    chips: int
    same_break: bool = False


@fact
class TransferDropped(FormatFact):
    transfer: int


@fact
class TimeOutCalled(FormatFact):
    """``ran``: the clock ran, and goes on when the time-out is over. ``step`` of the ladder that is due for
    a call without a card; empty: none."""

    call: int
    team: int
    entry: int
    card: bool
    seconds: int
    ran: bool
    step: str

    @property
    def new_id(self) -> int:
        return self.call


@fact
class TimeOutBegan(FormatFact):
    call: int


@fact
class TimeOutEnded(FormatFact):
    call: int
    outcome: str


@fact
class CardHanded(FormatFact):
    team: int


@fact
class StepTaken(FormatFact):
    """The step that was due for a call without a card was given."""

    call: int


@fact
class CardsGiven(FormatFact):
    """Each of these teams gets so many more cards: two tables are left."""

    teams: tuple[int, ...]
    cards: int


@fact
class StackRested(FormatFact):
    """A third stack left its seat, in this row of the structure (0: none)."""

    entry: int
    row: int


@fact
class RestEnded(FormatFact):
    """The stack is to get a seat again."""

    entry: int


@fact
class StackDivided(FormatFact):
    """A third stack left play, which is no bust: so many of its chips to each of these stacks."""

    entry: int
    takers: tuple[int, ...]
    chips: tuple[int, ...]
