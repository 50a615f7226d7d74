"""Money taken, places, prizes. All are derived: the log keeps only the order and the shared places."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import zip_longest

from core.floor.newcomers import still_entering
from core.money.deals import rounded
from core.money.pool import links_after
from core.money.prizes import HUNDRED_PER_CENT, PrizeOddity, Share, Split, oddities, prizes
from core.people.buying import level_now
from core.say import acts, records
from core.say.decision import Decision
from core.say.reasons import BadAmount, OverHundred, PrizeWon, Reason
from core.tournament.deciding import rule
from core.tournament.state import Tournament

# The purchases that bring a player in.
COMES_IN = ("entry", "reentry", "rebuy")


def fees(t: Tournament) -> int:
    """Return the fees as they were recorded: of a guest who paid less, more than was taken."""
    return sum(e.fee for e in t.people.entries.values())


def split(t: Tournament, shares: Sequence[Share]) -> Split:
    """Return tonight's pool split by these shares, among the people who have entered (not their entries)."""
    down = t.setting("rounded") == "down"
    return Split(t.money.pool, tuple(shares), t.game.entrants(t.people), t.setting("rounding"), down)


def tonight(t: Tournament) -> list[int]:
    """Return the prize of each place as things stand."""
    return prizes(split(t, t.money.shares))


def shared(covered: Sequence[int], heads: int) -> list[int]:
    """Return the prize of each player who shares these places: pooled and split to the whole currency unit,
    whatever prizes are rounded to; the odd units go to the first."""
    each, odd = divmod(sum(covered), heads)
    return [each + (1 if i < odd else 0) for i in range(heads)]


@dataclass(frozen=True, slots=True)
class Placing:
    """One player's place; a shared one reaches to ``last``. ``prize`` in currency units."""

    entry: int
    place: int
    last: int
    prize: int


def placings(t: Tournament) -> list[Placing]:
    """Return everybody who is finally out, and the winner once alone, best place first. A player who bought
    in again is placed by the last bust only."""
    return [*best_first(t)]


def best_first(t: Tournament) -> Iterator[Placing]:
    """Yield the placings one after another: to find the last player out, not all have to be computed."""
    return _placed(t, tonight(t))


def _placed(t: Tournament, amounts: Sequence[int]) -> Iterator[Placing]:
    """Yield the placings if these were the prizes."""
    dealt, more = of_deal(t, amounts)
    for place, entries in t.game.standings(t.people):
        last = place + len(entries) - 1
        if place <= len(dealt):
            to_the_first = shared([more if place == 1 else 0], len(entries))
            by_deal = (dealt[t.game.holder(t.people, e)] for e in entries)
            parts = [x + y for x, y in zip(by_deal, to_the_first, strict=True)]
        else:
            parts = shared(amounts[place - 1 : last], len(entries))
        for entry, part in zip(entries, parts, strict=True):
            yield Placing(entry, place, last, part)


def of_deal(t: Tournament, amounts: Sequence[int]) -> tuple[Mapping[int, int], int]:
    """Return the part of each holder by the deal that stands if these were the prizes, and the winner's
    besides. Of a pool that came to less since, all have the same part less."""
    dealt = t.game.dealt(t.people)
    to_pay, signed = sum(amounts[: len(dealt)]), sum(dealt.values())
    if to_pay >= signed:
        return dealt, to_pay - signed
    cut = rounded([Fraction(x * to_pay, signed) for x in dealt.values()], [*dealt.values()], to_pay, 1)
    return dict(zip(dealt, cut, strict=True)), 0


