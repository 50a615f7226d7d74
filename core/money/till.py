"""The till: who owes what and for which purchases, what prizes are to be paid, and what is in it by each
method. All of it is derived from purchases, places and what went in and out (``TillMoved``).

What is owed counts in the prize pool and is missing in the till."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple, get_args

from core.money.bounties import purses
from core.money.payouts import Placing, may_come_in, paid_placings, ticket_places, tickets
from core.money.pool import buyers
from core.people.listing import listing, name_key
from core.say.facts.night import Eliminated, PurchaseKind
from core.say.facts.till import TillMoved
from core.say.names import same
from core.say.said import ByFields
from core.tournament.kept import FLOOR_WORK, once_over
from core.tournament.state import Tournament

PRIZE = "prize"
"""The method by which a debt is set off against what the player has won."""


@dataclass(frozen=True, eq=False, repr=False)
class Open(ByFields):
    """So much of a purchase is not paid for; ``at`` is the name of its price, if it has one."""

    kind: PurchaseKind
    amount: int
    at: str = ""


class Sale(NamedTuple):
    """So many purchases at the price of this name (empty: the usual one), and their price in all."""

    kind: PurchaseKind
    at: str
    times: int
    amount: int


@dataclass(slots=True)
class Account:
    """A player or a team, and what each and the till owe the other, in currency units. ``player`` is who is
    named in a line; ``entry`` is the last one, 0 where all were taken back.

    ``bought`` is the price of all ``purchases`` (in order: kind, price, its name), ``collected`` what was
    paid for them less refunds. Of the ``prize``, of a ``place`` that is paid, and the ``bounties`` ``won`` is
    what is final, ``paid`` what was paid of it. ``set_off`` is part of both ``collected`` and ``paid``. Of a
    cancelled tournament nothing is bought or won beyond that."""

    holder: int
    player: int
    entry: int = 0
    bought: int = 0
    collected: int = 0
    purchases: list[tuple[PurchaseKind, int, str]] = field(default_factory=list)
    place: int = 0
    prize: int = 0
    bounties: int = 0
    won: int = 0
    paid: int = 0
    set_off: int = 0

    @property
    def owes(self) -> int:
        return max(0, self.bought - self.collected)

    @property
    def open(self) -> tuple[Open, ...]:
        """Return what is not paid for, in order: money pays for the oldest purchases."""
        last_first = parts(self.owes, [*enumerate(paid for _, paid, _ in self.purchases)][::-1])
        found = [(self.purchases[i], part) for i, part in last_first]
        return tuple(Open(kind, part, at) for (kind, _, at), part in reversed(found))

    @property
    def to_refund(self) -> int:
        return max(0, self.collected - self.bought)

    @property
    def to_pay(self) -> int:
        return max(0, self.won - self.paid)

    @property
    def to_return(self) -> int:
        """Return what was paid of a prize that came to less since."""
        return max(0, self.paid - self.won)

    @property
    def to_collect(self) -> int:
        return max(0, self.bought - self.collected) + max(0, self.paid - self.won)


@dataclass(slots=True)
class Drawer:
    """The money of one method. ``paid`` is less what was returned; ``counted`` and ``counted_at`` (ms) are of
    the last count, and ``difference`` is by how much it was more than should have been there then."""

    method: str
    float: int = 0
    collected: int = 0
    refunded: int = 0
    paid: int = 0
    came_in: int = 0
    went_out: int = 0
    counted: int | None = None
    counted_at: int | None = None
    difference: int = 0

    @property
    def in_till(self) -> int:
        """Return what should be there now."""
        taken = self.float + self.collected + self.came_in
        return taken - self.refunded - self.paid - self.went_out


@dataclass(frozen=True, eq=False, repr=False)
class Till(ByFields):
    """``drawers`` stand in the order of the club's methods; the first is cash. ``accounts`` are of all who
    bought something, won something or have money here, as the night lists its names."""

    drawers: tuple[Drawer, ...]
    accounts: tuple[Account, ...]

    @property
    def in_till(self) -> int:
        return sum(x.in_till for x in self.drawers)

    @property
    def collected(self) -> int:
        return sum(x.collected for x in self.drawers)

    @property
    def refunded(self) -> int:
        return sum(x.refunded for x in self.drawers)

    @property
    def paid(self) -> int:
        return sum(x.paid for x in self.drawers)

    @property
    def came_in(self) -> int:
        return sum(x.came_in for x in self.drawers)

    @property
    def went_out(self) -> int:
        return sum(x.went_out for x in self.drawers)

    @property
    def float(self) -> int:
        return sum(x.float for x in self.drawers)

    @property
    def set_off(self) -> int:
        return sum(x.set_off for x in self.accounts)

    @property
    def owed(self) -> int:
        """Return what is to be collected, of purchases and of prizes paid too high."""
        return sum(x.to_collect for x in self.accounts)

    @cached_property
    def owing(self) -> tuple[Account, ...]:
        return tuple([x for x in self.accounts if x.bought > x.collected or x.paid > x.won])

    @cached_property
    def to_pay(self) -> tuple[Account, ...]:
        """Return those who have something to get, a prize, bounties or money back."""
        return tuple([x for x in self.accounts if x.won > x.paid or x.collected > x.bought])


def kept(t: Tournament) -> bool:
    """Return whether a till is kept; else what is entered counts as paid."""
    return bool(t.setting("till") == "on")


def methods(t: Tournament) -> tuple[str, ...]:
    """Return the methods of the club in its own words; the first is cash."""
    return tuple(filter(None, (x.strip() for x in str(t.setting("methods")).split(","))))


def to_count(t: Tournament) -> tuple[str, ...]:
    """Return the methods whose money can be counted: those of the club, and others that took some."""
    return tuple(x.method for x in _drawers(t))


def till(t: Tournament, now: int) -> Till:
    """Return the till as it stands at this moment (ms): a prize is final once nobody can come in any more."""
    return _final(t) if t.won or not may_come_in(t, now) else _so_far(t)


@once_over(FLOOR_WORK)
def _final(t: Tournament) -> Till:
    return _standing(t, final=True)


@once_over(FLOOR_WORK)
def _so_far(t: Tournament) -> Till:
    return _standing(t, final=False)


def _standing(t: Tournament, *, final: bool) -> Till:
    accounts = {**bought(t)}
    accounts |= {x.holder: x for x in _with_prizes(t, accounts, final=final)}
    return Till(tuple(_drawers(t)), tuple(accounts.values()))


@once_over(FLOOR_WORK | {Eliminated})
def bought(t: Tournament) -> Mapping[int, Account]:
    """Return the accounts by their holders, as the night lists its names, with nothing that was won: most of
    what players do changes nothing of these."""
    how = listing(t)
    whole = how._replace(names="first")  # of a team: its last word is no surname

    def listed(x: Account) -> tuple[object, ...]:
        owner = t.game.owner(x.entry) if x.entry else ""
        name = t.people.players[x.player].name
        return name_key(owner, whole) if owner else name_key(name, how), x.holder

    return {x.holder: x for x in sorted(_accounts(t), key=listed)}


def account(t: Tournament, player: int, now: int) -> Account:
    """Return the account of a player or of the player's team."""
    holder = _holder(t, 0, player)
    return next((x for x in till(t, now).accounts if x.holder == holder), Account(holder, player))


