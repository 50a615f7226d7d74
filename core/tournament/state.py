"""The state of a tournament at one moment: what ``core.formats.fold`` makes of its records."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.say.conflict import Conflict
from core.say.facts.chips import ChipsAdjusted, RaceHeld
from core.say.facts.night import PoolLinkSet, Until
from core.say.facts.till import TillMoved
from core.say.names import same
from core.say.said import ByFields
from core.tournament.clock import Clock
from core.tournament.conduct import Conduct
from core.tournament.elimination import Elimination
from core.tournament.game import Game
from core.tournament.people import Entry, People
from core.tournament.room import Room
from core.tournament.settings import AMOUNTS, DEFAULTS, Currency
from core.tournament.table import Table


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Override(ByFields):
    """The director's override: when, in which action, why, against which reasons and clauses."""

    at: int
    action: int
    reason: str
    against: tuple[tuple[str, str], ...]
    clauses: tuple[str, ...]


@dataclass(slots=True)
class Word:
    # what the room was told, and when last (ms)
    announced: dict[str, int] = field(default_factory=dict)
    # what it was told before play began
    before_play: set[str] = field(default_factory=set)
    # when what is to be announced was last set (ms)
    set_at: dict[str, int] = field(default_factory=dict)
    # the director's word on a duty, by the duty's identity
    marked: dict[str, str] = field(default_factory=dict)
    # the matter of a duty when it was put aside for later (core.floor.aside), by its kind and subject
    aside: dict[str, tuple[int, int]] = field(default_factory=dict)
    overrides: list[Override] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)
    # why the tournament was altered last, and why it was cancelled; empty: it was not
    altered: str = ""
    cancelled: str = ""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Price(ByFields):
    """The ``name`` is empty at the usual price of its kind. It is sold ``until`` the end of a level or until
    a time (ms)."""

    paid: int
    fee: int
    chips: int
    until: int | None = None
    most: int | None = None
    bounty: int = 0
    name: str = ""
    until_time: int | None = None

    @property
    def sells(self) -> bool:
        return bool(self.paid or self.fee or self.chips)

    @property
    def limit(self) -> Until | None:
        """Return the end of its sale, as a line says it; None: it is sold on."""
        if self.until_time is not None:
            return "time", self.until_time
        return None if self.until is None else ("level", self.until)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Head(ByFields):
    """So much went on the head of an entry; 0: its head was taken, ``by`` whom, None: as its bust says."""

    entry: int
    amount: int = 0
    by: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TillMove(ByFields):
    """A movement of the till or a count of it, ``at`` this time (ms)."""

    at: int
    fact: TillMoved


