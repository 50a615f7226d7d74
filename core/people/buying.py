"""The sales: which purchases are open, until when and how often, and at what price."""

from collections.abc import Iterator

from core.clock.clock import read
from core.say import acts, records
from core.say.reasons import AmountOf, BadAmount, LimitReached, Reason, SaleClosed
from core.say.records import PurchaseKind
from core.tournament.settings import LARGEST
from core.tournament.state import Price, Tournament

FREE = Price(0, 0, 0)


def level_now(t: Tournament, now: int) -> int:
    """Return the number of the level being played, 0 before the start. A break has the number of the level
    before it, so a sale that lasts to the end of a level lasts through the break (a product default)."""
    reading = read(t.clock.levels, t.clock.position, now)
    return reading.number


def amounts(act: acts.PurchaseAct) -> Iterator[Reason]:
    given: tuple[tuple[AmountOf, int | None], ...] = (
        ("chips", act.chips), ("pay", act.pay), ("fee", act.fee)
    )  # fmt: skip
    for what, amount in given:
        if amount is not None and not 0 <= amount <= LARGEST:
            yield BadAmount(what=what, amount=amount)


def sale(t: Tournament, kind: PurchaseKind, had: int, now: int) -> Iterator[Reason]:
    """Yield the reasons against a sale: its last level and its limit per player, both settings."""
    price = t.money.prices.get(kind)
    if price is None:
        return
    if price.until is not None and level_now(t, now) > price.until:
        yield SaleClosed(purchase=kind, until=price.until)
    if price.most is not None and had >= price.most:
        yield LimitReached(purchase=kind, most=price.most)


def price_of(t: Tournament, kind: PurchaseKind) -> Price:
    """Return the price of a purchase. A re-entry without a price of its own costs as much as an entry."""
    return t.money.prices.get(kind) or (t.money.prices.get("entry") if kind == "reentry" else None) or FREE


def bought(t: Tournament, entry: int, kind: PurchaseKind, act: acts.PurchaseAct) -> records.Bought:
    """Return the purchase at the price set for its kind, unless the act names another."""
    price = price_of(t, kind)
    paid = price.paid if act.pay is None else act.pay
    # a guest of the house, who pays less than the fee, takes nothing out of the pool
    fee = price.fee if act.pay is None else min(price.fee, act.pay)
    fee = fee if act.fee is None else act.fee
    return records.Bought(entry, kind, paid, fee, price.chips if act.chips is None else act.chips)
