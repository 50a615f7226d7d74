"""Deals: the open prizes of all who are left, shared by ICM, by chips, evenly or as the players agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from core.money.amounts import LARGEST
from core.money.icm import MOST_PLAYERS, icm
from core.money.prizes import HUNDRED_PER_CENT
from core.money.refusing import RefusedMoney
from core.say.said import ByFields

By = Literal["icm", "chips", "even", "custom"]
WAYS: tuple[By, ...] = ("icm", "chips", "even", "custom")
# Floating-point remainders are compared to this part of the smallest unit.
_FINEST = 10**6


@dataclass(frozen=True, eq=False, repr=False)
class DealWarning(ByFields):
    """Something that a player would want to know before signing: ``amount`` of the ``player`` (from 1) is
    more than first prize or less than the next place, ``limit``."""

    code: Literal["more_than_first", "less_than_next"]
    player: int
    amount: int
    limit: int


@dataclass(frozen=True, eq=False, repr=False)
class Deal(ByFields):
    """Amounts in the order of the players, in the smallest unit of the currency; ``exact`` is unrounded."""

    to_share: int
    kept: int
    exact: tuple[float, ...]
    amounts: tuple[int, ...]
    warnings: tuple[DealWarning, ...]


def kept_of(prizes: Sequence[int], hundredths: int) -> int:
    """Return a per cent of the open prizes, rounded down."""
    return sum(prizes) * hundredths // HUNDRED_PER_CENT


@dataclass(frozen=True, eq=False, repr=False)
class Terms(ByFields):
    """A deal as it is agreed. ``of``: the number of players where neither stacks nor custom amounts say it.
    What is ``kept`` for the winner is taken off the first prize."""

    by: By
    prizes: Sequence[int]
    stacks: Sequence[int] = ()
    of: int = 0
    kept: int = 0
    unit: int = 1
    custom: Sequence[int] = ()

    @property
    def players(self) -> int:
        return len(self.stacks) or len(self.custom) or self.of

    @property
    def open_prizes(self) -> list[int]:
        """Return a prize for each player, 0 where none is left."""
        return [*self.prizes, *[0] * (self.players - len(self.prizes))]

    @property
    def to_share(self) -> int:
        return sum(self.prizes) - self.kept


def deal(terms: Terms) -> Deal:
    """Return the deal by these terms. Raises ``RefusedMoney``.

    Amounts are rounded down to the unit; the rest goes unit by unit to the largest remainders, of equal ones
    to the larger stack.
    """
    check(terms)
    stacks, open_prizes = terms.stacks, terms.open_prizes
    if terms.by == "custom":
        exact, amounts = [Fraction(x) for x in terms.custom], list(terms.custom)
    else:
        exact = _exact(terms.by, open_prizes, stacks, terms.players, terms.kept)
        amounts = rounded(exact, stacks or [0] * terms.players, terms.to_share, terms.unit)
    return Deal(
        terms.to_share,
        terms.kept,
        tuple(map(float, exact)),
        tuple(amounts),
        tuple(_warnings(amounts, open_prizes)),
    )


def check(terms: Terms) -> None:
    """Raise ``RefusedMoney`` where there can be no such deal. Unlike ICM it costs nothing."""
    _check(terms.by, terms.open_prizes, terms.stacks, terms.players, terms.kept, terms.unit)
    if terms.by == "custom":
        _check_custom(terms.custom, terms.players, terms.to_share)


def rounded(exact: Sequence[Fraction], stacks: Sequence[int], total: int, unit: int) -> list[int]:
    """Return whole units that sum to the total. What is less than a unit goes to the next in order."""
    amounts = [x // unit * unit for x in exact]
    rest = total - sum(amounts)
    order = sorted(range(len(exact)), key=lambda i: (exact[i] - amounts[i], stacks[i]), reverse=True)
    for i in order:
        more = min(unit, rest)
        amounts[i] += more
        rest -= more
    return amounts


def _exact(by: By, prizes: list[int], stacks: Sequence[int], players: int, kept: int) -> list[Fraction]:
    to_share = sum(prizes) - kept
    if by == "even":
        return [Fraction(to_share, players)] * players
    if by == "chips":
        return [Fraction(to_share * stack, sum(stacks)) for stack in stacks]
    # A player is the first as often as he has of the chips, and loses as much of what is kept.
    won = (kept * stack / sum(stacks) for stack in stacks)
    worth = (x - less for x, less in zip(_by_icm(tuple(stacks), tuple(prizes)), won, strict=True))
    return [Fraction(round(x * _FINEST), _FINEST) for x in worth]


@lru_cache(maxsize=8)
def _by_icm(stacks: tuple[int, ...], prizes: tuple[int, ...]) -> list[float]:
    """Return ``icm``, remembered: of 15 players it takes 170 ms, and while a deal is looked at every key and
    every action asks for it several times. What is kept for the winner is none of it."""
    return icm(stacks, prizes)


def _check(by: By, prizes: Sequence[int], stacks: Sequence[int], players: int, kept: int, unit: int) -> None:
    """Raise ``RefusedMoney`` where there can be no such deal."""
    if players < 2:
        raise RefusedMoney("one_player", "A deal is between two players at least.")
    if by == "icm" and players > MOST_PLAYERS:
        raise RefusedMoney(
            "too_many_for_icm", f"ICM is computed for at most {MOST_PLAYERS} players, not {players}."
        )
    if by in ("icm", "chips") and not stacks:
        raise RefusedMoney("no_stacks", f"A deal by {by} needs the stack of every player.")
    _check_amounts(prizes, stacks, kept, unit)
    if len(prizes) > players:
        raise RefusedMoney("more_prizes", f"{len(prizes)} prizes are more than {players} players can win.")
    if any(lower > higher for higher, lower in pairwise(prizes)):
        raise RefusedMoney("prizes_rise", "A prize is larger than that of the place above it.")
    total = sum(prizes)
    if total == 0:
        raise RefusedMoney("nothing_to_share", "There is nothing to share: the prizes come to 0.")
    if kept >= total:
        raise RefusedMoney(
            "kept_all",
            "{kept} kept for the winner leaves nothing of {total} to share.",
            kept=kept,
            total=total,
        )
    if by == "icm" and kept > prizes[0]:
        raise RefusedMoney(
            "kept_over_first",
            "{kept} kept for the winner is more than first prize, {first}.",
            kept=kept,
            first=prizes[0],
        )


def _check_amounts(prizes: Sequence[int], stacks: Sequence[int], kept: int, unit: int) -> None:
    if min(*prizes, kept, 0) < 0:
        raise RefusedMoney("negative", "An amount is negative.")
    if max(*prizes, *stacks, unit) > LARGEST:
        raise RefusedMoney("too_large", "A number is too large.")
    if min(stacks, default=1) < 1:
        raise RefusedMoney("no_chips", "A player without chips has no part in a deal.")
    if unit < 1:
        raise RefusedMoney("no_unit", "The unit that amounts are rounded to is at least the smallest one.")


def _check_custom(custom: Sequence[int], players: int, to_share: int) -> None:
    if len(custom) != players:
        raise RefusedMoney("amounts_missing", f"{players} players need {players} amounts, not {len(custom)}.")
    if min(custom) < 0:
        raise RefusedMoney("negative", "An amount is negative.")
    off = sum(custom) - to_share
    if off:
        more = "more" if off > 0 else "less"
        words = "The amounts come to {total}: {off} " + more + " than the {to_share} to share."
        raise RefusedMoney("sum_differs", words, total=sum(custom), off=abs(off), to_share=to_share)


def _warnings(amounts: Sequence[int], prizes: Sequence[int]) -> list[DealWarning]:
    """Return the players who get more than first prize, or less than the next to go out would win."""
    first, next_place = prizes[0], prizes[-1]
    found = [DealWarning("more_than_first", i, x, first) for i, x in enumerate(amounts, 1) if x > first]
    low = [
        DealWarning("less_than_next", i, x, next_place) for i, x in enumerate(amounts, 1) if x < next_place
    ]
    return sorted([*found, *low], key=lambda x: x.player)
