"""A table of a tournament: who sits where, its seats, and how it stands with the blinds."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from math import inf

from core.say.said import ByFields

# A label of a thousand digits comes from a file that is not ours: Python counts no further than 4,300.
_NUMBER = re.compile(r"\d{1,15}")


@dataclass(slots=True)
class Table:
    """A table and who sits where. ``closed`` seats take nobody. A table that is not ``open`` is gone.

    ``blinds`` are those of the last hand that was told, at ``blinds_at`` (ms); ``core.floor.blinds`` says how
    long they are good for."""

    id: int
    label: str
    size: int
    open: bool = True
    seats: dict[int, int] = field(default_factory=dict)
    closed: set[int] = field(default_factory=set)
    accessible: set[int] = field(default_factory=set)
    # column and row of the floor, once somebody has said where it stands
    place: tuple[int, int] | None = None
    blinds: Blinds | None = None
    blinds_at: int = 0
    tracked: bool = False
    halted: bool = False
    # ms; since when, while it is
    halted_at: int = 0
    # its hands that were misdealt so far, and whether the last of them is still to be dealt again
    misdeals: int = 0
    replays: bool = False
    # its hands that were noted as they were dealt
    dealt: int = 0
    # stopped by the director's own word, so no rule says when it deals again
    by_hand: bool = False
    # somebody has left it in play: an unused table that was closed never counted
    played: bool = False
    # the number in its label; a table without one comes after those that have one
    number: float = field(init=False, compare=False)

    def __post_init__(self) -> None:
        found = _NUMBER.search(self.label)
        self.number = int(found[0]) if found else inf

    @property
    def free(self) -> list[int]:
        """Seats somebody could take, in order."""
        if not self.seats and not self.closed:
            return [*range(1, self.size + 1)]
        return [s for s in range(1, self.size + 1) if s not in self.seats and s not in self.closed]

    @property
    def spare(self) -> int:
        """Return the number of free seats."""
        return self.size - len(self.closed) - len(self.seats)

    @property
    def replaying(self) -> bool:
        """Return whether the misdealt hand has yet to be dealt again. Without tracked hands nobody can tell
        when that was done."""
        return self.replays and self.tracked

    @property
    def room(self) -> int:
        """Return the number of seats that are not closed."""
        return self.size - len(self.closed)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Blinds(ByFields):
    """The seats of button and blinds in one hand, empty ones too.

    ``small`` is None where nobody posted it; ``dead_small`` is then the seat it fell on, None if nobody
    knows. A director who is asked (procedure A5) may give that empty seat as ``small``: it means the same.
    """

    button: int
    small: int | None
    big: int
    dead_small: int | None = None

    @property
    def small_seat(self) -> int | None:
        """The small blind's seat, posted or dead."""
        return self.dead_small if self.small is None else self.small