def received(t: Tournament) -> dict[int, int]:
    """Return what was collected for each entry, less refunds; under 0 for entries taken back."""
    found: dict[int, int] = {}
    for move in t.money.till:
        found[move.fact.entry] = found.get(move.fact.entry, 0) + _for_purchases(move.fact)
    return found


def paid(t: Tournament, start: int = 0) -> Counter[int]:
    """Return what was paid of the prize and the bounties of each holder, from this movement on."""
    found = Counter[int]()
    for move in t.money.till[start:]:
        x = move.fact
        if x.entry or x.player:
            found[_holder(t, x.entry, x.player)] += _for_prizes(x)
    return found


def bounties(t: Tournament) -> Counter[int]:
    """Return the bounties that each holder has won."""
    found = Counter[int]()
    for entry, purse in purses(t).items() if t.money.heads else ():
        found[t.game.holder(t.people, entry)] += purse.won
    return found


def sales(t: Tournament) -> list[Sale]:
    """Return what was sold at each price, the usual one of each kind first. A team buys its stacks with one
    entry."""
    times, amounts = Counter[tuple[PurchaseKind, str]](), Counter[tuple[PurchaseKind, str]]()
    names = dict[str, str]()
    for entry in buyers(t):
        for kind, paid, at in entry.purchases:
            key = kind, same(at)
            times[key] += 1
            amounts[key] += paid
            names.setdefault(same(at), at)
    kinds = get_args(PurchaseKind)
    found = [Sale(kind, names[at], times[kind, at], amounts[kind, at]) for kind, at in times]
    return sorted(found, key=lambda x: (kinds.index(x.kind), bool(x.at)))


