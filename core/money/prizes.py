"""The prize of each place: the arithmetic, and the oddities of the result. Prizes always total the pool, and
no place wins more than the place above it (procedure I3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple

from core.say.said import ByFields

# ``("percent", hundredths of a per cent)``, ``("amount", currency units)`` or ``("part", any number)``, of
# what the parts of all places come to; one for each place.
Share = tuple[str, int]

HUNDRED_PER_CENT = 10_000


def come_to_hundred(numbers: Sequence[int]) -> bool:
    """Return whether several bare numbers can hardly be meant as amounts: with 50 30 20 as amounts the first
    place would get all but 50 of the pool."""
    return len(numbers) > 1 and sum(numbers) * 100 == HUNDRED_PER_CENT


@dataclass(frozen=True, eq=False, repr=False)
class Split(ByFields):
    """The rule by which a pool is split among ``players``: the prizes are rounded to multiples of ``unit``,
    to the nearest one or ``down``, but for that of the place ``remainder``: it gets what is left.

    ``by_hand``: the prizes of these places, one after another while the pool lasts; the others share the
    rest in proportion. ``house``: what is in no place's share is the house's.
    """

    total: int
    shares: tuple[Share, ...]
    players: int
    unit: int = 1
    down: bool = False
    remainder: int = 1
    by_hand: tuple[tuple[int, int], ...] = ()
    house: bool = False

    @property
    def reached(self) -> tuple[Share, ...]:
        """The shares of the places that somebody can reach."""
        return self.shares[: max(1, self.players)]

    @property
    def fixed_by_hand(self) -> dict[int, int]:
        """Return the prize of each place fixed by hand: no more than is left of the pool."""
        left, found = max(0, self.total), {}
        for place, amount in self.by_hand:
            found[place] = min(amount, left)
            left -= found[place]
        return found

    @property
    def paid(self) -> tuple[Share, ...]:
        """The same with the places that are fixed by hand: amounts of the others become parts of the rest if
        they are all that is shared, or come to more than it."""
        shares, by_hand = self.reached, self.fixed_by_hand
        if not by_hand:
            return shares
        others = [share for place, share in enumerate(shares, 1) if place not in by_hand]
        written = sum(value for kind, value in others if kind == "amount")
        if all(kind == "amount" for kind, _ in shares) or sum(by_hand.values()) + written > self.total:
            shares = tuple(("part", value if kind != "percent" else 0) for kind, value in shares)
        return tuple(
            ("amount", by_hand[place]) if place in by_hand else share for place, share in enumerate(shares, 1)
        )

    @property
    def hundred(self) -> int:
        """The per cents that the places not fixed by hand share, in hundredths."""
        by_hand = dict(self.by_hand)
        fixed = [x for place, x in enumerate(self.reached, 1) if place in by_hand]
        return HUNDRED_PER_CENT - sum(value for kind, value in fixed if kind == "percent")

    @property
    def unshared(self) -> int:
        """Return the part of the pool in no place's share; nothing while places are not reached or no place
        has a share."""
        if not self.shares or self.in_proportion or len(self.reached) < len(self.shares):
            return 0
        rest = max(0, self.total - self.fixed)
        if any(kind == "part" for kind, _ in self.paid):
            return 0
        open_per_cents = self.hundred - sum(value for kind, value in self.paid if kind == "percent")
        return rest * open_per_cents // self.hundred if self.hundred > 0 else rest

    @property
    def to_house(self) -> int:
        return self.unshared if self.house else 0

    @property
    def fixed(self) -> int:
        """The total of the amounts."""
        return sum(value for kind, value in self.paid if kind == "amount")

    @property
    def amounts_alone(self) -> bool:
        return all(kind == "amount" for kind, _ in self.paid)

    @property
    def in_proportion(self) -> bool:
        """Return whether the amounts cannot be paid as written: they total so much more than the pool that
        the first place cannot make up the difference."""
        lower = [value for _, value in self.paid[1:]]
        first_prize = self.total - sum(lower) if self.amounts_alone else 0
        return self.fixed > self.total and first_prize < max(lower, default=1)


@lru_cache(maxsize=8)  # of 24 places 0.1 ms, for each list of duties and each picture of the same pool
def prizes(split: Split) -> Sequence[int]:
    """Return the prize of each place, for as many places as win something; they always sum to the pool, less
    what is the house's.

    Amounts are paid as written, percentages and parts are of the rest; the prizes are rounded, and the place
    of the remainder gets what is left: the first instead where it would win more than a place above it or
    less than one below. Amounts the pool is much too small for are paid in proportion. A share that
    rounds to nothing is paid to the whole currency unit: a paid place gets nothing only where it has no
    share.
    """
    total = split.total - split.to_house
    if not split.paid or total <= 0:
        return []
    shares = list(_exact(split))
    amounts = [share.rounded(split) for share in shares]
    left = total - sum(amounts)
    amounts[_takes(split, amounts, left)] += left
    # Rounded up, many small prizes can leave less for the first place than for the second, or less than
    # nothing for the first that is not fixed.
    first = _free(split, len(amounts))[0]
    for place in _last_first(split, amounts):
        if amounts[first] >= max(amounts[first + 1 :], default=0):
            break
        if place > first:
            down = shares[place].rounded_down(split)
            amounts[first] += amounts[place] - down
            amounts[place] = down
    amounts.sort(reverse=True)
    while len(amounts) > 1 and amounts[-1] == 0:
        amounts.pop()
    return amounts


def _free(split: Split, places: int) -> list[int]:
    """Return the indices of the places that are not fixed by hand; of the first if all are."""
    by_hand = dict(split.by_hand)
    return [i for i in range(places) if i + 1 not in by_hand] or [0]


def _takes(split: Split, amounts: Sequence[int], left: int) -> int:
    """Return the index of the place that gets what rounding leaves."""
    free = _free(split, len(amounts))
    i = split.remainder - 1
    if i not in free:
        return free[0]
    above = amounts[i - 1] if i else None
    below = amounts[i + 1] if i + 1 < len(amounts) else 0
    fits = amounts[i] + left >= below and (above is None or amounts[i] + left <= above)
    return i if fits else free[0]


class _Exact(NamedTuple):
    """A place's share, ``share / of``, before it is rounded. An amount ``as_written`` is not."""

    share: int
    of: int = 1
    as_written: bool = False

    def rounded(self, split: Split) -> int:
        unit = self.of * split.unit
        if self.as_written or split.down:
            return self.rounded_down(split)
        return (2 * self.share + unit) // (2 * unit) * split.unit or self.share // self.of

    def rounded_down(self, split: Split) -> int:
        whole = self.share // self.of
        return whole if self.as_written else whole // split.unit * split.unit or whole


