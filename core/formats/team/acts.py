"""The acts of team poker."""

from __future__ import annotations

from core.say.acts import Act, Seat, arg
from core.say.acts.people import PurchaseAct

# -- teams -------------------------------------------------------------------------------------------------


class RegisterTeam(PurchaseAct, verb="register team"):
    """A team: one payment for all its stacks, ``chips`` for each of them. The first member is captain unless
    one is named; the first members sit behind the stacks."""

    name: str = arg("name", required=True)
    members: tuple[str, ...] = arg("names", "members", required=True)
    captain: str = arg("text", "captain", "")
    # late, each stack at a table of its own
    seats: tuple[Seat, ...] = arg("seats", "seats", ())


class RegisterTeams(Act, verb="register teams"):
    """Register teams from a pasted list, each ``Fisk: Ida Falk, Per Öst, Siv Frost``, the captain first."""

    teams: tuple[str, ...] = arg("names", required=True)


class WithdrawTeam(Act, verb="withdraw team"):
    team: str = arg("name", required=True)


class RenameTeam(Act, verb="rename team"):
    team: str = arg("name", required=True)
    name: str = arg("name", "to", required=True)


class AddMember(Act, verb="add member"):
    team: str = arg("name", required=True)
    name: str = arg("name", required=True)


class LeaveTeam(Act, verb="leave team"):
    """A member is off the roster: gone home, or disqualified while he had no stack."""

    player: int = arg("player", required=True)
    disqualified: bool = arg("flag", "disqualified", False)


class Captain(Act, verb="captain"):
    player: int = arg("player", required=True)


class Behind(Act, verb="behind"):
    """Sit a member behind a stack: ``behind 3.4 "Bo Sund"``. A member who had another stack changes places
    with who had this one. Nobody named: nobody sits behind it."""

    entry: int = arg("entry", required=True)
    player: int | None = arg("player")


class DisqualifyTeam(Act, verb="disqualify team"):
    """Put a team out for conduct. Each stack is dealt out in equal shares at its table, a resting one at
    ``table``; ``stacks`` are the living ones as counted, in the order of the team's columns."""

    team: str = arg("name", required=True)
    offence: str = arg("text", "for", required=True)
    stacks: tuple[int, ...] = arg("numbers", "stacks", ())
    table: int | None = arg("table", "at")
    clause: str = arg("text", "clause", "")


# -- talk breaks and transfers -----------------------------------------------------------------------------


class HandsDone(Act, verb="hands done"):
    """All hands are done: the talk break has its whole time from now on."""


class TransferChips(Act, verb="transfer"):
    """A transfer told to the director; with the giving ``stack`` as its dealer counted it, counted out:
    ``transfer 3.4 to 5.2 stack 24300``. ``chips``: another amount than the rule's. Of a transfer told before
    it is the count."""

    entry: int = arg("entry", required=True)
    to: int = arg("entry", "to", required=True)
    stack: int | None = arg("int", "stack")
    chips: int | None = arg("int", "chips")


class AnnounceTransfer(Act, verb="announce transfer"):
    """The room was told of the transfer from this stack."""

    entry: int = arg("entry", required=True, out=True)


class CorrectTransfer(Act, verb="correct transfer"):
    """The last transfer from this stack was counted wrong: the stack as it was, and what was counted out."""

    entry: int = arg("entry", required=True, out=True)
    stack: int = arg("int", "stack", required=True)
    chips: int | None = arg("int", "chips")


class DropTransfer(Act, verb="drop transfer"):
    entry: int = arg("entry", required=True, out=True)


# -- time-outs ---------------------------------------------------------------------------------------------


class CallTimeOut(Act, verb="time-out"):
    """A player called a time-out for the hand at this seat: all play stops."""

    entry: int = arg("entry", required=True)


class TeamGathered(Act, verb="gathered"):
    """The team is gathered, or the director says that its time begins."""


class EndTimeOut(Act, verb="end time-out"):
    """The time-out is over: ``acted``, ``dead`` (the hand), or ``withdrawn`` (called by mistake)."""

    outcome: str = arg("word", required=True)


class CardTaken(Act, verb="time-out card"):
    team: str = arg("name", required=True)


# -- tables ------------------------------------------------------------------------------------------------


class RestStack(Act, verb="rest"):
    entry: int = arg("entry", required=True)


class SplitStack(Act, verb="split"):
    """A third stack is split between the team's other two: ``split 2.5 to 3.4 5.2 chips 12000 8000``."""

    entry: int = arg("entry", required=True)
    to: tuple[int, ...] = arg("entries", "to", required=True)
    chips: tuple[int, ...] = arg("numbers", "chips", required=True)


class MergeStack(Act, verb="merge"):
    """A third stack is merged into another of the team's: ``merge 2.5 into 3.4 chips 20000``."""

    entry: int = arg("entry", required=True)
    to: int = arg("entry", "into", required=True)
    chips: int | None = arg("int", "chips")


class PartMates(Act, verb="part"):
    """Move one of two team-mates away from their table: the one that is due, or this one; to the seat by the
    rulebook, or to this one."""

    entry: int | None = arg("entry")
    seat: Seat | None = arg("seat", "to")
