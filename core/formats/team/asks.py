"""The duties of team poker, a type each."""

from __future__ import annotations

from core.say.duties import Duty
from core.say.duties.rank import Rank


class TimeOutDuty(Duty, rank=Rank.AT_ONCE, subject="call team entry"):
    """A time-out lasts: the team is waited for (``gathered`` False), or has ``left`` ms; then the hand is
    dead. ``act``: its time begins; once it has run out, the hand is dead. The call itself
    ``warns`` the team, which is to be told."""

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


class TransferDuty(Duty, rank=Rank.AT_ONCE, subject="transfer team giver taker", cause="announced"):
    """A transfer is to be announced to the room, or (``announced``) to be counted out: the director enters
    the giving stack. ``chips`` and ``stack`` are what is known of it now (0: not counted)."""

    transfer: int
    team: int
    giver: int
    taker: int
    announced: bool
    stack: int
    chips: int
    percent: int


class CardDuty(Duty, rank=Rank.PEOPLE, subject="team", cause="used"):
    """The captain owes a card, for the call on ``entry`` at ``at`` (ms). Then ``cards`` of ``given``."""

    team: int
    captain: int
    entry: int
    at: int
    used: int
    cards: int
    given: int


class CaptainDuty(Duty, rank=Rank.PEOPLE, subject="team", cause="captain"):
    """The captain is of the team no more: another of its members (``choices``) speaks for it."""

    team: int
    captain: int
    choices: tuple[int, ...]


class LadderDuty(Duty, rank=Rank.PEOPLE, subject="call team"):
    """The ``nth`` call without a card: this ``step`` of the ladder is due, for the player of ``entry``."""

    call: int
    team: int
    entry: int
    nth: int
    step: str


class ThirdStackDuty(Duty, rank=Rank.SEATS, subject="team entry", cause="breaks others"):
    """A third stack: its table breaks down to two (``breaks``), and it rests, is split or merged; or its rest
    is over, and it is split or merged. ``choices`` are the team's stacks at that table; ``others`` those it
    goes to, one alone: only to be merged; ``stack`` as last known (0: unknown)."""

    team: int
    entry: int
    choices: tuple[int, ...]
    others: tuple[int, ...]
    table: int | None
    breaks: bool
    stack: int


class BreakDownDuty(Duty, rank=Rank.TABLES, subject="table", cause="stacks", grows="tables"):
    """A table breaks down to two only because third ``stacks`` get no seat: the director breaks it now, which
    asks the teams about these stacks, or puts it off and keeps the tables. ``free`` are the seats of the
    other tables."""

    table: int
    players: int
    free: int
    stacks: tuple[int, ...]


class RestDuty(Duty, rank=Rank.LEVEL, subject="team entry"):
    """A stack rests until the break after level ``until`` (0: the next talk break)."""

    team: int
    entry: int
    until: int


class PartDuty(Duty, rank=Rank.TABLES, subject="team entry mate to_table"):
    """Team-mates sit at one table and can be parted: ``entry`` moves. Of the tables it ``asks`` about the
    blinds must be told first; then without a seat."""

    team: int
    entry: int
    mate: int
    from_table: int
    from_seat: int
    from_players: int
    to_table: int
    to_seat: int | None
    to_players: int


class UnmannedDuty(Duty, rank=Rank.PEOPLE, subject="team entry", cause="spare"):
    """Nobody sits behind this stack: it is blinded, or a member of the team (``spare``, those without a
    stack) can take it over."""

    team: int
    entry: int
    table: int | None
    seat: int | None
    spare: tuple[int, ...]
    blinded: bool


DUTIES = (
    TimeOutDuty, TransferDuty, CardDuty, CaptainDuty, LadderDuty, BreakDownDuty, ThirdStackDuty, RestDuty,
    PartDuty, UnmannedDuty,
)  # fmt: skip
