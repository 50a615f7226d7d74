"""The people of a tournament: who they are, and what each of them bought."""

from dataclasses import dataclass, field

from core.say.facts.night import PurchaseKind
from core.say.said import ByFields


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Player(ByFields):
    id: int
    name: str
    nickname: str = ""
    number: str = ""
    note: str = ""
    accessible: bool = False


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Away(ByFields):
    """Since when nobody counts the chips of an absent player: ``at`` (ms), with how many hands its ``table``
    had dealt by then."""

    at: int
    table: int | None
    dealt: int


@dataclass(slots=True)
class Entry:
    """A buy-in and what it bought. ``table`` and ``seat`` are None while it has no seat."""

    id: int
    player: int
    nth: int
    entered: int
    table: int | None = None
    seat: int | None = None
    out: bool = False
    chips: int = 0
    paid: int = 0
    fee: int = 0
    # of what was paid, what went on its head
    bounty: int = 0
    bought: dict[str, int] = field(default_factory=dict)
    # its purchases in order, each with what it cost, and at the price of which name (empty: the usual one)
    purchases: list[tuple[PurchaseKind, int, str]] = field(default_factory=list)
    # the bounty that each of its stacks was bought with, by the number of that purchase (from 0)
    stakes: dict[int, int] = field(default_factory=dict)
    # what was paid beyond fee and bounty, by what was bought
    beyond_fees: dict[str, int] = field(default_factory=dict)
    # paid, but not here; waits for a seat to come free; sits where it gets no cards yet
    absent: bool = False
    away: Away | None = None
    alternate: bool = False
    waits: bool = False
    # it came in after play had begun
    late: bool = False
    # for which draw it has left its seat, to be given the one of a physical card ("break", "redraw", "final")
    drawing: str = ""
    # it drew its seat with a physical card
    card: bool = False
    # what it was last counted to have, with what is known to have come or gone since; None: nobody knows
    stack: int | None = None
    # of its chips, those that left play when it went out
    removed: int = 0

    @property
    def for_prizes(self) -> int:
        """Return the entry's part of the prize pool: its payment without fee and bounty."""
        return max(0, self.paid - self.fee - self.bounty)

    def gets(self, chips: int) -> None:
        """Add chips to the counted stack, or take them away. A count that cannot be right is forgotten."""
        if self.stack is not None:
            self.stack = self.stack + chips if self.stack + chips > 0 else None


@dataclass(slots=True)
class People:
    """The players and their entries, by their ids."""

    players: dict[int, Player] = field(default_factory=dict)
    # by what people are called (``same`` of name, nickname, club number): who they are
    by_name: dict[str, tuple[int, ...]] = field(default_factory=dict)
    entries: dict[int, Entry] = field(default_factory=dict)
    # each player's entries in order, and the one that is in
    entries_of: dict[int, tuple[int, ...]] = field(default_factory=dict)
    live: dict[int, int] = field(default_factory=dict)
    # players whom the club keeps apart in a draw
    apart: list[tuple[int, ...]] = field(default_factory=list)
    # how many were in at once at most
    most_in: int = 0