@dataclass(slots=True)
class Money:
    """Prices by what is sold, those of a name of their own by it too; ``shares`` of the pool by place, or in
    ``scheme`` the words by which they are computed; the words of how many ``places`` are paid (empty: one a
    share); prizes ``by_hand``, by place."""

    prices: dict[str, Price] = field(default_factory=dict)
    named: dict[tuple[str, str], Price] = field(default_factory=dict)
    shares: tuple[tuple[str, int], ...] = ()
    scheme: str = ""
    places: str = ""
    by_hand: dict[int, int] = field(default_factory=dict)
    # what is added to the pool, kept back and guaranteed, by its kind and name
    links: dict[tuple[str, str], PoolLinkSet] = field(default_factory=dict)
    # how much of a head is paid at once, in hundredths of a per cent; and what went on heads and when they
    # were taken, in the order of the night
    head_paid: int = 10_000
    heads: list[Head] = field(default_factory=list)
    # whether the winner's own bounty is in the pool (the setting), and how many stacks were bought with each
    # bounty, those without any at 0
    own_to_pool: bool = False
    stakes: dict[int, int] = field(default_factory=dict)
    # all that was paid; of it what each paid beyond fee and bounty, so none takes from another's money
    paid: int = 0
    contributed: int = 0
    # what went into the till and out of it, in the order of the night
    till: list[TillMove] = field(default_factory=list)
    # how many of these there were before the last deal
    before_deal: int = 0

    def set_for(self, kind: str) -> list[Price]:
        """Return the prices that were set for a kind of purchase, the one without a name first."""
        usual = [self.prices[kind]] if kind in self.prices else []
        return [*usual, *(price for (of, _), price in self.named.items() if of == kind)]

    def sold(self, kind: str) -> list[Price]:
        """Return those of them at which it is sold: an entry may be free, all else without money and chips is
        no longer sold."""
        return [price for price in self.set_for(kind) if price.sells or kind == "entry"]

    def price(self, kind: str, at: str = "") -> Price | None:
        """Return the price of this name, or the usual one: the one without a name, or if all have a name the
        one that was set first. A bonus, chips without money, is sold by its name alone."""
        if at:
            return self.named.get((kind, same(at)))
        named = (price for price in self.sold(kind) if price.paid or price.fee)
        return self.prices[kind] if kind in self.prices else next(named, None)

    @property
    def every_price(self) -> list[Price]:
        return [*self.prices.values(), *self.named.values()]

    def until(self, kind: str) -> int | None:
        """Return the last level in which any of the prices is sold; None: it is sold on, or until a time, or
        not at all."""
        ends = [price.until for price in self.sold(kind) if price.until_time is None]
        return None if None in ends else max((x for x in ends if x is not None), default=None)

    @property
    def prizes_set(self) -> bool:
        return bool(self.shares or self.scheme)

    @property
    def pool(self) -> int:
        """The prize pool: what the players contributed, with what is added, kept back and guaranteed."""
        return self.pool_with(self.links)

    def pool_with(self, links: Mapping[tuple[str, str], PoolLinkSet]) -> int:
        return self.contributed + self.own_bounty + sum(by for _, by in self.steps(links))

    @property
    def own_bounty(self) -> int:
        """Return what the pool holds of the heads; in the end the winner gives it. From the start it is the
        smallest bounty that a stack was bought with: whoever wins has at least that on his head."""
        return min(self.stakes, default=0) if self.own_to_pool else 0

    def counts_stake(self, bounty: int, stacks: int = 1) -> None:
        """Count so many stacks that were bought with this bounty; below 0 they no longer are."""
        self.stakes[bounty] = self.stakes.get(bounty, 0) + stacks
        if not self.stakes[bounty]:
            del self.stakes[bounty]

    def steps(
        self, links: Mapping[tuple[str, str], PoolLinkSet] | None = None
    ) -> Iterator[tuple[PoolLinkSet, int]]:
        """Yield the steps of the pool in order, each with its amount: sums added; sums kept back, no more
        than there is; last the sum missing to the guarantee."""
        found, pool = self.links if links is None else links, self.contributed + self.own_bounty
        for kind in ("added", "kept", "guarantee"):
            for link in [x for x in found.values() if x.kind == kind]:
                asked = self.asked(link)
                by = {"added": asked, "kept": -min(asked, pool), "guarantee": max(0, asked - pool)}[kind]
                pool += by
                yield link, by

    def asked(self, link: PoolLinkSet) -> int:
        """Return the sum of a link: per cents are of what the players contributed, rounded down."""
        return self.contributed * link.value // 10_000 if link.percent else link.value * link.times


