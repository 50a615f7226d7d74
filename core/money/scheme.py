"""The payouts of a pool by two choices, as the lines write them: how many places, and what each gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from core.money.amounts import LARGEST, percent_of, scaled
from core.money.places import Rounding, part_of, read_grid, row_of, shipped
from core.money.prizes import HUNDRED_PER_CENT, Share, Split, come_to_hundred, prizes, smooth
from core.money.refusing import RefusedMoney

Unshared = Literal["place", "house", "refuse"]
UNSHARED: tuple[Unshared, ...] = ("place", "house", "refuse")
MOST_PLACES = 20_000


@dataclass(frozen=True, slots=True)
class Field:
    """The size of a tournament and its money, in the smallest unit of the currency."""

    entries: int
    people: int
    pool: int
    buy_in: int = 0
    decimals: int = 0


@dataclass(frozen=True, slots=True)
class Rounded:
    """The rounding of the prizes, the place that gets the remainder, and the money in no place's share."""

    unit: int = 1
    down: bool = False
    remainder: int = 1
    unshared: Unshared = "place"


@dataclass(frozen=True, slots=True)
class Payouts:
    """The prizes from the first place. They and ``house`` come to the pool."""

    prizes: tuple[int, ...]
    house: int


def payouts(
    field: Field,
    places: str,
    prizes_words: str,
    rounded: Rounded = Rounded(),
    by_hand: Sequence[tuple[int, int]] = (),
) -> Payouts:
    """Return the prizes. Raises ``RefusedMoney``."""
    _check(field, rounded)
    paid = places_of(places, field) if places.strip() else None
    if paid is not None:
        if paid < 1:
            raise RefusedMoney("no_places", "At least one place is paid.")
        paid = min(paid, field.people)
    shares = _shares(prizes_words, field, paid, rounded.unit)
    if paid is not None and paid > len(shares):
        raise RefusedMoney("places_without_share", f"{paid} places are paid, {len(shares)} have a share.")
    shares = shares[:paid]
    _check_by_hand(by_hand, min(len(shares), field.people), field.pool)
    split = Split(
        field.pool,
        shares,
        field.people,
        rounded.unit,
        rounded.down,
        rounded.remainder,
        tuple(by_hand),
        rounded.unshared == "house",
    )
    if rounded.unshared == "refuse" and split.unshared:
        raise RefusedMoney(
            "unshared",
            "{unshared} of {pool} is in no place's share.",
            unshared=split.unshared,
            pool=field.pool,
        )
    found = tuple(prizes(split))
    for place, amount in by_hand:
        if found[place - 1 : place] != (amount,):
            raise RefusedMoney(
                "fixed_out_of_order",
                f"Place {place} cannot be fixed at {{amount}}: the others cannot share the rest in order.",
                amount=amount,
            )
    return Payouts(found, split.to_house)


# -- how many ----------------------------------------------------------------------------------------


def places_of(words: str, field: Field) -> int:
    """Return the number of places: ``7``, ``15% down``, ``12.5% nearest people``, ``grid``,
    ``grid 2-8:1 9-20:3``."""
    first, *more = words.split()
    if first == "grid":
        return row_of(read_grid(more) if more else shipped(), field.entries).places
    share = percent_of(first, "the places")
    if share is None and not more:
        return _whole_places(first)
    if share == 0:
        return 0
    if share is None or share > HUNDRED_PER_CENT:
        raise RefusedMoney(
            "not_places", "Places are a number, a per cent of the entries up to 100 %, or a grid."
        )
    how: Rounding = "up"
    ways: dict[str, Rounding] = {"up": "up", "down": "down", "nearest": "nearest"}
    count = field.entries
    for word in more:
        if word in ways:
            how = ways[word]
        elif word in ("people", "entries"):
            count = field.people if word == "people" else field.entries
        else:
            raise RefusedMoney(
                "not_places", "After a per cent of the places stands up, down, nearest or people."
            )
    return part_of(count, share, how)


def _whole_places(word: str) -> int:
    places = scaled(word, 0, "the places")
    if places > MOST_PLACES:
        raise RefusedMoney("too_large", f"At most {MOST_PLACES} places are paid.")
    return places


# -- what each gets ----------------------------------------------------------------------------------