def entries_of(t: Tournament, holder: int) -> list[int]:
    """Return the entries of a player or team, in order."""
    return [e for e in t.people.entries if t.game.holder(t.people, e) == holder]


def _holder(t: Tournament, entry: int, player: int) -> int:
    """Return whose account a movement is on; of an entry taken back on its player's."""
    entries = [entry] if entry else [*t.game.entered(t.people, player)]
    return t.game.holder(t.people, entries[-1]) if entries else player


def _for_purchases(x: TillMoved) -> int:
    sign = {"collected": 1, "set_off": 1, "refunded": -1}.get(x.kind, 0)
    return sign * x.amount


def _for_prizes(x: TillMoved) -> int:
    sign = {"paid": 1, "set_off": 1, "returned": -1}.get(x.kind, 0)
    return sign * x.amount


def _accounts(t: Tournament) -> Iterator[Account]:
    found: dict[int, Account] = {}
    for entry in t.people.entries.values():
        holder = t.game.holder(t.people, entry.id)
        player = t.game.payees(t.people, entry.id)[0]
        mine = found.get(holder)
        if mine is None:
            mine = found[holder] = Account(holder, player)
        mine.player, mine.entry = player, entry.id
        mine.bought += entry.paid
        mine.purchases += entry.purchases
    for move in t.money.till:
        x = move.fact
        if not x.entry and not x.player:
            continue
        holder = _holder(t, x.entry, x.player)
        mine = found.setdefault(holder, Account(holder, x.player))
        mine.collected += _for_purchases(x)
        mine.paid += _for_prizes(x)
        mine.set_off += x.amount if x.kind == "set_off" else 0
    for mine in found.values() if t.word.cancelled else ():
        # all goes back but what nobody paid in, and no prize is due
        mine.bought, mine.won = mine.set_off, mine.paid
    yield from found.values()


# The place of a holder without one, and the prize.
_UNPLACED = Placing(0, 0, 0, 0), 0


def _with_prizes(t: Tournament, accounts: Mapping[int, Account], *, final: bool) -> Iterator[Account]:
    """Yield the accounts of those who have won a prize, or bounties in cash, with what it is. What can still
    change is not to be paid yet."""
    hand = t.game.hand
    undecided = {b.entry for b in t.game.busts if hand and b.hand == hand}
    # a ticket is handed over, and no money; what is won besides is paid
    satellite, handed = tickets(t), ticket_places(t)
    placed = dict[int, tuple[Placing, int]]()
    for x in paid_placings(t) if t.money.prizes_set else ():
        ticket = satellite.value if satellite and x.last in handed else 0
        placed[t.game.holder(t.people, x.entry)] = x, max(0, x.prize - ticket)
    heads = bounties(t)
    for holder in placed.keys() | {x for x, won in heads.items() if won}:
        mine, cash = accounts[holder], heads[holder]
        x, prize = placed.get(holder, _UNPLACED)
        # what was paid before it was final is not asked back
        due = min(prize, max(0, mine.paid - cash))
        if final and x.entry not in undecided:
            due = prize
        won = mine.paid if t.word.cancelled else due + cash
        yield replace(mine, place=x.place, prize=prize, bounties=cash, won=won)


def _drawers(t: Tournament) -> Iterator[Drawer]:
    found = {same(x): Drawer(x) for x in methods(t)}
    for move in t.money.till:
        x = move.fact
        if x.kind == "set_off":
            continue
        drawer = found.setdefault(same(x.method), Drawer(x.method))
        match x.kind:
            case "collected":
                drawer.collected += x.amount
            case "refunded":
                drawer.refunded += x.amount
            case "paid":
                drawer.paid += x.amount
            case "returned":
                drawer.paid -= x.amount
            case "in":
                drawer.came_in += x.amount
            case "out":
                drawer.went_out += x.amount
            case "float":
                for other in found.values():
                    other.float = 0
                drawer.float = x.amount
            case "counted":
                drawer.counted, drawer.counted_at = x.amount, move.at
                drawer.difference = x.amount - drawer.in_till
    yield from found.values()


def parts(wanted: int, of: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield how much of a sum each of these takes, in their order, up to its amount."""
    for key, most in of:
        part = min(wanted, max(0, most))
        wanted -= part
        if part:
            yield key, part
