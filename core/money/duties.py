"""Duties of money: prizes that look wrong, pointed out before somebody wins one."""

from collections.abc import Iterator

from core.money.payouts import from_money, may_come_in, split
from core.money.prizes import oddities
from core.say.duties import PrizesDuty, Urgency
from core.tournament.state import Tournament


def prize_duties(t: Tournament, now: int) -> Iterator[PrizesDuty]:
    """Yield prizes that look wrong. While somebody may still enter the pool is not final."""
    odd = [] if not t.money.prizes_set or may_come_in(t, now) else oddities(split(t))
    if odd:
        to_the_money = from_money(t)
        yield PrizesDuty(
            codes=tuple(x.code for x in odd),
            places=tuple(x.place for x in odd),
            amounts=tuple(x.amount for x in odd),
            totals=tuple(x.total for x in odd),
            urgency=Urgency.NOW if to_the_money is not None and to_the_money <= 1 else Urgency.LATER,
        )
