"""The prizes as plain rows: what each place gets, who has it, and whether the sums can still change."""

from __future__ import annotations

from dataclasses import dataclass

from core.floor.newcomers import closed, late_reasons
from core.money.payouts import placings, tonight
from core.people.buying import sale
from core.say.records import PurchaseKind
from core.tournament.names import named
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class PrizeRow:
    """``name`` is empty while the place is open; a shared place reaches to ``last``, and each who shares it
    has a row. ``number`` is the club number of a namesake; ``prize`` in currency units."""

    place: int
    last: int
    prize: int
    name: str = ""
    number: str = ""


def prize_list(t: Tournament) -> list[PrizeRow]:
    """Every place that is paid as things stand, best first."""
    amounts = tonight(t)
    found, taken = list[PrizeRow](), set[int]()
    for x in placings(t):
        if x.place > len(amounts):
            break
        who = t.players[t.entries[x.entry].player]
        number = who.number if len(named(t, who.name)) > 1 else ""
        found.append(PrizeRow(x.place, x.last, x.prize, who.name, number))
        taken.update(range(x.place, x.last + 1))
    places = enumerate(amounts, 1)
    found += [PrizeRow(place, place, prize) for place, prize in places if place not in taken]
    return sorted(found, key=lambda x: x.place)


def may_enter(t: Tournament, now: int) -> bool:
    """Whether somebody may still enter or buy in again: how many places there are is open till then."""
    if len(t.live) <= 1 and t.busts:
        return False
    again = _sold(t, "reentry", now) and not any(closed(t, now))
    return again or not any(late_reasons(t, now, "", prepaid=False))


def can_change(t: Tournament, now: int) -> bool:
    """Whether there may be more to win before the end: somebody may enter, or buy more chips."""
    if len(t.live) <= 1 and t.busts:
        return False
    return may_enter(t, now) or _sold(t, "rebuy", now) or _sold(t, "addon", now)


def _sold(t: Tournament, kind: PurchaseKind, now: int) -> bool:
    return kind in t.prices and not any(sale(t, kind, 0, now))
