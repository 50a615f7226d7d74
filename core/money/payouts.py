"""Money taken, places, prizes. All are derived: the log keeps only the order and the shared places."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import takewhile, zip_longest
from typing import NamedTuple

from core.floor.newcomers import still_entering
from core.money.deals import rounded
from core.money.pool import links_after
from core.money.prizes import HUNDRED_PER_CENT, PrizeOddity, Share, Split, oddities, prizes
from core.money.refusing import RefusedMoney
from core.money.scheme import MOST_PLACES, Field, Rounded, checked, read, split_of, tickets_of
from core.money.tickets import Tickets
from core.people.buying import sale_over
from core.say import acts, records
from core.say.decision import Decision
from core.say.reasons import BadAmount, NoPayouts, OverHundred, PrizeWon, Reason
from core.say.said import ByFields
from core.tournament.deciding import Deciding, rule
from core.tournament.kept import FLOOR_WORK, once_over
from core.tournament.settings import LARGEST
from core.tournament.state import Tournament

SchemeAct = acts.GridPrizes | acts.SmoothPrizes | acts.TicketPrizes

# The purchases that bring a player in.
COMES_IN = ("entry", "reentry", "rebuy")


def fees(t: Tournament) -> int:
    """Return the fees as they were recorded: of a guest who paid less, more than was taken."""
    return sum(e.fee for e in t.people.entries.values())


@dataclass(frozen=True, eq=False, repr=False)
class Asked(ByFields):
    """How the prizes are asked for: shares, or the words of a scheme; how many places; places by hand."""

    prizes: str | tuple[Share, ...]
    places: str
    by_hand: tuple[tuple[int, int], ...]
    rounded: Rounded
    pool: int


def asked(t: Tournament) -> Asked:
    money, down = t.money, t.setting("rounded") == "down"
    rounded = Rounded(t.setting("rounding"), down, t.setting("remainder"), t.setting("unshared"))
    return Asked(
        money.scheme or money.shares, money.places, tuple(sorted(money.by_hand.items())), rounded, money.pool
    )


def buy_in(t: Tournament) -> int:
    """Return what an entry at today's price brings into the prize pool, before anything is kept back."""
    entry = t.money.price("entry")
    return max(0, entry.paid - entry.fee - entry.bounty) if entry else 0


def split(t: Tournament, as_asked: Asked | None = None, *, more: int = 0, strict: bool = False) -> Split:
    """Return the pool split as it is asked for tonight, or so, among the people who have entered, with so
    many ``more`` entries; ``strict``: raises ``RefusedMoney`` where it cannot be, else it comes as near as it
    can."""
    wanted = as_asked or asked(t)
    field = _field(t, wanted.pool, more)
    return split_of(field, wanted.places, wanted.prizes, wanted.rounded, wanted.by_hand, strict=strict)


def _field(t: Tournament, pool: int, more: int = 0) -> Field:
    """Return the people who have entered and their entries, with so many more, and this pool."""
    people = max(0, t.game.entrants(t.people) + more)
    entries = max(people, t.game.entries(t.people) + more)
    return Field(entries, people, pool, buy_in(t), t.decimals)


@once_over(FLOOR_WORK | {records.Eliminated})
def tickets(t: Tournament) -> Tickets | None:
    """Return the tickets that are won tonight as things stand; None where the prizes are money."""
    return tickets_of(t.money.scheme, _field(t, t.money.pool))


def ticket_places(t: Tournament) -> range:
    """Return the places that win a ticket tonight: those of a deal that stands win money instead."""
    won = tickets(t)
    return range(len(t.game.dealt(t.people)) + 1, (won.count if won else 0) + 1)


@once_over(FLOOR_WORK | {records.Eliminated})
def tonight(t: Tournament) -> Sequence[int]:
    """Return the prize of each place as things stand."""
    return prizes(split(t))


def shared(covered: Sequence[int], heads: int) -> list[int]:
    """Return the prize of each player who shares these places: pooled and split to the whole currency unit,
    whatever prizes are rounded to; the odd units go to the first."""
    each, odd = divmod(sum(covered), heads)
    return [each + 1] * odd + [each] * (heads - odd)


class Placing(NamedTuple):
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


def paid_placings(t: Tournament) -> Iterator[Placing]:
    """Yield the placings of the places that are paid, best first."""
    paid = max(len(tonight(t)), len(t.game.dealt(t.people)))
    return takewhile(lambda x: x.place <= paid, best_first(t))


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


@dataclass(frozen=True, eq=False, repr=False)
class Foretold(ByFields):
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


