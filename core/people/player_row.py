"""A person of the players' directory."""

from dataclasses import dataclass

from core.say.refused import Reason
from core.say.said import ByFields


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayerRow(ByFields):
    """A person of the directory. ``id`` 0: not in it yet. ``number`` is the club number, unique if given."""

    name: str
    nickname: str = ""
    number: str = ""
    note: str = ""
    accessible: bool = False
    last_seen: int | None = None
    """Milliseconds since the epoch."""
    id: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class ImportReport(ByFields):
    """The outcome of each imported row; for ``already`` the row as the directory has it."""

    added: tuple[PlayerRow, ...] = ()
    already: tuple[PlayerRow, ...] = ()
    refused: tuple[tuple[PlayerRow, Reason], ...] = ()
