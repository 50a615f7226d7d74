"""Why something cannot be undone, redone, entered late or written at all."""

from __future__ import annotations

from core.say.refused import Reason


class NothingToUndo(Reason):
    """No action is left to undo."""


class NothingToRedo(Reason):
    """Nothing was undone last, or something else was done since."""


class NoSuchAction(Reason):
    """The log has no action of this number that can be undone or redone."""

    action: int


class AlreadyUndone(Reason):
    action: int


class NotUndone(Reason):
    action: int


class OthersDepend(Reason):
    action: int
    actions: tuple[int, ...]


class ClockSetSince(Reason):
    """The clock was set after this moment, so nothing before it can change where the clock stands."""


class DoesNotFit(Reason):
    """The state cannot take the action in; or it can, but then not the ``later`` one of this number."""

    later: int | None = None


class OurError(Reason):
    """Something in Riffle goes wrong with this act: the error is the cause of the ``Refused``."""


class ReadOnly(Reason):
    """The file is read-only."""
