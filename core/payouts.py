"""Money taken, places, prizes. All derived: only the order and who shares is written down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from core import acts, records
from core.context import Context, Rule
from core.refusal import Reason, Why
from core.tournament import Bust, Tournament

HUNDRED_PER_CENT = 10_000


def come_to_hundred(numbers: Sequence[int]) -> bool:
    """Whether several bare numbers can hardly be meant as amounts: as such the first place would get all but
    50 of the pool where 50 30 20 was typed."""
    return len(numbers) > 1 and sum(numbers) * 100 == HUNDRED_PER_CENT


def taken(t: Tournament) -> int:
    """All that players have paid, in currency units."""
    return t.taken


def fees(t: Tournament) -> int:
    """The house's part as it was written down: of a guest who paid less, more than was taken."""
    return sum(e.fee for e in t.entries.values())


def pool(t: Tournament) -> int:
    """What there is to win: what each entry paid beyond its fee. No entry takes from another's money."""
    return t.pool


def prizes(total: int, shares: Sequence[tuple[str, int]], unit: int, players: int) -> list[int]:
    """The prize of each place; they always sum to ``total``.

    Amounts come first; percentages are of what the amounts leave, rounded down to ``unit``; the
    remainder goes to the first place. Amounts the pool cannot pay are cut from the last place up.
    ``unit`` is for the prizes of the places; a tie shares them to the whole currency unit.
    """
    shares = shares[: max(1, players)]
    if not shares or total <= 0:
        return []
    fixed = sum(value for kind, value in shares if kind == "amount")
    rest = max(0, total - fixed)
    amounts = [
        value if kind == "amount" else rest * value // HUNDRED_PER_CENT // unit * unit
        for kind, value in shares
    ]
    over = sum(amounts) - total
    for i in reversed(range(len(amounts))):
        cut = min(max(0, over), amounts[i])
        amounts[i] -= cut
        over -= cut
    amounts[0] += total - sum(amounts)
    while len(amounts) > 1 and amounts[-1] == 0:
        amounts.pop()
    return amounts


def tonight(t: Tournament) -> list[int]:
    """The prize of each place as things stand, for the people who have entered (not their entries)."""
    return prizes(pool(t), t.shares, t.setting("rounding"), len(t.entered))


def shared(covered: Sequence[int], heads: int) -> list[int]:
    """What those who share these places get each: pooled and split to the whole currency unit, whatever
    the prizes are rounded to; the odd units go to the first of them."""
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
    """Everybody who is finally out, and the winner once he is alone, best place first.

    A player who bought in again is placed by the last bust only.
    """
    return [*best_first(t)]


def best_first(t: Tournament) -> Iterator[Placing]:
    """The same one after another: who asks for the last to go out need not go through all of them."""
    finals = _finals(t)
    mates = [*islice(finals, 1)]
    amounts = tonight(t)
    if len(t.live) == 1 and mates:
        yield Placing(next(iter(t.live.values())), 1, 1, amounts[0] if amounts else 0)
    place = 1 + len(t.live)
    while mates:
        group = mates[0].group
        following = next(finals, None)
        while group and following is not None and following.group == group:
            mates.append(following)
            following = next(finals, None)
        last = place + len(mates) - 1
        if len(mates) == 1:  # nearly always
            yield Placing(mates[0].entry, place, place, amounts[place - 1] if place <= len(amounts) else 0)
        else:
            parts = shared(amounts[place - 1 : last], len(mates))
            for entry, part in zip(sorted(x.entry for x in mates), parts, strict=True):
                yield Placing(entry, place, last, part)
        place, mates = last + 1, [following] if following is not None else []


def _finals(t: Tournament) -> Iterator[Bust]:
    """The last bust of everybody who is out, the latest first."""
    seen: set[int] = set()
    for bust in reversed(t.busts):
        player = t.entries[bust.entry].player
        if player not in t.live and player not in seen:
            seen.add(player)
            yield bust


def check(t: Tournament, act: acts.SetPrizes, now: int) -> Iterator[Reason]:
    if any(kind not in ("percent", "amount") or value < 0 for kind, value in act.shares):
        yield Reason(Why.BAD_AMOUNT, {"what": "prizes", "amount": -1})
    total = sum(value for kind, value in act.shares if kind == "percent")
    if total > HUNDRED_PER_CENT:
        yield Reason(Why.OVER_HUNDRED, {"hundredths": total})


def act(t: Tournament, act: acts.SetPrizes, context: Context) -> Iterator[records.Record]:
    yield records.PrizesSet(act.shares)


RULES = {acts.SetPrizes: Rule(check, act)}
