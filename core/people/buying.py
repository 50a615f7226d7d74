"""The sales: which purchases are open, until when and how often, and at what price."""

from collections.abc import Iterator, Sequence

from core.clock.clock import read
from core.say import acts, records
from core.say.names import same
from core.say.reasons import AmountOf, BadAmount, LimitReached, NotInFormat, NotSold, Reason, SaleClosed
from core.say.records import PurchaseKind
from core.tournament.settings import LARGEST
from core.tournament.state import Price, Tournament

FREE = Price(0, 0, 0)


def level_now(t: Tournament, now: int) -> int:
    """Return the number of the level being played, 0 before the start. A break has the number of the level
    before it, so a sale that lasts to the end of a level lasts through the break (a product default)."""
    reading = read(t.clock.levels, t.clock.position, now)
    return reading.number


def amounts(t: Tournament, kind: PurchaseKind, act: acts.PurchaseAct) -> Iterator[Reason]:
    """Yield the amounts of a purchase that no purchase has: one below zero or far too large, a bounty that
    is more than is paid beside the fee."""
    yield from _not_sold(t, kind, act)
    given: tuple[tuple[AmountOf, int | None], ...] = (
        ("chips", act.chips), ("pay", act.pay), ("fee", act.fee), ("bounty", act.bounty)
    )  # fmt: skip
    wrong = [(what, n) for what, n in given if n is not None and not 0 <= n <= LARGEST]
    for what, amount in wrong:
        yield BadAmount(what=what, amount=amount)
    if act.bounty and not t.game.bounties:
        yield NotInFormat(format=t.format, verb=acts.SetBounties.VERB)
    elif act.bounty and not wrong:
        bought_for = act.entry if isinstance(act, acts.Rebuy | acts.AddOn) else 0
        if act.bounty > _beside_fees(t, bought(t, bought_for, kind, act)):
            yield BadAmount(what="bounty", amount=act.bounty)


def _not_sold(t: Tournament, kind: PurchaseKind, act: acts.PurchaseAct) -> Iterator[Reason]:
    """Yield the reason against a purchase that its price does not sell: there is none, or none that is meant
    without a name. One that says its own chips needs no price."""
    price, names = priced_as(t, kind, act.at), tuple(x.name for x in prices_of(t, kind) if x.name)
    if act.at and price is None:
        yield NotSold(purchase=act.at)
    elif kind in ("rebuy", "addon"):
        chips = (price or FREE).chips if act.chips is None else act.chips
        if not chips:
            yield NotSold(purchase=kind, prices=names)
    elif not act.chips and not _enters(t, kind, price, names):
        yield NotSold(purchase=kind, prices=names)


def _enters(t: Tournament, kind: PurchaseKind, price: Price | None, names: Sequence[str]) -> bool:
    """Return whether somebody enters at this price: an entry may be free, or nothing has a price at all."""
    return not names if price is None else price.sells or _sold_as(t, kind) == "entry"


def sale(t: Tournament, kind: PurchaseKind, now: int, at: str = "", player: int = 0) -> Iterator[Reason]:
    """Yield the reasons against a sale at the price of this name, or at the usual one: its last level, and
    its limit per player, both settings."""
    kind = _sold_as(t, kind)
    price = t.money.price(kind, at)
    if price is None:
        return
    had = _times(t, kind, price, player) if price.most is not None else 0
    if sale_over(t, price, now):
        yield SaleClosed(purchase=kind, until=price.until or 0, time=price.until_time or 0)
    if price.most is not None and had >= price.most:
        yield LimitReached(purchase=kind, most=price.most)


def sale_over(t: Tournament, price: Price, now: int) -> bool:
    """Return whether the last level of a price, or the time until which it is sold, is over."""
    if price.until_time is not None:
        return now > price.until_time
    return price.until is not None and level_now(t, now) > price.until


def _times(t: Tournament, kind: PurchaseKind, price: Price, player: int) -> int:
    """Return how often the player has bought at this price; a re-entry is an entry where it has no price."""
    kinds = ("entry", "reentry") if kind == "entry" else (kind,)
    entries = (t.people.entries[e] for e in t.people.entries_of.get(player, ()))
    return sum(k in kinds and same(at) == same(price.name) for e in entries for k, _, at in e.purchases)


def _sold_as(t: Tournament, kind: PurchaseKind) -> PurchaseKind:
    """Return the kind whose prices hold: a re-entry without a price of its own costs as much as an entry."""
    return "entry" if kind == "reentry" and not t.money.set_for(kind) else kind


def prices_of(t: Tournament, kind: PurchaseKind) -> list[Price]:
    """Return the prices of a purchase, the usual one first."""
    return t.money.sold(_sold_as(t, kind))


def asks_price(t: Tournament, kind: PurchaseKind) -> bool:
    """Return whether a price is to be chosen: there are several, or it is sold by a name alone."""
    prices = prices_of(t, kind)
    return len(prices) > 1 or prices not in ([], [priced_as(t, kind)])


def offered(t: Tournament, kind: PurchaseKind) -> str:
    """Return the name of the price that is offered first; empty: the usual one."""
    prices = prices_of(t, kind)
    return prices[0].name if prices and priced_as(t, kind) not in prices else ""


def priced_as(t: Tournament, kind: PurchaseKind, at: str = "") -> Price | None:
    """Return the price of this name, or the usual one."""
    return t.money.price(_sold_as(t, kind), at)


def price_of(t: Tournament, kind: PurchaseKind, at: str = "") -> Price:
    """Return the price of a purchase; ``FREE`` where none is set."""
    return priced_as(t, kind, at) or FREE


def bought(t: Tournament, entry: int, kind: PurchaseKind, act: acts.PurchaseAct) -> records.Bought:
    """Return the purchase at the price set for its kind, unless the act names another."""
    price = price_of(t, kind, act.at)
    paid = price.paid if act.pay is None else act.pay
    # a guest of the house, who pays less than the fee, takes nothing out of the pool
    fee = price.fee if act.pay is None else min(price.fee, act.pay)
    fee = fee if act.fee is None else act.fee
    return records.Bought(entry, kind, paid, fee, price.chips if act.chips is None else act.chips)


def at_price(t: Tournament, sold: records.Bought, act: acts.PurchaseAct) -> Iterator[records.BoughtAt]:
    """Yield the name of the price of this purchase, if it has one."""
    price = price_of(t, sold.kind, act.at)
    if price.name:
        yield records.BoughtAt(sold.entry, price.name)


def besides(t: Tournament, sold: records.Bought, act: acts.PurchaseAct) -> Iterator[records.Record]:
    """Yield the name of the price of this purchase, and what of it goes on the head: what its price says, and
    no more than is paid beside the fees."""
    yield from at_price(t, sold, act)
    usual = min(price_of(t, sold.kind, act.at).bounty, _beside_fees(t, sold))
    bounty = usual if act.bounty is None else act.bounty
    if bounty:
        yield records.BountyBought(sold.entry, sold.kind, bounty)


def _beside_fees(t: Tournament, sold: records.Bought) -> int:
    """Return what of a purchase can lie on a head: a guest who paid less than a fee before owes it first."""
    entry, beside = t.people.entries.get(sold.entry), sold.paid - sold.fee
    had = 0 if entry is None else entry.paid - entry.fee - entry.bounty
    return max(0, min(beside, beside + had))
