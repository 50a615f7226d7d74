"""The amounts of a night and the decimals of its currency.

Every amount is an integer of the smallest unit. The records of an action say how many decimals they count
with, so an amount means the same wherever the action stands in the night, also after an undo or where
something was entered late."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from core.say import records as r
from core.say.conflict import Conflict
from core.tournament.settings import AMOUNTS
from core.tournament.state import Price, Tournament

_AMOUNTS: Mapping[type[Any], tuple[str, ...]] = {
    r.PriceSet: ("paid", "fee"), r.BountyPriced: ("bounty",),
    r.NamedPriceSet: ("paid", "fee", "bounty"), r.Bought: ("paid", "fee"),
    r.BountyBought: ("amount",), r.PrizesSet: ("shares",), r.PlaceFixed: ("amount",),
    r.PoolLinkSet: ("value",), r.Settled: ("unit", "kept", "prizes", "amounts"),
    r.Disqualified: ("refund",), r.SettingChanged: ("value",), r.TillMoved: ("amount",),
}  # fmt: skip
"""The fields of records that are amounts."""


def _amounts_of(x: r.Record) -> tuple[str, ...]:
    if type(x) not in _AMOUNTS:  # most: it is asked of every record that is told or folded in decimals
        return ()
    if isinstance(x, r.SettingChanged) and x.key not in AMOUNTS:
        return ()
    if isinstance(x, r.PoolLinkSet) and x.percent:
        return ()
    return _AMOUNTS[type(x)]


def counting(made: Iterable[r.Record], decimals: int) -> tuple[r.Record, ...]:
    """Return the records with how many decimals their amounts have, where they have any amounts."""
    found = tuple(made)
    return (r.Decimals(decimals), *found) if decimals and any(map(_amounts_of, found)) else found


def counted_in(action: r.Action) -> int:
    """Return how many decimals the amounts of this action have."""
    first = action.records[0] if action.records else None
    return first.decimals if isinstance(first, r.Decimals) else 0


X = TypeVar("X", bound=r.Record)


def restated(x: X, before: int, after: int, *, strict: bool = True) -> X:
    """Return the record with amounts of ``after`` decimals. Raises ``Conflict`` where one is finer; not
    ``strict``, it is rounded down."""
    names = _amounts_of(x)
    if not names or before == after:
        return x
    found = {name: scaled(getattr(x, name), before, after, strict=strict) for name in names}
    return replace(x, **found)  # type: ignore[type-var]


def with_decimals(action: r.Action, decimals: int) -> r.Action:
    """Return the action with its amounts in so many decimals, to be told."""
    counted = counted_in(action)
    if counted == decimals:
        return action
    told = tuple(restated(x, counted, decimals, strict=False) for x in action.records)
    return replace(action, records=told)


def scaled(value: Any, before: int, after: int, *, strict: bool = True) -> Any:
    """Return an amount, or several, also within shares, in other decimals. Raises ``Conflict`` where one is
    finer."""
    if isinstance(value, tuple):
        if value[:1] == ("percent",):
            return value
        return tuple(scaled(part, before, after, strict=strict) for part in value)
    if not isinstance(value, int):
        return value
    found, finer = divmod(value * 10**after, 10**before)
    if finer and strict:
        raise Conflict(f"an amount finer than {after} decimals")
    return found


def money_taken(t: Tournament) -> bool:
    """Return whether anybody has paid, or the till has money: from then on the decimals are fixed."""
    return bool(t.money.heads or t.money.till) or any(e.paid or e.fee for e in t.people.entries.values())


def recounted(t: Tournament, decimals: int) -> Tournament:
    """Return the night with its prices and prizes in so many decimals. Raises ``Conflict`` where money was
    taken, or an amount is finer."""
    before = t.decimals
    if decimals == before:
        return t
    if money_taken(t):
        raise Conflict("other decimals after money was taken")

    name, *words = t.money.scheme.split() or [""]
    if name == "tickets" and len(words[0].partition(".")[2]) > decimals:
        raise Conflict(f"tickets finer than {decimals} decimals")

    def now(amount: Any) -> Any:
        return scaled(amount, before, decimals)

    def priced(x: Price) -> Price:
        return replace(x, paid=now(x.paid), fee=now(x.fee), bounty=now(x.bounty))

    money = replace(
        t.money,
        prices={kind: priced(x) for kind, x in t.money.prices.items()},
        named={key: priced(x) for key, x in t.money.named.items()},
        shares=now(t.money.shares),
        by_hand={place: now(amount) for place, amount in t.money.by_hand.items()},
        links={key: restated(x, before, decimals) for key, x in t.money.links.items()},
    )
    amounts = {key: now(value) for key, value in t.settings.items() if key in AMOUNTS}
    return replace(t, money=money, settings={**t.settings, **amounts, "decimals": decimals})
