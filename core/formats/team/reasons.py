"""The reasons against what is wanted of teams. ``team`` is its id, 0: none as yet, then ``name``."""

from __future__ import annotations

from core.say.reasons import Reason

# -- teams -------------------------------------------------------------------------------------------------


class NoSuchTeam(Reason):
    """No team is called so."""

    name: str


class TeamNameTaken(Reason):
    """Another team is called so."""

    name: str


class TeamSize(Reason):
    """A team has from ``fewest`` to ``most`` members."""

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
    """The members of this team are fixed: it is drawn, or play has begun."""

    team: int


class TeamNameFixed(Reason):
    """The team is drawn under its name; only a misspelling is mended."""

    team: int


class CaptainFixed(Reason):
    """The captain changes only for special reasons."""

    team: int


class CaptainAlready(Reason):
    player: int


class LateTeam(Reason):
    """No team enters after the start."""

    name: str


class LateTeamTables(Reason):
    """A late team gets ``stacks`` seats at as many tables."""

    name: str
    stacks: int


class TeamHasPlayed(Reason):
    """A registration is taken back only before the start."""

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
    """It is done in a talk break. ``what``: ``swap`` or ``transfer``."""

    entry: int
    what: str


class OnlyWithButton(Reason):
    """At the last table players change places when theirs has the button."""

    entry: int


class NobodyLeft(Reason):
    """Somebody would be behind the stack who can be."""

    entry: int


# -- transfers ---------------------------------------------------------------------------------------------


class ToItself(Reason):
    entry: int


class OtherTeams(Reason):
    """The two stacks are not one team's."""

    giver: int
    taker: int


class StackRests(Reason):
    """A resting stack gives and receives nothing, and has no seat."""

    entry: int


class TransfersMade(Reason):
    """The team has made its ``most`` transfers in this break."""

    team: int
    most: int


class GaveThisBreak(Reason):
    """A stack that gave does not receive in the same break."""

    entry: int


class NothingToGive(Reason):
    """The part of this stack comes to nothing."""

    entry: int
    stack: int


class AnotherAmount(Reason):
    """Of this stack ``due`` is counted out, not ``chips``; ``exact`` is the rule's, which the chips in play
    may not be able to pay."""

    stack: int
    chips: int
    due: int
    exact: int


class NoTransfer(Reason):
    """There is none from this stack; ``counted``: none that is not counted yet, or (corrections) that is."""

    entry: int
    counted: bool = False


class AnnouncedAlready(Reason):
    entry: int


class AnotherTaker(Reason):
    """The transfer was told to another stack."""

    entry: int
    taker: int


class TakerCannotPay(Reason):
    """The stack that got too much has gone, so nothing can be counted back."""

    entry: int


# -- time-outs ---------------------------------------------------------------------------------------------


class TimeOutLasts(Reason):
    """A time-out of this team lasts."""

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
    """The rest lasts to the talk break after level ``until``."""

    entry: int
    until: int


class ThirdUnanswered(Reason):
    """These stacks of the table that breaks wait for their teams' answers."""

    entries: tuple[int, ...]


class BothOthers(Reason):
    """A stack is split between both others."""

    entry: int
    others: tuple[int, ...]


class OnlyMerge(Reason):
    """With one other stack left it is merged."""

    entry: int
    other: int


class SplitDiffers(Reason):
    """The parts do not come to the ``stack``."""

    stack: int
    parts: int


class StackUnknown(Reason):
    """How many chips the stack has must be told."""

    entry: int


class NobodyToPart(Reason):
    """No team-mates can be parted."""


class MatesThere(Reason):
    """A team-mate sits at that table."""

    entry: int
    table: int


class NoTalkBreak(Reason):
    """No talk break has just begun."""
