"""The room of a tournament: its tables, the draws, and who was moved."""

from dataclasses import dataclass, field
from typing import NamedTuple

from core.say.facts.floor import RedrawsSet
from core.say.said import ByFields
from core.tournament.table import Table


class Came(NamedTuple):
    """The moment (ms) an entry last got another seat in play, and the seat before, if it had one."""

    at: int
    table: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Draw(ByFields):
    """``state``: "prepared", "made", "abandoned" or "used" (made, and that undone)."""

    id: int
    secret: str
    commitment: str
    state: str = "prepared"
    number: str = ""
    entries: tuple[int, ...] = ()
    seats: tuple[tuple[int, int], ...] = ()
    purpose: str = "start"


@dataclass(slots=True)
class Room:
    """The tables, the seats taken at them, and the draws and moves that change them."""

    tables: dict[int, Table] = field(default_factory=dict)
    # the open tables by their labels
    by_label: dict[str, int] = field(default_factory=dict)
    # how many seats of the open tables are not closed, and who is in and has none
    seat_count: int = 0
    unseated: set[int] = field(default_factory=set)
    # who is in and has no seat, nor is to get one as yet
    resting: set[int] = field(default_factory=set)
    # entries that get no cards until the button has passed
    waiting: set[int] = field(default_factory=set)
    draws: dict[int, Draw] = field(default_factory=dict)
    # the tables in the order they break, where the director has set one
    break_order: tuple[int, ...] = ()
    redraws: RedrawsSet = field(default_factory=RedrawsSet)
    redrawn: set[str] = field(default_factory=set)
    # who was out when all seats were drawn again last: no table is short by them any more
    out_at_redraw: frozenset[int] = frozenset()
    # absent players' chips that still stand at their old seats
    to_carry: dict[int, tuple[int, int]] = field(default_factory=dict)
    # who was moved by which action, and the actions whose slips are on paper
    moved_by: dict[int, tuple[int, ...]] = field(default_factory=dict)
    printed: dict[int, tuple[int, ...]] = field(default_factory=dict)
    # who got another seat since play began, the latest last: drawn, moved or swapped
    last_moves: dict[int, Came] = field(default_factory=dict)