@dataclass(slots=True)
class Chips:
    # the denominations in use, the lowest first, and those of them that have left play
    values: tuple[int, ...] = ()
    coloured_up: set[int] = field(default_factory=set)
    races: list[RaceHeld] = field(default_factory=list)
    # by chip: the tables that raced it, here or by the director's word; and the entries that had a seat at
    # its first race, less those whose tables raced it since
    raced_at: dict[int, set[int]] = field(default_factory=dict)
    unraced: dict[int, set[int]] = field(default_factory=dict)
    # all chips sold, less those of entries taken back: what the stacks must come to
    bought: int = 0
    # of those, the ones that left play with a player
    removed: int = 0
    # what came into play and left it besides entries and stacks taken from play, and the sum of it
    adjustments: list[ChipsAdjusted] = field(default_factory=list)
    adjusted: int = 0

    @property
    def denominations(self) -> tuple[int, ...]:
        """Return the denominations in play, the lowest first."""
        return tuple(v for v in self.values if v not in self.coloured_up)

    @property
    def lowest(self) -> int:
        """Return the lowest denomination in play; 1 without a chip set."""
        return min(self.denominations, default=1)

    @property
    def in_play(self) -> int:
        return self.bought - self.removed + self.adjusted


Kept = dict[Callable[["Tournament"], Any], Any]
"""The answers of a state, by what was asked of it."""


