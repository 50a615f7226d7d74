"""Duties of money: prizes that look wrong, pointed out before somebody wins one, and a deal to be signed."""

from collections.abc import Iterator

from core.money.payouts import from_money, may_come_in, of_deal, split, tonight
from core.money.prizes import PrizeOddity, oddities
from core.say.duties import PrizesDuty, SignDealDuty, Urgency
from core.tournament.settled import to_mark
from core.tournament.state import Tournament


def prize_duties(t: Tournament, now: int) -> Iterator[PrizesDuty]:
    """Yield prizes that look wrong. While somebody may still enter the pool is not final."""
    final = t.money.prizes_set and not may_come_in(t, now)
    odd = [*(oddities(split(t)) if final else ()), *_of_the_deal(t)]
    if odd:
        to_the_money = from_money(t)
        yield PrizesDuty(
            codes=tuple(x.code for x in odd),
            places=tuple(x.place for x in odd),
            amounts=tuple(x.amount for x in odd),
            totals=tuple(x.total for x in odd),
            urgency=Urgency.NOW if to_the_money is not None and to_the_money <= 1 else Urgency.LATER,
        )


def deal_duties(t: Tournament) -> Iterator[SignDealDuty]:
    """Yield the deal that stands, to be signed by all who made it."""
    amounts, kept = of_deal(t, tonight(t)) if t.game.deal_amounts else ({}, 0)
    entries = {t.game.holder(t.people, e): e for e in t.game.deal_amounts if e in t.people.entries}
    if amounts and not t.word.cancelled:
        duty = SignDealDuty(
            entries=tuple(entries[x] for x in amounts),
            amounts=tuple(amounts.values()),
            kept=kept,
            agreed=t.game.deal.kept if t.game.deal is not None else 0,
            urgency=Urgency.SOON,
        )
        yield to_mark(duty)


def _of_the_deal(t: Tournament) -> Iterator[PrizeOddity]:
    """Yield that a deal no longer stands, or not as it was signed."""
    agreed = sum(t.game.deal_amounts.values())
    if agreed and not t.game.dealt(t.people):
        yield PrizeOddity("deal_lost", 1, agreed)
    elif agreed and sum(of_deal(t, tonight(t))[0].values()) < agreed:
        yield PrizeOddity("deal_cut", 1, agreed, sum(of_deal(t, tonight(t))[0].values()))
