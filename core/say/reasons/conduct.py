"""The reasons against a penalty or a disqualification."""

from __future__ import annotations

from core.say.refused import Reason

# -- the ladder -------------------------------------------------------------------------------------


class NoSuchOffence(Reason):
    """No rulebook names an offence so; ``near`` are those that are called alike."""

    offence: str
    near: tuple[str, ...]


class SeveralSteps(Reason):
    """A penalty is a single step."""


class OffLadder(Reason):
    """There is no such penalty step (``minutes 25``)."""

    step: str
    ladder: tuple[str, ...]


class HarderThanNext(Reason):
    """The book does not let the director go further than the player's next step."""

    entry: int
    step: str
    next_step: str


class NextDisqualifies(Reason):
    entry: int


class DeadHandAlone(Reason):
    """A dead hand is not combined with a penalty."""


class ExposedHandLive(Reason):
    """The hand of a player who exposed cards is not ruled dead."""

    entry: int


# -- serving it -------------------------------------------------------------------------------------


class NoPenalty(Reason):
    """The player has none to serve; ``hands``: none that is counted in hands."""

    entry: int
    hands: bool = False


class PenaltyRuns(Reason):
    """Minutes that have not run are not served; ``left`` (ms) are still to go."""

    entry: int
    left: int


# -- disqualifying ----------------------------------------------------------------------------------


class ChipsDealtOut(Reason):
    """The chips are dealt out to the players left at the table, and no shares are given."""

    entry: int


class ChipsLeavePlay(Reason):
    entry: int


class NoShareThere(Reason):
    entry: int
    table: int
    seat: int


class SharesDiffer(Reason):
    chips: int
    shared: int


class NotRefunded(Reason):
    entry: int
    paid: int


class PlayerDisqualified(Reason):
    overridable: bool = True
    player: int
