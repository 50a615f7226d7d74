"""The reasons against what is wanted of teams. ``team`` is its id, 0: none as yet, then ``name``."""

from __future__ import annotations

from core.say.reasons import Reason

# -- teams -------------------------------------------------------------------------------------------------


class NoSuchTeam(Reason):
    name: str


class TeamNameTaken(Reason):
    name: str


class TeamSize(Reason):
    name: str
    members: int
    fewest: int
    most: int


class MemberTwice(Reason):
    """The player is of this ``team`` already, or twice in the list."""

    name: str
    team: int = 0


class NotATeamLine(Reason):
    """A line of a pasted list is no ``Fisk: Ida Falk, Per Öst, Siv Frost``."""

    line: str


class NotAMember(Reason):
    """The player is not, or no more, of ``team`` (0: of any)."""

    player: int = 0
    name: str = ""
    team: int = 0


class StackToDealOut(Reason):
    """The member sits behind this stack: he is disqualified in his seat, and its chips are dealt out."""

    player: int
    entry: int


class RosterFixed(Reason):
    team: int


class TeamNameFixed(Reason):
    team: int


class CaptainFixed(Reason):
    team: int


class CaptainAlready(Reason):
    player: int


class LateTeam(Reason):
    name: str


class LateTeamTables(Reason):
    name: str
    stacks: int


class TeamHasPlayed(Reason):
    team: int


# -- who sits where ----------------------------------------------------------------------------------------


class SitsThere(Reason):
    """The player sits behind this stack already (0: nobody does)."""

    player: int
    entry: int


class SitsOutThere(Reason):
    """The player sits out a penalty in the seat he has, and takes no other meanwhile."""

    player: int
    entry: int


class NotInTalkBreak(Reason):
    """The act belongs in a talk break. ``what``: ``swap`` or ``transfer``."""

    entry: int
    what: str


class OnlyWithButton(Reason):
    entry: int


class NobodyLeft(Reason):
    """Nobody is left who could sit behind the stack."""

    entry: int


# -- transfers ---------------------------------------------------------------------------------------------


class ToItself(Reason):
    entry: int


class OtherTeams(Reason):
    giver: int
    taker: int


class StackRests(Reason):
    """A resting stack gives and receives nothing, and has no seat."""

    entry: int


class TeamHasWon(Reason):
    """All chips are this team's: a bust of one of its stacks places nobody."""

    team: int


class TransfersMade(Reason):
    team: int
    most: int


class GaveThisBreak(Reason):
    entry: int


class NothingToGive(Reason):
    entry: int
    stack: int


class AnotherAmount(Reason):
    """From this stack ``due`` is counted out, not ``chips``; ``exact`` is the rule's, which the chips in play
    may not be able to pay."""

    stack: int
    chips: int
    due: int
    exact: int


class NoTransfer(Reason):
    """There is no transfer from this stack; ``counted``: none that is not counted yet, or (corrections) that
    is."""

    entry: int
    counted: bool = False


class AnnouncedAlready(Reason):
    entry: int


class AnotherTaker(Reason):
    entry: int
    taker: int


class TakerCannotPay(Reason):
    """The stack that got too much has gone, so nothing can be counted back."""

    entry: int


# -- time-outs ---------------------------------------------------------------------------------------------


class TimeOutLasts(Reason):
    team: int
    entry: int


class NoTimeOut(Reason):
    pass


class GatheredAlready(Reason):
    team: int


class NoCardOwed(Reason):
    team: int


# -- tables ------------------------------------------------------------------------------------------------


class RestDealtOut(Reason):
    """The chips of a resting stack are dealt out, and no table is named where others sit."""

    entry: int


class NoThirdStack(Reason):
    """The stack is no third one to be rested, split or merged: its team has not three, or more than two
    tables are left."""

    entry: int


class RestsAlready(Reason):
    entry: int


class StillRests(Reason):
    entry: int
    until: int


class ThirdUnanswered(Reason):
    """These stacks of the table that breaks wait for their teams' answers."""

    entries: tuple[int, ...]


class BothOthers(Reason):
    entry: int
    others: tuple[int, ...]


class OnlyMerge(Reason):
    entry: int
    other: int


class SplitDiffers(Reason):
    """The stack was counted as ``stack``, and ``parts`` are given out of it."""

    entry: int
    stack: int
    parts: int


class StackUnknown(Reason):
    entry: int


class NobodyToPart(Reason):
    """No team-mates can be parted."""


class MatesThere(Reason):
    entry: int
    table: int


class NoTalkBreak(Reason):
    """No talk break has just begun."""
