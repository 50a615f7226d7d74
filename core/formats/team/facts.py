"""Facts of team poker. Records: results, never instructions (see ``core.say.records``)."""

from __future__ import annotations

from dataclasses import dataclass

from core.say.records import FormatFact


@dataclass(frozen=True, slots=True)
class TeamRegistered(FormatFact):
    """A team of these players, with these entries as its stacks and so many cards for time-outs."""

    team: int
    name: str
    members: tuple[int, ...]
    captain: int
    stacks: tuple[int, ...]
    cards: int


@dataclass(frozen=True, slots=True)
class TeamWithdrawn(FormatFact):
    team: int


@dataclass(frozen=True, slots=True)
class TeamNamed(FormatFact):
    team: int
    name: str


@dataclass(frozen=True, slots=True)
class MemberAdded(FormatFact):
    team: int
    player: int


@dataclass(frozen=True, slots=True)
class MemberGone(FormatFact):
    """``how``: left, or disqualified."""

    team: int
    player: int
    how: str


@dataclass(frozen=True, slots=True)
class CaptainChosen(FormatFact):
    team: int
    player: int


@dataclass(frozen=True, slots=True)
class SatBehind(FormatFact):
    """From now on these players sit behind these stacks of the team, each behind the one at its place; behind
    the ``unmanned`` ones nobody does, whoever's name they keep. ``row`` of the structure: 0, none."""

    team: int
    stacks: tuple[int, ...]
    players: tuple[int, ...]
    unmanned: tuple[int, ...]
    row: int


@dataclass(frozen=True, slots=True)
class LeftEmpty(FormatFact):
    """The stack, which is out, comes back with nobody behind it, as its player has another one by now: it
    keeps the name of this member, who has none."""

    team: int
    entry: int
    player: int


@dataclass(frozen=True, slots=True)
class TransferTold(FormatFact):
    transfer: int
    team: int
    giver: int
    taker: int
    row: int


@dataclass(frozen=True, slots=True)
class TransferAnnounced(FormatFact):
    """The room was told of a transfer, in the talk break of ``row`` (0: in none)."""

    transfer: int
    row: int = 0


@dataclass(frozen=True, slots=True)
class TransferCounted(FormatFact):
    """The giving stack as it was, and the chips counted out of it; a later one corrects it. ``same_break``:
    no hand was dealt since the count it corrects."""

    transfer: int
    stack: int
    chips: int
    same_break: bool = False


@dataclass(frozen=True, slots=True)
class TransferDropped(FormatFact):
    transfer: int


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class TimeOutBegan(FormatFact):
    call: int


@dataclass(frozen=True, slots=True)
class TimeOutEnded(FormatFact):
    call: int
    outcome: str


@dataclass(frozen=True, slots=True)
class CardHanded(FormatFact):
    team: int


@dataclass(frozen=True, slots=True)
class StepTaken(FormatFact):
    """The step that was due for a call without a card was given."""

    call: int


@dataclass(frozen=True, slots=True)
class CardsGiven(FormatFact):
    """Each of these teams gets so many more cards: two tables are left."""

    teams: tuple[int, ...]
    cards: int


@dataclass(frozen=True, slots=True)
class StackRested(FormatFact):
    """A third stack left its seat, in this row of the structure (0: none)."""

    entry: int
    row: int


@dataclass(frozen=True, slots=True)
class RestEnded(FormatFact):
    """The stack is to get a seat again."""

    entry: int


@dataclass(frozen=True, slots=True)
class StackDivided(FormatFact):
    """A third stack left play, which is no bust: so many of its chips to each of these stacks."""

    entry: int
    takers: tuple[int, ...]
    chips: tuple[int, ...]