def _asked_by(t: Tournament, act: acts.Act) -> Asked | None:
    """Return how the prizes are asked for after this act; None if it cannot be done or does not change it."""
    now = asked(t)
    match act:
        case acts.SetPrizes(shares=shares) if not [*_wrong(shares)]:
            return replace(now, prizes=shares)
        case acts.GridPrizes() | acts.SmoothPrizes() | acts.TicketPrizes() if _readable(
            "", scheme_words(act), t.decimals
        ):
            return replace(now, prizes=scheme_words(act))
        case acts.SetPlaces(places=places) if _readable(places, "", t.decimals):
            return replace(now, places=places)
        case acts.FixPlace(place=place, amount=amount):
            others = {x: fixed for x, fixed in now.by_hand if x != place}
            after = {**others, place: amount} if amount else others
            return replace(now, by_hand=tuple(sorted(after.items())))
        case acts.Set(key="rounding", value=int(unit)) if unit > 0:
            return replace(now, rounded=replace(now.rounded, unit=unit))
        case acts.Set(key="rounded", value=str(how)):
            return replace(now, rounded=replace(now.rounded, down=how == "down"))
        case acts.Set(key="remainder", value=int(place)) if place > 0:
            return replace(now, rounded=replace(now.rounded, remainder=place))
        case acts.Set(key="unshared", value="place" | "house" | "refuse" as unshared):
            return replace(now, rounded=replace(now.rounded, unshared=unshared))
        case acts.Set(key="own-bounty", value="keep" | "pool" as own):
            return replace(now, pool=replace(t.money, own_to_pool=own == "pool").pool)
        case acts.Disqualify(entry=entry, refund=refund) if refund > 0 and entry in t.people.entries:
            return replace(now, pool=_pool_less(t, entry, refund))
        case acts.Unregister(entry=entry) if entry in t.people.live.values() and not t.word.cancelled:
            return replace(now, pool=_after(t, act).money.pool)
    links = links_after(t, act)
    return None if links is None else replace(now, pool=t.money.pool_with(links))


def _after(t: Tournament, act: acts.Act) -> Tournament:
    """Return the tournament whose places this act leaves: an entry taken back has never been."""
    if not isinstance(act, acts.Unregister):
        return t
    people, gone = t.people, t.people.entries[act.entry]
    entries, entries_of, live = {**people.entries}, {**people.entries_of}, {**people.live}
    del entries[gone.id]
    entries_of[gone.player] = tuple(e for e in entries_of[gone.player] if e != gone.id)
    if not entries_of[gone.player]:
        del entries_of[gone.player]
    live.pop(gone.player, None)
    left = replace(people, entries=entries, entries_of=entries_of, live=live)
    money = replace(t.money, contributed=t.money.contributed - gone.for_prizes, stakes={**t.money.stakes})
    for bounty in gone.stakes.values():
        money.counts_stake(bounty, -1)
    return replace(t, people=left, money=money)


def _pool_less(t: Tournament, entry: int, refund: int) -> int:
    """Return the pool after so much of what an entry paid is given back: of its fee last."""
    of = t.people.entries[entry]
    left = of.paid - of.bounty - refund
    contributed = t.money.contributed - of.for_prizes + max(0, left - of.fee)
    return replace(t.money, contributed=contributed).pool


def _readable(places: str, scheme: str, decimals: int) -> bool:
    try:
        read(places, scheme, decimals)
    except RefusedMoney:
        return False
    return True


def scheme_words(act: SchemeAct) -> str:
    """Return the words of the scheme that this act asks for: ``grid 2-8:100% 9-20:60/40``, ``smooth 2``,
    ``tickets 2000 5 Main event``."""
    match act:
        case acts.GridPrizes(rows=more):
            return f"grid {more}".strip()
        case acts.SmoothPrizes(least=more):
            return f"smooth {more}".strip()
        case acts.TicketPrizes(tickets=more):
            return f"tickets {more}".strip()


def wanted(t: Tournament, act: acts.Act) -> Split | None:
    """Return the split of the pool after this act; None if it cannot be done or does not change that."""
    after = _asked_by(t, act)
    return None if after is None else split(_after(t, act), after)


def foretold(t: Tournament, act: acts.Act) -> Foretold | None:
    """Return what this act would do to the prizes; None if nothing."""
    new = wanted(t, act)
    if new is None:
        return None
    return Foretold(tuple(tonight(t)), tuple(prizes(new)), tuple(oddities(new)))


def scheme_reasons(t: Tournament, act: acts.Act) -> Iterator[Reason]:
    """Yield that prizes cannot be paid as this act asks: words that are none in any case; the rest as things
    stand, once somebody has entered, and the director may go on."""
    try:
        if isinstance(act, acts.SetPlaces):
            read(act.places, "", t.decimals)
        if isinstance(act, acts.GridPrizes | acts.SmoothPrizes | acts.TicketPrizes):
            read("", scheme_words(act), t.decimals)
    except RefusedMoney as refused:
        yield no_payouts(refused, overridable=False)
        return
    after = _asked_by(t, act)
    if after is None or not after.prizes or not t.people.entries:
        return
    by_scheme = isinstance(after.prizes, str) or after.places or after.by_hand
    if not by_scheme and after.rounded.unshared != "refuse":
        return
    try:
        checked(split(t, after, strict=True), after.rounded)
    except RefusedMoney as refused:
        yield no_payouts(refused, overridable=True)