def open_prizes(t: Tournament) -> list[int]:
    """Return the prizes that those who are left play for, the first first. What a deal gave more or less to
    others than their places, the first places give or get, none of them less than the next."""
    amounts, left = tonight(t), t.game.left(t.people)
    open_ = sum(amounts) - sum(x.prize for x in _placed(t, amounts) if x.place > left)
    levelled: list[int] = []
    for place in range(left, 0, -1):
        as_set = amounts[place - 1] if place <= len(amounts) else 0
        levelled.append(min(as_set, open_ // place) if place > 1 else open_)
        open_ -= levelled[-1]
    return levelled[::-1]


# -- changing the prizes ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Foretold:
    """The result of a change of the prizes: the prize of each place before and after, and what looks wrong
    with the new ones."""

    before: tuple[int, ...]
    after: tuple[int, ...]
    odd: tuple[PrizeOddity, ...]

    @property
    def moved(self) -> tuple[int, ...]:
        """The places whose prize changes."""
        pairs = zip_longest(self.before, self.after, fillvalue=0)
        return tuple(place for place, (old, new) in enumerate(pairs, 1) if old != new)


def wanted(t: Tournament, act: acts.Act) -> Split | None:
    """Return the split of the pool after this act; None if it cannot be done or does not change that."""
    match act:
        case acts.SetPrizes(shares=shares) if not [*_wrong(shares)]:
            return split(t, shares)
        case acts.Set(key="rounding", value=int(unit)) if unit > 0:
            return replace(split(t, t.money.shares), unit=unit)
        case acts.Set(key="rounded", value=str(how)):
            return replace(split(t, t.money.shares), down=how == "down")
    links = links_after(t, act)
    return None if links is None else replace(split(t, t.money.shares), total=t.money.pool_with(links))


def foretold(t: Tournament, act: acts.Act) -> Foretold | None:
    """Return the effect of this act on the prizes; None if it has none."""
    new = wanted(t, act)
    if new is None:
        return None
    return Foretold(tuple(tonight(t)), tuple(prizes(new)), tuple(oddities(new)))


def rewritten(t: Tournament, new: Split, now: int) -> list[tuple[Placing, int]]:
    """Return the players whose place is final and whose prize would change, with the new prize. Without
    prizes set nobody has won any."""
    if not t.money.shares or (not t.won and may_come_in(t, now)):
        return []
    hand = t.game.hand
    undecided = {b.entry for b in t.game.busts if hand and b.hand == hand}
    before, after = placings(t), _placed(t, prizes(new))
    return [
        (old, would.prize)
        for old, would in zip(before, after, strict=True)
        if old.prize != would.prize and old.entry not in undecided
    ]


def may_come_in(t: Tournament, now: int) -> bool:
    """Return whether places can still change because somebody enters, re-enters or re-buys. Without a last
    level nobody knows, and nothing waits for it."""
    ends = [
        price.until for kind, price in t.money.prices.items() if kind in COMES_IN and price.until is not None
    ]
    return still_entering(t, now) or (bool(ends) and level_now(t, now) <= max(ends))


def won_reasons(t: Tournament, act: acts.Act, now: int) -> Iterator[Reason]:
    """Yield the reason that prizes already won would change, unless the director means to change them."""
    new = wanted(t, act)
    changed = [] if new is None else rewritten(t, new, now)
    if changed:
        yield PrizeWon(
            entries=tuple(old.entry for old, _ in changed),
            places=tuple(old.place for old, _ in changed),
            won=tuple(old.prize for old, _ in changed),
            would=tuple(would for _, would in changed),
        )


def _wrong(shares: Sequence[Share]) -> Iterator[Reason]:
    """Yield why these cannot be the shares of any pool."""
    if any(kind not in ("percent", "amount") or value < 0 for kind, value in shares):
        yield BadAmount(what="prizes", amount=-1)
    total = sum(value for kind, value in shares if kind == "percent")
    if total > HUNDRED_PER_CENT:
        yield OverHundred(hundredths=total)


@rule
def set_prizes(t: Tournament, act: acts.SetPrizes, now: int) -> Decision:
    reasons = (*_wrong(act.shares), *won_reasons(t, act, now))
    return Decision(reasons, lambda _: [records.PrizesSet(act.shares)])


def places_paid(t: Tournament) -> int:
    """Return how many places are paid as things stand; 0 if unknown."""
    return len(tonight(t)) if t.money.shares else 0


def from_money(t: Tournament) -> int | None:
    """Return how many must still go out before all who are left are paid; None if the prizes are unknown."""
    paid = places_paid(t)
    return max(0, t.game.left(t.people) - paid) if paid else None