def _exact(split: Split) -> Iterator[_Exact]:
    rest, fixed, in_proportion = max(0, split.total - split.fixed), split.fixed, split.in_proportion
    parts = sum(value for kind, value in split.paid if kind == "part")
    hundred = split.hundred if split.by_hand else HUNDRED_PER_CENT
    for kind, value in split.paid:
        if kind == "percent":
            yield _Exact(rest * value, max(1, hundred))
        elif kind == "part":
            yield _Exact(rest * value, max(1, parts))
        elif in_proportion:
            yield _Exact(split.total * value, fixed)
        else:
            yield _Exact(value, as_written=True)


def _last_first(split: Split, amounts: Sequence[int]) -> list[int]:
    """Return the places below the first, the last first; those that fall below the unit at the end."""
    return sorted(range(len(amounts) - 1, 0, -1), key=lambda place: amounts[place] <= split.unit)


Code = Literal["in_proportion", "short", "rest", "nothing", "not_rounded", "order", "deal_cut", "deal_lost"]


def smooth(total: int, places: int, least: int) -> tuple[Share, ...]:
    """Return the parts of a pool in steps that fall towards the last place, which gets ``least``; nothing if
    the pool does not hold ``least`` for every place."""
    more = total - places * least
    if more < 0 or places < 1:
        return ()
    steps = [(places - i) * (places - i - 1) // 2 for i in range(places)] if places > 1 else [1]
    of = sum(steps)
    return tuple(("part", least * of + more * step) for step in steps)


@dataclass(frozen=True, eq=False, repr=False)
class PrizeOddity(ByFields):
    """Something in the prizes that a director would want to know before it is paid. Nothing is forbidden.

    ``in_proportion``: the amounts come to ``amount``, the pool is ``total``. ``short``: so do they, and the
    first place goes without the difference. ``rest``: ``amount`` of ``total`` is in no place's share and goes
    to the first place. ``nothing``: the places from ``place`` on get nothing.
    ``not_rounded``: the share of ``place``, ``amount``, is too small for the unit (``total``). ``order``:
    ``place`` has a larger share than the place above it: the larger prize goes to the better place.
    ``deal_cut``: a deal came to ``amount``, and its places win ``total`` now. ``deal_lost``: a deal of
    ``amount`` no longer stands.
    """

    code: Code
    place: int = 0
    amount: int = 0
    total: int = 0


@lru_cache(maxsize=8)
def oddities(split: Split) -> Sequence[PrizeOddity]:
    """Return the oddities of this pool's prizes; of each kind the first place."""
    odd: list[PrizeOddity] = []
    amounts = prizes(split)
    if not amounts:
        return odd
    written = max(split.fixed, dict(split.by_hand).get(1, 0))
    if written > split.total:
        code: Code = "in_proportion" if split.in_proportion else "short"
        odd.append(PrizeOddity(code, 1, written, split.total))
    shares = list(_exact(split))
    rest = split.total - split.to_house - sum(x.share // x.of for x in shares)
    lost = 0 if split.amounts_alone else len(shares)  # by the whole currency units above
    if rest > lost and len(shares) == len(split.shares) and not split.in_proportion:
        odd.append(PrizeOddity("rest", 1, rest, split.total))
    for i, (above, share) in enumerate(pairwise(shares), 2):
        if share.share * above.of > above.share * share.of:
            odd.append(PrizeOddity("order", i))
            break
    for i, (amount, share) in enumerate(zip(amounts, shares, strict=False), 1):
        if i > 1 and amount < split.unit and not share.as_written:
            odd.append(PrizeOddity("not_rounded", i, amount, split.unit))
            break
    if len(amounts) < len(shares):
        odd.append(PrizeOddity("nothing", len(amounts) + 1))
    return odd