def no_payouts(refused: RefusedMoney, *, overridable: bool) -> NoPayouts:
    """Return why the prizes cannot be paid as they are asked for."""
    amounts = refused.amounts
    return NoPayouts(
        code=refused.code,
        overridable=overridable,
        amount=amounts.get("amount", 0),
        least=amounts.get("least", 0),
        total=amounts.get("total", 0),
        pool=amounts.get("pool", 0),
        unshared=amounts.get("unshared", 0),
        places=amounts.get("places", 0),
        shares=amounts.get("shares", 0),
    )


def rewritten(t: Tournament, act: acts.Act, now: int) -> list[tuple[Placing, int]]:
    """Return the players whose place is final and whose prize this act would change, with the new prize, and
    those who play on for another amount by the deal (place 0). Without prizes set nobody has won any."""
    new = wanted(t, act)
    if new is None or not t.money.prizes_set:
        return []
    then, amounts = _after(t, act), prizes(new)
    by_deal = _dealt_anew(t, then, amounts)
    if not t.won and may_come_in(t, now):
        return by_deal
    hand = t.game.hand
    undecided = {b.entry for b in t.game.busts if hand and b.hand == hand}
    after = {x.entry: x.prize for x in _placed(then, amounts)}
    return [
        (old, after[old.entry])
        for old in placings(t)
        if old.prize != after.get(old.entry, old.prize) and old.entry not in undecided
    ] + by_deal


def _dealt_anew(t: Tournament, then: Tournament, amounts: Sequence[int]) -> list[tuple[Placing, int]]:
    """Return the players still in whose amount by the deal that stands would be another."""
    (before, _), (after, _) = of_deal(t, tonight(t)), of_deal(then, amounts)
    still_in = {t.game.holder(t.people, e): e for e in sorted(then.people.live.values(), reverse=True)}
    return [
        (Placing(e, 0, 0, before.get(holder, 0)), after.get(holder, 0))
        for holder, e in sorted(still_in.items(), key=lambda x: x[1])
        if not t.won and before.get(holder, 0) != after.get(holder, 0)
    ]


def may_come_in(t: Tournament, now: int) -> bool:
    """Return whether places can still change because somebody enters, re-enters or re-buys. Without a last
    level or a time nobody knows, and nothing waits for it."""
    if still_entering(t, now):
        return True
    limited = [x for kind in COMES_IN for x in t.money.sold(kind) if x.limit is not None]
    return any(not sale_over(t, x, now) for x in limited)


def won_reasons(t: Tournament, act: acts.Act, now: int) -> Iterator[Reason]:
    """Yield the reason that prizes already won would change, unless the director means to change them."""
    if changed := rewritten(t, act, now):
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
    reasons = (*_wrong(act.shares), *scheme_reasons(t, act), *won_reasons(t, act, now))
    return Decision(reasons, lambda _: [records.PrizesSet(act.shares)])


@rule
def share_by_scheme(
    t: Tournament, act: acts.GridPrizes | acts.SmoothPrizes | acts.TicketPrizes, now: int
) -> Decision:
    reasons = (*scheme_reasons(t, act), *won_reasons(t, act, now))
    return Decision(reasons, lambda _: [records.SchemeSet(scheme_words(act))])


@rule
def set_places(t: Tournament, act: acts.SetPlaces, now: int) -> Decision:
    reasons = (*scheme_reasons(t, act), *won_reasons(t, act, now))
    return Decision(reasons, lambda _: [records.PlacesSet(act.places)])


@rule
def fix_place(t: Tournament, act: acts.FixPlace, now: int) -> Deciding:
    """Fix a place's prize, if there can be such a place."""
    if not 1 <= act.place <= MOST_PLACES:
        yield BadAmount(what="prizes", amount=act.place)
    elif not 0 <= act.amount <= LARGEST:
        yield BadAmount(what="prizes", amount=act.amount)
    elif not act.amount and act.place not in t.money.by_hand:
        yield NoPayouts(code="nothing_fixed")
    else:
        yield from scheme_reasons(t, act)
        yield from won_reasons(t, act, now)
    return lambda _: [records.PlaceFixed(act.place, act.amount)]


def scheme_acts(t: Tournament) -> Iterator[acts.Act]:
    """Yield the acts that ask for the prizes as they are asked for, besides shares of their own."""
    name, _, more = t.money.scheme.partition(" ")
    made: dict[str, SchemeAct] = {
        "grid": acts.GridPrizes(rows=more),
        "smooth": acts.SmoothPrizes(least=more),
        "tickets": acts.TicketPrizes(tickets=more),
    }
    if name:
        yield made[name]
    if t.money.places:
        yield acts.SetPlaces(places=t.money.places)
    for place, amount in sorted(t.money.by_hand.items()):
        yield acts.FixPlace(place=place, amount=amount)


def places_paid(t: Tournament) -> int:
    """Return how many places are paid as things stand; 0 if unknown."""
    return len(tonight(t)) if t.money.prizes_set else 0


def from_money(t: Tournament) -> int | None:
    """Return how many must still go out before all who are left are paid; None if the prizes are unknown."""
    paid = places_paid(t)
    return max(0, t.game.left(t.people) - paid) if paid else None
