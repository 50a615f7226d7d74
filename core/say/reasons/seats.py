"""Why a player cannot sit there, a table cannot be opened, a seat drawn, or a player come in."""

from __future__ import annotations

from core.say.refused import Reason


class NoSuchTable(Reason):
    """The table was never opened, or is closed again."""

    table: int


class NoSuchSeat(Reason):
    table: int
    seat: int
    size: int


class TableExists(Reason):
    table: int


class BadLabel(Reason):
    label: str


class BadSize(Reason):
    size: int


class TableOccupied(Reason):
    table: int
    players: int


class SeatTaken(Reason):
    """``name`` if the player who takes it has no ``entry`` yet: another in the same list of new players."""

    table: int
    seat: int
    entry: int | None = None
    name: str = ""


class SeatIsClosed(Reason):
    table: int
    seat: int


class SeatNotClosed(Reason):
    table: int
    seat: int


class SameSeat(Reason):
    entry: int
    table: int
    seat: int


class NotSeated(Reason):
    entry: int


class RoomFull(Reason):
    players: int
    seats: int


class TableFull(Reason):
    table: int


class NobodyToSeat(Reason):
    pass


class NoDrawOpen(Reason):
    pass


class DrawOpen(Reason):
    """A draw was prepared and waits for its number."""


class NotAnnounced(Reason):
    """An announcement before the start is missing: of a ``seeded`` draw, or of the ``redraws``."""

    what: str


class RedrawNotSet(Reason):
    """No redraw of everybody was set for now, with so many tables and players left."""

    overridable: bool = True
    tables: int
    players: int


class SetBeforeStart(Reason):
    """``redraws``, or ``first-days``: the one made when first days merge."""

    overridable: bool = True
    what: str


class StacksUnknown(Reason):
    """Nothing tells the stacks of these players apart."""

    players: int


class RuledByHand(Reason):
    """By this rulebook the director places a player who sat in the wrong seat."""

    entry: int
    table: int
    seat: int


class SeatMarkedSo(Reason):
    table: int
    seat: int
    accessible: bool


class ApartFromNobody(Reason):
    """Fewer than two players were named to be kept apart."""


class ApartAlready(Reason):
    """The player is in a group, or a team, that a draw keeps apart."""

    entry: int


class NotApart(Reason):
    entry: int


class BadPlace(Reason):
    most: int


class StandsSo(Reason):
    """The table is already there."""

    table: int


class TooManyForFinal(Reason):
    """The final table is for ``size`` players, and the table has chairs for ``seats``."""

    table: int
    players: int
    size: int
    seats: int


class FinalFixed(Reason):
    """At tables of so many ``seats`` the rulebook's final table is for ``size``."""

    size: int
    seats: int


class OneTableLeft(Reason):
    """None where nobody sits at any."""

    table: int | None = None


class LateRegistrationClosed(Reason):
    """Nobody comes in after this level."""

    overridable: bool = True
    level: int


class LateEntryForbidden(Reason):
    """Nobody comes in after the start, now in this level. The newcomer may have no id yet."""

    name: str
    level: int


class ReentriesOnly(Reason):
    """Nobody new enters after the start: late registration through this level is for re-entries."""

    level: int


class SeatsAreDrawn(Reason):
    """A seat was named for somebody who draws one. ``comes``: as what (``core.floor.newcomers.Kind``).
    ``name`` where nobody has registered the player yet."""

    comes: str
    player: int | None = None
    name: str = ""


class SeatKept(Reason):
    """The player goes back to the old seat; None where there is none."""

    player: int
    table: int | None = None
    seat: int | None = None


class StackNotFull(Reason):
    """A player who enters now gets ``full`` chips, not fewer. ``name``: of one nobody has registered yet."""

    chips: int
    full: int
    player: int | None = None
    name: str = ""


class StackStays(Reason):
    """An absent stack stays in play until the blinds have taken it; without a seat where nobody drew one."""

    entry: int
    table: int | None = None
    seat: int | None = None


class NotAbsent(Reason):
    entry: int


class PresentSo(Reason):
    entry: int
    present: bool