def _shares(words: str, field: Field, paid: int | None, unit: int) -> tuple[Share, ...]:
    """Return a share a place: ``50% 30% 20%``, ``5000 3000``, ``grid``, ``smooth 2``."""
    first, *more = words.split() or [""]
    if first == "grid":
        row = row_of(read_grid(more) if more else shipped(), field.entries)
        if not row.shares:
            raise RefusedMoney("no_prizes", "The grid has places and no per cents.")
        return _within_hundred(tuple(("percent", x) for x in row.shares))
    if first == "smooth":
        return _smooth(more, field, paid, unit)
    if not first:
        raise RefusedMoney("no_prizes", "Name the prizes: per cents, amounts, grid or smooth.")
    shares = tuple(_share(word, field.decimals) for word in (first, *more))
    bare = [int(word) for word in (first, *more) if word.isdecimal()]
    if len(bare) == len(shares) and come_to_hundred(bare):
        raise RefusedMoney(
            "per_cents_meant", "The prizes come to 100: write per cents with %, as 50% 30% 20%."
        )
    return _within_hundred(shares)


def _share(word: str, decimals: int) -> Share:
    share = percent_of(word, "a prize")
    return ("amount", scaled(word, decimals, "a prize")) if share is None else ("percent", share)


def _within_hundred(shares: tuple[Share, ...]) -> tuple[Share, ...]:
    total = sum(value for kind, value in shares if kind == "percent")
    if total > HUNDRED_PER_CENT:
        raise RefusedMoney("over_hundred", f"The per cents come to {total / 100:g} %, more than 100 %.")
    return shares


def _smooth(words: Sequence[str], field: Field, paid: int | None, unit: int) -> tuple[Share, ...]:
    """Return falling steps, the last place at least so many buy-ins (1 if it is not said)."""
    if paid is None:
        raise RefusedMoney("no_places", "Smooth prizes need the number of places.")
    if field.buy_in < 1:
        raise RefusedMoney(
            "no_buy_in", "Smooth prizes need the buy-in: the last place is paid so many of them."
        )
    if len(words) > 1:
        raise RefusedMoney("not_prizes", "After smooth stands how many buy-ins the last place gets at least.")
    hundredths = scaled(words[0], 2, "the buy-ins of the last place") if words else 100
    least = -(-field.buy_in * hundredths // (100 * unit)) * unit
    shares = smooth(field.pool, paid, least)
    if not shares:
        raise RefusedMoney(
            "pool_too_small",
            f"{paid} places of at least {{least}} come to {{total}}, more than the pool of {{pool}}.",
            least=least,
            total=paid * least,
            pool=field.pool,
        )
    return shares


# -- what cannot be ----------------------------------------------------------------------------------


def _check(field: Field, rounded: Rounded) -> None:
    """Raise ``RefusedMoney`` where a number is wrong."""
    if min(field.entries, field.people, rounded.remainder) < 1:
        raise RefusedMoney("too_few", "Entries, people and places are numbers from 1.")
    if max(field.entries, field.people) > MOST_PLACES:
        raise RefusedMoney("too_large", f"At most {MOST_PLACES} entries are paid out.")
    if field.people > field.entries:
        raise RefusedMoney("more_people", f"{field.people} people cannot have made {field.entries} entries.")
    if min(field.pool, field.buy_in) < 0:
        raise RefusedMoney("negative", "An amount is negative.")
    if max(field.pool, field.buy_in, rounded.unit) > LARGEST:
        raise RefusedMoney("too_large", "An amount is too large.")
    if rounded.unit < 1:
        raise RefusedMoney("no_unit", "The unit that prizes are rounded to is at least the smallest one.")


def _check_by_hand(by_hand: Sequence[tuple[int, int]], places: int, pool: int) -> None:
    for place, _ in by_hand:
        if not 1 <= place <= places:
            raise RefusedMoney("no_such_place", f"Place {place} is not paid: {places} places are.")
    if len({place for place, _ in by_hand}) < len(by_hand):
        raise RefusedMoney("fixed_twice", "A place is fixed twice.")
    total = sum(amount for _, amount in by_hand)
    if total > pool:
        raise RefusedMoney(
            "fixed_over_pool",
            "The places fixed by hand come to {total}, the pool is {pool}.",
            total=total,
            pool=pool,
        )
