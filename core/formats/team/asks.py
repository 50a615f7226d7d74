"""The duties of team poker, a type each."""

from __future__ import annotations

from typing import ClassVar

from core.say.duties import Duty
from core.say.duties.rank import Rank


class TimeOutDuty(Duty):
    """A time-out lasts: the team is waited for (``gathered`` False), or has ``left`` ms; then the hand is
    dead. ``act``: its time begins; once it has run out, the hand is dead. The call itself
    ``warns`` its caller, who is to be told."""

    rank: ClassVar = Rank.AT_ONCE
    SUBJECT: ClassVar = ("call", "team", "entry")
    call: int
    team: int
    entry: int
    table: int | None
    seat: int | None
    card: bool
    cards: int
    seconds: int
    gathered: bool
    warns: bool = False


class TransferDuty(Duty):
    """A transfer is to be announced to the room, or (``announced``) to be counted out: the director enters
    the giving stack. ``chips`` and ``stack`` are what is known of it now (0: not counted)."""

    rank: ClassVar = Rank.AT_ONCE
    SUBJECT: ClassVar = ("transfer", "team", "giver", "taker")
    CAUSE: ClassVar = ("announced",)
    transfer: int
    team: int
    giver: int
    taker: int
    announced: bool
    stack: int
    chips: int
    percent: int


class CardDuty(Duty):
    """The captain owes a card, for the call on ``entry`` at ``at`` (ms). Then ``cards`` of ``given``."""

    rank: ClassVar = Rank.PEOPLE
    SUBJECT: ClassVar = ("team",)
    CAUSE: ClassVar = ("used",)
    team: int
    captain: int
    entry: int
    at: int
    used: int
    cards: int
    given: int


class CaptainDuty(Duty):
    """The captain is of the team no more: another of its members (``choices``) speaks for it."""

    rank: ClassVar = Rank.PEOPLE
    SUBJECT: ClassVar = ("team",)
    CAUSE: ClassVar = ("captain",)
    team: int
    captain: int
    choices: tuple[int, ...]


class LadderDuty(Duty):
    """A call without a card, the ``nth``: this ``step`` of the ladder is due for the team, given to the
    player of ``entry``."""

    rank: ClassVar = Rank.PEOPLE
    SUBJECT: ClassVar = ("call", "team")
    call: int
    team: int
    entry: int
    nth: int
    step: str


class ThirdStackDuty(Duty):
    """A third stack: its table breaks down to two (``breaks``), and it rests, is split or merged; or its rest
    is over, and it is split or merged. ``choices`` are the team's stacks at that table; ``others`` those it
    goes to, one alone: only to be merged; ``stack`` as last known (0: unknown)."""

    rank: ClassVar = Rank.SEATS
    SUBJECT: ClassVar = ("team", "entry")
    CAUSE: ClassVar = ("breaks", "others")
    team: int
    entry: int
    choices: tuple[int, ...]
    others: tuple[int, ...]
    table: int | None
    breaks: bool
    stack: int


class RestDuty(Duty):
    """A stack rests until the talk break after level ``until`` (0: the next talk break)."""

    rank: ClassVar = Rank.LEVEL
    SUBJECT: ClassVar = ("team", "entry")
    team: int
    entry: int
    until: int


class PartDuty(Duty):
    """Team-mates sit at one table and can be parted: ``entry`` moves. Of the tables it ``asks`` about the
    blinds must be told first; then without a seat."""

    rank: ClassVar = Rank.TABLES
    SUBJECT: ClassVar = ("team", "entry", "mate", "to_table")
    team: int
    entry: int
    mate: int
    from_table: int
    from_seat: int
    from_players: int
    to_table: int
    to_seat: int | None
    to_players: int


class UnmannedDuty(Duty):
    """Nobody sits behind this stack: it is blinded, or a member of the team (``spare``, those without a
    stack) can take it over."""

    rank: ClassVar = Rank.PEOPLE
    SUBJECT: ClassVar = ("team", "entry")
    CAUSE: ClassVar = ("spare",)
    team: int
    entry: int
    table: int | None
    seat: int | None
    spare: tuple[int, ...]
    blinded: bool


DUTIES = (
    TimeOutDuty, TransferDuty, CardDuty, CaptainDuty, LadderDuty, ThirdStackDuty, RestDuty, PartDuty,
    UnmannedDuty,
)  # fmt: skip
