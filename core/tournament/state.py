"""The state of a tournament at one moment: what ``core.formats.holdem.fold`` makes of its records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.say.conflict import Conflict
from core.say.facts.chips import ChipsAdjusted, RaceHeld
from core.say.levels import Level
from core.tournament.clock_state import ClockState
from core.tournament.conduct import Disqualification, Penalty
from core.tournament.settings import DEFAULTS
from core.tournament.sharing import copied
from core.tournament.table import Table as Table

# What is known of people, by player.
_PEOPLE = ("players", "called", "entered")
# A stretch of the night, from when to when (ms).
Stretch = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Player:
    id: int
    name: str
    nickname: str = ""
    number: str = ""
    note: str = ""
    accessible: bool = False


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
    bought: dict[str, int] = field(default_factory=dict)
    # paid, but not here; waits for a seat to come free; sits where it gets no cards yet
    absent: bool = False
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
    # the state it is part of and nobody else's, by that state's ``mark``
    mark: object = field(default=None, compare=False, repr=False)

    def gets(self, chips: int) -> None:
        """So many chips more, or (negative) fewer. A count that cannot be right any more is forgotten."""
        if self.stack is not None:
            self.stack = self.stack + chips if self.stack + chips > 0 else None


@dataclass(frozen=True, slots=True)
class Bust:
    """One elimination: where it sat, who won the chips, the hand and the group sharing a place; ``stack`` at
    the start of the hand, 0: not told. ``row``: the id of the level the clock stood in, 0: it had not begun;
    ``parted``: how often all hands had surely ended by then."""

    entry: int
    by: tuple[int, ...]
    hand: int
    group: int
    at: int
    table: int | None
    seat: int | None
    stack: int = 0
    row: int = 0
    parted: int = 0


@dataclass(frozen=True, slots=True)
class HandForHand:
    """All tables deal the same hand: its ``number`` from 1 up, and the id its busts carry (0: they share no
    places yet)."""

    number: int
    hand: int


@dataclass(frozen=True, slots=True)
class ClockCall:
    """The clock called on ``entry`` at ``at`` (ms): ``seconds`` to act, the last ``countdown`` of them
    counted down (``within``), or so many after them. ``outcome`` is empty while it runs; ``out``: the
    player went out meanwhile."""

    id: int
    entry: int
    by: int
    seconds: int
    countdown: int
    within: bool
    at: int
    outcome: str = ""


class Came(NamedTuple):
    """When an entry last got another seat in play (ms), and from where; without: it had none."""

    at: int
    table: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Price:
    paid: int
    fee: int
    chips: int
    until: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """``state``: "prepared", "made", "abandoned" or "used" (made, and that undone)."""

    id: int
    secret: str
    commitment: str
    state: str = "prepared"
    number: str = ""
    entries: tuple[int, ...] = ()
    seats: tuple[tuple[int, int], ...] = ()
    purpose: str = "start"


@dataclass(frozen=True, slots=True)
class Ruled:
    """The director's override: when, in which action, why, against which reasons and clauses."""

    at: int
    action: int
    motivation: str
    reasons: tuple[tuple[str, str], ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Redraws:
    """When all seats are drawn again."""

    tables: tuple[int, ...] = ()
    players: tuple[int, ...] = ()
    first_days: bool = False


@dataclass(slots=True)
class Tournament:
    """Everything known at one moment. Compare two with ``==``.

    What a ``fork`` shares with it is never changed: players, busts and the like are frozen; whoever is to
    change an entry or a table gets it of ``need_entry``, ``need_in``, ``need_table`` or ``own_table``, and
    says ``own_people`` before he changes who is who.
    """

    settings: dict[str, str | int | None] = field(default_factory=dict)
    # those set by the director's word, where the rulebook says another
    ruled: set[str] = field(default_factory=set)
    prices: dict[str, Price] = field(default_factory=dict)
    shares: tuple[tuple[str, int], ...] = ()
    levels: tuple[Level, ...] = ()
    clock: ClockState = field(default_factory=ClockState)
    players: dict[int, Player] = field(default_factory=dict)
    # by what people are called (``same`` of name, nickname, club number): who they are
    called: dict[str, tuple[int, ...]] = field(default_factory=dict)
    entries: dict[int, Entry] = field(default_factory=dict)
    tables: dict[int, Table] = field(default_factory=dict)
    # the open tables by their labels
    labels: dict[str, int] = field(default_factory=dict)
    # each player's entries in order, and the one that is in
    entered: dict[int, tuple[int, ...]] = field(default_factory=dict)
    live: dict[int, int] = field(default_factory=dict)
    # how many were in at once at most
    most_in: int = 0
    # who is in and has no seat, and how many seats of the open tables are not closed
    unseated: set[int] = field(default_factory=set)
    # entries that get no cards until the button has passed
    waiting: set[int] = field(default_factory=set)
    chairs: int = 0
    busts: list[Bust] = field(default_factory=list)
    # who was out when all seats were drawn again last: no table is short by them any more
    settled: frozenset[int] = frozenset()
    # the highest group that a bust was given
    last_group: int = 0
    draws: dict[int, Draw] = field(default_factory=dict)
    # all chips sold, less those of entries taken back: what the stacks must come to
    chips_bought: int = 0
    # all that was paid, and what each paid beyond its fee
    taken: int = 0
    pool: int = 0
    gaps: list[tuple[int, int, bool]] = field(default_factory=list)
    rulings: list[Ruled] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)
    # the texts of the rulebook it is played by, parents first, and the method chosen in it
    book: tuple[tuple[str, ...], str] | None = None
    # the tables in the order they break, where the director has set one
    break_order: tuple[int, ...] = ()
    redraws: Redraws = field(default_factory=Redraws)
    redrawn: set[str] = field(default_factory=set)
    # what the room was told, and when last (ms)
    announced: dict[str, int] = field(default_factory=dict)
    # what it was told before play began
    told_by_start: set[str] = field(default_factory=set)
    # when what is to be announced was last set (ms)
    decided: dict[str, int] = field(default_factory=dict)
    # the director's word on a duty, by the duty's identity
    marked: dict[str, str] = field(default_factory=dict)
    chips_removed: int = 0
    # the denominations in use, the lowest first, and those of them that have left play
    chips: tuple[int, ...] = ()
    chips_gone: set[int] = field(default_factory=set)
    races: list[RaceHeld] = field(default_factory=list)
    # what came into play and left it besides entries and stacks taken from play, and the sum of it
    ledger: list[ChipsAdjusted] = field(default_factory=list)
    chips_adjusted: int = 0
    # why it was altered last, and why it was cancelled; empty: it was not
    altered: str = ""
    cancelled: str = ""
    # absent players' chips that still stand at their old seats
    to_carry: dict[int, tuple[int, int]] = field(default_factory=dict)
    # who was moved by which action, and the actions whose slips are on paper
    moved: dict[int, tuple[int, ...]] = field(default_factory=dict)
    # who got another seat since play began, the latest last: drawn, moved or swapped
    came: dict[int, Came] = field(default_factory=dict)
    # the stretches in which play ran, as far as they are written down (``core.clock.played``)
    ran: tuple[Stretch, ...] = ()
    ran_until: int = 0
    # hands played while the clock stood: when each was over and for how much play it counts (ms)
    hands_ran: tuple[tuple[int, int], ...] = ()
    # penalties in the order they were given, and who is out for conduct, by entry
    penalties: dict[int, Penalty] = field(default_factory=dict)
    disqualified: dict[int, Disqualification] = field(default_factory=dict)
    printed: dict[int, tuple[int, ...]] = field(default_factory=dict)
    # hand-for-hand, None: each table deals for itself; and the hands in which places were shared so
    hand_for_hand: HandForHand | None = None
    shared_hands: set[int] = field(default_factory=set)
    # who was in which hand when the director placed them, and who went out one hand after another
    hands_told: dict[int, tuple[int, ...]] = field(default_factory=dict)
    hands_apart: set[tuple[int, int]] = field(default_factory=set)
    # how often hands surely ended: one counted hand-for-hand, a table broken
    parted: int = 0
    calls: dict[int, ClockCall] = field(default_factory=dict)
    # entries and tables that bear another were shared with a fork, and are copied before they are changed
    mark: object = field(default_factory=object, compare=False, repr=False)
    people_shared: bool = field(default=False, compare=False, repr=False)
    # the open tables as they were asked for last, None where the fold has changed one since
    standing: list[Table] | None = field(default=None, compare=False, repr=False)
    # those in the order they break, with what that went by (``core.floor.breaking.order``)
    ordered: tuple[list[Table] | None, tuple[int, ...], str, list[Table]] | None = field(
        default=None, compare=False, repr=False
    )

    def fork(self) -> Tournament:
        """Another of the same that goes its own way. Entries, tables and who is who are shared until one of
        the two changes them."""
        made = copied(self, _PEOPLE)
        self.mark, made.mark = object(), object()
        self.people_shared = made.people_shared = True
        return made

    def setting(self, key: str) -> Any:
        """The setting's value, or the product's default (``core.tournament.settings``)."""
        return self.settings.get(key, DEFAULTS[key])

    @property
    def rulebook(self) -> Rulebook:
        """The book it is played by, with the method chosen in it; none chosen: the director's own judgement,
        a book that cites nothing."""
        return shelf.played(*self.book) if self.book else shelf.shipped()[shelf.NO_BOOK]

    # -- what everybody asks -------------------------------------------------------------------

    @property
    def playing(self) -> list[Entry]:
        """Entries still in."""
        return [self.entries[e] for e in self.live.values()]

    @property
    def won(self) -> bool:
        """One is left, with all the chips."""
        return len(self.live) == 1 and bool(self.busts)

    @property
    def open_tables(self) -> list[Table]:
        """Tables in play, in the order they were opened."""
        if self.standing is None:
            self.standing = [t for t in self.tables.values() if t.open]
        return [*self.standing]

    @property
    def without_seat(self) -> list[Entry]:
        """Entries still in that have no seat."""
        return [self.entries[e] for e in sorted(self.unseated)]

    @property
    def spare(self) -> int:
        """How many seats of the open tables somebody could take."""
        return self.chairs - (len(self.live) - len(self.unseated))

    @property
    def chips_in_play(self) -> int:
        return self.chips_bought - self.chips_removed + self.chips_adjusted

    def name(self, entry: int) -> str:
        return self.players[self.entries[entry].player].name

    def seat_text(self, entry: int) -> str:
        """``7.4``, or nothing while the entry has no seat."""
        e = self.entries[entry]
        return "" if e.table is None else f"{self.tables[e.table].label}.{e.seat}"

    def live_entry(self, player: int) -> Entry | None:
        """The player's entry that is still in."""
        entry = self.live.get(player)
        return None if entry is None else self.entries[entry]

    # -- to be changed, by the fold alone --------------------------------------------------------

    def own_people(self) -> None:
        """Thousands of names, and hardly one in a night's latest actions: copied only then."""
        if self.people_shared:
            for name in _PEOPLE:
                setattr(self, name, getattr(self, name).copy())
            self.people_shared = False

    def own_table(self, table: int) -> Table:
        """The table of this id, open or not."""
        found = self.tables[table]
        if found.mark is not self.mark:
            found = self.tables[table] = copied(found)
            found.mark = self.mark
            self.standing = None
        return found

    def need_entry(self, entry: int) -> Entry:
        found = self.entries.get(entry)
        if found is None:
            raise Conflict(f"no entry {entry}")
        if found.mark is not self.mark:
            found = self.entries[entry] = copied(found)
            found.mark = self.mark
        return found

    def need_in(self, entry: int) -> Entry:
        found = self.need_entry(entry)
        if found.out:
            raise Conflict(f"entry {entry} is out")
        return found

    def need_table(self, table: int) -> Table:
        if self.open_table(table) is None:
            raise Conflict(f"no open table {table}")
        return self.own_table(table)

    # -- seats -----------------------------------------------------------------------------------

    def open_table(self, table: int) -> Table | None:
        """The table of this id, if it is in play."""
        found = self.tables.get(table)
        return found if found is not None and found.open else None

    def leave(self, entry: Entry) -> None:
        if entry.table is not None and entry.seat is not None:
            del self.own_table(entry.table).seats[entry.seat]
            self.unseated.add(entry.id)
        entry.table = entry.seat = None

    def sit(self, entry: Entry, table: int, seat: int) -> None:
        at = self.need_table(table)
        if not 1 <= seat <= at.size or seat in at.closed or seat in at.seats:
            raise Conflict(f"seat {table}.{seat} cannot be taken")
        at.seats[seat] = entry.id
        self.unseated.discard(entry.id)
        entry.table, entry.seat = table, seat

    def knew_group(self, group: int) -> bool:
        """Whether a bust may have been given this group (0: none) before; from now on it has. As groups are
        numbered as they come, thousands of busts are not gone through for a new one."""
        new = group > self.last_group
        if new:
            self.last_group = group
        return not new and group != 0

    # -- money -----------------------------------------------------------------------------------

    def pays(self, entry: Entry, paid: int, fee: int) -> None:
        """This is what the entry has paid in all now, and of it the fee."""
        self.taken += paid - entry.paid
        self.pool += max(0, paid - fee) - max(0, entry.paid - entry.fee)
        entry.paid, entry.fee = paid, fee
