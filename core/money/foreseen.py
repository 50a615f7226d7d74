"""The prizes for any number of entries: what the pool would be, how many places it would pay, and what each
would get."""

from dataclasses import dataclass, replace

from core.money.payouts import asked, buy_in, no_payouts, split
from core.money.prizes import PrizeOddity, Split, oddities, prizes
from core.money.refusing import RefusedMoney
from core.money.scheme import MOST_PLACES, checked
from core.say.reasons import NoPayouts
from core.tournament.state import Tournament

# So many entries are tried to find where the number of places changes.
_TRIED = 400


@dataclass(frozen=True, slots=True)
class Foreseen:
    """The prizes with so many entries: ``pool`` and ``prizes`` in currency units. ``house`` gets what is in
    no place's share; ``against`` says why they cannot be paid as they are asked for."""

    entries: int
    pool: int
    split: Split
    prizes: tuple[int, ...]
    odd: tuple[PrizeOddity, ...] = ()
    against: NoPayouts | None = None

    @property
    def house(self) -> int:
        return self.split.to_house


@dataclass(frozen=True, slots=True)
class Span:
    """So many places are paid with ``least`` to ``most`` entries; None: however many come."""

    least: int
    most: int | None
    places: int


def pool_at(t: Tournament, entries: int) -> int:
    """Return the prize pool with so many entries: one more or less is an entry at today's price; what else
    was bought stays."""
    more = entries - t.game.entries(t.people)
    contributed, stakes = max(0, t.money.contributed + more * buy_in(t)), t.money.stakes
    price = t.money.price("entry")
    if more > 0 and price is not None:
        stakes = {**stakes, price.bounty: more}
    return replace(t.money, contributed=contributed, stakes=stakes).pool


def each_more(t: Tournament) -> int:
    """Return by how much one more entry raises the prize pool as it is now (currency units)."""
    return pool_at(t, t.game.entries(t.people) + 1) - t.money.pool


def foreseen(t: Tournament, entries: int) -> Foreseen:
    """Return the prizes with so many entries."""
    more = entries - t.game.entries(t.people)
    wanted = replace(asked(t), pool=pool_at(t, entries))
    found, against = split(t, wanted, more=more), None
    try:
        checked(split(t, wanted, more=more, strict=True), wanted.rounded)
    except RefusedMoney as refused:
        against = no_payouts(refused, overridable=True)
    paid = tuple(prizes(found))
    return Foreseen(entries, wanted.pool, found, paid, tuple(oddities(found)), against)


def spans(t: Tournament, around: int) -> list[Span]:
    """Return how many places are paid with how many entries: tonight's span, with so many below and above it
    at most. One alone: it is always that many."""
    found = [_span_of(t, max(1, t.game.entries(t.people)))]
    while found[0].least > 1 and len(found) <= around:
        found.insert(0, _span_of(t, found[0].least - 1))
    for _ in range(around):
        most = found[-1].most
        if most is not None:
            found.append(_span_of(t, most + 1))
    return [x for x in found if x.places != x.most]  # there nobody is left without a prize


def _span_of(t: Tournament, entries: int) -> Span:
    """Return the span that so many entries are in."""
    places, least, most = _places(t, entries), entries, entries
    while least > 1 and entries - least < _TRIED and _places(t, least - 1) == places:
        least -= 1
    while most < MOST_PLACES and most - entries < _TRIED and _places(t, most + 1) == places:
        most += 1
    return Span(least, None if most - entries == _TRIED or most == MOST_PLACES else most, places)


def _places(t: Tournament, entries: int) -> int:
    wanted = replace(asked(t), pool=pool_at(t, entries))
    return len(split(t, wanted, more=entries - t.game.entries(t.people)).reached)
