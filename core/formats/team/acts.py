"""The acts of team poker."""

from __future__ import annotations

from typing import ClassVar

from core.say.acts import Act, Seat, arg
from core.say.acts.people import PurchaseAct
from core.say.value import dataclass

# -- teams -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class RegisterTeam(PurchaseAct):
    """A team: one payment for all its stacks, ``chips`` for each of them. The first member is captain unless
    one is named; the first members sit behind the stacks."""

    VERB: ClassVar[str] = "register team"
    name: str = arg("name", required=True)
    members: tuple[str, ...] = arg("names", "members", required=True)
    captain: str = arg("text", "captain", "")
    # late, each stack at a table of its own
    seats: tuple[Seat, ...] = arg("seats", "seats", ())


@dataclass(frozen=True, slots=True, kw_only=True)
class RegisterTeams(Act):
    """Register teams from a pasted list, each ``Fisk: Ida Falk, Per Öst, Siv Frost``, the captain first."""

    VERB: ClassVar[str] = "register teams"
    teams: tuple[str, ...] = arg("names", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawTeam(Act):
    """Take a registration back."""

    VERB: ClassVar[str] = "withdraw team"
    team: str = arg("name", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class RenameTeam(Act):
    VERB: ClassVar[str] = "rename team"
    team: str = arg("name", required=True)
    name: str = arg("name", "to", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class AddMember(Act):
    VERB: ClassVar[str] = "add member"
    team: str = arg("name", required=True)
    name: str = arg("name", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveTeam(Act):
    """A member is off the roster: gone home, or disqualified while he had no stack."""

    VERB: ClassVar[str] = "leave team"
    player: int = arg("player", required=True)
    disqualified: bool = arg("flag", "disqualified", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Captain(Act):
    VERB: ClassVar[str] = "captain"
    player: int = arg("player", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Behind(Act):
    """Sit a member behind a stack: ``behind 3.4 "Bo Sund"``. A member who had another stack changes places
    with who had this one. Nobody named: nobody sits behind it."""

    VERB: ClassVar[str] = "behind"
    entry: int = arg("entry", required=True)
    player: int | None = arg("player")


@dataclass(frozen=True, slots=True, kw_only=True)
class DisqualifyTeam(Act):
    """Put a team out for conduct. Each stack is dealt out in equal shares at its table, a resting one at
    ``table``; ``stacks`` are the living ones as counted, in the order of the team's columns."""

    VERB: ClassVar[str] = "disqualify team"
    team: str = arg("name", required=True)
    offence: str = arg("text", "for", required=True)
    stacks: tuple[int, ...] = arg("numbers", "stacks", ())
    table: int | None = arg("table", "at")
    clause: str = arg("text", "clause", "")


# -- talk breaks and transfers -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsDone(Act):
    """All hands are done: the talk break has its whole time from now on."""

    VERB: ClassVar[str] = "hands done"


@dataclass(frozen=True, slots=True, kw_only=True)
class TransferChips(Act):
    """A transfer told to the director; with the giving ``stack`` as its dealer counted it, counted out:
    ``transfer 3.4 to 5.2 stack 24300``. ``chips``: another amount than the rule's. Of a transfer told before
    it is the count."""

    VERB: ClassVar[str] = "transfer"
    entry: int = arg("entry", required=True)
    to: int = arg("entry", "to", required=True)
    stack: int | None = arg("int", "stack")
    chips: int | None = arg("int", "chips")


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnounceTransfer(Act):
    """The room was told of the transfer from this stack."""

    VERB: ClassVar[str] = "announce transfer"
    entry: int = arg("entry", required=True, out=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectTransfer(Act):
    """The last transfer from this stack was counted wrong: the stack as it was, and what was counted out."""

    VERB: ClassVar[str] = "correct transfer"
    entry: int = arg("entry", required=True, out=True)
    stack: int = arg("int", "stack", required=True)
    chips: int | None = arg("int", "chips")


@dataclass(frozen=True, slots=True, kw_only=True)
class DropTransfer(Act):
    """A transfer told and not counted is not made."""

    VERB: ClassVar[str] = "drop transfer"
    entry: int = arg("entry", required=True, out=True)


# -- time-outs ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class CallTimeOut(Act):
    """A player called a time-out for the hand at this seat: all play stops."""

    VERB: ClassVar[str] = "time-out"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamGathered(Act):
    """The team is gathered, or the director says that its time begins."""

    VERB: ClassVar[str] = "gathered"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndTimeOut(Act):
    """The time-out is over: ``acted``, ``dead`` (the hand), or ``withdrawn`` (called by mistake)."""

    VERB: ClassVar[str] = "end time-out"
    outcome: str = arg("word", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken(Act):
    """The captain handed over a card that was owed."""

    VERB: ClassVar[str] = "time-out card"
    team: str = arg("name", required=True)


# -- tables ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class RestStack(Act):
    """A third stack leaves its seat and rests."""

    VERB: ClassVar[str] = "rest"
    entry: int = arg("entry", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class SplitStack(Act):
    """A third stack is split between the team's other two: ``split 2.5 to 3.4 5.2 chips 12000 8000``."""

    VERB: ClassVar[str] = "split"
    entry: int = arg("entry", required=True)
    to: tuple[int, ...] = arg("entries", "to", required=True)
    chips: tuple[int, ...] = arg("numbers", "chips", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class MergeStack(Act):
    """A third stack is merged into another of the team's: ``merge 2.5 into 3.4 chips 20000``."""

    VERB: ClassVar[str] = "merge"
    entry: int = arg("entry", required=True)
    to: int = arg("entry", "into", required=True)
    chips: int | None = arg("int", "chips")


@dataclass(frozen=True, slots=True, kw_only=True)
class PartMates(Act):
    """Move one of two team-mates away from their table: the one that is due, or this one; to the seat by the
    rulebook, or to this one."""

    VERB: ClassVar[str] = "part"
    entry: int | None = arg("entry")
    seat: Seat | None = arg("seat", "to")
