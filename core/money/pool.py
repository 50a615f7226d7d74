"""The prize pool as a chain: what is bought, what is added, what is kept back, and last the guarantee."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from core.say import acts
from core.say.acts import Act
from core.say.facts.night import PoolLinkKind, PoolLinkSet, PurchaseKind
from core.say.names import clean, same
from core.say.said import ByFields
from core.tournament.people import Entry
from core.tournament.state import Tournament

Links = Mapping[tuple[str, str], PoolLinkSet]
BOUGHT: tuple[PurchaseKind, ...] = get_args(PurchaseKind)


@dataclass(frozen=True, eq=False, repr=False)
class Link(ByFields):
    """A link of the chain: by how much it moves the pool (currency units). ``name`` is empty for what is
    bought, for the winner's own bounty and for the guarantee; ``set`` is how the director set it."""

    kind: PurchaseKind | PoolLinkKind | Literal["own_bounty"]
    amount: int
    name: str = ""
    set: PoolLinkSet | None = None

    @property
    def bought(self) -> bool:
        """Return whether it is what players contributed by a kind of purchase."""
        return self.kind in BOUGHT


def chain(t: Tournament) -> list[Link]:
    """Return the links in their order; together they come to the prize pool."""
    by_kind: dict[PurchaseKind, int] = dict.fromkeys(BOUGHT, 0)
    for entry in t.people.entries.values():
        for kind, amount in _contributed(entry):
            by_kind[kind] += amount
    bought = [Link(kind, amount) for kind, amount in by_kind.items() if amount]
    own = [Link("own_bounty", t.money.own_bounty)] if t.money.own_bounty else []
    return [*bought, *own, *(Link(link.kind, by, link.name, link) for link, by in t.money.steps())]


def _contributed(entry: Entry) -> Iterator[tuple[PurchaseKind, int]]:
    """Yield the contribution of each kind of purchase of this entry. A guest who pays less than a fee, and a
    refund, take from what the entry bought first."""
    left = entry.for_prizes
    for kind in reversed(BOUGHT):
        part = min(left, max(0, entry.beyond_fees.get(kind, 0)))
        left -= part
        yield kind, part


def buyers(t: Tournament) -> Iterator[Entry]:
    """Yield the entries that bought something: a team buys all its stacks with the first."""
    teams = set[str]()
    for entry in t.people.entries.values():
        owner = t.game.owner(entry.id)
        if not owner or owner not in teams:
            yield entry
        teams.add(owner)


def times_bought(t: Tournament, kind: str) -> int:
    """Return how many of this kind of purchase were made."""
    if kind in ("entry", "reentry"):
        return sum(kind in e.beyond_fees for e in buyers(t))
    # a bonus, chips without money at a price of its own name, is no purchase of the pool's
    return sum(k == kind and (paid > 0 or not at) for e in buyers(t) for k, paid, at in e.purchases)


class Sold(NamedTuple):
    """So many purchases at the price of this name (empty: the usual one), and their part of the pool."""

    at: str
    times: int
    amount: int


def by_price(t: Tournament, kind: PurchaseKind) -> list[Sold]:
    """Return what a kind of purchase brought in at each of its prices, the usual one first; nothing where
    one entry bought at several: its part of the pool is of all it bought."""
    names, times, amounts = dict[str, str](), Counter[str](), Counter[str]()
    for entry in buyers(t):
        bought = [(paid, at) for k, paid, at in entry.purchases if k == kind]
        if not bought:
            continue
        key = same(bought[0][1])
        if any(same(at) != key for _, at in bought):
            return []
        names.setdefault(key, bought[0][1])
        times[key] += sum(paid > 0 or not at for paid, at in bought)  # a bonus is chips without money
        amounts[key] += dict(_contributed(entry))[kind]
    return [Sold(names[x], times[x], amounts[x]) for x in sorted(names, key=bool) if times[x]]


# -- what an act makes of it ---------------------------------------------------------------------------


def records_of(t: Tournament, act: Act) -> list[PoolLinkSet]:
    """Return the links that this act sets, whether they can be or not."""
    match act:
        case acts.AddToPool(name=name, amount=amount):
            return [PoolLinkSet("added", clean(name), amount)]
        case acts.KeepFromPool(name=name, kept=(kind, value, times)):
            return [PoolLinkSet("kept", clean(name), value, times, kind == "percent")]
        case acts.GuaranteePool(amount=amount):
            return [PoolLinkSet("guarantee", "", amount)]
        case acts.RemoveFromPool(name=name):
            named: tuple[Literal["added", "kept"], ...] = ("added", "kept")
            return [PoolLinkSet(x, clean(name), 0) for x in named if (x, same(clean(name))) in t.money.links]
    return []


def links_after(t: Tournament, act: Act) -> Links | None:
    """Return the links after this act; None where it sets none or one that cannot be."""
    made = records_of(t, act)
    if not made or any(x.value < 0 or x.times < 0 for x in made):
        return None
    after: dict[tuple[str, str], PoolLinkSet] = {**t.money.links}
    after.update(((x.kind, same(x.name)), x) for x in made)
    return {key: x for key, x in after.items() if x.value and x.times}


def act_of(link: PoolLinkSet) -> Act:
    """Return the act that sets this link."""
    if link.kind == "added":
        return acts.AddToPool(name=link.name, amount=link.value)
    if link.kind == "kept":
        kind = "percent" if link.percent else "amount"
        return acts.KeepFromPool(name=link.name, kept=(kind, link.value, link.times))
    return acts.GuaranteePool(amount=link.value)
