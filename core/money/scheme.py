"""The payouts of a pool by two choices, as the lines write them: how many places, and what each gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from core.money.amounts import LARGEST, percent_of, scaled
from core.money.places import Rounding, part_of, read_grid, row_of, shipped
from core.money.prizes import HUNDRED_PER_CENT, Share, Split, come_to_hundred, prizes, smooth
from core.money.refusing import RefusedMoney
from core.money.tickets import Tickets, paid_tickets, read_tickets, ticket_shares
from core.say.said import ByFields

Unshared = Literal["place", "house", "refuse"]
UNSHARED: tuple[Unshared, ...] = ("place", "house", "refuse")
MOST_PLACES = 20_000


@dataclass(frozen=True, eq=False, repr=False)
class Field(ByFields):
    """The size of a tournament and its money, in the smallest unit of the currency."""

    entries: int
    people: int
    pool: int
    buy_in: int = 0
    decimals: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Rounded(ByFields):
    """The rounding of the prizes, the place that gets the remainder, and the money in no place's share."""

    unit: int = 1
    down: bool = False
    remainder: int = 1
    unshared: Unshared = "place"


@dataclass(frozen=True, eq=False, repr=False)
class Payouts(ByFields):
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
    split = split_of(field, places, prizes_words, rounded, by_hand)
    return Payouts(checked(split, rounded), split.to_house)


def split_of(
    field: Field,
    places: str,
    wanted: str | Sequence[Share],
    rounded: Rounded = Rounded(),
    by_hand: Sequence[tuple[int, int]] = (),
    *,
    strict: bool = True,
) -> Split:
    """Return how the pool is split, by the words of the prizes or by these shares. Raises ``RefusedMoney``;
    not ``strict``, as a night must pay its pool whatever becomes of it, what cannot be paid as asked comes as
    near as it can."""
    if strict:
        _check(field, rounded)
    satellite = tickets_of(wanted, field, strict=strict) if isinstance(wanted, str) else None
    if satellite is not None:
        if strict and (places.strip() or by_hand):
            raise RefusedMoney(
                "tickets_alone", "Tickets say how many places are paid, and what: no places and none fixed."
            )
        shares = ticket_shares(satellite.value, field.pool, field.people)
        house = rounded.unshared == "house"
        return Split(field.pool, shares, field.people, remainder=rounded.remainder, house=house)
    paid = places_of(places, field, strict=strict) if places.strip() else None
    if paid is not None:
        if paid < 1 and strict:
            raise RefusedMoney("no_places", "At least one place is paid.")
        paid = max(1, min(paid, field.people))
    if isinstance(wanted, str):
        shares = _shares(wanted, field, paid, rounded.unit, strict=strict)
    else:
        shares = tuple(wanted)
    if paid is not None and paid > len(shares) and strict:
        raise RefusedMoney(
            "places_without_share",
            f"{paid} places are paid, {len(shares)} have a share.",
            places=paid,
            shares=len(shares),
        )
    shares = shares[:paid]
    reached = min(len(shares), max(1, field.people))
    if strict:
        _check_by_hand(by_hand, reached, field.pool)
    return Split(
        field.pool,
        shares,
        field.people,
        rounded.unit,
        rounded.down,
        rounded.remainder,
        tuple((place, amount) for place, amount in by_hand if place <= reached),
        rounded.unshared == "house",
    )


def tickets_of(words: str, field: Field, *, strict: bool = False) -> Tickets | None:
    """Return the tickets that the pool pays by these words of the prizes; None where they are no tickets."""
    name, *more = words.split() or [""]
    if name != "tickets":
        return None
    return paid_tickets(read_tickets(more, field.decimals), field.pool, field.people, strict=strict)


def read(places: str, scheme: str, decimals: int) -> None:
    """Raise ``RefusedMoney`` where these are no words of places (empty: none said), or of a grid or smooth
    steps (the same), whatever the field will be, of amounts with so many ``decimals`` at most."""
    name, *more = places.split() or [""]
    if name == "grid":
        if min((row.places for row in read_grid(more)), default=1) < 1:
            raise RefusedMoney("no_places", "At least one place is paid.")
    elif name and places_of(places, Field(1, 1, 0)) < 1:
        raise RefusedMoney("no_places", "At least one place is paid.")
    name, *more = scheme.split() or [""]
    if name == "grid":
        for row in read_grid(more):
            if not row.shares:
                raise RefusedMoney("no_prizes", "The grid has places and no per cents.")
            _within_hundred(tuple(("percent", x) for x in row.shares))
    elif name == "tickets":
        read_tickets(more, decimals)
    elif name:
        _smooth(more, Field(1, 1, 0), 1, 1, strict=False)


def checked(split: Split, rounded: Rounded) -> tuple[int, ...]:
    """Return the prizes. Raises ``RefusedMoney`` where they are not as they were asked for."""
    if rounded.unshared == "refuse" and split.unshared:
        raise RefusedMoney(
            "unshared",
            "{unshared} of {pool} is in no place's share.",
            unshared=split.unshared,
            pool=split.total,
        )
    found = tuple(prizes(split))
    for place, amount in split.by_hand:
        if found[place - 1 : place] != (amount,):
            raise RefusedMoney(
                "fixed_out_of_order",
                f"Place {place} cannot be fixed at {{amount}}: the others cannot share the rest in order.",
                amount=amount,
            )
    return found


# -- how many ----------------------------------------------------------------------------------------


def places_of(words: str, field: Field, *, strict: bool = True) -> int:
    """Return the number of places: ``7``, ``15% down``, ``12.5% nearest people``, ``grid``,
    ``grid 2-8:1 9-20:3``."""
    first, *more = words.split()
    if first == "grid":
        return row_of(read_grid(more) if more else shipped(), field.entries, strict=strict).places
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


def _shares(
    words: str, field: Field, paid: int | None, unit: int, *, strict: bool = True
) -> tuple[Share, ...]:
    """Return a share a place: ``50% 30% 20%``, ``5000 3000``, ``grid``, ``smooth 2``."""
    first, *more = words.split() or [""]
    if first == "grid":
        row = row_of(read_grid(more) if more else shipped(), field.entries, strict=strict)
        if not row.shares:
            raise RefusedMoney("no_prizes", "The grid has places and no per cents.")
        return _within_hundred(tuple(("percent", x) for x in row.shares))
    if first == "smooth":
        return _smooth(more, field, paid, unit, strict=strict)
    if not first:
        raise RefusedMoney("no_prizes", "Name the prizes: per cents, amounts, grid, smooth or tickets.")
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


def _smooth(
    words: Sequence[str], field: Field, paid: int | None, unit: int, *, strict: bool
) -> tuple[Share, ...]:
    """Return falling steps, the last place at least so many buy-ins (1 if it is not said)."""
    if paid is None:
        if not strict:
            return smooth(field.pool, 1, 0)
        raise RefusedMoney("places_not_said", "Smooth prizes need the number of places.")
    if field.buy_in < 1 and strict:
        raise RefusedMoney(
            "no_buy_in", "Smooth prizes need the buy-in: the last place is paid so many of them."
        )
    if len(words) > 1:
        raise RefusedMoney("not_prizes", "After smooth stands how many buy-ins the last place gets at least.")
    hundredths = scaled(words[0], 2, "the buy-ins of the last place") if words else 100
    least = -(-field.buy_in * hundredths // (100 * unit)) * unit
    shares = smooth(field.pool, paid, least)
    if not shares and not strict:
        return smooth(field.pool, paid, 0)
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
