"""The prize of each place: the arithmetic, and the oddities of the result. Prizes always total the pool, and
no place wins more than the place above it (procedure I3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, NamedTuple

# ``("percent", hundredths of a per cent)`` or ``("amount", currency units)``, one for each place.
Share = tuple[str, int]

HUNDRED_PER_CENT = 10_000


def come_to_hundred(numbers: Sequence[int]) -> bool:
    """Return whether several bare numbers can hardly be meant as amounts: with 50 30 20 as amounts the first
    place would get all but 50 of the pool."""
    return len(numbers) > 1 and sum(numbers) * 100 == HUNDRED_PER_CENT


@dataclass(frozen=True, slots=True)
class Split:
    """How a pool is split among ``players``: the prizes below the first are rounded to multiples of
    ``unit``, to the nearest one or ``down``."""

    total: int
    shares: tuple[Share, ...]
    players: int
    unit: int = 1
    down: bool = False

    @property
    def paid(self) -> tuple[Share, ...]:
        """The shares of the places that somebody can reach."""
        return self.shares[: max(1, self.players)]

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


def prizes(split: Split) -> list[int]:
    """Return the prize of each place, for as many places as win something; they always sum to the pool.

    Amounts are paid as written and percentages are of the rest; the places below the first are rounded, and
    the first gets what is left. Amounts the pool is much too small for are paid in proportion. A share that
    rounds to nothing is paid to the whole currency unit: a paid place gets nothing only where it has no
    share.
    """
    if not split.paid or split.total <= 0:
        return []
    shares = list(_exact(split))
    amounts = [share.rounded(split) for share in shares]
    amounts[0] = 0
    amounts[0] = split.total - sum(amounts)
    # Rounded up, many small prizes can leave less for the first place than for the second.
    for place in _last_first(split, amounts):
        if amounts[0] >= max(amounts[1:]):
            break
        down = shares[place].rounded_down(split)
        amounts[0] += amounts[place] - down
        amounts[place] = down
    amounts.sort(reverse=True)
    while len(amounts) > 1 and amounts[-1] == 0:
        amounts.pop()
    return amounts


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
    for kind, value in split.paid:
        if kind == "percent":
            yield _Exact(rest * value, HUNDRED_PER_CENT)
        elif in_proportion:
            yield _Exact(split.total * value, fixed)
        else:
            yield _Exact(value, as_written=True)


def _last_first(split: Split, amounts: Sequence[int]) -> list[int]:
    """Return the places below the first, the last first; those that fall below the unit at the end."""
    return sorted(range(len(amounts) - 1, 0, -1), key=lambda place: amounts[place] <= split.unit)


Code = Literal["in_proportion", "short", "rest", "nothing", "not_rounded", "order"]


@dataclass(frozen=True, slots=True)
class PrizeOddity:
    """Something in the prizes that a director would want to know before it is paid. Nothing is forbidden.

    ``in_proportion``: the amounts come to ``amount``, the pool is ``total``. ``short``: so do they, and the
    first place goes without the difference. ``rest``: ``amount`` of ``total`` is in no place's share and goes
    to the first place. ``nothing``: the places from ``place`` on get nothing.
    ``not_rounded``: the share of ``place``, ``amount``, is too small for the unit (``total``). ``order``:
    ``place`` has a larger share than the place above it: the larger prize goes to the better place.
    """

    code: Code
    place: int = 0
    amount: int = 0
    total: int = 0


def oddities(split: Split) -> list[PrizeOddity]:
    """Return what looks wrong with the prizes of this pool; of each kind the first place."""
    odd: list[PrizeOddity] = []
    amounts = prizes(split)
    if not amounts:
        return odd
    if split.fixed > split.total:
        code: Code = "in_proportion" if split.in_proportion else "short"
        odd.append(PrizeOddity(code, 1, split.fixed, split.total))
    shares = list(_exact(split))
    rest = split.total - sum(x.share // x.of for x in shares)
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
