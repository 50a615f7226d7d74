"""A satellite's prizes: tickets of one value, and what is left of the pool in money to the next places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.money.amounts import scaled
from core.money.prizes import Share
from core.money.refusing import RefusedMoney
from core.say.names import LONGEST_NAME
from core.say.said import ByFields

MOST = 20_000
_WRITTEN = "Tickets are written 2000, 2000 5 or 2000 5 Main event."
_NUMBER = (*"0123456789", "-")


@dataclass(frozen=True, eq=False, repr=False)
class Tickets(ByFields):
    """The first ``count`` places win a ticket of this ``value`` each, for what is called ``name``."""

    value: int
    count: int
    name: str = ""


def read_tickets(words: Sequence[str], decimals: int) -> Tickets:
    """Return the tickets that are asked for: ``2000``, ``2000 5``, ``2000 5 Main event``; ``count`` is 0 for
    as many as the pool pays. Raises ``RefusedMoney``."""
    first, *more = words or [""]
    value = scaled(first, decimals, "the value of a ticket")
    count = scaled(more.pop(0), 0, "the tickets") if more and more[0].isdecimal() else 0
    name = " ".join(more)
    if not count and name.startswith(_NUMBER):
        raise RefusedMoney("not_tickets", _WRITTEN)
    if value < 1 or count > MOST or len(name) > LONGEST_NAME:
        raise RefusedMoney("not_tickets", _WRITTEN)
    return Tickets(value, count, name)


def paid_tickets(asked: Tickets, pool: int, people: int, *, strict: bool) -> Tickets:
    """Return the tickets that this pool pays among so many people. Raises ``RefusedMoney``, if ``strict``,
    where it does not pay the number that is asked for."""
    if strict and asked.count * asked.value > pool:
        raise RefusedMoney(
            "pool_too_small",
            f"{asked.count} tickets of {{least}} come to {{total}}, more than the pool of {{pool}}.",
            least=asked.value,
            total=asked.count * asked.value,
            pool=pool,
        )
    most = min(max(0, pool) // asked.value, max(1, people))
    return Tickets(asked.value, min(asked.count or most, most), asked.name)


def ticket_shares(value: int, pool: int, people: int) -> tuple[Share, ...]:
    """Return the amount of each place: what a ticket is worth, and less of it to the last. Of fewer tickets
    than the pool pays, the places after them win the same in money."""
    full, rest = divmod(max(0, pool), value)
    amounts = [value] * min(full, max(1, people))
    if rest and full < max(1, people):
        amounts.append(rest)
    return tuple(("amount", x) for x in amounts)