@dataclass(slots=True)
class Tournament:
    """Everything known at one moment, changed by the fold alone. Compare two with ``==``."""

    settings: dict[str, str | int | None] = field(default_factory=dict)
    # those set by the director's word, where the rulebook says another
    ruled: set[str] = field(default_factory=set)
    # the texts of the rulebook it is played by, parents first, and the method chosen in it
    book: tuple[tuple[str, ...], str] | None = None
    # the format that was chosen; none: the one Riffle plays by itself (``core.formats``)
    format: str = ""
    people: People = field(default_factory=People)
    money: Money = field(default_factory=Money)
    room: Room = field(default_factory=Room)
    clock: Clock = field(default_factory=Clock)
    chips: Chips = field(default_factory=Chips)
    conduct: Conduct = field(default_factory=Conduct)
    word: Word = field(default_factory=Word)
    game: Game = field(default_factory=Elimination)
    # the entries, with their busts, and the tables that the last action changed in what the invariants read:
    # they look at these
    touched: set[int] = field(default_factory=set, compare=False)
    # what was asked of it since (``core.tournament.kept``); None while an action is taken in
    kept: Kept | None = field(default=None, init=False, compare=False)

    def setting(self, key: str) -> Any:
        """Return the setting's value, or the product's default (``core.tournament.settings``)."""
        return self.settings[key] if key in self.settings else self.usual(key)

    def usual(self, key: str) -> str | int | None:
        """Return the product's default of a setting, an amount in the smallest unit."""
        usual = DEFAULTS[key]
        return usual * 10**self.decimals if key in AMOUNTS and isinstance(usual, int) else usual

    @property
    def decimals(self) -> int:
        """Return how many decimals the amounts have."""
        return int(self.settings.get("decimals") or 0)

    @property
    def currency(self) -> Currency:
        return Currency(str(self.setting("currency")), self.decimals)

    @property
    def rulebook(self) -> Rulebook:
        """The book it is played by, with the method chosen in it; none chosen: the director's own judgement,
        a book that cites nothing."""
        return shelf.played(*self.book) if self.book else shelf.plain()

    # -- what everybody asks -------------------------------------------------------------------

    @property
    def playing(self) -> list[Entry]:
        """Entries still in."""
        return [self.people.entries[e] for e in self.people.live.values()]

    @property
    def won(self) -> bool:
        """Return whether nothing is left to play."""
        return self.game.over(self.people)

    @property
    def open_tables(self) -> list[Table]:
        """Tables in play, in the order they were opened."""
        return [*filter(attrgetter("open"), self.room.tables.values())]

    @property
    def without_seat(self) -> list[Entry]:
        """Entries still in that have no seat."""
        return [self.people.entries[e] for e in sorted(self.room.unseated)]

    @property
    def spare(self) -> int:
        """Return the number of free seats at the open tables."""
        seatless = len(self.room.unseated) + len(self.room.resting)
        return self.room.seat_count - (len(self.people.live) - seatless)

    def name(self, entry: int) -> str:
        return self.people.players[self.people.entries[entry].player].name

    def seat_text(self, entry: int) -> str:
        """Return ``7.4``, or nothing while the entry has no seat."""
        e = self.people.entries[entry]
        return "" if e.table is None else f"{self.room.tables[e.table].label}.{e.seat}"

    def beaten_by(self, entry: int) -> int | None:
        """Return an entry that this one has knocked out, also one that has bought in again; None: there is
        none."""
        busted = (bust.entry for bust in self.game.busts if entry in bust.by)
        again = (head.entry for head in self.money.heads if head.by and entry in head.by)
        return next(busted, next(again, None))

    def live_entry(self, player: int) -> Entry | None:
        """Return the player's entry that is still in."""
        entry = self.people.live.get(player)
        return None if entry is None else self.people.entries[entry]

    # -- needed by the fold ----------------------------------------------------------------------

    def need_entry(self, entry: int) -> Entry:
        found = self.people.entries.get(entry)
        if found is None:
            raise Conflict(f"no entry {entry}")
        return found

    def need_in(self, entry: int) -> Entry:
        found = self.need_entry(entry)
        if found.out:
            raise Conflict(f"entry {entry} is out")
        return found

    def need_table(self, table: int) -> Table:
        found = self.open_table(table)
        if found is None:
            raise Conflict(f"no open table {table}")
        return found

    # -- seats -----------------------------------------------------------------------------------

    def open_table(self, table: int) -> Table | None:
        """Return the table of this id, if it is in play."""
        found = self.room.tables.get(table)
        return found if found is not None and found.open else None

    def leave(self, entry: Entry) -> None:
        self.touched.add(entry.id)
        if entry.table is not None and entry.seat is not None:
            self.touched.add(entry.table)
            del self.room.tables[entry.table].seats[entry.seat]
            self.room.unseated.add(entry.id)
        entry.table = entry.seat = None

    def sit(self, entry: Entry, table: int, seat: int) -> None:
        at = self.need_table(table)
        if not 1 <= seat <= at.size or seat in at.closed or seat in at.seats:
            raise Conflict(f"seat {table}.{seat} cannot be taken")
        self.touched |= {entry.id, table}
        at.seats[seat] = entry.id
        self.room.unseated.discard(entry.id)
        self.room.resting.discard(entry.id)
        entry.table, entry.seat = table, seat

    def rest(self, entry: Entry) -> None:
        """Take the entry from its seat. It gets no other before ``rises``."""
        self.leave(entry)
        self.room.unseated.discard(entry.id)
        self.room.resting.add(entry.id)

    def rises(self, entry: Entry) -> None:
        self.touched.add(entry.id)
        self.room.resting.discard(entry.id)
        self.room.unseated.add(entry.id)

    # -- money -----------------------------------------------------------------------------------

    def pays(self, entry: Entry, paid: int, fee: int) -> None:
        """Set what the entry has paid in all, and the fee within it."""
        self.touched.add(entry.id)
        before = entry.for_prizes
        self.money.paid += paid - entry.paid
        entry.paid, entry.fee = paid, fee
        self.money.contributed += entry.for_prizes - before

    def begins_stack(self, entry: Entry) -> None:
        """Say that the next purchase of the entry buys it a stack; its bounty is told after it."""
        entry.stakes[len(entry.purchases)] = 0
        self.money.counts_stake(0)

    def puts_on_head(self, entry: Entry, amount: int) -> None:
        """Put so much of what the entry has paid on its head."""
        last = len(entry.purchases) - 1
        if last in entry.stakes:
            self.money.counts_stake(entry.stakes[last], -1)
            entry.stakes[last] += amount
            self.money.counts_stake(entry.stakes[last])
        self.touched.add(entry.id)
        before = entry.for_prizes
        entry.bounty += amount
        self.money.contributed += entry.for_prizes - before
        self.money.heads.append(Head(entry.id, amount))
